// Which symbol stands for a kind of thing, or for a word without a thing. All of them are the kit's.
import { NOUNS } from '../../generated/nova';
import { iconTable } from '../../kit/icons/table';

export const ORE = 'asteroid';
export const WORLD = 'planet-t1';
export const dieIcon = (face: number): string => `die-${NOUNS.face[face]}`;

export const icon = iconTable({ world: WORLD, face: dieIcon }, { wait: 'clock' });
