import { boundedLine, redactLine } from './line.ts';
import { REDACTED } from './mark.ts';
import { secrecyOf } from './names.ts';
import { redactPem } from './pem.ts';

/** A name of a secret at the end of a line, whose value stands on the lines below it. */
const OPEN =
  /^(\s*)(?:[-*]\s+)?["']?([A-Za-z0-9_.-]{1,128})["']?\s*[:=]\s*(?:[|>][0-9+-]{0,2}|(?:Bearer|Basic|Digest))?\s*\\?$/i;

/** A name as the value of a member, whose value is the member on the next line. */
const NAMED = /^\s*(?:[-*{]\s*)?["']?name["']?\s*[:=]\s*["']?([A-Za-z0-9_.-]{1,128})["']?,?\s*$/i;
const VALUE = /^(\s*["']?value["']?\s*[:=]\s*)\S.*$/i;

/** The last lines of some, without what should stay secret in the light of all (specification/service.md 6). */
export function redactLines(lines: readonly string[], last: number = lines.length): string[] {
  return redactBelow(redactPem(lines.map(boundedLine)))
    .slice(-last)
    .map(redactLine);
}

/** Redacts the lines that are the value of the name above them: those that stand further in. */
function redactBelow(lines: readonly string[]): string[] {
  let open: number | undefined;
  let isNamed = false;
  return lines.map((line) => {
    const indent = line.search(/\S/);
    if (open !== undefined && (indent > open || indent < 0)) return indent < 0 ? line : REDACTED;
    const [, before] = isNamed ? (VALUE.exec(line) ?? []) : [];
    const [, space = '', name = ''] = OPEN.exec(line) ?? [];
    open = secrecyOf(name) === 'none' ? undefined : space.length;
    isNamed = secrecyOf(NAMED.exec(line)?.[1] ?? '') !== 'none';
    return before === undefined ? line : before + REDACTED;
  });
}
