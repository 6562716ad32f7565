import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Digest } from '../../src/digest/index.ts';
import {
  compareClaims,
  type ClaimedRelease,
  type ClaimStanding,
  CHANGES,
} from '../../src/manifest/difference.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { readClaims } from '../../src/manifest/claims.ts';
import { fc } from '../fast-check.ts';
import { claim } from '../plugins/surfaces/documents.ts';

const AT = 1000;

interface Told {
  readonly name: string;
  readonly contract?: number;
  readonly standing?: ClaimStanding;
}

/** A release that claims formats of these names. */
function release(told: readonly Told[], at = AT, isKnown = true): ClaimedRelease {
  const claims = told.map(({ name, contract = 1 }) => ({
    ...claim({ output_profile: name }),
    contract_digest: `sha256:${String(contract).repeat(64)}`,
  }));
  const text = JSON.stringify({ schema_version: 1, claims });
  const read = readClaims(Buffer.from(text), 'claims.json').claims ?? [];
  const standing = new Map<Digest, ClaimStanding>();
  for (const [index, { subjectDigest }] of read.entries()) {
    const known = told[index]?.standing;
    if (known) standing.set(subjectDigest, known);
  }
  return { claims: read, standing: isKnown ? standing : undefined, at };
}

function kinds(before: ClaimedRelease, after: ClaimedRelease): Record<string, string[]> {
  const difference = compareClaims(before, after);
  const named = CHANGES.map(
    (kind) => [kind, difference[kind].map(({ subject }) => subject.output_profile)] as const,
  );
  return Object.fromEntries(named.filter(([, names]) => names.length > 0));
}

const holds = (holdsUntil: number | null, ...records: number[]): ClaimStanding => ({
  holdsUntil,
  records,
});

test('each kind of change is listed once', () => {
  const before = release([
    { name: 'stays', standing: holds(5000, 1, 2, 3) },
    { name: 'renewed', standing: holds(5000, 1, 4, 5) },
    { name: 'withdrawn', standing: holds(5000, 1, 6, 7) },
    { name: 'lapsed', standing: holds(1500, 1, 8, 9) },
    { name: 'moved', standing: holds(5000, 1, 10, 11) },
  ]);
  const after = release(
    [
      { name: 'stays', standing: holds(4000, 1, 2, 3) },
      { name: 'renewed', standing: holds(9000, 1, 4, 15) },
      { name: 'moved', contract: 2, standing: holds(9000, 1, 16, 17) },
      { name: 'new', standing: holds(9000, 1, 18, 19) },
    ],
    2000,
  );
  assert.deepEqual(kinds(before, after), {
    added: ['new'],
    withdrawn: ['withdrawn'],
    lapsed: ['lapsed'],
    contract_changed: ['moved'],
    renewed: ['renewed'],
  });
  assert.equal(compareClaims(before, after).unchanged, 1);
});

test('a change says what it was, what it is, and how long that holds', () => {
  const before = release([{ name: 'a', standing: holds(5000, 1) }, { name: 'gone' }]);
  const after = release([{ name: 'a', contract: 2, standing: holds(9000, 2) }, { name: 'new' }]);
  const { added, contract_changed, evidence_compared, withdrawn } = compareClaims(before, after);
  const [one, two] = [`sha256:${'1'.repeat(64)}`, `sha256:${'2'.repeat(64)}`];
  const values = [...contract_changed, ...added, ...withdrawn].map(
    ({ contract_before, contract_after, holds_before, holds_after }) => [
      contract_before,
      contract_after,
      holds_before,
      holds_after,
    ],
  );
  assert.deepEqual(values, [
    [one, two, formatInstant(5000), formatInstant(9000)],
    [null, one, null, null],
    [one, null, null, null],
  ]);
  assert.equal(evidence_compared, true);
});

test('changes come in the order of their subject digests', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => ({ name }));
  const { added } = compareClaims(release([]), release(names));
  const digests = added.map(({ subject_digest }) => subject_digest);
  assert.deepEqual(digests, digests.toSorted());
});

test('a claim that nothing is known of on one side was not renewed', () => {
  const known = release([{ name: 'a', standing: holds(5000, 1) }]);
  const unknown = release([{ name: 'a' }]);
  assert.deepEqual(kinds(known, unknown), {});
  assert.deepEqual(kinds(unknown, known), {});
});

test('a claim that ends at that very instant has expired; an unknown end has not', () => {
  const gone = (holdsUntil: number | null) =>
    release([{ name: 'a', standing: holds(holdsUntil, 1) }]);
  assert.deepEqual(kinds(gone(2000), release([], 2000)), { lapsed: ['a'] });
  assert.deepEqual(kinds(gone(2001), release([], 2000)), { withdrawn: ['a'] });
  assert.deepEqual(kinds(gone(null), release([], 2000)), { withdrawn: ['a'] });
});

test('without evidence on one side no claim counts as renewed, and the result says so', () => {
  const known = release([{ name: 'a', standing: holds(5000, 1) }]);
  const unknown = release([{ name: 'a' }], AT, false);
  for (const [one, other] of [
    [known, unknown],
    [unknown, known],
  ] as const) {
    assert.equal(compareClaims(one, other).evidence_compared, false);
    assert.deepEqual(kinds(one, other), {});
  }
});

const told = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    contract: fc.constantFrom(1, 2),
    standing: fc.record({
      holdsUntil: fc.option(fc.nat(3000)),
      records: fc.array(fc.nat(20), { minLength: 3, maxLength: 3 }),
    }),
  }),
  { selector: ({ name }) => name },
);

test('the other way round, what was added is gone, and what was gone is added', () => {
  fc.assert(
    fc.property(told, told, fc.nat(3000), fc.nat(3000), (one, other, early, late) => {
      const [before, after] = [release(one, early), release(other, late)];
      const forth = compareClaims(before, after);
      const back = compareClaims(after, before);
      const digests = (changes: readonly { subject_digest: string }[]) =>
        changes.map(({ subject_digest }) => subject_digest).sort();
      assert.deepEqual(digests(forth.added), digests([...back.withdrawn, ...back.lapsed]));
      assert.deepEqual(digests(back.added), digests([...forth.withdrawn, ...forth.lapsed]));
      assert.deepEqual(digests(forth.contract_changed), digests(back.contract_changed));
      const total = CHANGES.reduce((sum, kind) => sum + forth[kind].length, forth.unchanged);
      assert.equal(total, new Set([...one, ...other].map(({ name }) => name)).size);
      assert.equal(compareClaims(before, before).unchanged, one.length);
    }),
  );
});

test('records of another ledger are not compared by their numbers', () => {
  const by = (sequence: number, origin: string) => ({
    ...release([{ name: 'a', standing: { records: [sequence], holdsUntil: null } }]),
    origin,
  });
  assert.equal(compareClaims(by(5, 'one'), by(6, 'one')).renewed.length, 1);
  for (const sequence of [4, 6]) {
    const difference = compareClaims(by(5, 'one'), by(sequence, 'other'));
    assert.deepEqual([difference.evidence_compared, difference.renewed], [false, []]);
  }
  assert.equal(compareClaims(by(5, 'one'), release([])).evidence_compared, true);
});
