import { basename, dirname, join } from 'node:path';
import type { ProjectionEntry, RunFact } from '../../documents/index.ts';
import { demand, isWarning, present, type Code, type Finding } from '../../documents/findings.ts';
import type { GateInput } from '../../gate/judge.ts';
import { readClaims } from '../../manifest/claims.ts';
import { pathInRepository } from '../../documents/products.ts';
import { heldClaims } from '../../gate/claims-source.ts';
import { ownValues, type OwnValues } from '../../selftest/own-values.ts';
import { findOutdated } from '../evidence/published-projection.ts';
import {
  withTemporaryRepository,
  type TemporaryRepository,
} from '../../io/temporary-repository.ts';
import type { TrustedProjection } from '../../gate/verify-projection.ts';
import { gateInputOf, stagedClaims, stageOf } from '../../selftest/stage.ts';
import { writePrivateKey, type PrivateKey } from '../../trust/private-key.ts';
import { auditRecordedRelease, type AuditedRelease } from '../audit/audit.ts';
import type { Host } from '../host.ts';
import {
  judgeWithInput,
  kindFindings,
  withFindings,
  type ReleaseJudgement,
  type ReleaseQuestion,
} from '../check/judge-release.ts';
import { makeRelease, type MadeRelease, type OnStep } from './make-release.ts';
import type { KeySource } from '../keys/signing-keys.ts';
import { statementPathOf } from '../../repository/release-inputs.ts';
import { findReleaseStanding, type ReleaseRequest } from './release-standing.ts';

interface Rehearsal {
  readonly judged: ReleaseJudgement;
  /** `undefined` where the gate refuses the release for more than its examples: nothing was played then. */
  readonly played: Played | undefined;
}

interface Played {
  readonly made: MadeRelease;
  /** `undefined` where the release was stopped. */
  readonly audited: AuditedRelease | undefined;
}

type Rehearsed = Pick<ReleaseRequest, 'artifacts' | 'branch' | 'folder' | 'ledger' | 'version'> & {
  readonly onStep: OnStep;
};

/**
 * Plays a release to its end, audit included, with the documents as they are now: in a repository of its own, with
 * throw-away keys, its examples passed off as evidence. All of it is removed, because nobody may take what was signed
 * there for a release. What would stop the release itself, before or after the gate, stops the rehearsal.
 *
 * @throws ClaimgateError where the release could not be judged or played
 */
export async function rehearseRelease(
  rehearsed: Rehearsed,
  asked: ReleaseQuestion,
  host: Host,
): Promise<Rehearsal> {
  const { input, judged: answer } = await judgeWithInput(asked, host);
  const { judgement, summary, trusted } = answer;
  const more = [...kindFindings(answer), ...(await findNewer(rehearsed, answer, input))];
  const judged = more.length > 0 ? withFindings(answer, more) : answer;
  const causes = summary.causes.map((cause) => cause.finding);
  const found = [...judgement.findings, ...causes, ...more];
  if (!found.every(isPlayable)) return { judged, played: undefined };
  // A draft is of no commit that could be tagged yet.
  if (judgement.kind !== 'draft')
    // The commit that was judged, also where a tag says that the release has begun on another one.
    await findReleaseStanding(rehearsed, { ...asked, ref: asked.ref ?? 'HEAD' }, host);
  const product = judged.repository?.product;
  const played = await withTemporaryRepository(host.environment, async (place) => {
    const before = await place.commit('Before the release', []);
    const own = ownValues(input, answer.claimsBytes);
    const staged = trusted && (await stageAt(before, input, trusted, own));
    const { roots = [] } = staged?.evidence ?? {};
    const { config } = input;
    const contracts = own.contracts;
    const files = [
      { file: input.claims.path, bytes: own.claimsBytes },
      ...(config ? [{ file: config.path, bytes: config.bytes }] : []),
    ];
    const all = [...files, ...contracts, ...roots];
    const placed = all.map((one) => ({ ...one, file: pathInRepository(product, one.file) }));
    await place.commit('The release', placed);
    const outside = staged ? await writeStaged(staged, place) : { keys: [] };
    const { environment } = place;
    const directory = join(place.directory, product?.path ?? '');
    const question = { directory, now: asked.now, ...outside };
    return play(rehearsed, question, { ...host, environment });
  });
  return { judged, played };
}

