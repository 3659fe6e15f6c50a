// The words on the box of Andromeda's Edge.
import { titleLines } from '../../../kit/cover/title';
import { say } from '../../../texts/said';

export const coverTexts = { title: titleLines(say('Andromeda’s Edge')), tagline: say('Launch and return') };
