import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SourceFile, type KeptFile } from './source-file.ts';
import { mappedOffsets, type Place, type SourceMap } from './source-places.ts';
import { countsAt, nestedRanges, type ScriptCoverage, type V8Range } from './v8-counts.ts';

/** One file of `NODE_V8_COVERAGE`: one thread of one process. */
export interface ThreadCoverage {
  readonly result: readonly ScriptCoverage[];
  readonly 'source-map-cache'?: Readonly<Record<string, CachedMap>>;
}

interface CachedMap {
  readonly lineLengths: readonly number[];
  readonly data: SourceMap | null;
}

interface PlaceOfScript {
  readonly file: SourceFile;
  readonly place: Place;
}

/** A generated script: its pieces by ascending offset. */
interface Script {
  readonly offsets: readonly number[];
  readonly places: readonly PlaceOfScript[];
}

/** Sums up what ran, over all processes and both ways of compiling, per source file. */
export class Tally {
  readonly files = new Map<string, SourceFile>();
  readonly #root: string;
  readonly #isWanted: (path: string) => boolean;
  readonly #scripts = new Map<string, Script>();

  /**
   * @param root the folder that paths of sources are relative to
   * @param isWanted whether a source file, by that path, counts
   */
  constructor(root: string, isWanted: (path: string) => boolean) {
    this.#root = root;
    this.#isWanted = isWanted;
  }

  add({ result, 'source-map-cache': maps = {} }: ThreadCoverage): void {
    for (const coverage of result) {
      if (!coverage.url.startsWith('file://')) continue;
      const script = this.#script(coverage.url, maps[coverage.url]);
      if (script && script.offsets.length > 0) addScript(script, coverage);
    }
  }

  file(path: string): SourceFile {
    const known = this.files.get(path);
    if (known) return known;
    const file = new SourceFile(readFileSync(join(this.#root, path), 'utf8'));
    this.files.set(path, file);
    return file;
  }

  /** Takes over what an earlier run found of files that are as they were. */
  restore(kept: Readonly<Record<string, KeptFile>>): void {
    for (const [path, file] of Object.entries(kept)) {
      const onDisk = join(this.#root, path);
      if (existsSync(onDisk) && readFileSync(onDisk, 'utf8') === file.text)
        this.files.set(path, SourceFile.from(file));
    }
  }

  #script(url: string, cached: CachedMap | undefined): Script | undefined {
    const path = fileURLToPath(url.replace(/[?#].*$/, ''));
    const inSources = relative(this.#root, path);
    if (cached?.data && this.#isWanted(inSources)) {
      // The map of one source names that source only; the path of a transformed file is the source's.
      const key = `${path} ${cached.data.mappings}`;
      return this.#prepared(key, () =>
        this.#prepare(cached.data, cached.lineLengths, () => inSources),
      );
    }
    const built = this.#builtPart(path);
    return built ? this.#prepared(built, () => this.#prepareBuilt(built)) : undefined;
  }

  /**
   * A file that the tests were compiled to, a part of the program, or a copy of a test elsewhere: its name ends
   * in the hash of its content.
   */
  #builtPart(path: string): string | undefined {
    if (!relative(join(this.#root, 'build/tests'), path).startsWith('..'))
      return existsSync(`${path}.map`) ? path : undefined;
    if (!path.endsWith('.cjs')) return undefined;
    const inProgram = join(this.#root, 'dist/bin', basename(path));
    const isBuilt = !relative(join(this.#root, 'dist'), path).startsWith('..');
    return [...(isBuilt ? [path] : []), inProgram].find((built) => existsSync(`${built}.map`));
  }

  #prepareBuilt(path: string): Script {
    const lengths = readFileSync(path, 'utf8')
      .split('\n')
      .map(({ length }) => length);
    const map = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMap;
    return this.#prepare(map, lengths, (source) =>
      relative(this.#root, resolve(dirname(path), source)),
    );
  }

  #prepared(key: string, make: () => Script): Script {
    const known = this.#scripts.get(key);
    if (known) return known;
    const script = make();
    this.#scripts.set(key, script);
    return script;
  }

  #prepare(
    map: SourceMap | null,
    lineLengths: readonly number[],
    pathOf: (source: string) => string,
  ): Script {
    const offsets: number[] = [];
    const places: PlaceOfScript[] = [];
    for (const { offset, source, place } of map ? mappedOffsets(map, lineLengths) : []) {
      const path = pathOf(source);
      // A package that is bundled may have sources with names like ours.
      if (!this.#isWanted(path) || !existsSync(join(this.#root, path))) continue;
      const file = this.file(path);
      if (!file.isCode(place)) continue;
      offsets.push(offset);
      places.push({ file, place });
    }
    return { offsets, places };
  }
}

function addScript({ offsets, places }: Script, coverage: ScriptCoverage): void {
  const ranges = nestedRanges(coverage);
  for (const [index, count] of countsAt(ranges, offsets).entries()) {
    const at = places[index];
    at?.file.count(at.place, count);
  }
  // The first range is the script as a whole.
  for (const range of ranges.slice(1)) {
    const at = places[firstWithin(offsets, range)];
    at?.file.startsBranch(at.place);
  }
}

/** The index of the first of these ascending offsets within a range, or -1. */
function firstWithin(offsets: readonly number[], { startOffset, endOffset }: V8Range): number {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? Infinity) < startOffset) low = middle + 1;
    else high = middle;
  }
  return (offsets[low] ?? Infinity) < endOffset ? low : -1;
}
