import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { temporaryFolder, REPRODUCIBLE_GIT } from '../../repositories.ts';
import { linesOf } from '../../guides/printed.ts';
import { BRANCH, BranchShop, disable, MEMORY, REF, type Clone } from './branch-world.ts';
import { isSoak, often } from '../../soak.ts';
import { PROGRAM } from '../../programs.ts';

const forever = { after: (remove: () => void) => void process.once('exit', remove) };

describe('a ledger on a branch of the remote', () => {
  let world: BranchShop;
  before(async () => {
    world = await BranchShop.create(forever);
    await world.laptop.record('first');
  });

  for (const options of [['--depth=1'], ['--single-branch'], ['--filter=blob:none'], []])
    test(`is opened and grows in a clone of ${options[0] ?? 'everything'}, without home, user or identity`, async () => {
      const runner = await world.clone(...options);
      const refs = async () =>
        (await runner.git('show-ref'))
          .replaceAll(/^.*refs\/(?:claimgate|remotes\/origin\/claimgate).*$/gm, '')
          .trim();
      const earlier = [await refs(), await runner.git('rev-parse', '--is-shallow-repository')];
      const known = await runner.reasons();
      await runner.record(`from-${options.length === 0 ? 'all' : options[0]?.slice(2, 7)}`);
      assert.equal((await world.laptop.reasons()).length, known.length + 1);
      await runner.type('ledger verify', 'ledger show --stats');
      assert.deepEqual(
        [await refs(), await runner.git('rev-parse', '--is-shallow-repository')],
        earlier,
      );
      assert.equal(await runner.git('status', '--porcelain'), '');
    });

  test('leaves no copy behind', async (t) => {
    const { environment, folder } = world.laptop;
    const own = temporaryFolder(t);
    const options = { cwd: folder, extendEnv: false, env: { ...environment, TMPDIR: own } };
    await execa(process.execPath, [PROGRAM, 'ledger', 'show'], options);
    assert.deepEqual(readdirSync(own), []);
  });

  test('[T581] keeps both of two appends to the same tip', async () => {
    const [one, other] = [await world.clone(), await world.clone()];
    // Each push waits, so that both have started from one tip.
    world.hook('pre-receive', 'sleep 0.5');
    const earlier = await world.laptop.reasons();
    await Promise.all([one.record('race-a'), other.record('race-b')]);
    world.hook('pre-receive', '');
    const after = await world.laptop.reasons();
    assert.deepEqual(after.slice(earlier.length).toSorted(), ['race-a', 'race-b']);
    await world.laptop.type('ledger verify');
  });

  test('[T581] counts an append whose confirmation was lost, once', async () => {
    const runner = await world.clone();
    world.hook('reference-transaction', '[ "$1" != committed ] || kill -9 $PPID');
    const earlier = await runner.reasons();
    await runner.record('unheard');
    world.hook('reference-transaction', '');
    assert.deepEqual(await runner.reasons(), [...earlier, 'unheard']);
  });

  test('sends again what the remote did not take', async () => {
    const runner = await world.clone();
    const flag = join(world.remote, 'once');
    world.hook('pre-receive', `[ -e '${flag}' ] || { : > '${flag}'; kill -9 $PPID; }`);
    await runner.record('at-the-second-try');
    world.hook('pre-receive', '');
    assert.equal((await runner.reasons()).at(-1), 'at-the-second-try');
  });

  test('[T581] says how to find out where nobody can tell, and records it once', async () => {
    const runner = await world.clone();
    // The remote takes the push, and is gone before anybody can ask.
    const away = `${world.remote}.away`;
    world.hook(
      'reference-transaction',
      `[ "$1" != committed ] || { mv '${world.remote}' '${away}'; kill -9 $PPID; }`,
    );
    const { exitCode, stderr } = await runner.run(disable('nobody-knows'));
    renameSync(away, world.remote);
    world.hook('reference-transaction', '');
    assert.equal(exitCode, 2, stderr);
    assert.match(stderr, /error\[ledger_unconfirmed\]/);
    const [, again = ''] = /next: claimgate (ledger append .+)$/m.exec(stderr) ?? [];
    assert.match(again, /--idempotency-key/);
    assert.match(await runner.type(again), /^was recorded/);
    assert.equal((await runner.reasons()).filter((one) => one === 'nobody-knows').length, 1);
  });

  test('is refused where the remote takes no push', async () => {
    const runner = await world.clone();
    const earlier = await runner.reasons();
    world.hook('pre-receive', 'echo this branch is protected >&2; exit 1');
    const { exitCode, stderr } = await runner.run(disable('protected'));
    world.hook('pre-receive', '');
    assert.equal(exitCode, 2);
    assert.match(stderr, /error\[ledger_unwritable\].*this branch is protected/);
    assert.deepEqual(await runner.reasons(), earlier);
  });

  test('[T581] says that nobody can tell where one answer was lost, whatever came after it', async (t) => {
    const runner = await world.clone();
    const flag = join(temporaryFolder(t), 'lost');
    world.hook('pre-receive', `[ ! -e '${flag}' ] || exit 1; : > '${flag}'; kill -9 $PPID`);
    const { exitCode, stderr } = await runner.run(disable('lost-and-refused'));
    world.hook('pre-receive', '');
    assert.equal(exitCode, 2);
    assert.match(stderr, /error\[ledger_unconfirmed\]/);
  });

  test('[T51] an address with a password is never shown', async () => {
    const runner = await world.clone();
    await runner.git('remote', 'set-url', 'origin', 'https://ada:S3cret@127.0.0.1:1/shop.git');
    const { stderr, exitCode } = await runner.run('ledger show');
    assert.equal(exitCode, 2);
    assert.match(stderr, /error\[ledger_unreachable\]/);
    assert.doesNotMatch(stderr, /S3cret/);
  });

  test('is served by no service', async () => {
    await world.laptop.type('example evidence --provider pinterest');
    const setting = `--ledger branch:${BRANCH} --facts runtime-facts.json --contracts provider-certification/contracts`;
    const claims = '--claims provider-certification/public-claims.json';
    for (const line of [`serve ${setting} ${claims} --listen 127.0.0.1:0`, `mcp ${setting}`])
      assert.deepEqual(await world.laptop.codes(line, 2), ['ledger_branch_unserved']);
    for (const line of ['token list', 'admin list'])
      assert.deepEqual(await world.laptop.codes(line, 2), ['ledger_branch_unserved']);
  });

  test('takes no hash of a password from the ledger of a service', async (t) => {
    const { laptop, shop } = await BranchShop.create(t);
    await laptop.type('ledger copy --to sqlite:../served.sqlite');
    await laptop.type('token create board --expires-in 30d --ledger sqlite:../served.sqlite');
    const place = '--ledger branch:claimgate-copied';
    await laptop.type(
      'ledger copy --ledger sqlite:../served.sqlite --to branch:claimgate-copied',
      `ledger backup ../back.sqlite ${place}`,
    );
    const tokens = async (file: string) =>
      laptop.type(`token list --ledger sqlite:../${file}.sqlite --json`);
    assert.match(await tokens('served'), /board/);
    assert.doesNotMatch(await tokens('back'), /board/);
    assert.ok(existsSync(join(shop.folder, '../back.sqlite')));
  });

  test('is kept as the guide says: how-to/keep-a-ledger-on-a-branch.md', async (t) => {
    const { laptop } = await BranchShop.create(t);
    for (const line of linesOf('docs/how-to/keep-a-ledger-on-a-branch.md')) {
      const [program = '', ...words] = line.split(' ');
      if (program === 'git') await laptop.git(...words);
      else await laptop.type(words.join(' '));
    }
    await laptop.type('ledger verify --ledger sqlite:.claimgate/ledger.sqlite');
  });

  test('is backed up, and copied to a file and back', async () => {
    await world.laptop.type('ledger backup ../kept.sqlite');
    const { exitCode, stderr } = await world.laptop.run(
      'ledger copy --ledger sqlite:../kept.sqlite --to branch:claimgate-moved',
    );
    assert.equal(exitCode, 0, stderr);
    assert.deepEqual(
      await world.laptop.codes(
        'ledger copy --ledger sqlite:../kept.sqlite --to branch:claimgate-moved',
        2,
      ),
      ['ledger_exists'],
    );
    await world.laptop.type('ledger verify --ledger branch:claimgate-moved');
  });

  for (const location of [
    'branch:',
    'branch:../main',
    'branch:a..b',
    'branch:-x',
    'branch:a.lock',
    'branch:a b',
  ])
    test(`does not lie on ${location}`, async () => {
      const host = { CLAIMGATE_LEDGER: location };
      assert.match(
        (await world.laptop.run('ledger show', host)).stderr,
        /error\[ledger_location_invalid\]/,
      );
    });
});

