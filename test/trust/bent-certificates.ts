import {
  attribute,
  keyIdOf,
  made,
  nameOf,
  opensslAccepts,
  pairOf,
  signedBy,
  spkiOf,
  utc,
  type Curve,
  type Hash,
  type Parts,
} from './certificate-world.ts';
import { extension, oid, seq, tlv } from './sigstore-world.ts';

/** When the paths are judged. */
export const AT = Date.UTC(2026, 0, 1);

/** From the authority that is trusted to the certificate that signs. */
const ROLES = ['root', 'middle', 'signer'] as const;
export type Role = (typeof ROLES)[number];

const PAIRS = {
  root: pairOf('root'),
  middle: pairOf('middle'),
  signer: pairOf('signer'),
  stranger: pairOf('stranger'),
};
const ABOVE = { root: 'root', middle: 'root', signer: 'middle' } as const;

const hex = (text: string) => Buffer.from(text, 'hex');
const bits = (...set: readonly number[]) => {
  const bytes = [0, 0];
  for (const bit of set) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (0x80 >> (bit & 7));
  const size = set.some((bit) => bit > 7) ? 2 : 1;
  const last = Math.max(...set) % 8;
  return tlv(0x03, Buffer.from([7 - last, ...bytes.slice(0, size)]));
};

const SKID = '2.5.29.14';
const AKID = '2.5.29.35';
const KU = '2.5.29.15';
const EKU = '2.5.29.37';
const BC = '2.5.29.19';
const NC = '2.5.29.30';
const SAN = '2.5.29.17';
const STAMPING = '1.3.6.1.5.5.7.3.8';
const SIGNING = '1.3.6.1.5.5.7.3.3';
const ANY_USE = '2.5.29.37.0';

const keyId = (role: keyof typeof PAIRS) => keyIdOf(spkiOf(PAIRS[role].publicKey));

/** The extensions of a certificate as it should be, by their OIDs. */
function extensionsOf(role: Role): Record<string, Buffer> {
  const ids = {
    [SKID]: extension(SKID, tlv(0x04, keyId(role))),
    [AKID]: extension(AKID, seq(tlv(0x80, keyId(ABOVE[role])))),
  };
  if (role === 'signer')
    return {
      ...ids,
      [KU]: extension(KU, bits(0), true),
      [EKU]: extension(EKU, seq(oid(STAMPING)), true),
    };
  return {
    ...ids,
    [KU]: extension(KU, bits(5, 6), true),
    [BC]: extension(BC, seq(hex('0101ff')), true),
  };
}

export interface Bend {
  readonly extensions?: Readonly<Record<string, Buffer | undefined>>;
  readonly more?: readonly Buffer[];
  readonly parts?: Partial<Parts>;
  readonly curve?: Curve;
  readonly hash?: Hash;
  /** Whether the last certificate has names of every kind. */
  readonly isNamed?: boolean;
}

function chainOf(bends: Readonly<Partial<Record<Role, Bend>>>) {
  const build = (role: Role): Buffer => {
    const own = bends[role] ?? {};
    const pair = own.curve ? pairOf(role, own.curve) : PAIRS[role];
    const above = ABOVE[role];
    const curve = bends[above]?.curve;
    const signer = curve ? pairOf(above, curve) : PAIRS[above];
    const by = role === 'root' ? pair.privateKey : signer.privateKey;
    const { hash = 'sha256' } = own;
    const extensions = { ...extensionsOf(role), ...own.extensions };
    return made({
      version: tlv(0xa0, tlv(0x02, Buffer.of(2))),
      serial: tlv(0x02, Buffer.of(ROLES.indexOf(role) + 1)),
      algorithm: signedBy(by, hash),
      issuer: nameOf(above),
      validity: seq(utc('250101000000Z'), utc('270101000000Z')),
      subject: nameOf(role),
      key: spkiOf(pair.publicKey),
      extensions: [
        ...Object.values(extensions).filter((one): one is Buffer => one !== undefined),
        ...(own.more ?? []),
        ...(isNamed && role === 'signer' ? [extension(SAN, seq(...SUBJECTS))] : []),
      ],
      by,
      hash,
      ...own.parts,
    });
  };
  const isNamed = Object.values(bends).some((bend) => bend.isNamed);
  return { root: build('root'), middle: build('middle'), signer: build('signer') };
}

