import { digestOf, type Digest, canonicalize, parseDigest } from '../digest/index.ts';
import {
  finding,
  type Finding,
  accept,
  refuse,
  type Result,
  refusalFor,
} from '../documents/findings.ts';
import {
  checkShape,
  isJsonObject,
  pointerTo,
  readJson,
  type JsonReading,
  type Shape,
  instantOf,
} from '../documents/json.ts';
import type {
  SummaryPredicate,
  TrustRootDocument,
  TrustRootIdentities,
  TrustRootRoles,
  TrustRootWithIdentities,
} from '../documents/index.ts';
import { document as rootSchema } from '../documents/generated/trust-root.validator.js';
import { document as identitiesSchema } from '../documents/generated/trust-root-with-identities.validator.js';
import { present } from '../documents/error.ts';
import { parseNoteKey, type LedgerIdentity, type NoteKey } from './checkpoint.ts';
import {
  holdersOf,
  MAX_ENVELOPE_BYTES,
  readEnvelope,
  unsignedEnvelope,
  type Envelope,
  type RoleKeys,
} from './envelope.ts';
import { isOfWorkflow, overlap, type Identity, type Keyless } from './identity.ts';
import { digestOfHash, EMPTY_ROOT } from './merkle.ts';
import { readPublicKey, type PublicKey } from './public-key.ts';
import {
  findRuleSet,
  nameOfRuleSet,
  policyOf,
  ruleSetUnknown,
  type RuleSetName,
} from './statement.ts';

export const TRUST_ROOT_PAYLOAD_TYPE = 'application/vnd.claimgate.trust-root+json';

/** Version 1 knows keys alone; version 2 identities as well, in the roles that release and project. */
type RootDocument = TrustRootDocument | TrustRootWithIdentities;

/** One trust root, read but not verified: what it says counts only within a verified chain. */
export interface TrustRoot {
  readonly envelope: Envelope;
  readonly document: RootDocument;
  /** SHA-256 of the payload bytes: what a pin names, so that one more signature does not change it. */
  readonly payloadDigest: Digest;
  /** Epoch milliseconds; at this instant it is expired. */
  readonly expiresAt: number;
  readonly roles: Readonly<ByRole<RoleKeys>>;
  readonly ledger: LedgerIdentity;
  readonly keyless?: Keyless | undefined;
}

const SHAPE: Shape<TrustRootDocument> = { document: rootSchema };
const SHAPE_WITH_IDENTITIES: Shape<TrustRootWithIdentities> = { document: identitiesSchema };

/**
 * Reads a trust root from the bytes of its file. Beyond its schema: every key stands under its
 * fingerprint (`root_key_id_wrong`), roles name keys that are there (`root_role_key_unknown`) and reach
 * their thresholds (`root_threshold_invalid`), ledger keys carry the origin's name
 * (`root_ledger_key_invalid`), an empty floor has the empty root (`root_floor_invalid`), the role `status` has its
 * limit (`root_status_incomplete`), timestamps that are asked for have an authority (`root_timestamp_incomplete`). What stands against identities: `root_identity_unknown`, `root_identities_overlap`, `root_holder_key_invalid`.
 *
 * @param keyless what identities are verified with, where they have to be
 */
export function readTrustRoot(
  bytes: Uint8Array,
  file: string,
  keyless?: Keyless,
): Result<TrustRoot> {
  const envelope = readEnvelope(bytes, file);
  return envelope.ok ? trustRootOf(envelope.value, keyless) : envelope;
}

export function trustRootOf(envelope: Envelope, keyless?: Keyless): Result<TrustRoot> {
  const { file, payload, payloadType } = envelope;
  if (payloadType !== TRUST_ROOT_PAYLOAD_TYPE) {
    return refuse('payload_type_wrong', {
      file,
      expected: TRUST_ROOT_PAYLOAD_TYPE,
      found: payloadType,
    });
  }
  const shaped = shapeOf(readJson(payload, { file, maxBytes: MAX_ENVELOPE_BYTES }));
  return shaped.ok ? interpret(envelope, shaped.value, keyless) : shaped;
}

/** Without a version of the schema, the faults are those of the first. */
function shapeOf(reading: JsonReading): Result<RootDocument> {
  const { value } = reading;
  const isSecond = isJsonObject(value) && value['schema_version'] === 2;
  return isSecond ? checkShape(SHAPE_WITH_IDENTITIES, reading) : checkShape(SHAPE, reading);
}

