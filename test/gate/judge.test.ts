import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { finding } from '../../src/documents/findings.ts';
import { heldClaims } from '../../src/gate/claims-source.ts';
import { judge, type GateInput, type GateResult } from '../../src/gate/judge.ts';
import type { Evidence } from '../../src/gate/judge-claims.ts';
import { letsReleaseThrough } from '../../src/gate/verdict.ts';
import { readJson } from '../../src/documents/json.ts';
import { document as validator } from '../../src/documents/generated/gate-verdict.validator.js';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { claimOf, claimsFile, utf8 } from '../documents.ts';

const EMPTY = utf8('{\n  "schema_version": 1,\n  "claims": []\n}\n');
const AT = Date.parse('2026-03-04T05:06:07.008Z');
const REMARK = finding('work_tree_edited', { file: CLAIMS_PATH, line: 2 });

const NO_EVIDENCE: Evidence = {
  pin: undefined,
  deployment: undefined,
  roots: [],
  contracts: [],
  projection: undefined,
  statement: undefined,
  memory: [],
  ancestry: new Map(),
};

function inputOf(bytes: Uint8Array, changes: Partial<GateInput> = {}): GateInput {
  return {
    tool: { name: 'claimgate', version: '0.0.0' },
    at: AT,
    time: 'now',
    release: { version: 'v1.4.0', revision: 'a'.repeat(40) },
    remarks: [],
    claims: heldClaims({ path: CLAIMS_PATH, bytes, remarks: [] }),
    evidence: NO_EVIDENCE,
    config: undefined,
    strayPaths: [],
    ...changes,
  };
}

const codesOf = ({ verdict }: GateResult): string[] => verdict.findings.map(({ code }) => code);

