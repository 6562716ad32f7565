import { KIND_NAMES, NOTE_NAMES } from '../src/report/generated/words.ts';
import { digestOf } from '../src/digest/index.ts';
import {
  accept,
  ClaimgateError,
  countOf,
  messageOf,
  refuse,
  type Finding,
  type Result,
} from '../src/documents/findings.ts';
import { demand } from '../src/documents/error.ts';
import { instantOf, type NamedBytes } from '../src/documents/json.ts';
import { contentLines } from '../src/report/document-lines.ts';
import { commandReport } from '../src/report/run-report.ts';
import {
  readContent,
  findForm,
  claimedKind,
  payloadDigestOf,
  warningsIn,
  type SignedContent,
  type NoteForm,
} from '../src/trust/document-kind.ts';
import { predecessorOf } from '../src/trust/compare-roots.ts';
import { bundlesFileOf } from '../src/trust/identity.ts';
import { leafHash } from '../src/trust/merkle.ts';
import { readEnvelope, type Envelope } from '../src/trust/envelope.ts';
import { readPublicKey, type PublicKey } from '../src/trust/public-key.ts';
import { trustRootOf } from '../src/trust/root.ts';
import { withIdentities, type AnchorInput } from '../src/trust/anchor.ts';
import { type LedgerIdentity } from '../src/trust/checkpoint.ts';
import {
  ledgerOfRoots,
  verifyByKeys,
  verifyByRoots,
  verifyLedgerNote,
  type VerifiedEnvelope,
  type VerifiedNote,
} from '../src/trust/verify-document.ts';
import { readVerdict } from '../src/gate/recorded-verdict.ts';
import { STATUS_STATEMENT } from '../src/trust/badge.ts';
import { verifyStatus, type VerifiedStatus } from '../src/gate/status.ts';
import { recordedWarnings } from '../src/gate/verdict.ts';
import {
  answerOf,
  withDigest,
  givenPin,
  type PageCheck,
  type PageAnswer,
  type PageQuestion,
} from './answer.ts';
import { RULE_SETS } from '../src/gate/rule-sets.ts';

export type FileKind =
  | 'bundles'
  | 'capsule'
  | 'claims'
  | 'envelopes'
  | 'keys'
  | 'manifest'
  | 'notes'
  | 'others'
  | 'trustedRoots'
  | 'verdict';

export type SortedFiles = Readonly<Record<FileKind | 'all', readonly NamedBytes[]>>;

/** Verifies an envelope by public keys, or by the pin and the trust roots beside it; else a checkpoint or a proof. */
export async function judgeSigned(files: SortedFiles, question: PageQuestion): Promise<PageAnswer> {
  const { asked, roots } = envelopesIn(files);
  const note = files.notes.find(({ bytes, file }) => !isCheckpoint(bytes, file)) ?? files.notes[0];
  if (note && (!asked || asked === roots.at(-1))) return judgeNote(note, roots, files, question);
  if (asked) {
    refuseKeysBesidePin(files, question);
    // Only a trust root says how long a status counts.
    const keys = kindIn(asked.envelope) === 'status' ? [] : files.keys;
    return judgeEnvelope(asked, roots, { ...files, keys }, question);
  }
  const [first] = files.all;
  throw new ClaimgateError('signed_document_expected', first ? { file: first.file } : {});
}