describe('a branch that somebody else changed', () => {
  let world: BranchShop;
  let older: string;
  before(async () => {
    world = await BranchShop.create(forever);
    await world.laptop.record('first');
    older = await world.tip();
    await world.laptop.type('ledger backup ../older.sqlite');
    await world.laptop.record('second');
  });

  /** Does something to the branch, finds how a clone that has seen it answers, and puts it back. */
  async function answers(change: (clone: Clone) => Promise<unknown>, code: string, exit = 1) {
    const [clone, tip] = [await world.clone(), await world.tip()];
    const earlier = await clone.reasons();
    await change(clone);
    for (const line of ['ledger show', 'ledger verify', disable('believed'), 'ledger init'])
      assert.deepEqual(await clone.codes(line, exit), [code], line);
    await world.force(tip);
    assert.deepEqual(await clone.reasons(), earlier);
  }

  test('[T580] an older one that was forced onto it is refused', () =>
    answers(() => world.force(older), 'ledger_branch_rewritten'));

  test('[T580] a deleted one is refused, and nothing makes it anew', () =>
    answers((clone) => clone.git('push', '-q', 'origin', `:${REF}`), 'ledger_branch_rewritten'));

  test('[T580] the branch of another repository is refused', async (t) => {
    const foreign = await BranchShop.create(t);
    await foreign.laptop.record('foreign');
    await answers(async (clone) => {
      await clone.git('fetch', '-q', foreign.remote, REF);
      await clone.git('push', '-q', '--force', 'origin', `FETCH_HEAD:${REF}`);
    }, 'ledger_branch_rewritten');
    // One that follows is no better: what counts is the file.
    await foreign.laptop.type('ledger backup ../foreign.sqlite');
    const file = join(foreign.shop.folder, '../foreign.sqlite');
    await answers((clone) => clone.pushFile(file), 'ledger_identity_differs', 2);
  });

  test('[T580] a commit that follows with an older file is refused', () =>
    answers(
      (clone) => clone.pushFile(join(world.shop.folder, '../older.sqlite')),
      'ledger_truncated',
    ));

  test('[T580] a commit that follows with another past is refused', async () => {
    const fork = join(world.shop.folder, '../fork.sqlite');
    await world.laptop.type(
      `ledger copy --ledger sqlite:../older.sqlite --to sqlite:../fork.sqlite`,
      `${disable('other')} --ledger sqlite:../fork.sqlite`,
      `ledger backup ../fork-kept.sqlite --ledger sqlite:../fork.sqlite`,
    );
    assert.ok(existsSync(fork));
    await answers(
      (clone) => clone.pushFile(join(world.shop.folder, '../fork-kept.sqlite')),
      'ledger_forked',
    );
  });

  test('[T580] a commit without a ledger is refused', () =>
    answers(
      async (clone) => {
        writeFileSync(join(clone.folder, '../text'), 'no ledger');
        await clone.pushFile(join(clone.folder, '../text'), 'FETCH_HEAD', 'other.txt');
      },
      'ledger_damaged',
      2,
    ));

  test('[T580] a new clone refuses what does not extend a head that CI published', async () => {
    const { laptop, shop } = world;
    const pin = (await shop.setUp()).result?.pin ?? '';
    shop.write(
      'probe.mjs',
      'console.log(JSON.stringify({schema_version:1,deployment:"shop",deployment_kind:"cloud",deployment_environment:"production",apps:[],accounts:[],policies:[],implemented:[],deny_list:[]}))\n',
    );
    const exported = await laptop.run('ledger export -- node probe.mjs');
    assert.equal(exported.exitCode, 0, exported.stderr);
    const put =
      'h=$(git hash-object -w projection/ledger-projection.intoto.json) && t=$(printf "100644 blob %s\\tledger-projection.intoto.json\\n" $h | git mktree) && git push -q origin $(git commit-tree $t -m x):refs/heads/claimgate-projection';
    await execa('sh', ['-c', put], { cwd: shop.folder });
    const tip = await world.tip();
    await world.force(older);
    const runner = await world.clone();
    const judged = await runner.run(disable('believed'), { CLAIMGATE_TRUST_PIN: pin });
    assert.equal(judged.exitCode, 1, judged.stderr);
    assert.match(judged.stderr, /error\[ledger_truncated\][^]*claimgate-projection/);
    await laptop.git('push', '-q', 'origin', `:${REF}`);
    const anew = await (
      await world.clone()
    ).run('ledger init --origin claimgate/shop', {
      CLAIMGATE_TRUST_PIN: pin,
    });
    assert.match(anew.stderr, /error\[ledger_truncated\]/);
    await world.force(tip);
    assert.equal((await runner.run(disable('honest'), { CLAIMGATE_TRUST_PIN: pin })).exitCode, 0);
  });

  test('nothing but init makes the branch', async () => {
    const runner = await world.clone();
    const elsewhere = { CLAIMGATE_LEDGER: 'branch:claimgate-new' };
    for (const line of ['ledger show', disable('early')])
      assert.match((await runner.run(line, elsewhere)).stderr, /error\[ledger_missing\]/);
    const made = await runner.run('ledger init --origin claimgate/new', elsewhere);
    assert.equal(made.exitCode, 0, made.stderr);
    assert.equal((await runner.run(disable('now'), elsewhere)).exitCode, 0);
    assert.match(await runner.git('show-ref'), new RegExp(MEMORY.replace(BRANCH, 'claimgate-new')));
  });
});

