import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contractOf, indexContracts } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { lookUpCommits, type FoundClaim } from '../../src/gate/facts.ts';
import type { ProjectionEntry } from '../../src/documents/index.ts';
import { contractDocument, entry, subject } from '../evidence/documents.ts';
import { bent, type Bends } from './bend.ts';

const ASKING = contractOf(contractDocument());
const NOT_ASKING = contractOf({ ...contractDocument(), tested_revision: 'any' });
const CONTRACTS = indexContracts([ASKING, NOT_ASKING]);

/** A claim whose local and live run tested these commits. */
function tested(
  local: string | null,
  live: string | null,
  contract: string = ASKING.digest,
): FoundClaim {
  const bends: Bends = {
    ...(local === null ? { '/local_run': null } : { '/local_run/tested_revision': local }),
    ...(live === null ? { '/live_run': null } : { '/live_run/tested_revision': live }),
  };
  const of: ProjectionEntry = bent(entry(), bends);
  const claim = {
    claim: { subject: subject(), contract_digest: contract },
    subjectDigest: subjectDigest(subject()),
  };
  return { claim, entry: { state: 'present', entry: of } };
}

async function askedFor(...pieces: readonly (readonly FoundClaim[])[]): Promise<string[][]> {
  const asked: string[][] = [];
  const lookUp = lookUpCommits(CONTRACTS, {
    get: () => undefined,
    learn: async (some) => void asked.push([...some]),
  });
  for (const piece of pieces) await lookUp(piece);
  return asked;
}

describe('the commits that are looked up', () => {
  test('are those of both runs, each once, and all of a piece at once', async () => {
    const piece = [tested('a', 'b'), tested('b', 'c'), tested('d', 'd')];
    assert.deepEqual(await askedFor(piece), [['a', 'b', 'c', 'd']]);
    assert.deepEqual(await askedFor(piece, [tested('a', 'e')], piece), [
      ['a', 'b', 'c', 'd'],
      ['e'],
    ]);
    assert.deepEqual(await askedFor([tested(null, 'a'), tested('b', null), tested(null, null)]), [
      ['a', 'b'],
    ]);
  });

  test('are none without a contract that asks, or without an entry', async () => {
    const { claim } = tested('a', 'b');
    assert.deepEqual(
      await askedFor(
        [],
        [tested('a', 'b', NOT_ASKING.digest)],
        [tested('a', 'b', 'sha256:of-no-contract')],
        [{ claim, entry: { state: 'absent' } }],
        [{ claim, entry: { state: 'unreadable' } }],
      ),
      [],
    );
  });

  test('stay unknown where nobody can look them up', async () => {
    const lookUp = lookUpCommits(CONTRACTS, { get: () => undefined });
    await lookUp([tested('a', 'b')]);
  });
});
