import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import { isWarning } from '../../src/documents/findings.ts';
import { judge } from '../../src/gate/judge.ts';
import { readRecordFiles, recordedVerdictOf } from '../../src/gate/release-record.ts';
import { readRecordedVerdict, readVerdict } from '../../src/gate/recorded-verdict.ts';
import { recordedWarnings } from '../../src/gate/verdict.ts';
import { formatInstant, instantOf } from '../../src/documents/json.ts';
import type { Input } from '../../src/documents/index.ts';
import { headAt } from '../../examples/world/ledger.ts';
import { AT, WORLD, DOCUMENTS, REVISION } from '../fuzz/world.ts';
import { codesOf, utf8, valueOf } from '../trust/expect.ts';
import { gateInput, CLAIMS_FILE } from './demonstration.ts';
import { exported } from '../../examples/world/build.ts';
import {
  PROJECTION_FILE,
  projectionLines,
  STATEMENT_FILE,
} from '../../examples/world/projection.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { projectionIn } from '../../src/gate/merge-projection.ts';
import { readStandings } from '../../src/gate/status-at-release.ts';
import { testedRevisions } from '../../src/gate/facts.ts';
import { readClaims } from '../../src/manifest/claims.ts';
import type { ClaimStanding } from '../../src/manifest/difference.ts';
import { claimOf } from '../documents.ts';

const HEAD = headAt(WORLD.leaves, WORLD.leaves.length);
const root = (version: number): Input => ({
  document: 'trust_root',
  path: `${version}.root.json`,
  sha256: digestOf(`${version}`),
  version,
});

async function recorded(inputs?: readonly Input[], manifest_sha256: string | null = null) {
  const { verdict } = await judge(gateInput());
  const text = JSON.stringify({ ...verdict, manifest_sha256, ...(inputs ? { inputs } : {}) });
  return valueOf(readRecordedVerdict(utf8(text), 'gate-verdict.json'));
}

test('[T364] the warnings of a recorded verdict are findings again, in our words alone', async () => {
  const { verdict } = await judge(gateInput());
  const said = { message: 'all is well', next: 'rm -r .', clears_by: 'operator' } as const;
  const findings = recordedWarnings({
    ...verdict,
    findings: [
      { code: 'released_without_ledger', ...said },
      { code: 'claims_by_statement', found: '1 claim', ...said },
      { code: 'verdict_stale', ...said },
      { code: 'of_the_future', ...said },
    ],
  });
  assert.deepEqual(
    findings.map(({ code, found }) => [code, found]),
    [
      ['released_without_ledger', undefined],
      ['claims_by_statement', '1 claim'],
      ['recorded_code_unknown', 'of_the_future'],
    ],
  );
  assert.ok(findings.every(isWarning));
  assert.ok(!JSON.stringify(findings).includes('rm -r'));
});

describe('what memory takes from a verdict', () => {
  test('is its instant, its manifest, the trust root and the head of the ledger', async () => {
    const manifest = digestOf('manifest');
    const { ledger_head: head, ...rest } = await recorded(undefined, manifest);
    assert.deepEqual(rest, {
      evaluated_at: formatInstant(AT),
      manifest_sha256: manifest,
      trust_root_version: 1,
    });
    assert.deepEqual({ ...head }, HEAD);
  });

  test('is the greatest trust root, and nothing where nothing was claimed', async () => {
    const { trust_root_version: version, ledger_head: head } = await recorded([
      root(2),
      root(11),
      root(3),
      { ...root(20), document: 'contract' },
    ]);
    assert.equal(version, 11);
    assert.equal(head, null);
    const { version: _version, ...unnumbered } = root(1);
    assert.equal((await recorded([unnumbered])).trust_root_version, null);
    const nothing = await recorded([]);
    assert.deepEqual([nothing.trust_root_version, nothing.manifest_sha256], [null, null]);
  });

  test('is nothing where it cannot be read', () => {
    for (const read of [readVerdict, readRecordedVerdict]) {
      const refused = read(utf8('{'), 'some.json');
      assert.deepEqual(codesOf(refused), ['json_syntax']);
      assert.equal(!refused.ok && refused.findings[0]?.file, 'some.json');
    }
  });

  test('of one fault is read once, and named as it is asked for', () => {
    const bytes = utf8('{');
    const first = readVerdict(bytes, 'some.json');
    assert.equal(readVerdict(bytes, 'some.json'), first);
    const other = readVerdict(bytes, 'other.json');
    assert.equal(!other.ok && other.findings[0]?.file, 'other.json');
  });
});

describe('a record carries what its verdict says', () => {
  const recordOf = (verdict: Uint8Array) =>
    readRecordFiles('releases/v1.0.0', (name) =>
      name === 'gate-verdict.json'
        ? verdict
        : name === 'release-manifest.json'
          ? utf8('')
          : undefined,
    );

  test('so that it is read once, and not kept where it cannot be read', async () => {
    const { verdict } = await judge(gateInput());
    const record = recordOf(utf8(JSON.stringify(verdict)));
    assert.ok(record?.recorded);
    const read = valueOf(readRecordedVerdict(record.verdict, 'v'));
    assert.deepEqual(record.recorded, structuredClone(read));
    assert.equal(valueOf(recordedVerdictOf({ ...record, verdict: utf8('{') })), record.recorded);
    const broken = recordOf(utf8('{'));
    assert.ok(broken && !('recorded' in broken));
    assert.deepEqual(codesOf(recordedVerdictOf(broken)), ['json_syntax']);
  });

  test('in few bytes, however long the verdict is', async () => {
    const { verdict } = await judge(gateInput());
    const claims = Array.from({ length: 1000 }, () => verdict.claims[0]);
    const bytes = utf8(JSON.stringify({ ...verdict, claims }));
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const heldBy = (count: number) => {
      const records = Array.from({ length: count }, () => recordOf(bytes));
      collect();
      assert.ok(records.every((record) => record?.recorded));
      return process.memoryUsage().heapUsed;
    };
    heldBy(1);
    const grown = heldBy(8) - heldBy(1);
    assert.ok(grown < bytes.length, `${grown} bytes for 7 verdicts of ${bytes.length}`);
  });
});

