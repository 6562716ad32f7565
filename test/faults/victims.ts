import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import type { TestContext } from 'node:test';
import { isSoak, often, tellProgress } from '../soak.ts';
import type { Ended, FaultWorld } from './world.ts';
import { digestOf } from '../../src/digest/index.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';

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

const CLAIMS = `repo/${CLAIMS_PATH}`;
const ROOT = 'repo/provider-certification/trust/1.root.json';

interface Verdict {
  readonly decision: string;
  readonly findings: readonly { readonly code: string }[];
  readonly release: { readonly version: string | null } | null;
}

/** A verdict file must be whole, and say "no", that it did not finish, or what it said before the run. */
function assertNoNewYes(text: string, old: string): void {
  if (text === old) return;
  const { decision, findings } = JSON.parse(text) as Verdict;
  assert.ok(text.endsWith('}\n'), 'torn');
  const codes = findings.map(({ code }) => code);
  assert.ok(
    decision === 'refused' || (decision === 'undetermined' && codes.includes('did_not_finish')),
    `${decision} ${codes.join()}`,
  );
}

/** `check` that says no, over the yes of an earlier run with evidence. */
export async function checkVictim(world: FaultWorld): Promise<Victim> {
  const output = ['--output', `json=${world.path('check.json')}`];
  await world.does('check', ...world.evidence, ...output);
  const yes = world.text('check.json');
  assert.equal((JSON.parse(yes) as Verdict).decision, 'allowed');
  return {
    name: 'check',
    before: () => world.write('check.json', yes),
    words: () => ['check', ...output],
    after: (_round, ended) => {
      assert.notEqual(ended.exitCode, 0);
      assertNoNewYes(world.text('check.json'), yes);
      if (ended.exitCode === 1) assert.notEqual(world.text('check.json'), yes);
    },
  };
}

/**
 * `manifest create --sign` over the files of an earlier release of another commit; with evidence every
 * second time. What `verdict require` lets through afterwards is whole and new, whatever the moment.
 */
export async function manifestVictim(world: FaultWorld): Promise<Victim> {
  await world.does(...world.releaseWords('v1.0.0', 'earlier'), ...world.evidence);
  await world.commit('After v1.0.0');
  const names = ['release-manifest.json', 'gate-verdict.json', 'gate-verdict.intoto.json'];
  const old = new Map(names.map((name) => [name, world.text(`earlier/${name}`)]));
  const hasEvidence = (round: number): boolean => round % 2 === 0;
  return {
    name: 'manifest create',
    before: () => world.copy('earlier', 'out'),
    words: (round) => [
      ...world.releaseWords('v1.1.0', 'out'),
      ...(hasEvidence(round) ? world.evidence : []),
    ],
    after: async (round, ended) => {
      for (const name of names) {
        const text = world.text(`out/${name}`);
        if (text !== old.get(name)) JSON.parse(text);
      }
      if (!hasEvidence(round))
        assertNoNewYes(world.text('out/gate-verdict.json'), old.get('gate-verdict.json') ?? '');
      const required = await world.run(['verdict', 'require', world.path('out/gate-verdict.json')]);
      if (ended.exitCode === 0) assert.equal(required.exitCode, 0, required.stderr);
      if (required.exitCode !== 0) return assert.equal(required.exitCode, 1, required.stderr);
      assert.ok(hasEvidence(round), 'a yes without evidence');
      const { release } = JSON.parse(world.text('out/gate-verdict.json')) as Verdict;
      assert.equal(release?.version, 'v1.1.0');
    },
  };
}

/** A file that a command replaces: it has its old bytes or its new ones, which are known. */
function replaced(
  world: FaultWorld,
  { name, file, old, words }: { name: string; file: string; old: string; words: readonly string[] },
): Victim {
  let whole: string | undefined;
  return {
    name,
    before: () => world.write(file, old),
    words: () => words,
    after: (_round, ended) => {
      const text = world.text(file);
      if (ended.exitCode === 0) {
        whole ??= text;
        assert.notEqual(text, old);
      }
      if (text !== old) assert.equal(text, whole);
    },
  };
}

/** `claims fmt` of a file that says the same claims in one line. */
export function formatVictim(world: FaultWorld): Victim {
  const old = `${JSON.stringify(JSON.parse(world.text(CLAIMS)))}\n`;
  return replaced(world, { name: 'claims fmt', file: CLAIMS, old, words: ['claims', 'fmt'] });
}

/** `sign` of the trust root, in the folder where the gate looks for trust roots. */
export function signVictim(world: FaultWorld): Victim {
  const words = world.signWords(ROOT, 'root-3');
  return replaced(world, { name: 'sign', file: ROOT, old: world.text(ROOT), words });
}

