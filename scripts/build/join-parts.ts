import { build, type Metafile, type PluginBuild } from 'esbuild';
import { basename, resolve } from 'node:path';
import { PROGRAM } from './program.ts';

/** Parts of the split program by the names of their files, as modules. */
export type Parts = ReadonlyMap<string, string>;

/** The file that holds the parts which a check loads anyway. */
export const START = 'start.cjs';

/**
 * Puts the parts that a check always loads into one file: esbuild splits by who shares what, which
 * makes twenty small files of them, and opening each takes as long as running it. Parts that are loaded
 * before, for help as well, stay as they are.
 *
 * @returns the program with that file, the other parts as modules
 */
export async function joinStart(
  parts: Parts,
  { outputs }: Metafile,
): Promise<{ joined: string; others: Parts; asJoined: (commonJs: string) => string }> {
  const namesOf = (source: string): string[] => loadedWith(source, outputs);
  const before = new Set(namesOf('src/cli/main.ts'));
  const together = ['src/cli/command-line.ts', 'src/cli/commands/check.ts']
    .flatMap(namesOf)
    .filter((name) => !before.has(name));
  const names = [...new Set(together)];
  const asJoined = (commonJs: string): string =>
    names.reduce(
      (text, name, index) =>
        text.replaceAll(`require("./${name}")`, `require("./${START}").part${index}`),
      commonJs,
    );
  const others = new Map([...parts].filter(([name]) => !names.includes(name)));
  return { joined: asJoined(await bundle(names, parts)), others, asJoined };
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

async function bundle(names: readonly string[], parts: Parts): Promise<string> {
  const contents = names.map((name, index) => `export * as part${index} from './${name}';`);
  const keepOthersApart = (bundler: PluginBuild): void => {
    bundler.onResolve({ filter: /\.cjs$/ }, ({ path, kind }) =>
      kind === 'import-statement' && names.includes(basename(path))
        ? { path: basename(path), namespace: 'part' }
        : { path, external: true },
    );
    bundler.onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => ({
      contents: parts.get(path) ?? '',
    }));
  };
  const { outputFiles } = await build({
    ...PROGRAM,
    stdin: { contents: contents.join('\n') },
    write: false,
    outfile: resolve(START),
    plugins: [{ name: 'join', setup: keepOthersApart }],
  });
  return outputFiles?.[0]?.text ?? '';
}
