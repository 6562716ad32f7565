import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { after, before, describe, test, type TestContext } from 'node:test';
import type { GateVerdict } from '../../src/documents/index.ts';
import { World } from '../cli/world.ts';
import { FaultWorld, type RunOptions } from './world.ts';
import { digestOf } from '../../src/digest/index.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { NO_CLAIMS } from '../repositories.ts';
import { often } from '../soak.ts';
import { fillDisk, remount, smallDisk } from '../disk.ts';
import { PROGRAM } from '../programs.ts';

const YEAR = 365 * 86_400_000;

/** A clock that jumps at every look, and how often it was looked at. */
function jumping(instants: readonly number[]) {
  let looks = 0;
  return {
    clock: () => instants[Math.min(looks++, instants.length - 1)] ?? 0,
    looks: () => looks,
  };
}

describe('[T24] a clock that jumps', { skip: existsSync(PROGRAM) ? false : 'not built' }, () => {
  const runner = new World();
  let world: FaultWorld;
  let now: number;

  before(async () => {
    world = await FaultWorld.create(runner.directory);
    now = Date.now();
  });
  after(() => runner.remove());

  const run = (words: readonly string[], clock: () => number) =>
    runner.claimgate(words, {
      clock,
      directory: world.path('repo'),
      environment: world.environment,
    });
  const check = ['check', '--json'];

  for (const [name, jump] of [
    ['back', -YEAR],
    ['ahead', YEAR],
  ] as const) {
    test(`${name} while it judges: the answer is of the one instant that it began with`, async () => {
      const { clock, looks } = jumping([now, now + jump]);
      const { stdout, exitCode } = await run([...check, ...world.evidence], clock);
      assert.equal(exitCode, 0, stdout);
      const { evaluated_at } = JSON.parse(stdout) as GateVerdict;
      assert.equal(evaluated_at, new Date(now).toISOString());
      assert.equal(looks(), 1);
    });
  }

  test('ahead of the horizon before the release command starts: it does not start', async () => {
    const words = ['exec', ...world.evidence, '--out', world.path('exec.json'), '--', 'touch'];
    const { clock } = jumping([now, now + YEAR]);
    const { exitCode, stderr } = await run([...words, world.path('started')], clock);
    assert.equal(exitCode, 1);
    assert.match(stderr, /error\[verdict_lapsed\]/);
    assert.ok(!existsSync(world.path('started')));
  });

  test('back between two runs: neither an allowed answer nor an expired one is allowed again', async () => {
    await world.release('v1.0.0');
    const later = await run([...check, ...world.evidence], () => now + YEAR);
    assert.equal(later.exitCode, 1, 'by then it has expired');
    const { exitCode, stdout } = await run([...check, ...world.evidence], () => now - 3_600_000);
    assert.equal(exitCode, 1);
    const codes = (JSON.parse(stdout) as GateVerdict).findings.map(({ code }) => code);
    assert.ok(
      codes.includes('projection_from_future') || codes.includes('clock_set_back'),
      codes.join(),
    );
  });

  test('back while records are appended: refused or recorded, and the ledger is sound', async () => {
    const outcomes: number[] = [];
    for (const [number, jump] of [0, -YEAR, YEAR, -5000, 0].entries()) {
      world.write('jump.json', JSON.stringify(world.control(`jump-${number}`)));
      const words = ['ledger', 'append', 'control', world.path('jump.json')];
      outcomes.push((await run(words, () => now + jump)).exitCode);
    }
    assert.ok(outcomes.every((exitCode) => exitCode === 0 || exitCode === 2 || exitCode === 1));
    assert.equal(outcomes[0], 0);
    const { exitCode, stderr } = await run(['ledger', 'verify'], () => now);
    assert.equal(exitCode, 0, stderr);
  });
});

test('[T25] no variable of the environment is "now"', async (t) => {
  if (!existsSync(PROGRAM)) return t.skip('not built');
  const world = await FaultWorld.create();
  t.after(() => world.remove());
  const names = ['CLAIMGATE_AT', 'CLAIMGATE_NOW', 'CLAIMGATE_TIME', 'CLAIMGATE_CLOCK', 'NOW'];
  const environment = {
    ...Object.fromEntries(names.map((name) => [name, '2020-01-01T00:00:00Z'])),
    SOURCE_DATE_EPOCH: '1577836800',
    GIT_COMMITTER_DATE: '2020-01-01T00:00:00Z',
    FAKETIME: '-1y',
    TZ: 'Pacific/Kiritimati',
  };
  const earliest = Date.now();
  const { stdout } = await world.run(['check', '--json', ...world.evidence], { environment });
  const verdict = JSON.parse(stdout) as GateVerdict;
  const at = Date.parse(verdict.evaluated_at);
  assert.ok(at >= earliest && at <= Date.now(), verdict.evaluated_at);
  assert.equal(verdict.kind, 'release');
});

const RUNS = often(4, 50);
const CLAIMS = `repo/${CLAIMS_PATH}`;
const PROJECTION = 'projection/ledger-projection.jsonl';

