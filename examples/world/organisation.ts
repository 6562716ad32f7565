import type { TrustRootRoles } from '../../src/documents/index.ts';
import { digestOfHash, EMPTY_ROOT } from '../../src/trust/merkle.ts';
import {
  formatNoteKey,
  noteKeyOf,
  type LedgerHead,
  formatCheckpoint,
} from '../../src/trust/checkpoint.ts';
import { generatePrivateKey, type PrivateKey } from '../../src/trust/private-key.ts';
import { pinOf } from '../../src/trust/anchor.ts';
import { addSignature, bytesToSign, type Envelope } from '../../src/trust/envelope.ts';
import { signMessage, type KeyScheme } from '../../src/trust/public-key.ts';
import { trustRootOf, createTrustRoot } from '../../src/trust/root.ts';
import type { Result } from '../../src/documents/findings.ts';
import { DAY_MS, formatInstant, type EpochMs } from '../../src/documents/json.ts';

/** The deployment that the demonstration is about; nothing real has this name. */
export const DEPLOYMENT = 'demonstration';

/** The demonstration's ledger, by the name in its checkpoints. */
export const LEDGER_ORIGIN = 'ledger.example/demonstration';

/** The keys of a small organisation, each held by somebody else. */
export interface ExampleKeys {
  readonly root: readonly PrivateKey[];
  readonly projection: readonly PrivateKey[];
  readonly release: PrivateKey;
  readonly ledger: PrivateKey;
}

/** Makes new keys; they are good for nothing but one demonstration. */
export function throwAwayKeys(): ExampleKeys {
  return {
    root: [newKey(), newKey('ecdsa-p256'), newKey()],
    projection: [newKey(), newKey('ecdsa-p256'), newKey()],
    release: newKey('ecdsa-p256'),
    ledger: newKey(),
  };
}

/** The first trust root, signed by two of its three root keys: it asks for two of three projection keys. */
export function trustRootFor(keys: ExampleKeys, at: EpochMs): Envelope {
  const { root, projection, release, ledger } = keys;
  const noteKey = valueOf(noteKeyOf(LEDGER_ORIGIN, ledger.publicKey));
  const unsigned = createTrustRoot(
    {
      expires_at: formatInstant(at + 365 * DAY_MS),
      deployment: DEPLOYMENT,
      ledger: {
        origin: LEDGER_ORIGIN,
        keys: [formatNoteKey(noteKey)],
        floor: { tree_size: 0, root_hash: digestOfHash(EMPTY_ROOT) },
      },
      keys: Object.fromEntries(
        [...root, ...projection, release].map(({ publicKey }) => [publicKey.id, publicKey.pem]),
      ),
      roles: {
        root: role(2, root),
        projection: role(2, projection),
        release: role(1, [release]),
      },
      limits: { max_projection_hours: 24, max_facts_minutes: 60, max_clock_skew_seconds: 30 },
    },
    '1.root.json',
  );
  return signedBy(valueOf(unsigned), root.slice(0, 2));
}

/** As `N:sha256:HEX`. */
export function pinFor(root: Envelope): string {
  return pinOf(valueOf(trustRootOf(root)));
}

/** The envelope with one more signature for each key. */
export function signedBy(envelope: Envelope, keys: readonly PrivateKey[]): Envelope {
  const signature = (key: PrivateKey) => signMessage(key, bytesToSign(envelope));
  return keys.reduce(
    (signed, key) => valueOf(addSignature(signed, key.publicKey, signature(key))),
    envelope,
  );
}

/** A checkpoint as the key of its ledger signs it. */
export function checkpointBy(key: PrivateKey, head: LedgerHead): string {
  const text = formatCheckpoint(head);
  const { name, hash } = valueOf(noteKeyOf(head.origin, key.publicKey));
  const signature = Buffer.concat([hash, signMessage(key, Buffer.from(text))]);
  return `${text}\n\u2014 ${name} ${signature.toString('base64')}\n`;
}

/** The value of an outcome; a refusal is a fault of the demonstration itself. */
export function valueOf<T>(outcome: Result<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`the demonstration is not sound: ${JSON.stringify(outcome.findings)}`);
}

function newKey(scheme: KeyScheme = 'ed25519'): PrivateKey {
  return valueOf(generatePrivateKey(scheme));
}

function role(threshold: number, holders: readonly PrivateKey[]): TrustRootRoles['root'] {
  return { key_ids: holders.map(({ publicKey }) => publicKey.id), threshold };
}
