import { parseDigest, type Digest } from '../digest/index.ts';
import { accept, refuse, type Result } from '../findings/index.ts';
import type { TrustRoot } from './root.ts';

/** Names one trust root: its version, and the SHA-256 of its payload bytes. */
export interface Pin {
  readonly version: number;
  readonly digest: Digest;
}

/** Reads `N:sha256:HEX`, or `N:HEX`; anything else is `pin_malformed`. */
export function parsePin(text: string): Result<Pin> {
  const [, version, rest] = /^([1-9][0-9]{0,15}):(.+)$/.exec(text) ?? [];
  const digest = rest === undefined ? undefined : parseDigest(rest);
  if (!Number.isSafeInteger(Number(version)) || digest === undefined)
    return refuse('pin_malformed', { found: text });
  return accept({ version: Number(version), digest });
}

/** The pin of a trust root, as it is given to the gate. */
export function pinOf({ document, payloadDigest }: TrustRoot): string {
  return `${document.version}:${payloadDigest}`;
}

/** The root that a pin names, or `pin_mismatch`. */
export function findPinned(pin: Pin, roots: readonly TrustRoot[]): Result<TrustRoot> {
  const pinned = roots.find(
    ({ document, payloadDigest }) =>
      document.version === pin.version && payloadDigest === pin.digest,
  );
  if (pinned) return accept(pinned);
  const found = roots.find(({ document }) => document.version === pin.version);
  return refuse('pin_mismatch', {
    ...(found
      ? { file: found.envelope.file, found: pinOf(found) }
      : { found: `no version ${pin.version}` }),
    expected: `${pin.version}:${pin.digest}`,
  });
}
