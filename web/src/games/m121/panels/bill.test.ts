// Which preview the bill shows.
import { expect, test } from 'vitest';
import { NOUNS, type Preview } from '../../../generated/m121';
import type { Pick } from '../../contract';
import { billOf, named } from './bill';

const preview: Preview = { cost: 2 };

function pointing(meant: number, under: number, alone: boolean): Pick {
  return {
    meant: (kind: string) => (kind === 'space' ? meant : -1),
    pointing: (kind: string) => (kind === 'space' ? under : -1),
    can: () => true,
    drawn: () => (alone ? null : preview),
    drawnAlone: () => (alone ? preview : null),
  } as unknown as Pick;
}

test('that of the place which is meant, else of what is pointed at', () => {
  expect(billOf(pointing(3, 4, false))).toEqual({ kind: 'space', id: 3, preview });
  expect(billOf(pointing(-1, 4, true))).toEqual({ kind: 'space', id: 4, preview });
  expect(billOf(pointing(-1, -1, true))).toBeNull();
});

test('things in its lines have names', () => {
  expect(named('Tab of {card:0}')).toBe(`Tab of ${NOUNS.card[0]}`);
});
