import assert from 'node:assert/strict';
import { describe, test, after, before } from 'node:test';
import { execa } from 'execa';
import { interpolate } from './expressions.ts';
import { often } from '../soak.ts';
import { PipelineWorld } from './pipeline-world.ts';
import { runWorkflow, type JobResult } from './runner.ts';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { TestRepository } from '../repositories.ts';

/** Runs something in a shell: bare, and inside of either quotes. */
const ESCAPES =
  '$(touch${IFS}pwned)`touch${IFS}pwned`";touch${IFS}pwned;"\';touch${IFS}pwned;\'&&pwned|pwned>pwned';

/** Names that git takes for tags and branches, and a shell would run, split or read as options. */
const REFS = [ESCAPES, '--help', '-pwned'];

const TEXTS = [
  `v1.4.0\ntouch pwned\n::set-output name=decision::allowed`,
  `v1.4.0; touch pwned; $(touch pwned) "; touch pwned; " %0A::set-output \${{ '' }}`,
  '../../pwned',
  '',
];

const EXAMPLE = 'examples/ci/github/release.yml';
const CALLED = '.github/workflows/claimgate.yml';

const resultsOf = (jobs: Record<string, JobResult>) =>
  Object.values(jobs).map(({ result }) => result);

describe('[T32] hostile names are names', () => {
  test('and they are hostile: written into a script by an expression, one of them is run', async () => {
    const world = await PipelineWorld.create({ tag: '$(touch${IFS}pwned)' });
    try {
      const { contexts } = world.surroundings();
      const script = interpolate('echo ${{ github.ref_name }}', contexts);
      await execa('bash', ['-ec', script], { cwd: world.release.folder });
      assert.match(await world.pwned(), /pwned$/);
    } finally {
      world.release.remove();
    }
  });

  test('a tag other than a version releases nothing and runs nothing', async () => {
    for (const tag of REFS) {
      const world = await PipelineWorld.create({ tag });
      try {
        const jobs = await runWorkflow(EXAMPLE, world.surroundings());
        assert.deepEqual(resultsOf(jobs), ['failure', 'skipped', 'skipped'], tag);
        assert.match(
          jobs['gate']?.log ?? '',
          /^::error title=\S+ (?:version_invalid|usage)::/m,
          tag,
        );
        assert.equal(await world.pwned(), '', tag);
        assert.equal(world.published, undefined);
      } finally {
        world.release.remove();
      }
    }
  });

  test('a default branch of any name is recorded to', async () => {
    for (const branch of REFS.slice(0, often(1, REFS.length))) {
      const world = await PipelineWorld.create({ branch });
      try {
        const jobs = await runWorkflow(EXAMPLE, world.surroundings());
        assert.deepEqual(
          resultsOf(jobs),
          ['success', 'success', 'success'],
          `${branch}\n${jobs['record']?.log}`,
        );
        assert.equal((await world.recorded()).length, 5);
        assert.equal(await world.pwned(), '', branch);
      } finally {
        world.release.remove();
      }
    }
  });

  test('event texts other than ref names are refused before anything is published', async () => {
    const world = await PipelineWorld.create();
    try {
      for (const text of TEXTS) {
        const around = world.surroundings();
        const github = {
          ...(around.contexts['github'] as object),
          ref: `refs/tags/${text}`,
          ref_name: text,
        };
        const jobs = await runWorkflow(EXAMPLE, {
          ...around,
          contexts: { ...around.contexts, github },
        });
        assert.deepEqual(resultsOf(jobs), ['failure', 'skipped', 'skipped'], text);
        assert.equal(await world.pwned(), '', text);
      }
    } finally {
      world.release.remove();
    }
  });

  test('inputs of the called workflow: a clear answer, and nothing is run', async () => {
    const world = await PipelineWorld.create();
    try {
      const names = ['trust-pin', 'memory', 'must-hold-until', 'product', 'since'];
      const texts = [...REFS, ...TEXTS].filter((item) => item !== '');
      for (const [at, text] of texts.entries()) {
        // Each input gets every fifth of them, and all get what a shell would run.
        for (const name of at === 0 ? names : names.slice(at % 5, (at % 5) + 1)) {
          const around = world.surroundings();
          const inputs = { 'projection-branch': 'nothing', [name]: text };
          const jobs = await runWorkflow(CALLED, {
            ...around,
            contexts: { ...around.contexts, inputs },
          });
          const { result, outputs } = jobs['check'] ?? { result: '', outputs: {} };
          // Nothing is projected, so the answer is refused or, for an invalid instant, undetermined.
          assert.equal(result, 'failure');
          assert.match(outputs['decision'] ?? '', /^(?:refused|undetermined)$/, `${name}: ${text}`);
        }
      }
      assert.equal(await world.pwned(), '');
    } finally {
      world.release.remove();
    }
  });
});

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
