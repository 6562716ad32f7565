import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { execa } from 'execa';
import { NO_CLAIMS } from '../repositories.ts';
import { World } from '../cli/world.ts';

const CLAIMS = 'provider-certification/public-claims.json';
const PROGRAM = join(import.meta.dirname, '../../dist/bin/claimgate.cjs');

let world: World;

before(async () => {
  world = new World();
  mkdirSync(join(world.directory, 'provider-certification'));
  write(CLAIMS, NO_CLAIMS);
  write('package.json', '{"version":"1.0.0"}\n');
  await world.shell('git init -q && ln -s package.json link && git add . && git commit -qm claims');
});
after(() => world.remove());

function write(path: string, text: string): void {
  mkdirSync(dirname(join(world.directory, path)), { recursive: true });
  writeFileSync(join(world.directory, path), text);
}

const onTerminal = { isTerminal: true, write: () => {} };

/** Commands on whose exit code a pipeline relies. */
const JUDGING = [
  'check',
  'verdict require',
  'manifest create',
  'manifest verify',
  'exec',
  'audit',
  'verify',
  'surfaces check',
  'contract lint',
  'ledger verify',
  'instance health',
  'readiness',
  'status',
];

describe('[T91] a command line that judges nothing', () => {
  for (const line of [
    'check --ref --version',
    'check --ref --help',
    'check --version',
    'check --version=1',
    'check --help=true',
    'check --help --json',
    'check --get-yargs-completions',
    'check --ref --get-yargs-completions',
    'check --output --help',
    'verdict require --max-age --help',
    'verdict require verdict.json --help',
    'verdict require --version',
    'verdict require --get-yargs-completions',
    'manifest verify --version v1.0.0',
    'exec --ref --help -- true',
    'exec --version -- true',
    'exec --help -- true',
    'audit --version',
    '--version check',
    '--version --help',
  ])
    test(`is bad usage: ${line}`, async () => {
      const { exitCode, stdout, stderr } = await world.claimgate(line.split(' '));
      assert.equal(exitCode, 2);
      assert.match(
        stdout + stderr,
        /\busage\b[^]+--(?:help|version|get-yargs-completions)\S* with other words/,
      );
    });

  for (const line of JUDGING)
    test(`prints its help and ends with 0 on a terminal only: ${line}`, async () => {
      for (const words of [`${line} --help`, `--help ${line}`]) {
        const piped = await world.claimgate(words.split(' '));
        assert.deepEqual([piped.exitCode, piped.stderr], [2, '']);
        const read = await world.claimgate(words.split(' '), { stdout: onTerminal });
        assert.deepEqual([read.exitCode, read.stderr], [0, '']);
        assert.ok(piped.stdout.startsWith(`claimgate ${line}`), piped.stdout);
      }
    });

  for (const line of ['digest --help', 'verdict --help', '--help', '--version'])
    test(`answers where it is asked to: ${line}`, async () => {
      const { exitCode, stderr } = await world.claimgate(line.split(' '));
      assert.deepEqual([exitCode, stderr], [0, '']);
    });

  test('leaves the words of another command alone', async () => {
    const { exitCode } = await world.claimgate(['exec', '--', 'true', '--help', '--version']);
    assert.equal(exitCode, 0);
  });

  test('says how to give a value that begins with a dash', async () => {
    const spaced = await world.claimgate(['check', '--ref', '-x']);
    assert.equal(spaced.exitCode, 2);
    assert.match(spaced.stderr, /no value for --ref; expected --ref REF, or --ref=REF/);
    const joined = await world.claimgate(['check', '--ref=-x']);
    assert.equal(joined.exitCode, 2);
    assert.doesNotMatch(joined.stderr, /error\[usage\]/);
  });
});

describe('[T92] a password on the command line', () => {
  const url = 'postgres://operator:hunter2@db.example/ledger';
  for (const words of [
    ['ledger', 'show', '--stats', '--ledger', url, '--ledger', url],
    ['ledger', 'show', '--stats', '--ledger', url, '--ledgr', url],
    ['ledger', 'show', '--stats', `--ledgr=${url}`],
    ['ledger', 'show', '--stats', url],
    ['check', url],
    [url],
    ['check', '--format', url],
    ['check', '--output', url],
    ['check', '--output', `json=${url}`, '--output', `json=${url}`],
    ['check', '--ref', url],
    ['check', '--config', url],
    ['check', '--at', url],
    ['check', '--trust-pin', url, '--trust-pin', url],
    ['check', '-C', url],
    ['instance', 'add', 'x', url],
    ['digest', url],
    ['explain', url],
  ])
    test(`is not repeated: ${words.map((word) => (word.includes(url) ? 'URL' : word)).join(' ')}`, async () => {
      for (const format of [[], ['--json']]) {
        const { exitCode, stdout, stderr } = await world.claimgate([...words, ...format]);
        assert.notEqual(exitCode, 3, stderr);
        assert.doesNotMatch(stdout + stderr, /hunter2/);
      }
    });
});

