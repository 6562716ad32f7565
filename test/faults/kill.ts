import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import type { TestContext } from 'node:test';
import { tellProgress } from '../ledger/progress.ts';
import type { Ended, FaultWorld } from './world.ts';

/** How often each command is killed: few in CI, many by `npm run soak`. */
export const RUNS = Number(process.env['CLAIMGATE_FAULT_RUNS'] ?? 20);

/** A command that is killed, over and over, in a world that stays as the kills leave it. */
export interface Victim {
  readonly name: string;
  /** Puts what the command is about to change back to what it was; a new number each time. */
  before(round: number): void | Promise<void>;
  words(round: number): readonly string[];
  /** Whether the run was let finish or not: nothing is torn, and nothing says yes that should not. */
  after(round: number, ended: Ended): void | Promise<void>;
}

/** The exit codes of a run that was not killed; a killed one has none. */
const JUDGED: ReadonlySet<number | undefined> = new Set([0, 1]);

/** Kills a command at moments spread at random, from a seed, over the time that it takes. */
export async function killAtRandom(t: TestContext, world: FaultWorld, victim: Victim) {
  const moments = randomNumbers(victim.name);
  const takes = await longest(world, victim);
  let killed = 0;
  for (let round = 0; round < RUNS; round += 1) {
    await victim.before(round);
    const killAfterMs = takes * 1.1 * moments();
    const ended = await world.run(victim.words(round), { killAfterMs });
    if (ended.signal === 'SIGKILL') killed += 1;
    else assert.ok(JUDGED.has(ended.exitCode), `${ended.exitCode}: ${ended.stderr}`);
    await victim.after(round, ended);
    tellProgress(`${victim.name}: kills`, round + 1);
  }
  t.diagnostic(`${killed} of ${RUNS} killed within ${Math.round(takes * 1.1)} ms`);
}

/** Calls that make a change last, or visible: between any two of them the files are in another state. */
const CALLS = ['fsync', 'rename', 'link', 'ftruncate', 'unlink'];

/** Kills a command in front of each of its calls that change files, one run for each of them. */
export async function killAtCalls(t: TestContext, world: FaultWorld, victim: Victim) {
  let killed = 0;
  await longest(world, victim);
  for (const [row, call] of CALLS.entries()) {
    for (let which = 1; ; which += 1) {
      const round = 1000 * (row + 1) + 2 * which;
      await victim.before(round);
      const ended = await world.run(victim.words(round), {
        wrapper: tracer(`inject=${call}:signal=KILL:when=${which}`),
        // All work on files by one thread, so that its calls can be counted.
        environment: { UV_THREADPOOL_SIZE: '1' },
      });
      await victim.after(round, ended);
      if (ended.signal !== 'SIGKILL') break;
      killed += 1;
    }
  }
  assert.ok(killed >= 3, 'it was killed where it writes');
  t.diagnostic(`killed in front of ${killed} calls`);
}

function tracer(injection: string): readonly string[] {
  return ['strace', '-f', '-qq', '-o', '/dev/null', '-e', `trace=${CALLS.join()}`, '-e', injection];
}

/** Why calls can not be intercepted here; nothing where they can. */
export function cannotTrace(): string | undefined {
  const { status } = spawnSync('strace', ['-o', '/dev/null', 'true']);
  return status === 0 ? undefined : 'strace can not trace here';
}

/** How long the command takes here and now, at the most. */
async function longest(world: FaultWorld, victim: Victim): Promise<number> {
  const times: number[] = [];
  for (const round of [-1, -2, -3]) {
    await victim.before(round);
    const start = performance.now();
    const ended = await world.run(victim.words(round));
    times.push(performance.now() - start);
    await victim.after(round, ended);
  }
  return Math.max(...times);
}

/** Numbers from 0 up to 1 that are the same in every run of the tests (Park and Miller). */
function randomNumbers(seed: string): () => number {
  let state = Buffer.from(seed).reduce((sum, byte) => (sum * 31 + byte) % 2_147_483_647, 7);
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
