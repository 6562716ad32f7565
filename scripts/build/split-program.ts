import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  build,
  transform,
  type Metafile,
  type Plugin,
  type PluginBuild,
  type TransformOptions,
} from 'esbuild';
import { PROGRAM } from './program.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Packages that only some commands use: a file each, loaded by the first command that asks for it, with
 * what each of those files exports. Modules are named by `export`: as modules their functions lie side by
 * side, while `require` wraps them into one, which Node then has to read twice.
 */
const LOADED_ON_USE = {
  yargs: "export { default } from 'yargs'",
  'yargs-parser': "export { default } from 'yargs-parser'",
  'simple-git': "export { simpleGit } from 'simple-git'",
  execa: "export { execa } from 'execa'",
  'fast-glob': "module.exports = require('fast-glob')",
  kleur: "module.exports = require('kleur')",
};

/**
 * Validators of documents that a check seldom meets: a file each, loaded when such a document is there. They are
 * large, and Node reads all of a file that it loads.
 */
const VALIDATED_SELDOM = [
  'badge',
  'claim-status',
  'config',
  'gate-verdict',
  'projection-entry',
  'release-manifest',
  'release-manifest-with-artifacts',
  'release-retraction',
  'sealed-run',
  'trust-changes',
  'trust-description',
  'trust-root-with-identities',
  'verification-summary',
  'withdrawals',
];

/** The table of codes, in a file of its own: only findings need it, and most checks have none. */
const CODE_TABLE = 'codes';

const USES_URL = new Set(['yargs', 'yargs-parser']);

const ENTRY = 'claimgate.cjs';

const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  engines: { node: string };
};
const [, MAJOR, MINOR] = /^>=(\d+)\.(\d+)$/.exec(engines.node) ?? [];

/** Of the first file, so that a Node that is too old for the others reads it, and says so before it loads them. */
const FOR_ANY_NODE: TransformOptions = {
  target: 'es2018',
  banner: `(function(){var v=process.versions.node.split('.');if(+v[0]<${MAJOR}||+v[0]==${MAJOR}&&+v[1]<${MINOR}){process.stderr.write('claimgate: Node.js '+process.versions.node+' is too old; use ${MAJOR}.${MINOR} or newer, or the executable of a release, which needs none\\n');process.exit(2)}})();`,
};

/** Modules that every command imports, so that all of them are in one part: see {@link inParts}. */
const START = 'src/program/command-line.ts';

/** A check loads these where something is claimed, and with them nine tenths of the code that judges it. */
const EVIDENCE = ['src/repository/evidence-inputs.ts', 'src/gate/judge-claims.ts'];

/** A command that loads so much of that code takes all of it, in one part. */
const MUCH = 1 / 3;

/**
 * Builds a program into `claimgate.cjs` and the folder `parts` beside it: each command loads only what it uses.
 *
 * @param main the module that starts it, by its path in the project
 * @returns all modules that it has in it
 */
export async function buildProgram(main: string, out: string): Promise<string[]> {
  const parts = join(out, 'parts');
  const splitBy = (plugins: Plugin[]) =>
    build({
      ...PROGRAM,
      entryPoints: { claimgate: join(root, main) },
      outdir: out,
      // Only modules can be split, so that a command loads what it uses; each part is CommonJS afterwards.
      format: 'esm',
      splitting: true,
      chunkNames: 'parts/[name]-[hash]',
      outExtension: { '.js': '.cjs' },
      banner: {},
      define: {},
      supported: {},
      write: false,
      metafile: true,
      absWorkingDir: root,
      plugins: [
        ...(PROGRAM.plugins ?? []),
        { name: 'loaded-on-use', setup: keepPackagesApart },
        { name: 'validated-seldom', setup: keepValidatorsApart },
        { name: 'code-table', setup: keepCodesApart },
        ...plugins,
      ],
    });
  const program = await splitBy([inParts(main, await splitBy([]))]);
  mkdirSync(parts, { recursive: true });
  // The nearest of its kind, which Node looks for, and reads.
  writeFileSync(join(out, 'package.json'), '{ "type": "commonjs" }\n');
  for (const { path, text } of program.outputFiles) {
    writeFileSync(path, await asCommonJs(text, path === join(out, ENTRY) ? FOR_ANY_NODE : {}));
  }
  const validators = VALIDATED_SELDOM.map((name) => [
    name,
    `export * from './src/documents/generated/${name}.validator.js'`,
  ]);
  const packages = await Promise.all(
    [
      ...Object.entries(LOADED_ON_USE),
      ...validators,
      [CODE_TABLE, `export * from './src/documents/generated/${CODE_TABLE}.ts'`],
    ].map(([name = '', contents = '']) =>
      build({
        ...PROGRAM,
        // Making the address of a file takes longer than reading it, and few ask for theirs.
        ...(USES_URL.has(name) ? {} : { banner: {} }),
        stdin: { contents, resolveDir: root },
        outfile: join(parts, fileOf(name)),
      }),
    ),
  );
  chmodSync(join(out, ENTRY), 0o755);
  return [program, ...packages].flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {}));
}

