import { transformSync } from 'esbuild';
import { excusedLines, type Exception } from './exceptions.ts';
import { columnOf, lineOf, mappedOffsets, type Place } from './source-places.ts';

/** Where a gap starts and ends; nothing between the two ever ran. */
export interface Gap {
  readonly from: Place;
  readonly to: Place;
}

/** How many there are, and how many of them ran. */
export interface Figure {
  readonly all: number;
  readonly ran: number;
}

export interface FileFigures {
  readonly lines: Figure;
  readonly branches: Figure;
  readonly gaps: readonly Gap[];
  readonly exceptions: readonly Exception[];
}

/** Closing brackets, semicolons and the word `finally` do nothing; behind a `throw` or a `return` V8 counts them as never reached. */
const PUNCTUATION = /^(?:[\])};,]|finally\b)/;

/**
 * A source file: its places, which of them ran in any process, and where branches
 * start. A place is where an expression or statement starts, so it is the same place whichever way the
 * file was compiled; V8 in one process does not report the branches that another process sees, so
 * branches are merged as places and never as lists.
 */
export class SourceFile {
  readonly text: string;
  readonly #lines: readonly string[];
  readonly #ran = new Map<Place, boolean>();
  readonly #branches = new Set<Place>();

  constructor(text: string) {
    this.text = text;
    this.#lines = text.split('\n');
  }

  isCode(place: Place): boolean {
    return !PUNCTUATION.test(this.lineAt(lineOf(place)).slice(columnOf(place)));
  }

  count(place: Place, count: number): void {
    if (count > 0) this.#ran.set(place, true);
    else if (!this.#ran.has(place)) this.#ran.set(place, false);
  }

  startsBranch(place: Place): void {
    this.#branches.add(place);
  }

  /** Counts all places of a file that no process loaded as missed. */
  countNothing(): void {
    const { map, code } = transformSync(this.text, {
      loader: 'ts',
      sourcemap: 'external',
      minifyWhitespace: true,
    });
    const lengths = code.split('\n').map(({ length }) => length);
    for (const { place } of mappedOffsets(JSON.parse(map), lengths))
      if (this.isCode(place)) this.count(place, 0);
  }

  get isKnown(): boolean {
    return this.#ran.size > 0;
  }

  lineAt(line: number): string {
    return this.#lines[line] ?? '';
  }

  figures(): FileFigures {
    const { lines: excused, exceptions } = excusedLines(this.#lines);
    const used = new Set<Exception>();
    const places = [...this.#ran.keys()]
      .sort((a, b) => a - b)
      .filter((place) => {
        const exception = this.#ran.get(place) ? undefined : excused.get(lineOf(place));
        if (exception) used.add(exception);
        return !exception;
      });
    const gaps = this.#gaps(places);
    const lines = new Map<number, boolean>();
    for (const place of places) {
      const line = lineOf(place);
      lines.set(line, (lines.get(line) ?? false) || this.#ran.get(place) === true);
    }
    const known = new Set(places);
    const branches = new Set([...this.#branches].filter((place) => known.has(place)));
    for (const { from } of gaps) branches.add(from);
    return {
      lines: figure([...lines.values()]),
      branches: figure([...branches].map((place) => this.#ran.get(place) === true)),
      gaps,
      exceptions: exceptions.map((exception) => ({ ...exception, isUsed: used.has(exception) })),
    };
  }

  /** Returns the stretches of places that never ran, cut where a branch starts. */
  #gaps(places: readonly Place[]): Gap[] {
    const gaps: { from: Place; to: Place }[] = [];
    let isOpen = false;
    for (const place of places) {
      const ran = this.#ran.get(place) === true;
      const last = gaps.at(-1);
      if (!ran && isOpen && last && !this.#branches.has(place)) last.to = place;
      else if (!ran) gaps.push({ from: place, to: place });
      isOpen = !ran;
    }
    return gaps;
  }

  /** Returns the form that is kept between runs. */
  toJSON(): KeptFile {
    const of = (wanted: boolean) =>
      [...this.#ran].flatMap(([at, ran]) => (ran === wanted ? at : []));
    return { text: this.text, ran: of(true), missed: of(false), branches: [...this.#branches] };
  }

  static from({ text, ran, missed, branches }: KeptFile): SourceFile {
    const file = new SourceFile(text);
    for (const place of ran) file.count(place, 1);
    for (const place of missed) file.count(place, 0);
    for (const place of branches) file.startsBranch(place);
    return file;
  }
}

export interface KeptFile {
  readonly text: string;
  readonly ran: readonly Place[];
  readonly missed: readonly Place[];
  readonly branches: readonly Place[];
}

function figure(ran: readonly boolean[]): Figure {
  return { all: ran.length, ran: ran.filter(Boolean).length };
}