/** The path by a new key of an authority, which its old one signed: that is no authority below it. */
export function rolledPath(): BentPath {
  const least = extension(BC, seq(hex('0101ff'), tlv(0x02, Buffer.of(0))), true);
  const chain = chainOf({
    root: { extensions: { [BC]: least } },
    middle: { parts: { subject: nameOf('root') } },
    signer: { parts: { issuer: nameOf('root') } },
  });
  return { name: 'a new key of its authority', ...chain };
}

const NAMES: Readonly<Record<string, Buffer>> = {
  'of this organisation': tlv(0xa4, seq(attribute('Example', 0x0c, '2.5.4.10'))),
  'of this organisation in capitals': tlv(0xa4, seq(attribute('EXAMPLE', 0x13, '2.5.4.10'))),
  'of another organisation': tlv(0xa4, seq(attribute('Other', 0x0c, '2.5.4.10'))),
  'of a host': tlv(0x82, Buffer.from('example.com')),
  'of hosts below': tlv(0x82, Buffer.from('.example.com')),
  'of another host': tlv(0x82, Buffer.from('other.example')),
  'of all hosts': tlv(0x82),
  'of an address': tlv(0x81, Buffer.from('a@example.com')),
  'of addresses at a host': tlv(0x81, Buffer.from('example.com')),
  'of addresses below': tlv(0x81, Buffer.from('.example.com')),
  'of URIs': tlv(0x86, Buffer.from('.example.com')),
  'of a URI': tlv(0x86, Buffer.from('www.example.com')),
  'of a network': tlv(0x87, hex('0a000000ff000000')),
  'of another network': tlv(0x87, hex('0b000000ff000000')),
  'of no form': tlv(0xa4, hex('0500')),
  'of a registered id': tlv(0x88, hex('2a03')),
};

/** Names of a certificate that constraints are about. */
const SUBJECTS = [
  tlv(0x82, Buffer.from('www.example.com')),
  tlv(0x81, Buffer.from('a@example.com')),
  tlv(0x86, Buffer.from('https://www.example.com/x')),
  tlv(0x87, hex('0a010203')),
];

const utf = (text: string) => Buffer.from(text);

