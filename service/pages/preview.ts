import { digestOf } from '../../src/digest/index.ts';
import { isErrored, runFaults } from '../../src/evidence/run.ts';
import { originOf, type CheckSaid } from '../../src/evidence/subject-evidence.ts';
import type { ContractIndex } from '../../src/evidence/contract.ts';
import { ORIGIN_WORDS, distance } from '../../src/report/report-words.ts';
import type { Subject } from '../../src/documents/index.ts';
import { countOf } from '../../src/documents/findings.ts';
import { groupedBy, instantOf, type EpochMs } from '../../src/documents/json.ts';
import { selectorDigest } from '../../src/ledger/subjects.ts';
import type { ControlRecord, LedgerRecord, Placed } from '../../src/ledger/records.ts';
import type { DecisionChange } from '../readiness/readiness.ts';
import {
  STATE_LOOKS,
  appTitle,
  day,
  distinctNames,
  inWords,
  listed,
  digestStart,
  time,
} from './words.ts';
import { selectorWords, STATE_LABELS, type ControlsView } from './controls.ts';
import { html, type Html } from './page.ts';

export interface Preview {
  readonly effects: readonly string[];
  /** Recorded only once the person confirms them. */
  readonly warnings: readonly string[];
  readonly changes: readonly DecisionChange[];
  /** Names a subject so that it cannot be taken for another one. */
  readonly nameOf: (subject: Subject) => string;
  readonly groupOf: (subject: Subject) => string;
  /** Of the document and of everything above: what is recorded is what was seen. */
  readonly digest: string;
}

interface PreviewInput {
  readonly record: Placed;
  readonly lifts?: number;
  /** Warnings about what the document was made from. */
  readonly remarks?: readonly string[];
  /** The bytes of the document, which the digest covers. */
  readonly bytes: Uint8Array;
  readonly changes: readonly DecisionChange[];
  readonly contracts: ContractIndex;
  readonly view: ControlsView;
}

/** Says what a record changes. Pure: the decisions were made by readiness, with the record and without it. */
export function makePreview(input: PreviewInput): Preview {
  const { record } = input.record;
  const { view } = input;
  const nameOf = distinctNames(view.subjects, view.facts);
  const groupOf = (subject: Subject) => appTitle(subject, view.facts);
  const said: Said = { effects: [], warnings: [...(input.remarks ?? [])], nameOf, groupOf };
  if (record.kind === 'control') sayControl(record, input, said);
  if (record.kind === 'approval') sayReview(record, input, said);
  if (record.kind === 'run') sayRun(record, input, said);
  const shown = ({ before }: DecisionChange) => nameOf(before.subject);
  const changes = input.changes
    .filter(isChanged)
    .sort((one, other) => (shown(one) < shown(other) ? -1 : 1));
  sayTransitions(record, changes, said);
  const { effects, warnings } = said;
  const decisions = changes.map(({ before, after }) => [
    before.digest,
    summary(before.decision),
    summary(after.decision),
  ]);
  const covered = [input.bytes.toString(), effects, warnings, decisions];
  return { effects, warnings, changes, nameOf, groupOf, digest: digestOf(JSON.stringify(covered)) };
}

interface Said {
  readonly effects: string[];
  readonly warnings: string[];
  readonly nameOf: Preview['nameOf'];
  readonly groupOf: Preview['groupOf'];
}

type Decision = DecisionChange['before']['decision'];

function summary({ state, executable, advertisable }: Decision) {
  return [state, executable, advertisable];
}

function isChanged({ before, after }: DecisionChange): boolean {
  const [one, other] = [summary(before.decision), summary(after.decision)];
  return one.some((value, at) => value !== other[at]);
}

/** Counts and names the subjects of some changes, each once however many accounts it has. */
function subjectsIn(changes: readonly DecisionChange[], { nameOf, groupOf }: Said): string {
  const found = new Map(changes.map(({ before }) => [before.digest, before.subject]));
  const subjects = [...found.values()];
  const names =
    subjects.length <= MOST_NAMED
      ? subjects.map(nameOf)
      : [...groupedBy(subjects, groupOf)].map(([name, own]) => `${own.length} of ${name}`);
  return `${countOf(subjects.length, 'subject')}: ${listed(names.sort(byText), MOST_NAMED)}.`;
}

