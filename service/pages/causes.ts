import type { Subject } from '../../src/documents/index.ts';
import { codeEntry, countOf, isCode, present } from '../../src/documents/findings.ts';
import { formatInstant, groupedBy, type EpochMs } from '../../src/documents/json.ts';
import { selects } from '../../src/ledger/subjects.ts';
import type { ControlRecord, Placed } from '../../src/ledger/records.ts';
import { byRestriction } from '../../src/ledger/fold.ts';
import { STATES } from '../../src/readiness/blockers.ts';
import { capital } from '../../src/report/report-words.ts';
import type { SubjectStanding } from '../readiness/board.ts';
import { STATE_LOOKS, appName, digestHex, listed, timeAway } from './words.ts';
import { type ControlsInForce, type ControlsView, selectorWords, subjectsOf } from './controls.ts';
import { html, type Html, type Piece } from './page.ts';

export function isWronglyClaimed({ claim }: Pick<SubjectStanding, 'claim'>): boolean {
  return claim === 'wrong';
}

/** The code of what stands in the way first; `null` where nothing does, or nobody connected an account to ask with. */
export function findCause(row: SubjectStanding): string | null {
  if (!row.isConnected && !row.isClaimed) return null;
  const { blockers, would_block } = row.decision;
  const [first] = [...blockers, ...would_block, ...row.lacking];
  return first?.code ?? null;
}

/** One thing that is the matter, and everything that it explains. */
interface Cause {
  readonly code: string;
  /** The control that switches off, where one does. */
  readonly control: Placed<ControlRecord> | null;
  readonly rows: readonly SubjectStanding[];
  readonly subjects: readonly Subject[];
  readonly claimed: number;
}

/** Causes that concern all providers alike. */
const COMMON = new Set(['facts_too_old', 'facts_from_future', 'evidence_unreadable']);

/** Returns the causes behind all decisions that are not healthy, the worst for the public first. */
export function findCauses(
  rows: readonly SubjectStanding[],
  { controls }: Pick<ControlsInForce, 'controls'>,
): readonly Cause[] {
  const ranked = [...controls].sort(byRestriction);
  const found = groupedBy(
    rows.flatMap((row) => {
      const code = findCause(row);
      if (code === null) return [];
      const control = /^control_(?:disabled|degraded)$/.test(code)
        ? ranked.find(({ record }) => selects(record.selector, row.subject))
        : undefined;
      return [{ row, code, control: control ?? null }];
    }),
    ({ row, code, control }) =>
      `${code} ${control?.sequence ?? (COMMON.has(code) ? '' : row.subject.provider)}`,
  );
  const rankOf = ({ rows: own }: Cause) =>
    STATES.indexOf(present(own[0]).decision.state) -
    (own.some(({ isClaimed }) => isClaimed) ? 100 : 0);
  return [...found.values()]
    .map((group): Cause => {
      const own = group.map(({ row }) => row);
      const { code, control } = present(group[0]);
      const wrong = own.filter(isWronglyClaimed);
      return {
        code,
        control,
        rows: own,
        subjects: subjectsOf(own),
        claimed: subjectsOf(wrong).length,
      };
    })
    .sort((one, other) => other.claimed - one.claimed || rankOf(one) - rankOf(other));
}

/** The address of the form that switches some subjects of a provider off: filled in, with what that changes. */
export function switchOff(scope: Readonly<Record<string, string>>): string {
  return `/admin/runtime-controls/new?${new URLSearchParams({ ...scope, switch: 'off' }).toString()}`;
}

function liftOf({ sequence }: Pick<Placed, 'sequence'>): string {
  return `/admin/runtime-controls/new?control=${sequence}&switch=on`;
}

/** The form that records what clears a code, for a subject; `null` where no record does. */
export function remedyFor(
  { code, clears_by }: { readonly code: string; readonly clears_by: string },
  digest: string,
  control?: number,
): { readonly address: string; readonly words: string } | null {
  const query = `subject=${digestHex(digest)}`;
  if (code === 'control_disabled' || code === 'control_degraded')
    return control === undefined
      ? null
      : { address: liftOf({ sequence: control }), words: `Lift control no. ${control}` };
  if (code.startsWith('control_'))
    return { address: `/admin/runtime-controls/new?${query}`, words: 'Set a runtime control' };
  if (clears_by === 'new_approval')
    return { address: `/admin/approval-reviews/new?${query}`, words: 'Record a review' };
  const [, side] = /^new_(local|live)_run$/.exec(clears_by) ?? [];
  if (side === undefined) return null;
  const address = `/admin/certifications/new?${query}&side=${side}`;
  return { address, words: `Record a ${side} run` };
}

