// Logs that a trusted root lists: that of certificates (RFC 6962), and that of signatures, by its checkpoint.

import type { TransparencyLogEntry } from '@sigstore/bundle';
import { crypto } from '@sigstore/core';
import type { TrustMaterial } from '@sigstore/verify';
import { digestOf, hexOf } from '../digest/index.ts';
import type { Certificate } from './certificate.ts';
import { elementsIn, TAGS, wholeElement } from './der.ts';
import { inclusionHolds, leafHash } from './merkle.ts';
import { decodeStandardBase64, readPublicKey, signatureFits, writePem } from './public-key.ts';

type Log = TrustMaterial['tlogs'][number];

const PROMISES = '1.3.6.1.4.1.11129.2.4.2';

/** Whether one of some logs of certificates promised to list a certificate of an authority. */
export function isListed(
  certificate: Certificate,
  authority: Certificate,
  logs: readonly Log[],
): boolean {
  const promises = certificate.extensions.find(({ oid }) => oid === PROMISES);
  if (!promises) return false;
  const signed = withoutPromises(certificate);
  const issuer = Buffer.from(hexOf(digestOf(authority.key)), 'hex');
  const entry = Buffer.concat([issuer, sized(signed, 3)]);
  const list = wholeElement(promises.value, TAGS.octetString).content;
  const [all, rest] = vectorIn(list);
  if (rest.length > 0) throw new Error('promises of no form');
  return promisesIn(all).some((promise) => isPromised(promise, entry, logs));
}

/** The signed bytes without the one extension (RFC 6962 section 3.2); all others stay as they are. */
function withoutPromises({ extensions, signed }: Certificate): Uint8Array {
  const members = elementsIn(wholeElement(signed, TAGS.sequence).content);
  const others = extensions.filter(({ oid }) => oid !== PROMISES).map(({ whole }) => whole);
  const last = element(0xa3, element(TAGS.sequence, Buffer.concat(others)));
  const kept = members.filter(({ tag }) => tag !== 0xa3).map(({ whole }) => whole);
  return element(TAGS.sequence, Buffer.concat([...kept, last]));
}

function element(tag: number, content: Uint8Array): Uint8Array {
  const { length } = content;
  const digits = Buffer.from(
    length
      .toString(16)
      .padStart(2, '0')
      .replace(/^(?=(?:..)*.$)/, '0'),
    'hex',
  );
  const size = length < 0x80 ? [length] : [0x80 | digits.length, ...digits];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sized(bytes: Uint8Array, width: number): Uint8Array {
  const size = bytes.length.toString(16).padStart(2 * width, '0');
  return Buffer.concat([Buffer.from(size, 'hex'), bytes]);
}

/** A list of bytes behind its size in two bytes, and what follows it. @throws where it is cut off */
function vectorIn(bytes: Uint8Array): [Uint8Array, Uint8Array] {
  const [high, low] = bytes;
  const end = 2 + (high ?? 0) * 256 + (low ?? 0);
  if (low === undefined || end > bytes.length) throw new Error('promises that are cut off');
  return [bytes.subarray(2, end), bytes.subarray(end)];
}

function promisesIn(bytes: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (let rest = bytes; rest.length > 0;) {
    const [one, others] = vectorIn(rest);
    found.push(one);
    rest = others;
  }
  return found;
}

const HASHES: ReadonlyMap<number, string> = new Map([
  [4, 'sha256'],
  [5, 'sha384'],
  [6, 'sha512'],
]);
const [ID_BYTES, TIME_BYTES] = [32, 8];

/** A promise: version 1, the id of the log, the time, extensions, and a signature with its algorithms. */
function isPromised(promise: Uint8Array, entry: Uint8Array, logs: readonly Log[]): boolean {
  const [id, after] = [promise.subarray(1, 1 + ID_BYTES), promise.subarray(1 + ID_BYTES)];
  const time = after.subarray(0, TIME_BYTES);
  const [extensions, signature] = vectorIn(after.subarray(TIME_BYTES));
  const [fits, rest] = vectorIn(signature.subarray(2));
  const hash = HASHES.get(signature[0] ?? 0);
  if (promise[0] !== 0 || rest.length > 0 || hash === undefined) return false;
  const at = Number(BigInt(`0x${Buffer.from(time).toString('hex')}`));
  // Version 1, the promise of a certificate, its time, and an entry before the certificate is made.
  const signed = Buffer.concat([
    Buffer.of(0, 0),
    time,
    Buffer.of(0, 1),
    entry,
    sized(extensions, 2),
  ]);
  return logs.some(
    ({ logID, publicKey, validFor }) =>
      Buffer.compare(logID, id) === 0 &&
      at >= Number(validFor.start) &&
      at <= Number(validFor.end) &&
      crypto.verify(signed, publicKey, Buffer.from(fits), hash),
  );
}

export interface SignatureLog {
  readonly log: Log;
  readonly key: Uint8Array;
}

const SEPARATOR = '\n\n';
const SIGNATURE = /^\u2014 \S+ (?<signature>[A-Za-z0-9+/=]+)$/;
const KEY_ID_BYTES = 4;

/**
 * Whether the proof of an entry leads to a checkpoint of one of some logs. The id of its key says which log it is: its
 * name need not be that of an address.
 */
export function isIncluded(
  { canonicalizedBody, inclusionProof }: TransparencyLogEntry,
  logs: readonly SignatureLog[],
): boolean {
  const { checkpoint, hashes = [], logIndex } = inclusionProof ?? {};
  const { envelope = '' } = checkpoint ?? {};
  const end = envelope.indexOf(SEPARATOR);
  const body = envelope.slice(0, end + 1);
  const lines = envelope.slice(end + SEPARATOR.length).split('\n');
  const signatures = lines.flatMap((line) => {
    const bytes = decodeStandardBase64(SIGNATURE.exec(line)?.groups?.['signature'] ?? '');
    return bytes && bytes.length > KEY_ID_BYTES ? [bytes] : [];
  });
  if (end < 0 || !signatures.some((one) => isSignedByLog(body, one, logs))) return false;
  const [, size = '', root = ''] = body.split('\n');
  const [index, treeSize, hash] = [Number(logIndex), Number(size), decodeStandardBase64(root)];
  if (!/^[1-9][0-9]{0,15}$/.test(size) || !hash || !Number.isSafeInteger(treeSize)) return false;
  return inclusionHolds({ index, treeSize, leaf: leafHash(canonicalizedBody), hashes, root: hash });
}

function isSignedByLog(
  body: string,
  signature: Uint8Array,
  logs: readonly SignatureLog[],
): boolean {
  const [id, bytes] = [signature.subarray(0, KEY_ID_BYTES), signature.subarray(KEY_ID_BYTES)];
  return logs.some(
    ({ key, log }) =>
      Buffer.compare(log.logID.subarray(0, KEY_ID_BYTES), id) === 0 &&
      isSignedBy(key, log, Buffer.from(body), bytes),
  );
}

/** Keys that envelopes have too are verified as there; all others by the library. */
function isSignedBy(
  key: Uint8Array,
  { publicKey }: Log,
  data: Buffer,
  signature: Uint8Array,
): boolean {
  const own = readPublicKey(writePem({ label: 'PUBLIC KEY', der: key }));
  return own.ok
    ? signatureFits(own.value, data, signature)
    : !own.findings.some(({ code }) => code === 'key_weak') &&
        crypto.verify(data, publicKey, Buffer.from(signature));
}
