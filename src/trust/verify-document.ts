import { parsePin, anchorOf, type AnchorInput } from './anchor.ts';
import {
  openCheckpoint,
  parseGrowthProof,
  verifyGrowthProof,
  parseNoteKey,
  type LedgerHead,
  type LedgerIdentity,
  type NoteKey,
} from './checkpoint.ts';
import {
  identifiedIn,
  signersOf,
  verifyEnvelope,
  writeEnvelope,
  type Envelope,
  type RoleKeys,
} from './envelope.ts';
import type { Identity } from './identity.ts';
import { digestOfHash, type TreeHash } from './merkle.ts';
import type { PublicKey } from './public-key.ts';
import {
  aboutAcceptedSet,
  readTrustRoot,
  TRUST_ROOT_PAYLOAD_TYPE,
  type TrustRoot,
} from './root.ts';
import { STATEMENT_PAYLOAD_TYPE, type RuleSetName } from './statement.ts';
import { parseTlogProof, verifyTlogProof } from './tlog-proof.ts';
import { accept, refusalFor, refuse, type Result, present } from '../documents/findings.ts';
import {
  readContent,
  claimedKind,
  type SignedContent,
  type EnvelopeKind,
} from './document-kind.ts';
import { withoutLeak } from '../documents/sanitizer.ts';
import type { Digest } from '../digest/index.ts';

/** An envelope that enough of the accepted keys have signed, and that is a sound document of its kind. */
export interface VerifiedEnvelope {
  readonly content: SignedContent;
  /** The accepted keys that have signed, each once. */
  readonly signers: readonly PublicKey[];
  /** The accepted identities that have signed with bundles beside it, each once. */
  readonly identities: readonly Identity[];
  readonly threshold: number;
  /** The root whose role was asked; `undefined` where keys were given. */
  readonly root?: TrustRoot;
}

export function verifyByKeys(envelope: Envelope, accepted: RoleKeys): Result<VerifiedEnvelope> {
  const kind = claimedKind(envelope);
  return kind.ok ? verifyAs(kind.value, envelope, accepted) : kind;
}

interface RootsInput extends AnchorInput {
  /** The rule sets of the program, oldest first: a trust root may name the oldest one whose verdicts count. */
  readonly ruleSets: readonly RuleSetName[];
}

/** Whether a projection is fresh, and whether its ledger only grew, is for the gate. */
export function verifyByRoots(envelope: Envelope, given: RootsInput): Result<VerifiedEnvelope> {
  const kind = claimedKind(envelope);
  if (!kind.ok) return kind;
  if (kind.value === 'trust_root') return verifyLink(envelope, given);
  const anchor = anchorOf(given);
  if (!anchor.ok) return anchor;
  const { root } = anchor.value;
  const role = root.roles[roleOf(kind.value)];
  if (!role) {
    const code = kind.value === 'sealed_run' ? 'tester_role_missing' : 'status_role_missing';
    return refuse(code, { file: root.envelope.file });
  }
  const verified = verifyAs(kind.value, envelope, role);
  if (!verified.ok) return verified;
  const { content } = verified.value;
  const tooOld =
    content.kind === 'signed_verdict'
      ? refusalFor(aboutAcceptedSet(content.predicate, root, given.ruleSets, envelope.file))
      : undefined;
  const fits = tooOld ?? fitsRoot(content, root, envelope.file);
  return fits.ok ? accept({ ...verified.value, root }) : fits;
}

/** Returns the role that signs a kind of document. */
export function roleOf(kind: EnvelopeKind) {
  return ROLES[kind];
}

const ROLES = {
  trust_root: 'root',
  projection_statement: 'projection',
  signed_verdict: 'release',
  badge: 'release',
  retraction: 'root',
  status: 'status',
  sealed_run: 'tester',
} as const;

function verifyAs(
  kind: EnvelopeKind,
  envelope: Envelope,
  accepted: RoleKeys,
): Result<VerifiedEnvelope> {
  const payloadType = kind === 'trust_root' ? TRUST_ROOT_PAYLOAD_TYPE : STATEMENT_PAYLOAD_TYPE;
  const verified = verifyEnvelope(envelope, { payloadType, ...accepted });
  if (!verified.ok) return verified;
  const { keys, threshold } = accepted;
  const { identities } = identifiedIn(envelope, accepted);
  const content = readContent(kind, { ...envelope, payload: verified.value.payload });
  return content.ok
    ? accept({ content: content.value, signers: signersOf(envelope, keys), identities, threshold })
    : content;
}

function fitsRoot(
  content: SignedContent,
  { document, ledger }: TrustRoot,
  file: string,
): Result<unknown> {
  const deployment = deploymentIn(content);
  if (deployment === undefined) return accept(content);
  if (deployment !== document.deployment) {
    return refuse('deployment_differs', {
      file,
      ...(content.kind === 'sealed_run' ? {} : { pointer: '/predicate/deployment' }),
      expected: document.deployment,
      found: withoutLeak(deployment),
    });
  }
  return content.kind === 'projection_statement'
    ? openCheckpoint(content.predicate.checkpoint, ledger, file)
    : accept(content);
}

