import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
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
import { instantOf } from '../../src/documents/json.ts';
import { readClaims } from '../../src/manifest/claims.ts';
import { type ClaimStanding } from '../../src/manifest/difference.ts';
import { claimOf } from '../documents.ts';
import { AT, DOCUMENTS, REVISION, WORLD } from '../fuzz/world.ts';
import { CLAIMS_FILE } from './demonstration.ts';

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
