// The words on the box of M121.
import { titleLines } from '../../../kit/cover/title';
import { say } from '../../../texts/said';

export const coverTexts = { title: titleLines(say('M121')), tagline: say('Trade across a galaxy') };
