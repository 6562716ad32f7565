import { timingSafeEqual } from 'node:crypto';
import { canonicalize, hkdfSha256, hmacSha256 } from '../digest/index.ts';
import { checkShape, readJson, type Shape } from '../json/index.ts';
import type { TestIntent } from '../documents/index.ts';
import { document } from '../documents/generated/test-intent.validator.js';

/** Name of the form, the start of every token, and what its key is derived for. */
const SCHEME = 'claimgate/test-intent/v1';
const START = 'cgt1';

/** Longer than any token: everything in an intent is bounded. */
const MAX_TOKEN = 4096;
const FILE = 'certification test intent';

const SHAPE: Shape<TestIntent> = { document };

/** Writes and reads the tokens of one deployment. */
export interface IntentTokens {
  /** Letters, digits, `-`, `_` and `.` only, so that any queue carries it. */
  write(intent: TestIntent): string;
  /** The intent of a token that was written with this key; `undefined` for everything else. */
  read(token: string): TestIntent | undefined;
}

/**
 * Tokens under a key that only the service has (its fingerprint key, of at least 32 bytes): an intent is a
 * privilege, and the queue that carries it is not trusted. A key of its own is derived, so that no
 * fingerprint is ever the code of a token.
 */
export function intentTokens(serviceKey: Uint8Array, deployment: string): IntentTokens {
  const info = Buffer.from(`${SCHEME}\0${deployment}`, 'utf8');
  const key = hkdfSha256({ key: serviceKey, salt: new Uint8Array(), info, size: 32 });
  const codeOf = (payload: Uint8Array) => Buffer.from(hmacSha256(key, payload));
  return {
    write(intent) {
      const payload = Buffer.from(canonicalize(intent), 'utf8');
      return [START, payload.toString('base64url'), codeOf(payload).toString('base64url')].join(
        '.',
      );
    },
    read(token) {
      const [start, payload, code, ...rest] = partsOf(token);
      if (start !== START || !payload || !code || rest.length > 0) return undefined;
      const bytes = decoded(payload);
      const given = decoded(code);
      if (!bytes || !given) return undefined;
      const expected = codeOf(bytes);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return intentIn(bytes);
    },
  };
}

function partsOf(token: unknown): string[] {
  return typeof token === 'string' && token.length <= MAX_TOKEN ? token.split('.') : [];
}

/** Base64url (RFC 4648 section 5) without padding, in its one form. */
function decoded(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}

function intentIn(bytes: Uint8Array): TestIntent | undefined {
  const shaped = checkShape(SHAPE, readJson(bytes, { file: FILE, maxBytes: MAX_TOKEN }));
  return shaped.ok ? shaped.value : undefined;
}
