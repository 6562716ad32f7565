import assert from 'node:assert/strict';
import { test, describe } from 'node:test';
import { canonicalize } from '../../src/digest/index.ts';
import type { JsonValue } from '../../src/documents/json.ts';
import { leaksIn, leakForm, isRawNumber } from '../../src/documents/sanitizer.ts';
import { readLine, isPlainSlug } from '../../src/gate/entry-line.ts';
import { entry, digest } from '../evidence/documents.ts';
import { showName, showPointer } from '../../src/documents/json-value.ts';
import { said } from '../documents.ts';

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

describe('the sanitizer', () => {
  const DIGEST = digest('0');
  const REVISION = '0'.repeat(40);
  const clean = (member: string, value: string | number) =>
    leaksIn({ [member]: value }, {}).length === 0;

  test('knows the members that hold digests, revisions and numbers, and no others', () => {
    const members = Object.entries({
      [DIGEST]:
        'app_fingerprint instance_fingerprint contract_digest subject_digest leaf external_result required_scopes granted_scopes',
      [REVISION]: 'tested_revision',
    });
    for (const [value, names] of members)
      for (const name of names.split(' ')) {
        assert.ok(clean(name, value), `${name} ${value}`);
        // Random values appear there alone, and nothing else does.
        assert.ok(!clean(`${name}_x`, value));
        assert.ok(!clean(name, `${value}0123456789`), name);
        assert.ok(!clean(name, `0123456789${value}`), name);
      }
    assert.ok(clean('tested_revision', '0'.repeat(64)));
    assert.ok(!clean('tested_revision', '0'.repeat(41)));
    for (const instant of ['2026-03-01T00:00:00Z', '1999-12-31T23:59:59.999Z'])
      assert.ok(clean('expires_at', instant) && clean('anything', instant));
    assert.ok(clean('sequence', 123_456) && !clean('sequences', 123_456));
  });

  test('shows what kind of value leaks, and how long it is', () => {
    const leaks = leaksIn({ a: 'a@b.c', b: 12_345, c: ['x y'], '@': 'a@b' }, { file: 'p' });
    assert.deepEqual(said(leaks), [
      { code: 'looks_like_email', file: 'p', pointer: '/a', found: 'a string of 5 characters' },
      { code: 'looks_like_raw_id', file: 'p', pointer: '/b', found: 'a number' },
      {
        code: 'looks_like_free_text',
        file: 'p',
        pointer: '/c/0',
        found: 'a string of 3 characters',
      },
      { code: 'looks_like_handle', file: 'p', pointer: '', found: 'a name of 1 characters' },
      { code: 'looks_like_handle', file: 'p', pointer: '', found: 'a string of 3 characters' },
    ]);
    assert.deepEqual(leaksIn({ a: [true, null, 9999, 'word', {}] }, {}), []);
    for (const one of ['a@b.c', { '@': 1 }, { '@': { a: 1 } }])
      assert.equal(leaksIn(one, {}).length, 1);
    assert.equal(leaksIn(['word', 'x y', 'word'], {}).length, 1);
    assert.equal(leaksIn({ a: 1, b: { c: 'x y' }, d: 1 }, {}).length, 1);
  });

  test('shows a name only where it could be one of a document', () => {
    for (const name of ['note', 'a_b', 'z'.repeat(31)]) assert.equal(showName(name), `"${name}"`);
    for (const name of ['', 'Note', 'a1', 'a-b', ' a', 'a ', '1a', 'a1b', 'a'.repeat(32)])
      assert.equal(showName(name), `a name of ${name.length} characters`);
  });

  test('has the same to say of a slug each time', () => {
    for (let round = 0; round < 2; round += 1)
      for (const [slug, isPlain] of [
        ['business', true],
        ['12345', false],
        ['terms-20260101', true],
      ] as const)
        assert.equal(isPlainSlug(slug), isPlain, slug);
  });

  test('shows a pointer up to the first step that could repeat something', () => {
    for (const [pointer, shown] of [
      ['/live_run/checks/12/kind', '/live_run/checks/12/kind'],
      ['/live_run/a~1~0/kind', '/live_run'],
      ['/17841400000000000/kind', ''],
      ['', ''],
    ] as const)
      assert.equal(showPointer(pointer), shown);
  });
});

