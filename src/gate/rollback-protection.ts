// The memory of published heads: a gate that holds a newer one refuses an older projection.

import { digestOf, hexOf, type Digest } from '../digest/index.ts';
import type { ProjectionPredicate, VerificationSummary } from '../documents/index.ts';
import {
  accept,
  finding,
  refuse,
  type Result,
  type Finding,
  type Refusal,
  refusalFor,
  present,
  refuseOther,
} from '../documents/findings.ts';
import { instantOf, parseInstant } from '../documents/json.ts';
import {
  openCheckpoint,
  refuseForked,
  verifyGrowth,
  type LedgerHead,
} from '../trust/checkpoint.ts';
import { countSigners, readEnvelope, type Envelope } from '../trust/envelope.ts';
import {
  findRuleSet,
  nameOfRuleSet,
  policyOf,
  readSummary,
  ruleSetUnknown,
  type RecordedRuleSet,
  type RuleSetName,
  STATEMENT_PAYLOAD_TYPE,
} from '../trust/statement.ts';
import { type TrustRoot } from '../trust/root.ts';
import {
  recordedVerdictOf,
  recordUnreadable,
  retractionOf,
  signedVerdictOf,
  type RecordFiles,
  type ReleaseRecord,
} from './release-record.ts';
import { isLost, type KnownHead } from './known-heads.ts';
import type { RecordedVerdict } from './recorded-verdict.ts';
import { retractedVerdict } from '../trust/retraction.ts';

/**
 * Rule 12 of specification/trust.md 4: the checkpoint is of the root's ledger, and its head extends the greatest
 * one that is known, of `recorded` heads and the root's floor. `ledger_truncated` where it is smaller,
 * `ledger_forked` where two heads of one size differ, `consistency_start_wrong` and
 * `consistency_unproven` where nothing shows the growth. Heads of another origin belong to a ledger that
 * a newer root has left behind, and do not count; nor do those whose records are lost, as the root says.
 *
 * @param known heads that the caller names: the projection need not prove its growth from them, but may not deny it
 */
export function verifyLineage(
  { checkpoint, consistency }: Pick<ProjectionPredicate, 'checkpoint' | 'consistency'>,
  root: TrustRoot,
  recorded: readonly LedgerHead[],
  file: string,
  known: readonly KnownHead[] = [],
): Result<LedgerHead> {
  const head = openCheckpoint(checkpoint, root.ledger, file);
  if (!head.ok) return head;
  if (isLost(root, head.value)) {
    const { root_hash, tree_size } = head.value;
    return refuse('projection_of_lost_records', {
      file,
      found: `${tree_size} records, ${root_hash}`,
    });
  }
  const greatest = greatestHead(root, recorded, file);
  if (!greatest.ok) return greatest;
  const at = { file, pointer: '/predicate/consistency' };
  const grown = verifyGrowth(greatest.value, head.value, consistency, at);
  if (!grown.ok) return grown;
  for (const one of known) {
    if (one.head.origin !== root.document.ledger.origin || isLost(root, one.head)) continue;
    const other = recorded.find((each) => isForkOf(each, one.head) && !isLost(root, each));
    if (other) return refuseForked(other, one.head, one.file);
    const denied = deniesHead(one, head.value, consistency, at);
    if (denied) return denied;
  }
  return grown;
}

function isForkOf(one: LedgerHead, other: LedgerHead): boolean {
  return (
    one.origin === other.origin &&
    one.tree_size === other.tree_size &&
    one.root_hash !== other.root_hash
  );
}

/**
 * Compares a head with one that somebody kept. A greater one is believed where the projection has no proof from there:
 * only the ledger could make one.
 */
export function deniesHead(
  { head: from, file: kept }: KnownHead,
  to: LedgerHead,
  consistency: ProjectionPredicate['consistency'],
  at: { readonly file: string; readonly pointer?: string },
): Refusal | undefined {
  const proofs = Array.isArray(consistency) ? consistency : [consistency];
  const hasProof = proofs.some((proof) => proof?.from_size === from.tree_size);
  if (to.tree_size > from.tree_size && !hasProof) return undefined;
  const grown = verifyGrowth(from, to, consistency, at);
  if (grown.ok) return undefined;
  const [first, ...more] = grown.findings;
  const expected = [first.expected, `as ${kept} says`].filter(Boolean).join(', ');
  return { ok: false, findings: [{ ...first, expected }, ...more] };
}

/** The greatest of the recorded heads and the floor of the root; `ledger_forked` where two of one size differ. */
export function greatestHead(
  root: TrustRoot,
  recorded: readonly LedgerHead[],
  file: string,
): Result<LedgerHead> {
  const { origin, floor } = root.document.ledger;
  let greatest: LedgerHead = { origin, ...floor };
  const bySize = new Map([[greatest.tree_size, greatest]]);
  for (const head of recorded) {
    if (head.origin !== origin || isLost(root, head)) continue;
    const known = bySize.get(head.tree_size);
    if (known && known.root_hash !== head.root_hash) return refuseForked(known, head, file);
    bySize.set(head.tree_size, head);
    if (head.tree_size > greatest.tree_size) greatest = head;
  }
  return accept(greatest);
}

