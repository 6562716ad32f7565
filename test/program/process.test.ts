import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
  cpSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { build, transform } from 'esbuild';
import { execa } from 'execa';
import { isSoak, often } from '../soak.ts';
import { ReleaseWorld } from '../cli/release/release-world.ts';
import { World } from '../cli/world.ts';
import { askPerson } from '../../src/io/ask-person.ts';
import { findAdministrator, isPassword } from '../../service/access/administrators.ts';
import { newLedger } from '../ledger/world.ts';
import { PROGRAM } from '../programs.ts';

const VERDICT = 'gate-verdict.json';

describe('the program as a process', () => {
  let world: World;

  before(async () => {
    world = new World();
    await world.shell(
      `git init -q && mkdir provider-certification && printf '{\\n  "schema_version": 1,\\n  "claims": []\\n}\\n' > provider-certification/public-claims.json && git add . && git commit -qm claims`,
    );
  });

  after(() => world.remove());

  const start = (
    args: readonly string[],
    options: {
      shell?: string;
      cwd?: string;
      program?: string;
      env?: Readonly<Record<string, string>>;
    } = {},
  ) => {
    const command = [process.execPath, options.program ?? PROGRAM, ...args]
      .map((word) => `'${word}'`)
      .join(' ');
    return execa('sh', ['-c', `${command} ${options.shell ?? ''}`], {
      cwd: options.cwd ?? world.directory,
      env: options.env ?? {},
      reject: false,
    });
  };

  test('starts through a symbolic link', async () => {
    const link = join(world.directory, 'linked');
    symlinkSync(PROGRAM, link);
    const { exitCode, stdout } = await start(['check'], { program: link });
    assert.equal(exitCode, 0);
    assert.match(stdout, /^allowed/);
  });

  test('a Node that is too old reads the first file, and is shown so in one line', async () => {
    const text = readFileSync(PROGRAM, 'utf8');
    const [oldest, any] = await Promise.all(
      ['es2018', 'esnext'].map(async (target) => (await transform(text, { target })).code),
    );
    assert.equal(oldest, any);
    for (const version of ['14.21.3', '18.20.8', '20.10.0']) {
      const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require('${PROGRAM}')`;
      const ended = await execa(process.execPath, ['-e', script], { reject: false });
      assert.equal(ended.exitCode, 2);
      assert.match(ended.stderr, /^claimgate: Node\.js \S+ is too old; use 20\.19 or newer[^\n]*$/);
    }
  });

  test('starts from another folder', async () => {
    const { exitCode } = await start(['check', '-C', world.directory], { cwd: '/' });
    assert.equal(exitCode, 0);
  });

  test('starts in a folder below the root', async () => {
    const cwd = join(world.directory, 'below');
    mkdirSync(cwd);
    const { exitCode } = await start(['check'], { cwd });
    assert.equal(exitCode, 0);
  });

  test('in a folder that is gone it cannot judge', async () => {
    const cwd = join(world.directory, 'gone');
    mkdirSync(cwd);
    const words = ['-c', 'rmdir "$PWD"; exec "$@"', 'sh', process.execPath, PROGRAM, 'check'];
    const { exitCode, stderr } = await execa('sh', words, { cwd, reject: false });
    assert.equal(exitCode, 2);
    assert.match(stderr, /^error\[file_missing\][^]+--> the working folder/m);
  });

  test('output that cannot be printed never counts as allowed, and neither do the written files', async () => {
    const output = ['check', '--output', `json=${VERDICT}`];
    for (const args of [output, [...output, '--json']]) {
      const { exitCode, stderr } = await start(args, { shell: '> /dev/full' });
      assert.equal(exitCode, 2);
      assert.match(stderr, /^error\[file_unwritable\].+ENOSPC\n +--> standard output/);
      const verdict = readFileSync(join(world.directory, VERDICT), 'utf8');
      assert.match(verdict, /"decision": "undetermined"/);
    }
    for (const page of ['--version', '--help']) {
      const { exitCode, stderr } = await start([page], { shell: '> /dev/full' });
      assert.equal(exitCode, 2);
      assert.equal(stderr, 'claimgate: standard output cannot be written (ENOSPC)');
    }
    assert.equal((await start(['check', '--ref', 'x'], { shell: '2> /dev/full' })).exitCode, 2);
  });

  test('a run that never finishes or that crashes never counts as allowed', async () => {
    const runs = [
      ['new Promise(() => {})', /^claimgate: the run came to no end/],
      ["Promise.reject(new TypeError('broken'))", /^claimgate: TypeError: broken\n {4}at /],
    ] as const;
    const module = join(import.meta.dirname, '../../src/program/process.ts');
    const program = join(world.directory, 'crashing.mjs');
    const contents = `import { startProcess } from ${JSON.stringify(module)};
startProcess(() => eval(process.argv[2]));`;
    await build({
      stdin: { contents, resolveDir: import.meta.dirname },
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
    });
    for (const [run, expected] of runs) {
      const words = [program, run];
      const { exitCode, stderr } = await execa(process.execPath, words, { reject: false });
      assert.equal(exitCode, 3);
      assert.match(stderr, expected);
    }
  });

  /** Which of two runs is tried with what closed; both with all of it, or in a soak. */
  for (const { closed, judges = false, refuses = false } of [
    { closed: '>&-', judges: true },
    { closed: '<&-', judges: true },
    { closed: '2>&-', refuses: true },
    { closed: '>&- 2>&- <&-', judges: true, refuses: true },
  ]) {
    test(`keeps its exit codes with ${closed}`, async () => {
      if (judges || isSoak) assert.equal((await start(['check'], { shell: closed })).exitCode, 0);
      if (refuses || isSoak)
        assert.equal((await start(['check', '--ref', 'nowhere'], { shell: closed })).exitCode, 2);
    });
  }

  test('keeps its exit code when the reader goes away', async () => {
    const { stdout } = await execa(
      'sh',
      ['-c', `{ '${process.execPath}' '${PROGRAM}' check --json; echo $? > code; } | true`],
      { cwd: world.directory },
    );
    assert.equal(stdout, '');
    assert.equal(readFileSync(join(world.directory, 'code'), 'utf8').trim(), '0');
  });

  test('help, version and completion come from yargs and exit with 0', async () => {
    assert.equal((await start(['--help'])).exitCode, 0);
    assert.match((await start(['--version'])).stdout, /^\d+\.\d+\.\d+$/);
    const { stdout } = await start(['--get-yargs-completions', 'claimgate', 'manifest', '']);
    assert.match(stdout, /create/);
    assert.match(stdout, /verify/);
  });

  test('a secret is asked for on a terminal only', async () => {
    writeFileSync(join(world.directory, 'fp.key'), `${Buffer.alloc(32, 7).toString('base64')}\n`, {
      mode: 0o600,
    });
    const ledger = ['--ledger', 'sqlite:asked.sqlite'];
    const identity = ['--origin', 'ledger.example/asked', '--deployment', 'hosted-eu'];
    const env = { CLAIMGATE_FINGERPRINT_KEY_FILE: 'fp.key' };
    const made = await start(['ledger', 'init', ...identity, ...ledger], { env });
    assert.equal(made.exitCode, 0, made.stderr);
    const args = ['admin', 'create', 'jane', ...ledger];
    const { exitCode, stderr } = await start(args, { shell: '</dev/null', env });
    assert.equal(exitCode, 2);
    assert.match(stderr, /error\[usage\][^]*--password-file FILE, or a terminal to ask on/);
  });

  test('no colour in a pipe, colour when asked for', async () => {
    const escape = String.fromCodePoint(0x1b);
    assert.ok(!(await start(['check', '--ref', 'nowhere'])).stderr.includes(escape));
    assert.ok((await start(['check', '--ref', 'nowhere', '--color'])).stderr.includes(escape));
  });

  test('[T33] a run that is killed leaves "did not finish", never an old yes', async () => {
    const output = ['check', '--output', `json=${VERDICT}`];
    await start(output);
    const path = join(world.directory, VERDICT);
    assert.equal(
      (JSON.parse(readFileSync(path, 'utf8')) as { decision: string }).decision,
      'allowed',
    );
    // A git that never answers: the run has begun, and cannot end by itself.
    const slow = join(world.directory, 'slow');
    mkdirSync(slow);
    writeFileSync(join(slow, 'git'), '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
    const run = execa(process.execPath, [PROGRAM, ...output], {
      cwd: world.directory,
      env: { PATH: `${slow}:${process.env['PATH']}` },
      reject: false,
    });
    while (JSON.parse(readFileSync(path, 'utf8')).decision === 'allowed')
      await new Promise((resolve) => setTimeout(resolve, 5));
    run.kill('SIGKILL');
    await run;
    const verdict = JSON.parse(readFileSync(path, 'utf8')) as {
      decision: string;
      findings: { code: string }[];
    };
    assert.equal(verdict.decision, 'undetermined');
    assert.deepEqual(
      verdict.findings.map(({ code }) => code),
      ['did_not_finish'],
    );
  });

  test('without git the verdict is a draft', async () => {
    const { exitCode, stdout, stderr } = await execa(
      process.execPath,
      [PROGRAM, 'check', '--json'],
      {
        cwd: world.directory,
        env: { PATH: '/nonexistent' },
        extendEnv: false,
        reject: false,
      },
    );
    assert.equal(exitCode, 0, stderr);
    const verdict = JSON.parse(stdout) as { kind: string; findings: { code: string }[] };
    assert.equal(verdict.kind, 'draft');
    assert.deepEqual(
      verdict.findings.map(({ code }) => code),
      ['git_unavailable'],
    );
  });

  test('a setting of the environment that is not understood stops the start', async () => {
    const env = { CLAIMGATE_FORMAT: 'xml' };
    const options = { cwd: world.directory, env, reject: false };
    const { exitCode, stderr } = await execa(process.execPath, [PROGRAM, 'check'], options);
    assert.equal(exitCode, 2);
    assert.match(stderr, /error\[setting_invalid\]/);
    const { stdout } = await execa(
      process.execPath,
      [PROGRAM, 'check', '--format', 'json'],
      options,
    );
    assert.match(stdout, /"decision": "allowed"/, 'a flag wins over the environment');
  });

  test('the built program exists', () => assert.ok(existsSync(PROGRAM)));
});

const root = join(import.meta.dirname, '../..');
const BIN = join(root, 'dist/bin');
const PARTS = join(BIN, 'parts');

const WRITERS: Readonly<Record<string, string>> = {
  html: '<!doctype html>',
  junit: '<testsuites>',
  sarif: 'sarif-2.1.0.json',
  markdown: '### Findings',
  github: '::endgroup::',
};

/** The files that a run of the built program loads. */
function filesOf(...args: string[]): Promise<string[]> {
  return filesOfRun({ cwd: root }, ...args);
}

async function filesOfRun(
  place: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
  ...args: readonly string[]
): Promise<string[]> {
  const list = `const fs = require('node:fs');
const { readFileSync } = fs;
const read = new Set();
fs.readFileSync = (file, ...options) => {
  if (String(file).endsWith('.cjs')) read.add(file);
  return readFileSync(file, ...options);
};
const ofNode = () => process.moduleLoadList.filter((name) => name === 'NativeModule fs/promises');
process.on('exit', () => console.error(JSON.stringify([...read, ...ofNode()])));`;
  const { stderr } = await execa(
    process.execPath,
    ['-e', `${list} require(${JSON.stringify(PROGRAM)})`, '--', PROGRAM, ...args],
    { ...place, reject: false },
  );
  return JSON.parse(stderr.split('\n').at(-1) ?? '') as string[];
}

async function writersOf(...args: string[]): Promise<string[]> {
  return writersIn(await filesOf(...args));
}

function writersIn(files: readonly string[]): string[] {
  const loaded = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return Object.keys(WRITERS).filter((name) => loaded.includes(WRITERS[name] ?? ''));
}

test('the program loads the writers that a run uses, and no other', async () => {
  assert.deepEqual(await writersOf('check', '--ref', 'HEAD', '--json'), []);
  for (const name of Object.keys(WRITERS).slice(0, often(2, Infinity)))
    assert.deepEqual(await writersOf('check', '--ref', 'HEAD', '--format', name), [name]);
});

test('a start opens few files: what is always needed is in one', async () => {
  const help = await filesOf('--help');
  const check = await filesOf('check', '--ref', 'HEAD');
  assert.ok(help.length <= 3, help.join(' '));
  const bytes = help.reduce((sum, file) => sum + statSync(file).size, 0);
  assert.ok(bytes < 12_000, `help reads ${bytes} bytes of program: it needs no table`);
  assert.ok(check.length <= 10, check.join(' '));
  assert.deepEqual(check.filter(isSeldomNeeded), []);
  assert.deepEqual(writersIn(check), []);
});

/** Texts of findings, validators of documents that are not there, and Node's promises of files. A configuration is there. */
const isSeldomNeeded = (file: string): boolean =>
  /[/\\]packages[/\\](?!yargs-parser|config\.cjs)|fs\/promises/.test(file);

/** Larger than all else that a check loads. */
const isOfIdentities = (file: string): boolean => /[/\\]sigstore-[^/\\]+\.cjs$/.test(file);

test('what verifies identities is a part of its own, loaded only with a bundle and a trusted root to verify it by', async (t) => {
  const world = await ReleaseWorld.create(t);
  const statement = world.path('projection/ledger-projection.intoto.json');
  const trust = join(world.repository, 'provider-certification/trust');
  const place = { cwd: world.repository, env: world.environment };
  const files = () => filesOfRun(place, 'check', ...world.evidence);
  const loaded = async () => (await files()).filter(isOfIdentities).length;
  assert.equal(readdirSync(PARTS).filter((name) => isOfIdentities(`/${name}`)).length, 1);
  const plain = await files();
  assert.deepEqual(plain.filter(isSeldomNeeded), []);
  assert.deepEqual(plain.filter(isOfIdentities), []);
  writeFileSync(`${statement}.sigstore.jsonl`, '{}\n');
  assert.equal(await loaded(), 0, 'a bundle alone');
  writeFileSync(join(trust, 'test.trusted_root.json'), '{}');
  assert.equal(await loaded(), 1);
  rmSync(`${statement}.sigstore.jsonl`);
  assert.equal(await loaded(), 0, 'a trusted root alone');
});

test('every part of the program finds the parts that it names', () => {
  // The files of a package ask for no others.
  const asked = [BIN, PARTS].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.cjs'))
      .flatMap((name) => {
        const text = readFileSync(join(folder, name), 'utf8');
        return [...text.matchAll(/require\("(\.\/[^"]+)"\)/g)].map(([, path = '']) =>
          join(folder, path),
        );
      }),
  );
  assert.ok(asked.length > 100);
  for (const path of asked) assert.ok(existsSync(path), path);
});

test('[T88] a run leaves nothing beside the program, whatever the umask', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-beside-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const bin = join(folder, 'bin');
  cpSync(BIN, bin, { recursive: true });
  const program = join(bin, 'claimgate.cjs');
  const run = (...args: string[]) =>
    execa('sh', ['-c', 'umask 000; exec "$@"', 'sh', process.execPath, program, ...args], {
      cwd: root,
      reject: false,
    });
  const old = listing(bin);
  for (const args of [['check', '--ref', 'HEAD'], ['explain', 'usage'], ['--help']])
    assert.equal((await run(...args)).exitCode, 0, args.join(' '));
  assert.deepEqual(listing(bin), old);
});

/** Every path below a folder with what a write would change of it. */
function listing(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { mode, size, mtimeMs } = lstatSync(join(folder, name));
      return `${name} ${mode} ${size} ${mtimeMs}`;
    })
    .sort();
}

const SCRIPT = '/usr/bin/script';
const PASSWORD = 'grün horse battery staple';

describe('a question whose answer is not shown', () => {
  const typed: readonly (readonly [
    what: string,
    chunks: readonly string[],
    answer: string | undefined,
  ])[] = [
    ['a line', ['secret\r'], 'secret'],
    ['letter by letter', ['s', 'e', 'c', '\n'], 'sec'],
    ['mended', ['sü\u007f\u007fab\u007fc\r'], 'ac'],
    ['begun again', ['wrong\u0015right\r'], 'right'],
    ['nothing more to mend', ['\u007f\u007fa\r'], 'a'],
    ['given up', ['sec\u0003'], undefined],
  ];
  for (const [what, chunks, answer] of typed)
    test(what, async () => {
      const raw: boolean[] = [];
      const input = Object.assign(new PassThrough(), {
        setRawMode: (isRaw: boolean) => void raw.push(isRaw),
      });
      const output = new PassThrough({ encoding: 'utf8' });
      const asked = askPerson('Password: ', { input, output, isHidden: true });
      for (const chunk of chunks) input.write(chunk);
      assert.equal(await asked, answer);
      assert.equal(output.read(), 'Password: \n');
      assert.deepEqual(raw, [true, false]);
      assert.equal(input.listenerCount('keypress'), 0);
    });

  test(
    'on a real terminal',
    {
      skip:
        existsSync(SCRIPT) && process.platform === 'linux' ? false : 'no script(1) of util-linux',
    },
    async () => {
      const ledger = await newLedger('sqlite');
      const made = await typedInto(ledger.location, [PASSWORD, PASSWORD]);
      assert.equal(made.code, 0, made.shown);
      assert.ok(!made.shown.includes('horse'), made.shown);
      assert.match(made.shown, /Password: \s+The same again: \s+jane {2}not limited/);
      const jane = await ledger.driver.read((connection) => findAdministrator(connection, 'jane'));
      assert.ok(await isPassword(PASSWORD, jane?.password));
      const other = await typedInto(ledger.location, [PASSWORD, `${PASSWORD}!`]);
      assert.equal(other.code, 1);
      assert.match(other.shown, /passwords_differ/);
    },
  );
});

/** Makes jane on a terminal of her own; each answer is typed when there is one more question. */
function typedInto(location: string, answers: readonly string[]) {
  const command = [process.execPath, PROGRAM, 'admin', 'create', 'jane', '--ledger', location];
  const child = spawn(SCRIPT, ['-qec', command.map((word) => `'${word}'`).join(' '), '/dev/null']);
  let shown = '';
  let asked = 0;
  child.stdout.on('data', (bytes: Buffer) => {
    shown += bytes.toString();
    const answer = answers[asked];
    if (shown.split(/: /).length - 1 <= asked || answer === undefined) return;
    asked += 1;
    child.stdin.write(`${answer}\r`);
  });
  return new Promise<{ code: number | null; shown: string }>((resolve) => {
    child.once('exit', (code) => resolve({ code, shown }));
  });
}