/** `ledger export` over an older pair of projection and statement. */
export async function exportVictim(world: FaultWorld): Promise<Victim> {
  world.copy('projection', 'older');
  world.write('later.json', JSON.stringify(world.control('later')));
  await world.does('ledger', 'append', 'control', world.path('later.json'));
  const names = {
    projection: 'ledger-projection.jsonl',
    statement: 'ledger-projection.intoto.json',
  };
  const digest = (path: string) => digestOf(readFileSync(world.path(path)));
  const old = digest(`older/${names.projection}`);
  let whole: string | undefined;
  return {
    name: 'ledger export',
    before: () => world.copy('older', 'exported'),
    words: () => world.exportWords('exported'),
    after: (_round, ended) => {
      const projection = digest(`exported/${names.projection}`);
      if (ended.exitCode === 0) {
        whole ??= projection;
        assert.equal(statedIn(world.text(`exported/${names.statement}`)), projection);
        assert.notEqual(projection, old);
      }
      assert.ok(projection === old || projection === whole, 'a torn projection');
      const stated = statedIn(world.text(`exported/${names.statement}`));
      assert.ok(stated === old || stated === projection, 'a statement before its projection');
    },
  };
}

/** The digest that a projection statement is about. */
function statedIn(envelope: string): string {
  const { payload } = JSON.parse(envelope) as { readonly payload: string };
  const statement = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as {
    readonly subject: readonly { readonly digest: { readonly sha256: string } }[];
  };
  return `sha256:${statement.subject[0]?.digest.sha256}`;
}

/** `ledger append`, each time of another record. */
export function appendVictim(world: FaultWorld): Victim {
  let size: number | undefined;
  return {
    name: 'ledger append',
    before: async (round) => {
      size ??= await sizeOf(world);
      world.write('next.json', JSON.stringify(world.control(`round-${round + 3}`)));
    },
    words: (round) => appendWords(world, round),
    after: async (round, ended) => {
      // Asked again with the same key it is recorded exactly once, whether the kill came before or after.
      const again = await world.run(appendWords(world, round));
      assert.equal(again.exitCode, 0, again.stderr);
      if (ended.exitCode === 0) assert.match(again.stdout, /^was recorded as a statement: /);
      size = (size ?? 0) + 1;
      assert.equal(await sizeOf(world), size);
    },
  };
}

function appendWords(world: FaultWorld, round: number): readonly string[] {
  const key = ['--idempotency-key', `round-${round}`];
  return ['ledger', 'append', 'control', world.path('next.json'), ...key];
}

/** Returns how many records the ledger has, and requires all of them to be sound. */
async function sizeOf(world: FaultWorld): Promise<number> {
  const { exitCode, stdout, stderr }: Ended = await world.run(['ledger', 'verify', '--json']);
  assert.equal(exitCode, 0, stderr);
  const { result } = JSON.parse(stdout) as {
    readonly result: { readonly head: { readonly tree_size: number } };
  };
  return result.head.tree_size;
}

/** `release` of a new version: asked again it goes on where it was killed, and what comes of it verifies. */
export async function releaseVictim(world: FaultWorld): Promise<Victim> {
  world.write('.gitconfig', '[user]\n\tname = Jane\n\temail = jane@example.org\n');
  const start = await world.git('rev-parse', 'HEAD');
  const sign = ['--sign', world.path('keys/release.pem')];
  const words = ['release', 'v3.0.0', '--without-ledger', ...world.evidence, ...sign];
  return {
    name: 'release',
    before: async () => {
      await world.git('reset', '--quiet', '--hard', start);
      await world.git('update-ref', '-d', 'refs/tags/v3.0.0');
      world.remove('repo/release-evidence');
    },
    words: () => words,
    after: async () => {
      let again = await world.run(words);
      // Git itself was killed and holds a lock, which it asks people to remove.
      for (let left = 3; again.exitCode !== 0 && left > 0; left -= 1) {
        const [, lock] = /'([^']+\.lock)'/.exec(again.stderr) ?? [];
        assert.ok(lock !== undefined, again.stderr);
        rmSync(lock);
        again = await world.run(words);
      }
      assert.equal(again.exitCode, 0, again.stderr);
      // Other commands were killed here, too, and left files that nobody tracks.
      assert.equal(await world.git('status', '--porcelain', '--untracked-files=no'), '');
      const audit = await world.run(['audit', 'v3.0.0']);
      assert.equal(audit.exitCode, 0, audit.stdout);
      await world.git('reset', '--quiet', '--hard', start);
      await world.git('update-ref', '-d', 'refs/tags/v3.0.0');
      world.remove('repo/release-evidence');
    },
  };
}