function interpret(
  envelope: Envelope,
  content: RootDocument,
  keyless: Keyless | undefined,
): Result<TrustRoot> {
  const { file } = envelope;
  const findings: Finding[] = [
    ...floorFaults(content, file),
    ...statusFaults(content, file),
    ...timestampFaults(content, file),
  ];
  const keys = collectKeys(content, file, findings);
  const identities = collectIdentities(content, file, findings);
  const roleKeys = (role: RoleName): RoleKeys =>
    collectRole(content, role, { file, findings, keys, identities, keyless });
  const roles = byRole(roleKeys, content.roles);
  findings.push(...testerFaults(roles, file));
  const ledger = {
    origin: content.ledger.origin,
    keys: collectLedgerKeys(content, file, findings),
  };
  const refused = refusalFor(findings);
  if (refused) return refused;
  return accept({
    envelope,
    document: content,
    payloadDigest: digestOf(envelope.payload),
    expiresAt: instantOf(content.expires_at),
    roles,
    ledger,
    keyless,
  });
}

export type RoleName = keyof TrustRootRoles;

/** The roles that a trust root may have. */
type Optional = 'status' | 'tester';

/** Something of each role: of the three that every trust root has, and of those that it may have. */
type ByRole<T> = Record<Exclude<RoleName, Optional>, T> & { readonly [role in Optional]?: T };

export const ROLES = [
  'root',
  'projection',
  'release',
  'status',
  'tester',
] as const satisfies RoleName[];

/** @param named the roles that the trust root has */
export function byRole<T>(
  of: (role: RoleName) => T,
  named: Readonly<Partial<Record<RoleName, unknown>>>,
): ByRole<T> {
  const always = { root: of('root'), projection: of('projection'), release: of('release') };
  return {
    ...always,
    ...(named.status === undefined ? {} : { status: of('status') }),
    ...(named.tester === undefined ? {} : { tester: of('tester') }),
  };
}