/** More subjects are counted by app. */
const MOST_NAMED = 5;

function byText(one: string, other: string): number {
  return one < other ? -1 : 1;
}

function sayTransitions(
  record: LedgerRecord,
  changes: readonly DecisionChange[],
  said: Said,
): void {
  const isDisabling = record.kind === 'control' && record.state === 'disabled';
  const moved = changes.filter(
    ({ before, after }) => before.decision.state !== after.decision.state,
  );
  const wordsOf = ({ before, after }: DecisionChange) => {
    const [from, to] = [before.decision.state, after.decision.state];
    return isDisabling && to === 'disabled'
      ? 'disables'
      : `changes the state from ${STATE_LOOKS[from].words} to ${STATE_LOOKS[to].words} for`;
  };
  for (const [words, group] of groupedBy(moved, wordsOf))
    said.effects.push(`This ${words} ${subjectsIn(group, said)}`);
  const lost = changes.filter(
    ({ before, after }) => before.decision.advertisable && !after.decision.advertisable,
  );
  if (lost.length > 0) said.effects.push(`This ends advertising for ${subjectsIn(lost, said)}`);
  const won = changes.filter(
    ({ before, after }) => !before.decision.advertisable && after.decision.advertisable,
  );
  if (won.length > 0) said.effects.push(`This allows advertising of ${subjectsIn(won, said)}`);
  if (changes.length === 0) said.effects.push('No decision changes now.');
}

function sayControl(
  record: ControlRecord,
  { changes, view, lifts }: PreviewInput,
  said: Said,
): void {
  const { at } = view;
  const matched = changes.filter(({ isSpokenOf }) => isSpokenOf);
  if (matched.length === 0)
    said.warnings.push(
      `This control matches no subject, so it switches nothing: ${selectorWords(record.selector, view.subjects, view.facts)}. Check its limits.`,
    );
  if (record.expires_at !== null && instantOf(record.expires_at) <= at)
    said.warnings.push(
      `This control ended on ${day(record.expires_at)}, so it never takes effect.`,
    );
  if (instantOf(record.starts_at) > at)
    said.effects.push(
      `The control starts on ${day(record.starts_at)}, ${record.starts_at.slice(11, 16)} UTC. Until then nothing changes. The preview uses today’s evidence.`,
    );
  if (record.state !== 'enabled') sayEnd(record, matched, at, said);
  const replaced = view.controls.find(
    (one) => selectorDigest(one.record.selector) === selectorDigest(record.selector),
  );
  if (replaced) sayReplaced(record, replaced, said, lifts);
  const kept = matched.filter(
    ({ after }) =>
      after.decision.state === after.decision.facts.control &&
      after.decision.facts.control !== record.state,
  );
  if (kept.length === 0) return;
  const by = new Set(kept.map(({ after }) => after.entry?.runtime_control?.record?.sequence));
  const names = [...by].map((sequence) => controlName(sequence, view));
  said.effects.push(
    `A more restrictive control stays in force (${listed(names)}) for ${subjectsIn(kept, said)}`,
  );
}

/** Says what a restriction that ends hands back to the public by itself. */
function sayEnd(
  { expires_at, starts_at }: ControlRecord,
  matched: readonly DecisionChange[],
  at: EpochMs,
  said: Said,
): void {
  if (expires_at === null) {
    said.effects.push('It stays until another control lifts it.');
    return;
  }
  const end = instantOf(expires_at);
  if (end <= at) return;
  // One that starts later is looked at as if it started now, so the same subjects come back.
  const back = matched.filter(
    ({ before, after }) => before.decision.executable && !after.decision.executable,
  );
  const advertised = back.filter(({ before }) => before.decision.advertisable);
  const when = `${day(expires_at)}, ${expires_at.slice(11, 16)} UTC (${distance(end, Math.max(at, instantOf(starts_at)))})`;
  const publicly =
    advertised.length === 0
      ? ''
      : ` ${countOf(advertised.length, 'claim')} may be advertised again then.`;
  said.effects.push(
    back.length === 0
      ? `It ends by itself on ${when}.`
      : `It ends by itself on ${when}: what it switches off then switches on again without anybody, ${countOf(back.length, 'subject')}.${publicly}`,
  );
}

