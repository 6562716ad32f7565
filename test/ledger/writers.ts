import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { verifyLedger } from '../../src/ledger/verify.ts';
import type { TestLedger } from './world.ts';

const ROOT = join(import.meta.dirname, '../..');

const bundles = new Map<string, string>();

/** A program of this folder as one file in the repository, so that a process of it starts without compiling anything. */
function bundled(name: string): string {
  const known = bundles.get(name);
  if (known !== undefined) return known;
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'build/writer-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const bundle = join(folder, `${name}.mjs`);
  bundles.set(name, bundle);
  buildSync({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['libsql', 'pg'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  return bundle;
}

/** A process that does everything with each damaged ledger of a folder, see `damaged-reader.ts`. */
export function damagedReader(folder: string): ChildProcess {
  return start([bundled('damaged-reader'), folder]);
}

/** A process that records, see `writer.ts`. */
export function writer(location: string, count: number, name: string, atOnce = 1): ChildProcess {
  return start([bundled('writer'), location, String(count), name, String(atOnce)]);
}

function start(words: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
  return spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'], env, ...options });
}

const SQLITE = ['libsql', '@libsql', '@neon-rs', 'detect-libc'];

/**
 * Puts the writer with all that it needs into a folder, and hands back how another user starts it to record
 * one event: sources and packages may lie below a folder that only their owner can enter.
 */
export function writerOfOthers(folder: string) {
  const program = join(folder, 'writer.mjs');
  cpSync(bundled('writer'), program);
  for (const name of SQLITE)
    cpSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), {
      recursive: true,
    });
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  return (location: string, name: string, user: { readonly uid: number; readonly gid: number }) =>
    start([program, location, '1', name, '1'], { cwd: folder, ...user });
}

/** The lines that a process wrote until it ended. */
export async function linesOf(child: ChildProcess, onFirst = () => {}): Promise<string[]> {
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    if (text === '') onFirst();
    text += chunk.toString('utf8');
  });
  await new Promise((resolve) => child.once('close', resolve));
  return text.split('\n').slice(0, -1);
}

/** Nothing half written: no gap, no double, every leaf and the root as recomputed. */
export async function assertSound(ledger: Pick<TestLedger, 'driver'>): Promise<number> {
  const { head, findings } = await verifyLedger(ledger.driver);
  assert.deepEqual(findings, []);
  return head.tree_size;
}

/** The code with which work was refused. */
export async function refusal(work: Promise<unknown>): Promise<unknown> {
  const cause: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.ok(cause instanceof Error && 'code' in cause, String(cause));
  return cause.code;
}
