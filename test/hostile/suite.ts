import assert from 'node:assert/strict';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { after, before, test } from 'node:test';
import { HostileBase } from './base.ts';
import type { HostileCase } from './case.ts';
import { play } from './play.ts';

/** Plays cases through `check` with the program as it is built; `npm run hostile` plays all commands. */
export function hostileCases(cases: readonly HostileCase[]): void {
  let base: HostileBase;

  before(async () => {
    base = await HostileBase.make();
  });

  after(() => base.remove());

  for (const [index, hostile] of cases.entries()) {
    test(hostile.name, async (t) => {
      if (hostile.needsRoot && getuid?.() !== 0) return t.skip('only root can give files away');
      const folder = join(base.folder, `case-${index}`);
      const { faults } = await play(base, hostile, folder, ['check']);
      assert.deepEqual(faults, []);
    });
  }
}
