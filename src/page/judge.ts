import { auditAnswer, releaseInCapsule } from '../app/audit-capsule.ts';
import { auditRelease, type AuditInput } from '../audit/index.ts';
import { recallAll } from '../audit/ledger.ts';
import { digestOf } from '../digest/index.ts';
import type { GateVerdict } from '../documents/index.ts';
import {
  ClaimgateError,
  countOf,
  messageOf,
  refuse,
  worstSeverity,
  type Finding,
  type Result,
} from '../findings/index.ts';
import { demand, errorOf } from '../findings/error.ts';
import { formatInstant, instantOf, isJsonObject, readJson } from '../json/index.ts';
import {
  bindClaims,
  CLAIMS_PATH,
  readClaims,
  readManifest,
  verifyManifest,
} from '../manifest/index.ts';
import { contentLines, KIND_NAMES } from '../report/document-lines.ts';
import type { Outcome } from '../report/report.ts';
import { commandReport, failureReport } from '../report/run-report.ts';
import { minuteWords } from '../report/time-words.ts';
import { contentOf, kindOf, payloadDigestOf, type Content } from '../trust/document-kind.ts';
import { verifyByKeys, verifyByRoots, type VerifiedEnvelope } from '../trust/verify-document.ts';
import { readEnvelope, readPublicKey, type Envelope, type NamedBytes } from '../trust/index.ts';
import {
  answerOf,
  inputOf,
  pinOf,
  type Check,
  type LedgerPoint,
  type PageAnswer,
  type PageInput,
  type PageQuestion,
} from './answer.ts';

/** Verifies whatever the files are: a capsule, an envelope, or a manifest with its claims file. Never throws. */
export async function judgeFiles(question: PageQuestion): Promise<PageAnswer> {
  const { files, now } = question;
  const sorted = sortFiles(files);
  try {
    if (sorted.capsule) return await judgeCapsule(sorted.capsule, question);
    if (sorted.manifest) return judgeManifest(sorted.manifest, sorted.claims, question);
    return judgeEnvelope(sorted, question);
  } catch (error) {
    const known =
      error instanceof ClaimgateError
        ? error
        : new ClaimgateError('defect', { found: String(error) }, { cause: error });
    const command = sorted.capsule ? 'audit' : sorted.manifest ? 'manifest verify' : 'verify';
    const report = failureReport({ document: 'report' }, command, known, now);
    return answerOf(report, question, { inputs: files.map(inputOf) });
  }
}

/** The files by what they are. */
interface SortedFiles {
  readonly all: readonly NamedBytes[];
  readonly capsule: NamedBytes | undefined;
  readonly manifest: NamedBytes | undefined;
  readonly claims: NamedBytes | undefined;
  readonly keys: readonly NamedBytes[];
  readonly envelopes: readonly NamedBytes[];
  readonly others: readonly NamedBytes[];
}

type FileKind = 'capsule' | 'manifest' | 'claims' | 'keys' | 'envelopes' | 'others';

function sortFiles(all: readonly NamedBytes[]): SortedFiles {
  const kinds = all.map((file) => [kindOfFile(file), file] as const);
  const of = (wanted: FileKind) => kinds.flatMap(([kind, file]) => (kind === wanted ? [file] : []));
  const [[capsule], [manifest], [claims]] = [of('capsule'), of('manifest'), of('claims')];
  const rest = { keys: of('keys'), envelopes: of('envelopes'), others: of('others') };
  // A file of no kind that is known is most likely a capsule that is damaged: that reader says what is wrong.
  const [only] = all;
  const isLone = all.length === 1 && rest.others.length === 1;
  return { all, capsule: isLone ? only : capsule, manifest, claims, ...rest };
}

/** More of a file than this says nothing about its kind. */
const MAX_LOOK = 4 * 1024 * 1024;

