import assert from 'node:assert/strict';
import { contractDigest } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { factsOf } from '../../src/gate/facts.ts';
import { judgeClaim, applyProjectionRules } from '../../src/gate/engine.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';
import { exportProjection, type Exported, type ExportRequest } from '../../src/ledger/export.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { mergeProjection } from '../../src/gate/merge-projection.ts';
import { PROJECTION_STATEMENT } from '../../src/trust/statement.ts';
import { trustedProjection } from '../../src/gate/verify-projection.ts';
import { pinOf } from '../../src/trust/anchor.ts';
import { parseNoteKey } from '../../src/trust/checkpoint.ts';
import type { Result } from '../../src/documents/findings.ts';
import { contractDocument, subject, TESTED_REVISION } from '../evidence/documents.ts';
import { envelopeBytes, rootBytes } from '../gate/projection-world.ts';
import { valueOf } from '../trust/expect.ts';
import { content, DEPLOYMENT, firstRoot, keys, ORIGIN } from '../trust/root-world.ts';
import {
  AT,
  contracts,
  control,
  filledLedger,
  FINGERPRINTS,
  record,
  review,
  run,
  type EngineName,
  type TestLedger,
} from './world.ts';
import { facts } from './facts.ts';

export { facts };

export const LIMITS = firstRoot().document.limits;
export const FILE = 'ledger-projection.intoto.json';
export const LEDGER = {
  origin: ORIGIN,
  keys: content.ledger.keys.map((key) => valueOf(parseNoteKey(key))),
};

export interface Written extends Exported {
  readonly bytes: Buffer;
}

export async function exported(
  ledger: TestLedger,
  changes: Partial<ExportRequest> = {},
  says = facts(),
): Promise<Result<Written>> {
  const chunks: Uint8Array[] = [];
  const outcome = await exportProjection(
    ledger.driver,
    {
      facts: valueOf(readFacts(Buffer.from(JSON.stringify(says)), 'runtime-facts.json')),
      factsFile: 'runtime-facts.json',
      contracts,
      at: AT,
      limits: LIMITS,
      lifetimeMs: 3_600_000,
      ledgerKey: keys.ledger,
      fingerprints: FINGERPRINTS,
      file: FILE,
      ...changes,
    },
    async (bytes) => void chunks.push(bytes),
  );
  return outcome.ok
    ? { ok: true, value: { ...outcome.value, bytes: Buffer.concat(chunks) } }
    : outcome;
}

/** A ledger of a review, two runs and a control event, which stand behind one claim. */
export function certified(engine: EngineName): Promise<TestLedger> {
  return filledLedger(engine, certify);
}

async function certify(ledger: TestLedger): Promise<void> {
  await record(ledger, 'approval', review());
  await record(ledger, 'run', run('local'));
  await record(ledger, 'run', run('live'));
  await record(ledger, 'control', control());
}

/** Trusts and judges a projection as the gate does; the codes that refuse the claim. */
export async function judged({ bytes, digest: made, predicate }: Written, claimed = subject()) {
  const payload = valueOf(PROJECTION_STATEMENT.write(made, predicate, FILE));
  const root = firstRoot();
  const trusted = valueOf(
    trustedProjection({
      pin: pinOf(root),
      roots: rootBytes(root),
      statement: envelopeBytes(payload, [keys.projection]),
      deployment: DEPLOYMENT,
      at: AT,
      memory: [],
      ruleSet: NEWEST_RULES,
    }),
  );
  async function* chunks() {
    yield bytes;
  }
  const claim = {
    claim: { subject: claimed, contract_digest: contractDigest(contractDocument()) },
    subjectDigest: subjectDigest(claimed),
  };
  const context = { at: AT, contracts, ancestry: new Map([[TESTED_REVISION, true]]) };
  const merged = await mergeProjection(
    {
      file: 'ledger-projection.jsonl',
      chunks: chunks(),
      sha256: trusted.digest,
      entryCount: trusted.entryCount,
      ledgerSize: trusted.head.tree_size,
    },
    [claim],
    (one, found) => judgeClaim(NEWEST_RULES.rules, factsOf(one, found, context)),
  );
  assert.ok(merged.ok, JSON.stringify(merged));
  const [only] = applyProjectionRules(NEWEST_RULES.rules, merged.results, {
    leaks: merged.leaks,
    fingerprintAlgorithm: trusted.predicate.fingerprint.algorithm,
  });
  assert.ok(only);
  return only.rules.flatMap(({ findings }) => findings.map(({ code }) => code));
}