test('from 5,000 records on, it is time to move', async (t) => {
  const world = await BranchShop.create(t);
  const events = Array.from({ length: 5000 }, (_, index) =>
    JSON.stringify({
      schema_version: 1,
      selector: { provider: 'pinterest' },
      state: 'disabled',
      reason: `n-${index}`,
      starts_at: '2026-01-01T00:00:00Z',
      expires_at: null,
    }),
  );
  const write = (lines: readonly string[]) => world.shop.write('events.jsonl', lines.join('\n'));
  write(events.slice(0, 4999));
  const command = 'ledger append control events.jsonl --operator ada --confirm-selector';
  assert.doesNotMatch((await world.laptop.run(command)).stderr, /ledger_branch_large/);
  write(events.slice(4999));
  const { exitCode, stderr } = await world.laptop.run(command);
  assert.equal(exitCode, 0);
  assert.match(stderr, /warning\[ledger_branch_large\][^]*claimgate ledger copy/);
  assert.match((await world.laptop.run('doctor')).stdout, /warning +ledger +the ledger is large/);
});

const JOBS = 8;
/** How long the jobs go on, in milliseconds. */
const LASTS_MS = often(5_000, 180_000);

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

/** How long the jobs go on: for their time, and until the branch was attacked at least once. */
interface Race {
  readonly until: number;
  attacks: number;
}

