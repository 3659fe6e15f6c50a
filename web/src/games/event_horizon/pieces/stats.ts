// The values of a ship as they are printed on a schematic, beside those after all upgrades.
import { eventHorizon as t } from '../texts/panels';

interface Values {
  speed: number;
  capture: number;
  hits_on: number;
  hp: number;
  dice: number;
  /** A schematic says it by what is printed. */
  fires?: boolean;
}

export interface Stat {
  name: string;
  /** The term that explains it. */
  term: string;
  title: string;
  printed: string;
  value: string;
}

const TERMS = { speed: 'speed', capture: 'cv', hits: 'hits-on', hp: 'hp', dice: 'dice' };

export function stats(now: Values, printed: Values): Stat[] {
  const { stats: names, statTitles: titles } = t.ship;
  const stat = (key: keyof typeof names, a: number | string, b: number | string): Stat => {
    return { name: names[key], term: TERMS[key], title: titles[key], printed: String(a), value: String(b) };
  };
  const hits = ({ fires = printed.fires, hits_on: lowest }: Values) => (fires ? t.hitsOn(lowest) : t.noHit);
  return [
    stat('speed', printed.speed, now.speed),
    stat('capture', printed.capture, now.capture),
    stat('hits', hits(printed), hits(now)),
    stat('hp', printed.hp, now.hp),
    stat('dice', printed.dice, now.dice),
  ];
}
