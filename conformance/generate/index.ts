import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { casesOf, type SuiteFiles } from '../runner/case.ts';
import { auditArea } from './audit.ts';
import { certifiedBase, emptyBase } from './certified.ts';
import { claimsArea } from './claims.ts';
import { contractsArea } from './contracts.ts';
import { handOffArea } from './hand-off.ts';
import type { MadeBase, MadeCase } from './made.ts';
import { manifestArea } from './manifest.ts';
import { projectionArea } from './projection.ts';
import { readinessArea } from './readiness.ts';
import { rollbackArea } from './rollback.ts';
import { rulesArea } from './rules.ts';
import { selftestArea } from './selftest.ts';
import { statusArea } from './status.ts';
import { surfacesArea } from './surfaces.ts';
import { furtherChecksArea } from './contracts.ts';
import { testedBase, testResultsArea } from './test-results.ts';
import { trustRootArea } from './trust-root.ts';
import { notesArea } from './verify-notes.ts';
import { verifyArea } from './verify.ts';

/** Every base and every case. */
async function makeSuite(): Promise<{ readonly bases: MadeBase[]; readonly cases: MadeCase[] }> {
  const selftest = await selftestArea();
  return {
    bases: [certifiedBase(), emptyBase(), testedBase(), ...selftest.bases],
    cases: [
      ...claimsArea(),
      ...contractsArea(),
      ...surfacesArea(),
      ...manifestArea(),
      ...handOffArea(),
      ...projectionArea(),
      ...trustRootArea(),
      ...rollbackArea(),
      ...rulesArea(),
      ...readinessArea(),
      ...verifyArea(),
      ...notesArea(),
      ...auditArea(),
      ...statusArea(),
      ...testResultsArea(),
      ...furtherChecksArea(),
      ...selftest.cases,
    ],
  };
}

let made: Promise<SuiteFiles> | undefined;

/** The files of the suite by their path: `bases/` and `cases/`; made once in a process. */
export function suiteFiles(): Promise<SuiteFiles> {
  return (made ??= makeFiles());
}

async function makeFiles(): Promise<SuiteFiles> {
  const { bases, cases } = await makeSuite();
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

/** Writes the suite into a folder that is not there yet, and returns the line of {@link suiteDigest}. */
export async function writeSuite(folder: string): Promise<string> {
  const files = await suiteFiles();
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder);
  for (const [path, content] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return suiteDigest(files);
}

/**
 * One line: a digest over every path and content, and the number of cases. Anyone who has the folder can
 * compute it: `find bases cases -type f | LC_ALL=C sort | tr '\\n' '\\0' | xargs -0 sha256sum | sha256sum`.
 */
export function suiteDigest(files: SuiteFiles): string {
  const lines = [...files.keys()]
    .toSorted()
    .map((path) => `${sha256(files.get(path) ?? '')}  ${path}\n`);
  return `${sha256(lines.join(''))}  ${casesOf(files).length} cases`;
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
