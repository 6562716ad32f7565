import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isSoak } from '../soak.ts';
import { NOS, type No } from './nos.ts';
import { OUTLETS, type Outlet } from './outlets.ts';
import { EVIDENCE, Place, VERSION } from './place.ts';

const nos = Object.entries(NOS);
const outlets = Object.entries(OUTLETS);

/** In every run of the tests each row and each column is played at least once; all pairs in a soak. */
function isDue(row: number, column: number): boolean {
  return isSoak || row % outlets.length === column % nos.length;
}

/** The place as the gate has left it, with the "no" in it. */
async function placeWith({ made, make }: No): Promise<Place> {
  const place = await Place.create();
  if (made === 'handed') await handOver(place);
  await make(place);
  if (made !== 'handed') await handOver(place);
  return place;
}

/** What the gate's job does: files of the release and its tag, whatever it says. */
async function handOver(place: Place): Promise<void> {
  await place.candidate();
  await place.git('tag', VERSION);
}

describe('the matrix of kinds of "no" and outlets', () => {
  test('there are enough of both', () => {
    assert.ok(nos.length >= 25, `${nos.length}`);
    assert.ok(outlets.length >= 14, `${outlets.length}`);
  });

  for (const [outlet, { play }] of outlets)
    test(`${outlet} says yes where there is no "no"`, async () => {
      const place = await Place.create();
      await handOver(place);
      const { exitCode, text } = await play(place);
      place.remove();
      assert.equal(exitCode, 0, text);
    });

  for (const [row, [name, no]] of nos.entries()) {
    const due = outlets
      .filter((_, column) => isDue(row, column))
      .filter((one) => concerns(no, one));
    if (due.length > 0)
      test(`[T303] "${name}" arrives at ${due.map(([outlet]) => outlet).join(', ')}`, async () => {
        const place = await placeWith(no);
        const yes: string[] = [];
        for (const [outlet, { play }] of due) {
          const { exitCode, text } = await play(place);
          if (exitCode === 0) yes.push(`${outlet} (${EVIDENCE})\n${text}`);
          else assert.ok(exitCode === 1 || exitCode === 2, `${outlet}: ${exitCode}\n${text}`);
        }
        place.remove();
        assert.deepEqual(yes, []);
      });
  }
});

function concerns({ made, unconcerned }: No, [name, outlet]: readonly [string, Outlet]): boolean {
  return outlet.unconcerned[made] === undefined && unconcerned?.[name] === undefined;
}
