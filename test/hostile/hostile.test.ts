import { describe, after, before, test } from 'node:test';
import { CASES, inThisProcess, play, type PlayOptions } from './play.ts';
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { HostileBase } from './base.ts';
import type { HostileCase } from './case.ts';

/**
 * Plays cases through `check`. `npm run trials -- hostile` plays all commands, as processes whose memory is measured.
 * @param run by default as processes, which can be ended
 */
export function hostileCases(cases: readonly HostileCase[], run?: PlayOptions['run']): void {
  let base: HostileBase;

  before(async () => {
    base = await HostileBase.make();
  });

  after(() => base.remove());

  const played = cases.filter(({ rare }) => !rare).filter((_one, index) => index % 4 === 0);
  for (const [index, hostile] of played.entries()) {
    test(hostile.name, async (t) => {
      if (hostile.needsRoot && getuid?.() !== 0) return t.skip('only root can give files away');
      const folder = join(base.folder, `case-${index}`);
      const { faults } = await play(base, hostile, folder, { chosen: ['check'], run });
      assert.deepEqual(faults, []);
    });
  }
}

describe('[T85][T345] a repository with one hostile thing', () =>
  hostileCases(
    CASES.filter(({ waits }) => waits !== true),
    inThisProcess,
  ));

// These mostly wait until the program gives up on git, so many run at a time.
describe('[T87] a repository with a file that never ends', { concurrency: 6 }, () =>
  hostileCases(CASES.filter(({ waits }) => waits === true)),
);
