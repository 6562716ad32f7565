import { auditLine, auditReport } from '../../report/audit-report.ts';
import { sectionLines } from '../../report/report.ts';
import type { GateVerdict, ReleaseAuditRow } from '../../documents/index.ts';
import { countOf, finding, worstSeverity, type Finding } from '../../documents/findings.ts';
import { instantOf } from '../../documents/json.ts';
import { standingWithdrawal, withdrawalsBySubject } from '../../gate/withdrawn.ts';
import { claimName } from '../../manifest/claim-names.ts';
import { usageError } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import {
  argument,
  flag,
  HEAD_OPTION,
  MEMORY_OPTION,
  repeated,
  RESULTS_OPTION,
  STATUS_OPTION,
  TRUST_PIN_OPTION,
  valued,
} from '../options.ts';
import { basename } from 'node:path';
import {
  pageWithCapsule,
  type BroughtCapsule,
  earlierRecords,
  MAX_CAPSULE_BYTES,
  membersOf,
  writeCapsule,
  type CapsuleParts,
} from '../../audit/capsule.ts';
import { auditRelease } from '../../audit/audit.ts';
import { present, demand } from '../../documents/error.ts';
import { MAX_BUNDLES_BYTES } from '../../trust/identity.ts';
import { COMMIT_LIMIT, serialisedObject } from '../../trust/git-objects.ts';
import { CommitTree } from '../../trust/commit-files.ts';
import { TRUST_FOLDER } from '../../trust/root-files.ts';
import { createFile } from '../../io/write-files.ts';
import { isVersionHere } from '../../repository/configured.ts';
import {
  auditAnswer,
  releaseInCapsule,
  withStatus,
  type AuditedRelease,
} from '../../audit/capsule-release.ts';
import { CONTRACTS, readContracts } from '../../evidence/contract.ts';
import { claimsIn } from '../../repository/release-inputs.ts';
import { checkKeptResults } from '../../repository/kept-results.ts';
import type { AuditInput } from '../../audit/replay.ts';
import { readTokens } from '../../repository/evidence-inputs.ts';
import { findingsSince } from '../keys/signed-documents.ts';
import type { Host } from '../host.ts';
import { readNamed, type NamedFile } from '../named-file.ts';
import {
  releaseInRepository,
  type RecordedPlace,
  type ReleaseInRepository,
} from './release-in-repository.ts';
import { askedMemory, askedPin, askedRepository } from '../../repository/asked.ts';

export const command: Command = {
  examples: {
    'claimgate audit v1.4.0': 'verify a past release, with the trust pin in CLAIMGATE_TRUST_PIN',
    'claimgate audit v1.4.0 --pack v1.4.0.capsule':
      'and keep all of it in one file, the same bytes each time',
    'claimgate audit v1.4.0 --html v1.4.0.html':
      'and verify it in a browser, with nothing installed',
    'claimgate audit v1.4.0 --results .claimgate/results':
      'and read the test results that were kept again',
    'claimgate audit v1.4.0.capsule': 'years later, without repository or network',
    'claimgate audit --all --output html=history.html':
      'all releases of the repository, compared with each other, also as a page',
  },
  positionals: { release: argument('a release tag such as v1.4.0, or a capsule file') },
  options: {
    ...MEMORY_OPTION,
    ...TRUST_PIN_OPTION,
    ...STATUS_OPTION,
    ...RESULTS_OPTION,
    all: flag('all recorded releases, and compare them with each other'),
    ...HEAD_OPTION,
    'timestamp-root': repeated(
      'with a capsule: a trusted root whose timestamp authorities you trust; may be repeated',
      'FILE',
    ),
    pack: valued(
      'with a tag: also write a capsule, everything that is needed to verify the release, to this new file',
      'FILE',
    ),
    html: valued(
      'also write a page with the capsule in it, which verifies itself in a browser',
      'FILE',
    ),
  },
  files: (invocation) => ({
    others: ['pack', 'html'].flatMap((name) => invocation.files(name)).map(({ path }) => path),
  }),
  async run(invocation) {
    const { args } = invocation;
    if (args.flag('all') === true) {
      if (args.text('release') !== undefined) throw usageError({ expected: 'a release, or --all' });
      return (await import('./audit-all.ts')).auditAll(invocation);
    }
    args.refuse(['head'], 'without --all');
    const asked = args.required('release');
    const isCapsule = !isVersionHere(asked, askedRepository(invocation));
    if (isCapsule) args.refuse(['memory', 'pack'], 'for a capsule');
    const alone = await (isCapsule ? capsuleAudit : releaseAudit)(invocation);
    const audited = await sinceRelease(invocation, alone);
    const { findings, result } = audited;
    const verified = alone.released !== null;
    const [pack, page] = [args.text('pack'), args.text('html')];
    const unwritten = `not written, as ${asked} does not verify`;
    const written = [
      ...(pack === undefined ? [] : [`  capsule: ${verified ? pack : unwritten}`]),
      ...(page === undefined ? [] : [`  page: ${verified ? page : unwritten}`]),
      ...(pack === undefined || !verified
        ? []
        : ['  in a browser: open verifier.html of the release, and drop the capsule on it']),
    ];
    const line = auditLine(audited, invocation.at);
    const chapters = auditReport(result, invocation.at);
    const onePage = chapters.filter(({ isAppendix }) => !isAppendix);
    return {
      result,
      findings,
      lines: [line, ...onePage.flatMap((one) => sectionLines(one, MOST_CLAIMS)), ...written],
      fullLines: [line, ...chapters.flatMap((one) => sectionLines(one)), ...written],
      chapters,
    };
  },
};

