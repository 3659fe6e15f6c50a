// The words of the pictures. Names of things come from the almanac.
import { many } from '../../../texts/count';

const ore = (amount: number) => `${amount} ore`;

export const texts = {
  title: 'Nova',
  ore,

  board: (worlds: number) => `The board: ${many(worlds, 'world')}`,
  world: (name: string) => `The world ${name}`,

  mat: (name: string) => `What lies in front of ${name}`,
  drill: 'The drill',
  heap: 'Ore',
  drifting: (amount: number) => `${ore(amount)} for waiting`,
  brings: (face: number, amount: number) => `A ${face} brings ${ore(amount)}`,

  rival: (name: string, amount: number) => `${name}, ${ore(amount)}`,
  order: 'Order',
  turnOrder: 'Turn order',

  face: { kind: 'World' },
};
