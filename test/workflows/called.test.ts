import assert from 'node:assert/strict';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { TestRepository } from '../repositories.ts';
import { PipelineWorld } from './pipeline-world.ts';
import { runWorkflow, type JobResult } from './runner.ts';

const CALLED = '.github/workflows/claimgate.yml';
const CHECK = 'examples/ci/github/check.yml';

describe('the workflow that others call, and one that calls it', () => {
  let world: PipelineWorld;

  before(async () => {
    world = await PipelineWorld.create();
  });

  after(() => world.release.remove());

  const call = async (inputs: Record<string, string>): Promise<JobResult | undefined> => {
    const around = world.surroundings();
    const artifact = join(around.folder, 'artifacts/projection');
    cpSync(world.release.path('projection'), artifact, { recursive: true });
    const jobs = await runWorkflow(CALLED, { ...around, contexts: { ...around.contexts, inputs } });
    assert.ok(existsSync(join(around.folder, 'artifacts/claimgate-verdict')), jobs['check']?.log);
    return jobs['check'];
  };

  test('with a projection the claims may be published; outputs say so', async () => {
    const pin = world.release.text('pin.txt').trim();
    const job = await call({ 'projection-artifact': 'projection', 'trust-pin': pin });
    assert.equal(job?.result, 'success', job?.log);
    assert.equal(job?.outputs['decision'], 'allowed');
    assert.equal(job?.outputs['exit-code'], '0');
    assert.match(job?.outputs['verdict-sha256'] ?? '', /^sha256:[0-9a-f]{64}$/);
    assert.match(job?.outputs['valid-until'] ?? '', /^20.*Z$/);
  });

  test('without one they may not: the job fails, and its outputs say why it did', async () => {
    const job = await call({});
    assert.equal(job?.result, 'failure');
    assert.equal(job?.outputs['decision'], 'refused');
    assert.equal(job?.outputs['exit-code'], '1');
  });

  test('with a pin for another root they may not', async () => {
    const job = await call({
      'projection-artifact': 'projection',
      'trust-pin': `1:sha256:${'0'.repeat(64)}`,
    });
    assert.equal(job?.outputs['decision'], 'refused');
    assert.match(job?.log ?? '', /pin_mismatch/);
  });

  test('check.yml takes pin and projection; without a projection it refuses claims, and allows a repository without', async (t) => {
    const allowed = await runWorkflow(CHECK, world.surroundings());
    assert.equal(allowed['claims']?.result, 'success', allowed['claims']?.log);
    assert.equal(allowed['claims']?.outputs['decision'], 'allowed');
    const branch = 'refs/heads/claimgate-projection';
    await execa('git', ['-C', world.origin, 'update-ref', '-d', branch]);
    const refused = await runWorkflow(CHECK, world.surroundings());
    assert.equal(refused['claims']?.result, 'failure');
    assert.match(refused['claims']?.log ?? '', /projection_required/);
    const claimsNothing = await TestRepository.withClaims(t);
    const sha = await claimsNothing.git('rev-parse', 'HEAD');
    const around = world.surroundings({ origin: join(claimsNothing.root, '.git') });
    const github = { ...(around.contexts['github'] as object), sha };
    const nothing = await runWorkflow(CHECK, {
      ...around,
      contexts: { ...around.contexts, github },
    });
    assert.equal(nothing['claims']?.result, 'success', nothing['claims']?.log);
  });
});
