// The words on the box of Event Horizon.

export const coverTexts = { title: ['Event Horizon'], tagline: 'Eight rounds of war' };
