// The words on the box of Andromeda's Edge.

export const coverTexts = { title: ['Andromeda’s', 'Edge'], tagline: 'Launch and return' };
