import { codeEntry, type ClearsBy, type Severity } from './code-table.ts';
import type { Code } from './generated/codes.ts';

/** Where a finding is: which document, and where in it. */
export interface Place {
  /** Path as a user would type it, with `/` between folders. */
  readonly file?: string;
  /** JSON Pointer (RFC 6901) to the value. */
  readonly pointer?: string;
  readonly line?: number;
  /** 1-based column in UTF-16 code units (the default of SARIF and of the language server protocol). */
  readonly column?: number;
}

/** Optional members of a finding. `expected` and `found` may hold text from an input: renderers escape it. */
export interface FindingDetails extends Place {
  readonly expected?: string;
  readonly found?: string;
  /** Instant at which it clears by itself, for `clears_by` `time`. */
  readonly clears_at?: string;
  /** Next command to type, where it is more exact than the one in the table. */
  readonly next?: string;
  /** The change that clears it, where that depends on the case, such as on which of two runs is meant. */
  readonly clears_by?: ClearsBy;
  /** The piece of evidence that it is about. Documents say it by `pointer` alone. */
  readonly piece?: EvidencePiece;
  /** The ledger record that says so: its sequence number and leaf hash (specification/trust.md 3). */
  readonly record?: { readonly sequence: number; readonly leaf: string };
}

/** Something that has to be tested, decided or reported for a claim. */
export type EvidencePiece =
  | 'configuration'
  | 'approval'
  | 'local_run'
  | 'live_run'
  | 'runtime_control';

/** One "no" (or warning) of a judgement, as data (specification/documents.md 3.7). */
export interface Finding extends FindingDetails {
  readonly code: Code;
  readonly clears_by: ClearsBy;
}

/** Makes a finding of a code; what clears it, and the next command, come from the table of codes. */
export function finding(code: Code, details: FindingDetails = {}): Finding {
  const { clears_by, next } = codeEntry(code);
  const { expected, file, found, pointer, ...rest } = details;
  return {
    code,
    ...(file === undefined ? {} : { file: withoutCredentials(file) }),
    ...rest,
    ...(pointer === undefined || pointer.length > MAX_POINTER
      ? {}
      : { pointer: pointer.toWellFormed() }),
    ...(expected === undefined ? {} : { expected: excerpt(expected) }),
    ...(found === undefined ? {} : { found: excerpt(found) }),
    clears_by: details.clears_by ?? clears_by,
    ...(next !== undefined && !details.next ? { next } : {}),
  };
}

/** Characters of the longest pointer in a finding. Past it, line and column still tell the place. */
export const MAX_POINTER = 2048;

/** A finding quotes an input, but is not a copy of it. */
const MAX_EXCERPT = 240;

/** Name and password in an address. What people paste in the wrong place must not end in the log of a pipeline. */
const CREDENTIALS = /([a-z][a-z0-9+.-]{0,31}:\/\/)\S*@/gi;

function withoutCredentials(text: string): string {
  return text.includes('://') ? text.replaceAll(CREDENTIALS, '$1…@') : text;
}

/** How much text is searched for them: far more than is quoted. */
const MAX_LOOKED_THROUGH = 4096;

function excerpt(quoted: string): string {
  const text = withoutCredentials(quoted.slice(0, MAX_LOOKED_THROUGH));
  return text.length <= MAX_EXCERPT ? text : `${text.slice(0, MAX_EXCERPT).toWellFormed()}…`;
}

/** Codes of a name that is not known: what is expected instead is only the nearest one. */
const NAMES: ReadonlySet<Code> = new Set(['unknown_member', 'code_unknown', 'schema_unknown']);

/** The sentence of a finding: title, then what was found and expected. Unescaped. */
export function messageOf(item: Finding): string {
  if (item.code === 'usage') return sentenceOfUsage(item);
  const { title } = codeEntry(item.code);
  const values = valuesOf(item);
  return values === '' ? title : `${title}: ${values}`;
}

export function valuesOf({ code, expected, found }: Finding): string {
  if (found === undefined) return expected === undefined ? '' : `expected ${expected}`;
  if (expected === undefined) return `found ${found}`;
  return NAMES.has(code)
    ? `found ${found}; did you mean ${expected}?`
    : `found ${found}, expected ${expected}`;
}

/** Bad usage is a fact of its own: what was typed, and what to type instead. */
export function sentenceOfUsage({ expected, found }: FindingDetails): string {
  if (found === undefined) return expected === undefined ? 'bad usage' : `missing ${expected}`;
  if (expected === undefined) return found;
  return found.endsWith('?') ? `${found} Expected ${expected}` : `${found}; expected ${expected}`;
}

/** A number of things in words: `1 claim`, `4 claims`, `2 entries`. */
export function countOf(count: number, thing: string, things: string = `${thing}s`): string {
  return count === 1 ? `1 ${thing}` : `${count} ${things}`;
}

export function isWarning({ code }: Finding): boolean {
  return codeEntry(code).severity === 0;
}

/** The worst severity among findings; no finding is 0. */
export function worstSeverity(findings: readonly Finding[]): Severity {
  return findings.reduce<Severity>((worst, { code }) => {
    const { severity } = codeEntry(code);
    return severity > worst ? severity : worst;
  }, 0);
}

/** The answer of a verdict (specification/documents.md 3.5). */
export type Decision = 'allowed' | 'refused' | 'undetermined';

/**
 * The decision that findings lead to. Not being able to judge outranks a "no": who reads `refused`
 * may rely on everything having been judged.
 */
export function decisionOf(findings: readonly Finding[]): Decision {
  const worst = worstSeverity(findings);
  if (worst === 0) return 'allowed';
  return worst === 1 ? 'refused' : 'undetermined';
}

/** The result of a check: the value it vouches for, or every reason against it. */
export type Result<T> = { readonly ok: true; readonly value: T } | Refusal;

/** The "no" of a {@link Result}; fits a result of any value. */
export interface Refusal {
  readonly ok: false;
  readonly findings: Reasons;
}

/** Why not: at least one finding, since a refusal without any would read as a yes. */
export type Reasons = readonly [Finding, ...Finding[]];

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Refuses for what was found; `undefined` where nothing was. */
export function refusalFor(findings: readonly Finding[]): Refusal | undefined {
  const [first, ...others] = findings;
  return first && { ok: false, findings: [first, ...others] };
}

export function refuse(code: Code, details: FindingDetails = {}): Refusal {
  return { ok: false, findings: [finding(code, details)] };
}

/** A value that has to be another one: the code for it, what it has to be, and what it is. */
type Comparison = readonly [code: Code, expected: string, found: string];

/** Finds the values that are not what they have to be. */
export function findOthers(place: Place, ...compared: readonly Comparison[]): Finding[] {
  return compared.flatMap(([code, expected, found]) =>
    expected === found ? [] : [finding(code, { ...place, expected, found })],
  );
}

/** Refuses a value that is not what it has to be; `undefined` where it is. */
export function refuseOther(place: Place, ...compared: Comparison): Refusal | undefined {
  return refusalFor(findOthers(place, compared));
}