async function judgeEnvelope(
  { envelope, one }: OpenedEnvelope,
  rootFiles: readonly OpenedEnvelope[],
  files: SortedFiles,
  question: PageQuestion,
): Promise<PageAnswer> {
  const hasKeys = files.keys.length > 0;
  const { keys, threshold } = acceptedKeys(files.keys);
  const { bundles } = envelope;
  const roots = rootFiles.map((root) => root.one);
  const signed = hasKeys
    ? verifyByKeys(envelope, { keys, threshold })
    : await judgeByPin(envelope, roots, files, question);
  const beside = signed.ok ? fileBeside(signed.value.content, envelope.file, files) : undefined;
  const outcome = signed.ok ? withBeside(signed.value.content, beside) : signed;
  const basis = hasKeys ? ' by public keys, without a trust pin' : '';
  const findings = outcome.ok ? warningsIn(outcome.value) : outcome.findings;
  const lines = [
    `${outcome.ok ? 'verified' : 'not verified'}${basis}: ${envelope.file} is a ${nameOfKind(envelope)}`,
  ];
  const said = signed.ok ? stated(signed.value, outcome) : undefined;
  return answerOf(commandReport('verify', { findings, lines }, question.now), question, {
    until: said ? expiryIn(said.content) : null,
    facts: [['Payload', payloadDigestOf(envelope)], ...(said ? factsOf(said, rootFiles) : [])],
    checks: [
      signatureCheck(signed, hasKeys),
      ...(said ? projectionChecks(said.content, findings, beside) : []),
    ],
    unchecked: [
      'Whether the release itself holds: this is one signed document. A capsule shows the release.',
      ...(hasKeys
        ? [
            'Whether the public keys are the right ones: the person who gave them to you vouches for them.',
          ]
        : []),
    ],
    judged: [
      one,
      ...(bundles ? [bundles] : []),
      ...(hasKeys ? files.keys : [...roots, ...files.trustedRoots]),
      ...judgedBeside(outcome, beside),
    ],
    inputs: files.all.map(withDigest),
    ...(hasKeys ? { against: `${keysNamed(files.keys, keys)}, and no trust pin` } : {}),
  });
}

/** By the pin; a status with the verdict of its release as well. */
async function judgeByPin(
  envelope: Envelope,
  roots: readonly NamedBytes[],
  files: SortedFiles,
  question: PageQuestion,
): Promise<Result<VerifiedEnvelope>> {
  if (kindIn(envelope) === 'status') return judgeStatus(envelope, roots, files, question);
  const anchor = await anchorIn(roots, files, question, instantIn(envelope));
  return verifyByRoots(envelope, { ...anchor, ruleSets: RULE_SETS });
}

/** A status with the verdict of its release, by the trust roots beside it, else by those in it. */
async function judgeStatus(
  envelope: Envelope,
  roots: readonly NamedBytes[],
  files: SortedFiles,
  question: PageQuestion,
): Promise<Result<VerifiedStatus>> {
  const content = STATUS_STATEMENT.read(envelope.payload, envelope.file);
  if (!content.ok) return content;
  const { subject } = content.value;
  const verdict = files.all.find(({ bytes }) => digestOf(bytes) === subject) ?? files.verdict[0];
  if (!verdict) return refuse('file_missing', { file: 'gate-verdict.json', expected: subject });
  const anchor = await anchorIn(roots, files, question, instantIn(envelope));
  const keyless = anchor.roots[0]?.keyless;
  return verifyStatus(envelope, { ...anchor, verdict, keyless, ruleSets: RULE_SETS });
}

/** The status that lies beside a capsule; `undefined` where none does. */
export async function statusBeside(
  files: SortedFiles,
  verdict: NamedBytes,
  question: PageQuestion,
): Promise<Result<VerifiedStatus> | undefined> {
  const { asked, roots } = envelopesIn(files);
  if (!asked || kindIn(asked.envelope) !== 'status') return undefined;
  const withVerdict = { ...files, all: [...files.all, verdict] };
  const beside = roots.map(({ one }) => one);
  return judgeStatus(asked.envelope, beside, withVerdict, question);
}

/** Anyone who brings the envelope may bring the key as well: it must never take the place of the pin. */
function refuseKeysBesidePin({ keys: [key] }: SortedFiles, question: PageQuestion): void {
  if (key && givenPin(question) !== undefined)
    throw new ClaimgateError('keys_beside_pin', { file: key.file });
}

/** The file that a statement is about, or another one under the name of its verdict. */
function fileBeside(
  content: SignedContent,
  envelope: string,
  { all, others }: SortedFiles,
): NamedBytes | undefined {
  if (content.kind === 'projection_statement') return others[0];
  if (content.kind !== 'signed_verdict') return undefined;
  const name = envelope.replace(/\.intoto\.json$/, '.json');
  return (
    all.find(({ bytes }) => digestOf(bytes) === content.verdict) ??
    all.find(({ file }) => file === name && file !== envelope)
  );
}

/** The content of a statement, of a signed verdict with its warnings; refused where the file beside it differs. */
function withBeside(content: SignedContent, beside: NamedBytes | undefined): Result<SignedContent> {
  if (!beside) return accept(content);
  const { bytes, file } = beside;
  const found = digestOf(bytes);
  if (content.kind === 'projection_statement' && content.projection !== found)
    return refuse('projection_digest_differs', { file, expected: content.projection, found });
  if (content.kind !== 'signed_verdict') return accept(content);
  const expected = content.verdict;
  if (expected !== found) return refuse('verdict_signature_of_other', { file, expected, found });
  const warnings = recordedWarnings(demand(readVerdict(bytes, file)));
  return accept({ ...content, recorded: { file, warnings } });
}

