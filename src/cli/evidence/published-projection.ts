// A ledger compared with the projection that was published from it: do newer records change a fact?

import type {
  ComparedProjection,
  GateVerdict,
  LedgerDifferenceResult,
  ProjectionEntry,
} from '../../documents/index.ts';
import { demand, errorOf, present } from '../../documents/error.ts';
import {
  ClaimgateError,
  finding,
  isWarning,
  refusalOf,
  worstSeverity,
  type Finding,
} from '../../documents/findings.ts';
import { instantOf, type EpochMs } from '../../documents/json.ts';
import { disabledProvidersIn } from '../../evidence/disabled-providers.ts';
import { readFileIfThere } from '../../io/files.ts';
import { disableBesideLedger, MAX_FACTS_BYTES, readFacts } from '../../ledger/export-facts.ts';
import {
  compareHeads,
  comparePublished,
  type FactDifference,
  type Published,
} from '../../ledger/published-export.ts';
import type { LedgerAudit } from '../../ledger/verify.ts';
import type { ReadClaim } from '../../manifest/claims.ts';
import { differencesOf, MAX_LISTED, readProjection } from '../../gate/merge-projection.ts';
import { claimName } from '../../report/report-words.ts';
import { openCheckpoint, type LedgerHead } from '../../trust/checkpoint.ts';
import { readEnvelope } from '../../trust/envelope.ts';
import { verifyByRoots } from '../../trust/verify-document.ts';
import { projectionAt } from '../../repository/evidence-inputs.ts';
import { progressOf, type Host } from '../host.ts';
import type { NamedFile } from '../named-file.ts';
import { askedLedger, keyIfThere, keyOf, withLedger, type LedgerPlace } from './open-ledger.ts';
import { statementPathOf } from '../../repository/release-inputs.ts';
import { headsDeniedBy, reading } from './read-ledger.ts';
import type { Invocation } from '../invocation.ts';
import {
  anchorInput,
  openDocument,
  pinned,
  signedHeads,
  type ByPin,
} from '../keys/signed-documents.ts';

interface Comparison {
  readonly ledger: LedgerPlace;
  readonly projection: NamedFile;
  readonly by: ByPin;
}

/** Finds `projection_differs_from_ledger`. @throws ClaimgateError where it cannot be read, or nobody vouches for it */
export async function verifyPublished(
  { by, ledger, projection }: Comparison,
  host: Host,
): Promise<LedgerAudit & { readonly projection: ComparedProjection }> {
  const published = await openPublished(projection, by, host);
  const progress = progressOf('the ledger', host);
  const compared = await withLedger(ledger, (driver) =>
    driver.read(async (connection) => {
      const fingerprints = await keyIfThere(ledger, connection);
      return comparePublished(connection, published, { fingerprints, progress });
    }),
  );
  const { differences, hasOtherCorrections, head, bindings, warnings } = demand(compared);
  const { file } = published;
  const findings = [
    ...listed('projection_differs_from_ledger', differences, file),
    ...(hasOtherCorrections
      ? [finding('projection_differs_from_ledger', { file, found: 'other corrections' })]
      : []),
    ...warnings,
  ];
  return { head, findings, bindings, projection: comparedOf(published) };
}

/**
 * Says which facts of a published projection the ledger says otherwise by newer records
 * (`projection_outdated`). @throws ClaimgateError where it cannot be read, or nobody vouches for it
 */
export async function findNewer(
  { by, ledger, projection }: Comparison,
  host: Host,
): Promise<{ readonly result: LedgerDifferenceResult; readonly findings: readonly Finding[] }> {
  const published = await openPublished(projection, by, host);
  const entries = [...published.entries.values()];
  const { differences, head } = demand(await compareIn(ledger, entries, published, by.at));
  const newer = differences.map(({ fact, now, subjectDigest }) => ({
    subject: now.subject,
    subject_digest: subjectDigest,
    fact,
    record: now[fact]?.record ?? null,
  }));
  const result = { projection: comparedOf(published), head: { ...head }, newer };
  return { result, findings: listed('projection_outdated', differences, published.file) };
}

/**
 * Finds `projection_outdated` for the claims, or `projection_unconfirmed` where the ledger cannot be asked.
 *
 * @param same heads that an earlier call compared
 */
export async function findOutdated(
  place: LedgerPlace,
  { inputs }: GateVerdict,
  claims: readonly ReadClaim[],
  at: EpochMs,
  same: readonly LedgerHead[] = [],
): Promise<{ readonly findings: readonly Finding[]; readonly same: readonly LedgerHead[] }> {
  const { ledger_head, path: file } = present(inputs.find((input) => input.ledger_head));
  const claimed = claims.map(({ claim }) => claim);
  const head = present(ledger_head);
  try {
    const compared = await compareIn(place, claimed, { file, head }, at, same);
    if (!compared.ok) return { findings: compared.findings, same: [] };
    const { differences, head: now } = compared.value;
    return { findings: listed('projection_outdated', differences, file), same: [head, now] };
  } catch (cause) {
    const { findings } = refusalOf(cause);
    return { findings: [...findings, finding('projection_unconfirmed')], same: [] };
  }
}

/** Finds the heads in files that a ledger does not extend. @throws ClaimgateError for one that nobody vouches for */
async function findOtherPast({
  by,
  heads,
  ledger,
}: Pick<Comparison, 'by' | 'ledger'> & { readonly heads: readonly NamedFile[] }): Promise<
  readonly Finding[]
