import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { digestOf, objectDigest } from '../../src/digest/index.ts';
import {
  bindClaims,
  CLAIMS_PATH,
  formatClaims,
  isClaimable,
  MAX_CLAIMS_BYTES,
  readClaims,
} from '../../src/manifest/claims.ts';
import { brief, claimOf, claimsFile, subjectOf, utf8 } from '../documents.ts';

const EMPTY = '{\n  "schema_version": 1,\n  "claims": []\n}\n';

const read = (bytes: Uint8Array) => readClaims(bytes, CLAIMS_PATH);
const codes = (bytes: Uint8Array): string[] => read(bytes).findings.map(({ code }) => code);

describe('the public claims file', () => {
  test('may be empty', () => {
    const { claims, findings, text } = read(utf8(EMPTY));
    assert.deepEqual(claims, []);
    assert.deepEqual(findings, []);
    assert.equal(text, EMPTY);
  });

  test('is not taken for an empty one of the same length', () => {
    for (const other of [EMPTY.replace('1', '2'), EMPTY.replace('[]', '{}')])
      assert.equal(read(utf8(other)).claims, undefined);
  });

  test('of this repository claims nothing', () => {
    const path = join(import.meta.dirname, '../..', CLAIMS_PATH);
    assert.deepEqual(read(readFileSync(path)).claims, []);
  });

  test('gives each claim in the order of the file, with the digest of its subject', () => {
    const claims = ['b', 'a', 'c'].map((provider) => claimOf({ provider }));
    const reading = read(claimsFile(claims));
    assert.deepEqual(
      reading.claims?.map(({ claim }) => claim.subject.provider),
      ['b', 'a', 'c'],
    );
    for (const { claim, subjectDigest } of reading.claims ?? [])
      assert.equal(subjectDigest, objectDigest('subject', claim.subject));
  });

  test('warns where it is valid but not canonical', () => {
    assert.deepEqual(codes(utf8('{"claims":[],"schema_version":1}')), ['not_canonical']);
    assert.deepEqual(codes(utf8(EMPTY.trimEnd())), ['not_canonical']);
    const { claims, findings } = read(utf8('{"claims":[],"schema_version":1}'));
    assert.deepEqual(claims, []);
    assert.equal(findings[0]?.file, CLAIMS_PATH);
  });

  test('does not warn about its form where it cannot be judged', () =>
    assert.deepEqual(codes(utf8('{"claims":[]}')), ['missing_member']));

  test('past its size limit is not read', () => {
    const tooLarge = new Uint8Array(MAX_CLAIMS_BYTES + 1).fill(0x20);
    assert.deepEqual(codes(tooLarge), ['json_too_large']);
  });
});

describe('one claim per subject', () => {
  test('two claims for one subject are reported, with the place of the second', () => {
    const twice = [
      claimOf({ provider: 'a' }),
      claimOf({ provider: 'b' }),
      claimOf({ provider: 'a' }),
    ];
    const [duplicate] = read(claimsFile(twice)).findings;
    assert.match(
      brief(duplicate ?? assert.fail()),
      /^duplicate_claim \d+:\d+ #\/claims\/2\/subject$/,
    );
    assert.equal(duplicate?.found, 'the subject of /claims/0 again');
  });

  test('another contract, order of members or spelling makes no other subject', () => {
    const again = { contract_digest: digestOf('other'), subject: claimOf().subject };
    assert.ok(codes(claimsFile([claimOf(), again])).includes('duplicate_claim'));
    const reversed = Object.fromEntries(Object.entries(subjectOf()).toReversed());
    assert.ok(
      codes(claimsFile([claimOf(), { ...claimOf(), subject: reversed }])).includes(
        'duplicate_claim',
      ),
    );
    const escaped = JSON.stringify(claimOf()).replace('mastodon', String.raw`\u006dastodon`);
    const text = `{"schema_version":1,"claims":[${JSON.stringify(claimOf())},${escaped}]}`;
    assert.ok(codes(utf8(text)).includes('duplicate_claim'));
  });

  test('each further one is reported once', () => {
    const faults = codes(claimsFile([claimOf(), claimOf(), claimOf()]));
    assert.equal(faults.filter((code) => code === 'duplicate_claim').length, 2);
  });

  for (const member of Object.keys(subjectOf()) as (keyof ReturnType<typeof subjectOf>)[]) {
    const other: Record<string, unknown> = {
      app_fingerprint: digestOf('another app'),
      instance_fingerprint: digestOf('instance'),
      deployment_environment: 'staging',
      provider_environment: 'sandbox',
      operation: 'publish_scheduled',
    };
    test(`a subject with another ${member} is another subject`, () => {
      const changed = subjectOf({ [member]: other[member] ?? 'other' });
      const faults = codes(claimsFile([claimOf(), { ...claimOf(), subject: changed }]));
      assert.ok(!faults.includes('duplicate_claim'));
    });
  }
});

describe('claimable subjects', () => {
  for (const [member, value, isOne] of [
    ['operation', 'publish_immediate', true],
    ['operation', 'publish_scheduled', true],
    ['operation', 'connect', false],
    ['deployment_environment', 'production', true],
    ['deployment_environment', 'staging', false],
    ['deployment_environment', 'local', false],
    ['provider_environment', 'production', true],
    ['provider_environment', 'sandbox', false],
    ['provider_environment', 'development', false],
  ] as const) {
    test(`${member} ${value} is ${isOne ? 'one' : 'none'}`, () => {
      const { findings } = read(claimsFile([claimOf({ [member]: value })]));
      const fault = findings.find(({ code }) => code === 'not_claimable');
      assert.equal(isClaimable(subjectOf({ [member]: value })), isOne);
      assert.equal(fault?.pointer, isOne ? undefined : `/claims/0/subject/${member}`);
      assert.equal(fault?.found, isOne ? undefined : JSON.stringify(value));
    });
  }
});