/** The most that any record says: a forged record can only raise it, and so only make the gate stricter. */
export interface Memory {
  /** Epoch milliseconds, of records that are not retracted; `-Infinity` without any. */
  readonly latestEvaluation: number;
  /** 0 without records. */
  readonly highestRootVersion: number;
  readonly heads: readonly LedgerHead[];
  readonly ruleSets: readonly RecordedRuleSet[];
  /** Warnings about records that the history has and that do not verify. */
  readonly remarks: readonly Finding[];
}

/**
 * Rule 9 of specification/trust.md 4: every record is readable (`record_unreadable`, `record_incomplete`,
 * `record_root_unknown`), its files belong together (`record_contradiction`), and the release role of
 * the root it names has signed it (`record_signature_wrong`). A record that names a root newer than the
 * chain cannot be checked, and need not be: rule 11 refuses because of it. One that only the history has counts
 * where it verifies, and is a warning where it does not; one that the judged commit has lost is `record_deleted`.
 * The instant of a record that is retracted no longer counts (`retraction_invalid` where the retraction does not
 * hold); its head, its root and its rule set still do.
 */
export function recallReleases(
  records: readonly ReleaseRecord[],
  roots: readonly TrustRoot[],
): Result<Memory> {
  const heads: LedgerHead[] = [];
  const ruleSets: RecordedRuleSet[] = [];
  const evaluations: { readonly at: number; readonly signed: Digest | undefined }[] = [];
  const retracted = new Set<Digest | undefined>();
  let highestRootVersion = 0;
  const remarks: Finding[] = [];
  for (const record of records) {
    const recalled = recall(record, roots);
    const past = 'unreadable' in record ? undefined : record.past;
    const unverified = () =>
      finding('record_past_unverified', { file: record.name, found: past?.commit ?? '' });
    if (!recalled.ok && past) {
      remarks.push(unverified());
      continue;
    }
    if (!recalled.ok) return recalled;
    const { evaluated_at, ledger_head, ruleSet, trust_root_version } = recalled.value;
    // Nothing was claimed, and nobody signed it: it may not stop anything.
    if (trust_root_version === null) continue;
    if (past?.isLost === true)
      return refuse('record_deleted', { file: record.name, found: past.commit });
    const freed = freedBy(record, roots);
    if (!freed.ok && !past) return freed;
    // A retraction that waited for signatures, say: then the record counts with its instant.
    if (!freed.ok) remarks.push(unverified());
    else if (freed.value !== undefined) retracted.add(freed.value);
    evaluations.push({ at: instantOf(evaluated_at), signed: digestOfSigned(record) });
    highestRootVersion = Math.max(highestRootVersion, trust_root_version);
    if (ledger_head) heads.push(ledger_head);
    if (ruleSet) ruleSets.push(ruleSet);
  }
  const counting = evaluations.filter(({ signed }) => !retracted.has(signed));
  const latestEvaluation = counting.reduce((latest, { at }) => Math.max(latest, at), -Infinity);
  return accept({ latestEvaluation, highestRootVersion, heads, ruleSets, remarks });
}

/** Tells why a rule set is older than that of an earlier release: what judges a product never goes back. */
export function aboutEarlierSets(
  own: RuleSetName,
  recorded: readonly RecordedRuleSet[],
  sets: readonly RuleSetName[],
): Finding[] {
  return recorded.flatMap(({ digest, file }) => {
    const set = findRuleSet(sets, digest);
    // A newer program made it, so nobody can tell here which of the two is older.
    if (!set) return [ruleSetUnknown(digest, file)];
    if (set.number <= own.number) return [];
    const details = { expected: `${nameOfRuleSet(set)}, or newer`, found: nameOfRuleSet(own) };
    return [finding('rule_set_went_back', { file, pointer: '/predicate/policy', ...details })];
  });
}

/** The signed verdict whose instant the retraction beside a record frees, wherever else that record is. */
function freedBy(record: ReleaseRecord, roots: readonly TrustRoot[]): Result<Digest | undefined> {
  const [retraction, newest] = [retractionOf(record), roots.at(-1)];
  const signed = 'unreadable' in record ? undefined : signedVerdictOf(record);
  return retraction && signed && newest
    ? retractedVerdict(retraction, signed, newest)
    : accept(undefined);
}

/** Tells whether the instant of a record no longer counts, by the retraction beside it. */
export function isRetracted(record: RecordFiles, roots: readonly TrustRoot[]): boolean {
  const freed = freedBy(record, roots);
  return freed.ok && freed.value !== undefined;
}

function digestOfSigned(record: ReleaseRecord): Digest | undefined {
  return 'unreadable' in record || !record.signedVerdict
    ? undefined
    : digestOf(record.signedVerdict);
}