describe('the gate without a projection', () => {
  test('allows no claims', async () => {
    const result = await judge(inputOf(EMPTY));
    assert.deepEqual(JSON.parse(JSON.stringify(result.verdict)), {
      schema_version: 1,
      tool: { name: 'claimgate', version: '0.0.0' },
      kind: 'release',
      decision: 'allowed',
      evaluated_at: '2026-03-04T05:06:07.008Z',
      release: { version: 'v1.4.0', revision: 'a'.repeat(40) },
      manifest_sha256: null,
      inputs: [{ document: 'public_claims', path: CLAIMS_PATH, sha256: digestOf(EMPTY) }],
      findings: [],
      claims: [],
      horizon: { valid_until: null, first_lapse: null },
    });
    assert.equal(letsReleaseThrough(result.verdict), true);
    assert.deepEqual(result.binding, {
      schema_version: 1,
      manifest_sha256: digestOf(EMPTY),
      claim_count: 0,
    });
  });

  for (const count of [1, 2, 50]) {
    test(`refuses ${count} claims, each of them`, async () => {
      const claims = Array.from({ length: count }, (_, at) => claimOf({ provider: `p${at}` }));
      const result = await judge(inputOf(claimsFile(claims)));
      assert.equal(result.verdict.decision, 'refused');
      assert.deepEqual(codesOf(result), ['not_canonical', 'projection_required']);
      assert.deepEqual(
        result.verdict.claims.map(({ decision, subject }) => [decision, subject.provider]),
        claims
          .map(({ subject }) => [subjectDigest(subject), subject.provider])
          .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
          .map(([, provider]) => ['refused', provider]),
      );
      assert.equal(letsReleaseThrough(result.verdict), false);
    });
  }

  for (const [why, bytes] of [
    ['no JSON', utf8('{')],
    ['nothing', utf8('')],
    ['not UTF-8', Uint8Array.of(0xff)],
    ['a list', utf8('[]')],
    ['no list of claims', utf8('{"schema_version":1}')],
    ['null for claims', utf8('{"schema_version":1,"claims":null}')],
    ['a later schema', utf8('{"schema_version":2,"claims":[]}')],
    ['claims twice', utf8('{"schema_version":1,"claims":[],"claims":[]}')],
    [
      'claims twice by an escape',
      utf8(String.raw`{"schema_version":1,"claims":[1],"cl\u0061ims":[]}`),
    ],
    ['claims by another case', utf8('{"schema_version":1,"Claims":[]}')],
    ['carriage returns', utf8(Buffer.from(EMPTY).toString().replaceAll('\n', '\r\n'))],
  ] as const) {
    test(`cannot judge a file with ${why}`, async () => {
      const result = await judge(inputOf(bytes));
      assert.equal(result.verdict.decision, 'undetermined');
      assert.deepEqual(result.verdict.claims, []);
      assert.equal(result.binding, undefined);
      assert.equal(letsReleaseThrough(result.verdict), false);
      assert.deepEqual(
        result.verdict.inputs[0]?.sha256,
        digestOf(bytes),
        'what was judged is still named',
      );
    });
  }

  test('refuses other files that look like a claims file, each of them', async () => {
    const result = await judge(
      inputOf(EMPTY, { strayPaths: ['a/public-claims.json', 'public-claims.json'] }),
    );
    assert.equal(result.verdict.decision, 'refused');
    assert.deepEqual(
      result.verdict.findings.map(({ code, file, expected }) => [code, file, expected]),
      [
        ['stray_claims_file', 'a/public-claims.json', CLAIMS_PATH],
        ['stray_claims_file', 'public-claims.json', CLAIMS_PATH],
      ],
    );
  });

  for (const [where, changes] of [
    ['the run', { remarks: [finding('not_a_repository')], release: null }],
    ['the claims', { claims: heldClaims({ path: CLAIMS_PATH, bytes: EMPTY, remarks: [REMARK] }) }],
    ['the configuration', { config: { path: 'c', bytes: utf8('{}'), remarks: [REMARK] } }],
  ] as const) {
    test(`a remark on ${where} makes a draft, which lets nothing through`, async () => {
      const result = await judge(inputOf(EMPTY, changes));
      assert.equal(result.verdict.kind, 'draft');
      assert.equal(result.verdict.decision, 'allowed');
      assert.equal(letsReleaseThrough(result.verdict), false);
    });
  }

  test('reports everything, not only the first', async () => {
    const result = await judge(
      inputOf(claimsFile([claimOf({ operation: 'connect' }), claimOf({ operation: 'connect' })]), {
        remarks: [finding('no_commit')],
        strayPaths: ['x/public-claims.json'],
      }),
    );
    assert.deepEqual(codesOf(result).sort(), [
      'duplicate_claim',
      'no_commit',
      'not_canonical',
      'not_claimable',
      'not_claimable',
      'projection_required',
      'stray_claims_file',
    ]);
  });

  test('undetermined outranks refused', async () => {
    const result = await judge(inputOf(utf8('{'), { strayPaths: ['public-claims.json'] }));
    assert.equal(result.verdict.decision, 'undetermined');
    assert.ok(codesOf(result).includes('stray_claims_file'));
  });

  test('lists the configuration it read', async () => {
    const bytes = utf8('{"schema_version":1}');
    const { verdict } = await judge(
      inputOf(EMPTY, { config: { path: 'c.json', bytes, remarks: [] } }),
    );
    assert.deepEqual(verdict.inputs[1], {
      document: 'config',
      path: 'c.json',
      sha256: digestOf(bytes),
    });
  });

  test('gives the same bytes for the same input', async () => {
    const input = inputOf(claimsFile([claimOf({ provider: 'b' }), claimOf({ provider: 'a' })]), {
      strayPaths: ['public-claims.json'],
      remarks: [REMARK],
    });
    assert.equal(
      JSON.stringify((await judge(input)).verdict),
      JSON.stringify((await judge(input)).verdict),
    );
  });

  test('writes verdicts that its own schema and strict reader accept', async () => {
    const inputs = [
      inputOf(EMPTY),
      inputOf(EMPTY, { release: null, remarks: [finding('no_commit')] }),
      inputOf(EMPTY, { release: { version: null, revision: 'b'.repeat(64) } }),
      inputOf(claimsFile([claimOf()]), { strayPaths: ['public-claims.json'] }),
      inputOf(claimsFile([1, null, { subject: [] }])),
      inputOf(utf8(String.raw`{"\ud800":1.5}`)),
      inputOf(Uint8Array.of(0xff)),
    ];
    for (const input of inputs) {
      const text = JSON.stringify((await judge(input)).verdict);
      assert.ok(validator(JSON.parse(text)), JSON.stringify(validator.errors));
      assert.deepEqual(readJson(utf8(text), { file: 'verdict', maxBytes: 1 << 20 }).findings, []);
    }
  });
});
