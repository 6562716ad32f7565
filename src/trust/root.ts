import { digestOf, type Digest, canonicalize } from '../digest/index.ts';
import { finding, type Finding, accept, refuse, type Result } from '../findings/index.ts';
import { checkShape, pointerTo, readJson, type Shape, instantOf } from '../json/index.ts';
import type { TrustRootDocument, TrustRootRoles } from '../documents/index.ts';
import { document as rootSchema } from '../documents/generated/trust-root.validator.js';
import type { LedgerIdentity } from './checkpoint.ts';
import { MAX_ENVELOPE_BYTES, readEnvelope, type Envelope, unsignedEnvelope } from './envelope.ts';
import { digestOfHash, EMPTY_ROOT } from './merkle.ts';
import { parseNoteKey, type NoteKey } from './note.ts';
import { readPublicKey, type PublicKey } from './public-key.ts';

/** Payload type of a trust root. */
export const TRUST_ROOT_PAYLOAD_TYPE = 'application/vnd.claimgate.trust-root+json';

/** What a role's signatures need: its keys, and how many of them. */
export interface RoleKeys {
  readonly keys: readonly PublicKey[];
  readonly threshold: number;
}

/** One trust root, read but not verified: what it says counts only within a verified chain. */
export interface TrustRoot {
  readonly envelope: Envelope;
  readonly document: TrustRootDocument;
  /** SHA-256 of the payload bytes: what a pin names, so that one more signature does not change it. */
  readonly payloadDigest: Digest;
  /** Epoch milliseconds; at this instant it is expired. */
  readonly expiresAt: number;
  readonly roles: Readonly<Record<keyof TrustRootRoles, RoleKeys>>;
  readonly ledger: LedgerIdentity;
}

const SHAPE: Shape<TrustRootDocument> = { document: rootSchema };

/**
 * Reads a trust root from the bytes of its file. Beyond its schema: every key stands under its
 * fingerprint (`root_key_id_wrong`), roles name keys that are there (`root_role_key_unknown`) and reach
 * their thresholds (`root_threshold_invalid`), ledger keys carry the origin's name
 * (`root_ledger_key_invalid`), an empty floor has the empty root (`root_floor_invalid`).
 */
export function readTrustRoot(bytes: Uint8Array, file: string): Result<TrustRoot> {
  const envelope = readEnvelope(bytes, file);
  return envelope.ok ? trustRootOf(envelope.value) : envelope;
}

/** Reads the trust root in an envelope, which may still be unsigned. */
export function trustRootOf(envelope: Envelope): Result<TrustRoot> {
  const { file, payload, payloadType } = envelope;
  if (payloadType !== TRUST_ROOT_PAYLOAD_TYPE) {
    return refuse('payload_type_wrong', {
      file,
      expected: TRUST_ROOT_PAYLOAD_TYPE,
      found: payloadType,
    });
  }
  const shaped = checkShape(SHAPE, readJson(payload, { file, maxBytes: MAX_ENVELOPE_BYTES }));
  return shaped.ok ? interpret(envelope, shaped.value) : shaped;
}

function interpret(envelope: Envelope, content: TrustRootDocument): Result<TrustRoot> {
  const { file } = envelope;
  const findings: Finding[] = [...floorFaults(content, file)];
  const keys = collectKeys(content, file, findings);
  const roleKeys = (role: keyof TrustRootRoles): RoleKeys =>
    collectRole(content, role, { file, findings, keys });
  const roles = {
    root: roleKeys('root'),
    projection: roleKeys('projection'),
    release: roleKeys('release'),
  };
  const ledger = {
    origin: content.ledger.origin,
    keys: collectLedgerKeys(content, file, findings),
  };
  if (findings.length > 0) return { ok: false, findings };
  return accept({
    envelope,
    document: content,
    payloadDigest: digestOf(envelope.payload),
    expiresAt: instantOf(content.expires_at),
    roles,
    ledger,
  });
}