/** All that counts of a record; its rule set only where the signature could be verified. */
interface Recalled extends RecordedVerdict {
  readonly ruleSet?: RecordedRuleSet;
}

function recall(record: ReleaseRecord, roots: readonly TrustRoot[]): Result<Recalled> {
  if ('unreadable' in record) return unreadable(record.name, record.unreadable);
  const verdict = recordedVerdictOf(record);
  if (!verdict.ok) return unreadable(record.name, verdict.findings);
  // Embedders hand in records as well, so the form of the instant is not taken on trust.
  if (parseInstant(verdict.value.evaluated_at) === undefined) return unreadable(record.name, []);
  const { ledger_head, manifest_sha256, trust_root_version } = verdict.value;
  // Claimed nothing, rested on nothing: nobody signed it, so it counts for nothing, whatever lies next to it.
  if (trust_root_version === null && ledger_head === null) return verdict;
  if (manifest_sha256 !== digestOf(record.manifest)) {
    return contradiction(
      `${record.name}/release-manifest.json`,
      'the manifest that the verdict names',
    );
  }
  return checkSignature(record, verdict.value, roots);
}

function unreadable(file: string, causes: readonly Finding[]): Result<never> {
  return present(refusalFor(recordUnreadable(file, causes)));
}

function contradiction(file: string, expected: string): Result<never> {
  return refuse('record_contradiction', { file, expected });
}

function checkSignature(
  record: RecordFiles,
  verdict: RecordedVerdict,
  roots: readonly TrustRoot[],
): Result<Recalled> {
  const { name, statement } = record;
  const signedVerdict = signedVerdictOf(record);
  const { ledger_head, trust_root_version } = verdict;
  if (
    !signedVerdict ||
    trust_root_version === null ||
    (ledger_head === null) !== (statement === undefined)
  ) {
    return refuse('record_incomplete', { file: name });
  }
  const { bundles, bytes, file } = signedVerdict;
  const envelope = readEnvelope(bytes, file, bundles);
  if (!envelope.ok) return unreadable(name, envelope.findings);
  // Nobody can verify it, so nobody reads it either.
  if (isFromTheFuture(trust_root_version, roots)) return accept(verdict);
  const signed = verifyReleaseSignature(envelope.value, trust_root_version, roots);
  if (!signed.ok) return signed;
  const summary = readSummary(envelope.value.payload, envelope.value.file);
  if (!summary.ok) {
    const expected = 'a verification summary';
    const other = finding('record_contradiction', { file: envelope.value.file, expected });
    return { ok: false, findings: [other, ...summary.findings] };
  }
  return covers(summary.value, record, verdict);
}

function isFromTheFuture(version: number, roots: readonly TrustRoot[]): boolean {
  return roots.every(({ document }) => document.version < version);
}

/** That the release role of the root of one version, which a verdict names, has signed an envelope. */
export function verifyReleaseSignature(
  envelope: Envelope,
  version: number,
  roots: readonly TrustRoot[],
): Result<Envelope> {
  const { file, payloadType } = envelope;
  const root = roots.find(({ document }) => document.version === version);
  if (!root) return refuse('record_root_unknown', { file, found: `version ${version}` });
  const types = [STATEMENT_PAYLOAD_TYPE, payloadType] as const;
  const other = refuseOther({ file }, 'record_signature_wrong', ...types);
  if (other) return other;
  const { release } = root.roles;
  const { count, faults } = countSigners(envelope, release);
  if (count >= release.threshold) return accept(envelope);
  const sizes = { expected: String(release.threshold), found: String(count) };
  const wrong = finding('record_signature_wrong', { file, ...sizes });
  return { ok: false, findings: [wrong, ...faults] };
}

function covers(
  { subject, predicate }: VerificationSummary,
  record: RecordFiles,
  verdict: RecordedVerdict,
): Result<Recalled> {
  const [, manifest, signedVerdict] = subject;
  const statement = record.statement && hex(record.statement);
  const file = `${record.name}/gate-verdict.intoto.json`;
  const rows: readonly (readonly [boolean, string])[] = [
    [manifest?.digest.sha256 === hex(record.manifest), 'the digest of release-manifest.json'],
    [signedVerdict?.digest.sha256 === hex(record.verdict), 'the digest of gate-verdict.json'],
    [
      statement === undefined ||
        predicate.inputAttestations.some(({ digest }) => digest.sha256 === statement),
      'the digest of ledger-projection.intoto.json',
    ],
    [predicate.timeVerified === verdict.evaluated_at, `the instant ${verdict.evaluated_at}`],
    [predicate.verificationResult === 'PASSED', 'PASSED'],
  ];
  const broken = rows.find(([holds]) => !holds);
  if (broken) return contradiction(file, broken[1]);
  return accept({ ...verdict, ruleSet: { file, digest: policyOf(predicate) } });
}

function hex(bytes: Uint8Array): string {
  return hexOf(digestOf(bytes));
}
