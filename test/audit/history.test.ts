import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test, type TestContext } from 'node:test';
import { projectionFiles } from '../../examples/world/documents.ts';
import { signProjection } from '../../examples/world/projection.ts';
import { writeFiles } from '../../examples/world/write.ts';
import { digestOf } from '../../src/digest/index.ts';
import { present } from '../../src/documents/findings.ts';
import { againstHead } from '../../src/audit/shown-records.ts';
import { digestOfHash, hashOfDigest, rootOfLeaves } from '../../src/trust/merkle.ts';
import { consistencyPath } from '../trust/merkle-paths.ts';
import {
  agreeingWithout,
  compareAll,
  gapsBetween,
  ledgersSeen,
  type SeenRelease,
} from '../../src/audit/history.ts';
import type { CommandReport, HistoryResult, ProjectionEntry } from '../../src/documents/index.ts';
import { AT, consistencyFor, HOUR, Releases } from './releases.ts';

/** Asks about all releases. */
async function told(releases: Releases, ...options: string[]) {
  const args = ['audit', '--all', '--json', '--trust-pin', releases.pin, ...options];
  const { exitCode, stdout } = await releases.run(args);
  const { findings, result } = JSON.parse(stdout) as CommandReport;
  assert.ok(result !== null && 'ledgers' in result, stdout);
  return { exitCode, codes: findings.map(({ code }) => code), result };
}

/** Releases v1.1.0 with all keys, with other entries in its projection. */
async function forged(
  t: TestContext,
  edit: (entries: ProjectionEntry[]) => ProjectionEntry[],
  corrections?: { readonly count: number; readonly digest: string },
): Promise<Releases> {
  const releases = await Releases.withFirst();
  t.after(() => releases.remove());
  const { entries, keys, leaves } = releases.example;
  const content = {
    entries: edit(structuredClone(entries) as ProjectionEntry[]),
    leaves,
    generatedAt: AT - HOUR / 6,
    corrections,
    consistency: consistencyFor(leaves),
  };
  const signed = signProjection(content, keys, keys.projection.slice(0, 2));
  writeFiles(releases.world.directory, new Map(projectionFiles('forged', signed)));
  await releases.release('v1.1.0', 'forged', AT);
  return releases;
}

const outcomes = ({ checks }: HistoryResult) =>
  Object.fromEntries(checks.map(({ check, outcome }) => [check, outcome]));

test('compares all releases with each other, and tells what none of them shows', async (t) => {
  const releases = await Releases.withFirst();
  t.after(() => releases.remove());
  const alone = await told(releases);
  assert.deepEqual([alone.exitCode, alone.codes], [0, []]);
  assert.equal(outcomes(alone.result)['heads of the ledger'], 'not_compared');
  await releases.release('v1.1.0', 'grown', AT);
  const { codes, exitCode, result } = await told(releases, '--output', 'html=../all.html');
  assert.deepEqual([exitCode, codes], [0, []]);
  assert.deepEqual(
    result.releases.map((one) => [one.version, one.is_verified]),
    [
      ['v1.0.0', true],
      ['v1.1.0', true],
    ],
  );
  assert.deepEqual(new Set(Object.values(outcomes(result))), new Set(['passed']));
  const [ledger] = result.ledgers;
  assert.ok(ledger && ledger.shown > 0 && ledger.records >= ledger.shown);
  assert.equal(ledger.unseen.length, ledger.records > ledger.shown ? 1 : 0);
  assert.equal(result.releases[1]?.claims, 4);
  assert.match(result.unchecked[0] ?? '', /^The origin of the trust pin 1:sha256:/);
  const [since] = ledger.since;
  assert.equal(since?.version, 'v1.1.0');
  assert.match(since.records.join('\n'), /^record \d+: runtime control of /);
  assert.deepEqual(result.trust_roots, [{ value: '1', from: 'v1.0.0', to: 'v1.1.0' }]);
  assert.ok(result.signers.some(({ value }) => value.startsWith('release SHA256:')));
  const page = readFileSync(releases.at('all.html'), 'utf8');
  assert.match(page, /Compared with each other/);
  const text = await releases.run(['audit', '--all', '--trust-pin', releases.pin]);
  assert.match(text.stdout, /^verified: 2 of 2 releases verify, compared with each other$/m);
});

test('compares releases in the order of their times, whatever their versions say', async (t) => {
  const releases = await Releases.withFirst();
  t.after(() => releases.remove());
  await releases.release('v0.9.1', 'grown', AT);
  const { codes, exitCode, result } = await told(releases);
  assert.deepEqual([exitCode, codes], [0, []]);
  assert.deepEqual([result.ledgers[0]?.from, result.ledgers[0]?.to], ['v1.0.0', 'v0.9.1']);
});

