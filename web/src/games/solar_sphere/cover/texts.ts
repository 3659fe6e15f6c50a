// The words on the box of Solar Sphere.
import { titleLines } from '../../../kit/cover/title';
import { say } from '../../../texts/said';

export const coverTexts = { title: titleLines(say('Solar Sphere')), tagline: say('Build the star') };
