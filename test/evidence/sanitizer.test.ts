import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leakForm } from '../../src/documents/sanitizer.ts';
import { fc } from '../fast-check.ts';
import { often } from '../soak.ts';

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
    test(`[T45] ${JSON.stringify(text)} ${code}`, () => assert.equal(leakForm(text), code));
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
  'sk-0-abcdefgh',
  'glys-qc-kqmgktdgu-3769-mky',
  'key-features-2026',
  'akia',
];

for (const text of HARMLESS)
  test(`${text} is harmless`, () => assert.equal(leakForm(text), undefined));

/** Words that are credential prefixes or the start of a host name. */
const TELLING =
  /^(?:gh[oprsu]|glpat|xox[a-z]|xapp|[prs]k|whsec|shp[a-z]{2}|npm|hf|pat|key|dop|www)$/;

test('slugs of words and small numbers are harmless', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/).filter((text) => !TELLING.test(text));
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
    { numRuns: often(500, 2000) },
  );
});

test('[T46] hostile text costs no more than its length', () => {
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
    // Of the processor, so that a busy machine does not count; what is not linear takes minutes.
    const before = process.cpuUsage();
    leakForm(text);
    const { user } = process.cpuUsage(before);
    assert.ok(user < 10_000_000, `${JSON.stringify(piece)} repeated`);
  }
});
