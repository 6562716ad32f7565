import { originOf } from '../../src/evidence/subject-evidence.ts';
import type { Selector, Subject } from '../../src/documents/index.ts';
import { countOf, ClaimgateError } from '../../src/documents/findings.ts';
import type { EpochMs } from '../../src/documents/json.ts';
import { controlsInForce, subjectsWithRuns } from '../../src/ledger/reading.ts';
import { SELECTABLE, selects } from '../../src/ledger/subjects.ts';
import type { ControlRecord, Placed } from '../../src/ledger/records.ts';
import { operatorNames } from '../access/administrators.ts';
import type { Administration } from '../readiness/administration.ts';
import { originWords } from '../../src/report/report-words.ts';
import { html, type Html, type Piece, unreadableFacts, type Visit } from './page.ts';
import {
  appName,
  inWords,
  instanceName,
  digestStart,
  time,
  timeAway,
  type Names,
  NO_NAMES,
} from './words.ts';
import type { SubjectStanding } from '../readiness/board.ts';

export const MEMBER_WORDS: Readonly<Record<(typeof SELECTABLE)[number], string>> = {
  app_fingerprint: 'App',
  deployment_environment: 'Deployment environment',
  provider_environment: 'Provider environment',
  instance_fingerprint: 'Instance',
  account_kind: 'Account kind',
  output_profile: 'Output profile',
  operation: 'Operation',
  policy_mode: 'Policy mode',
};

/** The controls that speak now, one for each selector, and who recorded them. */
export interface ControlsInForce {
  readonly controls: readonly Placed<ControlRecord>[];
  readonly operators: ReadonlyMap<string, string>;
  /** How many of them cannot be read: what they match is degraded. */
  readonly unreadable: number;
  readonly at: EpochMs;
}

function readControls({ ledger, fingerprints, clock }: Administration): Promise<ControlsInForce> {
  const at = clock();
  const unreadable: ClaimgateError[] = [];
  return ledger.read(async (connection) => ({
    controls: await controlsInForce(connection, at, unreadable),
    operators: await operatorNames(connection, fingerprints),
    unreadable: unreadable.length,
    at,
  }));
}

/** Returns a selector in words: `pixelgram, all of it`, or its limits by name. */
export function selectorWords(
  selector: Selector,
  subjects: readonly Subject[],
  facts: Names,
): string {
  const limits = SELECTABLE.filter((member) => member in selector).map(
    (member) =>
      `${MEMBER_WORDS[member].toLowerCase()} ${valueWords(selector, member, subjects, facts)}`,
  );
  return [selector.provider, ...(limits.length === 0 ? ['all of it'] : limits)].join(', ');
}

function valueWords(
  selector: Selector,
  member: (typeof SELECTABLE)[number],
  subjects: readonly Subject[],
  facts: Names,
): string {
  const value = selector[member] ?? null;
  if (value === null) return 'none';
  const known = subjects.find(
    (subject) => subject.provider === selector.provider && subject[member] === value,
  );
  if (known && member === 'app_fingerprint') return appName(known, facts);
  if (known && member === 'instance_fingerprint') return instanceName(known, facts) ?? 'none';
  return value.startsWith('sha256:') ? digestStart(value) : inWords(value);
}

export interface ControlsView extends ControlsInForce {
  readonly subjects: readonly Subject[];
  readonly facts: Names;
  /** Operations that the environment disables, whatever is recorded. */
  readonly denied: readonly Selector[];
  /** Whether each has a link to the form that replaces it. */
  readonly isRecorder: boolean;
}

/** Reads what pages show of now. Switching off never depends on the runtime facts: what has runs can be chosen without them. */
export async function readView({ service, administration }: Visit, isRecorder: boolean) {
  const controls = await readControls(administration);
  const survey = await service.readiness.survey().catch(unreadableFacts);
  const seen =
    survey instanceof ClaimgateError
      ? { ...NOTHING_SEEN, subjects: await administration.ledger.read(subjectsWithRuns) }
      : { facts: survey.facts, denied: survey.denied, subjects: subjectsOf(survey.rows) };
  const view: ControlsView = { ...controls, ...seen, isRecorder };
  return { survey, view };
}

