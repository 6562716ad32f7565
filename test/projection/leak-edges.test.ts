import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leakForm, isRawNumber } from '../../src/evidence/sanitizer.ts';

const a = (count: number) => 'a'.repeat(count);
const each = (starts: string, rest: string) => starts.split(' ').map((start) => start + rest);

/** What is just over an edge of a form, and what is just short of it. `undefined`: harmless. */
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
