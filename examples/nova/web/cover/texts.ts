// The words on the box.
import { titleLines } from '../../../kit/cover/title';
import { say } from '../../../texts/said';

export const coverTexts = { title: titleLines(say('Nova')), tagline: say('One world, one die') };
