import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkFaults } from '../../src/evidence/run.ts';
import { lintContract, overlaps, readContract } from '../../src/evidence/contract.ts';
import {
  missingScopes,
  sameScopes,
  standingOf,
  type Check,
} from '../../src/evidence/subject-evidence.ts';
import type { CertificationContract, CheckList } from '../../src/documents/index.ts';
import { contractDocument, digest } from './documents.ts';
import { leakForm } from '../../src/documents/sanitizer.ts';
import { fc } from '../fast-check.ts';
import { often } from '../soak.ts';

const locate = (pointer: string) => ({ file: 'c.json', pointer });

const found = (changes: Partial<CertificationContract>) =>
  lintContract({ ...contractDocument(), ...changes }, locate).map((one) => [
    one.code,
    one.pointer,
    one.expected,
    one.found,
  ]);

const { local_checks: LOCAL } = contractDocument();
const kinds = (...some: CheckList[number]['kind'][]): CheckList =>
  some.map((kind) => ({ kind, not_applicable_reasons: [] }));

describe('a fault in a contract is reported with its place', () => {
  const cases: readonly (readonly [string, Partial<CertificationContract>, unknown[][]])[] = [
    ['nothing', {}, []],
    [
      'an approval',
      { approval: { required: true, tier: 'not_required' } },
      [['contract_approval_contradictory', '/approval/tier', undefined, 'not_required']],
    ],
    [
      'no connect',
      { operation: 'connect', local_checks: kinds('refresh'), live_checks: kinds('connect') },
      [['contract_check_missing', '/local_checks', 'connect in local_checks', undefined]],
    ],
    [
      'ten checks missing',
      { local_checks: kinds('publish_immediate'), live_checks: kinds('publish_immediate') },
      [
        [
          'contract_check_missing',
          '/local_checks',
          'connect, authorization, final_result, refresh, revoke in local_checks and live_checks',
          undefined,
        ],
      ],
    ],
    [
      'other checks missing on each side',
      {
        local_checks: LOCAL.filter(({ kind }) => kind !== 'refresh'),
        live_checks: LOCAL.filter(({ kind }) => kind !== 'connect'),
      },
      [
        [
          'contract_check_missing',
          '/local_checks',
          'refresh in local_checks; connect in live_checks',
          undefined,
        ],
      ],
    ],
    [
      'a kind twice',
      { local_checks: [...LOCAL, ...kinds('refresh')] },
      [['contract_check_duplicate', '/local_checks/6/kind', undefined, 'refresh']],
    ],
    [
      'another operation',
      { live_checks: [...kinds('publish_scheduled'), ...LOCAL] },
      [
        [
          'contract_check_of_other_operation',
          '/live_checks/0/kind',
          undefined,
          'publish_scheduled',
        ],
      ],
    ],
    [
      'a reason',
      {
        local_checks: LOCAL.map((one) =>
          one.kind === 'final_result' ? { ...one, not_applicable_reasons: ['none'] } : one,
        ),
      },
      [['contract_reason_not_allowed', '/local_checks/3/kind', undefined, 'final_result']],
    ],
    ...['https://user@example.com/', 'https://:secret@example.com/', 'ftp://example.com/'].map(
      (source): readonly [string, Partial<CertificationContract>, unknown[][]] => [
        source,
        { policy_sources: ['https://example.com/', source] },
        [
          [
            'contract_source_not_https',
            '/policy_sources/1',
            'an https URL in its normal form, without user name and password',
            undefined,
          ],
        ],
      ],
    ),
  ];
  for (const [what, changes, findings] of cases)
    test(what, () => assert.deepEqual(found(changes), findings));
});

