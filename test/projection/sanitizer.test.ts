import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalize } from '../../src/digest/index.ts';
import type { JsonValue } from '../../src/json/index.ts';
import { leaksIn } from '../../src/evidence/sanitizer.ts';
import { readLine } from '../../src/projection/index.ts';
import { entry } from '../evidence/documents.ts';

test('a whole entry is harmless', () => {
  assert.deepEqual(leaksIn(asJson(entry()), {}), []);
});

function asJson(value: unknown): JsonValue {
  return JSON.parse(JSON.stringify(value));
}

const SECRET = 'ghp_abcdefgh1jklmnopqrst';

test('a finding never repeats what it found', () => {
  const value = {
    subject: { account_kind: SECRET },
    [SECRET]: { [SECRET]: SECRET },
    list: [SECRET, 99_999],
  };
  const leaks = leaksIn(value, { file: 'p', line: 7 });
  assert.deepEqual(
    leaks.map(({ code, pointer }) => [code, pointer]),
    [
      ['looks_like_token', '/subject/account_kind'],
      ['looks_like_token', ''],
      ['looks_like_token', ''],
      ['looks_like_token', ''],
      ['looks_like_token', '/list/0'],
      ['looks_like_raw_id', '/list/1'],
    ],
  );
  assert.ok(!JSON.stringify(leaks).includes(SECRET));
  assert.ok(leaks.every(({ line }) => line === 7));
});

const IN_ENTRY: [string, (of: ReturnType<typeof entry>) => unknown, [string, string][]][] = [
  [
    'a token in a slug',
    (of) => ({ ...of, subject: { ...of.subject, policy_mode: 'sk_live_abcdefghij1' } }),
    [['looks_like_token', '/subject/policy_mode']],
  ],
  [
    'a URL in a slug',
    (of) => ({ ...of, subject: { ...of.subject, provider: 'https://a.example' } }),
    [['looks_like_url', '/subject/provider']],
  ],
  [
    'a URL for a scope',
    (of) => ({
      ...of,
      authorization: { ...of.authorization, granted_scopes: ['https://a.example'] },
    }),
    [['looks_like_url', '/authorization/granted_scopes/0']],
  ],
  [
    'an id for a fingerprint',
    (of) => ({ ...of, subject: { ...of.subject, app_fingerprint: '17841400000000000' } }),
    [['looks_like_raw_id', '/subject/app_fingerprint']],
  ],
  [
    'a number for a slug',
    (of) => ({ ...of, subject: { ...of.subject, account_kind: 17841400000000 } }),
    [['looks_like_raw_id', '/subject/account_kind']],
  ],
  ['an unknown member', (of) => ({ ...of, note: null }), [['unknown_member', '']]],
  [
    'an unknown member with an address',
    (of) => ({ ...of, policy: { state: 'allowed', 'ada@example.org': null } }),
    [
      ['looks_like_email', '/policy'],
      ['unknown_member', '/policy'],
    ],
  ],
];

for (const [name, bend, expected] of IN_ENTRY) {
  test(`[T45] a line with ${name} is read, and its leaks are named`, () => {
    const reading = readLine(Buffer.from(canonicalize(bend(entry()))), { file: 'p', line: 1 });
    assert.ok(reading.ok);
    assert.deepEqual(
      reading.leaks.map(({ code, pointer }) => [code, pointer]),
      expected,
    );
    assert.ok(!/17841400000000|ada@|https:|sk_live/.test(JSON.stringify(reading.leaks)));
  });
}

test('a leaking name does not excuse the member that is missing for it', () => {
  for (const name of ['su bject', 's@ubject', 'https://a.example']) {
    const { subject, ...rest } = entry();
    const line = Buffer.from(canonicalize({ ...rest, [name]: subject }));
    const reading = readLine(line, { file: 'p', line: 1 });
    assert.ok(!reading.ok);
    assert.deepEqual(
      reading.findings.map(({ code, expected }) => [code, expected]),
      [['missing_member', '"subject"']],
    );
  }
});

test('a line that is also wrong otherwise is refused', () => {
  const bent = { ...entry(), policy: { state: 'sometimes', note: 'ada@example.org' } };
  const reading = readLine(Buffer.from(canonicalize(bent)), { file: 'p', line: 3 });
  assert.ok(!reading.ok);
  assert.deepEqual(
    reading.findings.map(({ code, line }) => [code, line]),
    [['wrong_value', 3]],
  );
  assert.deepEqual(
    reading.leaks.map(({ code, line }) => [code, line]),
    [
      ['looks_like_email', 3],
      ['unknown_member', 3],
    ],
  );
});
