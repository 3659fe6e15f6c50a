// The words on the box of Event Horizon.
import { titleLines } from '../../../kit/cover/title';
import { say } from '../../../texts/said';

export const coverTexts = { title: titleLines(say('Event Horizon')), tagline: say('Eight rounds of war') };
