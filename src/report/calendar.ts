import type { GateVerdict, PlannedTask } from '../documents/index.ts';
import { digestOf } from '../digest/index.ts';
import { countOf } from '../documents/findings.ts';
import { instantOf } from '../documents/json.ts';
import { escapeForTerminal } from './markup.ts';
import {
  answerOf,
  answerWords,
  capital,
  isVerdict,
  namesWithCounts,
  planOf,
  TASK_WORDS,
  toneOf,
  minuteWords,
} from './report-words.ts';
import { claimName } from '../manifest/claim-names.ts';
import { namesOf, runOf, sectionsOf, type Report } from './report.ts';

/**
 * A plan as iCalendar (RFC 5545): one event for each thing to do, on the time that there is for it, with an
 * alarm when it begins. A verdict is one event, when it expires. The UID of an event follows from what has to be
 * renewed, for which product and deployment: a calendar that takes in a later plan moves the event instead of adding
 * another, and one that takes in several products keeps them apart.
 */
export function renderCalendar(report: Report): string {
  const run = runOf(report);
  const { ref } = namesOf(report);
  const sections = sectionsOf(report);
  const events = (sections.length > 0 ? sections : [report]).flatMap((section) => {
    const { deployment, folder, product } = namesOf(section);
    return eventsOf(section, run.command).map((event) => ({
      ...event,
      id: [product ?? folder, deployment, ref, ...event.id],
      description: [event.description, ofWhat(product, deployment)].filter(Boolean).join('\n'),
    }));
  });
  const uids = new Uids();
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//claimgate//claimgate//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, uids.of(event.id), run.at)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

interface Event {
  readonly id: readonly unknown[];
  readonly begin: number;
  readonly end: number;
  readonly summary: string;
  readonly description: string;
}

function ofWhat(product: string | undefined, deployment: string | undefined): string {
  const texts = [product && `Product: ${product}`, deployment && `deployment: ${deployment}`];
  return escapeForTerminal(texts.filter(Boolean).join(', '));
}

/** Tells events of one id apart by their number: a test that is repeated is one event each time. */
class Uids {
  readonly #seen = new Map<string, number>();

  of(id: readonly unknown[]): string {
    const text = JSON.stringify(id);
    const number = this.#seen.get(text) ?? 0;
    this.#seen.set(text, number + 1);
    return digestOf(JSON.stringify([text, number])).slice('sha256:'.length, 39);
  }
}

/** An empty calendar would look like nothing to do: what is not allowed, or not judged, is an event, too. */
function eventsOf(report: Report, command: string): Event[] {
  const { at, document } = report;
  if (isVerdict(document) && document.decision === 'allowed') return verdictEvents(document);
  const plan = planOf(document);
  if (plan)
    return [
      ...(plan.blocked.length > 0 ? [blockedEvent(plan.blocked, at)] : []),
      ...plan.tasks.map(taskEvent),
    ];
  const isGood = ['yes', 'said'].includes(toneOf(document));
  return isGood && answerOf(document) !== 'not_judged' ? [] : [answerEvent(report, command)];
}

function answerEvent({ at, document, findings }: Report, command: string): Event {
  const codes = [...new Set(findings.map(({ code }) => code))];
  const said = `claimgate ${command}: ${answerWords(document)}`;
  return eventAt(at, {
    // As a verdict that expires: one answer of the gate takes the place of the one before.
    id: isVerdict(document) ? ['verdict', ...forecastOf(document)] : [command],
    summary: isVerdict(document) ? judgedAs(document, said) : said,
    description: codes.join(', '),
  });
}

function eventAt(at: number, event: Omit<Event, 'begin' | 'end'>): Event {
  return { ...event, begin: at, end: at };
}

/** A verdict about another time has events of its own: none of them moves those of the present. */
function forecastOf(document: Report['document']): readonly string[] {
  return isVerdict(document) && ['forecast', 'historical'].includes(document.kind)
    ? [document.kind, document.evaluated_at]
    : [];
}

function judgedAs(document: GateVerdict, summary: string): string {
  const [kind] = forecastOf(document);
  if (kind === undefined) return summary;
  return `${summary} (${kind}, judged at ${minuteWords(instantOf(document.evaluated_at))})`;
}

/** When an allowed answer stops being one. */
function verdictEvents(verdict: GateVerdict): Event[] {
  const { valid_until: until, first_lapse: first } = verdict.horizon;
  if (until === null || first === null) return [];
  const what = first.what.replaceAll('_', ' ');
  return [
    eventAt(instantOf(until), {
      id: ['verdict', ...forecastOf(verdict)],
      summary: judgedAs(verdict, `The verdict of claimgate expires, with the ${what}`),
      description: 'claimgate plan says what has to be renewed, and when.',
    }),
  ];
}

function blockedEvent(blocked: PlannedTask['claims'], at: number): Event {
  return eventAt(at, {
    id: ['blocked'],
    summary: `claimgate plan: ${countOf(blocked.length, 'claim')} blocked already today`,
    description: escapeForTerminal(`claimgate check says why: ${namesWithCounts(blocked, 20)}`),
  });
}

function taskEvent({ kind, earliest, latest, expires_at, claims }: PlannedTask): Event {
  const names = [...new Set(claims.map(({ subject }) => claimName(subject)))];
  const [first, ...others] = names;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const what = capital(TASK_WORDS[kind]);
  // Not by its times, which change with the instant of planning. No two renewals of a kind share a claim.
  const [whose = ''] = claims.map(({ subject_digest }) => subject_digest).toSorted();
  return {
    id: [kind, whose],
    begin: instantOf(earliest),
    end: instantOf(latest),
    summary: escapeForTerminal(first === undefined ? what : `${what}: ${first}${more}`),
    description: [
      `The current evidence expires at ${minuteWords(instantOf(expires_at))}.`,
      ...(first === undefined ? ['All claims need it.'] : ['Claims that need it:', ...names]),
    ]
      .map(escapeForTerminal)
      .join('\n'),
  };
}

function eventLines(
  { begin, end, summary, description }: Event,
  uid: string,
  at: number,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@claimgate`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART:${stamp(begin)}`,
    // An event of no length would not be seen.
    `DTEND:${stamp(Math.max(end, begin + 60_000))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

function stamp(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** Lines of at most 75 bytes, cut between characters (RFC 5545 section 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
