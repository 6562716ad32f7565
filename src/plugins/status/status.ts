import { join, resolve } from 'node:path';
import { digestOf } from '../../digest/index.ts';
import type {
  DroppedClaim,
  GateVerdict,
  StatusClaim,
  StatusPredicate,
} from '../../documents/index.ts';
import {
  ClaimgateError,
  countOf,
  demand,
  finding,
  isWarning,
  present,
  type Finding,
} from '../../documents/findings.ts';
import { numbersOf } from '../../documents/products.ts';
import { erroredFact } from '../../evidence/subject-evidence.ts';
import { claimsInMemory } from '../../gate/claims-source.ts';
import { judgeClaims } from '../../gate/judge-claims.ts';
import { shell } from '../../documents/shell.ts';
import { isThere, readFileIfThere } from '../../io/files.ts';
import { requireRepository } from '../../repository/read-inputs.ts';
import { readKnown, retractionsBy, type Known } from '../../repository/known.ts';
import { unreadableError } from '../../repository/release-records.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { formatInstant, instantOf, type EpochMs, type NamedBytes } from '../../documents/json.ts';
import { readManifest } from '../../manifest/release.ts';
import { recordPathOf, signedVerdictOf, type RecordFiles } from '../../gate/release-record.ts';
import { readVerdict } from '../../gate/recorded-verdict.ts';
import { shownClaim, whenWords } from '../../report/report-words.ts';
import { statusFiles, type ReleasedClaims } from '../../report/status-page.ts';
import { STATUS_STATEMENT } from '../../trust/badge.ts';
import {
  MAX_ENVELOPE_BYTES,
  readEnvelope,
  signEnvelope,
  unsignedEnvelope,
} from '../../trust/envelope.ts';
import type { SignedBytes } from '../../trust/identity.ts';
import type { TrustRoot } from '../../trust/root.ts';
import { trustRootPath } from '../../trust/root-files.ts';
import { artifactsOf, STATEMENT_PAYLOAD_TYPE, summaryIn } from '../../trust/statement.ts';
import { statusEndsBy, verifyStatus } from '../../gate/status.ts';
import { recordedWarnings, type JudgedClaim } from '../../gate/verdict.ts';
import { listedClaims } from '../../gate/verify-verdict.ts';
import type { Command } from '../../cli/command.ts';
import type { Invocation } from '../../cli/invocation.ts';
import { productRoot } from '../../repository/configured.ts';
import { readEvidence } from '../../repository/evidence-inputs.ts';
import { openHolder } from '../../cli/keys/signing-keys.ts';
import { showFleet } from './fleet.ts';
import { argument, EVIDENCE_OPTIONS, repeated, required, valued } from '../../cli/options.ts';
import { openReleaseInputs, claimsIn } from '../../repository/release-inputs.ts';
import { SignerOptions } from '../../cli/keys/signer-options.ts';
import { envelopeText } from '../../cli/keys/trust.ts';
import { RULE_SETS } from '../../gate/rule-sets.ts';
import { askedProjection, askedRepository } from '../../repository/asked.ts';
import { askedRelease } from '../../cli/check/asked-release.ts';
import {
  NOTHING_WITHDRAWN,
  standingWithdrawal,
  type KnownWithdrawals,
} from '../../gate/withdrawn.ts';

const SIGNER = new SignerOptions('sign', {
  ...required(valued('sign with this private key of the status role', 'FILE')),
  instead: ['fleet'],
});

const { at: _at, 'must-hold-until': _lifetime, ...EVIDENCE } = EVIDENCE_OPTIONS;

