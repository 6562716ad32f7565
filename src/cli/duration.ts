import { ClaimgateError } from '../findings/index.ts';

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A length of time such as `90m` or `24h`, in milliseconds. @throws ClaimgateError `usage` */
export function durationOf(text: string): number {
  const [, count, unit = ''] = /^([1-9][0-9]{0,5})([smhd])$/.exec(text) ?? [];
  const milliseconds = UNITS[unit];
  if (count !== undefined && milliseconds !== undefined) return Number(count) * milliseconds;
  throw new ClaimgateError('usage', {
    expected: 'a length of time such as 90m or 24h',
    found: text,
  });
}