const goesOn = ({ until, attacks }: Race) => Date.now() < until || attacks === 0;

/** Records one event after another, each until it is acknowledged, while the race goes on. */
async function work(clone: Clone, name: string, seed: number, race: Race): Promise<Job> {
  const job: Job = { acknowledged: [], tried: [], codes: [] };
  const random = numbers(seed);
  const next = () => random.next().value ?? 0;
  for (let number = 1; goesOn(race); number += 1) {
    const reason = `${name}-${number}`;
    job.tried.push(reason);
    for (let isDone = false; !isDone && goesOn(race);) {
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
async function attack(world: BranchShop, foreign: BranchShop, race: Race): Promise<void> {
  const { laptop } = world;
  const first = await world.tip();
  await laptop.git('fetch', '-q', foreign.remote, REF);
  const other = await laptop.git('rev-parse', 'FETCH_HEAD');
  while (goesOn(race)) {
    await sleep(1500);
    const tip = await world.tip();
    const bad = ['', first, other][race.attacks % 3] ?? '';
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
    race.attacks += 1;
  }
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
  const race: Race = { until: Date.now() + LASTS_MS, attacks: 0 };
  const jobs = Array.from({ length: JOBS }, (_, index) =>
    work(clones[index] ?? world.laptop, `job-${index}`, index + 1, race),
  );
  jobs.push(work(world.laptop, 'job-shared', 99, race));
  await attack(world, foreign, race);
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
  assert.ok(acknowledged.length > 0, 'acknowledged');
  if (isSoak)
    console.log(
      `${acknowledged.length} acknowledged, ${reasons.length} recorded, ${race.attacks} attacks, refused by ${[...codes].join(', ')}`,
    );
});

async function allReasons(clone: Clone): Promise<readonly string[]> {
  const reasons: string[] = [];
  for (let page = ''; ;) {
    const { result } = JSON.parse(await clone.type(`ledger show --limit 500${page} --json`)) as {
      readonly result: {
        readonly records: readonly { readonly record: { readonly reason: string } }[];
        readonly next_before: number | null;
      };
    };
    reasons.push(...result.records.map(({ record }) => record.reason));
    if (result.next_before === null) return reasons.toReversed();
    page = ` --before ${result.next_before}`;
  }
}