function collectKeys(
  content: TrustRootDocument,
  file: string,
  findings: Finding[],
): ReadonlyMap<string, PublicKey> {
  const keys = new Map<string, PublicKey>();
  for (const [id, pem] of Object.entries(content.keys)) {
    const place = { file, pointer: pointerTo('/keys', id) };
    const key = readPublicKey(pem, place);
    if (!key.ok) findings.push(...key.findings);
    else if (key.value.id !== id)
      findings.push(finding('root_key_id_wrong', { ...place, expected: key.value.id, found: id }));
    else keys.set(id, key.value);
  }
  return keys;
}

interface Collecting {
  readonly file: string;
  readonly findings: Finding[];
  readonly keys: ReadonlyMap<string, PublicKey>;
}

function collectRole(
  content: TrustRootDocument,
  role: keyof TrustRootRoles,
  { file, findings, keys }: Collecting,
): RoleKeys {
  const { key_ids, threshold } = content.roles[role];
  const pointer = pointerTo('/roles', role);
  const known: PublicKey[] = [];
  for (const [index, id] of key_ids.entries()) {
    const key = keys.get(id);
    if (key) known.push(key);
    else if (!Object.hasOwn(content.keys, id)) {
      findings.push(
        finding('root_role_key_unknown', {
          file,
          pointer: pointerTo(`${pointer}/key_ids`, index),
          found: id,
        }),
      );
    }
  }
  if (threshold > key_ids.length) {
    const place = { file, pointer: `${pointer}/threshold` };
    findings.push(
      finding('root_threshold_invalid', {
        ...place,
        expected: `at most ${key_ids.length}`,
        found: String(threshold),
      }),
    );
  }
  return { keys: known, threshold };
}

function collectLedgerKeys(
  { ledger }: TrustRootDocument,
  file: string,
  findings: Finding[],
): readonly NoteKey[] {
  const keys: NoteKey[] = [];
  for (const [index, text] of ledger.keys.entries()) {
    const place = { file, pointer: `/ledger/keys/${index}` };
    const key = parseNoteKey(text, place);
    if (!key.ok) findings.push(...key.findings);
    else if (key.value.name !== ledger.origin) {
      findings.push(
        finding('root_ledger_key_invalid', {
          ...place,
          expected: ledger.origin,
          found: key.value.name,
        }),
      );
    } else keys.push(key.value);
  }
  return keys;
}

function floorFaults({ ledger: { floor } }: TrustRootDocument, file: string): readonly Finding[] {
  const empty = digestOfHash(EMPTY_ROOT);
  const isSound = (floor.tree_size === 0) === (floor.root_hash === empty);
  if (isSound) return [];
  return [
    finding('root_floor_invalid', {
      file,
      pointer: '/ledger/floor',
      expected: `${empty} for size 0 alone`,
    }),
  ];
}

/** What a trust root says beside its version. */
export type TrustRootContent = Omit<TrustRootDocument, 'schema_version' | 'version'>;

/** Makes the first trust root, unsigned; refuses what `readTrustRoot` would. */
export function createTrustRoot(content: TrustRootContent, file: string): Result<Envelope> {
  return build({ ...content, schema_version: 1, version: 1 }, file);
}

/**
 * Makes the successor of a trust root, unsigned: what `changes` names is replaced, the rest stays. To
 * count it must be signed by the root threshold of both versions.
 */
export function rotateTrustRoot(
  previous: TrustRoot,
  changes: Partial<TrustRootContent>,
  file: string,
): Result<Envelope> {
  const { document } = previous;
  return build({ ...document, ...changes, schema_version: 1, version: document.version + 1 }, file);
}

function build(document: TrustRootDocument, file: string): Result<Envelope> {
  const envelope = unsignedEnvelope(
    TRUST_ROOT_PAYLOAD_TYPE,
    Buffer.from(canonicalize(document)),
    file,
  );
  const checked = trustRootOf(envelope);
  return checked.ok ? accept(envelope) : checked;
}