describe('[T93] a second claims file', () => {
  for (const [name, make] of Object.entries({
    'in a folder with a line break': () => write('a\nb/public-claims.json', NO_CLAIMS),
    'in one with pattern characters': () => write('[a]{b,c}(d)!*/public-claims.json', NO_CLAIMS),
    'beside an empty file called .git': () => {
      write('sub/.git', '');
      write('sub/public-claims.json', NO_CLAIMS);
    },
    'beside an empty folder called .git': () => {
      mkdirSync(join(world.directory, 'sub/.git'), { recursive: true });
      write('sub/public-claims.json', NO_CLAIMS);
    },
    'below a folder with a .git that is none': () => {
      write('sub/.git/HEAD', 'ref: refs/heads/main\n');
      write('sub/deep/public-claims.json', NO_CLAIMS);
    },
  }))
    test(`${name} is seen`, async () => {
      make();
      try {
        const { exitCode, stdout } = await world.claimgate(['check', '--json']);
        assert.equal(exitCode, 1, stdout);
        assert.match(stdout, /"code": "stray_claims_file"/);
      } finally {
        for (const folder of ['a\nb', '[a]{b,c}(d)!*', 'sub'])
          rmSync(join(world.directory, folder), { recursive: true, force: true });
      }
    });
});

describe('[T94] exec in a work tree that differs from the commit', () => {
  const exec = () => world.claimgate(['exec', '--json', '--', 'true']);
  beforeEach(() => world.shell('git reset -q --hard && git clean -qfd'));
  after(() => world.shell('git reset -q --hard && git clean -qfd'));

  for (const [name, change] of Object.entries({
    'a tracked file of another length': 'echo more >> package.json',
    'a tracked file of the same length': `printf '{"version":"1.0.1"}\\n' > package.json`,
    'a tracked file that is gone': 'rm package.json',
    'a link that leads elsewhere': 'ln -sf other link',
    'a file in the place of a link': 'rm link; cp package.json link',
    'a change that the index hides':
      'git update-index --assume-unchanged package.json; echo x >> package.json',
    'a change that a filter hides': `mkdir -p .git/info; printf '* filter=hide\\n' > .git/info/attributes; git config filter.hide.clean "touch ran; git show HEAD:package.json"; echo x >> package.json`,
  }))
    test(`says so: ${name}`, async () => {
      await world.shell(change);
      const { exitCode, stderr } = await exec();
      await world.shell(
        'git update-index --no-assume-unchanged package.json; rm -f .git/info/attributes',
      );
      assert.equal(exitCode, 0, stderr);
      assert.match(stderr, /"code": "work_tree_differs"[^]*1 file: (?:package\.json|link)"/);
    });

  test('says nothing where it does not, and of files that are not tracked', async () => {
    write('built/program.js', 'new');
    const { exitCode, stderr } = await exec();
    assert.equal(exitCode, 0, stderr);
    assert.doesNotMatch(stderr, /work_tree_differs/);
  });
});

test('[T90] with few file descriptors a check is undetermined, never a judged no', async (t) => {
  const limited = async (descriptors: number, ...words: string[]) =>
    execa('sh', ['-c', `ulimit -n ${descriptors} && exec "$@"`, 'sh', process.execPath, ...words], {
      cwd: world.directory,
      reject: false,
    });
  for (const descriptors of [20, 21, 22, 24, 26]) {
    if ((await limited(descriptors - 1, '-e', 'fetch')).failed) {
      t.diagnostic(`Node itself does not start with ${descriptors} descriptors`);
      continue;
    }
    const { exitCode, stdout } = await limited(descriptors, PROGRAM, 'check');
    assert.ok(exitCode === 2 || (exitCode === 0 && stdout.startsWith('allowed')), `${exitCode}`);
  }
});

test('[T90] a check that may start no program is undetermined, and says so in a sentence', async () => {
  const [major = 0] = process.versions.node.split('.').map(Number);
  const permission = major < 22 ? '--experimental-permission' : '--permission';
  const words = [permission, '--allow-fs-read=*', '--allow-fs-write=*', PROGRAM];
  for (const command of ['check', 'doctor']) {
    const { exitCode, stderr } = await execa(process.execPath, [...words, command], {
      cwd: world.directory,
      reject: false,
    });
    assert.equal(exitCode, 2, `${command}: ${stderr}`);
    assert.match(stderr, /program_forbidden[^]*--allow-child-process/);
    assert.doesNotMatch(stderr, /^ {4}at /m);
  }
});
