import type { PlannedTask, PlanResult } from '../documents/index.ts';
import { digestOf } from '../digest/index.ts';
import { ClaimgateError } from '../findings/index.ts';
import { instantOf } from '../json/index.ts';
import { capital, claimName, isVerdict, TASK_WORDS } from './report-words.ts';
import type { Report } from './report.ts';
import { minuteWords } from './time-words.ts';

/**
 * A plan as iCalendar (RFC 5545): one event for each thing to do, on the time that there is for it, with an
 * alarm when it begins. The UID of an event follows from what is renewed, so that a calendar that takes
 * in a later plan moves the event instead of adding another.
 *
 * @throws ClaimgateError `usage` where the report is not a plan
 */
export function renderCalendar({ document, at }: Report): string {
  const result = isVerdict(document) || document.command !== 'plan' ? undefined : document.result;
  if (result === undefined)
    throw new ClaimgateError('usage', { expected: '--format ics with claimgate plan only' });
  const tasks = isPlan(result) ? result.tasks : [];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//claimgate//plan//EN',
    'CALSCALE:GREGORIAN',
    ...tasks.flatMap((task) => event(task, at)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function isPlan(result: object | null): result is PlanResult {
  return result !== null && 'tasks' in result;
}

function event(task: PlannedTask, at: number): string[] {
  const { kind, earliest, latest, expires_at, claims } = task;
  const names = [...new Set(claims.map(({ subject }) => claimName(subject)))];
  const [first, ...others] = names;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const what = capital(TASK_WORDS[kind]);
  const summary = first === undefined ? what : `${what}: ${first}${more}`;
  const description = [
    `What is there now expires at ${minuteWords(instantOf(expires_at))}.`,
    ...(names.length === 0 ? ['All claims rest on it.'] : ['Claims that rest on it:', ...names]),
  ].join('\n');
  const begin = instantOf(earliest);
  // An event of no length would not be seen.
  const end = Math.max(instantOf(latest), begin + 60_000);
  return [
    'BEGIN:VEVENT',
    `UID:${uid(task)}@claimgate`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART:${stamp(begin)}`,
    `DTEND:${stamp(end)}`,
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

/** The same for the same renewal, whenever it is planned. */
function uid({ kind, expires_at, claims }: PlannedTask): string {
  const digests = claims.map(({ subject_digest }) => subject_digest).toSorted();
  return digestOf(JSON.stringify([kind, expires_at, digests])).slice('sha256:'.length, 39);
}

/** An instant to the second, in UTC. */
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
