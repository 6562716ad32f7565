import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sample } from '../soak.ts';
import { PLACES, Places } from './places.ts';
import { situationsIn } from './situations.ts';
import { nextIn, told, walk } from './walk.ts';

/** In any run a third of the table: each situation somewhere, each place often. */
const EVERY = 3;

describe('next commands, typed where they were printed', () => {
  let places: Places;

  before(async () => {
    places = await Places.create();
  });

  test('each situation ends within three steps, or names who has to act', async (t) => {
    const cells = Object.entries(situationsIn(places)).flatMap(([name, situation]) =>
      PLACES.flatMap((place) => {
        const end = situation.ends[place];
        return end === undefined ? [] : [{ name, place, situation, end }];
      }),
    );
    for (const { name, place, situation, end } of sample(cells, EVERY))
      await t.test(`${name}: ${place}`, async () => {
        places.reset();
        await situation.make?.(places);
        const way = await walk(places, place, situation);
        if (end === 'gone') return assert.ok(way.isGone, told(way));
        assert.ok(!way.isGone && way.typed.some(({ text }) => end.test(text)), told(way));
      });
  });

  test('next commands are read from errors first, then from the report, then from warnings', () => {
    const text =
      'warning[a]: x\n   = next: third\n\nerror[b]: y\n   = next: first\n\n\nnext: second\n';
    assert.deepEqual(nextIn(text), ['first', 'second', 'third']);
  });
});
