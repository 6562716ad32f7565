import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuildOptions, Plugin } from 'esbuild';
import { readSchemaFiles } from '../../src/io/schema-files.ts';
import { verifierPage } from './verifier.ts';

/** Packages that load slowly and aren't needed; each file says why. */
const STAND_INS = { 'string-width': 'string-width.js', assert: 'assert.js', debug: 'debug.cjs' };

/** The program has the schemas in it: the action's file and the executable have no folder `schemas` beside them. */
const WITH_SCHEMAS: Plugin = {
  name: 'with-schemas',
  setup: (bundler) => {
    const namespace = 'schemas';
    bundler.onResolve({ filter: /\/schema-files\.ts$/ }, ({ path }) => ({ path, namespace }));
    bundler.onLoad({ filter: /./, namespace }, () => ({
      contents: `const files = new Map(${JSON.stringify([...readSchemaFiles()])});
export const readSchemaFiles = () => files;`,
    }));
  },
};

/** The program has the auditor's page in it, packed: wherever it runs, it can put a capsule into it. */
const WITH_PAGE: Plugin = {
  name: 'with-page',
  setup: (bundler) => {
    const namespace = 'page';
    bundler.onResolve({ filter: /\/verifier-page\.ts$/ }, ({ path }) => ({ path, namespace }));
    bundler.onLoad({ filter: /./, namespace }, async () => {
      const { html } = await verifierPage();
      return {
        contents: `import { brotliDecompressSync } from 'node:zlib';
const page = '${brotliCompressSync(html).toString('base64')}';
export const readVerifierPage = () => brotliDecompressSync(Buffer.from(page, 'base64')).toString();`,
      };
    });
  },
};

/** CommonJS, because Node starts it faster than modules; `import()` becomes `require` on first use. */
export const PROGRAM: BuildOptions = {
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  minify: true,
  metafile: true,
  legalComments: 'none',
  plugins: [WITH_SCHEMAS, WITH_PAGE],
  // Optional peers and a module that Node 20 lacks: taken from where claimgate is installed, if they are there.
  external: ['pg', 'libsql', 'node:sqlite', 'hono', '@hono/node-server', 'aws4fetch', 'prom-client'],
  supported: { 'dynamic-import': false },
  alias: Object.fromEntries(
    Object.entries(STAND_INS).map(([name, file]) => [name, join(import.meta.dirname, file)]),
  ),
  define: { 'import.meta.url': '__filename_url' },
  banner: { js: "const __filename_url=require('node:url').pathToFileURL(__filename).href;" },
};
