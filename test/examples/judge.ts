import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf } from '../../src/digest/index.ts';
import { indexContracts, contractOf } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { factsOf } from '../../src/gate/facts.ts';
import { judgeClaim, applyProjectionRules } from '../../src/gate/engine.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { mergeProjection } from '../../src/gate/merge-projection.ts';
import type { ReleaseRecord } from '../../src/gate/release-record.ts';
import { trustedProjection } from '../../src/gate/verify-projection.ts';
import { STATEMENT_PAYLOAD_TYPE, writeSummary } from '../../src/trust/statement.ts';
import { unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import type { ExampleWorld } from '../../examples/world/build.ts';
import { headAt } from '../../examples/world/ledger.ts';
import { DEPLOYMENT, pinFor, signedBy, valueOf } from '../../examples/world/organisation.ts';
import { PROJECTION_FILE, STATEMENT_FILE } from '../../examples/world/projection.ts';
import { utf8 } from '../trust/expect.ts';

/** The result of judging a world: the decision of every claim, or the codes that prevented a decision. */
export interface Judged {
  readonly decisions: readonly string[];
  /** Each code once, sorted. */
  readonly codes: readonly string[];
}

/** Judges a world as the gate does: specification/trust.md 4 to its end, with the newest rules. */
export async function judgeExample(
  world: ExampleWorld,
  memory: readonly ReleaseRecord[] = [],
  ancestry: Pick<ReadonlyMap<string, boolean>, 'get'> = { get: () => true },
): Promise<Judged> {
  const trusted = trustedProjection({
    pin: pinFor(world.root),
    roots: [{ file: '1.root.json', bytes: writeEnvelope(world.root) }],
    statement: { file: STATEMENT_FILE, bytes: world.projection.statement },
    deployment: DEPLOYMENT,
    at: world.at,
    memory,
    ruleSet: NEWEST_RULES,
  });
  if (!trusted.ok) return { decisions: [], codes: codesOf(trusted.findings) };
  const { digest, entryCount, head, predicate } = trusted.value;
  const contracts = indexContracts(world.contracts.map(({ document }) => contractOf(document)));
  const context = { at: world.at, contracts, ancestry };
  const merged = await mergeProjection(
    {
      file: PROJECTION_FILE,
      chunks: once(world.projection.lines),
      sha256: digest,
      entryCount,
      ledgerSize: head.tree_size,
    },
    claimsOf(world),
    (claim, entry) => judgeClaim(NEWEST_RULES.rules, factsOf(claim, entry, context)),
  );
  if (!merged.ok) return { decisions: [], codes: codesOf(merged.findings) };
  const judged = applyProjectionRules(NEWEST_RULES.rules, merged.results, {
    leaks: merged.leaks,
    fingerprintAlgorithm: predicate.fingerprint.algorithm,
  });
  const findings = judged.flatMap(({ rules }) => rules.flatMap((rule) => rule.findings));
  return { decisions: judged.map(({ decision }) => decision), codes: codesOf(findings) };
}

function claimsOf({ claims }: ExampleWorld) {
  return claims
    .map((claim) => ({ claim, subjectDigest: subjectDigest(claim.subject) }))
    .sort((one, other) => (one.subjectDigest < other.subjectDigest ? -1 : 1));
}

function codesOf(findings: readonly { readonly code: string }[]): string[] {
  return [...new Set(findings.map(({ code }) => code))].sort();
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

/** The record of a release that rested on the whole ledger of a world. */
export function releaseOf({ at, keys, leaves, projection }: ExampleWorld): ReleaseRecord {
  const manifest = utf8('the manifest');
  const evaluatedAt = formatInstant(at - 60_000);
  const recorded = {
    evaluated_at: evaluatedAt,
    manifest_sha256: digestOf(manifest),
    trust_root_version: 1,
    ledger_head: headAt(leaves, leaves.length),
  };
  const verdict = utf8(JSON.stringify(recorded));
  const summary = writeSummary(
    {
      claims: digestOf('claims'),
      manifest: digestOf(manifest),
      verdict: digestOf(verdict),
      toolVersion: '0.1.0',
      timeVerified: evaluatedAt,
      resourceUri: 'pkg:generic/claimgate-demonstration@1.0.0',
      policy: NEWEST_RULES.digest,
      inputs: [{ uri: STATEMENT_FILE, sha256: digestOf(projection.statement) }],
      passed: true,
    },
    'gate-verdict.intoto.json',
  );
  const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, valueOf(summary), 'record');
  return {
    name: 'provider-certification/releases/v1.0.0',
    manifest,
    verdict,
    recorded,
    signedVerdict: writeEnvelope(signedBy(unsigned, [keys.release])),
    statement: projection.statement,
  };
}

/** A temporary folder, gone when the callback is done. */
export async function inTemporaryFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-example-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file of a world as it lies in its folder. */
export function fileOf(folder: string, path: string): Uint8Array {
  return readFileSync(join(folder, path));
}