test('finds a record under a number that another release showed with another record', async (t) => {
  const leaf = `sha256:${'e'.repeat(64)}`;
  const releases = await forged(t, ([first, ...others]) => {
    assert.ok(first?.live_run);
    const { record } = first.live_run;
    return [{ ...first, live_run: { ...first.live_run, record: { ...record, leaf } } }, ...others];
  });
  // The example shows every record of its ledger, so that the release alone contradicts its head, too.
  assert.deepEqual((await releases.audit('v1.1.0')).codes, ['records_not_of_head']);
  const { codes, exitCode, result } = await told(releases);
  assert.equal(exitCode, 1);
  assert.deepEqual(codes, ['records_not_of_head', 'record_number_differs']);
  assert.equal(outcomes(result)['record numbers'], 'failed');
  // It contradicts the line of the release alone in words, and leads to the claim.
  const all = await releases.run(['audit', '--all', '--trust-pin', releases.pin]);
  assert.match(
    all.stdout,
    /^not verified: 1 of 2 releases verify alone; 2 of 7 comparisons with each other failed, so at least one release is false$/m,
  );
  assert.match(all.stderr, /record \d+ e{12}, the live run of pinterest · .*, in v1\.1\.0/);
  // Both contradict each other, and this one also its own head.
  assert.match(all.stderr, /records_not_of_head.*signed in v1\.1\.0/);
  assert.doesNotMatch(all.stderr, /signed in v1\.0\.0/);
});

test('a release that cannot be audited keeps no other from being compared', async (t) => {
  const releases = await Releases.withFirst();
  t.after(() => releases.remove());
  await releases.release('v1.1.0', 'grown', AT);
  await releases.world.shell('git -C repo tag -d v1.0.0');
  const { codes, exitCode, result } = await told(releases);
  assert.ok(exitCode !== 0 && codes.includes('ref_not_found'));
  assert.deepEqual(
    result.releases.map((one) => one.is_verified),
    [false, true],
  );
});

/** Two releases as values, the second one changed. */
async function two(change: (second: SeenRelease) => SeenRelease): Promise<SeenRelease[]> {
  const { entries } = (await Releases.make()).example;
  const head = {
    origin: 'ledger.example/one',
    tree_size: 40,
    root_hash: `sha256:${'1'.repeat(64)}`,
  };
  const verdict = {
    evaluated_at: '2026-01-01T00:00:00Z',
    horizon: { valid_until: '2026-01-02T00:00:00Z' },
  };
  const first = {
    version: 'v1.0.0',
    at: Date.UTC(2026, 0, 1),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is compared reads no more of a verdict
    verdict: verdict as SeenRelease['verdict'],
    entries,
    head,
    statement: undefined,
    rootVersion: 2,
    signers: [],
  };
  return [first, change({ ...first, version: 'v1.1.0', at: Date.UTC(2026, 1, 1) })];
}

const codesOf = (releases: readonly SeenRelease[]) =>
  compareAll(releases, []).flatMap(({ findings }) => findings.map(({ code }) => code));

const withRun = (release: SeenRelease, sequence: number): SeenRelease => {
  const [first, ...others] = release.entries;
  assert.ok(first?.live_run);
  const record = { sequence, leaf: `sha256:${sequence.toString(16).padStart(64, 'a')}` };
  return {
    ...release,
    entries: [{ ...first, live_run: { ...first.live_run, record } }, ...others],
  };
};

