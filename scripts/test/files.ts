import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import glob from 'fast-glob';
import { POSTGRES_URL, startOwnPostgres } from '../../test/ledger/postgres-server.ts';
import { COMPILED_PROGRAMS, PROGRAMS } from '../../test/programs.ts';
import { alone, isAlive } from '../alone.ts';
import { digestOfFiles } from '../generate/code.ts';
import { bundle } from './bundle.ts';

export const ROOT = join(import.meta.dirname, '../..');

/**
 * All test files, or those whose path contains one of the parts; ends the process where there is none.
 * Lists the files itself, because Node 20's runner exits 0 where it finds none.
 */
export async function testFiles(parts: readonly string[]): Promise<string[]> {
  const all = await glob('test/**/*.test.ts', { cwd: ROOT, followSymbolicLinks: false });
  const files = all
    .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .sort();
  if (files.length === 0) {
    console.error('no test file found');
    process.exit(1);
  }
  return files;
}

/** Builds the program, since the tests run what users run; not again where nothing has changed since. */
export async function buildProgram(): Promise<void> {
  const run = { cwd: ROOT, preferLocal: true, stdio: 'inherit' } as const;
  await alone(async () => {
    const sources = digestOfFiles(ROOT, SOURCES);
    if (existsSync(BUILT) && readFileSync(BUILT, 'utf8') === stampOf(sources)) return;
    await Promise.all([
      execa('tsx', ['scripts/build.ts'], run),
      execa('tsx', ['scripts/build-action.ts'], run),
    ]);
    writeFileSync(BUILT, stampOf(sources));
  });
}

const SOURCES = [
  '{src,service,verifier,schemas,scripts,examples,docs}/**',
  'test/threats.json',
  '*.json',
  '*.md',
];

/** Says which sources were built into which files. */
const BUILT = join(ROOT, 'build/built');

/** What a build writes last: any other build since, also one that was cut off, shows by their times. */
const MADE = ['dist/bin/claimgate.cjs', 'dist/claimgate.cdx.json', 'action/claimgate.cjs'];

function stampOf(sources: string): string {
  const times = MADE.map((file) => statSync(join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs);
  return JSON.stringify([sources, times]);
}

/** How many files one process runs: enough that starts do not count, few enough that none runs at the end alone. */
const FILES_OF_A_PROCESS = 6;

/** Folders whose tests take longest: they begin first, so that no core waits at the end. */
const LONG = 'workflows guides cli service faults matrix selftest'.split(' ');

/**
 * Source of one entry for every few files, by name. The runner starts a process for each entry, and a start,
 * with everything that a test imports, takes longer than the tests of most files. Neighbours share a process,
 * since they import the same.
 */
function entriesOf(files: readonly string[]): Record<string, string> {
  const long = LONG.flatMap((name) => files.filter((file) => file.startsWith(`test/${name}/`)));
  const inOrder = [...new Set([...long, ...files])];
  const entries = spread([
    ...inPieces(inOrder.filter(hasBrowser)),
    ...inPieces(inOrder.filter((file) => !hasBrowser(file))),
  ]).map((some, number) => {
    const folders = new Set(some.map((file) => file.split('/')[1]));
    // The runner takes them by name.
    const name = `${String(number + 1).padStart(2, '0')}-${[...folders].join('-')}.test`;
    return [name, entryOf(some)] as const;
  });
  return Object.fromEntries(entries);
}

/** Tests of the service wait half of the time: each runs beside two of others, so that no core waits with it. */
function spread(pieces: readonly (readonly string[])[]): (readonly string[])[] {
  const isWaiting = ([file = '']: readonly string[]) => file.startsWith('test/service/');
  const waiting = pieces.filter(isWaiting);
  const others = pieces.filter((piece) => !isWaiting(piece));
  const mixed = others.flatMap((piece, at) => [
    piece,
    ...(at % 2 === 1 ? waiting.splice(0, 1) : []),
  ]);
  return [...mixed, ...waiting];
}

function inPieces(files: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.ceil(files.length / FILES_OF_A_PROCESS) }, (_, number) =>
    files.slice(number * FILES_OF_A_PROCESS, (number + 1) * FILES_OF_A_PROCESS),
  );
}

