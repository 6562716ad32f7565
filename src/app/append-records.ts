import { indexContracts } from '../evidence/index.ts';
import { errorOf, refusalOf } from '../findings/error.ts';
import { ClaimgateError, type Result } from '../findings/index.ts';
import { readJson } from '../json/index.ts';
import {
  append,
  readIdentity,
  type Appended,
  type AppendItem,
  type RecordKind,
} from '../ledger/index.ts';
import { readContractIndex } from './evidence-inputs.ts';
import { fingerprinterFor } from './fingerprints.ts';
import type { Host } from './host.ts';
import { nameOfSource, readSource, type Source } from './named-file.ts';
import { withLedger, type LedgerPlace } from './open-ledger.ts';
import { openReleaseInputs, type RepositoryChoice } from './release-inputs.ts';

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
  /** Whose contracts runs are made under. */
  readonly repository: RepositoryChoice;
}

/** Records documents in a ledger: all of them or none. */
export async function appendRecords(
  request: AppendRecords,
  { environment, clock, random }: Pick<Host, 'environment' | 'clock' | 'random'>,
): Promise<Result<readonly Appended[]>> {
  const { kind, operator, repository } = request;
  const { directory } = request.ledger;
  const items = await itemsOf(request);
  return withLedger(request.ledger, async (ledger) => {
    const { deployment } = await ledger.read(readIdentity);
    return append(ledger, items, {
      operator,
      fingerprints: await fingerprinterFor({ environment, directory }, deployment),
      contracts:
        kind === 'run' ? await contractsFor(repository, { environment }) : indexContracts([]),
      clock,
      ...(random ? { random } : {}),
    });
  });
}

/** The contracts that runs are made under. @throws ClaimgateError `no_contracts` outside of the product */
async function contractsFor(
  repository: RepositoryChoice,
  host: Pick<Host, 'environment'>,
): Promise<Awaited<ReturnType<typeof readContractIndex>>> {
  try {
    return await readContractIndex(await openReleaseInputs(repository, host));
  } catch (error) {
    refusalOf(error, 'claims_missing');
    throw new ClaimgateError(
      'no_contracts',
      {
        file: 'provider-certification',
        expected: 'the folder of the product, with the contracts that runs name',
        next: 'claimgate ledger append run FILE -C PRODUCT',
      },
      { cause: error },
    );
  }
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
