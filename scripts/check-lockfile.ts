import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';

/**
 * Every locked package must run on each Node that claimgate supports (npm only warns), and no entry
 * may name the host of a registry.
 */
const NODES = ['20.19.0', '22.13.0', '24.0.0'];

interface LockedPackage {
  readonly resolved?: string;
  readonly engines?: { readonly node?: string };
}

const lockfile = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
) as {
  packages: Record<string, LockedPackage>;
};

const faults = Object.entries(lockfile.packages).flatMap(([path, { resolved, engines }]) => [
  ...(resolved?.startsWith('http') ? [`${path}: names a registry: ${resolved}`] : []),
  ...NODES.filter(
    (node) => engines?.node !== undefined && !semver.satisfies(node, engines.node),
  ).map((node) => `${path}: does not run on Node ${node} (engines ${engines?.node})`),
]);

for (const fault of faults) console.error(fault);
console.log(`${Object.keys(lockfile.packages).length} locked packages, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
