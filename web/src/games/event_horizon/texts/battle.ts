// The words of Event Horizon's battle panel.
import { ALMANAC, NOUNS, type GroupView } from '../../../generated/event_horizon';
import { clauses, list, listed, many, say } from '../../../texts/said';
import { lowest } from './dice';
import { typed } from './ships';

/** `3 drone mothers` */
const ships = (type: number, count: number) => typed(count, ALMANAC.ships[type]);
const anyShips = (count: number) => many(count, '{n} ship', '{n} ships');
const dice = (count: number) => many(count, '{n} die', '{n} dice');
const hit = (count: number) => many(count, '{n} hit', '{n} hits');

const shot = (cannon: boolean, aimed: boolean, facts: Record<'from' | 'to' | 'faces', string>) => {
  if (cannon) return say('{from} fires a cannon at {to}: {faces}', facts);
  return aimed
    ? say('{from} fires aimed at {to}: {faces}', facts)
    : say('{from} fires at {to}: {faces}', facts);
};

export const battleTexts = {
  sun: say('Sun'),
  home: (name: string) => say('Home of {name}', { name }),
  round: (round: number) => say('Round {round}', { round }),
  opening: say('Before the first round'),
  over: say('over'),
  fold: say('Fold the last battle'),
  unfold: say('Show the last battle'),
  sides: say('The fleets'),
  dice: say('The dice, the newest round first'),
  noDice: say('No dice yet.'),

  fleet: (fleet: number, count: number) =>
    say('{Fleet}: {ships}', { fleet: NOUNS.fleet[fleet], ships: anyShips(count) }),
  group: (owner: string, group: GroupView, upgrades: string[]) =>
    listed([
      say('{owner}: {ships}', { owner, ships: ships(group.type, group.count) }),
      ...(group.dice
        ? [say('{dice} each', { dice: dice(group.dice) }), battleTexts.hitsOn(group.hits_on)]
        : [battleTexts.silent]),
      say('HP {left} of {hp}', { left: group.hp - group.damage, hp: group.hp }),
      ...(upgrades.length ? [say('with {upgrades}', { upgrades: list(upgrades) })] : []),
    ]),
  count: (count: number) => say('×{count}', { count }),
  throws: (count: number, face: number) =>
    say('{dice} {lowest}', { dice: dice(count), lowest: lowest(face) }),
  silent: say('no dice'),
  cannon: (name: string) => say('Cannon of {name}', { name }),
  side: (name: string, ships: number, state: string) =>
    state
      ? say('{name}: {ships}, {state}', { name, ships: anyShips(ships), state })
      : say('{name}: {ships}', { name, ships: anyShips(ships) }),
  leaving: say('retreats'),
  away: say('got away'),
  lost: say('destroyed'),
  toTake: (hits: number) => many(hits, '{n} hit to take', '{n} hits to take'),
  aimed: (hits: number) => many(hits, '{n} aimed', '{n} aimed'),
  veiled: say('veil used'),
  dealt: (hits: number) => many(hits, '{n} hit scored', '{n} hits scored'),
  retreat: (tile: string) => say('Retreat to {tile}', { tile }),
  fire: say('Fire'),
  retreatHome: say('Retreat home'),

  lowest,
  hitsOn: (face: number) => say('hits on {lowest}', { lowest: lowest(face) }),
  targeted: say('Aimed: the shooter chooses which ships are hit'),
  byCannon: (face: number) => say('cannon {lowest}', { lowest: lowest(face) }),
  volley: (
    from: string,
    to: string,
    lowest: number,
    faces: number[],
    hits: number,
    cannon: boolean,
    aimed = false,
  ) =>
    clauses([
      shot(cannon, aimed, { from, to, faces: listed(faces.map(String)) }),
      battleTexts.hitsOn(lowest),
      hit(hits),
    ]),
  total: (name: string, hits: number) => say('{name}: {hits}', { name, hits: hit(hits) }),
};
