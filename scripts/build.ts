import { chmodSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { execa } from 'execa';
import { thirdPartyNotices } from './third-party-notices.ts';

/**
 * Builds `dist/`: the library by tsc (types and one module per source file), the program by esbuild
 * (everything it needs in it, split so that each command loads only what it uses).
 */
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

rmSync(dist, { recursive: true, force: true });
await Promise.all([buildLibrary(), buildProgram()]);

async function buildLibrary(): Promise<void> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  await execa(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
  const generated = join(root, 'src/json/generated');
  for (const name of readdirSync(generated)) {
    if (name.endsWith('.validator.js')) cpSync(join(generated, name), join(dist, 'lib/json/generated', name));
  }
}

async function buildProgram(): Promise<void> {
  const result = await build({
    entryPoints: { claimgate: join(root, 'src/cli/main.ts') },
    outdir: join(dist, 'bin'),
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    keepNames: true,
    metafile: true,
    legalComments: 'none',
    alias: { 'string-width': join(root, 'scripts/build/string-width.js') },
    // CommonJS packages in the bundle still ask for Node's own modules by require.
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  });
  chmodSync(join(dist, 'bin/claimgate.js'), 0o755);
  writeFileSync(join(dist, 'THIRD_PARTY_NOTICES.txt'), thirdPartyNotices(root, Object.keys(result.metafile.inputs)));
}
