// Names in certificates (RFC 5280 sections 4.1.2.4, 4.2.1.6 and 7), and what authorities allow of them.

import { asciiOf, elementsIn, membersOf, oidOf, TAGS, wholeElement, type Element } from './der.ts';

/** A distinguished name: two of them are one if their parts are (RFC 5280 section 7.1). */
export interface Name {
  readonly whole: Uint8Array;
  /** One text for each relative name, without capital letters and needless spaces. */
  readonly parts: readonly string[];
  /** Email addresses in it. */
  readonly addresses: readonly string[];
  /** For people. */
  readonly title: string;
}

/** One kind of name: its tag says which. */
export type GeneralName = Element;

const [EMAIL, DNS, DIRECTORY, URI, IP] = [0x81, 0x82, 0xa4, 0x86, 0x87];
const COMMON_NAME = '2.5.4.3';
const EMAIL_ADDRESS = '1.2.840.113549.1.9.1';

export function readName(element: Element): Name {
  const sets = elementsIn(element.content).map((set) => {
    if (set.tag !== TAGS.set || set.content.length === 0) throw new Error('a name of no form');
    return elementsIn(set.content).map(attributeIn);
  });
  const attributes = sets.flat();
  return {
    whole: element.whole,
    parts: sets.map((set) =>
      set
        .map(({ oid, text }) => `${oid}=${text}`)
        .toSorted()
        .join('+'),
    ),
    addresses: attributes.filter(({ oid }) => oid === EMAIL_ADDRESS).map(({ said }) => said),
    title:
      attributes.find(({ oid }) => oid === COMMON_NAME)?.said ?? 'a certificate without a name',
  };
}

function attributeIn({ content, tag }: Element) {
  if (tag !== TAGS.sequence) throw new Error('a name of no form');
  const members = membersOf(content);
  const oid = oidOf(members.take(TAGS.oid).content);
  const value = members.any();
  members.end();
  const said = textIn(value);
  const plain = said?.trim().replaceAll(/[\t\n\v\f\r ]+/g, ' ');
  const text = plain === undefined ? asciiOf(value.whole) : `"${lowerAscii(plain)}`;
  return { oid, said: said ?? '', text };
}

/** Text of the kinds that are compared as text; of all others their bytes are compared. */
function textIn({ content, tag }: Element): string | undefined {
  if (tag === TAGS.utf8) return new TextDecoder('utf-8', { fatal: true }).decode(content);
  // Printable, Teletex, IA5 and visible strings; and those of two bytes a character.
  if ([0x13, 0x14, 0x16, 0x1a].includes(tag)) return asciiOf(content);
  if (tag !== 0x1e || content.length % 2 !== 0) return undefined;
  const units = content.filter((_, index) => index % 2 === 0);
  return Array.from(units, (high, at) =>
    String.fromCharCode(high * 256 + (content[2 * at + 1] ?? 0)),
  ).join('');
}

function lowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

export function isSameName(one: Name, other: Name): boolean {
  return one.parts.length === other.parts.length && isBelow(one, other);
}

function isBelow(name: Name, base: Name): boolean {
  return base.parts.every((part, index) => name.parts[index] === part);
}

/** Reads a list of names. @throws where a directory name among them has no form */
export function generalNamesIn(content: Uint8Array): GeneralName[] {
  const names = elementsIn(content);
  for (const name of names) if (name.tag === DIRECTORY) directoryIn(name);
  return names;
}

interface Allowed {
  readonly permitted: readonly GeneralName[];
  readonly excluded: readonly GeneralName[];
}

interface Named {
  readonly subject: Name;
  readonly alternativeNames: readonly GeneralName[];
}

/** More comparisons than any honest chain asks for. */
const MAX_COMPARISONS = 2 ** 20;

/** Says in words that an authority above a certificate does not allow its names; `undefined` where it allows all. */
export function notAllowed(
  { alternativeNames, subject }: Named,
  { excluded, permitted }: Allowed,
): string | undefined {
  const names = [...subjectNames(subject), ...alternativeNames];
  if (names.length * (permitted.length + excluded.length) > MAX_COMPARISONS)
    return 'more names than can be compared';
  const refused = names.find((name) => {
    const asked = permitted.filter(({ tag }) => tag === name.tag);
    const isOutside = asked.length > 0 && !asked.some((base) => isWithin(name, base));
    return (
      isOutside || excluded.some((base) => base.tag === name.tag && isWithin(name, base, true))
    );
  });
  return refused && 'a name that an authority above it does not allow';
}

/** An empty subject is no name. */
function subjectNames({ addresses, parts, whole }: Name): GeneralName[] {
  const texts = addresses.map((address) => ({
    tag: EMAIL,
    content: Buffer.from(address),
    whole: new Uint8Array(),
  }));
  return parts.length === 0 ? [] : [{ tag: DIRECTORY, content: whole, whole }, ...texts];
}

/** @param unknown the answer about names that nobody can compare */
function isWithin(name: GeneralName, base: GeneralName, unknown = false): boolean {
  const [text, limit] = [asciiOf(name.content).toLowerCase(), asciiOf(base.content).toLowerCase()];
  switch (name.tag) {
    case DIRECTORY:
      return isBelow(directoryIn(name), directoryIn(base));
    case DNS:
      return isInDomain(text, limit, unknown);
    case EMAIL:
      return isMailAt(name, base, unknown);
    case URI:
      return isHostOf(hostIn(text), limit, unknown);
    case IP:
      return isInNetwork(name.content, base.content);
    default:
      return unknown;
  }
}

function directoryIn({ content }: GeneralName): Name {
  return readName(wholeElement(content, TAGS.sequence));
}

/** A name with `*` is also all that it stands for; a name that begins with a dot is none. */
function isInDomain(name: string, base: string, unknown: boolean): boolean {
  if (name.startsWith('.')) return unknown;
  if (base === '' || name === base) return true;
  if (unknown && name.startsWith('*.') && base.endsWith(name.slice(1))) return true;
  return name.endsWith(base.startsWith('.') ? base : `.${base}`);
}

/** A host is itself; with a dot before it, all below it. */
function isHostOf(host: string | undefined, base: string, unknown: boolean): boolean {
  if (host === undefined) return unknown;
  return base.startsWith('.') ? host.endsWith(base) && host.length > base.length : host === base;
}

function hostIn(uri: string): string | undefined {
  const [, host] = /^[^:]*:\/\/([^:/]+)/.exec(uri) ?? [];
  return host;
}

/** The part before `@` is compared letter by letter; a base without `@` is a host. */
function isMailAt(name: GeneralName, base: GeneralName, unknown: boolean): boolean {
  const [mail, limit] = [asciiOf(name.content), asciiOf(base.content)];
  const [at, baseAt] = [mail.lastIndexOf('@'), limit.lastIndexOf('@')];
  if (at < 0 || mail.indexOf('@') !== at) return unknown;
  const [host, baseHost] = [mail.slice(at + 1), limit.slice(baseAt + 1)].map(lowerAscii) as [
    string,
    string,
  ];
  if (baseAt > 0) return host === baseHost && mail.slice(0, at) === limit.slice(0, baseAt);
  return limit === '' || isHostOf(host, baseHost, unknown);
}

function isInNetwork(address: Uint8Array, network: Uint8Array): boolean {
  const size = address.length;
  if (network.length !== 2 * size) return false;
  return address.every((byte, at) => {
    const mask = network[size + at] ?? 0;
    return (byte & mask) === ((network[at] ?? 0) & mask);
  });
}
