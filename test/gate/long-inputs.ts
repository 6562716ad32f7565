import { signStatement, STATEMENT_FILE } from '../../examples/world/projection.ts';
import {
  DEPLOYMENT,
  pinFor,
  throwAwayKeys,
  trustRootFor,
} from '../../examples/world/organisation.ts';
import { digestOf } from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/index.ts';
import { projectionIn, type Evidence, type GateInput } from '../../src/gate/index.ts';
import { groundOf } from '../../src/gate/ground.ts';
import { claimsOf } from '../../src/gate/long-list.ts';
import { judgeShare, type SharedJudges } from '../../src/gate/share.ts';
import { instantOf } from '../../src/json/index.ts';
import { CLAIMS_PATH, formatClaims, readClaims } from '../../src/manifest/index.ts';
import { readLine } from '../../src/projection/entry-line.ts';
import { WHOLE, type Stretch } from '../../src/projection/reader.ts';
import { leafHash, writeEnvelope } from '../../src/trust/index.ts';
import { subject } from '../evidence/documents.ts';
import { projectionBytes, world, type World } from './world.ts';

export const AT = instantOf(world().at);
const KEYS = throwAwayKeys();
const ROOT = trustRootFor(KEYS, AT);
/** As many records as the entries name. */
const LEAVES = ['a', 'b', 'c', 'd', 'e', 'f'].map((record) => leafHash(Buffer.from(record)));
const ABSENT = { ...subject(), policy_mode: 'nobody-knows' };

/** The same claims, held and not held. */
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
    claims: { path: CLAIMS_PATH, bytes, remarks: [] },
    reading: readClaims(bytes, CLAIMS_PATH),
    config: undefined,
    strayPaths: [],
    evidence,
  };
  const list = { path: CLAIMS_PATH, sha256: digestOf(bytes), open: () => inPieces(bytes) };
  return { held, list };
}

function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
}

/** Judges of as many parts of the projection as asked for, of three the first of no line. */
export async function judgesOf(
  { held, list }: Pick<ReturnType<typeof inputsOf>, 'held' | 'list'>,
  parts: number,
): Promise<SharedJudges> {
  const stretches: Stretch[] = [WHOLE];
  let start = 0;
  for await (const chunk of held.evidence.projection?.open() ?? []) {
    for (const line of Buffer.from(chunk).toString().split('\n').slice(0, -1)) {
      const reading = readLine(Buffer.from(line), { file: '', line: 0 });
      const last = stretches.at(-1) ?? WHOLE;
      const isCut = stretches.length < parts && (start > 0 || parts === 3);
      if (isCut && reading.ok && reading.subjectDigest > last.from) {
        const from = reading.subjectDigest;
        stretches.splice(-1, 1, { ...last, end: start, before: from }, { ...WHOLE, start, from });
      }
      start += Buffer.byteLength(line) + 1;
    }
  }
  const judgeOne = async (stretch: Stretch) => {
    const ground = groundOf(held.evidence, AT, '');
    return ground.ok ? judgeShare(ground, claimsOf(list), stretch) : undefined;
  };
  return { stretches, judge: judgeOne };
}
