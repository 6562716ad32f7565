import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { headAt } from '../../examples/world/ledger.ts';
import { pinFor, trustRootFor } from '../../examples/world/organisation.ts';
import { PROJECTION_FILE, STATEMENT_FILE } from '../../examples/world/projection.ts';
import { digestOf } from '../../src/digest/index.ts';
import { readContracts } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { judge } from '../../src/gate/judge.ts';
import { projectionIn } from '../../src/gate/merge-projection.ts';
import type { Evidence } from '../../src/gate/judge-claims.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { readTrustRoot } from '../../src/trust/root.ts';
import { writeEnvelope } from '../../src/trust/envelope.ts';
import { AT, DOCUMENTS, GROWN, WORLD } from '../fuzz/world.ts';
import { valueOf } from '../trust/expect.ts';
import { nextRoot } from '../trust/root-world.ts';
import { EVIDENCE, gateInput, signedRelease } from './demonstration.ts';

const HOUR = 3_600_000;
/** When the projection of the demonstration was exported. */
const GENERATED_AT = AT - HOUR / 6;
const CLAIMED = {
  document: 'public_claims',
  path: 'public-claims.json',
  sha256: digestOf(DOCUMENTS.claims),
};
const ROOT = {
  document: 'trust_root',
  path: '1.root.json',
  sha256: digestOf(DOCUMENTS.root),
  version: 1,
};
const CONTRACTS = DOCUMENTS.contracts.map(({ file, bytes }) => ({
  document: 'contract',
  path: file,
  sha256: digestOf(bytes),
}));
const STATEMENT = {
  document: 'projection_statement',
  path: STATEMENT_FILE,
  sha256: digestOf(DOCUMENTS.statement),
};
const head = headAt(WORLD.leaves, WORLD.leaves.length);

const judged = async (changes: Partial<Evidence> = {}, at = AT) =>
  (await judge(gateInput(DOCUMENTS.claims, { at, evidence: { ...EVIDENCE, ...changes } }))).verdict;

describe('what claims were judged by', () => {
  test('is listed to the last document, with the head of the ledger', async () => {
    const { inputs, decision } = await judged();
    assert.equal(decision, 'allowed');
    assert.deepEqual(inputs, [
      CLAIMED,
      ROOT,
      ...CONTRACTS,
      { ...STATEMENT, ledger_head: head },
      { document: 'projection', path: PROJECTION_FILE, sha256: digestOf(DOCUMENTS.lines) },
    ]);
  });

  test('has the version that a trusted root says, whatever its file is called', async () => {
    const roots = [{ file: 'trust/12.root.json', bytes: DOCUMENTS.root }];
    const { inputs, decision } = await judged({ roots });
    assert.deepEqual(
      [decision, inputs[1]?.document, inputs[1]?.version],
      ['allowed', 'trust_root', 1],
    );
  });

  test('has the versions of roots that follow each other', async () => {
    const first = valueOf(readTrustRoot(DOCUMENTS.root, '1.root.json'));
    const second = nextRoot(first, {}, WORLD.keys.root.slice(0, 2));
    const roots = [
      { file: '1.root.json', bytes: DOCUMENTS.root },
      { file: '2.root.json', bytes: writeEnvelope(second.envelope) },
    ];
    const { inputs, decision } = await judged({ roots });
    assert.equal(decision, 'allowed');
    assert.deepEqual([inputs[1]?.version, inputs[2]?.version], [1, 2]);
  });

  test('is listed without what only a trusted statement says, where it is not trusted', async () => {
    const roots = [{ file: 'trust/12.root.json', bytes: DOCUMENTS.root }];
    const { inputs, findings } = await judged({ roots, pin: undefined });
    assert.deepEqual(
      findings.map(({ code }) => code),
      ['pin_missing'],
    );
    assert.deepEqual(inputs, [
      CLAIMED,
      { ...ROOT, path: 'trust/12.root.json', version: 12 },
      ...CONTRACTS,
      STATEMENT,
    ]);
  });

  test('names the verdicts of the releases that are remembered', async () => {
    const { manifest, verdict, signed } = await signedRelease();
    const name = 'releases/v1.4.0';
    const memory = [
      { name, manifest, verdict, signedVerdict: signed, statement: DOCUMENTS.statement },
    ];
    const projection = projectionIn(PROJECTION_FILE, GROWN.lines);
    const statement = { file: STATEMENT_FILE, bytes: GROWN.statement };
    const remembering = await judged({ memory, projection, statement });
    assert.equal(remembering.decision, 'allowed', JSON.stringify(remembering.findings));
    assert.deepEqual(remembering.inputs.at(-1), {
      document: 'release_record',
      path: name,
      sha256: digestOf(verdict),
    });
    const unreadable = await judged({ memory: [{ name, unreadable: [] }] });
    assert.deepEqual(
      unreadable.findings.map(({ code }) => code),
      ['record_unreadable'],
    );
    assert.deepEqual(unreadable.inputs.at(-1), STATEMENT);
  });

  test('says nothing where there is nothing to read', async () => {
    const count = WORLD.claims.length;
    for (const [change, code, details] of [
      [{ projection: undefined }, 'projection_required', { found: `${count} claims` }],
      [{ statement: undefined }, 'projection_unsigned', { file: PROJECTION_FILE }],
    ] as const) {
      const { inputs, findings, claims } = await judged(change);
      assert.deepEqual(inputs, [CLAIMED]);
      const [finding, ...others] = findings;
      assert.deepEqual(others, []);
      assert.equal(finding?.code, code);
      assert.deepEqual({ ...finding, ...details }, finding);
      for (const { decision, rules } of claims)
        assert.deepEqual([decision, rules], ['refused', []]);
    }
  });
});