/** More claims than these are in files, on the auditor's page, in JSON and with `--verbose`. */
const MOST_CLAIMS = 20;

/** Asks a status about a release that verifies. */
async function sinceRelease(
  invocation: Invocation,
  audited: AuditedRelease,
): Promise<AuditedRelease> {
  const { released } = audited;
  if (!released || invocation.args.text('status') === undefined) return audited;
  // A status knows what the repository does, and what lapsed since.
  const findings = audited.findings.filter(({ code }) => code !== 'claims_withdrawn_since');
  return withStatus({ ...audited, findings }, await findingsSince(invocation, released));
}

async function capsuleAudit(invocation: Invocation): Promise<AuditedRelease> {
  const [capsule, html] = [invocation.requiredFile('release'), invocation.file('html')];
  const named = invocation
    .files('timestamp-root')
    .map((file) => readNamed(file, MAX_BUNDLES_BYTES));
  const timestampRoots = await Promise.all(named);
  return auditCapsule(
    capsule,
    { now: invocation.at, pin: askedPin(invocation), timestampRoots },
    html,
    invocation.file('results'),
  );
}

function releaseAudit(invocation: Invocation): Promise<AuditedRelease> {
  const { args, at, directory, host } = invocation;
  args.refuse(['timestamp-root'], 'for a tag');
  const [pack, html] = [invocation.file('pack'), invocation.file('html')];
  const [memory, trustPin] = [askedMemory(invocation), askedPin(invocation)];
  const asked = { at, directory, product: args.text('product'), memory, trustPin, pack, html };
  const results = invocation.file('results');
  return auditRecordedRelease(args.required('release'), { ...asked, results }, host);
}

export type { AuditedRelease };

interface AuditRequest extends RecordedPlace {
  /** A new file for everything that the release rests on; written only where the release verifies. */
  readonly pack: NamedFile | undefined;
  readonly html: NamedFile | undefined;
  /** The folder of kept results to read again. */
  readonly results?: NamedFile | undefined;
}

/** Verifies a past release of a repository again, with everything that it rests on. @throws ClaimgateError */
export async function auditRecordedRelease(
  version: string,
  request: AuditRequest,
  host: Pick<Host, 'environment'>,
): Promise<AuditedRelease> {
  const { pack, html, results, trustPin } = request;
  const release = await releaseInRepository(request, version, host);
  const { input } = release;
  const audit = await auditRelease(input);
  const since = audit.verdict ? withdrawnHere(release, audit.verdict) : [];
  const answer = async (capsule: string | null) =>
    withKept(withdrawn(auditAnswer(input, audit, capsule), since), input, results);
  const isAsked = pack !== undefined || html !== undefined;
  if (!isAsked || worstSeverity(audit.findings) > 0) return answer(null);
  const members = membersOf(await partsOfRelease(release, present(audit.verdict)));
  const file = pack?.name ?? `${version}.capsule`;
  const capsule = demand(writeCapsule({ release: input.release, members }, file));
  if (pack) await createFile(pack.path, capsule, pack.name);
  if (html) await createPage(html, { bytes: capsule, name: basename(file), pin: trustPin });
  return answer(pack?.name ?? null);
}

/** Says which claims of a release the repository has withdrawn: an audit keeps its answer about the release. */
function withdrawnHere(
  { known: { withdrawn: all } }: ReleaseInRepository,
  { claims, evaluated_at }: GateVerdict,
): readonly Finding[] {
  const known = withdrawalsBySubject(all.withdrawals, all.lifts);
  const judgedAt = instantOf(evaluated_at);
  return claims.flatMap(({ subject, subject_digest: subjectDigest }) => {
    const one = standingWithdrawal(known, { subjectDigest, judgedAt });
    const found = one && `${claimName(subject)} since ${one.withdrawn_at}: ${one.reason}`;
    return found === undefined ? [] : [finding('claims_withdrawn_since', { found })];
  });
}

