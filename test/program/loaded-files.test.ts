import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { often } from '../soak.ts';
import { ReleaseWorld } from '../cli/release/release-world.ts';

const root = join(import.meta.dirname, '../..');
const BIN = join(root, 'dist/bin');
const PROGRAM = join(BIN, 'claimgate.cjs');
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
  const before = listing(bin);
  for (const args of [['check', '--ref', 'HEAD'], ['explain', 'usage'], ['--help']])
    assert.equal((await run(...args)).exitCode, 0, args.join(' '));
  assert.deepEqual(listing(bin), before);
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
