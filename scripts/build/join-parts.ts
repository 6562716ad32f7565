import { build, type Metafile, type PluginBuild } from 'esbuild';
import { basename, join, resolve } from 'node:path';
import { present } from '../../src/findings/present.ts';
import { PROGRAM, type Parts } from './program.ts';

/** The file that is run. */
const ENTRY = 'claimgate.cjs';

/** The file that holds the parts which a check loads anyway. */
const START = 'start.cjs';

/** A package that every check uses, by the file that it would be in by itself, and what that file exports. */
export interface StartPackage {
  readonly file: string;
  readonly contents: string;
}

/** What joining makes of the parts of the program. */
export interface Joined {
  /** Files that are joined from parts, ready to run. */
  readonly joined: Parts;
  /** The other parts, as modules. */
  readonly others: Parts;
  /** A part in CommonJS that finds what was joined. */
  readonly asJoined: (commonJs: string) => string;
}

/**
 * Puts the parts that a check always loads into one file: esbuild splits by who shares what, which
 * makes twenty small files of them, and opening each takes as long as running it. The file that is run
 * has its own copy of the few constants and functions that it shares with others.
 */
export async function joinStart(
  parts: Parts,
  { outputs }: Metafile,
  used: StartPackage,
): Promise<Joined> {
  const namesOf = (source: string): string[] => loadedWith(source, outputs);
  const before = namesOf('src/cli/main.ts');
  const together = ['src/cli/command-line.ts', 'src/cli/commands/check.ts']
    .flatMap(namesOf)
    .filter((name) => !before.includes(name));
  const names = [...new Set(together)];
  const asJoined = (commonJs: string): string =>
    names.reduce(
      (text, name, index) =>
        text.replaceAll(`require("./${name}")`, `require("./${START}").part${index}()`),
      commonJs,
    );
  const exportsOf = (name: string): readonly string[] =>
    Object.entries(outputs).find(([path]) => basename(path) === name)?.[1].exports ?? [];
  const exports = names.map((name, index) => partOnDemand(name, index, exportsOf(name)));
  const entry = await bundle(startingCompiled(present(parts.get(ENTRY)), names), before, parts);
  const start = await bundle(exports.join('\n'), [...before, ...names], parts, used);
  return {
    joined: new Map([
      [ENTRY, asJoined(entry)],
      [START, asJoined(start)],
    ]),
    others: new Map([...parts].filter(([name]) => name !== ENTRY && !names.includes(name))),
    asJoined,
  };
}

/** Hands out what a part exports when it is asked for: to name all of it for each start takes half a millisecond. */
function partOnDemand(name: string, index: number, exports: readonly string[]): string {
  const local = (place: number): string => `part${index}_${place}`;
  const imports = exports.map((exported, place) => `${exported} as ${local(place)}`);
  const getters = exports.map((exported, place) => `get ${exported}() { return ${local(place)}; }`);
  return `import { ${imports.join()} } from './${name}';
export const part${index} = () => ({ ${getters.join()} });`;
}

/** The file that is run, which loads the start by `load-compiled.ts`; for a page of help it loads neither. */
function startingCompiled(entry: string, names: readonly string[]): string {
  const loader = JSON.stringify(join(import.meta.dirname, 'load-compiled.ts'));
  const text = names.reduce(
    (code, name, index) => code.replaceAll(`import("./${name}")`, `loadStart("part${index}")`),
    entry,
  );
  if (text === entry) throw new Error('esbuild writes imports in another way now');
  return `${text}
async function loadStart(part) {
  const { loadPart } = await import(${loader});
  return loadPart("./${START}")[part]();
}`;
}

/** A source that is loaded by itself, and every part that it needs for that. */
function loadedWith(source: string, outputs: Metafile['outputs']): string[] {
  const [first] = Object.entries(outputs).find(([, output]) => output.entryPoint === source) ?? [];
  if (first === undefined) throw new Error(`${source} is no part of the program by itself`);
  const paths = [first];
  for (const path of paths) {
    for (const { path: needed, kind, external } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && !external && !paths.includes(needed)) paths.push(needed);
  }
  return paths.map((path) => basename(path));
}

async function bundle(
  contents: string,
  names: readonly string[],
  parts: Parts,
  used?: StartPackage,
): Promise<string> {
  const keepOthersApart = (bundler: PluginBuild): void => {
    bundler.onResolve({ filter: /\.cjs$/ }, ({ path, kind }) => {
      if (path === used?.file) return { path, namespace: 'package' };
      return kind === 'import-statement' && names.includes(basename(path))
        ? { path: basename(path), namespace: 'part' }
        : { path, external: true };
    });
    bundler.onLoad({ filter: /.*/, namespace: 'package' }, () => ({
      contents: present(used).contents,
      resolveDir: import.meta.dirname,
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => ({
      contents: parts.get(path) ?? '',
    }));
  };
  const usesUrl = [contents, ...names.map((name) => present(parts.get(name)))].some((text) =>
    text.includes('import.meta.url'),
  );
  const { outputFiles } = await build({
    ...PROGRAM,
    ...(usesUrl ? {} : { banner: {} }),
    stdin: { contents, resolveDir: import.meta.dirname },
    write: false,
    outfile: resolve(START),
    plugins: [{ name: 'join', setup: keepOthersApart }],
  });
  return present(outputFiles?.[0]).text;
}