const NOTHING_SEEN = { facts: NO_NAMES, denied: [] };

export function subjectsOf(rows: readonly SubjectStanding[]): readonly Subject[] {
  return [...new Map(rows.map((row) => [row.digest, row.subject])).values()];
}

/** Renders the controls in force: what is switched off stands open, what is switched on can be opened. */
export function controlsSection(view: ControlsView, title = 'Controls in force'): Html {
  const restricting = view.controls.filter(({ record }) => record.state !== 'enabled');
  const enabling = view.controls.filter(({ record }) => record.state === 'enabled');
  const isNone = restricting.length === 0 && view.denied.length === 0 && view.unreadable === 0;
  return html`<section class="controls" aria-labelledby="controls">
    <h2 id="controls">${title}</h2>
    ${
      view.unreadable === 0
        ? ''
        : html`<p class="fault">
            ${countOf(view.unreadable, 'control')} cannot be read: each subject that it may match is
            degraded. Run <span class="code">claimgate ledger verify</span>.
          </p>`
    }
    ${isNone && view.unreadable === 0 ? html`<p class="soft">Nothing is disabled or degraded by a control.</p>` : ''}
    ${
      isNone
        ? ''
        : html`<ul class="plainlist">
            ${view.denied.map((selector) => deniedItem(selector, view))}${restricting.map((one) => controlItem(one, view))}
          </ul>`
    }
    ${
      enabling.length === 0
        ? ''
        : html`<details>
            <summary>
              ${countOf(enabling.length, 'control')} ${enabling.length === 1 ? 'enables' : 'enable'}
              operations
            </summary>
            <ul class="plainlist">
              ${enabling.slice(0, MAX_ENABLING).map((one) => controlItem(one, view))}
            </ul>
            ${enabling.length > MAX_ENABLING ? html`<p class="hint">And ${enabling.length - MAX_ENABLING} more.</p>` : ''}
          </details>`
    }
  </section>`;
}

const MAX_ENABLING = 50;

function controlItem({ sequence, record }: Placed<ControlRecord>, view: ControlsView): Html {
  const { selector, state, reason, starts_at, expires_at, operator_ref } = record;
  const operator = view.operators.get(operator_ref) ?? digestStart(operator_ref);
  const until: Piece =
    expires_at === null ? 'without an end' : html`until ${timeAway(expires_at, view.at)}`;
  return html`<li>
    <span class="state ${TONES[state]}">${STATE_LABELS[state]}</span>
    <strong>${selectorWords(selector, view.subjects, view.facts)}</strong>,
    ${matching(selector, view)}
    <span class="soft"
      >No. ${sequence}, by ${operator}: reason ${reason}, since ${time(starts_at)},
      ${until}${originWords(originOf(record))}.</span
    >
    ${view.isRecorder ? html`<a href="/admin/runtime-controls/new?control=${sequence}">Replace<span class="sr"> control no. ${sequence}</span></a>` : ''}
  </li>`;
}

function deniedItem(selector: Selector, view: ControlsView): Html {
  return html`<li>
    <span class="state stop">Disabled</span>
    <strong>${selectorWords(selector, view.subjects, view.facts)}</strong>,
    ${matching(selector, view)}
    <span class="soft">By the runtime facts or the environment: no control lifts this.</span>
  </li>`;
}

function matching(selector: Selector, { subjects }: ControlsView): string {
  const count = subjects.filter((subject) => selects(selector, subject)).length;
  return `${countOf(count, 'subject')}.`;
}

export const STATE_LABELS = { disabled: 'Disabled', degraded: 'Degraded', enabled: 'Enabled' };
const TONES = { disabled: 'stop', degraded: 'act', enabled: 'quiet' };