function generalBends(role: Role): Readonly<Record<string, Bend>> {
  const [own, above] = [PAIRS[role], ABOVE[role]];
  const isAuthority = role !== 'signer';
  const set = (id: string, value: Buffer | undefined) => ({ extensions: { [id]: value } });
  const named: Record<string, Bend> = {};
  for (let bit = 0; bit < 9; bit += 1)
    named[`a key usage of bit ${bit} alone`] = set(KU, extension(KU, bits(bit), true));
  for (const [name, value] of Object.entries(NAMES))
    for (const [word, tag] of [
      ['permitted', 0xa0],
      ['excluded', 0xa1],
    ] as const) {
      const constraint = set(NC, extension(NC, seq(tlv(tag, seq(value))), true));
      named[`names ${word} ${name}`] = constraint;
      named[`names ${word} ${name}, of a certificate with names`] = {
        ...constraint,
        isNamed: true,
      };
    }
  for (const [index, hash] of (['sha1', 'sha224', 'sha384', 'sha512'] as const).entries())
    named[`signed by ${hash} (${index})`] = { hash };
  for (const length of [0, 1, 5])
    named[`a path of ${length}`] = set(
      BC,
      extension(BC, seq(hex('0101ff'), tlv(0x02, Buffer.of(length))), true),
    );
  const unknown = extension('1.3.6.1.4.1.55555.1', tlv(0x0c, utf('x')), true);
  const spaced = seq(attribute('Example', 0x0c, '2.5.4.10'), attribute(` ${above}  `, 0x0c));
  return {
    ...named,
    'a critical extension that nobody knows': { more: [unknown] },
    'an extension that nobody knows': { more: [extension('1.3.6.1.4.1.55555.1', hex('0500'))] },
    'two extensions that nobody knows': {
      more: [
        extension('1.3.6.1.4.1.55555.1', hex('0500')),
        extension('1.3.6.1.4.1.55555.1', hex('0500')),
      ],
    },
    'two key ids': { more: [extension(SKID, tlv(0x04, keyId(role)))] },
    'critical policies': { more: [extension('2.5.29.32', seq(seq(oid('1.2.3.4'))), true)] },
    'a critical constraint of policies': {
      more: [extension('2.5.29.36', seq(tlv(0x80, Buffer.of(0))), true)],
    },
    'a critical mapping of policies': {
      more: [extension('2.5.29.33', seq(seq(oid('1.2.3.4'), oid('1.2.3.5'))), true)],
    },
    'critical lists of revoked certificates': {
      more: [
        extension(
          '2.5.29.31',
          seq(seq(tlv(0xa0, tlv(0xa0, tlv(0x86, utf('http://example.com')))))),
          true,
        ),
      ],
    },
    'a critical address of its authority': { more: [extension('1.3.6.1.5.5.7.1.1', seq(), true)] },
    'a critical key id': set(SKID, extension(SKID, tlv(0x04, keyId(role)), true)),
    'a critical key id of its authority': set(
      AKID,
      extension(AKID, seq(tlv(0x80, keyId(above))), true),
    ),
    'another key id': set(SKID, extension(SKID, tlv(0x04, keyId('stranger')))),
    'another key id of its authority': set(
      AKID,
      extension(AKID, seq(tlv(0x80, keyId('stranger')))),
    ),
    'no key id': set(SKID, undefined),
    'no key id of its authority': set(AKID, undefined),
    'no key usage': set(KU, undefined),
    'a key usage of no bit': set(KU, extension(KU, hex('030100'), true)),
    'a key usage of all bits': set(KU, extension(KU, bits(0, 1, 2, 3, 4, 5, 6, 7, 8), true)),
    'a key usage that is not critical': set(KU, extension(KU, isAuthority ? bits(5, 6) : bits(0))),
    'a key usage of signing and acknowledging': set(KU, extension(KU, bits(0, 1), true)),
    'no constraints': set(BC, undefined),
    'constraints of no authority': set(BC, extension(BC, seq(), true)),
    'constraints of an authority that are not critical': set(BC, extension(BC, seq(hex('0101ff')))),
    'a path below nothing': set(BC, extension(BC, seq(hex('0101ff'), tlv(0x02, hex('ff'))), true)),
    'a path of what is no authority': set(BC, extension(BC, seq(tlv(0x02, Buffer.of(0))), true)),
    'for time stamping, and not critical': set(EKU, extension(EKU, seq(oid(STAMPING)))),
    'for time stamping': set(EKU, extension(EKU, seq(oid(STAMPING)), true)),
    'for signing code': set(EKU, extension(EKU, seq(oid(SIGNING)), true)),
    'for both': set(EKU, extension(EKU, seq(oid(STAMPING), oid(SIGNING)), true)),
    'for anything': set(EKU, extension(EKU, seq(oid(ANY_USE)), true)),
    'for no use': set(EKU, undefined),
    'for a use of no name': set(EKU, extension(EKU, seq(), true)),
    'a distance of names': set(
      NC,
      extension(
        NC,
        seq(tlv(0xa0, seq(NAMES['of a host'] ?? hex(''), tlv(0x80, Buffer.of(1))))),
        true,
      ),
    ),
    'other names': set(SAN, extension(SAN, seq(...SUBJECTS))),
    'other names that are critical': set(SAN, extension(SAN, seq(...SUBJECTS), true)),
    'no extension': {
      extensions: {
        [SKID]: undefined,
        [AKID]: undefined,
        [KU]: undefined,
        [EKU]: undefined,
        [BC]: undefined,
      },
    },
    'version 1': { parts: { version: hex('') } },
    'version 2': { parts: { version: tlv(0xa0, tlv(0x02, Buffer.of(1))) } },
    'the number 0': { parts: { serial: tlv(0x02, Buffer.of(0)) } },
    'a number below 0': { parts: { serial: tlv(0x02, Buffer.of(0x80)) } },
    'a number of 20 bytes': { parts: { serial: tlv(0x02, Buffer.alloc(20, 1)) } },
    'a number with a needless byte': { parts: { serial: tlv(0x02, hex('0001')) } },
    'another algorithm outside': { parts: { outerAlgorithm: signedBy(own.privateKey, 'sha384') } },
    'another algorithm inside': {
      parts: {
        algorithm: signedBy(own.privateKey, 'sha384'),
        outerAlgorithm: signedBy(own.privateKey, 'sha256'),
      },
    },
    'signed by a stranger': { parts: { by: PAIRS.stranger.privateKey } },
    expired: { parts: { validity: seq(utc('200101000000Z'), utc('251231235959Z')) } },
    'until the very second': {
      parts: { validity: seq(utc('200101000000Z'), utc('260101000000Z')) },
    },
    'from the very second': {
      parts: { validity: seq(utc('260101000000Z'), utc('270101000000Z')) },
    },
    'from the next second': {
      parts: { validity: seq(utc('260101000001Z'), utc('270101000000Z')) },
    },
    'times of four digits': {
      parts: {
        validity: seq(tlv(0x18, utf('20250101000000Z')), tlv(0x18, utf('20990101000000Z'))),
      },
    },
    'a time without an end': {
      parts: { validity: seq(utc('250101000000Z'), tlv(0x18, utf('99991231235959Z'))) },
    },
    'a time in the last century': {
      parts: { validity: seq(utc('500101000000Z'), utc('490101000000Z')) },
    },
    'a time the wrong way round': {
      parts: { validity: seq(utc('270101000000Z'), utc('250101000000Z')) },
    },
    'a time of no calendar': {
      parts: { validity: seq(utc('251301000000Z'), utc('270101000000Z')) },
    },
    'a time with a fraction': {
      parts: { validity: seq(tlv(0x18, utf('20250101000000.5Z')), utc('270101000000Z')) },
    },
    'the name of its authority in capitals': { parts: { issuer: nameOf(above.toUpperCase()) } },
    'the name of its authority with spaces': { parts: { issuer: spaced } },
    'the name of its authority in other letters': { parts: { issuer: nameOf(above, 0x13) } },
    'the name of its authority with one part more': {
      parts: {
        issuer: seq(attribute('Example', 0x0c, '2.5.4.10'), attribute(above), attribute('x')),
      },
    },
    'the name of another authority': { parts: { issuer: nameOf('stranger') } },
    'no name of its authority': { parts: { issuer: seq() } },
    'a name in capitals': { parts: { subject: nameOf(role.toUpperCase()) } },
    'another name': { parts: { subject: nameOf('stranger') } },
    'no name': { parts: { subject: seq() } },
    'no name, and others that are critical': {
      ...set(SAN, extension(SAN, seq(...SUBJECTS), true)),
      parts: { subject: seq() },
    },
    'no name, and others': {
      ...set(SAN, extension(SAN, seq(...SUBJECTS))),
      parts: { subject: seq() },
    },
    'a key of P-384': { curve: 'P-384' },
    'a key of P-521': { curve: 'P-521' },
    'a key of P-384, signed with SHA-384': { curve: 'P-384', hash: 'sha384' },
    'a key of P-521, signed with SHA-512': { curve: 'P-521', hash: 'sha512' },
    'another key': { parts: { key: spkiOf(PAIRS.stranger.publicKey) } },
    'more parts': { parts: { after: tlv(0xa4, hex('0500')) } },
    'another signature': {
      parts: {
        signature: (one) => Buffer.concat([one.subarray(0, -1), Buffer.of((one.at(-1) ?? 0) ^ 1)]),
      },
    },
    'no signature': { parts: { signature: () => Buffer.alloc(0) } },
    'a signature with a byte more': {
      parts: { signature: (one) => Buffer.concat([one, Buffer.of(0)]) },
    },
    'a signature of noise': { parts: { signature: () => Buffer.alloc(64, role) } },
  };
}

