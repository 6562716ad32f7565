import * as crypto from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { build, type Metafile, type Plugin, type PluginBuild } from 'esbuild';
import { present } from '../../src/findings/present.ts';
import { LOAD, PROGRAM, type Parts } from './program.ts';

/**
 * Modules that export functions only, and of which a run calls few or none: the table of codes, and the
 * validators that were made from schemas. The program loads each of them when it is first called, which
 * source code can not say: there, loading on use is a promise.
 *
 * @returns those modules as parts of the program by the names of their files, what esbuild says of them, and what
 * puts functions that load them into the program
 */
export async function partsOnCall(
  root: string,
): Promise<{ parts: Parts; metafile: Metafile; plugin: Plugin }> {
  const { outputFiles, metafile } = await build({
    ...PROGRAM,
    entryPoints: modulesOnCall(root),
    absWorkingDir: root,
    outdir: 'on-call',
    outExtension: { '.js': '.cjs' },
    // Only of modules esbuild says what they export.
    format: 'esm',
    banner: {},
    define: {},
    write: false,
    metafile: true,
  });
  const parts = new Map<string, string>();
  const stubs = new Map<string, string>();
  for (const [path, { entryPoint, exports }] of Object.entries(metafile.outputs)) {
    const file = outputFiles.find((output) => relative(root, output.path) === path);
    const source = join(root, present(entryPoint));
    const name = `on-call/${basename(path) === 'index.cjs' ? 'codes.cjs' : basename(path)}`;
    parts.set(name, present(file).text);
    stubs.set(source, stubsOf(`./${name}`, exports));
  }
  const plugin: Plugin = {
    name: 'parts-on-call',
    setup: (bundler) => {
      keepCryptoOnCall(bundler);
      bundler.onLoad({ filter: /\.validator\.js$|codes\/index\.ts$/ }, ({ path }) => {
        const contents = stubs.get(path);
        return contents === undefined ? undefined : { contents, loader: 'js' };
      });
    },
  };
  return { parts, metafile, plugin };
}

/** Node's own functions of hashes and keys: loading them takes a tenth of a check, and some commands need none. */
function keepCryptoOnCall(bundler: PluginBuild): void {
  const functions = Object.entries(crypto).flatMap(([name, value]) =>
    typeof value === 'function' && /^[a-z]/.test(name) ? [name] : [],
  );
  const contents = [
    `const load = () => ${LOAD}('node:crypto');`,
    ...functions.map(
      (name) =>
        `export let ${name} = (...args) => { ({ ${name} } = load()); return ${name}(...args); };`,
    ),
  ].join('\n');
  bundler.onResolve({ filter: /^node:crypto$/ }, ({ path, kind }) =>
    kind === 'import-statement' ? { path, namespace: 'on-call', sideEffects: false } : undefined,
  );
  bundler.onLoad({ filter: /.*/, namespace: 'on-call' }, () => ({ contents, loader: 'js' }));
}

function modulesOnCall(root: string): string[] {
  const generated = join(root, 'src/json/generated');
  const validators = readdirSync(generated).filter((name) => name.endsWith('.validator.js'));
  return [
    join(root, 'src/findings/codes/index.ts'),
    ...validators.map((name) => join(generated, name)),
  ];
}

/** Functions of the same names. A validator leaves its faults on itself, so they are taken over. */
function stubsOf(file: string, names: readonly string[]): string {
  const stubs = names.map(
    (name) => `export function ${name}(...args) {
      part ??= ${LOAD}(${JSON.stringify(file)});
      const answer = part.${name}(...args);
      ${name}.errors = part.${name}.errors;
      return answer;
    }`,
  );
  return ['let part;', ...stubs].join('\n');
}
