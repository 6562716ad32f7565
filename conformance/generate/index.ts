import { certifiedBase } from './certified.ts';
import { claimsArea } from './claims.ts';
import { contractsArea } from './contracts.ts';
import type { MadeBase, MadeCase } from './made.ts';
import { emptyBase } from './empty.ts';
import { manifestArea } from './manifest.ts';
import { projectionArea } from './projection.ts';
import { readinessArea } from './readiness.ts';
import { rollbackArea } from './rollback.ts';
import { rulesArea } from './rules.ts';
import { surfacesArea } from './surfaces.ts';
import { trustRootArea } from './trust-root.ts';

/** Every base and every case, as they are written to `bases/` and `cases/`. */
export function makeSuite(): { readonly bases: MadeBase[]; readonly cases: MadeCase[] } {
  return {
    bases: [certifiedBase(), emptyBase()],
    cases: [
      ...claimsArea(),
      ...contractsArea(),
      ...surfacesArea(),
      ...manifestArea(),
      ...projectionArea(),
      ...trustRootArea(),
      ...rollbackArea(),
      ...rulesArea(),
      ...readinessArea(),
    ],
  };
}

/** The files of the suite by their path below `conformance/`. */
export function suiteFiles(): Map<string, Uint8Array> {
  const { bases, cases } = makeSuite();
  const files = new Map<string, Uint8Array>();
  const add = (path: string, content: string | Uint8Array) => {
    if (files.has(path)) throw new Error(`${path} is made twice`);
    files.set(path, Buffer.from(content));
  };
  for (const { name, files: own } of bases)
    for (const [path, content] of own) add(`bases/${name}/${path}`, content);
  for (const { name, files: own = [], expected, ...description } of cases) {
    add(`cases/${name}/case.json`, `${JSON.stringify(description, null, 2)}\n`);
    add(`cases/${name}/expected.json`, `${JSON.stringify(expected, null, 2)}\n`);
    for (const [path, content] of own) add(`cases/${name}/${path}`, content);
  }
  return files;
}
