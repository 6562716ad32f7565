import { recordedWarnings } from '../gate/verdict.ts';
import { present, demand } from '../documents/error.ts';
import {
  accept,
  countOf,
  finding,
  type Finding,
  type Result,
  worstSeverity,
} from '../documents/findings.ts';
import { aboutAnswer, aboutFiles, aboutSignature } from '../gate/verify-verdict.ts';
import { readVerdict } from '../gate/recorded-verdict.ts';
import { formatInstant, instantOf } from '../documents/json.ts';
import type {
  CorrectionsResult,
  GateVerdict,
  ProjectionPredicate,
  ReleaseAuditRow,
  ReleaseEvidence,
} from '../documents/index.ts';
import { readClaims, type ReadClaim } from '../manifest/claims.ts';
import { numbersOf } from '../documents/products.ts';
import type { RuleSet } from '../gate/engine.ts';
import { RULE_SETS } from '../gate/rule-sets.ts';
import { aboutEarlierSets, recallReleases } from '../gate/rollback-protection.ts';
import {
  retractionOf,
  ruleSetIn,
  signedVerdictOf,
  statementOf,
  type RecordFiles,
} from '../gate/release-record.ts';
import { readUnverified } from '../gate/verify-projection.ts';
import { anchorOf, type Anchor, parsePin } from '../trust/anchor.ts';
import type { LedgerHead } from '../trust/checkpoint.ts';
import { aboutOldestSet, type TrustRoot } from '../trust/root.ts';
import { aboutReplacedKeys, readEnvelope, readEnvelopeToSign } from '../trust/envelope.ts';
import {
  findRuleSet,
  summaryIn,
  ruleSetUnknown,
  type RecordedRuleSet,
} from '../trust/statement.ts';
import { type SignedBytes } from '../trust/identity.ts';
import { RETRACTION_STATEMENT } from '../trust/retraction.ts';
import { verifyByRoots } from '../trust/verify-document.ts';
import { digestOf } from '../digest/index.ts';
import { isLost } from '../gate/known-heads.ts';
import { earlierLedgers, laterLedgers, neighboursOf, type Neighbours } from './ledger.ts';
import { againstHead, placesIn } from './shown-records.ts';
import { collectEvidence, isStamped, timesOf } from './evidence.ts';
import { replay, type AuditInput } from './replay.ts';
import { timestampDue } from '../trust/vouched-time.ts';

/** One check of a release. `failed` and `not_checked` fail the audit. */
interface AuditRow extends Pick<ReleaseAuditRow, 'check' | 'by' | 'outcome'> {
  readonly findings: readonly Finding[];
}

type RowText = Pick<AuditRow, 'check' | 'by'>;

/** The checks of an audit, and what each compares with. */
const ROWS = {
  verdict: { check: 'verdict', by: 'what the recorded verdict says of this release and commit' },
  manifest: { check: 'manifest', by: 'the bytes of the claims at the tagged commit' },
  trustRoots: { check: 'trust roots', by: 'the pin, and the chain of signatures at that instant' },
  signature: { check: 'verdict signature', by: 'the release keys of the trust root' },
  projection: {
    check: 'projection',
    by: 'its statement, and the projection keys of the trust root',
  },
  time: { check: 'time', by: 'the timestamp authorities that the trust root or you name' },
  ruleSet: { check: 'rule set', by: 'the trust root, and the rule sets of earlier releases' },
  replay: {
    check: 'replay',
    by: 'judging again at the recorded instant, by the rule set of the verdict',
  },
  earlier: { check: 'ledger before', by: 'the heads that earlier releases recorded' },
  later: { check: 'ledger after', by: 'the heads that later releases recorded' },
};

function judged(text: RowText, findings: readonly Finding[]): AuditRow {
  return { ...text, outcome: worstSeverity(findings) === 0 ? 'passed' : 'failed', findings };
}

function judgedOutcome(text: RowText, outcome: Result<unknown>): AuditRow {
  return judged(text, outcome.ok ? [] : outcome.findings);
}

/** @param why nothing where another row says so already */
function notChecked(text: RowText, why: readonly Finding[] = []): AuditRow {
  return { ...text, outcome: 'not_checked', findings: why };
}