function withdrawn(audited: AuditedRelease, since: readonly Finding[]): AuditedRelease {
  if (since.length === 0) return audited;
  const names = since.flatMap(({ found }) => found ?? []);
  const { findings, result } = audited;
  return { ...audited, findings: [...findings, ...since], result: { ...result, withdrawn: names } };
}

/** Verifies a past release again from a capsule, without repository or network. @throws ClaimgateError */
export async function auditCapsule(
  capsule: NamedFile,
  asked: Parameters<typeof releaseInCapsule>[2],
  html?: NamedFile,
  results?: NamedFile,
): Promise<AuditedRelease> {
  const { bytes, file: name } = await readNamed(capsule, MAX_CAPSULE_BYTES);
  const input = await releaseInCapsule(bytes, name, asked, await readTokens(capsule));
  const answer = auditAnswer(input, await auditRelease(input), name);
  if (html && worstSeverity(answer.findings) === 0)
    await createPage(html, { bytes, name: basename(name), pin: asked.pin });
  return withKept(answer, input, results);
}

/** Leads from the claims of a release to the results of their tests, where somebody names the folder. @throws ClaimgateError */
async function withKept(
  audited: AuditedRelease,
  { claims, contracts, now: at }: AuditInput,
  folder: NamedFile | undefined,
): Promise<AuditedRelease> {
  if (!folder) return audited;
  const { evidence, rows } = audited.result;
  const row = { check: 'kept results', by: `the files in ${folder.name}, read again`, codes: [] };
  const ended = (outcome: ReleaseAuditRow['outcome'], findings: readonly Finding[]) => [
    ...rows,
    { ...row, outcome, codes: findings.map(({ code }) => code) },
  ];
  if (!evidence)
    return { ...audited, result: { ...audited.result, rows: ended('not_checked', []) } };
  const { index } = readContracts(contracts);
  const claimed = claimsIn(claims.bytes, claims.file).map(({ claim }) => claim.subject);
  const asked = { folder, contracts: index, claimed, at };
  const checked = await checkKeptResults(evidence.claims, asked);
  const left = evidence.claim_count - evidence.claims.length;
  // not covered: a release of more than a thousand claims
  const beyond =
    left > 0
      ? [finding('kept_results_missing', { found: countOf(left, 'claim beyond the report') })]
      : [];
  const findings = [...checked.findings, ...beyond];
  const outcome =
    beyond.length > 0 && checked.outcome !== 'failed' ? 'not_checked' : checked.outcome;
  return {
    ...audited,
    findings: [...audited.findings, ...findings],
    result: { ...audited.result, rows: ended(outcome, findings), results: checked.results },
  };
}

/** Writes the auditor's page with a capsule in it. The page is large, and loaded only here. */
async function createPage({ name, path }: NamedFile, capsule: BroughtCapsule): Promise<void> {
  const { readVerifierPage } = await import('./verifier-page.ts');
  await createFile(path, present(pageWithCapsule(readVerifierPage(), capsule)), name);
}

/** Collects the files of a release for its capsule, with the objects of git that tie its files to the commit. */
async function partsOfRelease(
  { input, repository, history, trust, tree }: ReleaseInRepository,
  verdict: GateVerdict,
): Promise<CapsuleParts> {
  const { revision } = input.release;
  const commit = await CommitTree.open(repository, revision);
  for (const folder of ['provider-certification', CONTRACTS.path, TRUST_FOLDER])
    await commit.folder(folder);
  // The folders of the covered code, too: a capsule shows which code that was.
  const trees = [...(await commit.objects()), ...((await tree?.objects()) ?? [])];
  const objects = new Map(trees.map((object) => [object.id, object]));
  for (const [tested, isIncluded] of input.ancestry) {
    // The commit before the tested one names it; the tested one itself is not needed.
    for (const id of isIncluded ? history.wayTo(tested).slice(0, -1) : []) {
      const step = objects.get(id) ?? (await repository.object(id, COMMIT_LIMIT));
      if (step) objects.set(id, step);
    }
  }
  const { claims, config, contracts, record, projection } = input;
  const roots = [...trust.roots, ...trust.trustedRoots];
  return {
    record,
    projection,
    earlier: earlierRecords(input, verdict),
    commitFiles: [claims, ...(config ? [config] : []), ...contracts, ...roots],
    objects: new Map([...objects].map(([id, object]) => [id, serialisedObject(object)])),
  };
}
