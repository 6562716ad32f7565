import { finding, type Finding } from '../findings/index.ts';
import { checkShape, readJson, type Shape } from '../json/index.ts';
import type { CertificationContract } from '../documents/index.ts';
import { document } from '../documents/generated/contract.validator.js';
import { contractOf, type Contract } from './contract.ts';
import { indexContracts, overlaps, type ContractIndex } from './contract-fit.ts';
import { lintContract } from './contract-lint.ts';

/** Size limit of a contract file in bytes: its lists are bounded, so nothing valid is larger. */
export const MAX_CONTRACT_BYTES = 1024 * 1024;

const SHAPE: Shape<CertificationContract> = { document };

/** A contract, or every reason why the file is not one. */
export type ContractReading =
  | { readonly ok: true; readonly contract: Contract }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Reads one file of `provider-certification/contracts/` (specification/documents.md 3.2). */
export function readContract(bytes: Uint8Array, file: string): ContractReading {
  const reading = readJson(bytes, { file, maxBytes: MAX_CONTRACT_BYTES, isConfidential: true });
  const shaped = checkShape(SHAPE, reading);
  if (!shaped.ok) return shaped;
  const findings = lintContract(shaped.value, (pointer) => reading.locate(pointer));
  return findings.length > 0
    ? { ok: false, findings }
    : { ok: true, contract: contractOf(shaped.value) };
}

/** What came of reading contract files. */
export interface ContractsReading {
  /** Those that are contracts, with the names of their files, in the order of the files. */
  readonly contracts: readonly (readonly [file: string, Contract])[];
  readonly index: ContractIndex;
  /** Why the others are none. */
  readonly findings: readonly Finding[];
  /** Texts of the others, for excerpts. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Reads every file as a contract. */
export function readContracts(
  files: readonly { readonly file: string; readonly bytes: Uint8Array }[],
): ContractsReading {
  const contracts: (readonly [string, Contract])[] = [];
  const findings: Finding[] = [];
  const sources = new Map<string, string>();
  for (const { file, bytes } of files) {
    const reading = readContract(bytes, file);
    if (reading.ok) {
      contracts.push([file, reading.contract]);
    } else {
      findings.push(...reading.findings);
      sources.set(file, Buffer.from(bytes).toString('utf8'));
    }
  }
  return { contracts, index: indexContracts(contracts.map(([, one]) => one)), findings, sources };
}

/** Contracts that are for a subject that an earlier one is for as well. */
export function overlapFindings({ contracts }: Pick<ContractsReading, 'contracts'>): Finding[] {
  return overlaps(contracts).map(([earlier, file]) =>
    finding('contract_ambiguous', {
      file,
      expected: 'one contract for a subject',
      found: `one that ${earlier} is for as well`,
    }),
  );
}