describe('what all claims rest on', () => {
  test('expires with the projection, for no particular subject', async () => {
    const { horizon } = await judged();
    assert.deepEqual(horizon, {
      valid_until: formatInstant(GENERATED_AT + 12 * HOUR),
      first_lapse: { what: 'projection', subject_digest: null },
    });
  });

  test('or with the trust root, which is named where both expire at one instant', async () => {
    for (const [ends, what, hours] of [
      [13, 'projection', 12],
      [12, 'trust_root', 12],
      [1, 'trust_root', 1],
    ] as const) {
      // A trust root is made for a year.
      const root = trustRootFor(WORLD.keys, GENERATED_AT + (ends - 365 * 24) * HOUR);
      const roots = [{ file: '1.root.json', bytes: writeEnvelope(root) }];
      const { horizon } = await judged({ roots, pin: pinFor(root) });
      assert.deepEqual(horizon, {
        valid_until: formatInstant(GENERATED_AT + hours * HOUR),
        first_lapse: { what, subject_digest: null },
      });
    }
  });
});

describe('contracts', () => {
  const [first] = DOCUMENTS.contracts;
  assert.ok(first);

  test('that cannot be read stop the judgement, each of them', async () => {
    const bad = ['a.json', 'b.json'].map((file) => ({ file, bytes: Buffer.from('{}') }));
    const contracts = [bad[0] ?? first, first, bad[1] ?? first];
    const read = readContracts(contracts);
    assert.equal(read.contracts.length, 1);
    assert.deepEqual([...new Set(read.findings.map(({ file }) => file))], ['a.json', 'b.json']);
    const { findings, inputs, claims } = await judged({ contracts });
    assert.deepEqual([...new Set(findings.map(({ file }) => file))], ['a.json', 'b.json']);
    assert.equal(inputs.length, 6);
    assert.equal(claims.length, WORLD.claims.length);
    for (const { rules } of claims) assert.deepEqual(rules, []);
  });
});

test('claims come in the order of their digests, whatever their order in the file', async () => {
  const { claims } = await judged();
  const digests = WORLD.claims.map(({ subject }) => subjectDigest(subject)).toSorted();
  assert.deepEqual(
    claims.map(({ subject_digest }) => subject_digest),
    digests,
  );
});

test('a projection that fails while git reads commits gives no answer, and no second error', async () => {
  const { lines } = DOCUMENTS;
  const heard: string[] = [];
  const answer = judged({
    ancestry: {
      get: () => undefined,
      learn: async (commits) => {
        heard.push(...commits);
        await new Promise((resolve) => setTimeout(resolve, 20));
      },
    },
    projection: {
      file: PROJECTION_FILE,
      open: async function* () {
        yield lines.subarray(0, lines.length - 1);
        throw new Error('the disk is gone');
      },
    },
  });
  await assert.rejects(answer, /the disk is gone/);
  assert.ok(heard.length > 0);
});
