// Certificates (RFC 5280 section 4), read from their bytes; what is signed is compared and hashed as it stands there.

import {
  booleanOf,
  certificateTime,
  elementsIn,
  integerOf,
  membersOf,
  namedBits,
  oidOf,
  smallNumber,
  TAGS,
  wholeBytes,
  wholeElement,
  type Element,
  type Members,
} from './der.ts';
import type { EpochMs } from '../documents/json.ts';
import { hashOfAlgorithm, type Algorithm } from './certified-key.ts';
import { generalNamesIn, readName, type GeneralName, type Name } from './certificate-names.ts';

export interface Extension {
  readonly oid: string;
  readonly isCritical: boolean;
  readonly value: Uint8Array;
  /** As it stands in the list. */
  readonly whole: Uint8Array;
}

export interface Certificate {
  readonly whole: Uint8Array;
  /** The bytes that its signature is over. */
  readonly signed: Uint8Array;
  readonly algorithm: Algorithm;
  readonly signature: Uint8Array;
  readonly serial: Uint8Array;
  readonly issuer: Name;
  readonly subject: Name;
  readonly from: EpochMs;
  readonly until: EpochMs;
  /** Its SubjectPublicKeyInfo. */
  readonly key: Uint8Array;
  readonly extensions: readonly Extension[];
  readonly isAuthority: boolean;
  /** How many authorities may stand between it and the last certificate. */
  readonly pathLength: number | undefined;
  /** Bits of the key usage (RFC 5280 section 4.2.1.3); `undefined` where it says nothing. */
  readonly usage: ReadonlySet<number> | undefined;
  readonly extendedUsage:
    | { readonly oids: readonly string[]; readonly isCritical: boolean }
    | undefined;
  readonly alternativeNames: readonly GeneralName[];
  readonly constraints: NameConstraints | undefined;
  /** Names its own key; `issuerKeyId` names the key that signed it. */
  readonly keyId: Uint8Array | undefined;
  readonly issuerKeyId: Uint8Array | undefined;
}

interface NameConstraints {
  readonly permitted: readonly GeneralName[];
  readonly excluded: readonly GeneralName[];
}

export const USAGE = { digitalSignature: 0, nonRepudiation: 1, keyCertSign: 5 } as const;

export const OIDS = {
  keyId: '2.5.29.14',
  usage: '2.5.29.15',
  alternativeNames: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  nameConstraints: '2.5.29.30',
  policies: '2.5.29.32',
  issuerKeyId: '2.5.29.35',
  extendedUsage: '2.5.29.37',
} as const;

const [VERSION, ISSUER_UNIQUE, SUBJECT_UNIQUE, EXTENSIONS] = [0xa0, 0x81, 0x82, 0xa3];

/** Reads one certificate. @throws an `Error` that says what is wrong with its form */
export function readCertificate(der: Uint8Array): Certificate {
  const outer = membersOf(wholeElement(der, TAGS.sequence).content);
  const signed = outer.take(TAGS.sequence);
  const algorithm = outer.take(TAGS.sequence);
  const signature = wholeBytes(outer.take(TAGS.bitString).content);
  outer.end();
  const members = membersOf(signed.content);
  const version = versionIn(members);
  const serial = integerOf(members.take(TAGS.integer).content);
  if (Buffer.compare(members.take(TAGS.sequence).whole, algorithm.whole) !== 0)
    throw new Error('a certificate that names two algorithms of its signature');
  const issuer = readName(members.take(TAGS.sequence));
  const validity = membersOf(members.take(TAGS.sequence).content);
  const [from, until] = [certificateTime(validity.any()), certificateTime(validity.any())];
  validity.end();
  const subject = readName(members.take(TAGS.sequence));
  const key = members.take(TAGS.sequence).whole;
  const hasUniqueIds = [members.maybe(ISSUER_UNIQUE), members.maybe(SUBJECT_UNIQUE)].some(Boolean);
  if (hasUniqueIds && version === 0) throw new Error('a certificate of version 1 with more parts');
  const extensions = extensionsIn(members.maybe(EXTENSIONS));
  members.end();
  if (extensions.length > 0 && version !== 2)
    throw new Error('extensions in a certificate that is not of version 3');
  return {
    whole: der,
    signed: signed.whole,
    algorithm: hashOfAlgorithm(algorithm),
    signature,
    serial,
    issuer,
    subject,
    from,
    until,
    key,
    extensions,
    ...understood(extensions),
  };
}

function versionIn(members: Members): number {
  const given = members.maybe(VERSION);
  const version = given ? smallNumber(wholeElement(given.content, TAGS.integer).content) : 0;
  if (version > 2) throw new Error('a certificate of a version that nobody knows');
  return version;
}

