import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createClaimsWorld, type ClaimsWorld } from '../../bench/claims-world.ts';
import { DEPLOYMENT } from '../../examples/world/organisation.ts';
import { Arguments } from '../../src/cli/arguments.ts';
import { openCommandInputs } from '../../src/cli/inputs.ts';
import { judgeLongRepository } from '../../src/cli/long-claims.ts';
import { longReport } from '../../src/cli/long-report.ts';
import type { SaidByJudge, ShareJob, ToldToJudge } from '../../src/cli/share-job.ts';
import { defaultThreads, ShareThreads } from '../../src/cli/share-threads.ts';
import type { Ancestry } from '../../src/gate/ancestry.ts';
import type { Share } from '../../src/gate/share.ts';
import { openLongFile, placeOf } from '../../src/io/inputs/long-file.ts';
import { startThread } from '../../src/io/threads.ts';
import { CLAIMS_PATH } from '../../src/manifest/index.ts';
import { WHOLE } from '../../src/projection/reader.ts';
import { contentOf } from '../../src/report/format.ts';
import { renderText } from '../../src/report/text.ts';

const AT = Date.parse('2026-03-04T05:06:07Z');
const COUNT = 1200;
/** What the program has beside it: threads load no TypeScript. */
const MODULE = new URL('../../dist/bin/share-worker.cjs', import.meta.url);

let folder = '';
let world: ClaimsWorld;
let projection = '';
let lines = '';
let claims = '';

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'claimgate-shares-'));
  world = await createClaimsWorld(folder, COUNT, { at: AT });
  projection = join(world.repository, world.projection);
  lines = readFileSync(projection, 'utf8');
  claims = readFileSync(join(world.repository, CLAIMS_PATH), 'utf8');
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** All that a check with some threads says: its document, its text, its exit code. Also what it says about its progress. */
async function checked(count: number) {
  const said: string[] = [];
  let now = AT;
  const sink = { isTerminal: true, write: (text: string) => void said.push(text) };
  const host = {
    directory: world.repository,
    environment: { PATH: process.env['PATH'], HOME: folder },
    stdin: (async function* () {})(),
    stdout: sink,
    stderr: sink,
    clock: () => (now += 600),
    threads: { count, module: MODULE },
  };
  const args = new Arguments({ projection: world.projection, 'trust-pin': world.pin });
  const directory = world.repository;
  const report = longReport(
    await judgeLongRepository({
      host,
      args,
      at: AT,
      directory,
      openInputs: (options) => openCommandInputs(args, host, directory, options),
    }),
  );
  const { exitCode } = report;
  let json = '';
  for await (const piece of await contentOf(report, 'json')) json += piece;
  return { answer: { exitCode, json, text: renderText(report) }, progress: said };
}

/** Compares what no thread, one and two say. */
async function assertSame(): Promise<{ exitCode: number; text: string }> {
  const { answer } = await checked(0);
  for (const threads of [1, 2]) assert.deepEqual((await checked(threads)).answer, answer);
  return answer;
}

describe('any number of threads says the same', () => {
  const write = (path: string, text: string) => writeFileSync(path, text);
  const claimsPath = () => join(world.repository, CLAIMS_PATH);
  const middle = () => lines.indexOf('\n', lines.length / 2) + 1;

  /** The claims, of which every so many name a contract that there is not. */
  const bent = (every: number) => {
    let number = 0;
    return claims.replaceAll(/"contract_digest":"sha256:.{8}/g, (found) => {
      number += 1;
      return number % every === 0 ? `${found.slice(0, -8)}00000000` : found;
    });
  };

  const CHANGES: Record<string, readonly [change: () => void, expected: RegExp]> = {
    'of a world in which all is well': [() => {}, /^allowed: 1200 claims/m],
    'where some claims are refused': [
      () => write(claimsPath(), bent(3)),
      /^refused: 400 of 1200 claims/m,
    ],
    'where more are refused than a thread lists': [
      () => write(claimsPath(), bent(1)),
      /^refused: 1200 of 1200 claims/m,
    ],
    'of a projection that was cut off': [
      () => write(projection, lines.slice(0, middle() - 100)),
      /projection_torn/,
    ],
    'of a projection without its second half': [
      () => write(projection, lines.slice(0, middle())),
      /projection_count_differs/,
    ],
    'of a projection with a line twice': [
      () =>
        write(
          projection,
          lines.slice(0, middle()) + lines.slice(lines.indexOf('\n', middle() - 1000)),
        ),
      /projection_/,
    ],
    'of halves in another order': [
      () => write(projection, lines.slice(middle()) + lines.slice(0, middle())),
      /projection_not_ascending/,
    ],
    'of a projection that is none': [() => write(projection, 'x'.repeat(1e6)), /projection_/],
    'of an empty projection': [() => write(projection, ''), /projection_digest_differs/],
  };
  for (const [what, [change, expected]] of Object.entries(CHANGES))
    test(what, async () => {
      write(projection, lines);
      write(claimsPath(), claims);
      change();
      const { text } = await assertSame();
      assert.match(text, expected);
      write(projection, lines);
      write(claimsPath(), claims);
    });
});