function collectKeys(
  content: RootDocument,
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

function collectIdentities(
  content: RootDocument,
  file: string,
  findings: Finding[],
): ReadonlyMap<string, Identity> {
  const described = content.schema_version === 2 ? content.identities : {};
  const named = new Set<string>();
  const identities = new Map<string, Identity>();
  const limits = {
    expiresAt: instantOf(content.expires_at),
    lifetime: content.limits.max_projection_hours * 3_600_000,
    clockSkew: content.limits.max_clock_skew_seconds * 1000,
  };
  for (const [id, identity] of Object.entries(described)) {
    const { holder_key_ids = [], extensions = {}, issuer, subject } = identity;
    const place = { file, pointer: pointerTo(pointerTo('/identities', id), 'holder_key_ids') };
    for (const found of holder_key_ids) {
      if (named.has(found) || !Object.hasOwn(content.keys, found))
        findings.push(finding('root_holder_key_invalid', { ...place, found }));
      named.add(found);
    }
    identities.set(id, {
      id,
      issuer,
      subject,
      extensions: new Map(Object.entries(extensions)),
      trustedRoot: present(parseDigest(identity.trusted_root_sha256)),
      holderKeyIds: new Set(holder_key_ids),
      limits,
    });
  }
  return identities;
}

interface Collecting {
  readonly file: string;
  readonly findings: Finding[];
  readonly keys: ReadonlyMap<string, PublicKey>;
  readonly identities: ReadonlyMap<string, Identity>;
  readonly keyless: Keyless | undefined;
}

function collectRole(content: RootDocument, role: RoleName, collecting: Collecting): RoleKeys {
  const { file, findings, keys, keyless } = collecting;
  const described: { key_ids: string[]; identity_ids?: string[]; threshold: number } = present(
    content.roles[role],
  );
  const { key_ids, identity_ids = [], threshold } = described;
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
  const identities = collectRoleIdentities(identity_ids, `${pointer}/identity_ids`, collecting);
  const shared =
    known.length === key_ids.length ? holdersOf({ keys: known, identities }) : Infinity;
  const most = Math.min(shared, key_ids.length + identity_ids.length);
  if (threshold > most) {
    const place = { file, pointer: `${pointer}/threshold` };
    findings.push(
      finding('root_threshold_invalid', {
        ...place,
        expected: `at most ${most}`,
        found: String(threshold),
      }),
    );
  }
  return identities.length === 0
    ? { keys: known, threshold }
    : { keys: known, identities, threshold, keyless };
}

/** The identities of a role; no certificate may match two of them. */
function collectRoleIdentities(
  ids: readonly string[],
  pointer: string,
  { file, findings, identities }: Collecting,
): readonly Identity[] {
  const known: Identity[] = [];
  for (const [index, found] of ids.entries()) {
    const place = { file, pointer: pointerTo(pointer, index), found };
    const identity = identities.get(found);
    const other = identity && known.find((one) => overlap(one, identity));
    if (!identity) findings.push(finding('root_identity_unknown', place));
    else if (other)
      findings.push(
        finding('root_identities_overlap', { ...place, expected: `no overlap with ${other.id}` }),
      );
    else known.push(identity);
  }
  return known;
}

function collectLedgerKeys(
  { ledger }: RootDocument,
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

function floorFaults({ ledger: { floor } }: RootDocument, file: string): readonly Finding[] {
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

/** A status without a limit would never expire; a limit of nothing says that a role was forgotten. */
function statusFaults({ limits, roles }: RootDocument, file: string): readonly Finding[] {
  const isWhole = (roles.status === undefined) === (limits.max_status_hours === undefined);
  return isWhole ? [] : [finding('root_status_incomplete', { file, pointer: '/limits' })];
}

/** A token that nobody could make is asked for by mistake: every release would be refused. */
function timestampFaults(document: RootDocument, file: string): readonly Finding[] {
  const isAsked = document.limits.max_hours_to_timestamp !== undefined;
  const isNamed = document.schema_version === 2 || (document.timestamp_roots ?? []).length > 0;
  return isAsked && !isNamed
    ? [finding('root_timestamp_incomplete', { file, pointer: '/limits/max_hours_to_timestamp' })]
    : [];
}

/**
 * Where tests run, nothing signs but a seal: a key or an identity of the role `tester` has no other role. And its identities
 * are workflows of one repository at one reference: anybody may change a workflow on a branch of their own.
 */
function testerFaults({ tester, ...others }: Readonly<ByRole<RoleKeys>>, file: string): Finding[] {
  if (!tester) return [];
  const pointer = '/roles/tester';
  const findings: Finding[] = [];
  const named = Object.entries(others);
  for (const { id } of tester.keys)
    for (const [role, { keys }] of named)
      if (keys.some((key) => key.id === id))
        findings.push(
          finding('tester_not_separate', { file, pointer, found: `${id}, of ${role}` }),
        );
  for (const identity of tester.identities ?? []) {
    const { id: found } = identity;
    if (!isOfWorkflow(identity))
      findings.push(finding('tester_identity_unclear', { file, pointer, found }));
    for (const [role, { identities = [], keys }] of named)
      if (
        identities.some((one) => overlap(one, identity)) ||
        keys.some(({ id }) => identity.holderKeyIds.has(id))
      )
        findings.push(
          finding('tester_not_separate', { file, pointer, found: `${found}, of ${role}` }),
        );
  }
  return findings;
}

/** Tells why a trust root does not accept a rule set: who holds the release key must not choose the laxest rules. */
export function aboutOldestSet(
  own: RuleSetName,
  { document, envelope: { file } }: Pick<TrustRoot, 'document' | 'envelope'>,
  sets: readonly RuleSetName[],
): Finding[] {
  const { oldest_rule_set: named } = document;
  if (named === undefined) return [];
  const pointer = '/oldest_rule_set';
  const oldest = findRuleSet(sets, named);
  if (!oldest) return [ruleSetUnknown(named, file, pointer)];
  if (oldest.number <= own.number) return [];
  const details = { expected: `${nameOfRuleSet(oldest)}, or newer`, found: nameOfRuleSet(own) };
  return [finding('rule_set_too_old', { file, pointer, ...details })];
}

/** Tells why a trust root does not accept the rule set of a signed verdict. */
export function aboutAcceptedSet(
  predicate: SummaryPredicate,
  root: TrustRoot,
  sets: readonly RuleSetName[],
  file: string,
): Finding[] {
  if (root.document.oldest_rule_set === undefined) return [];
  const own = findRuleSet(sets, policyOf(predicate));
  return own ? aboutOldestSet(own, root, sets) : [ruleSetUnknown(policyOf(predicate), file)];
}

/** The content of a trust root without its version; the second version of its schema is used only for identities. */
export type TrustRootContent = Omit<TrustRootDocument, 'schema_version' | 'version' | 'roles'> & {
  readonly roles: RootDocument['roles'];
  readonly identities?: TrustRootIdentities | undefined;
};

/** Makes the first trust root, unsigned; refuses what `readTrustRoot` would. */
export function createTrustRoot(content: TrustRootContent, file: string): Result<Envelope> {
  return build(content, 1, file);
}

/** Replaces what `changes` names. To count it must be signed by the root threshold of both versions. */
export function rotateTrustRoot(
  previous: TrustRoot,
  changes: Partial<TrustRootContent>,
  file: string,
): Result<Envelope> {
  const { schema_version: _schema, version, ...content } = previous.document;
  return build({ ...content, ...changes }, version + 1, file);
}

function build(
  { identities, ...content }: TrustRootContent,
  version: number,
  file: string,
): Result<Envelope> {
  const document = identities
    ? { ...content, identities, schema_version: 2, version }
    : { ...content, schema_version: 1, version };
  const envelope = unsignedEnvelope(
    TRUST_ROOT_PAYLOAD_TYPE,
    Buffer.from(canonicalize(document)),
    file,
  );
  const checked = trustRootOf(envelope);
  return checked.ok ? accept(envelope) : checked;
}