function notNeeded(text: RowText): AuditRow {
  return { ...text, outcome: 'not_needed', findings: [] };
}

export interface Audit {
  readonly rows: readonly AuditRow[];
  /** The findings of all rows, each once; at least one if any row fails the audit. */
  readonly findings: readonly Finding[];
  /** The recorded verdict; `null` where it, or what it is about, cannot be read. */
  readonly verdict: GateVerdict | null;
  /** The corrections that the ledger had; `null` where the release rests on none, or its statement does not verify. */
  readonly corrections: CorrectionsResult | null;
  /** The rule set that the signed verdict names; `null` where it names none that can be read, or nothing is claimed. */
  readonly ruleSet: NamedRuleSet | null;
  /** `null` where the release does not verify. */
  readonly evidence: ReleaseEvidence | null;
}

/** A rule set by the digest that a verdict names it by. */
interface NamedRuleSet extends RecordedRuleSet {
  /** `undefined`: this program doesn't know it. */
  readonly set: RuleSet | undefined;
}

/**
 * Audits a past release (specification/trust.md 4) from values alone; what cannot be checked has not passed.
 *
 * @param ruleSets those of this program: the release is judged by the one that its verdict names
 */
export async function auditRelease(
  input: AuditInput,
  ruleSets: readonly RuleSet[] = RULE_SETS,
): Promise<Audit> {
  const verdict = readVerdict(input.record.verdict, verdictFile(input));
  const { claims, findings } = readClaims(input.claims.bytes, input.claims.file);
  if (!verdict.ok || !claims) {
    const { time: _time, verdict: first, ...rest } = ROWS;
    const broken = verdict.ok ? judged(first, findings) : judgedOutcome(first, verdict);
    const rows = [broken, ...Object.values(rest).map((row) => notChecked(row))];
    return auditOf({ rows, evidence: null, verdict: null, corrections: null, ruleSet: null });
  }
  const isClaiming = claims.length > 0 || verdict.value.claims.length > 0;
  const ruleSet = isClaiming ? ruleSetNamed(input, ruleSets) : null;
  const rows = await rowsOf(input, verdict.value, claims, { ruleSet, ruleSets });
  const corrections = correctionsOf(input, rows);
  const evidence = isSound(rows) ? await collectEvidence(input, verdict.value, ruleSets) : null;
  return auditOf({ rows, evidence, verdict: verdict.value, corrections, ruleSet });
}

function ruleSetNamed({ record }: AuditInput, ruleSets: readonly RuleSet[]): NamedRuleSet | null {
  const named = ruleSetIn(record);
  if (!named.ok || !named.value) return null;
  return { ...named.value, set: findRuleSet(ruleSets, named.value.digest) };
}

interface AuditedRuleSet {
  readonly ruleSet: NamedRuleSet | null;
  readonly ruleSets: readonly RuleSet[];
}

function correctionsOf(
  { record }: AuditInput,
  rows: readonly AuditRow[],
): CorrectionsResult | null {
  const { check: projection } = ROWS.projection;
  if (rows.find(({ check }) => check === projection)?.outcome !== 'passed') return null;
  return statementIn(record).corrections ?? { count: 0, digest: null };
}

async function rowsOf(
  input: AuditInput,
  verdict: GateVerdict,
  claims: readonly ReadClaim[],
  named: AuditedRuleSet,
): Promise<AuditRow[]> {
  const { record, release } = input;
  const at = instantOf(verdict.evaluated_at);
  const held = {
    at,
    release,
    verdict: { file: verdictFile(input), bytes: record.verdict },
    manifest: { file: `${record.name}/release-manifest.json`, bytes: record.manifest },
    claims: { bytes: input.claims.bytes, read: claims },
  };
  const rows = [
    judged(ROWS.verdict, [
      ...aboutAnswer(verdict, held),
      ...aboutRetraction(verdict, input),
      ...recordedWarnings(verdict),
    ]),
    judged(ROWS.manifest, aboutFiles(verdict, held)),
  ];
  if (claims.length === 0 && verdict.claims.length === 0) {
    const { trustRoots, signature, projection, ruleSet, earlier, later } = ROWS;
    const unneeded = [trustRoots, signature, projection, ruleSet].map(notNeeded);
    const ledgers = input.knowsLater ? [earlier, later] : [earlier];
    const replayed = judged(ROWS.replay, await replay(input, verdict, undefined));
    return [...rows, ...unneeded, replayed, ...ledgers.map(notNeeded)];
  }
  const anchor = anchorOf({ pin: input.pin, roots: input.roots, at });
  if (!anchor.ok) return [...rows, ...withoutAnchor(input, anchor.findings)];
  const { root } = anchor.value;
  const signature = judged(ROWS.signature, signatureFindings(input, verdict, held, anchor.value));
  const others = othersOf(input, verdict, at, anchor.value);
  const ruleSet = ruleSetRow(named, signature, root, others);
  return [
    ...rows,
    judged(ROWS.trustRoots, []),
    signature,
    await projectionRow(input, verdict, named.ruleSets),
    ...timeRow(input, verdict, root),
    ruleSet,
    await replayRow(input, verdict, named.ruleSet?.set, ruleSet),
    ...ledgerRows(input, root, others),
  ];
}

