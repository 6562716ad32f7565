import assert from 'node:assert/strict';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  existsSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { parse } from 'yaml';
import { claimgateOnPath } from '../claimgate-on-path.ts';
import { PipelineWorld } from './pipeline-world.ts';
import { PROJECT, runWorkflow, type JobResult, interpolate } from './runner.ts';
import { often } from '../soak.ts';
import { TestRepository } from '../repositories.ts';

interface GitLabJob {
  readonly script: readonly string[];
}

const read = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');
const HOSTILE = ['$(touch pwned)', ';touch pwned', '"', '--help', 'v1.4.0\ntouch pwned', ''];

describe('pipelines elsewhere', () => {
  let world: PipelineWorld;
  let programs: string;

  before(async () => {
    world = await PipelineWorld.create();
    programs = world.release.path('programs');
    mkdirSync(programs);
    symlinkSync(join(await claimgateOnPath(), 'claimgate'), join(programs, 'claimgate'));
    // npx as in a project that has installed claimgate: it starts its arguments.
    writeFileSync(join(programs, 'npx'), '#!/bin/sh\nshift 2\nexec "$@"\n', { mode: 0o755 });
    writeFileSync(join(programs, 'npm'), '#!/bin/sh\n[ "$1" = ci ]\n', { mode: 0o755 });
  });

  after(() => world.release.remove());

  const clone = async (name: string): Promise<string> => {
    const folder = world.release.path(name);
    await execa('git', ['clone', '--quiet', world.origin, folder]);
    await execa('git', ['checkout', '--quiet', '--detach', `refs/tags/${world.tag}`], {
      cwd: folder,
    });
    return folder;
  };
  const shell = (folder: string, words: readonly string[], env: Record<string, string>) =>
    execa('bash', words, {
      stdin: 'ignore',
      cwd: folder,
      extendEnv: false,
      env: {
        ...world.release.environment,
        PATH: `${programs}:${process.env['PATH']}`,
        GIT_AUTHOR_NAME: 'A',
        GIT_AUTHOR_EMAIL: 'a@example.org',
        GIT_COMMITTER_NAME: 'A',
        GIT_COMMITTER_EMAIL: 'a@example.org',
        ...env,
      },
      reject: false,
    });
  const gitlab = {
    ...(parse(read('examples/ci/gitlab/claims.yml')) as Record<string, GitLabJob>),
    ...(parse(read('examples/ci/gitlab/release.yml')) as Record<string, GitLabJob>),
  };
  /** GitLab joins the lines of a script and ends at the first that fails. */
  const job = async (name: string, folder: string, tag = world.tag, artifacts = '') => {
    const key = world.release.path('gitlab.key');
    copyFileSync(world.release.path('keys/release.pem'), key);
    return shell(folder, ['-ec', gitlab[name]?.script.join('\n') ?? 'exit 99'], {
      CI: 'true',
      CI_COMMIT_TAG: tag,
      CLAIMGATE_ARTIFACTS: artifacts,
      CLAIMGATE_RELEASE_KEY: key,
      CLAIMGATE_TRUST_PIN: world.release.environment['CLAIMGATE_TRUST_PIN'] ?? '',
      CLAIMGATE_PUSH_URL: world.origin,
    });
  };

  test('GitLab: invalid tags of any shape make no release', async () => {
    for (const tag of HOSTILE) {
      const folder = await clone(`hostile-${HOSTILE.indexOf(tag)}`);
      await job('gate', folder, tag);
      const { exitCode } = await job('publish', folder, tag);
      assert.notEqual(exitCode, 0, tag);
    }
    assert.equal(world.published, undefined);
    assert.equal(await world.pwned(), '');
  });

  test('GitLab: the release is judged, published, recorded', async () => {
    const folder = await clone('gitlab');
    for (const name of ['gate', 'publish', 'record']) {
      const ended = await job(name, folder);
      assert.equal(ended.exitCode, 0, `${name}\n${ended.stderr}`);
    }
    assert.match(world.published ?? '', /^v1\.4\.0 sha256:/);
    assert.equal((await world.recorded()).length, 5);
    // The same tag once more, when main already has its record: by the files of then, and by new ones.
    const head = await execa('git', ['rev-parse', world.branch], { cwd: world.origin });
    const again = await clone('gitlab-again');
    for (const [name, place] of [
      ['record', folder],
      ['gate', again],
      ['publish', again],
    ] as const) {
      const ended = await job(name, place);
      assert.equal(ended.exitCode, 0, `${name} again\n${ended.stderr}`);
    }
    const other = await job('record', again);
    assert.equal(other.exitCode, 1, other.stderr);
    assert.match(other.stderr, /record_differs|record_exists/);
    const unchanged = await execa('git', ['rev-parse', world.branch], { cwd: world.origin });
    assert.equal(unchanged.stdout, head.stdout);
  });

  test('[T390] GitLab: files with spaces in their names are bound, and compared when they are published', async () => {
    const folder = await clone('gitlab-files');
    const files = ['shop for windows.zip', 'shop for linux.tar.gz'];
    for (const file of files) writeFileSync(join(folder, file), file);
    const list = `${files.join('\n')}\n`;
    const gate = await job('gate', folder, world.tag, list);
    assert.equal(gate.exitCode, 0, gate.stderr);
    const manifest = JSON.parse(
      readFileSync(join(folder, 'evidence/release-manifest.json'), 'utf8'),
    ) as { artifacts: { name: string }[] };
    assert.deepEqual(manifest.artifacts.map(({ name }) => name).toSorted(), files.toSorted());
    writeFileSync(join(folder, 'shop for windows.zip'), 'another');
    const { exitCode, stderr } = await job('publish', folder, world.tag, list);
    assert.equal(exitCode, 1);
    assert.match(stderr, /artifact_unbound/);
  });

  test('GitLab: records go to a branch of their own, where there is one', async () => {
    const branch = 'refs/heads/claimgate-records';
    // Where the default branch was before it had the record.
    await execa('git', ['update-ref', branch, `${world.branch}~1`], { cwd: world.origin });
    const untouched = await execa('git', ['rev-parse', world.branch], { cwd: world.origin });
    const folder = await clone('gitlab-protected');
    for (const name of ['gate', 'publish', 'record']) {
      const ended = await job(name, folder);
      assert.equal(ended.exitCode, 0, `${name}\n${ended.stderr}`);
    }
    const { stdout } = await execa('git', ['rev-parse', world.branch], { cwd: world.origin });
    assert.equal(stdout, untouched.stdout);
    await execa('git', ['update-ref', '-d', branch], { cwd: world.origin });
  });

  test('[T32] GitLab: a default branch that is named like an option is recorded to', async () => {
    const branch = 'refs/heads/--help';
    await execa('git', ['update-ref', branch, `${world.branch}~1`], { cwd: world.origin });
    const heads = async (): Promise<string[]> => {
      const words = ['rev-parse', branch, world.branch];
      return (await execa('git', words, { cwd: world.origin })).stdout.split('\n');
    };
    const [old, untouched] = await heads();
    const folder = await clone('gitlab-option');
    const steps = join(folder, 'ci/claims.sh');
    const text = readFileSync(steps, 'utf8');
    // As setup writes it into such a repository.
    writeFileSync(steps, text.replace('default_branch=main', "default_branch='--help'"));
    for (const name of ['gate', 'publish', 'record']) {
      const ended = await job(name, folder);
      assert.equal(ended.exitCode, 0, `${name}\n${ended.stderr}`);
    }
    const [recorded, other] = await heads();
    assert.notEqual(recorded, old);
    assert.equal(other, untouched);
    await execa('git', ['update-ref', '-d', branch], { cwd: world.origin });
  });

  test('pre-commit: the hooks check and format what is about to be committed', async () => {
    const hooks = parse(read('.pre-commit-hooks.yaml')) as { id: string; entry: string }[];
    const folder = world.release.path('hooked');
    mkdirSync(join(folder, 'provider-certification'), { recursive: true });
    await execa('git', ['init', '--quiet'], { cwd: folder });
    const claims = join(folder, 'provider-certification/public-claims.json');
    writeFileSync(claims, '{"claims":[],"schema_version":1}');
    const all = hooks.filter(({ id }) => id === 'claimgate-check-all');
    for (const { id, entry } of [...hooks.filter((hook) => !all.includes(hook)), ...all]) {
      if (id === 'claimgate-check-all') {
        const shop = { name: 'shop', path: 'shop', tag_prefix: 'v', resource_uri: 'pkg:npm/shop' };
        const config = JSON.stringify({ schema_version: 1, products: [shop] });
        writeFileSync(join(folder, 'claimgate.config.json'), config);
        cpSync(dirname(claims), join(folder, 'shop/provider-certification'), { recursive: true });
        rmSync(claims);
      }
      // pre-commit starts a script by its path in the hooks' own repository, in the user's.
      const [program = '', ...words] = entry.split(' ');
      const { exitCode, stderr } = await shell(
        folder,
        ['-c', '"$0" "$@"', join(PROJECT, program), ...words],
        {},
      );
      assert.equal(exitCode, 0, `${id}: ${stderr}`);
    }
    const formatted = join(folder, 'shop/provider-certification/public-claims.json');
    assert.equal(readFileSync(formatted, 'utf8'), '{\n  "schema_version": 1,\n  "claims": []\n}\n');
    assert.deepEqual(
      hooks.map(({ id }) => id),
      ['claimgate-check', 'claimgate-check-all', 'claimgate-fmt'],
    );
  });

  test('what docs/how-to/run-in-ci.md shows is what the examples do', () => {
    const text = read('docs/how-to/run-in-ci.md');
    const blocks = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(
      ([, block]) => parse(block ?? '') as unknown,
    );
    const [check] = blocks;
    const { jobs } = parse(read('examples/ci/github/check.yml')) as { jobs: unknown };
    assert.deepEqual(check, { jobs });
    const sources = [
      'cli/release/exec.ts',
      'cli/check/asked-release.ts',
      'repository/asked.ts',
      'io/run-git.ts',
    ];
    const known = [
      ...sources.map((file) => `src/${file}`),
      'examples/ci/claims.sh',
      'examples/ci/github/claims.yml',
      'examples/ci/github/release.yml',
    ]
      .map(read)
      .join('');
    for (const [name] of text.matchAll(/CLAIMGATE_[A-Z_0-9]+/g))
      assert.ok(known.includes(name), name);
  });
});

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
    for (const branch of REFS.slice(0, often(2, REFS.length))) {
      const world = await PipelineWorld.create({ branch });
      try {
        const jobs = await runWorkflow(EXAMPLE, world.surroundings());
        const logs = Object.values(jobs).map(({ log }) => log);
        assert.deepEqual(
          resultsOf(jobs),
          ['success', 'success', 'success'],
          [branch, ...logs].join('\n'),
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
