import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { JsonValue } from '../../src/json/index.ts';
import { leakForm, leaksIn, readLine } from '../../src/projection/index.ts';
import { canonicalize } from '../../src/digest/index.ts';
import { entry } from '../evidence/documents.ts';

const LEAKS: Record<string, string[]> = {
  looks_like_url: [
    'https://provider.example/app/1',
    'HTTP://x',
    'myapp://callback',
    'www.example.com',
    '//cdn.example/x',
    'mailto:a',
    'data:text/plain,x',
    'https%3A%2F%2Fprovider.example',
  ],
  looks_like_email: ['ada@example.org', 'Ada Lovelace <ada@example.org>', '@ada@social.example'],
  looks_like_handle: ['@ada', 'ada@localhost', 'by-@ada'],
  looks_like_token: [
    'ghp_abcdefgh1jklmnopqrst',
    'xoxb-123-abcdefghij',
    'sk_live_abcdefghij1',
    'rk_test_abcdefghij1',
    'glpat-abcdefghij1',
    'AKIAIOSFODNN7EXAMPLE',
    'Bearer abc',
    'authorization: bearer x',
    'basic dXNlcjpwYXNz',
    '-----BEGIN PRIVATE KEY-----',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
    'd41d8cd98f00b204e9800998ecf8427e',
    'abcdefabcdefabcdefabcdefabcdefab',
    'sha256-d41d8cd98f00b204e9800998ecf8427e',
    'x9k2m4p7q1w8e5r3t6y0u',
    'QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
    '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw',
  ],
  looks_like_raw_id: [
    '12345',
    '17841400000000000',
    'acct-12345678901',
    'page.1234567',
    '550e8400-e29b-41d4-a716-446655440000',
    '20260101',
  ],
  looks_like_free_text: [
    'two words',
    'tab\there',
    'line\nbreak',
    'naïve',
    '\u202eevil',
    'nul\u0000',
    ' ',
  ],
};

for (const [code, texts] of Object.entries(LEAKS)) {
  for (const text of texts)
    test(`${JSON.stringify(text)} ${code}`, () => assert.equal(leakForm(text), code));
}

const HARMLESS = [
  'business',
  'instagram-business',
  'video.short-form_v2',
  'mastodon',
  'mastodon.social',
  'x',
  '2',
  '2026',
  '1080',
  'carousel-10',
  'terms-2026-01-01',
  'terms-20260101',
  'policy-202601',
  'v1.2.3',
  'standard',
  'not_required',
  'publish_immediate',
  'built_in',
  'oauth2',
  'h264-1920x1080',
  'bearer',
  'bearer-token-grant',
  'sk',
  'token',
  'provider-has-no-refresh-tokens',
  'tier-1',
  'photosharingplatform2024',
  'single-image-with-alternative-text-and-first-comment',
  'eaaccessibility-mode-enabled',
  'npm_registry_mirror_page',
  'basic',
  'digest-of-the-week',
  'id-4096',
  'akia',
];

for (const text of HARMLESS)
  test(`${text} is harmless`, () => assert.equal(leakForm(text), undefined));

test('slugs of words and small numbers are harmless', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  const number = fc.integer({ min: 0, max: 9999 }).map(String);
  const slug = fc
    .array(fc.oneof({ arbitrary: word, weight: 4 }, { arbitrary: number, weight: 1 }), {
      minLength: 1,
      maxLength: 5,
    })
    .chain((parts) => fc.constantFrom('.', '_', '-').map((separator) => parts.join(separator)))
    .filter((text) => text.length <= 64);
  fc.assert(
    fc.property(slug, (text) => assert.equal(leakForm(text), undefined)),
    { numRuns: 2000 },
  );
});

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
  test(`a line with ${name} is read, and its leaks are named`, () => {
    const reading = readLine(Buffer.from(canonicalize(bend(entry()))), { file: 'p', line: 1 });
    assert.ok(reading.ok);
    assert.deepEqual(
      reading.leaks.map(({ code, pointer }) => [code, pointer]),
      expected,
    );
    assert.ok(!/17841400000000|ada@|https:|sk_live/.test(JSON.stringify(reading.leaks)));
  });
}

test('a line that is also wrong otherwise is refused', () => {
  const bent = { ...entry(), policy: { state: 'sometimes', note: 'ada@example.org' } };
  const reading = readLine(Buffer.from(canonicalize(bent)), { file: 'p', line: 3 });
  assert.ok(!reading.ok);
  assert.deepEqual(
    reading.findings.map(({ code, line }) => [code, line]),
    [['wrong_value', 3]],
  );
});

test('hostile text costs no more than its length', () => {
  const pieces = [
    'a',
    'sk-',
    'eyJ-',
    '@',
    'a.',
    'bearer ',
    'a1',
    '0',
    '%3a',
    'AKIA',
    '-',
    ' ',
    '=',
    'token:',
    '1-',
  ];
  for (const piece of pieces) {
    const text = piece.repeat(Math.ceil(131_072 / piece.length));
    const start = performance.now();
    leakForm(text);
    assert.ok(performance.now() - start < 1000, `${JSON.stringify(piece)} repeated`);
  }
});