const RANK = { enabled: 0, degraded: 1, disabled: 2 };

function sayReplaced(
  record: ControlRecord,
  { sequence, record: old }: Placed<ControlRecord>,
  said: Said,
  lifts?: number,
) {
  const named = `control no. ${sequence} (${STATE_LABELS[old.state].toLowerCase()} since ${day(old.starts_at)}, reason ${old.reason})`;
  if (RANK[record.state] < RANK[old.state] && sequence === lifts)
    said.effects.push(`This lifts ${named}.`);
  else if (RANK[record.state] < RANK[old.state])
    said.warnings.push(
      `This lifts ${named}: of controls with the same selector only the newest counts, even if it is less restrictive.`,
    );
  else said.effects.push(`This replaces ${named}, which has the same selector.`);
}

function controlName(sequence: number | undefined, view: ControlsView): string {
  const found = view.controls.find((one) => one.sequence === sequence);
  if (!found) return 'the runtime facts or the environment';
  return `no. ${found.sequence}, ${selectorWords(found.record.selector, view.subjects, view.facts)}`;
}

type Review = Extract<LedgerRecord, { readonly kind: 'approval' }>;

function sayReview(record: Review, { changes, view }: PreviewInput, said: Said): void {
  const own = changes.filter(({ isSpokenOf }) => isSpokenOf);
  const old = own[0]?.before.entry?.approval;
  if (old)
    said.effects.push(
      `This replaces the review of ${day(old.reviewed_at)} (no. ${old.record.sequence}: ${inWords(old.state)}, tier ${old.tier}, until ${day(old.expires_at)}).`,
    );
  if (instantOf(record.expires_at) <= view.at)
    said.warnings.push(`This review expired on ${day(record.expires_at)}, so it approves nothing.`);
  const runs = own.filter(({ before, after }) =>
    (['local_test', 'live_certification'] as const).some(
      (fact) =>
        before.decision.facts[fact] === 'current' && after.decision.facts[fact] !== 'current',
    ),
  );
  if (runs.length > 0)
    said.warnings.push(
      `Runs that count now stop counting, because they were tested before this review or under another tier, for ${subjectsIn(runs, said)}`,
    );
}

type RunOf = Extract<LedgerRecord, { readonly kind: 'run' }>;

function sayRun(record: RunOf, { changes, contracts, view }: PreviewInput, said: Said): void {
  const { side } = record;
  if (isErrored(record.checks)) {
    said.warnings.push(
      'The run could not be tested. The run before it counts for 72 hours more at most, and no longer with a second such run.',
    );
    return;
  }
  const own = changes.find(({ isSpokenOf }) => isSpokenOf);
  const fault = faultOf(record, record, contracts, view.at);
  const old = own?.before.entry?.[`${side}_run`] ?? null;
  if (old && fault !== null && faultOf(old, record, contracts, view.at) === null)
    said.warnings.push(
      `This supersedes the passing ${side} run of ${day(old.tested_at)} (no. ${old.record.sequence}) with ${ARTICLES[fault.kind]} ${fault.kind} one. The older run never counts again.`,
    );
  else if (old)
    said.effects.push(
      `This supersedes the ${side} run of ${day(old.tested_at)} (no. ${old.record.sequence}).`,
    );
  if (fault) sayFault(record, fault, said);
  else if (own) sayStanding(side, own.after.decision, said);
}

function sayFault(record: RunOf, { kind, checks }: RunFault, said: Said): void {
  if (kind === 'failed') said.effects.push(`The run failed in ${checks}.`);
  if (kind === 'incomplete') said.warnings.push(`The run is incomplete: ${checks} did not run.`);
  if (kind === 'expired')
    said.warnings.push(`The run expired on ${day(record.expires_at)}, so it never counts.`);
}

/** A run that passed need not count: by its commit, its scopes or its contract. */
function sayStanding(side: RunOf['side'], { blockers, would_block }: Decision, said: Said): void {
  for (const { code, detail } of [...blockers, ...would_block])
    if (code.startsWith(`${side}_run_`))
      said.warnings.push(`The run passed, but it does not count now: ${detail}.`);
}

