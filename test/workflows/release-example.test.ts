import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { PipelineWorld } from './pipeline-world.ts';
import { runWorkflow } from './runner.ts';

const EXAMPLE = 'examples/ci/github/release.yml';

describe('the example pipeline', () => {
  let world: PipelineWorld;

  before(async () => {
    world = await PipelineWorld.create();
  });

  after(() => world.release.remove());

  test('judges, publishes on that verdict, and records the release', async () => {
    const around = world.surroundings({ isBuilt: true });
    const jobs = await runWorkflow(EXAMPLE, around);
    for (const [name, { result, log }] of Object.entries(jobs))
      assert.equal(result, 'success', `${name}\n${log}`);
    const verdict = readFileSync(join(around.folder, 'jobs/publish/workspace/check-verdict.json'));
    const digest = createHash('sha256').update(verdict).digest('hex');
    assert.equal(world.published, `v1.4.0 sha256:${digest}`);
    assert.deepEqual(await world.recorded(), [
      'provider-certification/releases/v1.4.0/gate-verdict.intoto.json',
      'provider-certification/releases/v1.4.0/gate-verdict.json',
      'provider-certification/releases/v1.4.0/ledger-projection.intoto.json',
      'provider-certification/releases/v1.4.0/ledger-projection.jsonl',
      'provider-certification/releases/v1.4.0/release-manifest.json',
    ]);
  });

  test('[T02] the record is what the next gate remembers: an older projection is refused by it', async () => {
    await world.publishProjection('older-projection');
    const jobs = await runWorkflow(EXAMPLE, world.surroundings());
    await world.publishProjection('projection');
    assert.deepEqual(
      Object.values(jobs).map(({ result }) => result),
      ['failure', 'skipped', 'skipped'],
    );
    assert.match(jobs['gate']?.log ?? '', /ledger_|head_|consistency/);
  });

  test('a release is recorded once: the record job does not replace a record', async () => {
    const jobs = await runWorkflow(EXAMPLE, world.surroundings());
    assert.equal(jobs['record']?.result, 'failure', jobs['record']?.log);
    assert.match(jobs['record']?.log ?? '', /record_differs/);
  });

  for (const [what, damage] of [
    ['edited by one byte', (text: string) => text.replace('"claimgate"', '"claimgatE"')],
    ['historical', (text: string) => text.replace('"release",', '"historical",')],
    [
      'of another commit',
      (text: string) => text.replace(/"revision": "[0-9a-f]{6}/, '"revision": "ffffff'),
    ],
  ] as const) {
    test(`a verdict that is ${what} on its way publishes nothing`, async () => {
      const fresh = await PipelineWorld.create();
      try {
        const around = fresh.surroundings();
        const tamper = { ...around, contexts: { ...around.contexts } };
        const jobs = await runWorkflow(EXAMPLE, {
          ...tamper,
          // Between the jobs, where a step of the gate job has nothing more to say.
          leaveOut: (script) => {
            if (!script.includes('rm -f')) return false;
            const path = join(around.folder, 'jobs/gate/workspace/evidence/gate-verdict.json');
            writeFileSync(path, damage(readFileSync(path, 'utf8')));
            return false;
          },
        });
        assert.deepEqual(
          Object.values(jobs).map(({ result }) => result),
          ['success', 'failure', 'skipped'],
          jobs['publish']?.log,
        );
        assert.equal(fresh.published, undefined);
        assert.deepEqual(await fresh.recorded(), []);
      } finally {
        fresh.release.remove();
      }
    });
  }
});
