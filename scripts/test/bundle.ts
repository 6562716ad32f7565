import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

export interface BundleOptions {
  readonly root: string;
  readonly outdir: string;
  /** The source of each entry by its name; paths in it are those from the root. */
  readonly entries: Readonly<Record<string, string>>;
}

/**
 * Compiles entries, with everything of ours that they import, once for all processes: each would else spend
 * a second on compiling and resolving the same few hundred modules.
 * @returns the sources that went into it
 */
export async function bundle({ root, outdir, entries }: BundleOptions): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: Object.keys(entries).map((name) => ({ in: `entry:${name}`, out: name })),
    outdir,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: root,
    bundle: true,
    // The state of a module exists once in a process, however many entries import it.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // A module that is imported for what it does alone stays.
    ignoreAnnotations: true,
    define: { 'import.meta': 'importMeta' },
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
    plugins: [given(root, entries), places],
  });
  return Object.keys(metafile.inputs);
}

function given(root: string, entries: BundleOptions['entries']): Plugin {
  return {
    name: 'given',
    setup(bundling) {
      const namespace = 'entry';
      bundling.onResolve({ filter: /^entry:/ }, ({ path }) => ({
        path: path.slice('entry:'.length),
        namespace,
      }));
      bundling.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: entries[path] ?? '',
        resolveDir: root,
      }));
    },
  };
}

/** In the place of `import.meta`, since tests find their data and programs from where their source is. */
const places: Plugin = {
  name: 'places',
  setup(bundling) {
    bundling.onLoad({ filter: /\.ts$/ }, async ({ path: filename }) => {
      const source = await readFile(filename, 'utf8');
      if (!source.includes('import.meta')) return undefined;
      const url = pathToFileURL(filename).href;
      const place = JSON.stringify({ dirname: dirname(filename), filename, url });
      // On the first line, so that the others keep their numbers.
      return { contents: `const importMeta = ${place}; ${source}`, loader: 'ts' };
    });
  },
};
