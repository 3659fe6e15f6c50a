// The words of M121's board. Names of spaces, cards and phases come from the almanac.
import { clauses, many, say } from '../../../texts/said';

export const boardTexts = {
  all: clauses,

  board: (spaces: number) => many(spaces, 'The galaxy: {n} space', 'The galaxy: {n} spaces'),
  empty: (space: string) => say('{space}, empty', { space }),
  claimed: (space: string, name: string) => say('{space}, empty, a disk of {name}', { space, name }),
  gap: (gap: string) => say('Gap {gap}, empty', { gap }),
  systemAt: (name: string, space: string) => say('{name} on {space}', { name, space }),
  builtAt: (name: string, gap: string) => say('{name} in {gap}', { name, gap }),
  builtBy: (name: string) => say('built by {name}', { name }),
  controlled: (name: string) => say('controlled by {name}', { name }),
  nobodys: say('controlled by nobody'),
  disks: (name: string, count: number) => many(count, '{n} disk of {name}', '{n} disks of {name}', { name }),
  worth: (points: number) => say('{points} VP', { points }),
  power: (phase: string, text: string) => say('{phase}: {text}', { phase, text }),
  system: (type: string, cost: number) => say('{type} system, cost {cost}', { type, cost }),
  infrastructure: (cost: number) => say('infrastructure, cost {cost}', { cost }),
  load: (name: string, count: number) => many(count, '{name}', '{n} of {name}', { name }),
  cubesMade: (count: number, colour: string) => say('{count} {colour}', { count, colour }),
  cubesLeft: (left: number, count: number, colour: string) =>
    left === count
      ? say('{count} {colour}', { count, colour })
      : say('{left} of {count} {colour}', { left, count, colour }),
  demand: (name: string, text: string) => say('{name}, {text}', { name, text }),
  filled: (demand: string, name: string) => say('{demand}, filled by {name}', { demand, name }),
  levels: {
    label: say('From how far the galaxy is seen'),
    map: say('Map'),
    mapSays: say('All of it: types, owners and waiting cubes'),
    table: say('Table'),
    tableSays: say('Near enough to read the cards'),
    read: say('Read'),
    readSays: say('A few cards, large'),
  },
  key: {
    label: say('Signs on the systems'),
    political: say('political'),
    military: say('military'),
    cultural: say('cultural'),
    control: say('control'),
  },
  find: {
    title: say('Find'),
    says: say('Find cards by what is on them'),
    cube: say('Cube'),
    demand: say('Takes'),
    keyword: say('Keyword'),
    phase: say('Phase'),
    type: say('Type'),
    owner: say('Owner'),
    found: (count: number) => many(count, '{n} card found', '{n} cards found'),
    clear: say('Clear'),
    close: say('Close'),
  },
  edge: (direction: string) => say('Name edge to the {direction}', { direction }),
};
