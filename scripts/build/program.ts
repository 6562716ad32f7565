import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** What loads slowly and is not needed: see the files themselves for why. */
const STAND_INS = { 'string-width': 'string-width.js', assert: 'assert.js', debug: 'debug.cjs' };

/** CommonJS, because Node starts it faster than modules; `import()` becomes `require` on first use. */
export const PROGRAM: BuildOptions = {
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  minify: true,
  metafile: true,
  legalComments: 'none',
  // Optional peers and a module that Node 20 lacks: taken from where claimgate is installed, if they are there.
  external: ['pg', 'libsql', 'node:sqlite', 'hono', '@hono/node-server', 'aws4fetch', 'prom-client'],
  supported: { 'dynamic-import': false },
  alias: Object.fromEntries(
    Object.entries(STAND_INS).map(([name, file]) => [name, join(import.meta.dirname, file)]),
  ),
  define: { 'import.meta.url': '__filename_url' },
  banner: { js: "const __filename_url=require('node:url').pathToFileURL(__filename).href;" },
};
