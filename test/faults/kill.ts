import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { TestContext } from 'node:test';
import { isSoak, often, tellProgress } from '../soak.ts';
import type { Ended, FaultWorld } from './world.ts';

/** How often each command is killed at a random moment. */
export const RUNS = often(2, 60);

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
  const takes = await usual(world, victim);
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

/** All work on files by one thread, so that its calls can be counted. */
const ONE_THREAD = { UV_THREADPOOL_SIZE: '1' };

/** A call of a run: the first, second, … of its kind. */
interface Call {
  readonly call: string;
  readonly which: number;
}

/**
 * Kills a command in front of its calls that change files, one run for each of them: in front of every one
 * in a soak, else of the one in the middle, as they come in a run that is not killed.
 */
export async function killAtCalls(t: TestContext, world: FaultWorld, victim: Victim) {
  const calls = await callsOf(world, victim);
  const middle = calls.length >> 1;
  const some = isSoak ? calls : calls.slice(middle, middle + 1);
  let killed = 0;
  for (const [index, one] of some.entries()) {
    const round = 1000 + index;
    await victim.before(round);
    const ended = await world.run(victim.words(round), {
      wrapper: tracer('/dev/null', '-e', `inject=${one.call}:signal=KILL:when=${one.which}`),
      environment: ONE_THREAD,
    });
    await victim.after(round, ended);
    if (ended.signal === 'SIGKILL') killed += 1;
  }
  assert.ok(killed >= 1, 'it was killed where it writes');
  t.diagnostic(`killed in front of ${killed} of ${calls.length} calls`);
}

/** The calls of a run that is not killed, in their order. */
async function callsOf(world: FaultWorld, victim: Victim): Promise<readonly Call[]> {
  const log = world.path('calls.log');
  await victim.before(-1);
  const ended = await world.run(victim.words(-1), {
    wrapper: tracer(log, QUICK),
    environment: ONE_THREAD,
  });
  const counts = new Map<string, number>();
  const calls = readFileSync(log, 'utf8')
    .split('\n')
    .flatMap((line): Call[] => {
      // Calls are counted for each thread by itself.
      const [, thread = '', call = ''] = /^(\d+) +(\w+)\(/.exec(line) ?? [];
      if (!CALLS.includes(call)) return [];
      const which = (counts.get(`${thread} ${call}`) ?? 0) + 1;
      counts.set(`${thread} ${call}`, which);
      return [{ call, which }];
    });
  world.remove('calls.log');
  await victim.after(-1, ended);
  return calls;
}

/** Stops processes at those calls alone, which takes half of the time; then they cannot be killed there. */
const QUICK = '--seccomp-bpf';

function tracer(log: string, ...options: readonly string[]): readonly string[] {
  return ['strace', '-f', '-qq', '-o', log, '-e', `trace=${CALLS.join()}`, ...options];
}

/** Why calls cannot be intercepted here; nothing where they can. */
export function cannotTrace(): string | undefined {
  const { status } = spawnSync('strace', ['-f', QUICK, '-o', '/dev/null', 'true']);
  return status === 0 ? undefined : 'strace cannot trace here';
}

/** How long the command takes here and now, as a rule: of three runs one may have had to wait. */
async function usual(world: FaultWorld, victim: Victim): Promise<number> {
  const times: number[] = [];
  for (const round of isSoak ? [-1, -2, -3] : [-1]) {
    await victim.before(round);
    const start = performance.now();
    const ended = await world.run(victim.words(round), { isProcess: true });
    times.push(performance.now() - start);
    await victim.after(round, ended);
  }
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
}

/** Numbers from 0 up to 1 that are the same in every run of the tests (Park and Miller). */
function randomNumbers(seed: string): () => number {
  let state = Buffer.from(seed).reduce((sum, byte) => (sum * 31 + byte) % 2_147_483_647, 7);
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
