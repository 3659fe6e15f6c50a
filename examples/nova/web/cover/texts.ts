// The words on the box.
import { titleLines } from '../../../kit/cover/title';

export const coverTexts = { title: titleLines('Nova'), tagline: 'One world, one die' };
