// The words of Event Horizon's battle panel.
import { ALMANAC, NOUNS, type GroupView } from '../../../generated/event_horizon';
import { capital, list, many } from '../../../texts/count';
import { lowest } from './dice';

/** `3 drone mothers` */
const ships = (type: number, count: number) =>
  many(count, ALMANAC.ships[type].name, ALMANAC.ships[type].plural);

export const battleTexts = {
  sun: 'Sun',
  home: (name: string) => `Home of ${name}`,
  round: (round: number) => `Round ${round}`,
  opening: 'Before the first round',
  over: 'over',
  fold: 'Fold the last battle',
  unfold: 'Show the last battle',
  sides: 'The fleets',
  dice: 'The dice, the newest round first',
  noDice: 'No dice yet.',

  fleet: (fleet: number, count: number) => `${capital(NOUNS.fleet[fleet])}: ${many(count, 'ship')}`,
  group: (owner: string, group: GroupView, upgrades: string[]) =>
    [
      `${owner}: ${ships(group.type, group.count)}`,
      ...(group.dice
        ? [`${many(group.dice, 'die', 'dice')} each`, battleTexts.hitsOn(group.hits_on)]
        : [battleTexts.silent]),
      `HP ${group.hp - group.damage} of ${group.hp}`,
      ...(upgrades.length ? [`with ${list(upgrades)}`] : []),
    ].join(', '),
  count: (count: number) => `×${count}`,
  throws: (dice: number, lowest: number) => `${many(dice, 'die', 'dice')} ${battleTexts.lowest(lowest)}`,
  silent: 'no dice',
  cannon: (name: string) => `Cannon of ${name}`,
  side: (name: string, ships: number, state: string) =>
    `${name}: ${many(ships, 'ship')}${state ? `, ${state}` : ''}`,
  leaving: 'retreats',
  away: 'got away',
  lost: 'destroyed',
  toTake: (hits: number) => `${many(hits, 'hit')} to take`,
  aimed: (hits: number) => `${hits} aimed`,
  veiled: 'veil used',
  dealt: (hits: number) => `${many(hits, 'hit')} scored`,
  retreat: (tile: string) => `Retreat to ${tile}`,
  fire: 'Fire',
  retreatHome: 'Retreat home',

  lowest,
  hitsOn: (lowest: number) => `hits on ${battleTexts.lowest(lowest)}`,
  targeted: 'Aimed: the shooter chooses which ships are hit',
  byCannon: (lowest: number) => `cannon ${battleTexts.lowest(lowest)}`,
  volley: (
    from: string,
    to: string,
    lowest: number,
    faces: number[],
    hits: number,
    cannon: boolean,
    aimed = false,
  ) =>
    `${from}${cannon ? ' fires a cannon' : aimed ? ' fires aimed' : ' fires'} at ${to}: ${faces.join(', ')}; ${battleTexts.hitsOn(lowest)}; ${many(hits, 'hit')}`,
  total: (name: string, hits: number) => `${name}: ${many(hits, 'hit')}`,
};