> {
  if (heads.length === 0) return [];
  const known = (await signedHeads(heads, by)).heads;
  const denied = await reading(ledger, (connection) => headsDeniedBy(connection, known));
  return [...denied.values()].flat();
}

/** @throws ClaimgateError `ledger_truncated`, `ledger_forked` where the ledger of a call does not extend a head that it names */
export async function requireSamePast(invocation: Invocation): Promise<void> {
  const by = pinned(invocation, undefined);
  const heads = invocation.files('head');
  const denied = await findOtherPast({ by, heads, ledger: askedLedger(invocation) });
  if (denied.length > 0) throw errorOf(denied);
}

/**
 * Finds what this machine says against a release beside the records: entries of the projection that the ledger never had
 * (`projection_differs_from_ledger`), known heads that it does not extend, and claims that the runtime facts or the environment disable
 * (`claim_disabled_here`).
 */
export async function findDenied(
  {
    by,
    facts,
    heads,
    ledger,
    projection,
  }: Comparison & { readonly facts: NamedFile | undefined; readonly heads: readonly NamedFile[] },
  claims: readonly ReadClaim[],
  host: Host,
): Promise<readonly Finding[]> {
  const { findings } = await verifyPublished({ by, ledger, projection }, host);
  const denying = await findOtherPast({ by, heads, ledger });
  const bytes = facts && (await readFileIfThere(facts.path, facts.name, MAX_FACTS_BYTES));
  const stated = facts && bytes ? demand(readFacts(bytes, facts.name)) : null;
  const disabled = disabledProvidersIn(host.environment);
  const denied = claims.flatMap(({ claim: { subject } }) => {
    const control = disableBesideLedger(subject, stated, disabled);
    return control ? [finding('claim_disabled_here', { found: claimName(subject) })] : [];
  });
  return [...denying, ...findings.filter((one) => !isWarning(one)), ...denied.slice(0, MAX_LISTED)];
}

function compareIn(
  place: LedgerPlace,
  claims: Parameters<typeof compareHeads>[1],
  earlier: Pick<Published, 'file' | 'head'>,
  at: EpochMs,
  same?: readonly LedgerHead[],
) {
  return withLedger(place, (ledger) =>
    ledger.read(async (connection) => {
      const fingerprints = await keyOf(place, connection);
      return compareHeads(connection, claims, earlier, at, { fingerprints, ...(same && { same }) });
    }),
  );
}

function comparedOf({ entries, file, head }: Published): ComparedProjection {
  return { path: file, head: { ...head }, entry_count: entries.size };
}

function listed(
  code: 'projection_differs_from_ledger' | 'projection_outdated',
  differences: readonly FactDifference[],
  file: string,
): readonly Finding[] {
  const findings = differences.slice(0, MAX_LISTED).map(({ before, fact, now }) => {
    const record = now[fact]?.record;
    return finding(code, {
      file,
      found: `${wordsOf(before, fact)} of ${claimName(now.subject)}`,
      expected: wordsOf(now, fact),
      ...(record ? { record } : {}),
    });
  });
  return differences.length > MAX_LISTED
    ? [...findings, finding('too_many_findings', { file })]
    : findings;
}

const NAMES = {
  approval: 'approval',
  runtime_control: 'control',
  local_run: 'local run',
  live_run: 'live run',
} as const;

/** A fact in words: `control enabled at place 12`, `no live run`. */
function wordsOf(entry: ProjectionEntry, fact: keyof typeof NAMES): string {
  const value = entry[fact];
  if (value === null) return `no ${NAMES[fact]}`;
  const state = 'state' in value ? ` ${value.state}` : '';
  const place = value.record === null ? '' : ` at place ${value.record.sequence}`;
  return `${NAMES[fact]}${state}${place}`;
}

async function openPublished(projection: NamedFile, by: ByPin, host: Host): Promise<Published> {
  const [file, name] = [projection.name, statementPathOf(projection.name)];
  const document = await openDocument({ path: statementPathOf(projection.path), name });
  if (document.form !== 'envelope')
    throw new ClaimgateError('signed_document_expected', { file: name, found: document.form });
  const { bytes, bundles } = document;
  const envelope = demand(readEnvelope(bytes, name, bundles));
  const anchor = await anchorInput(by, bundles !== undefined);
  const { content, root } = demand(verifyByRoots(envelope, anchor));
  if (content.kind !== 'projection_statement')
    throw new ClaimgateError('predicate_type_wrong', { file: name, found: content.kind });
  const { predicate } = content;
  const { document: rootDocument, ledger } = present(root);
  const head = demand(openCheckpoint(predicate.checkpoint, ledger, name));
  const entries = new Map<string, ProjectionEntry>();
  const chunks = projectionAt(projection.path, host).open();
  const read = await readProjection(
    { file, chunks, ledgerSize: head.tree_size },
    ({ subjectDigest, entry }) => void (entry && entries.set(subjectDigest, entry)),
  );
  const stated = { sha256: content.projection, entryCount: predicate.entry_count };
  const faults = [...differencesOf(read, stated, file), ...read.faults, ...read.leaks.listed];
  if (worstSeverity(faults) > 0) throw errorOf(faults);
  const from = instantOf(predicate.generated_at);
  const until = from + rootDocument.limits.max_facts_minutes * 60_000;
  return { file, head, from, until, entries, corrections: predicate.corrections };
}