test('finds a quarantined run that came back, a shorter ledger, another one, and an older root', async () => {
  const head = (await two((one) => one))[0]?.head;
  assert.ok(head);
  assert.deepEqual(codesOf(await two((one) => one)), []);
  // Also the last record that the ledger had.
  for (const sequence of [39, 40])
    assert.deepEqual(codesOf(await two((one) => withRun(one, sequence))), ['record_returned']);
  // A later record is a newer run.
  assert.deepEqual(
    codesOf(await two((one) => withRun({ ...one, head: { ...head, tree_size: 41 } }, 41))),
    [],
  );
  const [first, second] = await two((one) => withRun(one, 20));
  assert.ok(first && second);
  assert.deepEqual(
    codesOf([withRun(first, 30), second, withRun({ ...second, version: 'v1.2.0' }, 30)]),
    ['record_returned'],
  );
  assert.deepEqual(codesOf(await two((one) => ({ ...one, head: { ...head, tree_size: 39 } }))), [
    'ledger_truncated',
  ]);
  const forked = { ...head, root_hash: `sha256:${'2'.repeat(64)}` };
  assert.deepEqual(codesOf(await two((one) => ({ ...one, head: forked }))), ['ledger_forked']);
  const other = { ...head, origin: 'ledger.example/two' };
  assert.deepEqual(codesOf(await two((one) => ({ ...one, head: other }))), ['ledger_replaced']);
  assert.deepEqual(codesOf(await two((one) => ({ ...one, rootVersion: 1 }))), ['root_went_back']);
  const releases = await two((one) => one);
  const keptHead = {
    head: { ...head, tree_size: 40, root_hash: forked.root_hash },
    file: 'kept.txt',
  };
  assert.deepEqual(
    compareAll(releases, [keptHead]).flatMap(({ findings }) => findings.map(({ code }) => code)),
    ['ledger_forked', 'ledger_forked'],
  );
  const [honest, forger] = await two((one) => ({ ...one, head: forked }));
  assert.ok(honest && forger);
  const others = [
    { ...honest, version: 'v1.2.0' },
    { ...honest, version: 'v1.3.0' },
  ];
  assert.deepEqual(agreeingWithout([honest, forger, ...others], []), ['v1.1.0']);
  assert.deepEqual(agreeingWithout([honest, ...others], []), []);
  // Of two, each may be the false one.
  assert.deepEqual(agreeingWithout([honest, forger], []), []);
  assert.equal(ledgersSeen(releases)[0]?.records, 40);
  assert.deepEqual(gapsBetween(releases), [
    {
      after: 'v1.0.0',
      before: 'v1.1.0',
      from: '2026-01-02T00:00:00Z',
      to: '2026-01-01T00:00:00Z',
    },
  ]);
});

test('hashes each part of a log again that releases show whole, alone or together', () => {
  const leaves = Array.from({ length: 7 }, (_, index) => hashOfDigest(digestOf(`record ${index}`)));
  const head = { origin: 'o', tree_size: 7, root_hash: digestOfHash(rootOfLeaves(leaves)) };
  const shownIn = (numbers: readonly number[]) =>
    new Map(
      numbers.map((sequence) => {
        const leaf = digestOfHash(present(leaves[sequence - 1]));
        return [sequence, { sequence, leaf, what: 'live run', version: 'v1' }] as const;
      }),
    );
  const bent = (numbers: readonly number[], sequence: number) => {
    const place = { sequence, leaf: digestOf('invented'), what: 'live run', version: 'v2' };
    return new Map([...shownIn(numbers), [sequence, place] as const]);
  };
  const proof = (from_size: number) => [
    { from_size, hashes: consistencyPath(from_size, leaves).map(digestOfHash) },
  ];
  const all = [1, 2, 3, 4, 5, 6, 7];
  for (let from = 1; from < 7; from += 1) {
    assert.deepEqual(againstHead(shownIn(all), head, proof(from), 'v2'), {
      records: 7,
      findings: [],
    });
    for (const sequence of all) {
      const { findings } = againstHead(bent(all, sequence), head, proof(from), 'v2');
      assert.deepEqual(
        findings.map(({ code }) => code),
        ['records_not_of_head'],
      );
    }
  }
  // Behind the first four, which nobody shows, a proof from them has a hash of the others.
  assert.deepEqual(againstHead(shownIn([5, 6, 7]), head, proof(4), 'v2'), {
    records: 3,
    findings: [],
  });
  const [late] = againstHead(bent([5, 6, 7], 6), head, proof(4), 'v2').findings;
  assert.match(late?.expected ?? '', / of records 5 to 7, signed in v2$/);
  assert.match(late?.found ?? '', / of the 3 records shown, some of them as v1 shows$/);
  // No part is whole.
  assert.equal(againstHead(bent([1, 3, 5, 7], 5), head, proof(4), 'v2').records, 0);
  // A proof that is none says nothing here: what relies on it refuses it.
  const short = [{ from_size: 4, hashes: [] }];
  assert.equal(againstHead(bent([5, 6, 7], 5), head, short, 'v2').records, 0);
});

test('finds fewer corrections, and one file of results behind two providers', async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is compared reads no more of a statement
  const stated = (count: number) =>
    ({ corrections: { count, digest: '' }, consistency: [] }) as unknown as NonNullable<
      SeenRelease['statement']
    >;
  const [first, second] = await two((one) => ({ ...one, statement: stated(1) }));
  assert.ok(first && second);
  assert.deepEqual(codesOf([{ ...first, statement: stated(2) }, second]), ['corrections_fewer']);
  const origin = { kind: 'test_results' as const, results_sha256: `sha256:${'f'.repeat(64)}` };
  const bySame = (release: SeenRelease): SeenRelease => ({
    ...release,
    entries: release.entries.map((entry) =>
      entry.live_run ? { ...entry, live_run: { ...entry.live_run, origin } } : entry,
    ),
  });
  assert.ok(new Set(first.entries.map(({ subject }) => subject.provider)).size > 1);
  assert.ok(codesOf([bySame(first)]).includes('results_seen_twice'));
});
