import { basename, join } from 'node:path';
import { digestOf } from '../../digest/index.ts';
import type { GateVerdict, ReleaseResult, ReleaseStep } from '../../documents/index.ts';
import { demand, present } from '../../documents/error.ts';
import {
  ClaimgateError,
  finding,
  worstSeverity,
  type Code,
  type Finding,
} from '../../documents/findings.ts';
import { isThere, readRegularFile } from '../../io/files.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { readRecordedRelease } from '../../repository/release-records.ts';
import { instantOf } from '../../documents/json.ts';
import { readUnverified } from '../../gate/verify-projection.ts';
import { findInWorkTree } from '../../repository/work-tree.ts';
import { makeOutputFolder } from '../../io/output-path.ts';
import { formatManifest, readManifest, releaseManifest } from '../../manifest/release.ts';
import { readClaims, type ReadClaim } from '../../manifest/claims.ts';
import {
  MAX_PROJECTION_BYTES,
  RECORD_FILE_NAMES,
  recordPathOf,
  ruleSetIn,
  type RecordFiles,
} from '../../gate/release-record.ts';
import { aboutAnswer, aboutArtifacts, aboutFiles } from '../../gate/verify-verdict.ts';
import { letsReleaseThrough, recordedWarnings } from '../../gate/verdict.ts';
import { readVerdict } from '../../gate/recorded-verdict.ts';
import type { LedgerHead } from '../../trust/checkpoint.ts';
import { NEWEST_RULES } from '../../gate/rule-sets.ts';
import { createManifest, identitiesMaySign } from './manifest-create.ts';
import { PROJECTION_FILES } from '../../repository/configured.ts';
import { readBundles } from '../../repository/evidence-inputs.ts';
import type { Host } from '../host.ts';
import { statementPathOf } from '../../repository/release-inputs.ts';
import {
  judgeRelease,
  kindFindings,
  withFindings,
  type ReleaseJudgement,
  type ReleaseQuestion,
} from '../check/judge-release.ts';
import {
  identityCommand,
  nameOfSigner,
  openSigner,
  type SignerSource,
} from '../keys/signing-keys.ts';
import type { NamedFile } from '../named-file.ts';
import { editedPackages, readArtifacts } from './published-files.ts';
import { readReleaseFiles, recordRelease } from './record-release.ts';
import {
  branchName,
  RELEASES_FOLDER,
  signaturesOf,
  findReleaseStanding,
  type ReleaseRequest,
  type ReleaseStanding,
} from './release-standing.ts';
import { requireVerdictFile } from './verdict-require.ts';
import { signDocument } from '../keys/sign.ts';
import { shell } from '../../documents/shell.ts';
import { createUnlessThere } from '../../repository/new-files.ts';

export interface MadeRelease {
  readonly result: ReleaseResult;
  readonly findings: readonly Finding[];
  /** The judgement, where it is the gate that refuses. */
  readonly judged: ReleaseJudgement | undefined;
}

export type OnStep = (step: ReleaseStep) => void;

/** As `verdict require` has it by default. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const NAMES = RECORD_FILE_NAMES;

/** Faults of a verdict that a new one doesn't have. */
const MADE_AGAIN: ReadonlySet<Code> = new Set<Code>([
  'verdict_stale',
  'verdict_lapsed',
  'rule_set_too_old',
  'verdict_by_older_root',
]);

/**
 * Makes a release: check, create, sign, tag, require, record. What an earlier run left is verified and kept,
 * so that a release that was stopped goes on where it stood. Nothing is ever pushed.
 *
 * @throws ClaimgateError
 */
export async function makeRelease(
  request: ReleaseRequest,
  asked: ReleaseQuestion,
  host: Host,
  onStep: OnStep,
): Promise<MadeRelease> {
  const standing = await findReleaseStanding(request, asked, host);
  const release = new Release(request, standing, { asked, host, onStep });
  const { newerRelease: found, target } = standing;
  const older = { expected: `a later version than ${found}`, found: request.version };
  const isOlder = found !== undefined && !standing.isRecorded;
  release.remarks = [
    ...(isOlder ? [finding('version_not_newest', { ...older, file: target.branch })] : []),
    ...(await editedPackages(standing.inputs.place)),
  ];
  try {
    await release.make();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    const { findings, judged } = error;
    return { result: release.result, findings, judged };
  }
  return { result: release.result, findings: release.remarks, judged: undefined };
}

