import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Loaded in front of tests, puts an installed package in the place of the sources: what they import from
 * `src/` comes from `dist/lib/` in the folder that CLAIMGATE_INSTALLED names. Needs Node 22.15 or newer.
 */
const installed = process.env['CLAIMGATE_INSTALLED'] ?? '';
const sources = new URL('../../src/', import.meta.url).href;

module.registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (!found.url.startsWith(sources)) return found;
    const path = fileURLToPath(found.url.split('?')[0]).slice(fileURLToPath(sources).length);
    const target = join(installed, 'dist/lib', path.replace(/\.ts$/, '.js'));
    // Never the source instead: what is tested is the package.
    if (!existsSync(target)) throw new Error(`${target} is not in the package`);
    return { url: pathToFileURL(target).href, format: 'module', shortCircuit: true };
  },
});
