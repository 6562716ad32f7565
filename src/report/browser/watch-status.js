import { unknown } from './words.json';

const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const utf8 = (text) => new TextEncoder().encode(text);
const textOf = (bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
const join = (parts) => Uint8Array.from(parts.flatMap((part) => [...part]));
const wire = (part) =>
  join([
    [part.length >>> 24, part.length >>> 16, part.length >>> 8, part.length].map(
      (byte) => byte & 255,
    ),
    part,
  ]);
const half = (bytes, at) => {
  const size = bytes[at + 1];
  const digits = bytes.slice(at + 2, at + 2 + size);
  const short = digits[0] === 0 ? digits.slice(1) : digits;
  if (bytes[at] !== 2 || digits.length !== size || short.length > 32) throw new Error('signature');
  return { next: at + 2 + size, padded: join([new Uint8Array(32 - short.length), short]) };
};
const fromDer = (bytes) => {
  if (bytes[0] !== 48 || bytes[1] !== bytes.length - 2) throw new Error('signature');
  const r = half(bytes, 2);
  const s = half(bytes, r.next);
  if (s.next !== bytes.length) throw new Error('signature');
  return join([r.padded, s.padded]);
};
const SCHEMES = [
  {
    head: 12,
    size: 44,
    names: ['ssh-ed25519'],
    algorithm: { name: 'Ed25519' },
    raw: (bytes) => bytes,
  },
  {
    head: 26,
    size: 91,
    names: ['ecdsa-sha2-nistp256', 'nistp256'],
    algorithm: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
    raw: fromDer,
  },
];
const keyOf = async (pem, id) => {
  const der = bytesOf(pem.replace(/-----[A-Z ]+-----|\s/g, ''));
  const scheme = SCHEMES.find(({ size }) => size === der.length);
  const blob = join([...scheme.names.map(utf8), der.slice(scheme.head)].map(wire));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', blob));
  const own = 'SHA256:' + btoa(String.fromCharCode(...hash)).replace(/=+$/, '');
  if (own !== id) throw new Error('key');
  return {
    ...scheme,
    key: await crypto.subtle.importKey('spki', der, scheme.algorithm, false, ['verify']),
  };
};
const verified = async (text, { id, product }) => {
  const { payloadType, payload, signatures } = JSON.parse(text);
  const bytes = bytesOf(payload);
  const { _type: type, predicateType, predicate } = JSON.parse(textOf(bytes));
  if (payloadType !== 'application/vnd.in-toto+json') throw new Error('kind');
  if (type !== 'https://in-toto.io/Statement/v1') throw new Error('kind');
  if (predicateType !== 'urn:claimgate:claim-status:v1') throw new Error('kind');
  if (predicate.resource_uri !== product) throw new Error('product');
  const { algorithm, key, raw } = await keyOf(predicate.public_key, id);
  const head = 'DSSEv1 ' + payloadType.length + ' ' + payloadType + ' ' + bytes.length + ' ';
  const message = join([utf8(head), bytes]);
  for (const { sig } of signatures)
    if (await crypto.subtle.verify(algorithm, key, raw(bytesOf(sig)), message)) return predicate;
  throw new Error('signature');
};
const SKEW = 300000;
const standing = (predicate, now) => {
  const claims = predicate.claims.filter(({ evidence_until: end }) => now < Date.parse(end));
  return claims.length === 0 ? null : { ...predicate, claims };
};
/** Calls `show` with the predicate while the status is current, else with null. */
export const watch = async (text, shownBy, show) => {
  try {
    const predicate = await verified(text, shownBy);
    const from = Date.parse(predicate.evaluated_at);
    const until = Date.parse(predicate.valid_until);
    if (!(until - from <= shownBy.hours * 3600000)) throw new Error('limit');
    const look = () => {
      const now = Date.now();
      show(now >= from - SKEW && now < until ? standing(predicate, now) : null);
    };
    look();
    return setInterval(look, 1000);
  } catch {
    show(null);
    return undefined;
  }
};
export const minutes = (instant) =>
  instant.replace('T', ' ').replace(/:[0-9]{2}([.][0-9]+)?Z$/, ' UTC');
export const words = (predicate) => {
  if (predicate === null) return unknown;
  return (
    'live-certified until ' +
    minutes(predicate.claims.map(({ evidence_until: end }) => end).sort()[0])
  );
};
