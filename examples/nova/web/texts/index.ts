// The words of the pictures. Names of things come from the almanac.
import { many, say } from '../../../texts/said';

const ore = (amount: number) => say('{amount} ore', { amount });

export const texts = {
  title: say('Nova'),
  ore,

  board: (worlds: number) => many(worlds, 'The board: {n} world', 'The board: {n} worlds'),
  world: (name: string) => say('The world {name}', { name }),

  mat: (name: string) => say('What lies in front of {name}', { name }),
  drill: say('The drill'),
  heap: say('Ore'),
  drifting: (amount: number) => say('{ore} for waiting', { ore: ore(amount) }),
  brings: (face: number, amount: number) => say('A {face} brings {ore}', { face, ore: ore(amount) }),

  rival: (name: string, amount: number) => say('{name}, {ore}', { name, ore: ore(amount) }),
  order: say('Order'),
  turnOrder: say('Turn order'),

  face: { kind: say('World') },
};
