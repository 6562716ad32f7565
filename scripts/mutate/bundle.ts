import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import glob from 'fast-glob';
import { BUNDLES, folderOf } from './folders.ts';

/**
 * Run by Stryker in its sandbox: makes one plain script of every test file of a folder and all that it
 * imports, so that a mutant costs the run of the tests that reach it and no start of a program.
 */
const project = join(import.meta.dirname, '../..');
const sandbox = process.cwd();
const folder = folderOf(process.argv[2] ?? '');

/** What is not bundled; a package is loaded once per process, `node:test` is ours. */
const OWN_TEST_EXPORTS = ['default', 'test', 'describe', 'before', 'after', 'beforeEach'];

/** A package as a module that takes its members from a function of that name, which the runner gives. */
const external: Plugin = {
  name: 'external',
  setup(bundling) {
    bundling.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, namespace: 'external', sideEffects: false },
    );
    bundling.onLoad({ filter: /.*/, namespace: 'external' }, async ({ path }) => {
      const names = path === 'node:test' ? OWN_TEST_EXPORTS : await namesOf(path);
      if (!names) return { contents: `throw new Error(${JSON.stringify(`no ${path} here`)});` };
      const members = names.map((name, at) => `const v${at} = m[${JSON.stringify(name)}];`);
      const exported = names.map((name, at) => `v${at} as ${JSON.stringify(name)}`);
      return {
        contents: `const m = external(${JSON.stringify(path)});\n${members.join('\n')}\nexport { ${exported.join(', ')} };`,
      };
    });
  },
};

/** What a package exports, if this Node has it. */
async function namesOf(path: string): Promise<string[] | undefined> {
  const found = await import(path).then(
    (module: object) => module,
    () => undefined,
  );
  return found && Object.keys(found).filter((name) => name !== 'module.exports');
}

/** Tests read their cases beside themselves: in the project, since the sandbox holds only TypeScript. */
const places: Plugin = {
  name: 'places',
  setup(bundling) {
    bundling.onLoad({ filter: /\.ts$/, namespace: 'file' }, async ({ path }) => {
      const contents = await readFile(path, 'utf8');
      const home = join(project, relative(sandbox, dirname(path)));
      return {
        contents: contents.replaceAll('import.meta.dirname', JSON.stringify(home)),
        loader: 'ts',
      };
    });
  },
};

const files = (await glob([...folder.tests], { cwd: sandbox })).sort();
await mkdir(BUNDLES, { recursive: true });
for (const file of files) {
  const result = await build({
    entryPoints: [file],
    absWorkingDir: sandbox,
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'error',
    tsconfigRaw: {},
    plugins: [external, places],
  });
  const name = relative('test', file).replaceAll(sep, '__').replace(/\.ts$/, '.js');
  for (const { text } of result.outputFiles) await writeFile(join(BUNDLES, name), text);
}
