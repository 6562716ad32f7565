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

/** The file that holds what a check loads besides where something is claimed. */
const EVIDENCE = 'evidence.cjs';

/** What every check with evidence calls of the parts that are loaded on call. */
const EVIDENCE_VALIDATORS = ['dsse-envelope', 'trust-root', 'projection-statement', 'contract'];

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
 * Puts the parts that a check always loads into one file, and those that it loads where something is claimed
 * into another: esbuild splits by who shares what, which makes forty small files of them, and opening each
 * takes as long as running it. Each of the three files has its own copy of the few constants and functions that
 * the file that is run shares with others.
 */
export async function joinParts(
  parts: Parts,
  { outputs }: Pick<Metafile, 'outputs'>,
  used: StartPackage,
): Promise<Joined> {
  const namesOf = (source: string): string[] => loadedWith(source, outputs);
  const before = namesOf('src/cli/main.ts');
  const together = ['src/cli/command-line.ts', 'src/cli/commands/check.ts']
    .flatMap(namesOf)
    .filter((name) => !before.includes(name));
  const names = [...new Set(together)];
  const known = new Set([...before, ...names]);
  const evidence = [
    ...new Set(['src/cli/evidence.ts', 'src/gate/judge-claims.ts'].flatMap(namesOf)),
    ...EVIDENCE_VALIDATORS.map((name) => `on-call/${name}.validator.cjs`),
  ].filter((name) => !known.has(name));
  const asJoined = (commonJs: string): string =>
    pointingTo(EVIDENCE, evidence, pointingTo(START, names, commonJs));
  const exportsOf = (of: readonly string[]): string =>
    of.map((name, index) => partOnDemand(name, index, exportedBy(name, outputs))).join('\n');
  const entry = await bundle(startingCompiled(present(parts.get(ENTRY)), names), before, parts);
  const start = await bundle(exportsOf(names), [...before, ...names], parts, used);
  const second = await bundle(exportsOf(evidence), [...before, ...evidence], parts);
  const apart = new Set([ENTRY, ...names, ...evidence]);
  return {
    joined: new Map([
      [ENTRY, asJoined(entry)],
      [START, asJoined(start)],
      [EVIDENCE, asJoined(second)],
    ]),
    others: new Map([...parts].filter(([name]) => !apart.has(name))),
    asJoined,
  };
}

/** A part in CommonJS that finds other parts in the file that they were joined to. */
function pointingTo(file: string, names: readonly string[], commonJs: string): string {
  return names.reduce(
    (text, name, index) =>
      text.replaceAll(`require("./${name}")`, `require("./${file}").part${index}()`),
    commonJs,
  );
}

function exportedBy(name: string, outputs: Metafile['outputs']): readonly string[] {
  const found = Object.entries(outputs).find(([path]) => basename(path) === basename(name));
  return present(found)[1].exports;
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
      return kind === 'import-statement' && names.includes(path.slice('./'.length))
        ? { path: path.slice('./'.length), namespace: 'part' }
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
