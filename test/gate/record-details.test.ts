import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import { finding } from '../../src/documents/findings.ts';
import { recallReleases } from '../../src/gate/rollback-protection.ts';
import type { ReleaseRecord } from '../../src/gate/release-record.ts';
import { STATEMENT_PAYLOAD_TYPE } from '../../src/trust/statement.ts';
import { said, type Said } from '../documents.ts';
import { utf8 } from '../trust/expect.ts';
import { content, firstRoot, keyList, keys, nextRoot, role } from '../trust/root-world.ts';
import { envelopeBytes, recordOf, root } from './projection-world.ts';
import { contractOf, indexContracts } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { lookUpCommits, type FoundClaim } from '../../src/gate/facts.ts';
import type { ProjectionEntry } from '../../src/documents/index.ts';
import { contractDocument, entry, subject } from '../evidence/documents.ts';
import { bent, type Bends } from './bend.ts';

const OTHER = digestOf('another');
const RECORD = 'releases/v1.4.0';
const SIGNED = `${RECORD}/gate-verdict.intoto.json`;
const later = '2026-11-21T12:00:31Z';

const contradiction = (expected: string, file = SIGNED): Said => ({
  code: 'record_contradiction',
  file,
  expected,
});
const two = firstRoot({
  keys: { ...content.keys, ...keyList(keys.stranger) },
  roles: { ...content.roles, release: role(2, keys.release, keys.stranger) },
});
const another = envelopeBytes(utf8('{}'), [keys.release], 'text/plain').bytes;
const cause = finding('file_unreadable', { file: 'x' });

/** A record, and all findings on it. */
const RECORDS: Readonly<
  Record<string, readonly [ReleaseRecord, readonly Said[], (typeof root)[]?]>
> = {
  'that cannot be read': [
    { name: RECORD, unreadable: [cause] },
    [{ code: 'record_unreadable', file: RECORD }, ...said([cause])],
  ],
  'with another manifest': [
    { ...recordOf(), manifest: utf8('another') },
    [contradiction('the manifest that the verdict names', `${RECORD}/release-manifest.json`)],
  ],
  'without a part': [
    { ...recordOf(), statement: undefined },
    [{ code: 'record_incomplete', file: RECORD }],
  ],
  'whose verdict is none': [
    { ...recordOf(), verdict: utf8('{'), recorded: undefined },
    [
      { code: 'record_unreadable', file: RECORD },
      {
        code: 'json_syntax',
        file: `${RECORD}/gate-verdict.json`,
        line: 1,
        column: 2,
        pointer: '',
        expected: 'a member name in double quotes',
        found: 'the end of the document',
      },
    ],
  ],
  'whose envelope is none': [
    { ...recordOf(), signedVerdict: utf8('') },
    [
      { code: 'record_unreadable', file: RECORD },
      { code: 'json_empty', file: SIGNED, line: 1, column: 1, pointer: '' },
    ],
  ],
  'of a root that is not there': [
    recordOf(),
    [{ code: 'record_root_unknown', file: SIGNED, found: 'version 1' }],
    [nextRoot(root)],
  ],
  'of another type': [
    { ...recordOf(), signedVerdict: another },
    [
      {
        code: 'record_signature_wrong',
        file: SIGNED,
        expected: STATEMENT_PAYLOAD_TYPE,
        found: 'text/plain',
      },
    ],
  ],
  'signed by too few': [
    recordOf(),
    [{ code: 'record_signature_wrong', file: SIGNED, expected: '2', found: '1' }],
    [two],
  ],
  'with another summary of the manifest': [
    recordOf({}, undefined, { manifest: OTHER }),
    [contradiction('the digest of release-manifest.json')],
  ],
  'with another summary of the verdict': [
    recordOf({}, undefined, { verdict: OTHER }),
    [contradiction('the digest of gate-verdict.json')],
  ],
  'with another statement': [
    recordOf({}, undefined, { inputs: [] }),
    [contradiction('the digest of ledger-projection.intoto.json')],
  ],
  'of another instant': [
    recordOf({}, undefined, { timeVerified: later }),
    [contradiction('the instant 2026-11-20T12:00:00Z')],
  ],
  'that did not pass': [recordOf({}, undefined, { passed: false }), [contradiction('PASSED')]],
};

describe('the findings on a record', () => {
  for (const [what, [record, expected, roots = [root]]] of Object.entries(RECORDS)) {
    test(what, () => {
      const outcome = recallReleases([record], roots);
      assert.deepEqual(outcome.ok ? [] : said(outcome.findings), expected);
    });
  }

  test('that is no summary', () => {
    const signedVerdict = envelopeBytes(utf8('{}'), [keys.release]).bytes;
    const outcome = recallReleases([{ ...recordOf(), signedVerdict }], [root]);
    const [first, second] = outcome.ok ? [] : said(outcome.findings);
    assert.deepEqual(first, contradiction('a verification summary'));
    assert.equal(second?.file, SIGNED);
  });
});

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
