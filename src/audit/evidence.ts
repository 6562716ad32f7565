// The evidence of an audited release, collected for people who sign an opinion on it.

import type {
  AuditedClaim,
  AuditedSignature,
  GateVerdict,
  ProjectionEntry,
  ReleaseEvidence,
  VouchedTime,
} from '../documents/index.ts';
import { demand, present, countOf } from '../documents/findings.ts';
import { readContracts, type Contract, type ContractIndex } from '../evidence/contract.ts';
import { formatInstant, instantOf } from '../documents/json.ts';
import { claimName } from '../manifest/claim-names.ts';
import { manifestArtifacts, readManifest } from '../manifest/release.ts';
import { readVerdict } from '../gate/recorded-verdict.ts';
import {
  signedVerdictOf,
  statementOf,
  RECORD_FILE_NAMES,
  type RecordFiles,
} from '../gate/release-record.ts';
import { anchorOf } from '../trust/anchor.ts';
import { readEnvelope, identifiedIn } from '../trust/envelope.ts';
import { schemeOf } from '../trust/public-key.ts';
import type { TrustRoot } from '../trust/root.ts';
import type { RuleSetName } from '../trust/statement.ts';
import { roleOf, verifyByRoots } from '../trust/verify-document.ts';
import { neighboursOf } from './ledger.ts';
import { entriesIn, recordsBehind, recordsShown, type ShownRecord } from './shown-records.ts';
import type { AuditInput } from './replay.ts';
import type { Stamp } from '../trust/identity.ts';
import { aboutTimestamp, countedTimes, stampsOf, verifyStamps } from '../trust/vouched-time.ts';

/** A report of more claims helps nobody; the projection has all of them. */
const MOST_CLAIMS = 1000;

