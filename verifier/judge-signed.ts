import { judgeDocument, judgeNote, judgeStatus, kindOf } from '../src/audit/signed-document.ts';
import { digestOf } from '../src/digest/index.ts';
import { demand } from '../src/documents/error.ts';
import {
  ClaimgateError,
  countOf,
  messageOf,
  type Finding,
  type Result,
} from '../src/documents/findings.ts';
import { instantOf, type NamedBytes } from '../src/documents/json.ts';
import { contentLines, KIND_NAMES, NOTE_NAMES } from '../src/report/document-lines.ts';
import { commandReport } from '../src/report/run-report.ts';
import { withIdentities, type AnchorInput } from '../src/trust/anchor.ts';
import {
  readContent,
  findForm,
  payloadDigestOf,
  warningsIn,
  type SignedContent,
  type NoteForm,
} from '../src/trust/document-kind.ts';
import { readEnvelope, type Envelope } from '../src/trust/envelope.ts';
import { bundlesFileOf, stampFileOf } from '../src/trust/identity.ts';
import { MAX_TOKENS, stampsOf, tokensInOrder } from '../src/trust/vouched-time.ts';
import { signedBeforeWords } from '../src/report/audit-report.ts';
import { readPublicKey } from '../src/trust/public-key.ts';
import type { VerifiedEnvelope, VerifiedNote } from '../src/trust/verify-document.ts';
import type { VerifiedStatus } from '../src/gate/status.ts';
import {
  answerOf,
  withDigest,
  givenPin,
  type PageCheck,
  type PageAnswer,
  type PageQuestion,
} from './answer.ts';

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
  if (note && (!asked || asked === roots.at(-1)))
    return judgeLedgerNote(note, roots, files, question);
  if (asked) {
    refuseKeysBesidePin(files, question);
    // Only a trust root says how long a status counts.
    const keys = kindOf(asked.envelope) === 'status' ? [] : files.keys;
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
  const basis = await chooseBasis(envelope, rootFiles, files, question);
  const tokens = tokensBeside(one.file, files);
  const beside = besideIn(one, tokens, files, question);
  const { refusals, signed, vouched } = judgeDocument(envelope, basis.accepted, beside);
  const isVerified = refusals.length === 0;
  const findings =
    signed && isVerified ? [...warningsIn(signed.content), ...(vouched?.findings ?? [])] : refusals;
  const kind = kindOf(envelope);
  const name = kind === undefined ? 'signed document' : KIND_NAMES[kind];
  const answer = `${isVerified ? 'verified' : 'not verified'}${basis.answer}`;
  const lines = [`${answer}: ${envelope.file} is a ${name}`];
  const payload = ['Payload', payloadDigestOf(envelope)] as const;
  const signatures = { check: 'signatures', by: basis.by };
  const ofSigned = signed && {
    until: expiryIn(signed.content),
    facts: [
      payload,
      ...factsOf(signed),
      ...(tokens.length > 0 && vouched
        ? [['Signed before', signedBeforeWords(vouched.times)] as const]
        : []),
    ],
    checks: [
      { ...signatures, outcome: 'passed' as const, why: [] },
      ...projectionChecks(signed.content, findings, beside.projection),
    ],
  };
  return answerOf(
    commandReport({ name: 'verify', says: 'verified' }, { findings, lines }, question.now),
    question,
    {
      facts: [payload],
      checks: [{ ...signatures, outcome: 'failed', why: refusals.map(messageOf) }],
      ...ofSigned,
      unchecked: [
        'Whether the release itself holds: this is one signed document. A capsule shows the release.',
        ...basis.unchecked,
      ],
      judged: [
        one,
        ...(envelope.bundles ? [envelope.bundles] : []),
        ...basis.judged,
        ...(vouched ? tokens : []),
        ...(signed ? judgedBeside(signed.content, files) : []),
      ],
      inputs: files.all.map(withDigest),
      ...basis.named,
    },
  );
}

/** The files that belong to a document: those that were dropped with it, and its tokens. */
function besideIn(
  one: NamedBytes,
  tokens: readonly NamedBytes[],
  files: SortedFiles,
  { authorities: timestampRoots = [], now }: PageQuestion,
) {
  const [projection] = files.others.filter((other) => !tokens.includes(other)).map(withDigest);
  const bytes = tokens.map((token) => token.bytes);
  const stamps = stampsOf(one, bytes);
  return { files: files.all, verdict: files.verdict[0], projection, stamps, timestampRoots, now };
}