function deploymentIn(content: SignedContent): string | undefined {
  if (content.kind === 'sealed_run') return content.sealed.deployment;
  const isNamed = 'predicate' in content && 'deployment' in content.predicate;
  return isNamed ? content.predicate.deployment : undefined;
}

/**
 * A trust root takes the place of its version in the chain, or comes after the last; then the whole
 * chain must hold. Roots before the pinned one prove nothing: anybody who can write files can make a
 * chain that leads up to it.
 */
function verifyLink(envelope: Envelope, { pin, roots, at }: AnchorInput): Result<VerifiedEnvelope> {
  const bytes = writeEnvelope(envelope);
  const root = readTrustRoot(bytes, envelope.file);
  if (!root.ok) return root;
  const { version } = root.value.document;
  const pinned = parsePin(pin ?? '');
  if (!pinned.ok) return pinned;
  if (version < pinned.value.version) {
    return refuse('root_before_pin', {
      file: envelope.file,
      expected: `at least version ${pinned.value.version}`,
      found: `version ${version}`,
    });
  }
  const chain = [
    ...roots.slice(0, version - 1),
    { file: envelope.file, bytes },
    ...roots.slice(version),
  ];
  const anchor = anchorOf({ pin, roots: chain, at });
  if (!anchor.ok) return anchor;
  const { keys, threshold } = root.value.roles.root;
  return accept({
    content: { kind: 'trust_root', root: root.value },
    signers: signersOf(envelope, keys),
    identities: [],
    threshold,
    root: root.value,
  });
}

/** A ledger's head that one of its keys has signed, and what is shown of it. */
export interface VerifiedNote {
  readonly head: LedgerHead;
  readonly record?: { readonly index: number; readonly leaf: Digest };
  /** An earlier head, signed as well, that it extends. */
  readonly since?: LedgerHead;
}

interface NoteText {
  readonly text: string;
  readonly file: string;
}

export function ledgerOfRoots(given: AnchorInput): Result<LedgerIdentity> {
  const anchor = anchorOf(given);
  return anchor.ok ? accept(anchor.value.root.ledger) : anchor;
}

/** Returns the ledger of note keys, which must all be under its origin (`note_key_invalid`). */
export function ledgerOfKeys(texts: readonly string[]): Result<LedgerIdentity> {
  const keys: NoteKey[] = [];
  for (const text of texts) {
    const key = parseNoteKey(text);
    if (!key.ok) return key;
    keys.push(key.value);
  }
  const origin = present(keys[0]).name;
  const other = keys.find(({ name }) => name !== origin);
  return other
    ? refuse('note_key_invalid', { expected: `the name ${origin}`, found: other.name })
    : accept({ origin, keys });
}

/** Verifies a checkpoint, or what a proof shows of one: a record by its leaf, or growth since an earlier checkpoint. */
export function verifyLedgerNote(
  { text, file }: NoteText,
  ledger: LedgerIdentity,
  {
    leaf,
    earlier,
  }: { readonly leaf?: TreeHash | undefined; readonly earlier?: NoteText | undefined },
): Result<VerifiedNote> {
  if (leaf) return verifyInclusion(text, leaf, ledger, file);
  return earlier
    ? verifyGrowthSince({ text, file }, earlier, ledger)
    : verifyCheckpoint(text, ledger, file);
}

export function verifyCheckpoint(
  text: string,
  ledger: LedgerIdentity,
  file: string,
): Result<VerifiedNote> {
  const head = openCheckpoint(text, ledger, file);
  return head.ok ? accept({ head: head.value }) : head;
}

function verifyInclusion(
  text: string,
  leaf: TreeHash,
  ledger: LedgerIdentity,
  file: string,
): Result<VerifiedNote> {
  const proof = parseTlogProof(text, file);
  if (!proof.ok) return proof;
  const head = verifyTlogProof(proof.value, leaf, ledger, file);
  const record = { index: proof.value.index, leaf: digestOfHash(leaf) };
  return head.ok ? accept({ head: head.value, record }) : head;
}

/** That the ledger only grew from an earlier checkpoint of it to that of the proof. */
function verifyGrowthSince(
  { text, file }: NoteText,
  earlier: NoteText,
  ledger: LedgerIdentity,
): Result<VerifiedNote> {
  const since = openCheckpoint(earlier.text, ledger, earlier.file);
  if (!since.ok) return since;
  const proof = parseGrowthProof(text, file);
  if (!proof.ok) return proof;
  const head = verifyGrowthProof(proof.value, since.value, ledger, file);
  return head.ok ? accept({ head: head.value, since: since.value }) : head;
}