test('how far the slowest thread is, is shown, and nothing stays behind', async () => {
  for (const threads of [1, 2]) {
    const { progress } = await checked(threads);
    assert.ok(progress.some((text) => /reading ledger-projection\.jsonl: \d+ %/.test(text)));
    assert.ok(progress.at(-1)?.endsWith('\u001b[K'));
  }
});

/** What comes of all of it that is given to one thread of a module. */
async function judgedBy(module: URL, ancestry: Ancestry = { get: () => true }) {
  const threads = new ShareThreads({ count: 1, module });
  const judges = threads.judges(jobOfAll(), { ancestry, onPiece: () => {} });
  const share = await judges?.judge(WHOLE);
  threads.stop();
  return share;
}

test('a thread that has ended before it is asked, or asks in vain, has no share', async () => {
  const learn = () => Promise.reject(new Error('git is gone'));
  const nowhere = new URL('nowhere.cjs', MODULE);
  assert.equal(await judgedBy(nowhere), undefined);
  assert.equal(await judgedBy(MODULE, { get: () => true, learn }), undefined);
  assert.equal((await judgedBy(MODULE))?.allowed, COUNT);
});

test('as many threads as pay, of the module beside the program', () => {
  const { count, module } = defaultThreads();
  assert.equal(count, availableParallelism() > 1 ? 2 : 0);
  assert.match(module.href, /\/share-worker\.cjs$/);
});

test('a thread really judges, and asks about commits', async () => {
  const { share, commits } = await shareOf({ job: jobOfAll() });
  assert.deepEqual([share?.entryCount, share?.allowed, share?.refused], [COUNT, COUNT, []]);
  assert.ok(commits > 0);
});

test('a thread says of anything that is wrong only that it has no share', async () => {
  const job = jobOfAll();
  const { place, sha256 } = job.claims;
  const gone = { sha256, place: { ...place, target: join(folder, 'nowhere') } };
  for (const told of [
    { job: { ...job, claims: gone } },
    { job: { ...job, evidence: { ...job.evidence, pin: undefined } } },
    { ancestry: [] },
  ])
    assert.equal((await shareOf(told)).share, undefined);
});

test('a thread that hears something else than it asked for knows no commit', async () => {
  const job = jobOfAll();
  const { share, commits } = await shareOf({ job }, () => ({ job }));
  // Half of the claims need to know one.
  assert.deepEqual([share?.allowed, share?.refused.length], [COUNT / 2, COUNT / 2]);
  assert.ok(commits > 0);
});

/** What a thread that is to judge everything is told. */
function jobOfAll(): ShareJob {
  const folderOf = (name: string) => {
    const path = `provider-certification/${name}`;
    return readdirSync(join(world.repository, path)).map((file) => named(`${path}/${file}`));
  };
  const named = (file: string) => ({ file, bytes: readFileSync(join(world.repository, file)) });
  const { place, sha256 } = openLongFile(world.repository, CLAIMS_PATH, {
    maxBytes: 2 ** 24,
    idLength: 40,
  });
  return {
    at: AT,
    stretch: WHOLE,
    claims: { place, sha256 },
    projection: placeOf(projection, 'ledger-projection.jsonl'),
    evidence: {
      pin: world.pin,
      deployment: DEPLOYMENT,
      roots: folderOf('trust'),
      contracts: folderOf('contracts'),
      statement: named(world.projection.replace('.jsonl', '.intoto.json')),
      memory: [],
    },
  };
}

function shareOf(
  told: ToldToJudge,
  answer = (commits: readonly string[]): ToldToJudge => ({
    ancestry: commits.map((commit) => [commit, true]),
  }),
): Promise<{ share: Share | undefined; commits: number }> {
  let commits = 0;
  return new Promise((resolve) => {
    const thread = startThread<ToldToJudge, SaidByJudge>(MODULE, {
      onMessage: (said) => {
        if ('commits' in said) {
          commits += said.commits.length;
          thread.tell(answer(said.commits));
        }
        if (!('share' in said)) return;
        thread.stop();
        resolve({ share: said.share, commits });
      },
      onEnd: () => resolve({ share: undefined, commits }),
    });
    thread.tell(told);
  });
}