/** Why a release goes no further in this run. */
class Stopped extends Error {
  readonly findings: readonly Finding[];
  readonly judged: ReleaseJudgement | undefined;

  constructor(findings: readonly Finding[], judged?: ReleaseJudgement) {
    super('stopped');
    this.findings = findings;
    this.judged = judged;
  }
}

/** One run of a release: its steps in their order; each step finds out whether there is anything to do. */
class Release {
  readonly #request: ReleaseRequest;
  readonly #standing: ReleaseStanding;
  #asked: ReleaseQuestion;
  readonly #host: Host;
  readonly #onStep: OnStep;
  readonly #steps: ReleaseStep[] = [];
  #recordCommit: string | null = null;
  #compared: readonly LedgerHead[] = [];
  /** Warnings of the gate, or of the verdict that an earlier run left. */
  remarks: readonly Finding[] = [];

  constructor(
    request: ReleaseRequest,
    standing: ReleaseStanding,
    { asked, host, onStep }: { asked: ReleaseQuestion; host: Host; onStep: OnStep },
  ) {
    this.#request = request;
    this.#standing = standing;
    this.#asked = { ...asked, ref: standing.ref, repository: standing.inputs.repository };
    this.#host = host;
    this.#onStep = onStep;
  }

  get result(): ReleaseResult {
    const { revision, folder, target } = this.#standing;
    const { version } = this.#request;
    return {
      version,
      revision,
      folder: folder.name,
      steps: this.#steps,
      branch: target.branch,
      record_commit: this.#recordCommit,
    };
  }

  async make(): Promise<void> {
    if (this.#standing.isRecorded) return this.#skipAll();
    if (await this.#isMade()) {
      await this.#judgeAgain();
      this.#tell('create', this.#at(NAMES.manifest), 'done_before');
      await this.#requireCurrent();
    } else await this.#judgeAndCreate();
    await this.#sign();
    // A signer may take minutes; others go on meanwhile.
    this.#standing.inputs.repository?.refsChanged();
    await this.#tag();
    await this.#require();
    await this.#record();
  }

  #tell(step: ReleaseStep['step'], what: string, outcome: ReleaseStep['outcome'] = 'done'): void {
    const isPlanned = outcome === 'done' && this.#request.isDryRun && step !== 'check';
    const told: ReleaseStep = { step, outcome: isPlanned ? 'planned' : outcome, what };
    this.#steps.push(told);
    this.#onStep(told);
  }

