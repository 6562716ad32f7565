import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, transform, type PluginBuild } from 'esbuild';
import { execa } from 'execa';
import { digestOf, hexOf } from '../src/digest/index.ts';
import { buildProgram } from './build/split-program.ts';
import { verifierPage } from './build/verifier.ts';
import {
  billOfMaterials,
  type Built,
  BUNDLED_INPUTS,
  bundledPackages,
  thirdPartyNotices,
} from './bundled-packages.ts';
import { referencePages } from './generate/reference.ts';

/**
 * Builds `dist/`: the library by tsc (types and one module per source file), the program by esbuild
 * (everything it needs in it), and the pages of reference that come from code.
 */
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

async function buildLibrary(): Promise<string[]> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  await execa(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  const generated = join(root, 'src/documents/generated');
  for (const name of readdirSync(generated)) {
    if (!name.endsWith('.js')) continue;
    // Nobody reads or debugs them, and their indentation is a fifth of the package.
    const { code } = await transform(readFileSync(join(generated, name), 'utf8'), {
      minifyWhitespace: true,
      legalComments: 'none',
    });
    writeFileSync(join(dist, 'lib/src/documents/generated', name), code);
  }
  return bundlePackages();
}

/** The library depends on no package: each of these modules has in it the one that it uses. */
const WITH_PACKAGES = ['trust/sigstore', 'test-results/junit'];

async function bundlePackages(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: WITH_PACKAGES.map((module) => join(root, `src/${module}.ts`)),
    absWorkingDir: root,
    outbase: root,
    outdir: join(dist, 'lib'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    metafile: true,
    legalComments: 'none',
    // Packages of CommonJS ask for Node's modules by it.
    banner: {
      js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
    },
    plugins: [{ name: 'library', setup: keepModulesApart }],
  });
  // Its types are those of packages that nobody has; no other module asks for them.
  rmSync(join(dist, 'lib/src/trust/sigstore.d.ts'));
  return Object.keys(metafile.inputs);
}

/** The output of tsc. */
function keepModulesApart(bundler: PluginBuild): void {
  bundler.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path }) => ({
    path: path.replace(/\.ts$/, '.js'),
    external: true,
  }));
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Built;

/** Writes the auditor's page, and says its digest as `sha256sum` does. */
async function buildVerifier(): Promise<readonly string[]> {
  const { html, inputs } = await verifierPage();
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'verifier.html'), html);
  console.log(`${hexOf(digestOf(html))}  dist/verifier.html`);
  return inputs;
}

rmSync(dist, { recursive: true, force: true });
const [program, verifier, library] = await Promise.all([
  buildProgram('src/program/main.ts', join(dist, 'bin')),
  buildVerifier(),
  buildLibrary(),
]);
const inputs = [...program, ...verifier, ...library];
const packages = bundledPackages(root, inputs);
writeFileSync(join(dist, 'THIRD_PARTY_NOTICES.txt'), thirdPartyNotices(packages));
writeFileSync(join(dist, 'claimgate.cdx.json'), billOfMaterials(manifest, packages));
mkdirSync(join(dist, 'reference'));
for (const [name, text] of await referencePages(root))
  writeFileSync(join(dist, 'reference', name), text);
// For the executable, which has all of that in it and more.
mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(join(root, BUNDLED_INPUTS), JSON.stringify(inputs));
