// The words on the box of M121.

export const coverTexts = { title: ['M121'], tagline: 'Trade across a galaxy' };