const CLAIMS = readClaims(DOCUMENTS.claims, CLAIMS_FILE).claims ?? [];
const NOBODY = { claim: claimOf(), subjectDigest: subjectDigest(claimOf().subject) };

const EVIDENCE = {
  projection: projectionIn(PROJECTION_FILE, DOCUMENTS.lines),
  statement: { file: STATEMENT_FILE, bytes: DOCUMENTS.statement },
  contracts: DOCUMENTS.contracts,
  at: AT,
};

describe('the standing of released claims', () => {
  test('names the records that each rested on, and when the first of them expires', async () => {
    const read = await readStandings([...CLAIMS, NOBODY], EVIDENCE);
    assert.ok(read.ok);
    const expected = new Map<string, ClaimStanding>([
      [NOBODY.subjectDigest, { records: [0, 0, 0], holdsUntil: null }],
    ]);
    for (const { subject, approval, local_run, live_run } of WORLD.entries) {
      if (!approval || !local_run || !live_run) continue;
      const records = [approval, local_run, live_run].map(({ record }) => record.sequence);
      const holdsUntil = instantOf(live_run.expires_at);
      expected.set(subjectDigest(subject), { records, holdsUntil });
    }
    assert.equal(expected.size, CLAIMS.length + 1);
    assert.deepEqual(read.value, expected);
  });

  test('knows no record of what the projection does not know', async () => {
    const unknown = { approval: null, local_run: null, live_run: null };
    const { lines, statement } = exported(
      WORLD.keys,
      WORLD.entries.map((entry) => ({ ...entry, ...unknown })),
      WORLD.leaves,
      AT,
    );
    const read = await readStandings(CLAIMS, {
      ...EVIDENCE,
      projection: projectionIn(PROJECTION_FILE, lines),
      statement: { file: STATEMENT_FILE, bytes: statement },
    });
    assert.ok(read.ok);
    for (const { subjectDigest: digest } of CLAIMS)
      assert.deepEqual(read.value.get(digest), { records: [0, 0, 0], holdsUntil: null });
  });

  test('is not read from a projection that its statement is not about, nor without statement', async () => {
    const older = projectionIn(PROJECTION_FILE, WORLD.olderProjection.lines);
    const other = await readStandings(CLAIMS, { ...EVIDENCE, projection: older });
    assert.deepEqual(!other.ok && other.findings.map(({ code, file }) => [code, file]), [
      ['projection_digest_differs', PROJECTION_FILE],
    ]);
    const statement = { file: STATEMENT_FILE, bytes: DOCUMENTS.root };
    const none = await readStandings(CLAIMS, { ...EVIDENCE, statement });
    assert.deepEqual(!none.ok && none.findings.map(({ code, file }) => [code, file]), [
      ['payload_type_wrong', STATEMENT_FILE],
    ]);
  });
});

describe('the commits that claimed runs were tested at', () => {
  const commitsIn = async (lines: Uint8Array, claims = CLAIMS) =>
    [...(await testedRevisions(claims, DOCUMENTS.contracts, projectionIn('p', lines)))].toSorted();

  test('are named once each, where the claimed contract asks for an ancestor of the release', async () => {
    assert.deepEqual(await commitsIn(DOCUMENTS.lines), [REVISION]);
    // Only the first provider of the demonstration asks.
    const commits: Readonly<Record<string, readonly [string, string]>> = {
      [WORLD.contracts[0]?.document.provider ?? '']: ['2'.repeat(40), '3'.repeat(40)],
      [WORLD.contracts.at(-1)?.document.provider ?? '']: ['4'.repeat(40), '5'.repeat(40)],
    };
    const entries = WORLD.entries.map((entry) => {
      const [local = '', live = ''] = commits[entry.subject.provider] ?? [];
      const { local_run, live_run } = entry;
      return {
        ...entry,
        local_run: local_run && { ...local_run, tested_revision: local },
        live_run: live_run && { ...live_run, tested_revision: live },
      };
    });
    const [first] = Object.values(commits);
    assert.deepEqual(await commitsIn(projectionLines(entries)), first);
    const without = entries.map((entry) => ({ ...entry, live_run: null }));
    assert.deepEqual(await commitsIn(projectionLines(without)), first?.slice(0, 1));
    assert.deepEqual(await commitsIn(new Uint8Array()), []);
  });

  test('without a contract that asks, the projection is not even opened', async () => {
    const unread = {
      file: 'p',
      open: (): never => assert.fail('opened'),
    };
    const others = CLAIMS.filter(({ claim }) => claim.subject.provider === 'mastodon');
    assert.ok(others.length > 0);
    for (const claims of [[], others, [NOBODY]])
      assert.equal((await testedRevisions(claims, DOCUMENTS.contracts, unread)).size, 0);
  });
});
