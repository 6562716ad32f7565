import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { verifyLedger } from '../../src/ledger/index.ts';
import type { TestLedger } from './world.ts';

/** A process that records, see `writer.ts`; its options may name another user. */
export function writer(
  location: string,
  count: number,
  name: string,
  user = {},
  atOnce = 1,
): ChildProcess {
  const script = join(import.meta.dirname, 'writer.ts');
  const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
  return spawn(
    process.execPath,
    ['--import', 'tsx', script, location, String(count), name, String(atOnce)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
      ...user,
    },
  );
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
export async function assertSound(ledger: TestLedger): Promise<number> {
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
