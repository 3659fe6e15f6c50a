// Any step of a film can be shown.
import { expect, test } from 'vitest';
import { Film } from './film';

test('a film shows any step, also across kept views', () => {
  const steps = Array.from({ length: 40 }, (_, i) => ({
    step: i + 1,
    lines: i % 3 ? [] : [`step ${i + 1}`],
    patch: { at: { '=': i + 1 } },
  }));
  const film = new Film({ eyes: 0, view: { at: 0 }, steps, over: true, laid: 7 });
  for (const step of [0, 1, 15, 16, 17, 32, 39, 40]) expect(film.view(step)).toEqual({ at: step });
  expect(film.laid).toBe(7);
  expect(film.telling(1, 1)).toBe(4);
  expect(film.telling(4, -1)).toBe(1);
  expect(film.telling(40, 1)).toBe(40);
});
