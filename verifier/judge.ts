import {
  auditAnswer,
  releaseInCapsule,
  withStatus,
  type AuditedRelease,
} from '../src/audit/capsule-release.ts';
import { auditRelease } from '../src/audit/audit.ts';
import { type AuditInput } from '../src/audit/replay.ts';
import { digestOf } from '../src/digest/index.ts';
import { ClaimgateError, messageOf, worstSeverity } from '../src/documents/findings.ts';
import { errorOf, present } from '../src/documents/error.ts';
import { kindsOfFile, MOST_LOOKED_AT, type NamedBytes } from '../src/documents/json.ts';
import { bindClaims, CLAIMS_PATH, readClaims } from '../src/manifest/claims.ts';
import { readManifest, verifyManifest } from '../src/manifest/release.ts';
import { auditLine, auditReport, auditSentence } from '../src/report/audit-report.ts';
import type { Outcome } from '../src/report/report.ts';
import { commandReport, failureReport } from '../src/report/run-report.ts';
import { filesOfRecord, RECORDED_PROJECTION } from '../src/gate/release-record.ts';
import { findForm } from '../src/trust/document-kind.ts';
import { bundlesFileOf } from '../src/trust/identity.ts';
import { withdrawnSince } from '../src/gate/status.ts';
import {
  judgeSigned,
  statusBeside,
  tokensBeside,
  type FileKind,
  type SortedFiles,
} from './judge-signed.ts';
import {
  answerOf,
  withDigest,
  givenPin,
  type PageAnswer,
  type PageInput,
  type PageQuestion,
} from './answer.ts';

/** Verifies whatever the files are: a capsule, an envelope, or a manifest with its claims file. Never throws. */
export async function judgeFiles(question: PageQuestion): Promise<PageAnswer> {
  const { files, now } = question;
  const sorted = sortFiles(files);
  const [[capsule], [manifest], [claims]] = [sorted.capsule, sorted.manifest, sorted.claims];
  try {
    if (capsule) return await judgeCapsule(capsule, sorted, question);
    if (manifest) return judgeManifest(manifest, claims, question);
    return await judgeSigned(sorted, question);
  } catch (error) {
    const known =
      error instanceof ClaimgateError
        ? error
        : new ClaimgateError('defect', { found: String(error) }, { cause: error });
    const command = capsule ? 'audit' : manifest ? 'manifest verify' : 'verify';
    const report = failureReport(
      { name: command, says: 'verified', document: 'report' },
      known,
      now,
    );
    return answerOf(report, question, { inputs: files.map(withDigest) });
  }
}

function sortFiles(all: readonly NamedBytes[]): SortedFiles {
  const sorted: Record<FileKind, NamedBytes[]> = {
    bundles: [],
    capsule: [],
    claims: [],
    envelopes: [],
    keys: [],
    manifest: [],
    notes: [],
    others: [],
    trustedRoots: [],
    verdict: [],
  };
  for (const file of all) sorted[kindOfFile(file)].push(file);
  // A file of no kind that is known is most likely a capsule that is damaged: that reader says what is wrong.
  if (all.length === 1) sorted.capsule.push(...sorted.others);
  return { ...sorted, all };
}

/** Only a hint which reader to ask; each of them reads strictly. */
function kindOfFile({ bytes, file }: NamedBytes): FileKind {
  if (bytes.length > MOST_LOOKED_AT && file.endsWith('.json')) return 'claims';
  if (file.endsWith(bundlesFileOf(''))) return 'bundles';
  const [kind] = kindsOfFile(bytes);
  if (kind) return PLACES[kind.name] ?? 'others';
  const form = findForm(bytes, file);
  return form.ok && form.value.form !== 'envelope' ? 'notes' : 'others';
}

const PLACES: Readonly<Record<string, FileKind>> = {
  'a capsule': 'capsule',
  'a public key': 'keys',
  'a signed document': 'envelopes',
  'a trusted root of Sigstore': 'trustedRoots',
  'an inclusion proof': 'notes',
  'a release manifest': 'manifest',
  'a claims file': 'claims',
  'a verdict': 'verdict',
};

async function judgeCapsule(
  capsule: NamedBytes,
  files: SortedFiles,
  question: PageQuestion,
): Promise<PageAnswer> {
  const { file, bytes } = capsule;
  const { now } = question;
  // An authority can come with the capsule: only one that the trust root or the reader names counts.
  const asked = { now, pin: givenPin(question), timestampRoots: question.authorities ?? [] };
  const tokens = tokensBeside(file, files).map((token) => token.bytes);
  const input = await releaseInCapsule(bytes, file, asked, tokens);
  const audit = await auditRelease(input);
  const answer = auditAnswer(input, audit, file);
  const audited = await sinceRelease(answer, input, files, question);
  const { result, findings } = audited;
  const { unchecked } = result;
  const [release, ...sections] = auditReport(result, question.now);
  const lines = [auditLine(audited, question.now)];
  return answerOf(
    commandReport({ name: 'audit', says: 'verified' }, { result, findings, lines }, question.now),
    question,
    {
      sentence: auditSentence(audited, question.now),
      facts: [...present(release).parts.flatMap(({ rows }) => rows), ['Capsule', digestOf(bytes)]],
      // The page has tables of its own for these.
      sections: sections.filter(({ id }) => !['checks', 'digests', 'unchecked'].includes(id)),
      checks: audit.rows.map(({ findings: why, ...row }) => ({ ...row, why: why.map(messageOf) })),
      unchecked,
      judged: [capsule, ...tokensBeside(file, files)],
      inputs: [withDigest(capsule), ...membersOf(input)],
    },
  );
}

/** Asks a status beside the capsule which claims were withdrawn since. */
async function sinceRelease(
  audited: AuditedRelease,
  { record }: AuditInput,
  files: SortedFiles,
  question: PageQuestion,
): Promise<AuditedRelease> {
  const own = { file: 'gate-verdict.json', bytes: record.verdict };
  const status = await statusBeside(files, own, question);
  const { released } = audited;
  if (!status || !released) return audited;
  const about = { file: 'status.json', at: question.now };
  const since = status.ok ? withdrawnSince(released, status.value, about) : status.findings;
  return withStatus(audited, since);
}

function membersOf({
  claims,
  config,
  contracts,
  projection,
  record,
  roots,
}: AuditInput): PageInput[] {
  const files = filesOfRecord(record);
  if (projection) files.push([RECORDED_PROJECTION, projection]);
  return [
    ...files.map(([file, bytes]) => ({ file: `${record.name}/${file}`, bytes })),
    claims,
    ...(config ? [config] : []),
    ...contracts,
    ...roots,
    ...(roots[0]?.keyless?.trustedRoots ?? []),
  ].map(withDigest);
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
  return answerOf(
    commandReport({ name: 'manifest verify', says: 'verified' }, outcome, question.now),
    question,
    {
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
        'Whether evidence supports the claims: a capsule shows that.',
      ],
      judged: [manifestFile, claims],
      against: `${claims.file}, and no trust pin: neither file is signed`,
      inputs: [manifestFile, claims].map(withDigest),
    },
  );
}