/** Records about the claims that are newer than the export; a release asks for them too. */
async function findNewer(
  { ledger }: Rehearsed,
  { claimsBytes, judgement, trusted, verdict }: ReleaseJudgement,
  { claims: { path } }: GateInput,
): Promise<readonly Finding[]> {
  const { claims } = readClaims(claimsBytes, path);
  if (!ledger || !trusted || !claims) return [];
  return (await findOutdated(ledger, verdict, claims, judgement.at)).findings;
}

/** Warnings stop no release; of examples and drafts it is known that the real one must not be any. */
function isPlayable(found: Finding): boolean {
  return isWarning(found) || PLAYED.has(found.code);
}

const PLAYED: ReadonlySet<Code> = new Set([
  'draft_not_releasable',
  'evidence_is_example',
  'example_value',
]);

interface Staged {
  readonly evidence: GateInput['evidence'];
  readonly releasers: readonly PrivateKey[];
}

/** Signs the claimed entries with throw-away keys, as those of a first release: of runs at a commit, and without an example. */
async function stageAt(
  commit: string,
  input: GateInput,
  trusted: TrustedProjection,
  own: OwnValues,
): Promise<Staged> {
  const stage = await stageOf(input, trusted);
  const claimed = await stagedClaims(input, trusted, input.claims.open());
  const growth = { ...stage.growth, consistency: null };
  const entries = claimed.map(({ entry }) => withoutExamples(own.entry(entry), commit));
  const played = { ...stage, entries, growth, head: trusted.head };
  const { path } = input.claims;
  const claims = heldClaims({ path, bytes: own.claimsBytes, remarks: [] });
  const { evidence } = await gateInputOf(played, { claims });
  return { evidence, releasers: stage.releasers };
}

function withoutExamples(entry: ProjectionEntry, commit: string): ProjectionEntry {
  const { configuration, approval, runtime_control: control, local_run, live_run } = entry;
  return {
    ...entry,
    configuration: configuration && withoutOrigin(configuration),
    approval: approval && withoutOrigin(approval),
    runtime_control: control && withoutOrigin(control),
    local_run: testedAt(local_run, commit),
    live_run: testedAt(live_run, commit),
  };
}

function withoutOrigin<T extends { readonly origin?: unknown }>({ origin: _origin, ...fact }: T) {
  return fact;
}

function testedAt(run: RunFact, commit: string): RunFact {
  const origin = { kind: 'test_run' as const, results_sha256: NO_RESULTS };
  return run && { ...run, tested_revision: commit, origin };
}

const NO_RESULTS = `sha256:${'0'.repeat(64)}`;

async function writeStaged({ evidence, releasers }: Staged, own: TemporaryRepository) {
  const lines: Uint8Array[] = [];
  for await (const piece of present(evidence.projection).open()) lines.push(piece);
  const projection = own.writeBeside('ledger-projection.jsonl', Buffer.concat(lines));
  const statement = basename(statementPathOf(projection));
  own.writeBeside(statement, present(evidence.statement).bytes);
  const keys = releasers.map((key, index) => {
    const path = own.writeBeside(`${index}.key`, demand(writePrivateKey(key)));
    const name = 'a throw-away key';
    return { file: { path, name }, passphrase: undefined, purpose: name };
  });
  return { trustPin: evidence.pin, projection, keys };
}

/** Releases with each key in turn, as the holders of a role do, and audits the release. */
async function play(
  { artifacts, onStep, version }: Rehearsed,
  { keys, ...asked }: ReleaseQuestion & { readonly keys: readonly KeySource[] },
  host: Host,
): Promise<Played> {
  const request = {
    version,
    artifacts,
    folder: undefined,
    mustSign: false,
    branch: undefined,
    ledger: undefined,
    facts: undefined,
    exportCommand: () => '',
    exportLedger: undefined,
    isDryRun: false,
  };
  let made: MadeRelease | undefined;
  for (const key of keys.length > 0 ? keys : [undefined])
    made = await makeRelease({ ...request, key }, asked, host, onStep);
  const played = present(made);
  if (played.result.record_commit === null) return { made: played, audited: undefined };
  const { directory, now: at, trustPin } = asked;
  const html = { path: join(dirname(directory), 'audit.html'), name: "the audit's page" };
  const audit = { at, directory, trustPin, memory: undefined, pack: undefined, html };
  return { made: played, audited: await auditRecordedRelease(version, audit, host) };
}
