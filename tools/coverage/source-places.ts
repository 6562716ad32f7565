import { decode } from '@jridgewell/sourcemap-codec';

/** A place in a source file: its line and column, both from 0, as one number. */
export type Place = number;

const COLUMNS = 1_000;

export const placeAt = (line: number, column: number): Place => line * COLUMNS + column;
export const lineOf = (place: Place): number => Math.floor(place / COLUMNS);
export const columnOf = (place: Place): number => place % COLUMNS;

export interface SourceMap {
  readonly sources: readonly (string | null)[];
  readonly mappings: string;
}

/** A piece of generated code: where it starts, and the source and place that it was made from. */
export interface MappedOffset {
  readonly offset: number;
  readonly source: string;
  readonly place: Place;
}

/**
 * All pieces of a script that were made from a source, by their offset.
 *
 * @param lineLengths of the generated text, without line ends (one character each)
 */
export function mappedOffsets(map: SourceMap, lineLengths: readonly number[]): MappedOffset[] {
  const pieces: MappedOffset[] = [];
  let start = 0;
  for (const [index, segments] of decode(map.mappings).entries()) {
    for (const [column, source, line, sourceColumn] of segments) {
      const name = source === undefined ? null : map.sources[source];
      if (typeof name !== 'string' || line === undefined || sourceColumn === undefined) continue;
      // The start of a line may go on from the line before, where another branch may have ended.
      const last = pieces.at(-1);
      if (column === 0 && last?.source === name && last.place === placeAt(line, sourceColumn))
        continue;
      pieces.push({ offset: start + column, source: name, place: placeAt(line, sourceColumn) });
    }
    start += (lineLengths[index] ?? 0) + 1;
  }
  return pieces;
}
