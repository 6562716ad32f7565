import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  lapsed,
  leftLying,
  withEditedClaim,
  withEditedProjection,
  withOneSignature,
  withReplayedProjection,
  withStaleContract,
} from '../../examples/world/bends.ts';
import type { ExampleWorld } from '../../examples/world/build.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { judge } from '../../src/gate/judge.ts';
import type { Claim } from '../../src/documents/index.ts';
import { formatClaims } from '../../src/manifest/claims.ts';
import type { NamedBytes } from '../../src/documents/json.ts';
import { fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import { judgeExample, releaseOf } from '../examples/judge.ts';
import { DOCUMENTS, WORLD } from '../fuzz/world.ts';
import { claimsFile } from '../documents.ts';
import { EVIDENCE, gateInput } from './demonstration.ts';

/** Ways to make a signed world worse: time, evidence, order of heads, signatures, bytes. */
const WORSE: ((of: ExampleWorld) => ExampleWorld)[] = [
  leftLying,
  lapsed,
  withStaleContract,
  withReplayedProjection,
  withEditedClaim,
  withEditedProjection,
  withOneSignature,
];

test('a signed world that gets worse, in any order, is never allowed as a whole', async () => {
  const memory = [releaseOf(WORLD)];
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(WORSE, { minLength: 1, maxLength: 3 }), async (some) => {
      const { decisions } = await judgeExample(
        some.reduce((of, worsen) => worsen(of), WORLD),
        memory,
      );
      const isWhole = decisions.length > 0 && decisions.every((one) => one === 'allowed');
      assert.ok(!isWhole, some.map(({ name }) => name).join());
    }),
    { numRuns: often(15, 300) },
  );
});

/** Judges the demonstration with its files in another order. */
async function verdictOn(claims: Uint8Array, contracts: readonly NamedBytes[]) {
  const { verdict } = await judge(gateInput(claims, { evidence: { ...EVIDENCE, contracts } }));
  return verdict;
}

function canonical(claims: readonly Claim[]): Uint8Array {
  const sortable = claims.map((claim) => ({ claim, subjectDigest: subjectDigest(claim.subject) }));
  return Buffer.from(formatClaims(sortable));
}

const permuted = <T>(list: readonly T[]) =>
  fc.shuffledSubarray([...list], { minLength: list.length });

/** As a document: the quick reader and the exact one make objects of different kinds. */
function plain(value: object): unknown {
  return JSON.parse(JSON.stringify(value));
}

test('the order of claims and of files does not matter, and the same inputs give the same bytes', async () => {
  const expected = await verdictOn(DOCUMENTS.claims, DOCUMENTS.contracts);
  assert.equal(expected.decision, 'allowed');
  const orders = [permuted(WORLD.claims), permuted(DOCUMENTS.contracts)] as const;
  await fc.assert(
    fc.asyncProperty(...orders, async (claims, contracts) => {
      const written = await verdictOn(canonical(claims), contracts);
      const inputs = (of: typeof written) => of.inputs.map((one) => JSON.stringify(one)).toSorted();
      assert.deepEqual(plain({ ...written, inputs: [] }), plain({ ...expected, inputs: [] }));
      assert.deepEqual(inputs(written), inputs(expected));
      const again = await verdictOn(canonical(claims), contracts);
      assert.equal(JSON.stringify(again), JSON.stringify(written));
      // The same claims in the order that somebody wrote them down: only the file differs.
      const unsorted = await verdictOn(claimsFile(claims), contracts);
      assert.deepEqual(plain(unsorted.claims), plain(expected.claims));
      assert.deepEqual([unsorted.decision, unsorted.horizon], ['allowed', expected.horizon]);
    }),
    { numRuns: often(10, 300) },
  );
});