function stated(verified: VerifiedEnvelope, outcome: Result<SignedContent>): VerifiedEnvelope {
  return outcome.ok ? { ...verified, content: outcome.value } : verified;
}

/** Another verdict than the stated one was not judged. */
function judgedBeside(
  outcome: Result<SignedContent>,
  beside: NamedBytes | undefined,
): NamedBytes[] {
  const isOther =
    !outcome.ok && outcome.findings.some(({ code }) => code === 'verdict_signature_of_other');
  return beside && !isOther ? [beside] : [];
}

function keysNamed(files: readonly NamedBytes[], keys: readonly PublicKey[]): string {
  return files.map(({ file }, index) => `${file} (${keys[index]?.id})`).join(', ');
}

async function anchorIn(
  roots: readonly NamedBytes[],
  { trustedRoots }: SortedFiles,
  question: PageQuestion,
  recorded?: number,
): Promise<AnchorInput> {
  const { now, when } = question;
  const counted = trustedRoots.length > 0 ? await withIdentities(roots, trustedRoots) : roots;
  return { pin: givenPin(question), roots: counted, at: when === 'now' ? now : (recorded ?? now) };
}

function nameOfKind(envelope: Envelope): string {
  const kind = kindIn(envelope);
  return kind === undefined ? 'signed document' : KIND_NAMES[kind];
}

function signatureCheck(verified: Result<unknown>, hasKeys: boolean): PageCheck {
  return {
    check: 'signatures',
    by: hasKeys ? 'the public keys given' : 'the pin and its chain of trust roots',
    outcome: verified.ok ? 'passed' : 'failed',
    why: verified.ok ? [] : verified.findings.map(messageOf),
  };
}

interface OpenedEnvelope {
  readonly one: NamedBytes;
  readonly envelope: Envelope;
}

/** The envelope that is asked about, and the trust roots beside it; of roots alone, the last. */
function envelopesIn({ bundles, envelopes }: SortedFiles) {
  const read = envelopes.map((one): OpenedEnvelope => {
    const beside = bundles.find(({ file }) => file === bundlesFileOf(one.file));
    return { one, envelope: demand(readEnvelope(one.bytes, one.file, beside)) };
  });
  const roots = read.filter(({ envelope }) => kindIn(envelope) === 'trust_root');
  const asked = read.find((one) => !roots.includes(one)) ?? roots.at(-1);
  return { asked, roots };
}

function factsOf(
  { content, identities, signers, threshold }: VerifiedEnvelope,
  roots: readonly OpenedEnvelope[],
): PageAnswer['facts'] {
  const read = roots.map(({ envelope }) => trustRootOf(envelope));
  const said =
    content.kind === 'trust_root'
      ? { ...content, previous: predecessorOf(content.root, read) }
      : content;
  return [
    ...contentLines(said).map(factIn),
    ['Signed by', [...signers, ...identities].map(({ id }) => id).join(', ')],
    ['Signatures needed', String(threshold)],
  ];
}

function kindIn(envelope: Envelope) {
  const kind = claimedKind(envelope);
  return kind.ok ? kind.value : undefined;
}

function acceptedKeys(files: readonly NamedBytes[]) {
  const keys = files.map(({ bytes, file }) =>
    demand(readPublicKey(Buffer.from(bytes).toString('utf8'), { file })),
  );
  return { keys, threshold: new Set(keys.map(({ id }) => id)).size };
}

function projectionChecks(
  { kind }: SignedContent,
  findings: readonly Finding[],
  projection: NamedBytes | undefined,
): PageCheck[] {
  if (kind !== 'projection_statement') return [];
  const text = { check: 'projection', by: 'the digest in its statement' };
  if (!projection)
    return [{ ...text, outcome: 'not_checked', why: ['the projection is not here'] }];
  const outcome = findings.length === 0 ? 'passed' : 'failed';
  return [{ ...text, outcome, why: findings.map(messageOf) }];
}

