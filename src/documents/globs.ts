import { ClaimgateError } from './findings.ts';

/** Limits of one pattern; people write one or two of each. */
const LIMITS = { characters: 256, stars: 16, alternatives: 32 };

const MAX_STEPS = 100_000_000;

/** One character of a path that fits, any number of them, or any one; no `/` in any case. */
type Token = { readonly star: true } | { readonly fits: (character: string) => boolean };
type Part = '**' | { readonly text: string; readonly tokens: readonly Token[] };
type Alternative = readonly Part[];

/**
 * Finds the fault in a pattern, which may have literal characters, `*`, `?`, `**` between slashes, `[a-z]`, `{a,b}` and `\` before any of
 * them, each in bounded numbers. `undefined` for one that can be matched.
 */
export function globFault(glob: string): string | undefined {
  if (glob.length > LIMITS.characters) return `at most ${LIMITS.characters} characters`;
  const plain = glob.replaceAll(/\\./gsu, '');
  if (plain.split('*').length - 1 > LIMITS.stars) return `at most ${LIMITS.stars} stars`;
  if (/[()|]/.test(plain)) return 'no parentheses and no |';
  if (/\{[^{},]*\.\.[^{},]*\}/.test(plain)) return 'no ranges such as {1..3}';
  if (alternativesOf(glob) === undefined)
    return `at most ${LIMITS.alternatives} alternatives by {a,b}`;
  return undefined;
}

/**
 * A list of patterns, as in `.gitignore` relative to the root: a path fits where one of them does and none after a `!`. Matching takes time
 * that grows with pattern and path, whatever they are: no pattern becomes a regular expression, which may backtrack.
 */
export class Globs {
  readonly #wanted: readonly Alternative[];
  readonly #excluded: readonly Alternative[];
  #stepsLeft: number;

  /** @throws ClaimgateError `pattern_refused` */
  constructor(globs: readonly string[], maxSteps = MAX_STEPS) {
    this.#stepsLeft = maxSteps;
    const compiled = (isWanted: (glob: string) => boolean): Alternative[] =>
      globs.filter(isWanted).flatMap((glob) => compile(glob.replace(/^!/, '')));
    this.#wanted = compiled((glob) => !glob.startsWith('!'));
    this.#excluded = compiled((glob) => glob.startsWith('!'));
  }

  /** Whether a path with slashes fits. @throws ClaimgateError `pattern_refused` where it would take too long */
  matches(path: string): boolean {
    const parts = path.split('/').map((part) => Array.from(part));
    const fits = (alternative: Alternative): boolean => this.#fits(alternative, parts);
    return this.#wanted.some(fits) && !this.#excluded.some(fits);
  }

  /** Places to search for matches: the fixed part of each path, and how deep to descend below it. */
  get bases(): readonly { readonly path: string; readonly below: 'nothing' | 'one' | 'all' }[] {
    return this.#wanted.map((alternative) => {
      const open = alternative.findIndex((part) => part === '**' || !isLiteral(part));
      const fixed = open < 0 ? alternative : alternative.slice(0, open);
      const path = fixed.map((part) => (part === '**' ? part : literalOf(part))).join('/');
      const isLast = open === alternative.length - 1 && alternative[open] !== '**';
      return { path, below: open < 0 ? 'nothing' : isLast ? 'one' : 'all' };
    });
  }

  /** Tells whether something in a folder, or below it, can fit. */
  canFitBelow(folder: string): boolean {
    const isWithin = (path: string, outer: string) =>
      outer === '' || path === outer || path.startsWith(`${outer}/`);
    return this.bases.some(
      ({ below, path }) =>
        isWithin(path, folder) || (below !== 'nothing' && isWithin(folder, path)),
    );
  }

  /** Which parts of the pattern can come next, after each part of the path. */
  #fits(alternative: Alternative, parts: readonly (readonly string[])[]): boolean {
    let next = this.#skipping(alternative, new Set([0]));
    for (const part of parts) {
      const after = new Set<number>();
      for (const at of next) {
        const expected = alternative[at];
        if (expected === '**') after.add(at);
        else if (expected && this.#fitsPart(expected.tokens, part)) after.add(at + 1);
      }
      next = this.#skipping(alternative, after);
      if (next.size === 0) return false;
    }
    return next.has(alternative.length);
  }

  /** `**` may stand for no folder at all. */
  #skipping(alternative: Alternative, places: Set<number>): Set<number> {
    for (const at of places) if (alternative[at] === '**') places.add(at + 1);
    return places;
  }

  /** The last star takes what the rest does not fit: going back to an earlier one never helps. */
  #fitsPart(tokens: readonly Token[], text: readonly string[]): boolean {
    let [at, read, star, starred] = [0, 0, -1, 0];
    while (read < text.length) {
      this.#count();
      const token = tokens[at];
      if (token && 'star' in token) {
        [star, starred] = [at, read];
        at += 1;
      } else if (token?.fits(text[read] ?? '')) {
        at += 1;
        read += 1;
      } else if (star >= 0) {
        starred += 1;
        [at, read] = [star + 1, starred];
      } else return false;
    }
    return tokens.slice(at).every((token) => 'star' in token);
  }

  #count(): void {
    this.#stepsLeft -= 1;
    if (this.#stepsLeft < 0)
      throw new ClaimgateError('pattern_refused', { expected: 'patterns that take less time' });
  }
}

function compile(glob: string): Alternative[] {
  const fault = globFault(glob);
  if (fault !== undefined)
    throw new ClaimgateError('pattern_refused', { expected: fault, found: glob.slice(0, 64) });
  return (alternativesOf(glob) ?? []).map((text) =>
    text
      .replace(/^(?:\.\/)+/, '')
      .split('/')
      .map((part) => (part === '**' ? part : { text: part, tokens: tokensOf(part) })),
  );
}

/** Expands `{a,b}`, innermost first; `undefined` where there are too many alternatives. */
function alternativesOf(glob: string): readonly string[] | undefined {
  const done: string[] = [];
  const open = [glob];
  for (const text of open) {
    const braces = /^((?:\\.|[^\\])*?)\{((?:\\.|[^\\{}])*)\}(.*)$/su.exec(text);
    const [, before = '', inner = '', after = ''] = braces ?? [];
    if (braces) for (const choice of inner.split(/(?<!\\),/)) open.push(before + choice + after);
    else done.push(text);
    if (open.length > 2 * LIMITS.alternatives) return undefined;
  }
  return done.length > LIMITS.alternatives ? undefined : done;
}

const TOKEN = /\\(.)|(\*+)|(\?)|\[([!^]?)((?:\\.|[^\\\]])(?:\\.|[^\\\]])*)\]|(.)/gsu;

function tokensOf(part: string): Token[] {
  return [...part.matchAll(TOKEN)].map(([, escaped, stars, any, not, set, plain]) => {
    if (stars !== undefined) return { star: true };
    if (any !== undefined) return { fits: () => true };
    if (set !== undefined) return { fits: (character) => isIn(set, character) !== (not !== '') };
    const literal = escaped ?? plain;
    return { fits: (character) => character === literal };
  });
}

function isIn(set: string, character: string): boolean {
  const ranges = set.matchAll(/\\?(.)(?:-\\?(.))?/gsu);
  return [...ranges].some(([, from = '', to = from]) => from <= character && character <= to);
}

function isLiteral({ text }: Exclude<Part, '**'>): boolean {
  return !/[*?[]/.test(text.replaceAll(/\\./gsu, ''));
}

function literalOf({ text }: Exclude<Part, '**'>): string {
  return text.replaceAll(/\\(.)/gsu, '$1');
}
