import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  existsSync,
  mkdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { parse } from 'yaml';
import { claimgateOnPath } from '../claimgate-on-path.ts';
import { PROJECT, runWorkflow, type Surroundings } from './runner.ts';
import { isSoak } from '../soak.ts';
import { PipelineWorld } from './pipeline-world.ts';
import { lintWorkflows } from '../../scripts/workflows/lint.ts';
import { faultsByOwnRules } from '../../scripts/workflows/own-rules.ts';

const WORKFLOW = '.github/workflows/release.yml';
const TAG = 'v0.1.0';
const ACTION = ['claimgate.cjs', 'package.json', 'parts', 'THIRD_PARTY_NOTICES.txt'];
const PERSON = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];

/**
 * A stand-in for the registry: packing is done by npm itself, publishing is written down. What other tests
 * make anyway, the action and the conformance suite, is not made again.
 */
const npmFor = (npm: string): string => `#!/bin/sh
case "$1 $2" in
  'run action') exec cp -R ${ACTION.map((name) => `'${join(PROJECT, 'action', name)}'`).join(' ')} action ;;
  'run conformance') test "$4" = --write && mkdir -p "$5" && exec cp -R conformance/claim-status "$5" ;;
esac
case "$1" in
  publish) printf '%s\\n' "$@" "$CLAIMGATE_CLAIM_COUNT $CLAIMGATE_REVISION" > "$(dirname "$0")/published" ;;
  *) exec "${npm}" --no-update-notifier "$@" ;;
esac
`;

/** Stand-ins for the release and the registry of images: what would be published is written down. */
const GH = `#!/bin/sh
{ printf '%s\\n' "$@" "$CLAIMGATE_REVISION"; cat assets/SHA256SUMS; } > "$(dirname "$0")/released"
`;
const DIGEST = `sha256:${'a'.repeat(64)}`;
const DOCKER = `#!/bin/sh
case "$1" in
  build) test -f "$3" && test "$("$6/claimgate")" = 0.1.0 ;;
  push) printf '%s\\n' "$2" "$CLAIMGATE_REVISION" > "$(dirname "$0")/pushed" ;;
  inspect) echo "ghcr.io/claimgate/claimgate@${DIGEST}" ;;
esac
`;

/** Runs the program of the tag in this process, but for `exec`, which the stand-in starts. */
const nodeFor = (claimgate: string): string => `#!/bin/sh
case "$1" in
  */claimgate.cjs) shift; exec '${claimgate}/claimgate' "$@" ;;
esac
exec '${process.execPath}' "$@"
`;

const SOURCES = /\t(?:bench|scripts|src|test)$/;

