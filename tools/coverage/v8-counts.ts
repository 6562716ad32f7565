/** Ranges within a function refine its own. */
export interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly V8Range[] }[];
}

export interface V8Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** All ranges of a script, an outer one before those inside of it. */
export function nestedRanges({ functions }: ScriptCoverage): V8Range[] {
  return functions
    .flatMap(({ ranges }) => ranges)
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
}

/** How often the code at each of these ascending offsets ran: what the innermost range around it says. */
export function countsAt(ranges: readonly V8Range[], offsets: readonly number[]): number[] {
  const open: V8Range[] = [];
  let next = 0;
  return offsets.map((offset) => {
    for (let range = ranges[next]; range && range.startOffset <= offset; range = ranges[++next])
      open.push(range);
    while ((open.at(-1)?.endOffset ?? Infinity) <= offset) open.pop();
    return open.at(-1)?.count ?? 0;
  });
}
