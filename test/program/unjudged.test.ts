import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync, cpSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { execa } from 'execa';
import { NO_CLAIMS } from '../repositories.ts';
import { World } from '../cli/world.ts';
import type { CommandReport } from '../../src/documents/index.ts';
import { asClaimgateError } from '../../src/program/execute.ts';
import { finding } from '../../src/documents/findings.ts';
import { COMMANDS } from '../../src/program/table.ts';
import { FORMATS, renderFile, type Format } from '../../src/report/format.ts';
import { commandReport, withFailures } from '../../src/report/run-report.ts';
import { PROGRAM } from '../programs.ts';

const CLAIMS = 'provider-certification/public-claims.json';

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

describe('an unexpected error', () => {
  let place: World;

  before(async () => {
    place = new World();
    await place.shell(
      `git init -q && mkdir provider-certification && printf '{\\n  "schema_version": 1,\\n  "claims": []\\n}\\n' > provider-certification/public-claims.json && git add . && git commit -qm claims`,
    );
    writeFileSync(join(place.directory, 'fp.key'), `${Buffer.alloc(32, 7).toString('base64')}\n`, {
      mode: 0o600,
    });
  });
  after(() => place.remove());

  const fingerprint = (stdin: AsyncIterable<Uint8Array>) =>
    place.claimgate(['digest', '--id', 'operator', '--deployment', 'x'], {
      stdin,
      environment: { ...place.environment, CLAIMGATE_FINGERPRINT_KEY_FILE: 'fp.key' },
    });

  test('is a defect: it gives no answer, and shows its stack', async () => {
    const { exitCode, stderr } = await fingerprint(broken());
    assert.equal(exitCode, 3);
    assert.match(stderr, /error\[defect\]/);
    assert.match(stderr, /^TypeError: broken\n {4}at /m);
  });

  test('a command that cannot be started releases nothing', async () => {
    const { exitCode, stderr } = await place.claimgate(['exec', '--', 'sh', 'a\0b']);
    assert.equal(exitCode, 3);
    assert.match(stderr, /error\[defect\]/);
  });

  test('more on standard input than an id is refused before it is held', async () => {
    const { exitCode, stderr } = await fingerprint(endless());
    assert.equal(exitCode, 2);
    assert.match(stderr, /json_too_large[^]*standard input/);
  });

  test('an output that cannot be written takes the answer of any command back', async () => {
    for (const name of ['file', 'other']) writeFileSync(join(place.directory, name), '');
    const args = ['digest', 'file', '--json', '--output', 'sarif=other/below'];
    const { exitCode, stdout } = await place.claimgate(args);
    const { outcome, result } = JSON.parse(stdout) as CommandReport;
    assert.deepEqual([exitCode, outcome, result], [2, 'incomplete', null]);
  });

  test('an output that cannot be written any more takes the answer of any command back', async () => {
    const at = join(place.directory, 'place');
    mkdirSync(at);
    const gone = async function* () {
      rmSync(at, { recursive: true });
      writeFileSync(at, '');
      yield Buffer.from('operator-7');
    };
    const { exitCode, stdout } = await place.claimgate(
      [
        'digest',
        '--id',
        'operator',
        '--deployment',
        'x',
        '--json',
        '--output',
        'json=place/f.json',
      ],
      {
        stdin: gone(),
        environment: { ...place.environment, CLAIMGATE_FINGERPRINT_KEY_FILE: 'fp.key' },
      },
    );
    const { outcome, findings } = JSON.parse(stdout) as CommandReport;
    assert.deepEqual([exitCode, outcome], [2, 'incomplete']);
    assert.deepEqual(
      findings.map(({ code }) => code),
      ['folder_missing'],
    );
  });

  test('words after -- are refused by a command that starts nothing, however it is written', async () => {
    for (const args of [
      ['check', '--', 'npm'],
      ['check', '--quiet=false', '--', 'npm'],
    ]) {
      const { exitCode, stderr } = await place.claimgate(args);
      assert.equal(exitCode, 2);
      assert.match(stderr, /error\[usage\][^]*npm/);
    }
  });

  test('a part of the program that is missing is a defect, also for its help', async () => {
    const bin = join(place.directory, 'bin');
    mkdirSync(bin);
    cpSync(join(PROGRAM, '..'), bin, { recursive: true });
    const parts = join(bin, 'parts');
    for (const name of readdirSync(parts))
      if (name.startsWith('schema-')) rmSync(join(parts, name));
    const schema = (word: string) =>
      execa(process.execPath, [join(bin, 'claimgate.cjs'), 'schema', word], { reject: false });
    // The one is met before yargs is asked, the other by yargs.
    for (const word of ['--help', '-C']) {
      const { exitCode, stderr } = await schema(word);
      assert.equal(exitCode, 3, word);
      assert.match(stderr, /(?:Cannot find module|ENOENT)[^]*schema-/, word);
    }
  });
});

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('id');
  throw new TypeError('broken');
}

async function* endless(): AsyncGenerator<Uint8Array> {
  for (;;) yield Buffer.alloc(1024, 'x');
}

test('[T90] too few file descriptors have a code of their own, and do not count as a defect', () => {
  for (const [code, expected] of [
    ['EMFILE', 'descriptors_exhausted'],
    ['ENFILE', 'descriptors_exhausted'],
    ['EACCES', 'defect'],
  ] as const) {
    const error = Object.assign(new Error('open'), { code });
    assert.equal(asClaimgateError(error).code, expected, code);
  }
});

/** They judge claims; `release` and `explain` pass on the answer of the gate where they asked it. */
const GATE = ['check', 'manifest create', 'verdict require', 'exec'];

const OTHERS = COMMANDS.filter(({ says }) => says !== 'allowed');

const anywhere = new World();
after(() => anywhere.remove());

/** The style and the script of a page are the same for every command. */
function assertNotOfTheGate(text: string, what: string): void {
  const said = text.replaceAll(/<(style|script)>[^]*?<\/\1>/g, '');
  assert.doesNotMatch(said, /\b(?:allowed|refused|undetermined)\b/i, what);
}

describe('the words of the gate', () => {
  test('are those of few commands', () => {
    const gate = COMMANDS.filter(({ says }) => says === 'allowed');
    assert.deepEqual(gate.map(({ name }) => name).sort(), GATE.toSorted());
  });

  for (const format of FORMATS)
    test(`are said by no other command as ${format}, however it ends`, async () => {
      for (const command of OTHERS)
        for (const findings of [[], [finding('verdict_stale')], [finding('file_missing')]]) {
          const report = commandReport(command, { findings }, 0);
          for (const one of [report, withFailures(report, [finding('file_unwritable')])])
            assertNotOfTheGate(await renderFile(one, format), `${command.name} ${one.exitCode}`);
        }
    });

  test('are said by no other command that cannot be called as it was', async () => {
    for (const { name } of OTHERS)
      for (const format of ['text', 'json', 'html'] satisfies Format[]) {
        const args = [...name.split(' '), '--no-such-option', '--format', format];
        const { exitCode, stdout, stderr } = await anywhere.claimgate(args);
        assert.equal(exitCode, 2, name);
        assertNotOfTheGate(stdout + stderr, name);
        if (format === 'json') assert.match(stdout, /"outcome": "incomplete"/, name);
      }
  });
});