describe('the release workflow of this repository', () => {
  let folder: string;
  let origin: string;
  let around: Surroundings;
  let runs = 0;

  const git = async (...args: readonly string[]): Promise<string> =>
    (await execa('git', ['-C', origin, ...args])).stdout;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'claimgate-own-'));
    origin = join(folder, 'origin.git');
    await makeOrigin();
    await tagWithAction();
    const { stdout: npm } = await execa('sh', ['-c', 'command -v npm']);
    mkdirSync(join(folder, 'programs'));
    const node = nodeFor(await claimgateOnPath());
    for (const [name, text] of Object.entries({ node, npm: npmFor(npm), gh: GH, docker: DOCKER }))
      writeFileSync(join(folder, 'programs', name), text, { mode: 0o755 });
    const sha = await git('rev-parse', `refs/tags/${TAG}^{commit}`);
    const event = { repository: { default_branch: 'main' } };
    around = {
      folder,
      origin,
      programs: join(folder, 'programs'),
      contexts: {
        vars: {},
        github: {
          ref: `refs/tags/${TAG}`,
          ref_name: TAG,
          sha,
          event,
          repository: 'claimgate/claimgate',
        },
      },
    };
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  /** Everything but the sources as it was committed last, without the history, which each job would fetch. */
  const makeOrigin = async () => {
    await execa('git', ['init', '--quiet', '--bare', '--initial-branch=main', origin]);
    const of = ['-C', PROJECT, 'rev-parse', '--path-format=absolute', '--git-path', 'objects'];
    const { stdout: objects } = await execa('git', of);
    writeFileSync(join(origin, 'objects/info/alternates'), `${objects}\n`);
    const { stdout: all } = await execa('git', ['-C', PROJECT, 'ls-tree', 'HEAD']);
    const input = all.split('\n').filter((line) => !SOURCES.test(line));
    const making = execa('git', ['-C', origin, 'mktree'], { input: `${input.join('\n')}\n` });
    const { stdout: tree } = await making;
    const commit = await git(...PERSON, 'commit-tree', '-m', 'All of it', tree);
    await git('update-ref', 'refs/heads/main', commit);
  };

  /** As `npm run action -- --tag` does it: the action as it was built for the tests, in a commit of its own. */
  const tagWithAction = async () => {
    const work = join(folder, 'tagged');
    await execa('git', ['clone', '--quiet', origin, work]);
    for (const name of ACTION)
      cpSync(join(PROJECT, 'action', name), join(work, 'action', name), { recursive: true });
    await execa('git', ['-C', work, 'add', '--force', 'action']);
    await execa('git', ['-C', work, ...PERSON, 'commit', '--quiet', '--message', 'Add the action']);
    await execa('git', ['-C', work, 'push', '--quiet', 'origin', `HEAD:refs/tags/${TAG}`]);
  };

  /** Returns whether a step is left out: installing, building and the tests run this test. The rest runs unchanged. */
  const leaveOut = (script: string, run: string): boolean => {
    // The two jobs that build: each when it comes to it.
    if (script === 'npm run build')
      for (const job of ['package', 'reproduce']) {
        const workspace = join(run, 'jobs', job, 'workspace');
        const dist = join(workspace, 'dist');
        if (existsSync(workspace) && !existsSync(dist)) symlinkSync(join(PROJECT, 'dist'), dist);
      }
    const isExecutable = script.includes('npm run trials -- executable');
    if (isExecutable) {
      const build = join(run, 'jobs/executables/workspace/build');
      mkdirSync(build, { recursive: true });
      writeFileSync(join(build, 'THIRD_PARTY_NOTICES.txt'), 'licences\n');
      writeFileSync(join(build, 'claimgate.cdx.json'), '{}\n');
      writeFileSync(join(build, 'claimgate'), '#!/bin/sh\necho 0.1.0\n', { mode: 0o755 });
    }
    return isExecutable || /^npm (?:ci|run build)|^bash \.ci\/run/.test(script);
  };
  const release = (
    changes: Partial<Surroundings> = {},
    tamper: (script: string, run: string) => void = () => {},
  ) => {
    runs += 1;
    const run = join(folder, `run-${runs}`);
    return runWorkflow(WORKFLOW, {
      ...around,
      folder: run,
      leaveOut: (script) => {
        tamper(script, run);
        return leaveOut(script, run);
      },
      ...changes,
    });
  };
  const published = () => join(folder, 'programs/published');

  test(
    'a tag elsewhere than on the commit that runs publishes nothing',
    { skip: !isSoak },
    async () => {
      const tree = await git('rev-parse', 'HEAD^{tree}');
      const head = await git('rev-parse', 'HEAD');
      const other = await git(...PERSON, 'commit-tree', '-p', 'HEAD', '-m', 'other', tree);
      const github = {
        ...(around.contexts['github'] as object),
        ref: 'refs/remotes/origin/main',
        sha: other,
      };
      await git('update-ref', 'refs/heads/main', other);
      const jobs = await release({ contexts: { ...around.contexts, github } });
      await git('update-ref', 'refs/heads/main', head);
      assert.equal(jobs['manifest']?.result, 'failure', jobs['manifest']?.log);
      assert.match(jobs['manifest']?.log ?? '', /tag_elsewhere/);
      assert.ok(!existsSync(published()));
    },
  );

  test('[T404] a job that has rights runs nothing that a package brings', () => {
    const { jobs } = parse(readFileSync(join(PROJECT, WORKFLOW), 'utf8')) as {
      jobs: Record<string, { permissions?: object; steps: { run?: string }[] }>;
    };
    for (const [name, { permissions = {}, steps }] of Object.entries(jobs)) {
      if (!Object.values(permissions).includes('write')) continue;
      const scripts = steps.map(({ run = '' }) => run).join('\n');
      assert.doesNotMatch(scripts, /npm (?!publish)|npx|node_modules|dist\//, name);
    }
  });

  test('[T404] a file that was changed after it was bound is not published', async () => {
    const jobs = await release({}, (script, run) => {
      if (!script.includes('verdict require')) return;
      const assets = join(run, 'jobs/publish/workspace/assets');
      for (const name of readdirSync(assets)) appendFileSync(join(assets, name), ' ');
    });
    assert.equal(jobs['manifest']?.result, 'success', jobs['manifest']?.log);
    assert.equal(jobs['publish']?.result, 'failure');
    assert.match(jobs['publish']?.log ?? '', /artifact_unbound/);
    for (const name of ['assets', 'image', 'record']) assert.equal(jobs[name]?.result, 'skipped');
    assert.ok(!existsSync(published()));
  });

  test(
    '[T404] what another machine does not build from the same commit is not published',
    { skip: !isSoak },
    async () => {
      const jobs = await release({}, (script, run) => {
        if (!script.includes('cmp ')) return;
        const again = join(run, 'jobs/reproduce/workspace/again');
        appendFileSync(join(again, 'verifier.html'), ' ');
      });
      assert.equal(jobs['reproduce']?.result, 'failure');
      assert.match(jobs['reproduce']?.log ?? '', /verifier\.html/);
      for (const name of ['publish', 'assets', 'image', 'record'])
        assert.equal(jobs[name]?.result, 'skipped');
    },
  );

  test('[T215] no job may publish that does not require the verdict first, and publish by exec', () => {
    const { jobs } = parse(readFileSync(join(PROJECT, WORKFLOW), 'utf8')) as {
      jobs: Record<string, { permissions?: object; steps: { run?: string }[] }>;
    };
    const publishers = Object.entries(jobs).filter(
      // The record is written by a command that verifies what it writes; a signature publishes nothing.
      ([name, { permissions = {} }]) =>
        !['record', 'sign'].includes(name) && Object.values(permissions).includes('write'),
    );
    assert.deepEqual(
      publishers.map(([name]) => name),
      ['publish', 'assets', 'image'],
    );
    for (const [name, { steps }] of Object.entries(jobs)) {
      const scripts = steps.map(({ run = '' }) => run);
      const required = scripts.findIndex((script) => script.includes(' verdict require '));
      for (const [at, script] of scripts.entries())
        for (const [line] of script.matchAll(/^.*\b(?:npm publish|gh release|docker push).*$/gm)) {
          assert.ok(required >= 0 && required < at, name);
          assert.match(line, /^ *-- /, name);
          assert.match(script, /claimgate\.cjs exec --ref="\$REF"/, name);
        }
    }
  });

  test('judges, requires the verdict, publishes by exec, records', async () => {
    const jobs = await release();
    for (const [name, { result, log }] of Object.entries(jobs))
      assert.equal(result, 'success', `${name}\n${log}`);
    const { sha } = around.contexts['github'] as { sha: string };
    const [command, file, ...rest] = readFileSync(published(), 'utf8').trimEnd().split('\n');
    assert.equal(command, 'publish');
    assert.match(file ?? '', /^\.\/assets\/claimgate-.*\.tgz$/);
    assert.deepEqual(rest, ['--access', 'public', '--provenance', `0 ${sha}`]);
    const released = readFileSync(join(folder, 'programs/released'), 'utf8').split('\n');
    assert.deepEqual(released.slice(0, 3), ['release', 'create', TAG]);
    assert.ok(released.includes(sha));
    for (const name of ['claimgate-linux-x64.xz', 'conformance-suite.tar.gz'])
      assert.ok(
        released.some((line) => /^[0-9a-f]{64} /.test(line) && line.endsWith(name)),
        name,
      );
    const pushed = readFileSync(join(folder, 'programs/pushed'), 'utf8');
    assert.equal(pushed, `ghcr.io/claimgate/claimgate:${TAG}\n${sha}\n`);
    const record = `provider-certification/releases/${TAG}`;
    const names = await git('ls-tree', '-r', '--name-only', 'refs/heads/main', '--', record);
    assert.deepEqual(names.split('\n'), [
      `${record}/gate-verdict.json`,
      `${record}/release-manifest.json`,
    ]);
  });
});

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

