import { RESOURCE } from '../../examples/world/documents.ts';
import { NEWEST_RULES, RULE_SETS } from '../../src/gate/rule-sets.ts';
import { heldClaims } from '../../src/gate/claims-source.ts';
import { judge, type GateInput } from '../../src/gate/judge.ts';
import { projectionIn } from '../../src/gate/merge-projection.ts';
import type { Evidence } from '../../src/gate/judge-claims.ts';
import { signedBy, DEPLOYMENT } from '../../examples/world/organisation.ts';
import { PROJECTION_FILE, STATEMENT_FILE } from '../../examples/world/projection.ts';
import { digestOf } from '../../src/digest/index.ts';
import { writeEnvelope } from '../../src/trust/envelope.ts';
import { summaryToSign } from '../../src/gate/signed-verdict.ts';
import { verdictOf } from '../../src/gate/verdict.ts';
import { type RequireInput } from '../../src/gate/verify-verdict.ts';
import type { GateVerdict } from '../../src/documents/index.ts';
import { formatManifest, releaseManifest } from '../../src/manifest/release.ts';
import { readClaims } from '../../src/manifest/claims.ts';
import { AT, DOCUMENTS, PIN, REVISION, WORLD } from '../fuzz/world.ts';

export const VERSION = 'v1.4.0';
const MINUTE = 60_000;
/** When the demonstration expires: its projection is valid for twelve hours less ten minutes. */
export const LAPSE = AT + 710 * MINUTE;

export const CLAIMS_FILE = 'public-claims.json';

/** Every commit counts as part of the release. */
export const EVIDENCE: Evidence = {
  pin: PIN,
  deployment: DEPLOYMENT,
  roots: [{ file: '1.root.json', bytes: DOCUMENTS.root }],
  contracts: DOCUMENTS.contracts,
  projection: projectionIn(PROJECTION_FILE, DOCUMENTS.lines),
  statement: { file: STATEMENT_FILE, bytes: DOCUMENTS.statement },
  memory: [],
  ancestry: { get: () => true },
};

/** The demonstration as the gate is handed it: all of its claims are allowed. */
export function gateInput(claims = DOCUMENTS.claims, changes: Partial<GateInput> = {}): GateInput {
  return {
    tool: { name: 'claimgate', version: '0.1.0' },
    at: AT,
    time: 'now',
    release: { version: VERSION, revision: REVISION },
    remarks: [],
    claims: heldClaims({ path: CLAIMS_FILE, bytes: claims, remarks: [] }),
    config: undefined,
    strayPaths: [],
    evidence: EVIDENCE,
    ...changes,
  };
}

/** The files of a release of the demonstration, as `manifest create --sign` writes them; `changes` to its verdict. */
export async function signedRelease(changes: Partial<GateVerdict> = {}) {
  const input = gateInput();
  const { judgement, binding } = await judge(input);
  if (!binding) throw new Error('the claims could not be read');
  const { claims } = DOCUMENTS;
  const manifest = formatManifest(releaseManifest(VERSION, REVISION, binding));
  const judged = verdictOf({ ...judgement, manifestDigest: digestOf(manifest) });
  if (judged.decision !== 'allowed') throw new Error(JSON.stringify(judged.findings));
  const verdict = { ...judged, ...changes };
  const verdictBytes = `${JSON.stringify(verdict, null, 2)}\n`;
  const files = { verdictBytes, manifestBytes: manifest, claimsBytes: claims };
  const resourceUri = 'pkg:generic/claimgate-demonstration@1.4.0';
  const of = { verdict, ...files, resourceUri };
  return {
    claims,
    manifest: Buffer.from(manifest),
    verdict: Buffer.from(verdictBytes),
    signed: writeEnvelope(
      signedBy(summaryToSign({ ...of, policy: NEWEST_RULES.digest }, 'gate-verdict.intoto.json'), [
        WORLD.keys.release,
      ]),
    ),
    binding,
  };
}

export async function requireInput(): Promise<RequireInput> {
  const { claims, manifest, verdict, signed } = await signedRelease();
  return {
    at: AT,
    maxAge: 1440 * MINUTE,
    release: { version: VERSION, revision: REVISION },
    verdict: { file: 'gate-verdict.json', bytes: verdict },
    manifest: { file: 'release-manifest.json', bytes: manifest },
    signed: { file: 'gate-verdict.intoto.json', bytes: signed },
    claims: { bytes: claims, read: readClaims(claims, CLAIMS_FILE).claims ?? [] },
    pin: PIN,
    roots: EVIDENCE.roots,
    resourceUri: RESOURCE,
    ruleSets: RULE_SETS,
  };
}