function extensionsIn(list: Element | undefined): Extension[] {
  if (!list) return [];
  const extensions = elementsIn(wholeElement(list.content, TAGS.sequence).content);
  if (extensions.length === 0) throw new Error('an empty list of extensions');
  return extensions.map(readExtension);
}

/** An extension that may be there once, and is there twice (RFC 5280 section 4.2). */
export function extensionTwice({ extensions }: Certificate): string | undefined {
  const oids = extensions.map(({ oid }) => oid);
  return oids.find((oid, index) => oids.indexOf(oid) !== index);
}

function readExtension({ content, tag, whole }: Element): Extension {
  if (tag !== TAGS.sequence) throw new Error('an extension of no form');
  const members = membersOf(content);
  const oid = oidOf(members.take(TAGS.oid).content);
  const critical = members.maybe(TAGS.boolean);
  const value = members.take(TAGS.octetString).content;
  members.end();
  return { oid, isCritical: critical !== undefined && booleanOf(critical.content), value, whole };
}

type Understood = Pick<
  Certificate,
  | 'alternativeNames'
  | 'constraints'
  | 'extendedUsage'
  | 'isAuthority'
  | 'issuerKeyId'
  | 'keyId'
  | 'pathLength'
  | 'usage'
>;

function understood(extensions: readonly Extension[]): Understood {
  const valueOf = (oid: string) => extensions.find((one) => one.oid === oid)?.value;
  const [usage, uses] = [valueOf(OIDS.usage), valueOf(OIDS.extendedUsage)];
  const [constraints, names] = [valueOf(OIDS.nameConstraints), valueOf(OIDS.alternativeNames)];
  const [keyId, issuerKeyId] = [valueOf(OIDS.keyId), valueOf(OIDS.issuerKeyId)];
  return {
    ...basicConstraintsIn(valueOf(OIDS.basicConstraints)),
    usage: usage && usageIn(usage),
    extendedUsage: uses && {
      oids: usesIn(uses),
      isCritical: extensions.some(
        ({ isCritical, oid }) => oid === OIDS.extendedUsage && isCritical,
      ),
    },
    alternativeNames: names ? generalNamesIn(wholeElement(names, TAGS.sequence).content) : [],
    constraints: constraints && constraintsIn(constraints),
    keyId: keyId && wholeElement(keyId, TAGS.octetString).content,
    issuerKeyId: issuerKeyId && issuerKeyIdIn(issuerKeyId),
  };
}

function basicConstraintsIn(
  value: Uint8Array | undefined,
): Pick<Certificate, 'isAuthority' | 'pathLength'> {
  if (!value) return { isAuthority: false, pathLength: undefined };
  const members = membersOf(wholeElement(value, TAGS.sequence).content);
  const authority = members.maybe(TAGS.boolean);
  const length = members.maybe(TAGS.integer);
  members.end();
  const isAuthority = authority !== undefined && booleanOf(authority.content);
  if (length && !isAuthority) throw new Error('a path length of what is no authority');
  return { isAuthority, pathLength: length && smallNumber(length.content) };
}

function usageIn(value: Uint8Array): ReadonlySet<number> {
  const usage = namedBits(wholeElement(value, TAGS.bitString).content);
  if (usage.size === 0) throw new Error('a key usage without a use');
  return usage;
}

function usesIn(value: Uint8Array): string[] {
  return elementsIn(wholeElement(value, TAGS.sequence).content).map(({ content, tag }) => {
    if (tag !== TAGS.oid) throw new Error('a use of no form');
    return oidOf(content);
  });
}

function issuerKeyIdIn(value: Uint8Array): Uint8Array | undefined {
  return membersOf(wholeElement(value, TAGS.sequence).content).maybe(0x80)?.content;
}

function constraintsIn(value: Uint8Array): NameConstraints {
  const members = membersOf(wholeElement(value, TAGS.sequence).content);
  const [permitted, excluded] = [members.maybe(0xa0), members.maybe(0xa1)];
  members.end();
  return { permitted: subtreesIn(permitted), excluded: subtreesIn(excluded) };
}

/** Neither a smallest nor a largest distance may be there (RFC 5280 section 4.2.1.10). */
function subtreesIn(list: Element | undefined): GeneralName[] {
  return elementsIn(list?.content ?? new Uint8Array()).flatMap((subtree) => {
    if (subtree.tag !== TAGS.sequence || elementsIn(subtree.content).length !== 1)
      throw new Error('a name constraint with a distance');
    return generalNamesIn(subtree.content);
  });
}
