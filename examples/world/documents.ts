import { ATTRIBUTES_LINE } from '../../src/plugins/setup/first-files.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { CONFIG_PATH } from '../../src/documents/config.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { CLAIMS_PATH, formatClaims } from '../../src/manifest/claims.ts';
import { writeEnvelope } from '../../src/trust/envelope.ts';
import { writePrivateKey, type PrivateKey } from '../../src/trust/private-key.ts';
import type { ExampleWorld } from './build.ts';
import { DEPLOYMENT, pinFor, valueOf, type ExampleKeys } from './organisation.ts';
import { PROJECTION_FILE, STATEMENT_FILE, type SignedProjection } from './projection.ts';

/** Files by their path, with `/` between names. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** The files of its repository. */
export function repositoryFiles({
  claims,
  contracts,
  root,
}: Pick<ExampleWorld, 'claims' | 'contracts' | 'root'>): Files {
  const sortable = claims.map((claim) => ({ claim, subjectDigest: subjectDigest(claim.subject) }));
  return new Map<string, string | Uint8Array>([
    [CONFIG_PATH, readable({ schema_version: 1, deployment: DEPLOYMENT, resource_uri: RESOURCE })],
    ['.gitattributes', `${ATTRIBUTES_LINE}\n`],
    [CLAIMS_PATH, formatClaims(sortable)],
    ...contracts.map(
      ({ name, document }) =>
        [`provider-certification/contracts/${name}`, readable(document)] as const,
    ),
    ['provider-certification/trust/1.root.json', writeEnvelope(root)],
  ]);
}

/** Two projections, the pin, what the files are. */
export function surroundingFiles(world: ExampleWorld): Files {
  return new Map<string, string | Uint8Array>([
    ['README.txt', readme(world)],
    ['pin.txt', `${pinFor(world.root)}\n`],
    ...projectionFiles('projection', world.projection),
    ...projectionFiles('older-projection', world.olderProjection),
  ]);
}

/** A projection and its statement in one folder. */
export function projectionFiles(
  folder: string,
  { lines, statement }: SignedProjection,
): readonly (readonly [string, Uint8Array])[] {
  return [
    [`${folder}/${PROJECTION_FILE}`, lines],
    [`${folder}/${STATEMENT_FILE}`, statement],
  ];
}

/** The private keys as PEM, not encrypted: they are good for nothing. */
export function keyFiles({ root, projection, release, ledger }: ExampleKeys): Files {
  const numbered = (role: string, keys: readonly PrivateKey[]) =>
    keys.map((key, index) => [`keys/${role}-${index + 1}.pem`, key] as const);
  const named = [
    ...numbered('root', root),
    ...numbered('projection', projection),
    ['keys/release.pem', release] as const,
    ['keys/ledger.pem', ledger] as const,
  ];
  return new Map(named.map(([path, key]) => [path, valueOf(writePrivateKey(key))]));
}

export const RESOURCE = 'pkg:generic/claimgate-demonstration';

function readme({ at, root }: ExampleWorld): string {
  return [
    'A demonstration of claimgate. Providers, evidence and keys are made up; nothing here is certified.',
    '',
    'repo/              a git repository with claims, contracts, trust root and configuration',
    'projection/        a signed ledger projection under which every claim passes',
    'older-projection/  the projection of six hours before, signed just as well',
    'keys/              throw-away private keys of everybody involved',
    'pin.txt            the trust pin',
    '',
    `instant: ${formatInstant(at)}`,
    `trust pin: ${pinFor(root)}`,
    '',
  ].join('\n');
}

/** JSON as a person would write it. */
export function readable(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
