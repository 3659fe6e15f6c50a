// The words on the box of Solar Sphere.

export const coverTexts = { title: ['Solar Sphere'], tagline: 'Build the star' };
