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
  readCanonicalClaims,
  readClaimsExactly,
} from '../../src/manifest/claims.ts';
import { brief, claimOf, claimsFile, subjectOf, utf8 } from '../documents.ts';
import { fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import type { Claim } from '../../src/documents/index.ts';
import {
  formatManifest,
  readManifest,
  releaseManifest,
  verifyManifest,
} from '../../src/manifest/release.ts';

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

const CLAIMS = ['b', 'a', 'c', 'd-1'].map((provider) => claimOf({ provider }));
const TEXT = formatClaims(
  CLAIMS.map((claim) => ({ claim, subjectDigest: objectDigest('subject', claim.subject) })),
);

/** The claims of a file that has the canonical form, read in pieces of a size. */
function quickly(text: string, size: number): number | undefined {
  const bytes = utf8(text);
  const pieces = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  const reading = readCanonicalClaims(pieces);
  for (let count = 0; ;) {
    const { value, done } = reading.next();
    if (done === true) return value ? count : undefined;
    count += value.length;
  }
}

test('the canonical form is read wherever its pieces end', () => {
  for (const size of [1, 7, 100, 1000, 100_000]) assert.equal(quickly(TEXT, size), CLAIMS.length);
});

test('anything else is left to the exact reader', () => {
  const lines = TEXT.split('\n');
  const others = {
    'without claims': formatClaims([]),
    'without its last newline': TEXT.slice(0, -1),
    'with something behind it': `${TEXT}\n`,
    'with something behind it that does not end': `${TEXT}x`,
    'with a line that is too long': TEXT.replace('\n', `\n${'x'.repeat(5000)}\n`),
    'cut off': `${lines.slice(0, 5).join('\n')}\n`,
    'not sorted': [...lines.slice(0, 3), lines[4], lines[3], ...lines.slice(5)].join('\n'),
    'with a claim twice': [...lines.slice(0, 4), ...lines.slice(3)].join('\n'),
    'with carriage returns': TEXT.replaceAll('\n', '\r\n'),
    'indented otherwise': TEXT.replaceAll('\n    {', '\n   \t{'),
    'with a claim that nobody can make': TEXT.replace('"publish_immediate"', '"connect"'),
  };
  for (const [name, text] of Object.entries(others))
    assert.equal(quickly(text, 64), undefined, name);
});

test('the canonical form is read by the quick reader, whose objects are plain ones', () => {
  const arePlain = (text: string) =>
    readClaims(utf8(text), CLAIMS_PATH).claims?.map(
      ({ claim }) => Object.getPrototypeOf(claim) === Object.prototype,
    );
  const all = (plain: boolean) => CLAIMS.map(() => plain);
  assert.deepEqual(arePlain(TEXT), all(true));
  assert.deepEqual(arePlain(TEXT.replace('\n', '\n\n')), all(false));
});

test('a file past the limit is refused, although it has the canonical form', () => {
  const many = Array.from({ length: 40_000 }, (_, at) => {
    const claim = claimOf({ policy_mode: `mode-${at}` });
    return { claim, subjectDigest: objectDigest('subject', claim.subject) };
  });
  const bytes = utf8(formatClaims(many));
  assert.ok(bytes.length > MAX_CLAIMS_BYTES);
  const { claims, findings } = readClaims(bytes, CLAIMS_PATH);
  assert.equal(claims, undefined);
  assert.deepEqual(
    findings.map(({ code }) => code),
    ['json_too_large'],
  );
});

test('quick and exact reader agree on every file, also on mangled ones', () => {
  const mangled = fc
    .record({
      at: fc.nat(TEXT.length - 1),
      length: fc.nat(3),
      text: fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('"', '\n', ' ', '0', ',', '}')),
    })
    .map(({ at, length, text }) => TEXT.slice(0, at) + text + TEXT.slice(at + length));
  fc.assert(
    fc.property(fc.oneof(fc.constant(TEXT), mangled), (text) => {
      const bytes = utf8(text);
      const { claims, findings, text: exactText } = readClaimsExactly(bytes, CLAIMS_PATH);
      const exact = {
        claims: claims?.map(({ claim, subjectDigest }) => ({ claim, subjectDigest })),
        findings,
        text: exactText,
      };
      const quick = readClaims(bytes, CLAIMS_PATH);
      const plain = {
        ...quick,
        claims: quick.claims?.map(({ claim, subjectDigest }) => ({ claim, subjectDigest })),
      };
      assert.equal(JSON.stringify(plain), JSON.stringify(exact));
    }),
    { numRuns: often(500, 2000) },
  );
});