/**
 * Makes every module that is loaded on use import the start as well, and one that needs much of the code for
 * evidence all of it. esbuild puts modules that the same entries share into one part; without this, a check would
 * open some 35 small parts, and opening each takes as long as running it.
 */
function inParts(
  main: string,
  { metafile: { inputs, outputs } }: { readonly metafile: Metafile },
): Plugin {
  const start = importedBy(inputs, [START]);
  const evidence = [...importedBy(inputs, EVIDENCE)].filter((path) => !start.has(path));
  const bytesOf = (paths: readonly string[]): number =>
    paths.reduce((sum, path) => sum + (inputs[path]?.bytes ?? 0), 0);
  const more = new Map<string, string>();
  for (const { entryPoint: entry } of Object.values(outputs)) {
    if (entry === undefined || [START, main].includes(entry)) continue;
    const imported = importedBy(inputs, [entry]);
    const needed = bytesOf(evidence.filter((path) => imported.has(path)));
    const needsMuch = needed > MUCH * bytesOf(evidence);
    const parts = needsMuch ? [START, ...EVIDENCE] : [START];
    more.set(join(root, entry), parts.map((part) => `import 'part:${basename(part)}';`).join(''));
  }
  return {
    name: 'in-parts',
    setup: (bundler) => {
      // By whichever name: the first answer for a file is the one that counts.
      for (const part of [START, ...EVIDENCE])
        bundler.onResolve({ filter: new RegExp(`(?:^part:|/)${basename(part)}$`) }, () => ({
          path: join(root, part),
          sideEffects: true,
        }));
      bundler.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const imports = more.get(path);
        return imports === undefined
          ? undefined
          : { contents: `${readFileSync(path, 'utf8')}\n${imports}\n`, loader: 'ts' };
      });
    },
  };
}

/** All modules that come with some, but for those that are loaded on use. */
function importedBy(inputs: Metafile['inputs'], from: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  const left = [...from];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (all.has(path)) continue;
    all.add(path);
    for (const { kind, path: imported } of inputs[path]?.imports ?? [])
      if (kind !== 'dynamic-import') left.push(imported);
  }
  return all;
}

async function asCommonJs(text: string, more: TransformOptions): Promise<string> {
  const { target, supported, define, banner } = PROGRAM;
  const usesUrl = text.includes('import.meta.url');
  const { code } = await transform(withValuesExported(text), {
    format: 'cjs',
    platform: 'node',
    minify: true,
    define: { ...define },
    target: target ?? 'node20',
    supported: { ...supported },
    ...more,
    banner: (more.banner ?? '') + (usesUrl ? (banner?.['js'] ?? '') : ''),
  });
  return code;
}

/**
 * Has a part export values, and not getters, as esbuild would: the largest one has four hundred names, and a check would
 * define as many functions. Nothing that is exported is assigned again, which oxlint checks.
 */
function withValuesExported(text: string): string {
  return text.replace(/export\{([^{}]*)\};?\s*$/, (_all, names: string) => {
    const members = names.split(',').map((name) => {
      const [local = '', exported = local] = name.split(' as ');
      return `${exported}:${local}`;
    });
    return `Object.assign(exports,{__esModule:!0,${members.join()}});`;
  });
}

function keepPackagesApart(bundler: PluginBuild): void {
  const filter = new RegExp(`^(?:${Object.keys(LOADED_ON_USE).join('|')})$`);
  bundler.onResolve({ filter }, ({ path }) => ({ path: fileOf(path), external: true }));
}

/** Code that validates such a document loads the validator first. */
function keepValidatorsApart(bundler: PluginBuild): void {
  const filter = new RegExp(`/(?:${VALIDATED_SELDOM.join('|')})\\.validator\\.js$`);
  bundler.onLoad({ filter }, ({ path }) => ({
    contents: `export function document(value) {
      const validator = require('${fileOf(basename(path, '.validator.js'))}').document;
      const isValid = validator(value);
      document.errors = validator.errors;
      return isValid;
    }`,
  }));
  bundler.onResolve({ filter: /^\.\/packages\// }, ({ path }) => ({ path, external: true }));
}

/** Has the table of codes loaded when the first finding asks for it; each start would read it otherwise, and nobody notice. */
function keepCodesApart(bundler: PluginBuild): void {
  let isApart = false;
  bundler.onLoad({ filter: /\/documents\/generated\/codes\.ts$/ }, () => {
    isApart = true;
    return { contents: `export const codes = () => require('${fileOf(CODE_TABLE)}').codes();` };
  });
  bundler.onEnd(() => {
    if (!isApart) throw new Error('the table of codes is not where the build looks for it');
  });
}

/** The file of a package, as the program asks for it. */
function fileOf(name: string): string {
  return `./packages/${name}.cjs`;
}