export const command: Command = {
  examples: {
    'claimgate status --out site/status --sign status.key':
      'judge the claims of the newest release now, and write what a web site shows',
    'claimgate status v1.4.0 --out site/v1 --sign status.key':
      'the same for an older release that you still support',
    'claimgate status --fleet fleet.json --output html=fleet.html --output openmetrics=fleet.prom':
      'one page and the metrics of all repositories',
  },
  positionals: { release: argument('a recorded release (default: the newest one)') },
  options: {
    out: {
      ...required(valued('the folder of the page, the feed, the badge and status.json', 'DIR')),
      instead: ['fleet'],
    },
    ...SIGNER.options,
    ...EVIDENCE,
    fleet: repeated(
      'instead: show what holds by a fleet file, or by the status.json or gate-verdict.json of a product; may be repeated',
      'FILE',
    ),
  },
  files: (invocation) => ({
    others: isOfFleet(invocation) ? [] : FILES.map((name) => pathIn(invocation, name)),
  }),
  async run(invocation) {
    if (isOfFleet(invocation)) {
      const { 'trust-pin': _pin, ...others } = { ...SIGNER.options, ...EVIDENCE };
      invocation.args.refuse(['release', 'out', ...Object.keys(others)], 'with --fleet');
      return showFleet(invocation);
    }
    const status = await makeStatus(invocation);
    if ('refused' in status) return { findings: status.refused };
    const { predicate, files, warnings } = status;
    const { claims, dropped, release, valid_until: until } = predicate;
    // A reader who sees the new status must find the verdict beside it.
    for (const name of FILES)
      await writeFileAtomically(pathIn(invocation, name), files[name], nameIn(invocation, name));
    return {
      result: {
        files: FILES.map((name) => ({ path: nameIn(invocation, name), outcome: 'changed' })),
      },
      findings: [...warnings, ...dropped.map(droppedFinding)],
      lines: [
        `status of ${release.version}: ${claims.length} of ${countOf(claims.length + dropped.length, 'claim')} hold, expires ${whenWords(instantOf(until), invocation.at)}`,
        ...FILES.map((name) => `  ${nameIn(invocation, name)}`),
      ],
    };
  },
};

function isOfFleet({ args }: Invocation): boolean {
  return args.list('fleet').length > 0;
}

const FILES = [
  'gate-verdict.json',
  'status.json',
  'index.html',
  'feed.xml',
  'claimgate-badge.html',
  'claimgate-badge.svg',
] as const;

/** Right after a rotation the root that has the role lies here alone. */
function statusRoleMissing({ document, envelope: { file } }: TrustRoot, invocation: Invocation) {
  const choice = askedRepository(invocation);
  const path = trustRootPath(document.version + 1);
  const isHere = isThere(join(productRoot(choice, path), path));
  const next = shell`git add ${path} && git commit -m ${'Rotate the trust root'}; git push`;
  return new ClaimgateError('status_role_missing', isHere ? { file, next } : { file });
}

function nameIn({ args }: Invocation, name: string): string {
  return join(args.required('out'), name);
}

function pathIn(invocation: Invocation, name: string): string {
  return resolve(invocation.directory, nameIn(invocation, name));
}

function droppedFinding({ code, reason, ...claim }: DroppedClaim): Finding {
  const found = `${shownClaim(claim)} since ${claim.since}: ${reason ?? code}`;
  return finding('claims_withdrawn_since', { found });
}

interface MadeStatus {
  readonly predicate: StatusPredicate;
  readonly files: Readonly<Record<(typeof FILES)[number], string | Uint8Array>>;
  readonly warnings: readonly Finding[];
}

/**
 * Judges the claims of a recorded release, by default the newest, at this instant, and signs which of them still hold.
 *
 * @throws ClaimgateError `status_nothing_released`, `record_missing`, `status_role_missing`, `key_not_of_role`; and
 *   whatever a reader of the status would refuse it for
 */
async function makeStatus(
  invocation: Invocation,
): Promise<MadeStatus | { readonly refused: readonly Finding[] }> {
  const { at } = invocation;
  const { evidence, judged, record, release, releases, remarks, verdict } =
    await judgeRelease(invocation);
  const { held = [], trusted } = judged;
  if (!trusted) return { refused: judged.findings };
  const { root } = trusted;
  const { roles } = root;
  if (!roles.status) throw statusRoleMissing(root, invocation);
  const key = await openHolder(SIGNER.of(invocation), roles.status, 'key_not_of_role');
  const since = await earlierDrops(invocation);
  const signed = present(signedVerdictOf(record));
  const summary = summaryIn(signed);
  const predicate: StatusPredicate = {
    schema_version: 1,
    deployment: root.document.deployment,
    resource_uri: summary.predicate.resourceUri.slice(0, -`@${numbersOf(release.version)}`.length),
    release,
    evaluated_at: formatInstant(at),
    valid_until: formatInstant(statusEndsBy(root, trusted.expiresAt, at)),
    ...answersOf(held, verdict, evidence.withdrawals ?? NOTHING_WITHDRAWN, { at, since }),
    public_key: key.publicKey.pem,
    verdict: signedText(signed),
    projection: signedText(present(evidence.statement)),
    trust_roots: evidence.roots.map(({ bytes }) => Buffer.from(bytes).toString('utf8')),
  };
  const payload = demand(
    STATUS_STATEMENT.write(
      digestOf(record.verdict),
      predicate,
      artifactsOf(summary),
      'status.json',
    ),
  );
  const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, payload, 'status.json');
  const envelope = demand(await signEnvelope(unsigned, key, 'status'));
  // Whatever a reader would refuse is never published.
  const beside = { file: `${record.name}/gate-verdict.json`, bytes: record.verdict };
  const { pin, roots } = evidence;
  const ruleSets = RULE_SETS;
  demand(verifyStatus(envelope, { verdict: beside, pin, roots, at, ruleSets }));
  const shownBy = {
    keyId: key.publicKey.id,
    product: predicate.resource_uri,
    maxHours: present(root.document.limits.max_status_hours),
  };
  const page = { predicate, history: historyOf(releases, evidence.withdrawals) };
  return {
    predicate,
    warnings: [...recordedWarnings(verdict), ...remarks],
    files: {
      'gate-verdict.json': record.verdict,
      ...statusFiles(envelopeText(envelope), page, shownBy),
    },
  };
}

