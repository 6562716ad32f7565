import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  build,
  transform,
  type BuildOptions,
  type PluginBuild,
  type TransformOptions,
} from 'esbuild';
import { execa } from 'execa';
import { thirdPartyNotices } from './third-party-notices.ts';

/**
 * Builds `dist/`: the library by tsc (types and one module per source file), the program by esbuild
 * (everything it needs in it, split so that each command loads only what it uses).
 */
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

async function buildLibrary(): Promise<void> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  await execa(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  const generated = join(root, 'src/json/generated');
  for (const name of readdirSync(generated)) {
    if (name.endsWith('.validator.js'))
      cpSync(join(generated, name), join(dist, 'lib/json/generated', name));
  }
}

/**
 * Packages that only some commands use: a file each, loaded by the first command that asks for it, with
 * what each of those files exports.
 */
const LOADED_ON_USE: Record<string, string> = {
  yargs: "require('yargs').default",
  'simple-git': "require('simple-git')",
  'fast-glob': "require('fast-glob')",
  micromatch: "require('micromatch')",
  kleur: "require('kleur')",
};

/** What loads slowly and is not needed: see the files themselves for why. */
const STAND_INS = { 'string-width': 'string-width.js', assert: 'assert.js', debug: 'debug.cjs' };

/** CommonJS, because Node starts it faster than modules; `import()` becomes `require` on first use. */
const PROGRAM: BuildOptions = {
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  minify: true,
  metafile: true,
  legalComments: 'none',
  supported: { 'dynamic-import': false },
  alias: Object.fromEntries(
    Object.entries(STAND_INS).map(([name, file]) => [name, join(root, 'scripts/build', file)]),
  ),
  define: { 'import.meta.url': '__filename_url' },
  banner: { js: "const __filename_url=require('node:url').pathToFileURL(__filename).href;" },
};

async function buildProgram(): Promise<void> {
  const bin = join(dist, 'bin');
  const program = await build({
    ...PROGRAM,
    entryPoints: { claimgate: join(root, 'src/cli/main.ts') },
    outdir: bin,
    // Only modules can be split, so that a command loads what it uses; each part is CommonJS afterwards.
    format: 'esm',
    splitting: true,
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.cjs' },
    banner: {},
    define: {},
    supported: {},
    write: false,
    // Optional peers and a module that Node 20 lacks: taken from where claimgate is installed, if they are there.
    external: ['pg', 'libsql', 'node:sqlite', 'hono', '@hono/node-server', 'aws4fetch'],
    plugins: [{ name: 'loaded-on-use', setup: keepPackagesApart }],
  });
  mkdirSync(bin, { recursive: true });
  for (const { path, text } of program.outputFiles ?? [])
    writeFileSync(path, await asCommonJs(text));
  const packages = await Promise.all(
    Object.entries(LOADED_ON_USE).map(([name, exported]) =>
      build({
        ...PROGRAM,
        stdin: { contents: `module.exports = ${exported};`, resolveDir: root },
        outfile: join(bin, `packages/${name}.cjs`),
      }),
    ),
  );
  chmodSync(join(bin, 'claimgate.cjs'), 0o755);
  const inputs = [program, ...packages].flatMap(({ metafile }) =>
    Object.keys(metafile?.inputs ?? {}),
  );
  writeFileSync(join(dist, 'THIRD_PARTY_NOTICES.txt'), thirdPartyNotices(root, inputs));
}

async function asCommonJs(text: string): Promise<string> {
  const { target, supported, define, banner } = PROGRAM;
  const usesUrl = text.includes('import.meta.url');
  const options: TransformOptions = {
    format: 'cjs',
    platform: 'node',
    minify: true,
    define: { ...define },
  };
  const { code } = await transform(text, {
    ...options,
    target: target ?? 'node20',
    supported: { ...supported },
    ...(usesUrl ? { banner: banner?.['js'] ?? '' } : {}),
  });
  return code;
}

function keepPackagesApart(bundler: PluginBuild): void {
  const filter = new RegExp(`^(?:${Object.keys(LOADED_ON_USE).join('|')})$`);
  bundler.onResolve({ filter }, ({ path }) => ({ path: `./packages/${path}.cjs`, external: true }));
}

rmSync(dist, { recursive: true, force: true });
await Promise.all([buildLibrary(), buildProgram()]);
