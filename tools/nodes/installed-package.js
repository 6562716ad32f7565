import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Loaded in front of tests, puts an installed package in the place of the sources: what they import from `src/`
 * comes from `dist/lib/` in the folder that CLAIMGATE_INSTALLED names. A source that the package does not hold,
 * such as a use case of the command line, is taken as it is, on the package's own ledger. So is the service: its
 * web server is an optional package, which is not installed there.
 * Needs Node 22.15 or newer.
 */
const library = join(process.env['CLAIMGATE_INSTALLED'] ?? '', 'dist/lib');
const project = fileURLToPath(new URL('../../', import.meta.url));

// Or the package's layout has moved, and every test would run on the sources.
for (const file of ['src/ledger/open.js', 'src/documents/findings.js'])
  if (!existsSync(join(library, file))) throw new Error(`${join(library, file)} is not there`);

module.registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const target = packaged(found.url);
    if (target === undefined) return found;
    return { url: pathToFileURL(target).href, format: 'module', shortCircuit: true };
  },
});

/** The module of the package that was compiled from a source, where it holds one. */
function packaged(url) {
  if (!url.startsWith('file:')) return undefined;
  const path = fileURLToPath(url.split('?')[0]);
  const own = path.startsWith(project) ? path.slice(project.length) : '';
  if (!own.startsWith('src/')) return undefined;
  const target = join(library, own.replace(/\.ts$/, '.js'));
  return existsSync(target) ? target : undefined;
}