/** Judges the claims of a release by its own contracts, and by all that the memory has learned since. */
async function judgeRelease(invocation: Invocation) {
  const { args, at, host } = invocation;
  const asked = { ...askedRelease(invocation), version: args.text('release') };
  const here = await openReleaseInputs({ ...asked, ref: 'HEAD' }, host);
  const repository = requireRepository(here);
  const known = await readKnown(repository, { ref: asked.memory, judged: undefined });
  const releases = await releasesIn(known, asked.trustPin);
  const { record, verdict } = releaseOf(releases, known, asked.version);
  const { revision, version } = demand(readManifest(record.manifest, record.name));
  if (asked.version !== undefined && asked.version !== version)
    throw new ClaimgateError('record_missing', { file: record.name, found: version });
  const inputs = await openReleaseInputs({ ...asked, ref: revision, repository }, host);
  const { path: projection } = askedProjection(invocation);
  const choice = { ...asked, isPast: true };
  const read = await readEvidence(projection, choice, inputs, host, { at, time: 'now' });
  const replaced = await replacedStatus(invocation);
  const { remarks } = read;
  const heads = [
    ...(read.evidence.heads ?? []),
    ...(replaced ? [{ ...replaced, isFound: true }] : []),
  ];
  const evidence = { ...read.evidence, heads };
  const claims = claimsInMemory(claimsIn(inputs.claims.bytes, inputs.claims.path));
  const judged = await judgeClaims(claims, evidence, at);
  const anew = [...remarks, ...judged.remarks].filter(
    ({ code }) => !recordedWarnings(verdict).some((one) => one.code === code),
  );
  const release = { version, revision };
  return { evidence, judged, record, release, releases, remarks: anew, verdict };
}

function signedText({ bundles, bytes }: SignedBytes): StatusPredicate['verdict'] {
  const text = (content: Uint8Array) => Buffer.from(content).toString('utf8');
  return { envelope: text(bytes), ...(bundles ? { bundles: text(bundles.bytes) } : {}) };
}

interface Released {
  readonly record: RecordFiles;
  readonly verdict: GateVerdict;
}

/** The releases that the records branch has now and that nobody retracted, oldest first. */
async function releasesIn(known: Known, pin: string | undefined): Promise<readonly Released[]> {
  const isRetracted = await retractionsBy(pin, known);
  return known.published
    .flatMap(({ record }) => {
      if ('unreadable' in record || isRetracted(record)) return [];
      const verdict = readVerdict(record.verdict, record.name);
      return verdict.ok ? [{ record, verdict: verdict.value }] : [];
    })
    .sort(
      (one, other) => instantOf(one.verdict.evaluated_at) - instantOf(other.verdict.evaluated_at),
    );
}

/**
 * The release of a version, else the one that was judged last. The gate verifies all records, and refuses all claims
 * for a false one.
 */
function releaseOf(
  releases: readonly Released[],
  { records }: Known,
  version: string | undefined,
): Released {
  const file = version === undefined ? undefined : recordPathOf(version);
  const found = releases.findLast(({ record }) => file === undefined || record.name === file);
  const unread = records.find((record) => 'unreadable' in record);
  if (!found && unread) throw unreadableError(unread);
  if (!found && file !== undefined) {
    const isElsewhere = records.some(({ name }) => name === file);
    const where = isElsewhere ? { found: 'not on the records branch any more, or not yet' } : {};
    throw new ClaimgateError('record_missing', { file, ...where });
  }
  if (!found || found.verdict.claims.length === 0 || !signedVerdictOf(found.record))
    throw new ClaimgateError('status_nothing_released', found ? { file: found.record.name } : {});
  return found;
}

