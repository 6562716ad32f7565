// Windows of time that a team allows its live tests to run at.

import { ClaimgateError } from '../documents/findings.ts';
import type { RenewalWindow } from '../documents/index.ts';
import { DAY_MS, type EpochMs } from '../documents/json.ts';

// When a test command may be started: days, hours and a time zone (specification/documents.md 3.13).

const MINUTE_MS = 60_000;
/** Some weeks have an hour more; a window that does not open within one does not exist. */
const LONGEST_MS = 8 * DAY_MS;
const ALL_DAY = '00:00-24:00';

/** Returns the first instant from `at` on when a window is open. @throws ClaimgateError for a zone that does not exist */
export function nextOpening(window: RenewalWindow | undefined, at: EpochMs): EpochMs {
  if (!window) return at;
  const { days, hours = ALL_DAY } = window;
  const [from, until] = hours.split('-').map(minutesOf);
  const clock = clockIn(window.zone);
  const isOpen = (instant: EpochMs) => {
    const { day, minute } = clock(instant);
    const isOfDay = days?.some((one) => one === day) ?? true;
    return isOfDay && minute >= (from ?? 0) && minute < (until ?? 0);
  };
  if (isOpen(at)) return at;
  const start = Math.ceil(at / MINUTE_MS) * MINUTE_MS;
  for (let instant = start; instant <= at + LONGEST_MS; instant += MINUTE_MS)
    if (isOpen(instant)) return instant;
  throw new ClaimgateError('renewal_window_empty', { found: hours });
}

/** Returns when the day of an instant began, in the zone of a window. */
export function dayStart(window: RenewalWindow | undefined, at: EpochMs): EpochMs {
  const { minute } = clockIn(window?.zone)(at);
  return Math.floor(at / MINUTE_MS) * MINUTE_MS - minute * MINUTE_MS;
}

/** Says a window as people read it, such as `mon tue, 08:00-18:00 Europe/Berlin`. */
export function windowWords({ days, hours, zone = 'UTC' }: RenewalWindow): string {
  const parts = [...(days ? [days.join(' ')] : []), ...(hours === undefined ? [] : [hours])];
  return `${parts.join(', ') || 'any time'} ${zone}`;
}

function minutesOf(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
}

/** Tells the day of the week and the minute of the day in a zone. */
function clockIn(zone = 'UTC'): (at: EpochMs) => { day: string; minute: number } {
  const format = formatIn(zone);
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const minute = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
    return { day: (parts.get('weekday') ?? '').toLowerCase(), minute };
  };
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, ...parts });
  } catch {
    throw new ClaimgateError('renewal_zone_unknown', { found: timeZone });
  }
}
