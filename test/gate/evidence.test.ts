import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { headAt } from '../../examples/world/ledger.ts';
import { pinFor, trustRootFor, throwAwayKeys } from '../../examples/world/organisation.ts';
import { PROJECTION_FILE, STATEMENT_FILE } from '../../examples/world/projection.ts';
import { digestOf, canonicalize } from '../../src/digest/index.ts';
import { readContracts } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { judge } from '../../src/gate/judge.ts';
import { projectionIn, differencesOf } from '../../src/gate/merge-projection.ts';
import type { Evidence } from '../../src/gate/judge-claims.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { readTrustRoot } from '../../src/trust/root.ts';
import { writeEnvelope, unsignedEnvelope } from '../../src/trust/envelope.ts';
import { AT, DOCUMENTS, GROWN, WORLD } from '../fuzz/world.ts';
import { valueOf, codesOf } from '../trust/expect.ts';
import { nextRoot } from '../trust/root-world.ts';
import { EVIDENCE, gateInput, signedRelease } from './demonstration.ts';
import { randomBytes } from 'node:crypto';
import { buildWorld } from '../../examples/world/build.ts';
import { lookUpEntries } from '../../src/gate/find-entries.ts';
import { readUnverified } from '../../src/gate/verify-projection.ts';
import { said } from '../documents.ts';
import { envelopeBytes, statementBytes } from './projection-world.ts';

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

const { entries, keys, projection } = buildWorld({
  at: Date.parse('2026-03-04T05:06:07Z'),
  keys: throwAwayKeys(),
  revision: 'a'.repeat(40),
  random: randomBytes,
});
const statement = { file: 'p.intoto.json', bytes: projection.statement };

async function* pieces(bytes: Uint8Array, size = 100) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const lookUp = (start: string, bytes = projection.lines) =>
  lookUpEntries({ file: 'p.jsonl', chunks: pieces(bytes) }, start);

test('every subject is found by its digest, and by twelve digits of it', async () => {
  for (const entry of entries) {
    const digest = subjectDigest(entry.subject);
    for (const start of [digest, digest.slice(0, 'sha256:'.length + 12)]) {
      const { first, matches, faults } = await lookUp(start);
      assert.equal(matches, 1);
      assert.deepEqual(faults, []);
      assert.equal(canonicalize(first?.entry), canonicalize(entry));
      assert.equal(first?.subjectDigest, digest);
    }
  }
});

test('its line is that of the file', async () => {
  const text = Buffer.from(projection.lines).toString('utf8');
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    const { subject }: { subject: (typeof entries)[number]['subject'] } = JSON.parse(line);
    assert.equal((await lookUp(subjectDigest(subject))).first?.line, index + 1);
  }
});

test('a start that several share, and one that nobody has', async () => {
  const all = await lookUp('sha256:');
  assert.equal(all.matches, entries.length);
  assert.equal(all.first?.line, 1);
  const none = await lookUp('sha256:zz');
  assert.deepEqual([none.matches, none.first], [0, undefined]);
});

test('the whole file is read and hashed, whatever was found', async () => {
  const { first, ...read } = await lookUp('sha256:');
  assert.ok(first);
  assert.equal(read.sha256, digestOf(projection.lines));
  assert.equal(read.entryCount, entries.length);
  const { subject: sha256, predicate } = valueOf(readUnverified(statement));
  const stated = { sha256, entryCount: predicate.entry_count };
  assert.deepEqual(differencesOf(read, stated, 'p.jsonl'), []);
});

test('a fault behind the entry is seen', async () => {
  const torn = projection.lines.subarray(0, -1);
  const { matches, faults } = await lookUp('sha256:', torn);
  assert.equal(matches, entries.length - 1);
  assert.deepEqual(
    faults.map(({ code, line }) => [code, line]),
    [['projection_torn', entries.length]],
  );
});

test('an entry that holds what must not be there is found, with what is wrong and without itself', async () => {
  const [entry] = entries;
  assert.ok(entry);
  const line = `${canonicalize({ ...entry, contact: 'somebody@example.org' })}\n`;
  const { first } = await lookUp(subjectDigest(entry.subject), Buffer.from(line));
  assert.equal(first?.entry, undefined);
  assert.deepEqual(
    first?.leaks.map(({ code }) => code),
    ['looks_like_email', 'unknown_member'],
  );
});

test('a statement is read no matter who signed it, but only if it is valid', () => {
  assert.equal(valueOf(readUnverified(statement)).predicate.entry_count, entries.length);
  const byNobodyKnown = statementBytes({}, [keys.ledger]);
  assert.equal(valueOf(readUnverified(byNobodyKnown)).predicate.deployment, 'hosted-eu');
  assert.deepEqual(codesOf(readUnverified({ file: 'x', bytes: Buffer.from('{') })), [
    'json_syntax',
  ]);
  const { payload } = unsignedEnvelope('', Buffer.from('{}'), '');
  const otherType = readUnverified(envelopeBytes(payload, [keys.ledger], 'text/plain'));
  assert.deepEqual(otherType.ok ? [] : said(otherType.findings), [
    {
      code: 'payload_type_wrong',
      file: 'ledger-projection.intoto.json',
      expected: 'application/vnd.in-toto+json',
      found: 'text/plain',
    },
  ]);
  assert.deepEqual(codesOf(readUnverified(envelopeBytes(payload, [keys.ledger]))), [
    'statement_type_wrong',
  ]);
  const twice = statementBytes({}, [keys.ledger], { subject: [] });
  assert.deepEqual(codesOf(readUnverified(twice)), ['statement_subject_count']);
});