/** By what an envelope is judged, and the words for it: public keys, or the pin and the trust roots beside it. */
async function chooseBasis(
  envelope: Envelope,
  rootFiles: readonly OpenedEnvelope[],
  files: SortedFiles,
  question: PageQuestion,
) {
  if (files.keys.length === 0) {
    const roots = rootFiles.map(({ one }) => one);
    return {
      answer: '',
      by: 'the pin and its chain of trust roots',
      accepted: await anchorIn(roots, files, question, instantIn(envelope)),
      judged: [...roots, ...files.trustedRoots],
      unchecked: [],
      named: {},
    };
  }
  const keys = files.keys.map(({ bytes, file }) =>
    demand(readPublicKey(Buffer.from(bytes).toString('utf8'), { file })),
  );
  const names = files.keys.map(({ file }, index) => `${file} (${keys[index]?.id})`).join(', ');
  return {
    answer: ' by public keys, without a trust pin',
    by: 'the public keys given',
    accepted: { keys },
    judged: files.keys,
    unchecked: [
      'Whether the public keys are the right ones: the person who gave them to you vouches for them.',
    ],
    named: { against: `${names}, and no trust pin` },
  };
}

/** The status that lies beside a capsule; `undefined` where none does. */
export async function statusBeside(
  files: SortedFiles,
  verdict: NamedBytes,
  question: PageQuestion,
): Promise<Result<VerifiedStatus> | undefined> {
  const { asked, roots } = envelopesIn(files);
  if (!asked || kindOf(asked.envelope) !== 'status') return undefined;
  const { envelope } = asked;
  const beside = roots.map(({ one }) => one);
  const anchor = await anchorIn(beside, files, question, instantIn(envelope));
  const at = { files: [...files.all, verdict], verdict: files.verdict[0] };
  return judgeStatus(envelope, anchor, at);
}

export function tokensBeside(file: string, { all }: SortedFiles): readonly NamedBytes[] {
  const names = Array.from({ length: MAX_TOKENS }, (_, index) => stampFileOf(file, index + 1));
  return tokensInOrder(
    file,
    names.map((name) => all.find((one) => one.file === name)),
  );
}

/** Anyone who brings the envelope may bring the key as well: it must never take the place of the pin. */
function refuseKeysBesidePin({ keys: [key] }: SortedFiles, question: PageQuestion): void {
  if (key && givenPin(question) !== undefined)
    throw new ClaimgateError('keys_beside_pin', { file: key.file });
}

/** The files that the answer is about as well. Another verdict than the stated one was not judged. */
function judgedBeside(content: SignedContent, { all, others }: SortedFiles): readonly NamedBytes[] {
  if (content.kind === 'projection_statement') return others.slice(0, 1);
  if (content.kind !== 'signed_verdict') return [];
  return all.filter(({ bytes }) => digestOf(bytes) === content.verdict);
}

async function anchorIn(
  roots: readonly NamedBytes[],
  { trustedRoots }: SortedFiles,
  question: PageQuestion,
  recorded?: number,
): Promise<AnchorInput> {
  const { authorities = [], now, when } = question;
  const named = [...trustedRoots, ...authorities];
  const counted = named.length > 0 ? await withIdentities(roots, named) : roots;
  return { pin: givenPin(question), roots: counted, at: when === 'now' ? now : (recorded ?? now) };
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
  const roots = read.filter(({ envelope }) => kindOf(envelope) === 'trust_root');
  const asked = read.find((one) => !roots.includes(one)) ?? roots.at(-1);
  return { asked, roots };
}

function factsOf({
  content,
  identities,
  signers,
  threshold,
}: VerifiedEnvelope): PageAnswer['facts'] {
  return [
    ...contentLines(content).map(factIn),
    ['Signed by', [...signers, ...identities].map(({ id }) => id).join(', ')],
    ['Signatures needed', String(threshold)],
  ];
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
  const kind = kindOf(envelope);
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
async function judgeLedgerNote(
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
  const verified = judgeNote({ ...form, file }, await anchorIn(roots, files, question), beside);
  const findings = verified.ok ? [] : verified.findings;
  const name = NOTE_NAMES[form.form];
  const lines = [`${verified.ok ? 'verified' : 'not verified'}: ${file} is ${name}`];
  return answerOf(
    commandReport({ name: 'verify', says: 'verified' }, { findings, lines }, question.now),
    question,
    {
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
    },
  );
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

function noteFacts({ head, record, since }: VerifiedNote): PageAnswer['facts'] {
  return [
    ['Ledger', head.origin],
    ['Tree size', String(head.tree_size)],
    ['Root hash', head.root_hash],
    ...(record
      ? ([
          ['Record', String(record.index + 1)],
          ['Leaf', record.leaf],
        ] as const)
      : []),
    ...(since ? [['Only grew since', countOf(since.tree_size, 'record')] as const] : []),
  ];
}