/** There is a row if there is a token, or if the trust root asks for one. */
function timeRow(input: AuditInput, verdict: GateVerdict, root: TrustRoot): AuditRow[] {
  const due = timestampDue(root, instantOf(verdict.evaluated_at));
  if (!isStamped(input) && due === undefined) return [];
  const { findings, times } = timesOf(input, verdict, root);
  if (times.length > 0 || findings.length > 0 || due === undefined)
    return [judged(ROWS.time, findings)];
  const by = `no timestamp yet; the trust root asks for one by ${formatInstant(due)}`;
  return [{ ...ROWS.time, by, outcome: 'not_compared', findings }];
}

function ruleSetRow(
  { ruleSet, ruleSets }: AuditedRuleSet,
  signature: AuditRow,
  root: TrustRoot,
  others: Result<OtherReleases | undefined>,
): AuditRow {
  // Why the verdict names none, the row of the signature says.
  if (!ruleSet) return notChecked(ROWS.ruleSet);
  const { digest, file, set } = ruleSet;
  if (!set) {
    const unknown = ruleSetUnknown(digest, file);
    // Nobody signed a name that somebody else wrote: then the signature is what is wrong.
    return notChecked(ROWS.ruleSet, signature.outcome === 'passed' ? [unknown] : []);
  }
  const recorded = others.ok ? (others.value?.earlier ?? []) : [];
  const findings = [
    ...aboutOldestSet(set, root, ruleSets),
    ...aboutEarlierSets(
      set,
      recorded.flatMap((release) => release.ruleSet ?? []),
      ruleSets,
    ),
  ];
  const isRefused = findings.some(({ code }) => code !== 'rule_set_unknown');
  // Why another record cannot be read, the row of its ledger says; it may name a newer rule set.
  const isOpen = !isRefused && (findings.length > 0 || !others.ok);
  return isOpen ? notChecked(ROWS.ruleSet, findings) : judged(ROWS.ruleSet, findings);
}

/** Judged by other rules than its own, an honest release would look false; by rules that don't count, it is refused. */
async function replayRow(
  input: AuditInput,
  verdict: GateVerdict,
  set: RuleSet | undefined,
  { findings: why }: AuditRow,
): Promise<AuditRow> {
  if (!set || why.length > 0) return notChecked(ROWS.replay);
  return judged(ROWS.replay, await replay(input, verdict, set));
}

function isSound(rows: readonly AuditRow[]): boolean {
  return !rows.some(({ outcome }) => outcome === 'failed' || outcome === 'not_checked');
}

/** Whether the release was retracted; that the retraction holds is for the row of the signature. */
function aboutRetraction({ claims }: GateVerdict, { record }: AuditInput): Finding[] {
  const { bytes, file = '' } = retractionOf(record) ?? {};
  if (!bytes || claims.length === 0) return [];
  const envelope = readEnvelopeToSign(bytes, file);
  const read = envelope.ok ? RETRACTION_STATEMENT.read(envelope.value.payload, file) : envelope;
  return [
    finding('release_retracted', {
      file,
      ...(read.ok ? { found: read.value.predicate.reason } : {}),
    }),
  ];
}