const a = (count: number) => 'a'.repeat(count);
const each = (starts: string, rest: string) => starts.split(' ').map((start) => start + rest);

/** Values just over an edge of a form, and just short of it. `undefined`: harmless. */
const EDGES: Readonly<Record<string, { yes: readonly string[]; no: readonly string[] }>> = {
  looks_like_url: {
    yes: [
      ...each('http https ftp mailto data javascript tel sip sips xmpp file ssh ws wss', ':1'),
      'a://b',
      '1//%3A%2f%2F',
      '//a',
      'WWW.a',
      'Data:1',
    ],
    no: [
      'a//b',
      'awww.a',
      'www-1',
      'www2',
      'xdata:1',
      'https1',
      'httpss:1',
      'a:/b',
      '%3a%2f',
      'sipp:1',
    ],
  },
  looks_like_email: {
    yes: ['a@b.c', 'aa@bb.cc', 'a b@c.d', 'a@b.c d'],
    no: [],
  },
  looks_like_handle: {
    yes: [
      '@b.c',
      'a@b',
      'a@b.',
      'a@.c',
      'a @b.c',
      'a@b c.d',
      'a@@b.c',
      'a@b.@',
      'a@b. c',
      'a@ b.c',
      '@',
    ],
    no: [],
  },
  looks_like_token: {
    yes: [
      '-----BEGIN A',
      'a-----END A',
      'eyJa.b.',
      'eyJaa.bb.cc',
      ' eyJ_.-.9',
      '.eyJa.b.c',
      ...each('bearer Basic digest OAUTH token my-token ,token', ':x'),
      'token=x',
      'token  x',
      'token: =x',
      'TOKEN x',
      ...each('gho_ ghp_ ghr_ ghs_ ghu_ github_pat_ glpat- xapp- whsec_ dop_v1_', 'abcdefghi1'),
      ...each('xoxa- xoxb- xoxe- xoxo- xoxp- xoxr- xoxs- GHP_ -ghp_ .ghp_', 'abcdefghi1'),
      ...each('pk_live_ rk_live_ sk_live_ pk_test_ rk_test_ sk_test_', '1bcdefghij'),
      ...each('shpat_ shpca_ shppa_ shpss_', '1_-b_-d_-9'),
      `ghp_${a(64)}1`,
      ...each('sk npm hf pat key SK -sk .sk', '-abcdefghijklmno1'),
      'sk_1abcdefghijklmno',
      `key-${a(64)}1`,
      ...each('AKIA ASIA ABIA ACCA -AKIA .AKIA', 'ABCDEFGHIJKL'),
      'AKIAABCDEF012345',
      a(32),
      'A'.repeat(32),
      '0123456789abcdefabcdef0123456789',
      'x1x1xxxxxxxxxxxxxxxx',
      'xxxxxxxxxx1x1xxxxxxx',
      '1x1x1xxxxxxxxxxxxxxx',
      `a ${'x1'.repeat(10)}`,
      `A${a(19)}`,
      'a/b+C_d-e=f/g+h_i-j=',
      `${a(19)}Z`,
      `z${'A'.repeat(19)}`,
    ],
    no: [
      ...['----BEGIN A', '-----BEGIN', '-----ENDA'].map((text) => text.replace(' ', '.')),

      'eyJ.b.c',
      'eyJa..c',
      'eyJa.b',
      'xeyJa.b.c',
      '9eyJa.b.c',
      '-eyJa.b.c',
      '_eyJa.b.c',
      'eyja.b.c',
      'eyJa!b.c.d',
      'eyJa.b!c.d',
      'ZeyJa.b.c',
      'mytoken:x',
      '9token:x',
      'tokenx:y',
      'token1',
      'token:',
      'bearers=1',
      'basic.x',
      ...each('ghp_ glpat- xoxb- sk_live_ whsec_', 'abcdefgh1'),
      ...each('ghq_ ghop_ xoxc- sk_prod_ tk_live_ shpxx_ xghp_ 1ghp_', 'abcdefghi1'),
      `ghp_${a(31)}`,
      `ghp_${'g'.repeat(65)}1`,
      'ghp_abcdefgh.1',
      ...each('sk npm hf pat key', '-abcdefghijklmn1'),
      ...each('ask 1sk skk', '-abcdefghijklmno1'),
      'sk.abcdefghijklmno1',
      `sk-${'g'.repeat(40)}`,
      'sk-abcdefghijklmnop-1',
      'sk-1-bcdefghijklmnop',
      `key-${'g'.repeat(65)}1`,
      'AKIAABCDEFGHIJK',
      'XAKIAABCDEFGHIJKL',
      '0AKIAABCDEFGHIJKL',
      'aAKIAABCDEFGHIJKL'.toUpperCase(),
      'AKIBABCDEFGHIJKL',
      `1-${a(31)}`,
      'g'.repeat(40),
      'x1x1xxxxxxxxxxxxxxx',
      'x1xxxxxxxxxxxxxxxxx1',
      'x1x-1xxxxxxxxxxxxxxxxx',
      `A${a(18)}`,
      'A'.repeat(25).replaceAll('A', 'Z'),
      `${'Z'.repeat(20)}.${'z'.repeat(20)}`,
      'Zzzzzzzzzz.zzzzzzzzzzz',
    ],
  },
  looks_like_raw_id: {
    yes: [
      '550e8400-e29b-41d4-a716-446655440000',
      'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee',
      'AAAAAAAA-BBBB-CCCC-DDDD-EEEEEEEEEEEE',

      '00000',
      '99999',
      '20260101',
      'a123456',
      '123456a',
      'a-123456-20260101',
      'a-20260101-123456',
      ...[
        '18991231',
        '21000101',
        '20260001',
        '20261301',
        '20262001',
        '20260100',
        '20260132',
        '20260140',
      ].map((day) => `terms-${day}`),
      ...['202600', '202613', '2026010', '202601011', '120260101'].map((day) => `terms-${day}`),
    ],
    no: [
      'aaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee',
      'aaaaaaaa-bbb-cccc-dddd-eeeeeeeeeeee',
      'aaaaaaaa-bbbb-ccc-dddd-eeeeeeeeeeee',
      'aaaaaaaa-bbbb-cccc-ddd-eeeeeeeeeeee',
      'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeee',
      'gaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee',
      '0',
      '0000',
      'a12345',
      '12345a',
      '1234-1234',
      ...['19000101', '20991231', '20260110', '20260119', '20260120', '20260129', '20260130'].map(
        (day) => `terms-${day}`,
      ),
      ...['20260131', '20260901', '20261001', '202601', '202609', '202610', '202612'].map(
        (day) => `terms-${day}`,
      ),
    ],
  },
  looks_like_free_text: {
    yes: ['a b', ' a', 'a\u007f', 'a\u00a0', 'a\n', '\u0000'],
    no: ['a!', 'a~', '!', '~', '', '1', 'z'.repeat(31), 'z'.repeat(32)],
  },
};

for (const [code, { yes, no }] of Object.entries(EDGES)) {
  test(`just over and just short of ${code}`, () => {
    for (const text of yes) assert.equal(leakForm(text), code, JSON.stringify(text));
    for (const text of no) assert.equal(leakForm(text), undefined, JSON.stringify(text));
  });
}

test('just over and just short of a number that could be an account', () => {
  for (const value of [10_000, -10_000, 17_841_400_000]) assert.ok(isRawNumber(value));
  for (const value of [0, 9999, -9999]) assert.ok(!isRawNumber(value));
});