const MOST_SHOWN = 8;

export function causesSection(causes: readonly Cause[], view: ControlsView): Html | null {
  if (causes.length === 0) return null;
  const items = causes.map((cause) => causeItem(cause, view));
  return html`<h2 id="causes">Causes</h2>
    <ul class="causes" aria-labelledby="causes">
      ${items.slice(0, MOST_SHOWN)}
    </ul>
    ${
      items.length <= MOST_SHOWN
        ? ''
        : html`<details>
            <summary>${countOf(items.length - MOST_SHOWN, 'more cause')}</summary>
            <ul class="causes">
              ${items.slice(MOST_SHOWN)}
            </ul>
          </details>`
    }`;
}

function causeItem(cause: Cause, view: ControlsView): Html {
  const { code, control, subjects, claimed } = cause;
  const { digest, subject, isClaimed, decision } = present(cause.rows[0]);
  const { provider } = subject;
  const isCommon = COMMON.has(code);
  const filter = new URLSearchParams(isCommon ? { cause: code } : { provider, cause: code });
  const { hint, clears_by } = entryOf(code);
  const remedy = remedyFor({ code, clears_by }, digest, control?.sequence);
  const isPart = !isCommon && subjects.length < view.subjects.filter(isOf(provider)).length;
  const apps = [...new Set(subjects.map((one) => appName(one, view.facts)))];
  return html`<li class="cause ${STATE_LOOKS[decision.state].tone}">
    <p class="tally">
      <strong>${claimed > 0 ? claimed : subjects.length}</strong>
      ${claimed > 0 ? 'wrongly claimed' : isClaimed ? 'claimed' : 'not claimed'}
    </p>
    <div>
      <h3><a href="/admin?${filter.toString()}#subjects">${titleOf(cause, view)}</a></h3>
      <p class="soft">
        ${decision.state === 'healthy' ? 'Runs, but the claim is wrong' : STATE_LOOKS[decision.state].words}:
        ${countOf(subjects.length, 'subject')}${isPart ? `, app ${listed(apps, 3, ', ')}` : ''}.
        ${control ? controlEnd(control, view) : html`${sinceWords(cause.rows, view)} ${firstSentence(hint)}`}
      </p>
    </div>
    ${
      view.isRecorder
        ? html`<p class="acts">
            ${remedy === null ? '' : html`<a class="side" href="${remedy.address}">${remedy.words}</a>`}
            ${control || isCommon ? '' : html`<a class="side" href="${switchOff({ provider })}">Switch off<span class="sr"> ${provider}</span></a>`}
          </p>`
        : ''
    }
  </li>`;
}

function titleOf({ code, control, rows }: Cause, view: ControlsView): string {
  if (control) return controlWords(control.record, view);
  const { title } = entryOf(code);
  // Without runtime facts there is no board.
  if (code === 'evidence_unreadable') return 'Evidence in the ledger cannot be read';
  return COMMON.has(code) ? capital(title) : `${present(rows[0]).subject.provider}: ${title}`;
}

function entryOf(code: string): ReturnType<typeof codeEntry> {
  return codeEntry(isCode(code) ? code : 'defect');
}

function isOf(provider: string): (subject: Subject) => boolean {
  return (subject) => subject.provider === provider;
}

function controlWords({ selector, state, reason }: ControlRecord, view: ControlsView): string {
  const done = state === 'disabled' ? 'switched off' : 'degraded';
  return `${selectorWords(selector, view.subjects, view.facts)}: ${done} (${reason})`;
}

/** Since when the first of some subjects failed, or is expired. */
function sinceWords(rows: readonly SubjectStanding[], { at }: ControlsView): Piece {
  const known = rows.flatMap(({ since }) => since ?? []);
  return known.length === 0 ? '' : html`Since ${timeAway(formatInstant(Math.min(...known)), at)}.`;
}

function firstSentence(text: string): string {
  return text.replace(/\. .*$/s, '.');
}

/** Says whether a switch-off ends by itself, and when. */
export function endWords(expires_at: string | null, at: EpochMs): Piece {
  if (expires_at === null) return 'Stays off until somebody lifts it';
  return html`Switches on by itself ${timeAway(expires_at, at)}`;
}

function controlEnd({ record }: Placed<ControlRecord>, { at, operators }: ControlsView): Html {
  const by = operators.get(record.operator_ref);
  const { starts_at, expires_at } = record;
  return html`Since ${timeAway(starts_at, at)}${by === undefined ? '' : `, by ${by}`}.
    <strong>${endWords(expires_at, at)}.</strong>`;
}