/** Without trusted roots, no check that depends on signatures is possible. */
function withoutAnchor(
  { knowsLater, pin, roots }: AuditInput,
  findings: readonly Finding[],
): AuditRow[] {
  const { trustRoots, signature, projection, ruleSet, replay: again, earlier, later } = ROWS;
  const parsed = pin === undefined ? undefined : parsePin(pin);
  const first =
    pin !== undefined && parsed?.ok === true && parsed.value.version > roots.length
      ? notChecked(trustRoots, [
          finding('root_before_pin', {
            expected: pin,
            found: `${roots.length} trust roots at the tag`,
          }),
        ])
      : findings.some(({ code }) => code === 'pin_missing' || code === 'pin_malformed')
        ? notChecked(trustRoots, findings)
        : judged(trustRoots, findings);
  const rest = [signature, projection, ruleSet, again, earlier, ...(knowsLater ? [later] : [])];
  return [first, ...rest.map((row) => notChecked(row))];
}

function signatureFindings(
  input: AuditInput,
  verdict: GateVerdict,
  held: Omit<Parameters<typeof aboutSignature>[1], 'pin' | 'resourceUri' | 'roots' | 'signed'>,
  { roots }: Anchor,
): readonly Finding[] {
  const { pin, record } = input;
  const signed = signedVerdictOf(record);
  const findings = aboutSignature(verdict, {
    ...held,
    pin,
    // Another product has a code of its own here.
    resourceUri: undefined,
    roots: input.roots,
    signed,
  });
  if (findings.length > 0) return findings;
  // The same as the gate asks of every record that it remembers.
  const recalled = findingsOf(recallReleases([record], roots));
  return [
    ...recalled,
    ...aboutProduct(input, present(signed)),
    ...aboutNewestKeys(input, present(signed)),
  ];
}

/** Whether the keys that signed are still in force: a leaked one dates back as it likes. */
function aboutNewestKeys({ newestRoot }: AuditInput, signed: SignedBytes): Finding[] {
  const envelope = readEnvelope(signed.bytes, signed.file, signed.bundles);
  if (!newestRoot || !envelope.ok) return [];
  return aboutReplacedKeys(envelope.value, newestRoot.roles.release, newestRoot.envelope.file);
}

/** The commit names the product: anyone who holds a release key could sign for another one. */
function aboutProduct({ release, resourceUri }: AuditInput, signed: SignedBytes): Finding[] {
  const found = summaryIn(signed).predicate.resourceUri;
  const expected = `${resourceUri}@${numbersOf(release.version)}`;
  if (resourceUri === undefined || found === expected) return [];
  return [finding('resource_uri_differs', { file: signed.file, expected, found })];
}

/** A projection that verifies shows records of its ledger: those that it shows whole parts of lead to the signed head. */
async function projectionRow(
  input: AuditInput,
  { evaluated_at, inputs }: GateVerdict,
  ruleSets: readonly RuleSet[],
): Promise<AuditRow> {
  const findings = projectionFindings(input, instantOf(evaluated_at), ruleSets);
  const head = inputs.find(({ ledger_head }) => ledger_head)?.ledger_head;
  const { projection, record, release } = input;
  if (findings.length > 0 || !projection || !head) return judged(ROWS.projection, findings);
  const { consistency } = statementIn(record);
  const log = againstHead(await placesIn(projection), head, consistency, release.version);
  const by = `its statement, the projection keys of the trust root, and the head of its ledger for ${log.records} of ${countOf(head.tree_size, 'record')}`;
  return judged({ ...ROWS.projection, by }, log.findings);
}

function statementIn(record: RecordFiles): ProjectionPredicate {
  const stated = readUnverified({ file: statementFile(record), bytes: present(record.statement) });
  return demand(stated).predicate;
}

function projectionFindings(
  { pin, projection, record, roots }: AuditInput,
  at: number,
  ruleSets: readonly RuleSet[],
) {
  const file = `${record.name}/ledger-projection.jsonl`;
  const { bundles, bytes = new Uint8Array() } = statementOf(record) ?? {};
  const envelope = readEnvelope(bytes, statementFile(record), bundles);
  if (!envelope.ok) return envelope.findings;
  const verified = verifyByRoots(envelope.value, { pin, roots, at, ruleSets });
  if (!verified.ok) return verified.findings;
  const { content } = verified.value;
  if (content.kind !== 'projection_statement')
    return [finding('predicate_type_wrong', { file: envelope.value.file, found: content.kind })];
  if (!projection) return [finding('file_missing', { file })];
  const found = digestOf(projection);
  return found === content.projection
    ? []
    : [finding('projection_digest_differs', { file, expected: content.projection, found })];
}

