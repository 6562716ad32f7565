import { canonicalize, digestOf } from '../../src/digest/index.ts';
import { contractDigest, indexContracts, readContract } from '../../src/evidence/contract.ts';
import { coverageOf, everyCovers } from '../../src/evidence/coverage.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { factsOf } from '../../src/gate/facts.ts';
import { judgeClaim, applyProjectionRules, type Rule } from '../../src/gate/engine.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';
import type { JudgedClaim } from '../../src/gate/verdict.ts';
import { instantOf } from '../../src/documents/json.ts';
import type { CertificationContract, ProjectionEntry, Subject } from '../../src/documents/index.ts';
import { blobOf } from '../../src/trust/commit-history.ts';
import { mergeProjection } from '../../src/gate/merge-projection.ts';
import { contractDocument, entry, subject, TESTED_REVISION } from '../evidence/documents.ts';

/** Everything one claim is judged by, as documents. */
export interface World {
  readonly at: string;
  readonly subject: Subject;
  /** The contract files of the repository. */
  readonly contracts: readonly CertificationContract[];
  readonly claim: { readonly subject: Subject; readonly contract_digest: string };
  /** The entry of the subject; `null`: the projection has none. */
  readonly entry: ProjectionEntry | null;
  /** Entries of other subjects, which nobody claims. */
  readonly others: readonly unknown[];
  /** Whether a commit is the released one or an ancestor of it. */
  readonly ancestry: Readonly<Record<string, boolean>>;
  /** The code of the judged commit, by path; `null`: the commit could not be read. */
  readonly code: Readonly<Record<string, string>> | null;
  readonly fingerprint_algorithm: string;
}

/** Returns a world where the claim passes every rule. */
export function world(contract = contractDocument(), of = subject()): World {
  return {
    at: '2026-03-15T12:00:00Z',
    subject: of,
    contracts: [contract],
    claim: { subject: of, contract_digest: contractDigest(contract) },
    entry: entry(of, contract),
    others: [],
    ancestry: { [TESTED_REVISION]: true },
    code: {},
    fingerprint_algorithm: 'claimgate/fingerprint/v1',
  };
}

/** Judges the claim of a world the whole way from bytes: contract files and projection are read as the gate reads them. */
export async function judgeWorld(
  of: World,
  rules: readonly Rule[] = NEWEST_RULES.rules,
): Promise<JudgedClaim> {
  const contracts = indexContracts(of.contracts.map(contractFrom));
  const ancestry = new Map(Object.entries(of.ancestry));
  const coverage = of.code ? coverageOf(committed(of.code), everyCovers(contracts)) : undefined;
  const context = { at: instantOf(of.at), contracts, ancestry, coverage };
  const claim = {
    claim: of.claim,
    subjectDigest: subjectDigest(of.claim.subject),
  };
  const merged = await mergeProjection(projectionOf(of), [claim], (one, found) =>
    judgeClaim(rules, factsOf(one, found, context)),
  );
  if (!merged.ok)
    throw new Error(`the projection does not count: ${JSON.stringify(merged.findings)}`);
  const [judged] = applyProjectionRules(rules, merged.results, {
    leaks: merged.leaks,
    fingerprintAlgorithm: of.fingerprint_algorithm,
  });
  if (judged === undefined) throw new Error('nothing was judged');
  return judged;
}

function committed(code: Readonly<Record<string, string>>) {
  return Object.entries(code).map(([path, content]) => {
    const { id } = blobOf(Buffer.from(content), 40);
    return { path, mode: '100644', id };
  });
}

function contractFrom(document: CertificationContract) {
  const reading = readContract(Buffer.from(JSON.stringify(document)), 'contract.json');
  if (!reading.ok) throw new Error(`the contract is not one: ${JSON.stringify(reading.findings)}`);
  return reading.value;
}

/** The bytes of the projection of a world, as a ledger exports them, and how many entries they are. */
export function projectionBytes({ entry: own, others }: Pick<World, 'entry' | 'others'>) {
  const lines = (own === null ? others : [own, ...others]).map((line) => canonicalize(line));
  const bytes = Buffer.from(
    lines
      .map((line) => ({
        line,
        digest: digestOf(`claimgate/subject/v1\n${canonicalize(subjectIn(line))}`),
      }))
      .sort((one, other) => (one.digest < other.digest ? -1 : 1))
      .map(({ line }) => `${line}\n`)
      .join(''),
  );
  return { bytes, entryCount: lines.length };
}

function projectionOf(of: World) {
  const { bytes, entryCount } = projectionBytes(of);
  async function* chunks() {
    yield bytes;
  }
  return {
    file: 'ledger-projection.jsonl',
    chunks: chunks(),
    sha256: digestOf(bytes),
    entryCount,
    ledgerSize: 9,
  };
}

function subjectIn(line: string): unknown {
  const { subject: of }: { subject: unknown } = JSON.parse(line);
  return of;
}
