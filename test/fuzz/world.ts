import { consistencyFor } from '../audit/releases.ts';
import { buildWorld, exported } from '../../examples/world/build.ts';
import { repositoryFiles } from '../../examples/world/documents.ts';
import { DEPLOYMENT, pinFor } from '../../examples/world/organisation.ts';
import { PROJECTION_FILE, STATEMENT_FILE } from '../../examples/world/projection.ts';
import { ClaimgateError, type Finding } from '../../src/documents/findings.ts';
import { claimsInMemory } from '../../src/gate/claims-source.ts';
import { judgeClaims } from '../../src/gate/judge-claims.ts';
import { projectionIn } from '../../src/gate/merge-projection.ts';
import { readClaims } from '../../src/manifest/claims.ts';
import type { NamedBytes } from '../../src/documents/json.ts';
import { fixedKeys, fixedRandom } from '../../examples/world/fixed.ts';

/** The instant of every judgement. */
export const AT = Date.parse('2026-11-21T12:00:00Z');
export const REVISION = '1'.repeat(40);

/** The demonstration, the same in every run, and its documents as bytes. */
export const WORLD = buildWorld({
  at: AT,
  keys: fixedKeys(),
  revision: REVISION,
  random: fixedRandom(),
});

const files = new Map(
  [...repositoryFiles(WORLD)].map(([path, bytes]) => [path, Buffer.from(bytes)] as const),
);

/** A file of the demonstration's repository. */
export function fileOf(path: string): Buffer {
  const bytes = files.get(path);
  if (!bytes) throw new Error(`the demonstration has no ${path}`);
  return bytes;
}

export const PIN = pinFor(WORLD.root);
export const CONTRACT_FILES: readonly NamedBytes[] = [...files]
  .filter(([path]) => path.startsWith('provider-certification/contracts/'))
  .map(([file, bytes]) => ({ file, bytes }));

/** The documents that one judgement rests on. */
export interface Documents {
  readonly claims: Uint8Array;
  readonly root: Uint8Array;
  readonly statement: Uint8Array;
  readonly lines: Uint8Array;
  readonly contracts: readonly NamedBytes[];
}

export const DOCUMENTS: Documents = {
  claims: fileOf('provider-certification/public-claims.json'),
  root: fileOf('provider-certification/trust/1.root.json'),
  statement: WORLD.projection.statement,
  lines: WORLD.projection.lines,
  contracts: CONTRACT_FILES,
};

/** A projection of one record more than the one before, with the proof of that. */
export const GROWN = exported(
  WORLD.keys,
  WORLD.entries,
  WORLD.leaves,
  AT - 600_000,
  consistencyFor(WORLD.leaves),
);

/** The claims that it allows, by the digest of their subject. */
export interface Judged {
  readonly allowed: readonly string[];
  readonly findings: readonly Finding[];
}

/** Judges documents as the gate does. Every commit counts as part of the release. */
export async function judgeDocuments(of: Documents): Promise<Judged> {
  const { claims, findings } = readClaims(of.claims, 'public-claims.json');
  if (!claims || claims.length === 0) return { allowed: [], findings };
  const judged = await judgeClaims(
    claimsInMemory(claims),
    {
      pin: PIN,
      deployment: DEPLOYMENT,
      roots: [{ file: '1.root.json', bytes: of.root }],
      contracts: of.contracts,
      projection: projectionIn(PROJECTION_FILE, of.lines),
      statement: { file: STATEMENT_FILE, bytes: of.statement },
      memory: [],
      ancestry: { get: () => true },
    },
    AT,
  );
  const { held = [] } = judged;
  const allowed = held.filter(({ decision }) => decision === 'allowed');
  return {
    allowed: allowed.map(({ subjectDigest }) => subjectDigest),
    findings: [
      ...findings,
      ...judged.findings,
      ...held.flatMap(({ rules }) => rules.flatMap((rule) => rule.findings)),
    ],
  };
}

export function refusalOf(read: () => unknown): readonly Finding[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ClaimgateError) return error.findings;
    throw error;
  }
}