/** The releases judged before and after an audited one, and its own ledger head. */
type OtherReleases = Neighbours & { readonly own: LedgerHead };

/** Returns `undefined` for a release that rests on no ledger. */
function othersOf(
  { memory, record }: AuditInput,
  { inputs }: GateVerdict,
  at: number,
  { roots }: Anchor,
): Result<OtherReleases | undefined> {
  const own = inputs.find(({ ledger_head }) => ledger_head)?.ledger_head;
  const others = neighboursOf(record, { at, head: own ?? null }, { memory, roots });
  if (!others.ok) return others;
  return accept(own && { ...others.value, own });
}

function ledgerRows(
  { knowsLater, newestRoot, record }: AuditInput,
  root: TrustRoot,
  others: Result<OtherReleases | undefined>,
): AuditRow[] {
  if (!others.ok || !others.value) {
    const why = others.ok ? [] : others.findings;
    return [notChecked(ROWS.earlier, why), ...(knowsLater ? [notChecked(ROWS.later)] : [])];
  }
  const { earlier: before, later: after, own } = others.value;
  const grown = earlierLedgers(record, root, before);
  const earlier = compared(ROWS.earlier, findingsOf(grown), { own, others: before, root });
  if (!knowsLater) return [earlier];
  const newest = newestRoot ?? root;
  const found = laterLedgers(own, after, newest);
  return [earlier, compared(ROWS.later, found, { own, others: after, root: newest })];
}

interface Comparison {
  readonly own: LedgerHead;
  readonly others: Neighbours['earlier'];
  readonly root: TrustRoot;
}

/** Says how many ledgers a row compared: none of this origin is no reason to refuse, and no pass. */
function compared(text: RowText, findings: readonly Finding[], comparison: Comparison): AuditRow {
  const { others, own, root } = comparison;
  const [, side] = text.check.split(' ');
  const word = side === 'before' ? 'earlier' : 'later';
  const heads = others.flatMap(({ head }) => (head && !isLost(root, head) ? [head] : []));
  const same = heads.filter(({ origin }) => origin === own.origin).length;
  const { floor, origin } = root.document.ledger;
  const hasFloor = word === 'earlier' && origin === own.origin && floor.tree_size > 0;
  const other = heads.length - same;
  const foreign = other === 0 ? '' : `; ${countOf(other, `${word} release`)} of another ledger`;
  const what = [
    ...(same > 0 ? [`the heads of ${countOf(same, `${word} release`)}`] : []),
    ...(hasFloor ? ['the floor of the trust root'] : []),
  ];
  if (what.length > 0) return judged({ ...text, by: `${what.join(' and ')}${foreign}` }, findings);
  const by = `no ${word} release of this ledger${foreign}`;
  const row = judged({ ...text, by }, findings);
  return row.outcome === 'passed' ? { ...row, outcome: 'not_compared' } : row;
}

function auditOf({ rows, ...audit }: Omit<Audit, 'findings'>): Audit {
  const isOpen = rows.some(({ outcome }) => outcome === 'not_checked');
  const found = distinct(rows.flatMap((row) => row.findings));
  const findings = isOpen ? [...found, incomplete(rows)] : found;
  return { ...audit, rows, findings };
}

function incomplete(rows: readonly AuditRow[]): Finding {
  const open = rows.filter(({ outcome }) => outcome === 'not_checked').map(({ check }) => check);
  return finding('audit_incomplete', { found: `not checked: ${open.join(', ')}` });
}

/** One fault can show in two rows. */
function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((item) => [JSON.stringify(item), item])).values()];
}

function findingsOf(outcome: Result<unknown>): readonly Finding[] {
  return outcome.ok ? [] : outcome.findings;
}

function statementFile({ name }: RecordFiles): string {
  return `${name}/ledger-projection.intoto.json`;
}

function verdictFile({ record }: AuditInput): string {
  return `${record.name}/gate-verdict.json`;
}
