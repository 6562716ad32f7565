import { indexContracts, readContracts, type ContractIndex } from '../evidence/index.ts';
import { ClaimgateError, type Result } from '../findings/index.ts';
import { errorOf } from '../findings/present.ts';
import { readJson } from '../json/index.ts';
import {
  append,
  readIdentity,
  type Appended,
  type AppendItem,
  type RecordKind,
} from '../ledger/index.ts';
import type { NamedBytes } from '../trust/index.ts';
import { fingerprinterFor } from './fingerprints.ts';
import type { Host } from './host.ts';
import { nameOfSource, readSource, type Source } from './named-file.ts';
import { withLedger, type LedgerPlace } from './open-ledger.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/** What to record. */
export interface AppendRecords {
  readonly ledger: LedgerPlace;
  readonly kind: RecordKind;
  /** A document or a list of them in JSON, or one document by its value. */
  readonly documents: Source | { readonly value: unknown };
  /** Who records it, in clear; only a fingerprint is stored. */
  readonly operator: string;
  /** Two requests with one key are one request. */
  readonly idempotencyKey: string | undefined;
  /** The contract files of the repository: runs are made under contracts. */
  readonly contractFiles: () => Promise<readonly NamedBytes[]>;
}

/** Records documents in a ledger: all of them or none. */
export async function appendRecords(
  request: AppendRecords,
  { environment, clock, random }: Pick<Host, 'environment' | 'clock' | 'random'>,
): Promise<Result<readonly Appended[]>> {
  const { kind, operator, contractFiles } = request;
  const { directory } = request.ledger;
  const items = await itemsOf(request);
  return withLedger(request.ledger, async (ledger) => {
    const { deployment } = await ledger.read(readIdentity);
    return append(ledger, items, {
      operator,
      fingerprints: await fingerprinterFor({ environment, directory }, deployment),
      contracts: kind === 'run' ? contractsIn(await contractFiles()) : indexContracts([]),
      clock,
      ...(random ? { random } : {}),
    });
  });
}

/** Contracts of files, all of which have to be readable. @throws ClaimgateError */
export function contractsIn(files: readonly NamedBytes[]): ContractIndex {
  const { findings, index } = readContracts(files);
  if (findings.length > 0) throw errorOf(findings);
  return index;
}

async function itemsOf({
  documents,
  idempotencyKey,
  kind,
}: AppendRecords): Promise<readonly AppendItem[]> {
  const item = (file: string, bytes: Uint8Array, place = ''): AppendItem => ({
    kind,
    file,
    bytes,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey: `${idempotencyKey}${place}` }),
  });
  const bytesOf = (document: unknown) => Buffer.from(JSON.stringify(document), 'utf8');
  if ('value' in documents) return [item('the flags', bytesOf(documents.value))];
  const file = nameOfSource(documents);
  const bytes = await readSource(documents, MAX_BYTES);
  const { findings, text, value } = readJson(bytes, {
    file,
    maxBytes: MAX_BYTES,
    isConfidential: true,
  });
  // What is not a list is left to the ledger as it came, also where it is no JSON at all.
  if (!Array.isArray(value)) return [item(file, bytes)];
  if (findings.length > 0) throw errorOf(findings, { file, text });
  if (value.length === 0)
    throw new ClaimgateError('usage', { expected: 'at least one document in the list' });
  return value.map((document: unknown, index) =>
    item(`${file}[${index}]`, bytesOf(document), `/${index}`),
  );
}
