import { timingSafeEqual } from 'node:crypto';
import { digestOf, type Digest } from '../../digest/index.ts';
import type { EpochMs } from '../../json/index.ts';

/** A session ends when nothing was asked in it for so long, and at the latest so long after it began. */
export const SESSION_TIMES = { idleMs: 30 * 60_000, wholeMs: 12 * 60 * 60_000 } as const;

const SECRET_BYTES = 32;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** What the browser shows: 256 random bits. */
export function newSessionSecret(random: (size: number) => Buffer): string {
  return random(SECRET_BYTES).toString('base64url');
}

/** What a session is known by; nothing where the text can be no session. */
export function sessionDigest(secret: string): Digest | undefined {
  return SECRET.test(secret) ? digestOf(`claimgate/session/v1\0${secret}`) : undefined;
}

/**
 * What the forms of a session carry: another site can neither read it nor work it out, and from it nobody
 * works out the session.
 */
export function formTokenOf(secret: string): string {
  return digestOf(`claimgate/form/v1\0${secret}`).slice('sha256:'.length);
}

export function isFormToken(secret: string, given: string): boolean {
  const expected = Buffer.from(formTokenOf(secret));
  const found = Buffer.from(given);
  return found.length === expected.length && timingSafeEqual(found, expected);
}

/** When a session ends if nothing more is asked in it. */
export function endOf({ usedAt, expiresAt }: { usedAt: EpochMs; expiresAt: EpochMs }): EpochMs {
  return Math.min(expiresAt, usedAt + SESSION_TIMES.idleMs);
}