/** Collects the evidence of a release that verifies. @throws ClaimgateError where it does not */
export async function collectEvidence(
  input: AuditInput,
  verdict: GateVerdict,
  ruleSets: readonly RuleSetName[],
): Promise<ReleaseEvidence> {
  const { claims, horizon, inputs } = verdict;
  const named = claims
    .map(({ subject, subject_digest }) => ({ name: claimName(subject), subject_digest }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const shown = named.slice(0, MOST_CLAIMS);
  const { index } = readContracts(input.contracts);
  const subjects = new Set(shown.map((claim) => claim.subject_digest));
  const { projection } = input;
  const entries = projection ? await entriesIn(projection, subjects) : new Map<string, never>();
  const { first_lapse: first, valid_until } = horizon;
  const what = first?.what.replaceAll('_', ' ');
  const whose = named.find(({ subject_digest }) => subject_digest === first?.subject_digest);
  const { pin, roots } = input;
  const anchor = anchorOf({ pin, roots, at: instantOf(verdict.evaluated_at) });
  const manifest = readManifest(
    input.record.manifest,
    `${input.record.name}/release-manifest.json`,
  );
  return {
    claim_count: claims.length,
    claims: shown.flatMap((claim) => {
      const entry = entries.get(claim.subject_digest);
      return entry ? [{ ...claim, entry, ...groundOf(entry, input, index) }] : [];
    }),
    artifacts: [...manifestArtifacts(demand(manifest))],
    signatures: claims.length === 0 ? [] : signaturesOf(input, verdict, ruleSets),
    times: anchor.ok ? timesOf(input, verdict, anchor.value.root).times : [],
    valid_until,
    first_lapse: what === undefined ? null : whose ? `${what} of ${whose.name}` : what,
    inputs: [...inputs],
    ...sinceBefore(
      input,
      verdict,
      anchor.ok ? anchor.value.roots : [],
      recordsShown(entries.values()),
    ),
  };
}

/** Tells of the releases that were judged before, and what changed since the last of them. */
function sinceBefore(
  { memory, record }: AuditInput,
  { claims, evaluated_at, inputs }: GateVerdict,
  roots: readonly TrustRoot[],
  records: readonly ShownRecord[],
): Pick<ReleaseEvidence, 'earlier' | 'since'> {
  const head = inputs.find(({ ledger_head }) => ledger_head)?.ledger_head ?? null;
  const others = neighboursOf(record, { at: instantOf(evaluated_at), head }, { memory, roots });
  const before = others.ok ? others.value.earlier : [];
  const earlier = before.map(({ at, head: other, name }) => ({
    version: versionIn(name),
    evaluated_at: formatInstant(at),
    tree_size: other && other.origin === head?.origin ? other.tree_size : null,
  }));
  const last = memory.find(({ name }) => name === before.at(-1)?.name);
  const verdict = last && !('unreadable' in last) && readVerdict(last.verdict, last.name);
  if (!last || !verdict || !verdict.ok) return { earlier, since: null };
  const namesIn = (all: GateVerdict['claims']) =>
    new Map(all.map(({ subject, subject_digest }) => [subject_digest, claimName(subject)]));
  const [older, newer] = [namesIn(verdict.value.claims), namesIn(claims)];
  const added = [...newer].filter(([digest]) => !older.has(digest)).map(([, name]) => name);
  const gone = [...older].filter(([digest]) => !newer.has(digest)).map(([, name]) => name);
  const kept = newer.size - added.length;
  const { tree_size: size = null } = earlier.at(-1) ?? {};
  const came = size === null ? [] : recordsBehind(size, records);
  return { earlier, since: { version: versionIn(last.name), added, gone, kept, records: came } };
}

function versionIn(record: string): string {
  return record.slice(record.lastIndexOf('/') + 1);
}

/** Leads from a claim to its ground: what its contract asks, and how far the tested commits are from the released one. */
function groundOf(
  entry: ProjectionEntry,
  input: AuditInput,
  contracts: ContractIndex,
): Pick<AuditedClaim, 'asks' | 'tested'> {
  const contract = contracts.byDigest(entry.contract_digest ?? '');
  const tested = (['local', 'live'] as const).flatMap((side) => {
    const run = entry[`${side}_run`];
    if (!run) return [];
    // Rule 4 has compared it with the released code.
    const isCovered = contract?.document.covers !== undefined && run.covered_tree !== undefined;
    const same = isCovered ? '; none of the files that the contract covers differs' : '';
    return [`the commit of the ${side} run ${placeOf(run.tested_revision, input)}${same}`];
  });
  return { ...(contract && { asks: termsOf(contract.document) }), tested };
}

function placeOf(tested: string, { ancestry, distances, release }: AuditInput): string {
  if (tested === release.revision) return 'is the released one';
  const isBefore = ancestry.get(tested);
  if (isBefore === undefined) return 'was not looked for';
  if (!isBefore)
    return 'is not part of the history of the released one; its contract compares the covered code, or asks for no commit';
  const since = distances.get(tested);
  const far = since === undefined ? '' : `, ${countOf(since, 'commit')} before it`;
  return `is part of the history of the released one${far}`;
}

function termsOf(terms: Contract['document']): string[] {
  const { accepted_origins: origins, approval, covers, further_checks: further } = terms;
  const { live_checks, local_checks, required_scopes, retest_days, tested_revision } = terms;
  const sides = ['local', 'live'] as const;
  const checks = { local: local_checks, live: live_checks };
  return [
    `app review: ${approval.required ? `required, tier ${approval.tier.replaceAll('_', ' ')}` : 'not required'}`,
    `scopes: ${required_scopes.length === 0 ? 'none' : required_scopes.join(', ')}`,
    ...sides.map((side) => {
      const names = [...checks[side].map(({ kind }) => kind), ...(further?.[side] ?? [])];
      const by = origins ? `, from ${origins[side].join(' or ')}` : '';
      const code = covers ? `, of the code ${covers[side].join(' ')}` : '';
      return `${side} run: at least every ${countOf(retest_days[side], 'day')}, ${names.join(', ')}${by}${code}`;
    }),
    tested_revision === 'ancestor'
      ? 'the tested commit is the released one or an ancestor of it'
      : 'any tested commit counts',
  ];
}

function signaturesOf(
  { pin, record, roots }: AuditInput,
  { evaluated_at }: GateVerdict,
  ruleSets: readonly RuleSetName[],
): AuditedSignature[] {
  const newest = roots.slice(-1).map(({ bytes, file }) => ({ bytes, file, bundles: undefined }));
  const signed = [...newest, statementOf(record), signedVerdictOf(record)];
  return signed.flatMap((one) => {
    if (!one) return [];
    const envelope = demand(readEnvelope(one.bytes, one.file, one.bundles));
    const at = instantOf(evaluated_at);
    const verified = demand(verifyByRoots(envelope, { pin, roots, at, ruleSets }));
    const { content, identities, root, signers, threshold } = verified;
    return {
      document: content.kind,
      file: one.file,
      role: roleOf(content.kind),
      trust_root_version: present(root).document.version,
      threshold,
      signers: [...signers, ...identities].map(({ id }) => id),
      algorithms: [
        ...new Set([
          ...signers.map(({ scheme }) => schemeOf(scheme).title),
          ...identities.map(() => 'keyless identity'),
        ]),
      ],
    };
  });
}

/** Stands until a status tells. */
export const WITHDRAWALS_UNKNOWN =
  'Whether claims were withdrawn since the release: a status of the product tells. `claimgate audit --status FILE` asks.';

export const KEYS_UNKNOWN =
  'Who holds the keys that signed, and whether one was stolen: the trust root names keys, not people.';

/** Names what no audit can tell, of one release or of all. */
export function uncheckedOf(pin: string | undefined): string[] {
  return [
    pin === undefined
      ? 'Any signature: no trust pin was given.'
      : `The origin of the trust pin ${pin}: the pin decides whom you trust. Compare it with one that the publisher shows elsewhere, never with one that came with the release.`,
    'Whether the tests were really made: the signatures show who vouches for the records of them.',
    'Completeness: whether everything that the product advertises is in its claims file, and every test in the ledger.',
  ];
}

/** Names what an audit cannot tell, the most important first: everything hangs on the pin. */
export function uncheckedBy({ knowsLater, pin }: AuditInput): string[] {
  return [
    ...uncheckedOf(pin),
    'Inclusion of each record in the ledger, and who recorded it: `claimgate ledger prove N --out DIR` shows both.',
    'Whether another release contradicts this one, was corrected since, or passed records over: `claimgate audit --all` compares all of them.',
    KEYS_UNKNOWN,
    WITHDRAWALS_UNKNOWN,
    ...(knowsLater
      ? []
      : [
          'Whether the ledgers of later releases extend this one: only the repository has them. `claimgate audit TAG` asks.',
          'Whether other files of the commit look like public claims: a capsule holds only what the release rests on.',
        ]),
  ];
}

/** Whether there are tokens to verify: those in bundles are verified with the bundles. */
export function isStamped({ record, stamps }: Pick<AuditInput, 'record' | 'stamps'>): boolean {
  return stamps.length > 0 || record.signedVerdictTimestamp !== undefined;
}

export function stampsIn(record: RecordFiles): readonly Stamp[] {
  const [signed, token] = [signedVerdictOf(record), record.signedVerdictTimestamp];
  return signed && token ? stampsOf(signed, [token]) : [];
}

export function bundledTimes(record: RecordFiles, root: TrustRoot): readonly VouchedTime[] {
  const signed = signedVerdictOf(record);
  const envelope = signed && readEnvelope(signed.bytes, signed.file, signed.bundles);
  const signers = envelope?.ok ? identifiedIn(envelope.value, root.roles.release).identities : [];
  return signers.flatMap(({ times = [] }) => times);
}

/** Collects who says before which instant a release was signed; a token beside the capsule is over all the others. */
export function timesOf(
  { now, record, stamps, timestampRoots: named }: AuditInput,
  { evaluated_at }: GateVerdict,
  root: TrustRoot,
) {
  const clock = { root, named, from: instantOf(evaluated_at), now };
  const beside = verifyStamps(stamps, clock);
  const since = Math.min(now, ...beside.times.map(({ instant }) => instantOf(instant)));
  const own = verifyStamps(stampsIn(record), clock, since);
  const bundled = bundledTimes(record, root);
  const counted = bundled.flatMap((time) => countedTimes([time], since));
  const times = [...counted, ...own.times, ...beside.times];
  const file = `${record.name}/${RECORD_FILE_NAMES.signedVerdict}`;
  const asked = aboutTimestamp(root, { file, judged: clock.from, times, now });
  return { times, findings: [...beside.findings, ...own.findings, ...asked] };
}