const ARTICLES = { failed: 'a', incomplete: 'an', expired: 'an' };

interface RunFault {
  readonly kind: keyof typeof ARTICLES;
  readonly checks: string;
}

/** Why a run does not pass under its contract; `null` where it does. */
function faultOf(
  run: Pick<RunOf, 'contract_digest' | 'expires_at' | 'tested_at'> & {
    readonly checks: readonly CheckSaid[];
  },
  { side }: Pick<RunOf, 'side'>,
  contracts: ContractIndex,
  at: EpochMs,
): RunFault | null {
  const contract = contracts.byDigest(run.contract_digest);
  const faults = runFaults({ ...run, side }, contract?.requiredChecks[side], at);
  const of = (kind: 'failed' | 'missing') =>
    faults.filter(({ fault }) => fault === kind).map((one) => inWords(one.kind));
  if (of('failed').length > 0) return { kind: 'failed', checks: of('failed').join(', ') };
  if (of('missing').length > 0) return { kind: 'incomplete', checks: of('missing').join(', ') };
  return instantOf(run.expires_at) <= at ? { kind: 'expired', checks: '' } : null;
}

export function recordTitle(record: LedgerRecord): string {
  if (record.kind === 'approval') return `Review: ${inWords(record.state)}`;
  if (record.kind === 'control') return `Control: ${record.state}`;
  if (record.kind === 'correction')
    return `Correction of ${countOf(record.records.length, 'record')}`;
  const failed = record.checks.filter(({ outcome }) => outcome === 'failed');
  const side = record.side === 'live' ? 'Live run' : 'Local run';
  if (isErrored(record.checks)) return `${side}: could not be tested`;
  return failed.length === 0
    ? `${side}: ${record.checks.length} checks, none failed`
    : `${side}: failed in ${failed.map(({ kind }) => inWords(kind)).join(', ')}`;
}

function cameAbout(record: Parameters<typeof originOf>[0]): string {
  return `Came about: ${ORIGIN_WORDS[originOf(record)]}.`;
}

/** @param hasReason false where the reason stands in a field of its own */
export function recordDetails(record: LedgerRecord, hasReason = true): Html {
  if (record.kind === 'correction')
    return html`<p>
      Quarantines No. ${record.records.map(({ sequence }) => sequence).join(', ')}. Reason:
      ${record.reason}.
    </p>`;
  if (record.kind === 'approval')
    return html`<p>
      For ${record.provider}, app <span class="code">${digestStart(record.app_fingerprint)}</span>,
      ${inWords(record.provider_environment)}${record.instance_fingerprint === null ? '' : html`, instance <span class="code">${digestStart(record.instance_fingerprint)}</span>`}.
      Tier ${record.tier}, reviewed ${time(record.reviewed_at)}, expires ${time(record.expires_at)}.
      ${cameAbout(record)}
    </p>`;
  if (record.kind === 'control') {
    const { provider, ...members } = record.selector;
    const named = Object.entries(members).map(
      ([member, value]) =>
        html`, ${inWords(member)} <span class="code">${value === null ? 'none' : value}</span>`,
    );
    return html`<p>
      For
      ${provider}${named.length === 0 ? ', all of it' : named}.${hasReason ? ` Reason: ${record.reason}.` : ''}
      From
      ${time(record.starts_at)}${record.expires_at === null ? ', without an end' : html` until ${time(record.expires_at)}`}.
      ${cameAbout(record)}
    </p>`;
  }
  return html`<p>
      Tested ${time(record.tested_at)} at commit
      <span class="code">${record.tested_revision.slice(0, 12)}</span>, expires
      ${time(record.expires_at)}. Contract
      <span class="code">${digestStart(record.contract_digest)}</span>, review state
      ${inWords(record.approval_state)}, tier ${record.approval_tier}. ${cameAbout(record)}
    </p>
    <details>
      <summary>Checks</summary>
      <ul>
        ${record.checks.map(
          ({ kind, outcome, not_applicable_reason }) =>
            html`<li>
              ${inWords(kind)}:
              ${inWords(outcome)}${not_applicable_reason === null ? '' : `, ${not_applicable_reason}`}
            </li>`,
        )}
      </ul>
    </details>`;
}
