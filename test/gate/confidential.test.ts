import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { canonicalize } from '../../src/digest/index.ts';
import { readContract } from '../../src/evidence/contract.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { readJson } from '../../src/documents/json.ts';
import { MAX_LISTED, mergeProjection } from '../../src/gate/merge-projection.ts';
import { readLine, MAX_LINE_BYTES } from '../../src/gate/entry-line.ts';
import { contractDocument, entry } from '../evidence/documents.ts';
import { chunksOf, file, FOUR, lines, merge } from './four-lines.ts';

const SECRET = 'ghp_abcdefgh1jklmnopqrst';
const place = { file: 'p', line: 1 };
const leaking = () => {
  const whole = entry();
  assert.ok(whole.approval);
  return { ...whole, approval: { ...whole.approval, tier: SECRET } };
};
function withoutPolicy() {
  const { policy: _policy, ...rest } = leaking();
  return rest;
}

const codesOf = (findings: readonly { readonly code: string }[]) =>
  findings.map(({ code }) => code);

/** Lines with a token in them that are also wrong otherwise. */
const FAULTY: Readonly<Record<string, readonly [string, string]>> = {
  'a wrong state': [canonicalize({ ...leaking(), policy: { state: 'sometimes' } }), 'wrong_value'],
  'a missing member': [canonicalize(withoutPolicy()), 'missing_member'],
  'white space': [canonicalize(leaking()).replace('{', '{ '), 'projection_line_not_canonical'],
  'a name twice': [canonicalize(leaking()).replace('{', '{"policy":null,'), 'json_duplicate_name'],
  'an end cut off': [canonicalize(leaking()).slice(0, -30), 'json_syntax'],
  'no object': [JSON.stringify([SECRET]), 'wrong_type'],
};

for (const [what, [text, fault]] of Object.entries(FAULTY)) {
  test(`[T96] ${what} hides no leak in the same line, and nothing of it is repeated`, () => {
    const reading = readLine(Buffer.from(text), place);
    assert.ok(!reading.ok);
    assert.ok(codesOf(reading.findings).includes(fault), codesOf(reading.findings).join());
    assert.ok(codesOf(reading.leaks).includes('looks_like_token'));
    assert.ok(!JSON.stringify(reading).includes('ghp_'));
  });
}

test('[T96] a fault in one line hides no leak in another one, however many faults there are', async () => {
  const token = FOUR[0]?.line.replace('"tier":"advanced"', `"tier":"${SECRET}"`) ?? '';
  assert.ok(token.includes(SECRET));
  for (const faulty of ['{}\n', '{\n', `${' '.repeat(MAX_LINE_BYTES + 1)}\n`, '\r\n']) {
    const merged = await merge(file(faulty.repeat(MAX_LISTED + 5) + token));
    assert.ok(!merged.ok);
    const found = merged.findings.filter(({ code }) => code === 'looks_like_token');
    assert.deepEqual([found.length, found[0]?.pointer], [1, '/approval/tier'], faulty.slice(0, 3));
  }
  for (const [text, count] of [
    [token.trimEnd(), 1],
    [token.replace('\n', '\r\n'), 1],
    [token + token, 2],
    [token.trimEnd().padEnd(MAX_LINE_BYTES + 10) + '\n', 1],
  ] as const) {
    const merged = await mergeProjection(
      { ...file(text), chunks: chunksOf(Buffer.from(text), 1000) },
      [],
      () => null,
    );
    assert.ok(!merged.ok);
    assert.equal(
      codesOf(merged.findings).filter((code) => code === 'looks_like_token').length,
      count,
    );
    assert.ok(!JSON.stringify(merged).includes('ghp_'));
  }
});

test('[T96] more leaks than are listed are counted beside a fault as well', async () => {
  const many = lines(MAX_LISTED + 1).map(({ line }) => line.replace('"advanced"', `"${SECRET}"`));
  const merged = await merge(file(`{\n${many.join('')}`));
  assert.ok(!merged.ok && codesOf(merged.findings).includes('more_leaks'));
});

test('[T97] an entry with confidential content is dropped, and no rule repeats it', () => {
  const reading = readLine(Buffer.from(canonicalize(leaking())), place);
  assert.ok(reading.ok && reading.entry === undefined && reading.leaks.length === 1);
});

test('a time that other programs write is wrong in form, once, and no account id', () => {
  const whole = entry();
  assert.ok(whole.approval);
  for (const expires_at of [
    '2026-07-10T09:00:00.123456Z',
    '2026-07-10T09:00:00+02:00',
    '2026-07-10 09:00:00Z',
    '2026-02-31T09:00:00Z',
  ]) {
    const bent = { ...whole, approval: { ...whole.approval, expires_at } };
    const reading = readLine(Buffer.from(canonicalize(bent)), place);
    assert.deepEqual(reading.ok ? [] : codesOf(reading.findings), ['wrong_form'], expires_at);
    assert.deepEqual(reading.leaks, []);
  }
});

test('a digest in capitals is wrong in form, and no token', () => {
  const contract_digest = `sha256:${'AB'.repeat(32)}`;
  const reading = readLine(Buffer.from(canonicalize({ ...entry(), contract_digest })), place);
  assert.deepEqual(reading.ok ? [] : codesOf(reading.findings), ['wrong_form']);
  assert.deepEqual(reading.leaks, []);
});

const faultsOf = (reading: object) => ('findings' in reading ? reading.findings : []);

describe('[T97] what is found never repeats a value', () => {
  /** Returns documents with a secret in every place that can hold something. */
  const texts = (document: object): string[] => [
    ...Object.keys(document).flatMap((member) => [
      JSON.stringify({ ...document, [member]: SECRET }),
      JSON.stringify({ ...document, [member]: [SECRET] }),
      JSON.stringify({ ...document, [member]: { [SECRET]: SECRET, state: SECRET } }),
      JSON.stringify({ ...document, [member]: { [SECRET]: [1.5, { [SECRET]: 'a' }] } }),
    ]),
    `{"${SECRET}":1,"${SECRET}":2}`,
    `{"a":{"${SECRET}":{"b":1,"b":2}}}`,
    `{"a":"${SECRET}`,
    `{"a":ghp_`,
    SECRET,
  ];
  const readers: Record<string, readonly [object, (bytes: Uint8Array) => unknown]> = {
    'of a projection': [entry(), (bytes) => readLine(bytes, place)],
    'of a contract': [contractDocument(), (bytes) => faultsOf(readContract(bytes, 'c'))],
    'of runtime facts': [
      { schema_version: 1, deployment: 'd', apps: [], accounts: [], policies: [], deny_list: [] },
      (bytes) => faultsOf(readFacts(bytes, 'f')),
    ],
    'of any confidential document': [
      {},
      (bytes) => readJson(bytes, { file: 'r', maxBytes: 1000, isConfidential: true }).findings,
    ],
  };
  for (const [what, [document, read]] of Object.entries(readers))
    test(what, () => {
      for (const text of texts(document))
        assert.ok(!JSON.stringify(read(Buffer.from(text))).includes('ghp_'), text.slice(0, 80));
    });
});
