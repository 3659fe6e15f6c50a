// The people on crew cards: every card has its own face, put together from its kind and copy, so that it looks the same at every table.
import type { CrewCard } from '../../../generated/solar_sphere';

export interface Person {
  skin: string;
  hair: string;
  coat: string;
  /** Behind the head, on the head, on the face: paths in a box of 100 by 44. */
  back: string;
  top: string;
  beard: string;
  collar: string;
  /** Hats and hoods take the coat's colour, hair its own. */
  hat: boolean;
  glasses: boolean;
  headset: boolean;
}

const SKINS = ['#ecc4a0', '#d9a57c', '#b97e56', '#8f5f3e', '#6d4630', '#e0b08e'];
const HAIRS = ['#1b1d2b', '#55341f', '#b0552b', '#8d8a86', '#d9b36a', '#3a2630'];
const COATS = [
  ['#4f6b7d', '#5d7a72', '#4a5f86'],
  ['#7a5a8c', '#8c5a72', '#65589a'],
  ['#8c6a34', '#9a5f34', '#7d7434'],
];

interface Cut {
  back: string;
  top: string;
  hat: boolean;
}

const CUTS: Cut[] = [
  {
    back: 'M38 32c-4-29 28-29 24 0l-2 3H40z',
    top: 'M39.6 20c0-13 21-13 20.8 0-2-6-5-7.500-10.400-7.500S41.600 14 39.600 20z',
    hat: false,
  },
  { back: '', top: 'M39 20c-1-14 23-14 22 0l-2.500-5c-4-3-13-3-17 0z', hat: false },
  {
    back: 'M45 6.500a5 5 0 1 1 10 0a5 5 0 1 1-10 0z',
    top: 'M39 19c-1-14 23-14 22 0-5-6-17-6-22 0z',
    hat: false,
  },
  { back: '', top: 'M38 18a12 12 0 0 1 24 0v2.500H38zM36 18.500h28v3H36z', hat: true },
  { back: '', top: 'M46.500 14c-1-9 1-12 3.500-12s4.500 3 3.500 12c-1-2-6-2-7 0z', hat: false },
  { back: 'M36 34c-6-36 34-36 28 0z', top: 'M39 22c-2-16 24-16 22 0-1-7-4-10-11-10s-10 3-11 10z', hat: true },
  {
    back: 'M40 12a4 4 0 0 1 3-5 5 5 0 0 1 7-2 5 5 0 0 1 7 2 4 4 0 0 1 4 6l1 7H38z',
    top: 'M40 16c3-5 17-5 20 0l-1-5c-5-5-13-5-18 0z',
    hat: false,
  },
  { back: '', top: 'M39 17.500c1-10 21-10 22 0l5 1.500-1 2.500H35l-1-2.500z', hat: true },
];

const COLLARS = [
  'M40 30.500l10 7 10-7 3 2-13 10-13-10z',
  'M43 29.500h14l1.500 5c-4 3-13 3-17 0z',
  'M50 36l-7-6-3 14h20l-3-14z',
  'M38 31.500c6 4 18 4 24 0l1 4c-7 4-19 4-26 0z',
];
const BEARD = 'M40.500 21c.5 8 4 11 9.500 11s9-3 9.500-11c-1 3-3 4.500-4 4.500h-11c-1 0-3-1.500-4-4.500z';

export function person({ kind, copy, tier }: Pick<CrewCard, 'kind' | 'copy' | 'tier'>): Person {
  const cut = CUTS[(kind * 3 + copy * 5) % CUTS.length];
  return {
    skin: SKINS[(kind * 5 + copy * 2 + (kind >> 2)) % SKINS.length],
    hair: HAIRS[(kind * 7 + copy * 3 + (kind >> 1)) % HAIRS.length],
    coat: COATS[tier][(kind + copy) % 3],
    back: cut.back,
    top: cut.top,
    hat: cut.hat,
    beard: (kind * 2 + copy * 3) % 5 === 1 ? BEARD : '',
    collar: COLLARS[(kind + copy * 2) % COLLARS.length],
    glasses: (kind + copy * 4) % 7 === 2,
    headset: (kind + copy) % 6 === 4,
  };
}
