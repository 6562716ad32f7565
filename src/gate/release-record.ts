import {
  accept,
  finding,
  worstSeverity,
  type Finding,
  type Result,
} from '../documents/findings.ts';
import { bundlesFileOf, stampFileOf, type SignedBytes } from '../trust/identity.ts';
import { readEnvelopeToSign } from '../trust/envelope.ts';
import { policyOf, readSummary, type RecordedRuleSet } from '../trust/statement.ts';
import type { NamedBytes } from '../documents/json.ts';
import { readRecordedVerdict, type RecordedVerdict } from './recorded-verdict.ts';

/** Where releases are recorded after they were published (specification/trust.md 4, memory). */
export const RECORDS_FOLDER = 'provider-certification/releases';

/** Returns the folder of the record of a release. */
export function recordPathOf(version: string): string {
  return `${RECORDS_FOLDER}/${recordNameOf(version)}`;
}

/** The name of a folder for a release, which is in the folder of its product: without what its tag has in front of a slash. */
export function recordNameOf(version: string): string {
  return version.slice(version.lastIndexOf('/') + 1);
}

export const RECORD_FILE_NAMES = {
  manifest: 'release-manifest.json',
  verdict: 'gate-verdict.json',
  signedVerdict: 'gate-verdict.intoto.json',
  statement: 'ledger-projection.intoto.json',
  signedVerdictBundles: bundlesFileOf('gate-verdict.intoto.json'),
  statementBundles: bundlesFileOf('ledger-projection.intoto.json'),
  signedVerdictTimestamp: stampFileOf('gate-verdict.intoto.json'),
  retraction: 'retraction.intoto.json',
} as const;

/** Size limit of a projection in bytes, wherever one is written or read. */
export const MAX_PROJECTION_BYTES = 128 * 1024 * 1024;

export const RECORDED_PROJECTION = 'ledger-projection.jsonl';

type Member = keyof typeof RECORD_FILE_NAMES;
const MEMBERS = Object.keys(RECORD_FILE_NAMES) as readonly Member[];

/** Returns the files of a record by name; `undefined` where one of the two that every record has is not there. */
export function readRecordFiles(
  name: string,
  contentOf: (file: string) => Uint8Array | undefined,
): RecordFiles | undefined {
  const files: Partial<Record<Member, Uint8Array>> = {};
  for (const member of MEMBERS) {
    const bytes = contentOf(RECORD_FILE_NAMES[member]);
    if (bytes) files[member] = bytes;
  }
  const { manifest, verdict } = files;
  if (!manifest || !verdict) return undefined;
  const record = { name, ...files, manifest, verdict };
  const read = recordedVerdictOf(record);
  // A copy, because parts of a text keep the whole text in memory.
  return read.ok ? { ...record, recorded: structuredClone(read.value) } : record;
}

export function recordedVerdictOf(record: RecordFiles): Result<RecordedVerdict> {
  // Faults are not kept: ten thousand records may have a thousand each.
  return record.recorded
    ? accept(record.recorded)
    : readRecordedVerdict(record.verdict, `${record.name}/${RECORD_FILE_NAMES.verdict}`);
}

/**
 * Says that a record cannot be read, and why. What keeps the whole memory from being read is the fault of no record,
 * and refuses by itself.
 */
export function recordUnreadable(name: string, causes: readonly Finding[]): readonly Finding[] {
  const isOfMemory = name === RECORDS_FOLDER && worstSeverity(causes) > 0;
  return isOfMemory ? causes : [finding('record_unreadable', { file: name }), ...causes];
}

export function filesOfRecord(record: RecordFiles): [name: string, bytes: Uint8Array][] {
  return MEMBERS.flatMap((member) => {
    const bytes = record[member];
    return bytes ? [[RECORD_FILE_NAMES[member], bytes]] : [];
  });
}

export function signedVerdictOf(record: Signatures): SignedBytes | undefined {
  return signedIn(record, 'signedVerdict', 'signedVerdictBundles');
}

/** Returns the rule set that the signed verdict of a record names, signed or not; `undefined` without one. */
export function ruleSetIn(record: Signatures): Result<RecordedRuleSet | undefined> {
  const signed = signedVerdictOf(record);
  if (!signed) return accept(undefined);
  const { bytes, file } = signed;
  const envelope = readEnvelopeToSign(bytes, file);
  const summary = envelope.ok ? readSummary(envelope.value.payload, file) : envelope;
  return summary.ok ? accept({ file, digest: policyOf(summary.value.predicate) }) : summary;
}

export function statementOf(record: Signatures): SignedBytes | undefined {
  return signedIn(record, 'statement', 'statementBundles');
}

export function retractionOf(record: ReleaseRecord): NamedBytes | undefined {
  if ('unreadable' in record || !record.retraction) return undefined;
  return { file: `${record.name}/${RECORD_FILE_NAMES.retraction}`, bytes: record.retraction };
}

type Signatures = Omit<RecordFiles, 'manifest' | 'verdict' | 'recorded'>;

function signedIn(
  record: Signatures,
  member: 'signedVerdict' | 'statement',
  beside: 'signedVerdictBundles' | 'statementBundles',
): SignedBytes | undefined {
  const at = (name: keyof typeof RECORD_FILE_NAMES) => `${record.name}/${RECORD_FILE_NAMES[name]}`;
  const [bytes, bundles] = [record[member], record[beside]];
  if (!bytes) return undefined;
  return { file: at(member), bytes, bundles: bundles && { file: at(beside), bytes: bundles } };
}

export function isSignedWithBundles(record: ReleaseRecord): boolean {
  return (
    'manifest' in record && (record.signedVerdictBundles ?? record.statementBundles) !== undefined
  );
}

/** The files of one release record, as bytes; the projection itself is too large to matter here. */
export interface RecordFiles {
  /** Folder of the record, such as `provider-certification/releases/v1.4.0`. */
  readonly name: string;
  readonly manifest: Uint8Array;
  readonly verdict: Uint8Array;
  /** The part of the verdict that rollback protection needs, if it was read already; otherwise it is read on demand. */
  readonly recorded?: RecordedVerdict | undefined;
  /** Absent only where the verdict names no trust root, because nothing was claimed. */
  readonly signedVerdict?: Uint8Array | undefined;
  /** Absent only where the verdict names no ledger head. */
  readonly statement?: Uint8Array | undefined;
  /** Sigstore bundles beside the two, where identities signed them. */
  readonly signedVerdictBundles?: Uint8Array | undefined;
  readonly statementBundles?: Uint8Array | undefined;
  /** When the signed verdict was there, as a timestamp authority says. */
  readonly signedVerdictTimestamp?: Uint8Array | undefined;
  /** Frees the instant of the record where the root role signed it. */
  readonly retraction?: Uint8Array | undefined;
  /** Set for a record that only the history of the memory has. */
  readonly past?: PastRecord | undefined;
}

export interface PastRecord {
  /** A commit that has it. */
  readonly commit: string;
  /** Whether the judged commit lies behind that one, and so has lost it. */
  readonly isLost: boolean;
}

/** A record, or a whole memory, that is there but cannot be read: a shallow clone, a missing blob. */
export interface UnreadableRecord {
  readonly name: string;
  /** Why; may be empty. */
  readonly unreadable: readonly Finding[];
}

export type ReleaseRecord = RecordFiles | UnreadableRecord;

/** Tells whether a record says that it is signed, and so is verified wherever it is. */
export function saysItIsSigned(record: ReleaseRecord): record is RecordFiles {
  return !('unreadable' in record) && Boolean(record.signedVerdict && record.statement);
}