export interface BentPath {
  readonly name: string;
  readonly root: Buffer;
  readonly middle: Buffer;
  readonly signer: Buffer;
}

/** A path as it should be, and one for each way to bend one of its certificates. */
export function bentPaths(): readonly BentPath[] {
  const bent = ROLES.flatMap((role) =>
    Object.entries(generalBends(role)).map(([name, bend]) => ({
      name: `${role}: ${name}`,
      ...chainOf({ [role]: bend }),
    })),
  );
  return [{ name: 'as it should be', ...chainOf({}) }, ...bent];
}

export function isGoodToOpenssl({ middle, root, signer }: BentPath): boolean {
  return opensslAccepts(signer, [middle], root, AT);
}

/** Asked by RFC 5280 of those who issue certificates, and not of those who verify them (specification/trust.md 10). */
export const LAXER_HERE: readonly RegExp[] = [
  /^(?:root|middle): (?:no key id|no key usage)$/,
  /: no key id of its authority$/,
  /: constraints of an authority that are not critical$/,
  // RFC 5280 section 4.1.2.5: the end is a part of the time.
  /: until the very second$/,
];

/** Refused here though openssl takes it (specification/trust.md 10). */
export const STRICTER_HERE: readonly RegExp[] = [
  /: signed by sha(?:1|224) /,
  /: two extensions that nobody knows$/,
  /: a critical (?:constraint|mapping) of policies$/,
  /: critical lists of revoked certificates$/,
  /: a distance of names$/,
];