const slug = fc.stringMatching(/^[a-z0-9]{1,6}(?:[._-][a-z0-9]{1,4})?$/);
const fingerprint = fc.nat(5).map((number) => digestOf(String(number)));

const claim: fc.Arbitrary<Claim> = fc
  .record({
    provider: slug,
    account_kind: slug,
    output_profile: slug,
    policy_mode: slug,
    app_fingerprint: fingerprint,
    instance_fingerprint: fc.option(fingerprint),
    operation: fc.constantFrom('publish_immediate' as const, 'publish_scheduled' as const),
  })
  .map(claimOf);

const claims = fc.uniqueArray(claim, {
  maxLength: 8,
  selector: ({ subject }) => JSON.stringify(subject),
});

const readFile = (bytes: Uint8Array) => readClaims(bytes, 'claims.json');

function formatted(bytes: Uint8Array): string {
  return formatClaims(readFile(bytes).claims ?? assert.fail('not valid'));
}

describe('the canonical form of claims', () => {
  test('is valid, says the same claims, and is a fixed point', () => {
    fc.assert(
      fc.property(claims, (list) => {
        const text = formatted(claimsFile(list));
        const again = readFile(utf8(text));
        assert.deepEqual(again.findings, []);
        assert.equal(formatClaims(again.claims ?? []), text);
        const said = (items: readonly Claim[]) =>
          new Set(items.map(({ subject }) => JSON.stringify(subject, Object.keys(subject).sort())));
        assert.deepEqual(said((again.claims ?? []).map((item) => item.claim)), said(list));
      }),
    );
  });

  test('does not depend on the order of claims, of members or on white space', () => {
    fc.assert(
      fc.property(claims, fc.nat(), (list, seed) => {
        const shuffled = list
          .map((item, at) => ({ item, key: digestOf(`${seed} ${at}`) }))
          .sort((a, b) => (a.key < b.key ? -1 : 1))
          .map(({ item: { subject, contract_digest } }) => ({
            contract_digest,
            subject: Object.fromEntries(Object.entries(subject).toReversed()),
          }));
        const dense = utf8(JSON.stringify({ claims: shuffled, schema_version: 1 }));
        assert.equal(formatted(dense), formatted(claimsFile(list)));
      }),
    );
  });
});

const REVISION = '0123456789abcdef0123456789abcdef01234567';

/** Claims files that say much the same in other bytes: order, white space, one claim more or less. */
const files = fc
  .record({
    providers: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }),
    indent: fc.nat(4),
    end: fc.constantFrom('', '\n', ' ', '\n\n'),
  })
  .map(({ providers, indent, end }) => {
    const file: unknown = JSON.parse(
      Buffer.from(claimsFile(providers.map((provider) => claimOf({ provider })))).toString('utf8'),
    );
    return utf8(JSON.stringify(file, null, indent) + end);
  });

function expectedFor(bytes: Uint8Array) {
  const { claims: ownClaims } = readClaims(bytes, 'claims.json');
  assert.ok(ownClaims);
  return { version: 'v1.4.0', revision: REVISION, binding: bindClaims(bytes, ownClaims) };
}

function manifestFor(bytes: Uint8Array): string {
  const { version, revision, binding } = expectedFor(bytes);
  return formatManifest(releaseManifest(version, revision, binding));
}

/** Whether a manifest is that of a release of these claims. */
function isManifestOf(text: Uint8Array, bytes: Uint8Array): boolean {
  const ownRead = readManifest(text, 'm.json');
  return (
    ownRead.ok && verifyManifest(ownRead.value, ownRead.reading, expectedFor(bytes)).length === 0
  );
}

test('two different byte sequences of claims never bind to one manifest', () => {
  fc.assert(
    fc.property(files, files, (one, other) => {
      const isSame = Buffer.from(one).equals(other);
      assert.equal(manifestFor(one) === manifestFor(other), isSame);
      assert.ok(isManifestOf(utf8(manifestFor(one)), one));
      assert.equal(isManifestOf(utf8(manifestFor(one)), other), isSame);
    }),
    { numRuns: often(75, 1000) },
  );
});

test('two different byte sequences are never the manifest of one release', () => {
  fc.assert(
    fc.property(files, fc.nat(), fc.nat(255), (ownClaims, at, byte) => {
      const bytes = Buffer.from(manifestFor(ownClaims));
      const changed = Buffer.from(bytes);
      changed[at % changed.length] = byte;
      assert.equal(isManifestOf(changed, ownClaims), changed.equals(bytes));
      const longer = Buffer.concat([bytes, Buffer.of(byte)]);
      assert.ok(!isManifestOf(longer, ownClaims));
    }),
    { numRuns: often(75, 1000) },
  );
});
