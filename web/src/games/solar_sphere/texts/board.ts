// The words of Solar Sphere's board and of its small pictures.
import { ALMANAC } from '../../../generated/solar_sphere';
import { list, many } from '../../../texts/count';

const points = (number: number) => many(number, 'point');

/** `1 ore, 2 gold and 1 crystal` */
function price(cost: number[]): string {
  return list(
    cost.flatMap((amount, resource) => (amount ? [`${amount} ${ALMANAC.resources[resource]}`] : [])),
  );
}

export const boardTexts = {
  minus: '−',

  board: 'The Sphere, the score ring and the eight locations',
  core: 'The Core: the sun, held by the Corporation',
  faceDown: 'A face-down hex, built by the Corporation',
  offered: (label: string) => `${label}; offered`,
  hex: (name: string, value: number, faction: string, cost: number[], gain: string) =>
    `${name}: value ${value}, ${faction}, costs ${price(cost)}, ${gain}`,
  built: (name: string, faction: string, owner: string) => `${name}: ${faction}, built by ${owner}`,
  atTheEnd: (number: number) => (number ? `, worth ${points(number)} at the end` : ''),
  disc: (name: string, score: number) => `${name}: ${points(score)}`,
  die: (name: string, face: number, opaque: boolean) =>
    `${opaque ? 'Opaque die' : 'Die'} of ${name}: ${face}`,
  satellite: (name: string, location: string) => `Satellite of ${name} at the ${location}`,
  location: (name: string, faces: number[], any: boolean, action: string, boosted: string) =>
    `${name}: ${any ? 'any die' : `die ${faces.slice(0, -1).join(', ')} or ${faces[faces.length - 1]}`}, ${action}; with a satellite ${boosted}`,
  lying: (dice: string[], satellites: string[]) =>
    (dice.length ? `; dice: ${list(dice)}` : '') +
    (satellites.length ? `; satellites: ${list(satellites)}` : ''),
};
