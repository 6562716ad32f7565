import { indexContracts } from '../evidence/index.ts';
import { errorOf } from '../findings/error.ts';
import { ClaimgateError, type Result } from '../findings/index.ts';
import { readJson } from '../json/index.ts';
import {
  append,
  correct,
  MAX_APPEND_BYTES,
  readIdentity,
  type Appended,
  type AppendItem,
  type EvidenceKind,
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
  readonly kind: EvidenceKind;
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
        kind === 'run'
          ? await readContractIndex(await openReleaseInputs(repository, { environment }))
          : indexContracts([]),
      clock,
      ...(random ? { random } : {}),
    });
  });
}

/** Which records to take out of force. */
export interface CorrectRecords {
  readonly ledger: LedgerPlace;
  /** A document in JSON, or its value. */
  readonly document: Source | { readonly value: unknown };
  /** Who corrects, in clear; only a fingerprint is stored. */
  readonly administrator: string;
  readonly idempotencyKey: string | undefined;
}

/** Records that an administrator takes records of a ledger out of force (specification/ledger.md 9). */
export async function correctRecords(
  { ledger: place, document, administrator, idempotencyKey }: CorrectRecords,
  { environment, clock, random }: Pick<Host, 'environment' | 'clock' | 'random'>,
): Promise<Result<Appended>> {
  const { directory } = place;
  const isValue = 'value' in document;
  const item = {
    file: isValue ? 'the flags' : nameOfSource(document),
    bytes: isValue ? bytesOf(document.value) : await readSource(document, MAX_APPEND_BYTES),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
  return withLedger(place, async (ledger) => {
    const { deployment } = await ledger.read(readIdentity);
    return correct(ledger, item, {
      operator: administrator,
      fingerprints: await fingerprinterFor({ environment, directory }, deployment),
      clock,
      ...(random ? { random } : {}),
    });
  });
}

function bytesOf(document: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(document), 'utf8');
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