/** The instant that a document says it was made at. */
function instantIn(envelope: Envelope): number | undefined {
  const kind = kindIn(envelope);
  const content = kind && readContent(kind, envelope);
  if (!content?.ok) return undefined;
  if (content.value.kind === 'signed_verdict')
    return instantOf(content.value.predicate.timeVerified);
  if (content.value.kind === 'badge' || content.value.kind === 'status')
    return instantOf(content.value.predicate.evaluated_at);
  if (content.value.kind === 'projection_statement')
    return instantOf(content.value.predicate.generated_at);
  return undefined;
}

function expiryIn(content: SignedContent): string | null {
  if (content.kind === 'badge' || content.kind === 'status') return content.predicate.valid_until;
  return content.kind === 'projection_statement' ? content.predicate.expires_at : null;
}

/** A line such as `  deployment: hosted-eu`, as name and value. */
function factIn(line: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^\s*([^:]+): (.*)$/.exec(line) ?? [];
  return [name.charAt(0).toUpperCase() + name.slice(1), value];
}

function isCheckpoint(bytes: Uint8Array, file: string): boolean {
  const form = findForm(bytes, file);
  return form.ok && form.value.form === 'checkpoint';
}

/** A checkpoint; a proof beside its record; a consistency proof beside an earlier checkpoint. */
async function judgeNote(
  note: NamedBytes,
  rootFiles: readonly OpenedEnvelope[],
  files: SortedFiles,
  question: PageQuestion,
): Promise<PageAnswer> {
  const { file } = note;
  const roots = rootFiles.map(({ one }) => one);
  const form = demand(findForm(note.bytes, file));
  if (form.form === 'envelope') throw new ClaimgateError('signed_document_expected', { file });
  const beside = companionOf(form, file, files);
  const ledger = ledgerOfRoots(await anchorIn(roots, files, question));
  const verified = ledger.ok ? verifyNote(form, file, ledger.value, beside) : ledger;
  const findings = verified.ok ? [] : verified.findings;
  const name = NOTE_NAMES[form.form];
  const lines = [`${verified.ok ? 'verified' : 'not verified'}: ${file} is ${name}`];
  return answerOf(commandReport('verify', { findings, lines }, question.now), question, {
    facts: verified.ok ? noteFacts(verified.value) : [],
    checks: [
      {
        check: name.replace(/^an? /, ''),
        by: 'the ledger keys of the pin and its chain of trust roots',
        outcome: verified.ok ? 'passed' : 'failed',
        why: findings.map(messageOf),
      },
    ],
    unchecked: [
      'Whether the ledger left out what it should hold: a checkpoint shows order and presence. `claimgate ledger verify` reads all of it.',
    ],
    judged: [note, ...(beside ? [beside] : []), ...roots],
    inputs: files.all.map(withDigest),
  });
}

/** Finds the file that a proof is about. @throws ClaimgateError `companion_missing` */
function companionOf(
  { form }: NoteForm,
  file: string,
  { notes, others }: SortedFiles,
): NamedBytes | undefined {
  if (form === 'checkpoint') return undefined;
  const isGrowth = form === 'growth_proof';
  const found = isGrowth ? notes.find((one) => isCheckpoint(one.bytes, one.file)) : others[0];
  const expected = isGrowth
    ? 'an earlier checkpoint of the ledger'
    : 'the exact bytes of the record';
  if (!found) throw new ClaimgateError('companion_missing', { file, expected });
  return found;
}

function verifyNote(
  { form, text }: NoteForm,
  file: string,
  ledger: LedgerIdentity,
  beside: NamedBytes | undefined,
): Result<VerifiedNote> {
  if (form === 'tlog_proof' && beside)
    return verifyLedgerNote({ text, file }, ledger, { leaf: leafHash(beside.bytes) });
  const earlier = beside && { text: Buffer.from(beside.bytes).toString('utf8'), file: beside.file };
  return verifyLedgerNote({ text, file }, ledger, { earlier });
}

function noteFacts({ head, record, since }: VerifiedNote): PageAnswer['facts'] {
  return [
    ['Ledger', head.origin],
    ['Tree size', String(head.tree_size)],
    ['Root hash', head.root_hash],
    ...(record
      ? ([
          ['Record', String(record.index)],
          ['Leaf', record.leaf],
        ] as const)
      : []),
    ...(since ? [['Only grew since', countOf(since.tree_size, 'record')] as const] : []),
  ];
}
