// The words of Solar Sphere's board and of its small pictures.
import { NOUNS } from '../../../generated/solar_sphere';
import { clauses, either, list, many, say } from '../../../texts/said';

const points = (number: number) => many(number, '{n} point', '{n} points');

/** `1 ore, 2 gold and 1 crystal` */
function price(cost: number[]): string {
  return list(
    cost.flatMap((amount, resource) =>
      amount ? [say('{amount} {resource}', { amount, resource: NOUNS.resource[resource] })] : [],
    ),
  );
}

export const boardTexts = {
  minus: '−',

  board: say('The Sphere, the score ring and the eight locations'),
  core: say('The Core: the sun, held by the Corporation'),
  faceDown: say('A face-down hex, built by the Corporation'),
  offered: (label: string) => say('{label}; offered', { label }),
  hex: (name: string, value: number, faction: string, cost: number[], gain: string) =>
    say('{name}: value {value}, {faction}, costs {price}, {gain}', {
      name,
      value,
      faction,
      price: price(cost),
      gain,
    }),
  built: (name: string, faction: string, owner: string) =>
    say('{name}: {faction}, built by {owner}', { name, faction, owner }),
  atTheEnd: (label: string, number: number) =>
    number ? say('{label}, worth {points} at the end', { label, points: points(number) }) : label,
  disc: (name: string, score: number) => say('{name}: {points}', { name, points: points(score) }),
  die: (name: string, face: number, opaque: boolean) =>
    opaque
      ? say('Opaque die of {name}: {face}', { name, face })
      : say('Die of {name}: {face}', { name, face }),
  satellite: (name: string, location: string) =>
    say('Satellite of {name} at the {location}', { name, location }),
  location: (name: string, faces: number[], any: boolean, action: string, boosted: string) =>
    any
      ? say('{name}: any die, {action}; with a satellite {boosted}', { name, action, boosted })
      : say('{name}: die {faces}, {action}; with a satellite {boosted}', {
          name,
          faces: either(faces.map(String)),
          action,
          boosted,
        }),
  lying: (label: string, dice: string[], satellites: string[]) =>
    clauses([
      label,
      ...(dice.length ? [say('dice: {dice}', { dice: list(dice) })] : []),
      ...(satellites.length ? [say('satellites: {names}', { names: list(satellites) })] : []),
    ]),
  dieOf: (name: string, face: number) => say('{name} {face}', { name, face }),
};