/** Only a hint which reader to ask; each of them reads strictly. */
function kindOfFile({ bytes, file }: NamedBytes): FileKind {
  if (textIn(bytes.subarray(257, 262)) === 'ustar') return 'capsule';
  if (bytes.length > MAX_LOOK) return file.endsWith('.json') ? 'claims' : 'others';
  const text = textIn(bytes);
  if (text.startsWith('-----BEGIN PUBLIC KEY-----')) return 'keys';
  if (!/^\s*\{/.test(text)) return 'others';
  const { value } = readJson(bytes, { file, maxBytes: MAX_LOOK });
  if (isJsonObject(value)) {
    if ('payloadType' in value) return 'envelopes';
    if ('provider_claims' in value) return 'manifest';
    if ('claims' in value) return 'claims';
  }
  return 'others';
}

function textIn(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
}

async function judgeCapsule(capsule: NamedBytes, question: PageQuestion): Promise<PageAnswer> {
  const { file, bytes } = capsule;
  const input = await releaseInCapsule(bytes, file, pinOf(question));
  const audit = await auditRelease(input);
  const { result, findings } = auditAnswer(input, audit, file);
  const { verdict } = audit;
  const until = verdict?.horizon.valid_until ?? null;
  const { version, revision } = input.release;
  const verified = worstSeverity(findings) === 0;
  const judged = verdict?.evaluated_at ?? 'an unknown instant';
  const lines = [
    `${verified ? 'verified' : 'not verified'}: ${version} at ${revision}, judged at ${judged}`,
  ];
  return answerOf(commandReport('audit', { result, findings, lines }, question.now), question, {
    until: verified ? until : null,
    sentence:
      verified && verdict
        ? releaseSentence(version, verdict)
        : refusalSentence(version, audit.rows),
    facts: [
      ['Version', version],
      ['Commit', revision],
      ...(verdict ? [['Judged at', verdict.evaluated_at] as const] : []),
      ...(until === null ? [] : [['Evidence expires', until] as const]),
      ['Capsule', digestOf(bytes)],
    ],
    checks: audit.rows.map(({ findings: why, ...row }) => ({ ...row, why: why.map(messageOf) })),
    verdict,
    ledger: ledgerOf(input, verdict),
    unchecked: [
      'Whether the ledgers of later releases extend this one: only the repository has them. `claimgate audit TAG` asks.',
      'Whether other files of the commit look like public claims: a capsule holds only what the release rests on.',
    ],
    judged: [capsule],
    inputs: [inputOf(capsule), ...membersOf(input)],
  });
}

function releaseSentence(version: string, { claims, evaluated_at }: GateVerdict): string {
  const what = claims.length === 0 ? 'claims nothing' : `makes ${countOf(claims.length, 'claim')}`;
  const when = minuteWords(instantOf(evaluated_at));
  return `${version} ${what}; it was allowed on ${when}, and everything that it rests on verifies`;
}

function refusalSentence(version: string, rows: readonly Pick<Check, 'outcome'>[]): string {
  const count = (wanted: Check['outcome']) =>
    rows.filter(({ outcome }) => outcome === wanted).length;
  const [failed, open] = [count('failed'), count('not_checked')];
  const parts = [
    ...(failed > 0 ? [`${failed} of ${countOf(rows.length, 'check')} failed`] : []),
    ...(open > 0 ? [`${countOf(open, 'check')} could not be made`] : []),
  ];
  return `${version} does not verify: ${parts.join(', and ')}`;
}

/** What the release rests on, by the paths of the repository. */
function membersOf({
  claims,
  config,
  contracts,
  projection,
  record,
  roots,
}: AuditInput): PageInput[] {
  const { manifest, name, signedVerdict, statement, verdict } = record;
  const recorded = {
    'release-manifest.json': manifest,
    'gate-verdict.json': verdict,
    'gate-verdict.intoto.json': signedVerdict,
    'ledger-projection.jsonl': projection,
    'ledger-projection.intoto.json': statement,
  };
  const ofRecord = Object.entries(recorded).flatMap(([file, bytes]) =>
    bytes ? [{ file: `${name}/${file}`, bytes }] : [],
  );
  return [...ofRecord, claims, ...(config ? [config] : []), ...contracts, ...roots].map(inputOf);
}

function ledgerOf({ memory, release }: AuditInput, verdict: GateVerdict | null): LedgerPoint[] {
  const recalled = recallAll(memory);
  const own = verdict?.inputs.find(({ ledger_head }) => ledger_head)?.ledger_head;
  if (!recalled.ok || !verdict || !own) return [];
  const earlier = recalled.value.flatMap(({ name, at, head }) =>
    head && head.origin === own.origin
      ? [{ release: lastOf(name), at: formatInstant(at), size: head.tree_size }]
      : [],
  );
  const { version } = release;
  return [...earlier, { release: version, at: verdict.evaluated_at, size: own.tree_size }];
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function judgeManifest(
  manifestFile: NamedBytes,
  claims: NamedBytes | undefined,
  question: PageQuestion,
): PageAnswer {
  const { file, bytes } = manifestFile;
  const manifest = readManifest(bytes, file);
  if (!manifest.ok) throw errorOf(manifest.findings);
  if (!claims) throw new ClaimgateError('claims_missing', { file: CLAIMS_PATH });
  const read = readClaims(claims.bytes, claims.file);
  if (!read.claims) throw errorOf(read.findings);
  const { version, revision } = manifest.value;
  const binding = bindClaims(claims.bytes, read.claims);
  const differences = verifyManifest(manifest.value, manifest.reading, {
    version,
    revision,
    binding,
  });
  const findings = [...read.findings, ...differences];
  const isSame = worstSeverity(findings) === 0;
  const line = `${isSame ? 'verified' : 'not verified'}: ${file} names the bytes of ${claims.file}`;
  const outcome: Outcome = { findings, lines: [line] };
  return answerOf(commandReport('manifest verify', outcome, question.now), question, {
    facts: [
      ['Version', version],
      ['Commit', revision],
      ['Claims', String(binding.claim_count)],
      ['Digest of the claims', binding.manifest_sha256],
    ],
    checks: [
      {
        check: 'manifest',
        by: 'the bytes of the claims file',
        outcome: isSame ? 'passed' : 'failed',
        why: findings.map(messageOf),
      },
    ],
    unchecked: [
      `Whether the commit ${revision} has this claims file, and the tag ${version} names it: only the repository can tell. \`claimgate manifest verify FILE\` asks.`,
      'Whether any evidence stands behind the claims: a capsule shows that.',
    ],
    judged: [manifestFile, claims],
    inputs: [manifestFile, claims].map(inputOf),
  });
}

function judgeEnvelope(files: SortedFiles, question: PageQuestion): PageAnswer {
  const { envelope, one, roots } = envelopeIn(files);
  const hasKeys = files.keys.length > 0;
  const verified = hasKeys
    ? verifyByKeys(envelope, acceptedKeys(files.keys))
    : verifyByRoots(envelope, {
        pin: pinOf(question),
        roots,
        at: instantAsked(envelope, question),
      });
  const [projection] = files.others;
  const outcome = verified.ok ? aboutProjection(verified.value.content, projection) : verified;
  const findings = outcome.ok ? [] : outcome.findings;
  const lines = [
    `${outcome.ok ? 'verified' : 'not verified'}: ${envelope.file} is a ${nameOfKind(envelope)}`,
  ];
  const said = verified.ok
    ? {
        until: expiryIn(verified.value.content),
        facts: factsOf(verified.value),
        checks: projectionChecks(verified.value.content, findings, projection),
        beside:
          verified.value.content.kind === 'projection_statement' && projection ? [projection] : [],
      }
    : { until: null, facts: [], checks: [], beside: [] };
  return answerOf(commandReport('verify', { findings, lines }, question.now), question, {
    until: said.until,
    facts: [['Payload', payloadDigestOf(envelope)], ...said.facts],
    checks: [signatureCheck(verified, hasKeys), ...said.checks],
    unchecked: [
      'Whether the release itself holds: this is one signed document. A capsule shows the release.',
      ...(hasKeys
        ? ['Whether the public keys are the right ones: whoever gave them to you vouches for them.']
        : []),
    ],
    judged: [one, ...(hasKeys ? files.keys : roots), ...said.beside],
    inputs: files.all.map(inputOf),
  });
}

function instantAsked(envelope: Envelope, { now, when }: PageQuestion): number {
  return when === 'now' ? now : (instantIn(envelope) ?? now);
}

function nameOfKind(envelope: Envelope): string {
  const kind = kindIn(envelope);
  return kind === undefined ? 'signed document' : KIND_NAMES[kind];
}

function signatureCheck(verified: Result<unknown>, hasKeys: boolean): Check {
  return {
    check: 'signatures',
    by: hasKeys ? 'the public keys given' : 'the pin and its chain of trust roots',
    outcome: verified.ok ? 'passed' : 'failed',
    why: verified.ok ? [] : verified.findings.map(messageOf),
  };
}

/** The envelope that is asked about, and the trust roots beside it; of roots alone, the last. */
function envelopeIn({ all, envelopes }: SortedFiles) {
  const read = envelopes.map((one) => ({
    one,
    envelope: demand(readEnvelope(one.bytes, one.file)),
  }));
  const roots = read.filter(({ envelope }) => kindIn(envelope) === 'trust_root');
  const asked = read.find((one) => !roots.includes(one)) ?? roots.at(-1);
  if (asked) return { ...asked, roots: roots.map(({ one }) => one) };
  const [first] = all;
  throw new ClaimgateError('signed_document_expected', first ? { file: first.file } : {});
}

function factsOf({ content, signers, threshold }: VerifiedEnvelope): PageAnswer['facts'] {
  return [
    ...contentLines(content).map(factIn),
    ['Signed by', signers.map(({ id }) => id).join(', ')],
    ['Signatures needed', String(threshold)],
  ];
}

function kindIn(envelope: Envelope) {
  const kind = kindOf(envelope);
  return kind.ok ? kind.value : undefined;
}

function acceptedKeys(files: readonly NamedBytes[]) {
  const keys = files.map(({ bytes, file }) => demand(readPublicKey(textIn(bytes), { file })));
  return { keys, threshold: new Set(keys.map(({ id }) => id)).size };
}

function aboutProjection(content: Content, projection: NamedBytes | undefined) {
  if (content.kind !== 'projection_statement' || !projection)
    return { ok: true, value: content } as const;
  const { file, bytes } = projection;
  const [expected, found] = [content.projection, digestOf(bytes)];
  return expected === found
    ? ({ ok: true, value: content } as const)
    : refuse('projection_digest_differs', { file, expected, found });
}

function projectionChecks(
  { kind }: Content,
  findings: readonly Finding[],
  projection: NamedBytes | undefined,
): Check[] {
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
  const content = kind && contentOf(kind, envelope);
  if (!content?.ok) return undefined;
  if (content.value.kind === 'signed_verdict')
    return instantOf(content.value.predicate.timeVerified);
  if (content.value.kind === 'badge') return instantOf(content.value.predicate.evaluated_at);
  if (content.value.kind === 'projection_statement')
    return instantOf(content.value.predicate.generated_at);
  return undefined;
}

function expiryIn(content: Content): string | null {
  if (content.kind === 'badge') return content.predicate.valid_until;
  return content.kind === 'projection_statement' ? content.predicate.expires_at : null;
}

/** A line such as `  deployment: hosted-eu`, as name and value. */
function factIn(line: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^\s*([^:]+): (.*)$/.exec(line) ?? [];
  return [name.charAt(0).toUpperCase() + name.slice(1), value];
}
