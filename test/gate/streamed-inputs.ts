import { signStatement, STATEMENT_FILE } from '../../examples/world/projection.ts';
import {
  DEPLOYMENT,
  pinFor,
  throwAwayKeys,
  trustRootFor,
} from '../../examples/world/organisation.ts';
import { digestOf } from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { heldClaims, type LongClaims } from '../../src/gate/claims-source.ts';
import { projectionIn } from '../../src/gate/merge-projection.ts';
import { type GateInput } from '../../src/gate/judge.ts';
import type { Evidence } from '../../src/gate/judge-claims.ts';
import { instantOf } from '../../src/documents/json.ts';
import { CLAIMS_PATH, formatClaims } from '../../src/manifest/claims.ts';
import { leafHash } from '../../src/trust/merkle.ts';
import { writeEnvelope } from '../../src/trust/envelope.ts';
import { subject } from '../evidence/documents.ts';
import { projectionBytes, world, type World } from './world.ts';

export const AT = instantOf(world().at);
const KEYS = throwAwayKeys();
const ROOT = trustRootFor(KEYS, AT);
/** As many records as the entries name. */
const LEAVES = ['a', 'b', 'c', 'd', 'e', 'f'].map((record) => leafHash(Buffer.from(record)));
const ABSENT = { ...subject(), policy_mode: 'nobody-knows' };

/** The same claims, held and to be streamed. */
export function inputsOf(
  of: World,
  change: (evidence: Evidence) => Evidence = (evidence) => evidence,
  subjects = [of.claim.subject, ABSENT],
) {
  const claims = subjects.map((claimed) => ({
    claim: { ...of.claim, subject: claimed },
    subjectDigest: subjectDigest(claimed),
  }));
  const bytes = Buffer.from(formatClaims(claims));
  const { bytes: lines, entryCount: count } = projectionBytes(of);
  const statement = signStatement(
    { digest: digestOf(lines), entryCount: count },
    { leaves: LEAVES, generatedAt: AT - 600_000, consistency: null },
    { ledger: KEYS.ledger, signers: KEYS.projection.slice(0, 2) },
  );
  const evidence: Evidence = change({
    pin: pinFor(ROOT),
    deployment: DEPLOYMENT,
    roots: [{ file: '1.root.json', bytes: Buffer.from(writeEnvelope(ROOT)) }],
    contracts: of.contracts.map((contract, index) => ({
      file: `${index}.json`,
      bytes: Buffer.from(JSON.stringify(contract)),
    })),
    projection: projectionIn('ledger-projection.jsonl', lines),
    statement: { file: STATEMENT_FILE, bytes: statement },
    memory: [],
    ancestry: new Map(Object.entries(of.ancestry)),
  });
  const held: GateInput = {
    tool: { name: 'claimgate', version: '0.0.0' },
    at: AT,
    time: 'now',
    release: { version: 'v1.4.0', revision: 'a'.repeat(40) },
    remarks: [],
    claims: heldClaims({ path: CLAIMS_PATH, bytes, remarks: [] }),
    config: undefined,
    strayPaths: [],
    evidence,
  };
  const pieces = () => inPieces(bytes);
  const long: LongClaims = { path: CLAIMS_PATH, sha256: digestOf(bytes), remarks: [], pieces };
  return { held, long };
}

function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
}
