import { countOf } from '../../findings/index.ts';
import type { GateVerdict } from '../../documents/index.ts';
import { shortDigest } from '../claims-to-show.ts';
import { markup, type Markup } from '../markup.ts';
import type { ReportedFinding } from '../report.ts';
import { claimAnchor } from './findings.ts';
import { durationWords, instant, instantWords } from './instant.ts';
import type { Section } from './section.ts';

type Lapse = NonNullable<GateVerdict['horizon']['first_lapse']>;

/** Until when the answer holds, and what ends it. */
export function horizonSection(
  verdict: GateVerdict,
  findings: readonly ReportedFinding[],
): Section {
  const { decision, horizon } = verdict;
  const { first_lapse: lapse, valid_until: until } = horizon;
  const content =
    decision === 'allowed'
      ? lapse && until !== null
        ? validity(verdict, lapse, until)
        : markup`<p class="none">Nothing that this answer rests on lapses.</p>`
      : clearances(verdict, findings);
  return { id: 'horizon', title: 'Horizon', content };
}

function validity(
  { evaluated_at }: GateVerdict,
  { what: lapsing, subject_digest: subject }: Lapse,
  until: string,
): Markup {
  const what = lapsing.replaceAll('_', ' ');
  const length = durationWords(Date.parse(until) - Date.parse(evaluated_at));
  const whose =
    subject === null
      ? undefined
      : markup` of claim <a href="#${claimAnchor(subject)}"><code>${shortDigest(subject)}…</code></a>`;
  const text = `The answer holds for ${length}, from ${instantWords(evaluated_at)} until ${instantWords(until)}, when the ${what} lapses.`;
  return markup`<figure class="timeline">
<svg role="img" aria-label="${text}" viewBox="0 0 1000 40" preserveAspectRatio="none" width="1000" height="40">
<rect class="after" x="0" y="14" width="1000" height="12"/>
<rect class="holds" x="0" y="14" width="${HOLDS}" height="12"/>
${ticks(Date.parse(evaluated_at), Date.parse(until))}<rect class="now" x="0" y="4" width="3" height="32"/>
<rect class="end" x="${HOLDS - 3}" y="4" width="3" height="32"/>
</svg>
<figcaption><span>judged<br>${instant(evaluated_at)}</span><span class="middle">holds for ${length}</span><span class="last">the <b>${what}</b>${whose} lapses<br>${instant(until)}</span></figcaption>
</figure>`;
}

/** How far along the line the answer holds; the rest is what comes after. */
const HOLDS = 850;

const UNITS = [1, 6, 24, 7 * 24, 30 * 24, 365 * 24].map((hours) => hours * 3_600_000);
const MAX_TICKS = 32;

/** Full hours, days or more, whichever are few enough to be counted by eye. */
function ticks(from: number, until: number): Markup[] {
  const unit = UNITS.find((size) => (until - from) / size <= MAX_TICKS) ?? until - from;
  const marks: Markup[] = [];
  for (let at = Math.ceil(from / unit) * unit; at < until; at += unit) {
    const x = Math.round(((at - from) / (until - from)) * HOLDS);
    marks.push(markup`<rect class="tick" x="${x}" y="17" width="1" height="6"/>\n`);
  }
  return marks;
}

/** What of a refusal clears by itself, and when. */
function clearances({ evaluated_at }: GateVerdict, findings: readonly ReportedFinding[]): Markup {
  const timed = findings
    .filter(({ clears_at }) => clears_at !== undefined)
    .sort(({ clears_at: one = '' }, { clears_at: other = '' }) => (one < other ? -1 : 1));
  if (timed.length === 0)
    return markup`<p class="none">Judged at ${instant(evaluated_at)}. Nothing of this clears by itself.</p>`;
  const rows = timed.map(({ code, clears_at = '' }) => {
    const wait = durationWords(Date.parse(clears_at) - Date.parse(evaluated_at));
    return markup`<li><code>${code}</code> clears at ${instant(clears_at)}, in ${wait}</li>`;
  });
  return markup`<p>${countOf(timed.length, 'finding')} of ${findings.length} clear by time alone:</p><ul>${rows}</ul>`;
}
