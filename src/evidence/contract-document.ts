import type { Finding } from '../findings/index.ts';
import { checkShape, readJson, type CertificationContract, type Shape } from '../json/index.ts';
import { document } from '../json/generated/contract.validator.js';
import { contractOf, type Contract } from './contract.ts';
import { lintContract } from './contract-lint.ts';

/** Size limit of a contract file in bytes: its lists are bounded, so nothing valid is larger. */
export const MAX_CONTRACT_BYTES = 1024 * 1024;

const SHAPE: Shape<CertificationContract> = { document };

/** A contract, or every reason why the file is not one. */
export type ContractReading =
  | { readonly ok: true; readonly contract: Contract }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Reads one file of `provider-certification/contracts/` (data-model.md section 3.2). */
export function readContract(bytes: Uint8Array, file: string): ContractReading {
  const reading = readJson(bytes, { file, maxBytes: MAX_CONTRACT_BYTES, isConfidential: true });
  const shaped = checkShape(SHAPE, reading);
  if (!shaped.ok) return shaped;
  const findings = lintContract(shaped.value, (pointer) => reading.locate(pointer));
  return findings.length > 0
    ? { ok: false, findings }
    : { ok: true, contract: contractOf(shaped.value) };
}