/** Writes a file without pause, now in place and now by renaming, with one of two contents. */
const CHANGER = `
  const { readFileSync, renameSync, writeFileSync } = require('node:fs');
  const [path, one, other] = process.argv.slice(1);
  const contents = [readFileSync(one), readFileSync(other)];
  for (let turn = 0; ; turn += 1) {
    const target = turn % 4 < 2 ? path : path + '.tmp';
    writeFileSync(target, contents[turn % 2]);
    if (target !== path) renameSync(target, path);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, turn % 7);
  }
`;

/** Changes a file between two contents until the test is over. */
function keepChanging(t: TestContext, ...paths: readonly string[]): void {
  const child = spawn(process.execPath, ['-e', CHANGER, ...paths], { stdio: 'ignore' });
  t.after(async () => {
    const ended = new Promise((resolve) => void child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  });
}

describe(
  '[T49] files that change while they are read',
  {
    skip: existsSync(PROGRAM) ? false : 'not built',
  },
  () => {
    let world: FaultWorld;

    before(async () => {
      world = await FaultWorld.create();
    });
    after(() => world.remove());

    /** Judges again and again; each answer is one, and names the bytes that it is about. */
    async function judged(t: TestContext): Promise<readonly GateVerdict[]> {
      const verdicts: GateVerdict[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const { exitCode, stdout, stderr } = await world.run([
          'check',
          '--json',
          ...world.evidence,
        ]);
        const verdict = JSON.parse(stdout) as GateVerdict;
        assert.ok([0, 1, 2].includes(exitCode ?? -1), stderr);
        assert.equal(verdict.decision === 'allowed', exitCode === 0);
        verdicts.push(verdict);
      }
      const allowed = verdicts.filter(({ decision }) => decision === 'allowed').length;
      t.diagnostic(`${allowed} of ${RUNS} allowed`);
      return verdicts;
    }

    const inputOf = ({ inputs }: GateVerdict, kind: string) =>
      inputs.find(({ document }) => document === kind)?.sha256;

    const path = (name: string) => world.path(name);
    const digest = (name: string) => digestOf(readFileSync(path(name)));

    test('claims: an allowed answer is about one content or the other, and counts its claims', async (t) => {
      world.copy(CLAIMS, 'claims-four.json');
      world.write('claims-none.json', NO_CLAIMS);
      const [four, none] = [digest('claims-four.json'), digest('claims-none.json')];
      keepChanging(t, path(CLAIMS), path('claims-four.json'), path('claims-none.json'));
      for (const verdict of await judged(t)) {
        if (verdict.decision !== 'allowed') continue;
        const judgedBytes = inputOf(verdict, 'public_claims');
        assert.ok(judgedBytes === four || judgedBytes === none);
        assert.equal(verdict.claims.length, judgedBytes === four ? 4 : 0);
        // The commit claims something: an empty file is not the released one.
        if (judgedBytes === none) assert.equal(verdict.kind, 'draft');
      }
    });

    test('a projection: an allowed answer is about the signed bytes', async (t) => {
      world.write(CLAIMS, world.text('claims-four.json'));
      world.copy(PROJECTION, 'signed.jsonl');
      world.write('edited.jsonl', world.text(PROJECTION).replace('"policy_mode"', '"policy_m0de"'));
      const signed = digest('signed.jsonl');
      keepChanging(t, path(PROJECTION), path('signed.jsonl'), path('edited.jsonl'));
      for (const verdict of await judged(t)) {
        if (verdict.decision === 'allowed') assert.equal(inputOf(verdict, 'projection'), signed);
      }
    });
  },
);

/** A command that writes, and the files that it may take away, or use to say that it did not finish. */
interface Writer {
  readonly name: string;
  readonly words: readonly string[];
  readonly verdicts?: readonly string[];
}

/** Every command that writes a file, where each has something to write; they succeed one after the other. */
async function writersIn(world: FaultWorld): Promise<readonly Writer[]> {
  const at = (name: string) => world.path(name);
  const { evidence } = world;
  await world.does('check', ...evidence, '--output', `json=${at('check.json')}`);
  await world.does(...world.releaseWords('v1.0.0', 'out'), ...evidence);
  await world.does('check', ...evidence, '--output', `json=${at('exec.json')}`);
  world.write('n.json', JSON.stringify(world.control('one-more')));
  world.write('new/README', 'a folder\n');
  const claims = `repo/${CLAIMS_PATH}`;
  const outputs = { json: 'check.json', html: 'check.html', junit: 'check.xml' };
  const asked = Object.entries(outputs).flatMap(([format, name]) => [
    '--output',
    `${format}=${at(name)}`,
  ]);
  const writers: readonly Writer[] = [
    { name: 'check', words: ['check', ...evidence, ...asked], verdicts: Object.values(outputs) },
    {
      name: 'exec',
      words: ['exec', ...evidence, '--out', at('exec.json'), '--', 'true'],
      verdicts: ['exec.json'],
    },
    {
      name: 'manifest create',
      words: [...world.releaseWords('v1.0.0', 'out'), ...evidence],
      verdicts: ['out/gate-verdict.json'],
    },
    { name: 'key generate', words: ['key', 'generate', '--out', at('new.key'), '--no-passphrase'] },
    { name: 'setup --files-only', words: ['setup', '--files-only', '-C', at('new')] },
    { name: 'ledger export', words: world.exportWords('projection') },
    {
      name: 'sign',
      words: world.signWords('projection/ledger-projection.intoto.json', 'projection-3'),
    },
    { name: 'ledger append', words: ['ledger', 'append', 'control', at('n.json')] },
    { name: 'claims fmt', words: ['claims', 'fmt'] },
  ];
  world.write(claims, `${JSON.stringify(JSON.parse(world.text(claims)))}\n`);
  await world.commit('Claims in one line');
  return writers;
}

/** By path. Files that SQLite keeps for an open ledger are no documents. */
function filesIn(world: FaultWorld): Map<string, string> {
  const paths = readdirSync(world.folder, { encoding: 'utf8', recursive: true });
  const documents = paths.filter((path) => !/\.git\/|-(?:wal|shm)$|^filler$/.test(path));
  return new Map(
    documents
      .filter((path) => statSync(world.path(path)).isFile())
      .map((path) => [path, digestOf(readFileSync(world.path(path)))]),
  );
}

/** Each writer refuses by a code of its own, and leaves every file as it was; no verdict says a new yes. */
async function allRefuse(
  world: FaultWorld,
  writers: readonly Writer[],
  { first = () => {}, ...options }: RunOptions & { readonly first?: () => void } = {},
) {
  for (const { name, words, verdicts = [] } of writers) {
    first();
    const old = filesIn(world);
    const { exitCode, stderr } = await world.run(words, options);
    assert.equal(exitCode, 2, `${name}: ${stderr}`);
    assert.match(
      stderr,
      /^error\[(?:file_unwritable|ledger_unwritable|ledger_unreachable)\]/m,
      name,
    );
    for (const path of verdicts) {
      const isLeft = existsSync(world.path(path));
      if (isLeft && digestOf(world.text(path)) !== old.get(path))
        assert.match(world.text(path), /undetermined|could not judge|did_not_finish/, path);
      old.delete(path);
    }
    const now = filesIn(world);
    for (const path of verdicts) now.delete(path);
    assert.deepEqual(now, old, name);
  }
}

/**
 * The same commands with room: they were not refused for something else.
 * @param isElsewhere whether another process uses the ledger
 */
async function allWrite(
  world: FaultWorld,
  writers: readonly Writer[],
  isElsewhere = false,
): Promise<void> {
  for (const words of [...writers.map((writer) => writer.words), ['ledger', 'verify']]) {
    const isProcess = isElsewhere && words[0] === 'ledger';
    const { exitCode, stdout, stderr } = await world.run(words, { isProcess });
    assert.equal(exitCode, 0, `${words.join(' ')}\n${stderr}`);
    if (words[1] === 'verify') assert.match(stdout, /^nothing was altered/);
  }
}

async function worldOnDisk(t: TestContext) {
  const disk = smallDisk(t, 16);
  if (disk === undefined) return undefined;
  const world = await FaultWorld.create(disk);
  return { disk, world, writers: await writersIn(world) };
}

describe('[T48] without room', { skip: existsSync(PROGRAM) ? false : 'not built' }, () => {
  test('on a full disk every command that writes refuses, and nothing is torn', async (t) => {
    const here = await worldOnDisk(t);
    if (!here) return;
    const { disk, world, writers } = here;
    let makeRoom = () => {};
    // Room that one command takes away is there for the next.
    const first = () => {
      makeRoom = fillDisk(disk);
    };
    await allRefuse(world, writers, { first });
    makeRoom();
    await allWrite(world, writers);
  });

  test('on a file system that can only be read the same; judging goes on', async (t) => {
    const here = await worldOnDisk(t);
    if (!here) return;
    const { disk, world, writers } = here;
    remount(disk, 'ro');
    await allRefuse(world, writers);
    const old = ['--ref', 'HEAD', ...world.evidence];
    for (const words of [['check', ...old], ['claims', 'list'], ['digest'], ['ledger', 'show']]) {
      const { exitCode, stderr } = await world.run(words);
      assert.equal(exitCode, 0, `${words.join(' ')}: ${stderr}`);
    }
    remount(disk, 'rw');
    // SQLite shares what it knows of a file within a process, and this one may still know it as read-only.
    await allWrite(world, writers, true);
  });

  test('files that are cut off after 16 bytes, for any user', async (t) => {
    const wrapper = ['prlimit', '--fsize=16'];
    if (spawnSync('prlimit', ['--fsize=16', 'true']).status !== 0) return t.skip('no prlimit here');
    const world = await FaultWorld.create();
    t.after(() => world.remove());
    const writers = await writersIn(world);
    await allRefuse(world, writers, { wrapper });
    await allWrite(world, writers);
  });
});