test('[T99] a policy source that a URL parser would repair is refused', () => {
  const document = contractDocument();
  for (const source of [
    'https://@example.com/',
    'https:\\\\example.com/',
    'https:/example.com/',
    'https://exam\tple.com/',
    ' https://example.com/',
    'https://example.com/a/../b',
    'https://example.com:443/',
    'HTTPS://example.com/',
    'https://0x7f.1/',
  ]) {
    const findings = lintContract({ ...document, policy_sources: [source] }, (pointer) => ({
      pointer,
    }));
    assert.deepEqual(
      findings.map((one) => [one.code, one.pointer, one.found]),
      [['contract_source_not_https', '/policy_sources/0', undefined]],
      source,
    );
  }
  const policy_sources = [
    'https://example.com',
    'https://example.com/a?b=c#d',
    'https://example.com:8443/',
  ];
  assert.deepEqual(
    lintContract({ ...document, policy_sources }, (pointer) => ({ pointer })),
    [],
  );
});

describe('sets of scopes', () => {
  test('of a part, of more, or of others are others', () => {
    const both = new Set(['a', 'b']);
    assert.deepEqual(missingScopes(new Set(['a']), both), ['b']);
    assert.deepEqual(missingScopes(both, new Set(['a'])), []);
    assert.ok(sameScopes(both, both) && sameScopes(both, new Set(['b', 'a'])));
    assert.ok(!sameScopes(both, new Set(['a'])) && !sameScopes(both, new Set(['a', 'c'])));
  });
});

test('a period has its beginning and not its end', () => {
  const period = { from: 10, until: 20 };
  assert.deepEqual(
    [9, 10, 19, 20].map((at) => standingOf(period, at)),
    ['not_yet', 'current', 'current', 'over'],
  );
  assert.equal(standingOf({ from: 10, until: null }, 1e15), 'current');
});

test('a scheduled post proves itself by its result, as an immediate one does', () => {
  const passed: Check = {
    kind: 'publish_scheduled',
    outcome: 'passed',
    completedAt: 1,
    notApplicableReason: null,
    externalResult: null,
  };
  const required = new Map([['publish_scheduled' as const, new Set<string>()]]);
  const faultsOf = (checks: Check[], side: 'live' | 'local') =>
    checkFaults(checks, { side, testedAt: 0, required }, 2).map(({ fault }) => fault);
  assert.deepEqual(faultsOf([passed], 'live'), ['external_result_missing']);
  assert.deepEqual(faultsOf([passed], 'local'), []);
  assert.deepEqual(faultsOf([{ ...passed, externalResult: digest('e') }], 'live'), []);
});

test('two contracts overlap where one kind of account is in both, and are named with the first', () => {
  const contractOf = (account_kinds: string[], changes: Partial<CertificationContract> = {}) => {
    const text = JSON.stringify({ ...contractDocument(), account_kinds, ...changes });
    const reading = readContract(Buffer.from(text), 'c.json');
    assert.ok(reading.ok);
    return reading.value;
  };
  const pairs = overlaps([
    ['one', contractOf(['a', 'b'])],
    ['none', contractOf(['c'])],
    ['two', contractOf(['b', 'd'])],
    ['three', contractOf(['d'])],
    ['other', contractOf(['a'], { output_profile: 'video' })],
    ['four', contractOf(['b'])],
    // The parts of a key stay apart.
    ['bc', contractOf(['bc'], { provider: 'a' })],
    ['c', contractOf(['c'], { provider: 'ab' })],
  ]);
  assert.deepEqual(pairs, [
    ['one', 'two'],
    ['two', 'three'],
    ['one', 'four'],
  ]);
});

test('what is not applicable needs a reason, and one that the contract lists for that kind', () => {
  const left = { outcome: 'not_applicable', completedAt: 1, externalResult: null } as const;
  const required = new Map([['revoke' as const, new Set(['no-endpoint'])]]);
  const faultsOf = (check: Check) =>
    checkFaults([check], { side: 'live', testedAt: 0, required }, 2).map(({ fault }) => fault);
  const revoke = { ...left, kind: 'revoke' as const };
  assert.deepEqual(faultsOf({ ...revoke, notApplicableReason: 'no-endpoint' }), []);
  for (const notApplicableReason of [null, 'another'])
    assert.ok(faultsOf({ ...revoke, notApplicableReason }).includes('not_applicable_not_approved'));
  const refresh = { ...left, kind: 'refresh' as const, notApplicableReason: 'no-endpoint' };
  assert.ok(faultsOf(refresh).includes('not_applicable_not_approved'));
});

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