  /** Marks the last step as the one that the release stopped at. */
  #stop(findings: readonly Finding[], judged?: ReleaseJudgement): never {
    const last = this.#steps.pop();
    if (last) this.#steps.push({ ...last, outcome: 'stopped' });
    throw new Stopped(findings, judged);
  }

  async #skipAll(): Promise<void> {
    const { inputs, target } = this.#standing;
    const { version } = this.#request;
    const { record } = await readRecordedRelease(present(inputs.repository), target.tip, version);
    const judged = demand(readVerdict(record.verdict, record.name));
    const published = await readArtifacts(this.#request.artifacts, this.#host);
    const manifest = { file: `${record.name}/${NAMES.manifest}`, bytes: record.manifest };
    const findings = [
      ...this.#differences(judged, record),
      ...(published.length > 0 ? aboutArtifacts(manifest, published) : []),
    ];
    if (worstSeverity(findings) > 0) throw new Stopped(findings);
    this.remarks = recordedWarnings(judged);
    this.#recordCommit = target.tip;
    const { revision } = this.#standing;
    this.#tell('check', `the claims of commit ${revision}`, 'done_before');
    this.#tell('create', this.#at(NAMES.manifest), 'done_before');
    this.#tell('sign', 'the verdict', 'done_before');
    this.#tell('tag', version, 'done_before');
    this.#tell('require', 'the verdict', 'done_before');
    this.#tell('record', `on ${branchName(target.branch)}`, 'done_before');
  }

  get #key(): SignerSource | undefined {
    const { key, mustSign } = this.#request;
    return this.#standing.isClaiming || mustSign ? key : undefined;
  }

  get #claims(): readonly ReadClaim[] {
    const { bytes, path } = this.#standing.inputs.claims;
    return present(readClaims(bytes, path).claims);
  }

  #at(name: string): string {
    return join(this.#standing.folder.name, name);
  }

  #file(name: string): NamedFile {
    const { folder } = this.#standing;
    return { path: join(folder.path, name), name: this.#at(name) };
  }

  /** Whether an earlier run made it, and signed it where needed. @throws Stopped where it is of other commit or claims */
  async #isMade(): Promise<boolean> {
    const { files, isClaiming } = this.#standing;
    const [manifest, verdict] = [files.get(NAMES.manifest), files.get(NAMES.verdict)];
    if (!manifest || !verdict || (isClaiming && !files.has(NAMES.signedVerdict))) return false;
    const file = this.#at(NAMES.verdict);
    const read = readVerdict(verdict, file);
    // The verdict of a run that refused, or did not finish, is made again; so is one that lacks the warning.
    if (!read.ok || !letsReleaseThrough(read.value)) return false;
    const isWarned = read.value.findings.some(({ code }) => code === 'released_without_ledger');
    if (isClaiming && this.#asked.withoutLedger && !isWarned) return false;
    if (isClaiming && !this.#isByNewestRules()) return false;
    if (!(await this.#isAsStrict(read.value))) return false;
    const { name } = this.#standing.folder;
    const findings = this.#differences(read.value, { manifest, name, verdict });
    if (worstSeverity(findings) === 0 && (await this.#bindsArtifacts(manifest))) {
      this.remarks = [...this.remarks, ...recordedWarnings(read.value)];
      return true;
    }
    throw new Stopped([finding('release_differs', { file }), ...findings]);
  }

  /**
   * Judges what an earlier run left by all that is known now: keys may have been revoked since, claims withdrawn, and
   * other releases recorded. @throws Stopped where it is allowed no more
   */
  async #judgeAgain(): Promise<void> {
    const { isClaiming, revision } = this.#standing;
    const what = `the claims of commit ${revision}`;
    if (!isClaiming) return this.#tell('check', what, 'done_before');
    this.#tell('check', `${what}, by what is known since`);
    const stale = (await this.#required(revision)).filter(({ code }) => MADE_AGAIN.has(code));
    await this.#stopOn(stale);
    const { path } = this.#file(PROJECTION_FILES[0]);
    const judged = await judgeRelease({ ...this.#asked, projection: path }, this.#host);
    if (judged.verdict.decision !== 'allowed') this.#stop([], judged);
    await this.#requireUndenied(path);
  }

  /** Whether the verdict that an earlier run left was judged by the rules of today; else it is made again. */
  #isByNewestRules(): boolean {
    const { files, folder } = this.#standing;
    const signedVerdict = files.get(NAMES.signedVerdict);
    const named = signedVerdict && ruleSetIn({ name: folder.name, signedVerdict });
    // One that cannot be read is refused where its signature is required.
    return !named?.ok || named.value?.digest === NEWEST_RULES.digest;
  }

  /** Whether a verdict that an earlier run left keeps to the options of this run; else it is made again by them. */
  async #isAsStrict({ claims, horizon, self_test: tested }: GateVerdict): Promise<boolean> {
    const { mustHoldUntil = -Infinity, projectionMaxAgeMs: maxAge, selfTest } = this.#asked;
    const until = horizon.valid_until === null ? Infinity : instantOf(horizon.valid_until);
    const report = await selfTest?.();
    if ((report && report.stated.sha256 !== tested?.sha256) || until < mustHoldUntil) return false;
    const [file, bytes] = [NAMES.statement, this.#standing.files.get(NAMES.statement)];
    if (maxAge === undefined || claims.length === 0) return true;
    // Without its statement nobody knows how old the projection is.
    if (!bytes) return false;
    const { predicate } = demand(readUnverified({ file, bytes }));
    return until <= instantOf(predicate.generated_at) + maxAge;
  }

  /** Tells in what a verdict and its manifest are of another commit, version or claims than this release. */
  #differences(
    judged: GateVerdict,
    { manifest, name, verdict }: Pick<RecordFiles, 'manifest' | 'name' | 'verdict'>,
  ): readonly Finding[] {
    const { inputs, revision } = this.#standing;
    const held = {
      release: { version: this.#request.version, revision },
      verdict: { file: join(name, NAMES.verdict), bytes: verdict },
      manifest: { file: join(name, NAMES.manifest), bytes: manifest },
      claims: { bytes: inputs.claims.bytes, read: this.#claims },
    };
    return [...aboutAnswer(judged, held), ...aboutFiles(judged, held)];
  }

  /** Whether a manifest binds the files that this run names; a run that names none goes on with what there is. */
  async #bindsArtifacts(manifest: Uint8Array): Promise<boolean> {
    if (this.#request.artifacts.length === 0) return true;
    const artifacts = await readArtifacts(this.#request.artifacts, this.#host);
    const read = readManifest(manifest, this.#at(NAMES.manifest));
    if (!read.ok) return false;
    const { version, revision, provider_claims } = read.value;
    const expected = releaseManifest(version, revision, provider_claims, artifacts);
    return formatManifest(expected) === formatManifest(read.value);
  }

  async #judgeAndCreate(): Promise<void> {
    const { version } = this.#request;
    const { isClaiming } = this.#standing;
    const key = this.#key;
    const judged = await this.#judgeNewest();
    const checked = withFindings(judged, kindFindings(judged));
    if (!letsReleaseThrough(checked.verdict)) this.#stop([], checked);
    await this.#requireCurrent(checked.verdict);
    await this.#requireUndenied(this.#asked.projection);
    this.remarks = [...this.remarks, ...checked.judgement.findings];
    if (isClaiming && !key && !identitiesMaySign(judged))
      throw new ClaimgateError('usage', {
        expected: '--sign FILE, a private key of the release role',
        next: shell`claimgate release ${version} --sign FILE`,
      });
    await this.#refuseOtherManifest(judged);
    const by = key ? `, signed with ${nameOfSigner(key)}` : '';
    this.#tell('create', `${this.#at(NAMES.manifest)}${by}`);
    if (this.#request.isDryRun) return;
    await this.#makeFolder();
    const projection = isClaiming
      ? await keepProjection(present(this.#asked.projection), this.#standing.folder)
      : undefined;
    const out = this.#file(NAMES.manifest);
    const asked = { ...this.#asked, projection };
    const { artifacts } = this.#request;
    const created = await createManifest({ version, out, key, artifacts }, asked, this.#host);
    if (created.manifestDigest === undefined) this.#stop([], created.judged);
  }

  /** Judges the claims; where the projection is missing, expired or older than the ledger, by an export made here. */
  async #judgeNewest(): Promise<ReleaseJudgement> {
    const { isClaiming, revision } = this.#standing;
    const { exportLedger, isDryRun } = this.#request;
    this.#tell('check', `judge the claims of commit ${revision}`);
    const judged = await judgeRelease(this.#asked, this.#host);
    if (!exportLedger || isDryRun || !isClaiming) return judged;
    const newer = judged.trusted ? await this.#findOutdated(judged.verdict) : [];
    if (judged.trusted && newer.every(({ code }) => code !== 'projection_outdated')) return judged;
    this.#tell('export', 'the ledger has newer records; judge by them');
    this.#asked = { ...this.#asked, projection: await exportLedger() };
    return judgeRelease(this.#asked, this.#host);
  }

  /** @throws Stopped where there is a manifest that this release would not make */
  async #refuseOtherManifest({ binding }: ReleaseJudgement): Promise<void> {
    const { files, revision } = this.#standing;
    const there = files.get(NAMES.manifest);
    if (!there) return;
    const artifacts = await readArtifacts(this.#request.artifacts, this.#host);
    const { version } = this.#request;
    const manifest = releaseManifest(version, revision, present(binding), artifacts);
    const [expected, found] = [digestOf(formatManifest(manifest)), digestOf(there)];
    if (expected !== found)
      this.#stop([finding('release_differs', { file: this.#at(NAMES.manifest), expected, found })]);
  }

  /** The folder for the files; what is in the one that we name ourselves is for git to ignore. */
  async #makeFolder(): Promise<void> {
    const { folder, inputs } = this.#standing;
    if (!this.#request.folder) {
      // The repository may have put a link there.
      findInWorkTree(inputs.root, `${RELEASES_FOLDER}/${basename(folder.path)}`);
      makeOutputFolder(join(inputs.root, RELEASES_FOLDER), RELEASES_FOLDER);
      await createUnlessThere(inputs.root, `${RELEASES_FOLDER}/.gitignore`, '*\n');
    }
    makeOutputFolder(folder.path, folder.name);
  }

  /** Adds the signature of the key where it is still needed, and stops until enough people have signed. */
  async #sign(): Promise<void> {
    const { isClaiming } = this.#standing;
    const { isDryRun } = this.#request;
    const key = this.#key;
    if (!isClaiming && !key) return this.#tell('sign', 'nothing is claimed', 'not_needed');
    this.#tell('sign', this.#at(NAMES.signedVerdict));
    if (isDryRun) return;
    const findings = await this.#required(this.#standing.revision);
    if (!findings.some(isShort)) return this.#stopOn(findings);
    const before = await this.#signatures();
    const secret = key && (await openSigner(key));
    if (key && secret && before.keys.includes(secret.publicKey.id)) {
      await signDocument(this.#file(NAMES.signedVerdict), key);
      return this.#stopOn(await this.#required(this.#standing.revision));
    }
    return this.#stopOn(findings);
  }

  /** Why the verdict lets nothing through at a commit. */
  async #required(ref: string): Promise<readonly Finding[]> {
    const { memory, now: at, trustPin } = this.#asked;
    const { artifacts } = this.#request;
    const file = this.#file(NAMES.verdict);
    const request = { file, artifacts, maxAgeMs: MAX_AGE_MS, trustPin, memory, at };
    return (await requireVerdictFile(request, { ...this.#asked, ref }, this.#host)).findings;
  }

  async #stopOn(findings: readonly Finding[]): Promise<void> {
    if (worstSeverity(findings) === 0) return;
    const said = await Promise.all(findings.map((found) => this.#withNext(found)));
    this.#stop(said);
  }

  /** A finding of `verdict require` with what to do about it here. */
  async #withNext(found: Finding): Promise<Finding> {
    const { folder } = this.#standing;
    const again = shell`claimgate release ${this.#request.version}`;
    if (MADE_AGAIN.has(found.code))
      return { ...found, next: [shell`rm -r ${folder.name}`, again].join(' && ') };
    if (!isShort(found)) return found;
    const { count, keys, missing, threshold } = await this.#signatures();
    const file = this.#at(NAMES.signedVerdict);
    const command =
      keys.length > 0 ? shell`claimgate sign ${file} --key KEY` : identityCommand(file);
    return finding('signatures_below_threshold', {
      file,
      expected: `${threshold - count} more of ${missing.join(', ')}`,
      found: `${count} of ${threshold}`,
      next: `${command} && ${again}`,
    });
  }

  #signatures() {
    const { memory, now: at, trustPin: pin } = this.#asked;
    return signaturesOf(this.#standing, { pin, memory, at });
  }

  /** Stops where the ledger has newer records about what is claimed than a verdict, by default the one that was made, rests on. */
  async #requireCurrent(verdict?: GateVerdict): Promise<void> {
    const { exportCommand, version } = this.#request;
    const { folder } = this.#standing;
    const found = await this.#findOutdated(verdict);
    const clear = isThere(folder.path) ? [shell`rm -r ${folder.name}`] : [];
    const next = [...clear, exportCommand(), shell`claimgate release ${version}`].join(' && ');
    const said = found.map((one) => (one.code === 'projection_outdated' ? { ...one, next } : one));
    if (worstSeverity(said) > 0) this.#stop(said);
  }

  /** Stops where the ledger never said what the projection shows, or this machine disables what is claimed. */
  async #requireUndenied(projection: string | undefined): Promise<void> {
    const { facts, ledger } = this.#request;
    const { isClaiming } = this.#standing;
    const { directory, heads = [], now: at, product, trustPin: pin } = this.#asked;
    if (!ledger || !isClaiming || projection === undefined || pin === undefined) return;
    const { findDenied } = await import('../evidence/published-projection.ts');
    const named = { path: projection, name: basename(projection) };
    const by = { pin, at, directory, product, version: this.#request.version };
    const asked = { by, facts, heads, ledger, projection: named };
    const found = await findDenied(asked, this.#claims, this.#host);
    if (found.length > 0) this.#stop(found);
  }

  async #findOutdated(verdict?: GateVerdict): Promise<readonly Finding[]> {
    const { ledger: place } = this.#request;
    const { folder, isClaiming } = this.#standing;
    if (!place || !isClaiming) return [];
    const { findOutdated } = await import('../evidence/published-projection.ts');
    const files = await readReleaseFiles(folder);
    const name = NAMES.verdict;
    const made = verdict ?? demand(readVerdict(present(files.get(name)), this.#at(name)));
    const { now } = this.#asked;
    const { findings, same } = await findOutdated(place, made, this.#claims, now, this.#compared);
    this.#compared = worstSeverity(findings) > 0 ? [] : same;
    return findings;
  }

  async #tag(): Promise<void> {
    const { version, isDryRun } = this.#request;
    const { isTagged, revision, target, folder } = this.#standing;
    if (isTagged) this.#tell('tag', version, 'done_before');
    else this.#tell('tag', `${version} on commit ${revision}`);
    if (isDryRun) return;
    // Records made while people signed count too.
    await this.#requireCurrent();
    if (isTagged) return;
    const files = await readReleaseFiles(folder);
    const digests = [NAMES.manifest, NAMES.verdict].map(
      (name) => `${name} ${digestOf(present(files.get(name)))}`,
    );
    await target.writer.createTag(
      version,
      revision,
      [`Release ${version}`, '', ...digests].join('\n'),
    );
  }

  async #require(): Promise<void> {
    this.#tell('require', this.#at(NAMES.verdict));
    if (!this.#request.isDryRun)
      await this.#stopOn(await this.#required(`refs/tags/${this.#request.version}`));
  }

  async #record(): Promise<void> {
    const { version, branch, isDryRun } = this.#request;
    const { target, folder } = this.#standing;
    this.#tell('record', `${recordPathOf(version)} on ${branchName(target.branch)}`);
    if (isDryRun) return;
    const { memory, now: at, trustPin } = this.#asked;
    const { artifacts } = this.#request;
    const commit = { branch };
    const request = { version, from: folder, artifacts, commit, trustPin, memory, at };
    const ref = `refs/tags/${version}`;
    const recorded = await recordRelease(request, { ...this.#asked, ref }, this.#host);
    if (!recorded.result) this.#stop(recorded.findings);
    this.#recordCommit = recorded.result.commit;
  }
}

function isShort({ code }: Finding): boolean {
  return code === 'signatures_below_threshold' || code === 'envelope_unsigned';
}

/** A copy with all that lies beside it, so that an export in between changes nothing. Returns its path. */
async function keepProjection(source: string, folder: NamedFile): Promise<string> {
  const keep = (name: string, bytes: Uint8Array) =>
    writeFileAtomically(join(folder.path, name), bytes, join(folder.name, name));
  const names = [source, statementPathOf(source)];
  for (const [at, name] of PROJECTION_FILES.entries()) {
    const path = present(names[at]);
    await keep(name, await readRegularFile(path, name, MAX_PROJECTION_BYTES));
  }
  const bundles = await readBundles(present(names[1]), PROJECTION_FILES[1]);
  if (bundles) await keep(bundles.file, bundles.bytes);
  return join(folder.path, PROJECTION_FILES[0]);
}