describe('what makes a subject claimable', () => {
  for (const [member, other, expected] of [
    ['operation', 'connect', '"publish_immediate" or "publish_scheduled"'],
    ['deployment_environment', 'staging', '"production"'],
  ] as const) {
    test(`is named where ${member} is something else`, () => {
      const { findings } = read(claimsFile([claimOf({ [member]: other })]));
      const fault = findings.find(({ code }) => code === 'not_claimable');
      assert.deepEqual([fault?.file, fault?.expected], [CLAIMS_PATH, expected]);
    });
  }

  test('and a malformed claim is reported before that', () => {
    const malformed = { ...claimOf({ operation: 'connect' }), extra: 1 };
    const faults = codes(claimsFile([malformed, malformed]));
    assert.deepEqual(faults, ['unknown_member', 'unknown_member']);
  });
});

describe('line endings', () => {
  test('carriage returns are refused, also where JSON would take them', () => {
    const { claims, findings } = read(utf8(EMPTY.replaceAll('\n', '\r\n')));
    assert.equal(claims, undefined);
    assert.deepEqual(findings.map(brief), ['carriage_return 1:2']);
    assert.equal(findings[0]?.found, '4');
    assert.equal(findings[0]?.file, CLAIMS_PATH);
  });

  test('one alone, at the beginning', () =>
    assert.deepEqual(read(utf8(`\r${EMPTY}`)).findings.map(brief), ['carriage_return 1:1']));

  test('one alone, at the end', () =>
    assert.deepEqual(codes(utf8(`${EMPTY}\r`)), ['carriage_return']));

  test('an escaped one does not count as a carriage return', () => {
    const text = EMPTY.replace('"claims"', String.raw`"x\r": 1, "claims"`);
    assert.deepEqual(codes(utf8(text)), ['unknown_member']);
  });
});

describe('the binding', () => {
  test('is of the exact bytes', () => {
    const bytes = utf8(`${EMPTY} `);
    const { claims } = read(bytes);
    assert.deepEqual(bindClaims(bytes, claims ?? assert.fail()), {
      schema_version: 1,
      manifest_sha256: digestOf(bytes),
      claim_count: 0,
    });
    assert.notEqual(digestOf(bytes), digestOf(EMPTY));
  });

  test('counts claims', () => {
    const bytes = claimsFile([claimOf({ provider: 'a' }), claimOf({ provider: 'b' })]);
    assert.equal(bindClaims(bytes, read(bytes).claims ?? assert.fail()).claim_count, 2);
  });
});

describe('the canonical form', () => {
  test('without claims', () => assert.equal(formatClaims([]), EMPTY));

  test('has one claim a line in its RFC 8785 form, by subject digest', () => {
    const { claims = [] } = read(
      claimsFile(['a', 'b', 'c', 'd'].map((provider) => claimOf({ provider }))),
    );
    const lines = formatClaims(claims).split('\n');
    assert.deepEqual(lines.slice(0, 3), ['{', '  "schema_version": 1,', '  "claims": [']);
    assert.deepEqual(lines.slice(-4), [lines.at(-4), '  ]', '}', '']);
    assert.equal(lines.length, 3 + 4 + 3);
    assert.match(
      lines[3] ?? '',
      /^ {4}\{"contract_digest":"sha256:[0-9a-f]{64}","subject":\{"account_kind":.*\}\},$/,
    );
    assert.match(lines[6] ?? '', /\}\}$/);
    const digests = (read(utf8(lines.join('\n'))).claims ?? []).map(
      ({ subjectDigest }) => subjectDigest,
    );
    assert.deepEqual(digests, [...digests].sort());
    assert.equal(digests.length, 4);
  });
});

/** Ways to write "mastodon" that look the same, or are the same after some normalisation of Unicode. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  'a Cyrillic letter': 'm\u0430stodon',
  'a Greek letter': 'mast\u03bfdon',
  'a letter of full width': '\uff4dastodon',
  'a mathematical letter': '\u{1d5c6}astodon',
  'a combining accent': 'masto\u0301don',
  'the same accent, composed': 'mast\u00f3don',
  'a ligature': 'ma\ufb06odon',
  'a dotless i beside it': 'mastodon\u0131',
  'a space of no width': 'masto\u200bdon',
  'a soft hyphen': 'masto\u00addon',
  'a mark of direction': 'mastodon\u200f',
  'a capital letter': 'Mastodon',
  'the sign of Kelvin': '\u212aastodon',
};

const MEMBERS = ['provider', 'account_kind', 'output_profile'] as const;

const codesOf = (member: (typeof MEMBERS)[number], value: string) => {
  const bytes = claimsFile([claimOf({ [member]: value })]);
  const { claims, findings } = readClaims(bytes, 'public-claims.json');
  return { isRead: claims !== undefined, codes: findings.map(({ code }) => code) };
};

for (const [what, name] of Object.entries(LOOK_ALIKES)) {
  test(`[T23] a letter that looks like another is not that other: ${what}`, () => {
    for (const member of MEMBERS)
      assert.deepEqual(codesOf(member, name), { isRead: false, codes: ['wrong_form'] });
  });
}

test('a name of plain letters is one', () => {
  for (const member of MEMBERS)
    assert.deepEqual(codesOf(member, 'mastodon'), { isRead: true, codes: ['not_canonical'] });
});