const GOOD = readFileSync(join(PROJECT, 'examples/ci/github/release.yml'), 'utf8');
const ACTION_FILE = readFileSync(join(PROJECT, 'action.yml'), 'utf8');

const faultsOf = async (file: string, text: string): Promise<string[]> =>
  (await lintWorkflows([{ file, text }])).map(({ line, message }) => `${line}: ${message}`);

/** A fault in the good file: what it is, the text in whose place another stands, and the message about it. */
type Seeded = readonly (readonly [what: string, from: string, to: string, said: RegExp])[];

/** Against our own rules, which need no service and no machine of others. */
const OWN: Seeded = [
  [
    'an action by tag',
    'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
    'actions/checkout@v4',
    /not pinned by a full commit/,
  ],
  [
    'an action by short commit',
    'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
    'actions/checkout@3d3c42e',
    /not pinned by a full commit/,
  ],
  ['an action without its version', ' # v7.0.1', '', /says no version/],
  [
    'no permissions at the top',
    'permissions:\n  contents: read\n\n#',
    '#',
    /says at its top what it is permitted/,
  ],
  [
    'all permissions',
    'permissions:\n  contents: read\n\n#',
    'permissions: write-all\n\n#',
    /nothing is permitted everything/,
  ],
  [
    'an expression in a script',
    '"evidence/$file"',
    '"${{ github.ref_name }}/$file"',
    /text that a shell runs/,
  ],
  [
    'all permissions of a job',
    '    permissions:\n      contents: write',
    '    permissions: write-all',
    /nothing is permitted everything/,
  ],
  ...['npm ci', 'npm install tool', 'yarn add tool', 'npm run build', 'npm ci\nnpm test'].map(
    (script): Seeded[number] => [
      `code of packages beside a secret: ${script}`,
      '      - name: remove the key',
      `      - run: ${JSON.stringify(script)}\n      - name: remove the key`,
      /packages run their code beside rights/,
    ],
  ),
  [
    'a container by tag',
    '    timeout-minutes: 10',
    '    container: node:24\n    timeout-minutes: 10',
    /digest/,
  ],
  [
    'the container of a service by tag',
    '    timeout-minutes: 10',
    '    services: { db: { image: "postgres:17" } }\n    timeout-minutes: 10',
    /digest/,
  ],
  [
    'a trigger with the rights of the base',
    '\non:',
    '\non: { pull_request_target: {} }\nx:',
    /stranger/,
  ],
  ['the same in a list', '\non:', '\non: [push, pull_request_target]\nx:', /stranger/],
  ['no limit of time', '    timeout-minutes: 10\n', '', /timeout-minutes/],
];

