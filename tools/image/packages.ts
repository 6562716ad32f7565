import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Prints where the packages are that only the service needs, and everything that they need in turn, by
 * the lockfile: what the image holds beside the program, in the very versions that were tested.
 */
const NEEDED = ['hono', '@hono/node-server', 'aws4fetch', 'pg', 'prom-client'];

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, '../..');
const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(lockfile) as { packages: Readonly<Record<string, Locked>> };

const paths = new Set<string>();

function add(name: string, from: string): void {
  const path = placeOf(name, from);
  if (paths.has(path)) return;
  paths.add(path);
  for (const dependency of Object.keys(packages[path]?.dependencies ?? {})) add(dependency, path);
}

/** As Node.js looks for it: in the package that needs it, then in each one around that. */
function placeOf(name: string, from: string): string {
  for (let around = from; ; around = around.slice(0, around.lastIndexOf('/node_modules/'))) {
    const path = around === '' ? `node_modules/${name}` : `${around}/node_modules/${name}`;
    if (path in packages) return path;
    if (!around.includes('/node_modules/')) break;
  }
  const path = `node_modules/${name}`;
  if (path in packages) return path;
  throw new Error(`the lockfile has no ${name}`);
}

for (const name of NEEDED) add(name, '');
console.log([...paths].sort().join('\n'));
