// Contracts that a team considers: which tests stand under them already. Nothing of this lets a claim through.

import { CANDIDATES, readContracts, unfitness, type Contract } from '../../evidence/contract.ts';
import { retestDueAt, runFaults } from '../../evidence/run.ts';
import type { Subject } from '../../documents/index.ts';
import { errorOf, present, refusalOf } from '../../documents/findings.ts';
import { instantOf } from '../../documents/json.ts';
import { readFolder } from '../../repository/document-folders.ts';
import { effectiveEvidence } from '../../ledger/lookup.ts';
import { SIDES, type Placed, type RunRecord } from '../../ledger/records.ts';
import { claimName, whenWords } from '../../report/report-words.ts';
import type { Invocation } from '../invocation.ts';
import { reading } from './read-ledger.ts';
import { openReleaseInputs } from '../../repository/release-inputs.ts';
import { askedRepository } from '../../repository/asked.ts';
import { askedLedger, keyIfThere } from './open-ledger.ts';

/** Says which tests stand under candidate contracts. Nothing of this lets a claim through. @throws ClaimgateError */
export async function candidateLines(
  subjects: readonly Subject[],
  invocation: Invocation,
): Promise<string[]> {
  const { at, host } = invocation;
  const inputs = await openReleaseInputs(askedRepository(invocation), host);
  const candidates = await readFolder(inputs.place, CANDIDATES);
  const { contracts, findings } = readContracts(candidates.files);
  if (findings.length > 0) throw errorOf(findings);
  const asked = contracts.flatMap(([path, contract]) =>
    subjects
      .filter((subject) => unfitness(contract.document, subject).length === 0)
      .map((subject) => ({ contract, subject, named: `candidate ${path}: ${claimName(subject)}` })),
  );
  if (asked.length === 0) return [];
  const place = askedLedger(invocation);
  const reads = reading(place, async (sql) => {
    const lines: string[] = [];
    const fingerprints = await keyIfThere(place, sql);
    for (const { contract, named, subject } of asked) {
      const found = await effectiveEvidence(sql, subject, at, {
        contract: contract.digest,
        fingerprints,
      });
      const said = SIDES.map((side) => `${side} test ${standingOf(found[side], contract, at)}`);
      lines.push(`${named}: ${said.join(', ')}`);
    }
    return lines;
  });
  return reads.catch((cause: unknown) => {
    const { code } = present(refusalOf(cause).findings[0]);
    return asked.map(({ named }) => `${named}: unknown without the ledger (${code})`);
  });
}

function standingOf(run: Placed<RunRecord> | null, contract: Contract, at: number): string {
  if (run?.record.contract_digest !== contract.digest) return 'missing';
  const { expires_at, side, tested_at } = run.record;
  const faults = runFaults(run.record, contract.requiredChecks[side], at).map(({ fault }) => fault);
  if (faults.length > 0) return faults.includes('failed') ? 'failed' : 'incomplete';
  const retest = retestDueAt(
    { testedAt: instantOf(tested_at) },
    contract.document.retest_days[side],
  );
  const until = Math.min(instantOf(expires_at), retest);
  return until <= at ? 'expired' : `passed, expires ${whenWords(until, at)}`;
}