/** The claims that hold, and those that were released and don't, each with the first reason. */
function answersOf(
  held: readonly JudgedClaim[],
  verdict: GateVerdict,
  withdrawals: KnownWithdrawals,
  { at, since }: { readonly at: EpochMs; readonly since: ReadonlyMap<string, string> },
): Pick<StatusPredicate, 'claims' | 'dropped'> {
  const judged = new Map<string, JudgedClaim>(held.map((claim) => [claim.subjectDigest, claim]));
  const names = listedClaims(verdict);
  const claims: StatusClaim[] = [];
  const dropped: DroppedClaim[] = [];
  for (const [index, { subject_digest }] of verdict.claims.entries()) {
    const named = { subject_digest, ...present(names[index]) };
    const claim = judged.get(subject_digest);
    const judgedAt = instantOf(verdict.evaluated_at);
    const withdrawal = standingWithdrawal(withdrawals, { subjectDigest: subject_digest, judgedAt });
    if (withdrawal) {
      const { reason, withdrawn_at } = withdrawal;
      dropped.push({ ...named, since: withdrawn_at, code: 'claim_withdrawn', reason });
    } else if (claim?.decision === 'allowed' && claim.expiry) {
      const tested = (claim.tested ?? []).map((run) => ({
        side: run.side,
        tested_at: formatInstant(run.testedAt),
        revision: run.revision,
        ...erroredFact(run.errored),
      }));
      claims.push({ ...named, evidence_until: formatInstant(claim.expiry.at), tested });
    } else {
      const found = claim?.rules.flatMap(({ findings }) => findings).find((one) => !isWarning(one));
      const first = since.get(subject_digest) ?? formatInstant(at);
      const code = found?.code ?? 'not_in_projection';
      const reason = code === 'evidence_corrected' ? found?.found : undefined;
      dropped.push({ ...named, since: first, code, ...(reason !== undefined && { reason }) });
    }
  }
  return { claims, dropped };
}

/** Since when the status that is replaced lacks claims; it is only shown, so nobody has to have signed it. */
async function earlierDrops(invocation: Invocation): Promise<ReadonlyMap<string, string>> {
  const replaced = await replacedStatus(invocation);
  const envelope = replaced && readEnvelope(replaced.bytes, replaced.file);
  const stated = envelope?.ok
    ? STATUS_STATEMENT.read(envelope.value.payload, envelope.value.file)
    : undefined;
  if (!stated?.ok) return new Map();
  const { dropped } = stated.value.predicate;
  return new Map(dropped.map((claim) => [claim.subject_digest, claim.since]));
}

/** The status that the new one replaces: it shows how long the ledger was. */
async function replacedStatus(invocation: Invocation): Promise<NamedBytes | undefined> {
  const name = 'status.json';
  const file = nameIn(invocation, name);
  const bytes = await readFileIfThere(pathIn(invocation, name), file, MAX_ENVELOPE_BYTES);
  return bytes && { file, bytes };
}

const MAX_HISTORY = 100;

/** Lists the claims that each release added and removed, the newest first. */
function historyOf(
  all: readonly Released[],
  withdrawals: KnownWithdrawals = NOTHING_WITHDRAWN,
): readonly ReleasedClaims[] {
  const releases = all.slice(-MAX_HISTORY);
  const named = releases.map(({ verdict }) => digestsByName(verdict));
  return releases
    .map(({ record, verdict }, index) => {
      const [now, before] = [present(named[index]), named[index - 1] ?? new Map<string, string>()];
      return {
        version: record.name.slice(record.name.lastIndexOf('/') + 1),
        at: verdict.evaluated_at,
        added: [...now.keys()].filter((name) => !before.has(name)),
        removed: [...before]
          .filter(([name]) => !now.has(name))
          .map(([name, digest]) => name + withdrawalWords(withdrawals.get(digest))),
      };
    })
    .toReversed();
}

/** The names of the claims of a release, sorted, each with the digest of the first subject that has it. */
function digestsByName(verdict: GateVerdict): ReadonlyMap<string, string> {
  const digests = new Map<string, string>();
  for (const [at, claim] of listedClaims(verdict).entries()) {
    const name = shownClaim(claim);
    if (!digests.has(name)) digests.set(name, present(verdict.claims[at]).subject_digest);
  }
  return new Map([...digests].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** When and why a claim was withdrawn that a later release no longer has; nothing for one that was only left out. */
function withdrawalWords(known: ReturnType<KnownWithdrawals['get']>): string {
  const [entry] = known?.withdrawals ?? [];
  return entry ? `, withdrawn on ${entry.withdrawn_at}: ${entry.reason}` : '';
}
