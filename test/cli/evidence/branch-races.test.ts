import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'node:test';
import { execa } from 'execa';
import { isSoak, often } from '../../soak.ts';
import { REPRODUCIBLE_GIT } from '../../repositories.ts';
import { PROGRAM } from '../release/release-world.ts';
import { BranchShop, REF, type Clone } from './branch-world.ts';

const JOBS = 8;
/** How long the jobs go on, in milliseconds. */
const LASTS_MS = often(8_000, 180_000);

/** Numbers that look random, the same ones each time. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; state = (state * 1_103_515_245 + 12_345) % 2_147_483_648)
    yield state / 2_147_483_648;
}

interface Job {
  readonly acknowledged: string[];
  readonly tried: string[];
  readonly codes: string[];
}

/** Starts the program as a runner would. @param killAfter milliseconds; its git goes on by itself then */
async function append(clone: Clone, reason: string, key: string, killAfter: number | undefined) {
  const words = `ledger append control --operator job --provider pinterest --state disabled --confirm-selector --reason ${reason}`;
  const child = spawn(process.execPath, [PROGRAM, ...words.split(' '), '--idempotency-key', key], {
    cwd: clone.folder,
    env: clone.environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const timer =
    killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  const closed = once(child, 'close');
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
  // Its words may come after its end; the git of a killed one may keep the pipe open.
  if (code !== null) await closed;
  return { code, refused: /error\[(\w+)\]/.exec(stderr)?.[1] ?? `${code}: ${stderr}` };
}

/** Records one event after another, each until it is acknowledged, while the time lasts. */
async function work(clone: Clone, name: string, seed: number, until: number): Promise<Job> {
  const job: Job = { acknowledged: [], tried: [], codes: [] };
  const random = numbers(seed);
  const next = () => random.next().value ?? 0;
  for (let number = 1; Date.now() < until; number += 1) {
    const reason = `${name}-${number}`;
    job.tried.push(reason);
    for (let isDone = false; !isDone && Date.now() < until;) {
      const killAfter = next() < 0.4 ? 50 + next() * 900 : undefined;
      const { code, refused } = await append(clone, reason, `key-${reason}-of-this-job`, killAfter);
      isDone = code === 0;
      if (isDone) job.acknowledged.push(reason);
      else if (code !== null) job.codes.push(refused);
    }
  }
  return job;
}

/** Takes the branch away under the jobs, in turn by an older one, by none and by another repository's, and puts it back. */
async function attack(world: BranchShop, foreign: BranchShop, until: number): Promise<number> {
  const { laptop } = world;
  const first = await world.tip();
  await laptop.git('fetch', '-q', foreign.remote, REF);
  const other = await laptop.git('rev-parse', 'FETCH_HEAD');
  let done = 0;
  while (Date.now() < until) {
    await sleep(1500);
    const tip = await world.tip();
    const bad = ['', first, other][done % 3] ?? '';
    // By compare-and-swap, so that no commit that somebody was told of goes with it.
    const swap = (from: string, to: string) =>
      laptop.git('push', '-q', `--force-with-lease=${REF}:${from}`, 'origin', `${to}:${REF}`).then(
        () => true,
        () => false,
      );
    await laptop.git('fetch', '-q', 'origin', REF);
    if (!(await swap(tip, bad))) continue;
    await sleep(300);
    // A push that a killed job left behind, made from the first commit, may take the place of that one.
    for (let now = bad; !(await swap(now, tip));) now = await world.tip();
    done += 1;
  }
  return done;
}

test('[T580][T581] eight jobs at once, killed at any moment, on a branch that is attacked: nothing acknowledged is lost, nothing doubled, nothing foreign believed', async (t) => {
  const [world, foreign] = [await BranchShop.create(t), await BranchShop.create(t)];
  await world.laptop.record('first');
  await foreign.laptop.record('foreign');
  await foreign.laptop.record('foreign-too');
  const clones = await Promise.all(
    Array.from({ length: JOBS - 1 }, () => world.clone('--depth=1')),
  );
  // Each has seen the ledger; the last two jobs share a clone.
  for (const clone of clones) await clone.type('ledger show --stats');
  const until = Date.now() + LASTS_MS;
  const jobs = Array.from({ length: JOBS }, (_, index) =>
    work(clones[index] ?? world.laptop, `job-${index}`, index + 1, until),
  );
  jobs.push(work(world.laptop, 'job-shared', 99, until));
  const attacks = await attack(world, foreign, until);
  const done = await Promise.all(jobs);
  // A push that outlived its job may still be under way.
  await execa('sh', ['-c', 'sleep 2'], { env: REPRODUCIBLE_GIT });

  const reasons = await allReasons(world.laptop);
  const acknowledged = done.flatMap((job) => job.acknowledged);
  const tried = new Set(['first', ...done.flatMap((job) => job.tried)]);
  assert.deepEqual(
    acknowledged.filter((one) => !reasons.includes(one)),
    [],
    'lost',
  );
  assert.equal(new Set(reasons).size, reasons.length, 'doubled');
  assert.deepEqual(
    reasons.filter((one) => !tried.has(one)),
    [],
    'foreign',
  );
  await world.laptop.type('ledger verify');
  const fresh = await world.clone();
  assert.deepEqual(await allReasons(fresh), reasons);
  const codes = new Set(done.flatMap((job) => job.codes));
  for (const code of codes)
    assert.ok(
      [
        'ledger_branch_rewritten',
        'ledger_busy',
        'ledger_unconfirmed',
        'ledger_unwritable',
        'git_locked',
      ].includes(code),
      code,
    );
  assert.ok(acknowledged.length > 0 && attacks > 0, `${acknowledged.length}, ${attacks}`);
  if (isSoak)
    console.log(
      `${acknowledged.length} acknowledged, ${reasons.length} recorded, ${attacks} attacks, refused by ${[...codes].join(', ')}`,
    );
});

async function allReasons(clone: Clone): Promise<readonly string[]> {
  const reasons: string[] = [];
  for (let before = ''; ;) {
    const { result } = JSON.parse(await clone.type(`ledger show --limit 500${before} --json`)) as {
      readonly result: {
        readonly records: readonly { readonly record: { readonly reason: string } }[];
        readonly next_before: number | null;
      };
    };
    reasons.push(...result.records.map(({ record }) => record.reason));
    if (result.next_before === null) return reasons.toReversed();
    before = ` --before ${result.next_before}`;
  }
}
