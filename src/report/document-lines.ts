/**
 * Signed documents in a few lines, which `sign` shows before it signs, `verify` prints, and the auditor's page lists
 * as facts. The signer sees changes of a trust root first.
 */
import type { MissingSignatures, RootComparison, RootFact } from '../documents/index.ts';
import { countOf } from '../documents/findings.ts';
import { escapeForTerminal } from './markup.ts';
import { claimName, shownClaim } from './report-words.ts';
import { compareRoots } from '../trust/compare-roots.ts';
import type {
  EnvelopeKind,
  NoteForm,
  SignedContent,
  SignedVerdict,
} from '../trust/document-kind.ts';

export const KIND_NAMES: Readonly<Record<EnvelopeKind, string>> = {
  trust_root: 'trust root',
  projection_statement: 'projection statement',
  signed_verdict: 'signed verdict',
  badge: 'badge',
  retraction: 'retraction of a release',
  status: 'status',
  sealed_run: 'sealed test run',
};

/** Forms of signed notes, with their article. */
export const NOTE_NAMES: Readonly<Record<NoteForm['form'], string>> = {
  checkpoint: 'a checkpoint',
  tlog_proof: 'an inclusion proof',
  growth_proof: 'a consistency proof',
};

/** Renders a signed document in a few lines, which people read before they sign it. */
export function contentLines(content: SignedContent): readonly string[] {
  if (content.kind === 'trust_root') return rootLines(compareRoots(content.root, content.previous));
  return indented(linesOf(content));
}

/** Compares a trust root with the previous one; changes that loosen it come first. */
export function rootLines({
  compared_with,
  facts,
  pin,
  version,
}: RootComparison): readonly string[] {
  const nothing =
    version === 1
      ? 'nothing, this is the first trust root'
      : `nothing, version ${version - 1} is missing from this folder or unsigned: the changes are unknown`;
  const cautions = facts.filter(({ caution }) => caution).length;
  return indented([
    `pin: ${pin}`,
    `compared with: ${compared_with ?? nothing}`,
    ...facts.map((fact) => factLine(fact, compared_with !== null)),
    // A long root pushes its first lines off the screen.
    ...(cautions > 0 ? [`cautions: ${countOf(cautions, 'line')} above`] : []),
  ]);
}

function factLine({ after, before, caution, name }: RootFact, isCompared: boolean): string {
  const mark = caution ? 'caution: ' : '';
  if (!isCompared || before === after) return `${mark}${name}: ${after}`;
  const change =
    before === null
      ? `added ${after}`
      : after === null
        ? `removed ${before}`
        : `${before} → ${after}`;
  return `${mark || 'changed: '}${name}: ${change}`;
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${escapeForTerminal(line)}`);
}

function linesOf(content: Exclude<SignedContent, { kind: 'trust_root' }>): readonly string[] {
  if (content.kind === 'projection_statement') {
    const { deployment, entry_count, expires_at, generated_at } = content.predicate;
    return [
      `projection: ${content.projection}, ${entry_count} entries`,
      `deployment: ${deployment}`,
      `generated: ${generated_at}, expires: ${expires_at}`,
    ];
  }
  if (content.kind === 'badge') {
    const { claims, evaluated_at, valid_until } = content.predicate;
    return [`claims: ${claims.length}`, `judged: ${evaluated_at}, valid until: ${valid_until}`];
  }
  if (content.kind === 'status') {
    const { claims, dropped, evaluated_at, release, resource_uri, valid_until } = content.predicate;
    return [
      `release: ${release.version} of ${resource_uri}`,
      `claims: ${claims.length} hold, ${dropped.length} no longer`,
      ...claims.map(
        (claim) => `holds: ${shownClaim(claim)}, evidence until ${claim.evidence_until}`,
      ),
      ...dropped.map(
        (claim) =>
          `${claim.code === 'claim_withdrawn' ? 'withdrawn' : 'no longer holds'}: ${shownClaim(claim)}, since ${claim.since}: ${claim.reason ?? claim.code}`,
      ),
      `judged: ${evaluated_at}, valid until: ${valid_until}`,
    ];
  }
  if (content.kind === 'retraction') {
    const { deployment, evaluated_at, reason, resource_uri, trust_root_version, version } =
      content.predicate;
    return [
      `retracts: ${version} of ${resource_uri}`,
      `deployment: ${deployment}`,
      `retracted instant: ${evaluated_at}`,
      `reason: ${reason}`,
      `signs: the root role of trust root ${trust_root_version} or later`,
    ];
  }
  if (content.kind === 'sealed_run') {
    const { command, deployment, generated_at, resource_uri, run } = content.sealed;
    return [
      `${run.side} run: ${claimName(run.subject)}`,
      ...run.checks.map(({ kind, outcome }) => `${kind}: ${outcome}`),
      `command: ${command.join(' ')}, exit status: ${run.exit_status ?? 'unknown'}`,
      `commit: ${run.tested_revision}`,
      `contract: ${run.contract_digest}`,
      `deployment: ${deployment}, product: ${resource_uri ?? 'none'}`,
      `tested: ${run.tested_at}, sealed: ${generated_at}`,
    ];
  }
  const { resourceUri, timeVerified, verificationResult } = content.predicate;
  return [
    `result: ${verificationResult} at ${timeVerified}`,
    `released: ${resourceUri}`,
    recordedLine(content),
    ...content.artifacts.map(({ name, sha256 }) => `artifact: ${name} ${sha256}`),
  ];
}

/** Where the warnings of a signed verdict are: its statement has none. */
export function recordedLine({ recorded }: SignedVerdict): string {
  if (!recorded) return 'warnings: in gate-verdict.json, which is missing from this folder';
  return `verdict: ${recorded.file}, with ${countOf(recorded.warnings.length, 'warning')}`;
}

export function missingLines(missing: readonly MissingSignatures[]): readonly string[] {
  return missing.map(({ count, key_ids, version }) =>
    count === 0
      ? `  missing: none of the root keys of version ${version}`
      : `  missing: ${count} of the root keys of version ${version}: ${key_ids.join(', ')}`,
  );
}