/** Whether tests open pages in a browser: those share a process, which starts one browser for all. */
function hasBrowser(file: string): boolean {
  return readFileSync(join(ROOT, file), 'utf8').includes("/browser.ts'");
}

/**
 * All files are imported before the first test begins: what a shared module wants done after all tests
 * would else be done after those of the file that imported it first.
 */
function entryOf(files: readonly string[]): string {
  return files.map((file) => `import ${JSON.stringify(`./${file}`)};\n`).join('');
}

/** A folder for what is compiled in this run, without those of runs that have ended. */
function ownFolder(): string {
  const all = join(ROOT, 'build/tests');
  mkdirSync(all, { recursive: true });
  for (const name of readdirSync(all))
    if (!isAlive(Number(name))) rmSync(join(all, name), { recursive: true, force: true });
  return join(all, String(process.pid));
}

/** Where tests come by a PostgreSQL. */
const POSTGRES = 'test/ledger/postgres-server.ts';

interface RunOptions {
  readonly node?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs the files by the runner of one Node program, with one PostgreSQL for all that need one.
 * @returns the exit code of the runner
 */
export async function runTests(
  files: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  const outdir = ownFolder();
  const tests = entriesOf(files);
  const programs = PROGRAMS.map((path) => [path.replace(/\.ts$/, ''), `import './${path}';`]);
  const entries = { ...tests, ...Object.fromEntries(programs) };
  const sources = await bundle({ root: ROOT, outdir, entries });
  const isGiven = Boolean(process.env[POSTGRES_URL]);
  useMemory();
  const server = sources.includes(POSTGRES) && !isGiven ? await startOwnPostgres() : undefined;
  const found = { [COMPILED_PROGRAMS]: outdir, ...(server && { [POSTGRES_URL]: server.url }) };
  const compiled = Object.keys(tests).map((name) => join(outdir, `${name}.mjs`));
  try {
    return await runCompiled(compiled, { ...options, env: { ...found, ...options.env } });
  } finally {
    await server?.stop();
  }
}

/** A file system in memory, as Linux has it. */
const MEMORY = '/dev/shm';

/** The most that tests write at a time, with a generous margin, in bytes. */
const ROOM = 2 * 1024 ** 3;

/**
 * Keeps temporary files of the tests in memory, unless `TMPDIR` says where. Tests make and remove tens of
 * thousands of small files; with a disk, its journal is a third of the processor time of many of them.
 */
function useMemory(): void {
  if (process.env['TMPDIR'] || !hasMemory()) return;
  const folder = mkdtempSync(join(MEMORY, 'claimgate-'));
  // PostgreSQL runs as another user where this is root.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

function hasMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n');
    const options = mounts.map((line) => line.split(' ')).findLast(([, at]) => at === MEMORY)?.[3];
    const { bavail, bsize } = statfsSync(MEMORY);
    // Tests run programs from their folders.
    return options?.split(',').includes('noexec') === false && bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}

/** One more than the cores that this is made for: tests of services and programs wait for them half of the time. */
const PROCESSES = 3;

async function runCompiled(
  files: readonly string[],
  { node = process.execPath, env }: RunOptions,
): Promise<number> {
  // Coloured output of the runner itself must not reach the programs that the tests run.
  const { FORCE_COLOR: _colour, NODE_EXTRA_CA_CERTS: _certificates, ...environment } = process.env;
  const how = [
    '--enable-source-maps',
    '--test',
    '--test-reporter=spec',
    `--test-concurrency=${PROCESSES}`,
  ];
  const { exitCode } = await execa(node, [...how, ...files], {
    cwd: ROOT,
    stdio: 'inherit',
    reject: false,
    extendEnv: false,
    env: { ...environment, ...env },
  });
  return exitCode ?? 1;
}
