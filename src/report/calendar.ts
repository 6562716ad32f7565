import type { GateVerdict, PlannedTask } from '../documents/index.ts';
import { digestOf } from '../digest/index.ts';
import { instantOf } from '../documents/json.ts';
import { escapeForTerminal } from './escape.ts';
import {
  answerOf,
  answerWords,
  capital,
  isVerdict,
  planOf,
  TASK_WORDS,
  toneOf,
} from './report-words.ts';
import { claimName } from '../manifest/claim-names.ts';
import type { Report } from './report.ts';
import { minuteWords } from './time-words.ts';

/**
 * A plan as iCalendar (RFC 5545): one event for each thing to do, on the time that there is for it, with an
 * alarm when it begins. A verdict is one event, when it expires. The UID of an event follows from what
 * expires, so that a calendar that takes in a later plan moves the event instead of adding another.
 */
export function renderCalendar(report: Report): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//claimgate//claimgate//EN',
    'CALSCALE:GREGORIAN',
    ...eventsOf(report).flatMap((event) => eventLines(event, report.at)),
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

/** An empty calendar would look like nothing to do: what is not allowed is an event, too. */
function eventsOf(report: Report): Event[] {
  const { at, document } = report;
  if (!['yes', 'said'].includes(toneOf(document))) return [refusal(report, at)];
  if (isVerdict(document)) return verdictEvents(document);
  return planOf(document)?.tasks.map(taskEvent) ?? [];
}

function refusal({ document, findings }: Report, at: number): Event {
  const command = isVerdict(document) ? 'check' : document.command;
  const codes = [...new Set(findings.map(({ code }) => code))];
  return {
    id: [command, answerOf(document)],
    begin: at,
    end: at,
    summary: escapeForTerminal(`claimgate ${command}: ${answerWords(document)}`),
    description: codes.join(', '),
  };
}

/** When an allowed answer stops being one. */
function verdictEvents({ horizon }: GateVerdict): Event[] {
  const { valid_until: until, first_lapse: first } = horizon;
  if (until === null || first === null) return [];
  const at = instantOf(until);
  const what = first.what.replaceAll('_', ' ');
  const summary = `The verdict of claimgate expires, with the ${what}`;
  const description = 'claimgate plan says what has to be renewed, and when.';
  return [{ id: [until, first], begin: at, end: at, summary, description }];
}

function taskEvent({ kind, earliest, latest, expires_at, claims }: PlannedTask): Event {
  const names = [...new Set(claims.map(({ subject }) => claimName(subject)))];
  const [first, ...others] = names;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const what = capital(TASK_WORDS[kind]);
  return {
    id: [kind, expires_at, ...claims.map(({ subject_digest }) => subject_digest).toSorted()],
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

function eventLines({ id, begin, end, summary, description }: Event, at: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${digestOf(JSON.stringify(id)).slice('sha256:'.length, 39)}@claimgate`,
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
