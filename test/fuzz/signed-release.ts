import { digestOf } from '../../src/digest/index.ts';
import { judge, verdictOf } from '../../src/gate/index.ts';
import { signedVerdict } from '../../src/gate/signed-verdict.ts';
import { formatManifest, readClaims, releaseManifest } from '../../src/manifest/index.ts';
import { DEPLOYMENT } from '../../examples/world/organisation.ts';
import { PROJECTION_FILE, STATEMENT_FILE } from '../../examples/world/projection.ts';
import { projectionIn } from '../../src/gate/index.ts';
import { AT, DOCUMENTS, PIN, REVISION, WORLD } from './world.ts';

export const VERSION = 'v1.4.0';

/** The files of a release of the demonstration, as `manifest create --sign` writes them. */
export const SIGNED = await release();

async function release() {
  const { claims, root, statement, lines, contracts } = DOCUMENTS;
  const reading = readClaims(claims, 'public-claims.json');
  const { judgement, binding } = await judge({
    tool: { name: 'claimgate', version: '0.1.0' },
    at: AT,
    time: 'now',
    release: { version: VERSION, revision: REVISION },
    remarks: [],
    claims: { path: 'public-claims.json', bytes: claims, remarks: [] },
    reading,
    config: undefined,
    strayPaths: [],
    evidence: {
      pin: PIN,
      deployment: DEPLOYMENT,
      roots: [{ file: '1.root.json', bytes: root }],
      contracts,
      projection: projectionIn(PROJECTION_FILE, lines),
      statement: { file: STATEMENT_FILE, bytes: statement },
      memory: [],
      ancestry: { get: () => true },
    },
  });
  if (!binding) throw new Error('the claims could not be read');
  const manifest = formatManifest(releaseManifest(VERSION, REVISION, binding));
  const verdict = verdictOf({ ...judgement, manifestDigest: digestOf(manifest) });
  if (verdict.decision !== 'allowed') throw new Error(JSON.stringify(verdict.findings));
  const verdictBytes = `${JSON.stringify(verdict, null, 2)}\n`;
  const resourceUri = 'pkg:generic/claimgate-demonstration@1.4.0';
  const signed = signedVerdict(
    { verdict, verdictBytes, manifestBytes: manifest, claimsBytes: claims, resourceUri },
    WORLD.keys.release,
    'gate-verdict.intoto.json',
  );
  return {
    claims,
    manifest: Buffer.from(manifest),
    verdict: Buffer.from(verdictBytes),
    signed,
    binding,
  };
}
