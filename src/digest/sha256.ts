import { createHash, hash } from '../platform/node.ts';
import { canonicalize } from './canonical.ts';

declare const digestBrand: unique symbol;

/** `sha256:` and 64 lower-case hex digits (specification/documents.md 1). */
export type Digest = string & { readonly [digestBrand]: true };

const DIGEST_FORM = /^sha256:[0-9a-f]{64}$/;

/** Tells whether a text is a digest in its one written form. */
export function isDigest(text: string): text is Digest {
  return DIGEST_FORM.test(text);
}

/** Reads a digest, also one without prefix as `sha256sum` prints it; `undefined` for anything else. */
export function parseDigest(text: string): Digest | undefined {
  const prefixed = text.startsWith('sha256:') ? text : `sha256:${text}`;
  return isDigest(prefixed) ? prefixed : undefined;
}

/** Returns the 64 hex digits of a digest, as `sha256sum` prints them. */
export function hexOf(digest: Digest): string {
  return digest.slice('sha256:'.length);
}

/** Digest of exact bytes; a string is hashed as its UTF-8. */
export function digestOf(bytes: Uint8Array | string): Digest {
  return fromHex(hash('sha256', bytes, 'hex'));
}

/** A digest of bytes that come piece by piece. */
export class RunningDigest {
  readonly #hash = createHash('sha256');

  update(bytes: Uint8Array): void {
    this.#hash.update(bytes);
  }

  /** The digest of everything so far; the last thing to ask for. */
  finish(): Digest {
    return fromHex(this.#hash.digest('hex'));
  }
}

/** Digest of a stream in constant memory, with the number of bytes read. */
export async function digestOfStream(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<{ digest: Digest; size: number }> {
  const running = new RunningDigest();
  let size = 0;
  for await (const chunk of chunks) {
    running.update(chunk);
    size += chunk.length;
  }
  return { digest: running.finish(), size };
}

function fromHex(hex: string): Digest {
  // SHA-256 in hex always has the form; the brand cannot be had without saying so once.
  return `sha256:${hex}` as Digest;
}

/** What kind of object a digest is of: one prefix each, so that no digest of one kind is one of another. */
export const OBJECT_PREFIX = {
  binding: 'claimgate/binding/v1',
  corrections: 'claimgate/corrections/v1',
  row: 'claimgate/row/v1',
  subject: 'claimgate/subject/v1',
  contract: 'claimgate/contract/v1',
  record: 'claimgate/record/v1',
  selector: 'claimgate/selector/v1',
} as const;

/** Digest of an object: SHA-256 of its prefix, a newline and its RFC 8785 form (specification/documents.md 1). */
export function objectDigest(kind: keyof typeof OBJECT_PREFIX, value: unknown): Digest {
  return canonicalDigest(kind, canonicalize(value));
}

/** The same, of an object whose RFC 8785 form is at hand. */
export function canonicalDigest(kind: keyof typeof OBJECT_PREFIX, canonical: string): Digest {
  return digestOf(`${OBJECT_PREFIX[kind]}\n${canonical}`);
}
