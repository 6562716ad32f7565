import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { CLAIMS_PATH, formatClaims } from '../../src/manifest/claims.ts';
import { writeEnvelope } from '../../src/trust/envelope.ts';
import { DEPLOYMENT } from '../../examples/world/organisation.ts';
import { PROJECTION_FILE, STATEMENT_FILE } from '../../examples/world/projection.ts';
import { projectionBytes, world, type World } from '../../test/gate/world.ts';
import { ELSEWHERE_ID, FIRST_COMMIT_ID } from './commits.ts';
import { json, type CaseFiles, type MadeBase } from './made.ts';
import { AT, PIN, predicateAt, ROOT, statementFor, type StatementBends } from './signed.ts';

/** The base whose one claim passes every rule. */
export const CERTIFIED = 'certified';

export const CONTRACTS = 'committed/provider-certification/contracts';
export const CLAIMS_FILE = `committed/${CLAIMS_PATH}`;
export const ROOT_FILE = 'committed/provider-certification/trust/1.root.json';
export const LINES_FILE = `beside/${PROJECTION_FILE}`;
export const STATEMENT = `beside/${STATEMENT_FILE}`;

/** The command line that judges a claim by the projection beside the repository. */
export function checkAt(at: string, pin = PIN): string[] {
  const projection = `../beside/${PROJECTION_FILE}`;
  return ['check', '--projection', projection, '--trust-pin', pin, '--at', at, '--json'];
}

/** The files of a world, as a repository and an export have them. */
export function filesOf(of: World, bends: StatementBends = {}): CaseFiles {
  const tested = withCommits(of);
  const { bytes, entryCount } = projectionBytes(tested);
  const predicate = predicateAt(of.at, entryCount);
  const { claim } = tested;
  return new Map<string, string | Uint8Array>([
    ['committed/claimgate.config.json', CONFIG],
    ...Object.entries(of.code ?? {}).map(
      ([path, content]) => [`committed/${path}`, content] as const,
    ),
    [CLAIMS_FILE, formatClaims([{ claim, subjectDigest: subjectDigest(claim.subject) }])],
    ...tested.contracts.map(
      (contract, index) => [`${CONTRACTS}/${index + 1}.json`, json(contract)] as const,
    ),
    [ROOT_FILE, writeEnvelope(ROOT)],
    [LINES_FILE, bytes],
    [STATEMENT, statementFor(bytes, predicate, bends)],
  ]);
}

export const CONFIG = configOf(DEPLOYMENT);

export function configOf(
  deployment: string | undefined,
  resource_uri = 'pkg:generic/claimgate-conformance',
): string {
  return json({ schema_version: 1, deployment, resource_uri });
}

/** Only what differs from the base. */
export function overBase(files: CaseFiles, base = certifiedBase()): CaseFiles {
  const isSame = (path: string, content: string | Uint8Array) => {
    const known = base.files.get(path);
    return known !== undefined && Buffer.from(known).equals(Buffer.from(content));
  };
  return new Map([...files].filter(([path, content]) => !isSame(path, content)));
}

let made: MadeBase | undefined;

export function certifiedBase(): MadeBase {
  made ??= { name: CERTIFIED, files: filesOf({ ...world(), at: AT }) };
  return made;
}

/** A file of the base, as text. */
export function baseText(path: string): string {
  return Buffer.from(baseBytes(path)).toString('utf8');
}

export function baseBytes(path: string): Uint8Array {
  const content = certifiedBase().files.get(path);
  if (content === undefined) throw new Error(`the base has no ${path}`);
  return Buffer.from(content);
}

/** Every repository here has these commits, which tests call by easy numbers: one before the judged one, one beside it. */
function withCommits(of: World): World {
  let text = JSON.stringify(of);
  for (const [revision, isAncestor] of Object.entries(of.ancestry))
    text = text.replaceAll(`"${revision}"`, `"${isAncestor ? FIRST_COMMIT_ID : ELSEWHERE_ID}"`);
  return JSON.parse(text) as World;
}

/** The base that claims nothing: its canonical claims file, and a configuration. */
export const NOTHING_CLAIMED = '{\n  "schema_version": 1,\n  "claims": []\n}\n';
export const EMPTY = 'empty';

export function emptyBase(): MadeBase {
  const files = new Map([
    ['committed/claimgate.config.json', CONFIG],
    [CLAIMS_FILE, NOTHING_CLAIMED],
  ]);
  return { name: EMPTY, files };
}