const OTHERS: Seeded = [
  ['an unknown key', 'timeout-minutes: 15', 'timeout: 15', /language service/],
  ['an unknown permission', '      contents: write', '      content: write', /language service/],
  [
    'a missing job',
    'needs: [gate, publish]',
    'needs: [gate, publishing]',
    /job-needs|language service/,
  ],
  [
    'a broken expression',
    '${{ github.ref_name }}',
    '${{ github.ref_name }',
    /actionlint|language service/,
  ],
  ['an unknown context', 'runner.temp', 'runners.temp', /actionlint|language service/],
  [
    'an unknown function',
    '${{ runner.temp }}',
    '${{ trim(runner.temp) }}',
    /actionlint|language service/,
  ],
  ['broken YAML', 'jobs:', 'jobs: [', /./],
];

describe('[T32] the linter of workflow and action files', () => {
  test('finds nothing in the files of this repository', async () => {
    assert.deepEqual(await faultsOf('release.yml', GOOD), []);
    assert.deepEqual(await faultsOf('action.yml', ACTION_FILE), []);
  });

  for (const [seeded, find] of [
    [OWN, (text: string) => faultsByOwnRules('bad.yml', text)],
    [OTHERS, (text: string) => lintWorkflows([{ file: 'bad.yml', text }])],
  ] as const)
    for (const [what, from, to, said] of seeded)
      test(`finds ${what}`, async () => {
        assert.ok(GOOD.includes(from), 'the place is there');
        const faults = await find(GOOD.replace(from, () => to));
        assert.match(faults.map(({ message }) => message).join('\n'), said);
      });

  test('finds an expression in an action, and an unknown key', async () => {
    const composite = `name: x\ndescription: x\nruns:\n  using: composite\n  steps:\n    - shell: bash\n      run: echo \${{ inputs.name }}\n`;
    assert.match((await faultsOf('action.yml', composite)).join('\n'), /text that a shell runs/);
    const unknown = ACTION_FILE.replace('  main: action', '  man: action');
    assert.notDeepEqual(await faultsOf('action.yml', unknown), []);
  });
});
