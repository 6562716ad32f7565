import { join } from 'node:path';
import { digestOf } from '../digest/index.ts';
import { indexContracts } from '../evidence/index.ts';
import { errorOf, refusalOf } from '../findings/error.ts';
import { accept, ClaimgateError, finding, type Finding, type Result } from '../findings/index.ts';
import { namesInFolder } from '../io/files.ts';
import { isFolder } from '../io/output-path.ts';
import { isJsonObject, readJson } from '../json/index.ts';
import {
  append,
  correct,
  MAX_APPEND_BYTES,
  readIdentity,
  type Appended,
  type AppendItem,
  type EvidenceKind,
} from '../ledger/index.ts';
import { EXAMPLE_RESULT } from '../templates/index.ts';
import { readContractIndex } from './evidence-inputs.ts';
import { fingerprinterFor } from './fingerprints.ts';
import type { Host } from './host.ts';
import { nameOfSource, readSource, type NamedFile, type Source } from './named-file.ts';
import { withLedger, type LedgerPlace } from './open-ledger.ts';
import { openReleaseInputs, type RepositoryChoice } from './release-inputs.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/** What to record. */
export interface AppendRecords {
  readonly ledger: LedgerPlace;
  readonly documents: GivenDocuments;
  /** Who records it, in clear; only a fingerprint is stored. */
  readonly operator: string;
  /** Two requests with one key are one request. */
  readonly idempotencyKey: string | undefined;
  /** Whose contracts runs are made under. */
  readonly repository: RepositoryChoice;
}

/** Documents of one kind, in a source or by value; or files and folders with documents of any kind. */
export type GivenDocuments =
  | { readonly kind: EvidenceKind; readonly source: Source }
  | { readonly kind: EvidenceKind; readonly value: unknown }
  | { readonly files: readonly NamedFile[] };

/** What was recorded, and warnings about it. */
export interface Recorded {
  readonly appended: readonly Appended[];
  readonly findings: readonly Finding[];
}

/** Records documents in a ledger: all of them or none. */
export async function appendRecords(
  request: AppendRecords,
  host: Pick<Host, 'environment' | 'clock' | 'random'>,
): Promise<Result<Recorded>> {
  const items = await itemsOf(request);
  const recorded = await appendItems(request, items, host);
  if (!recorded.ok) return recorded;
  const appended = recorded.value;
  const examples = items.filter((item, index) => isExample(item) && !appended[index]?.replayed);
  const findings = examples.map(({ file }) => finding('example_recorded', { file }));
  return accept({ appended, findings });
}

async function appendItems(
  { ledger: place, operator, repository }: AppendRecords,
  items: readonly AppendItem[],
  { environment, clock, random }: Pick<Host, 'environment' | 'clock' | 'random'>,
): Promise<Result<readonly Appended[]>> {
  const { directory } = place;
  return withLedger(place, async (ledger) => {
    const { deployment } = await ledger.read(readIdentity);
    return append(ledger, items, {
      operator,
      fingerprints: await fingerprinterFor({ environment, directory }, deployment),
      contracts: items.some(({ kind }) => kind === 'run')
        ? await contractsFor(repository, { environment })
        : indexContracts([]),
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

/** Whether a run says of itself that no test ran; the ledger keeps only fingerprints of what it says. */
function isExample({ kind, bytes }: AppendItem): boolean {
  return kind === 'run' && Buffer.from(bytes).includes(`"${EXAMPLE_RESULT}`);
}

async function itemsOf({
  documents,
  idempotencyKey: key,
}: AppendRecords): Promise<readonly AppendItem[]> {
  if ('files' in documents) return itemsOfFiles(documents.files, key);
  const { kind } = documents;
  if ('value' in documents) {
    const item = { file: 'the flags', bytes: bytesOf(documents.value) };
    return [{ kind, ...item, ...keyed(key) }];
  }
  const found = await documentsIn(documents.source);
  return found.map(({ file, bytes, place }) => ({
    kind,
    file,
    bytes,
    ...keyed(key && `${key}${place}`),
  }));
}

function bytesOf(document: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(document), 'utf8');
}

function keyed(idempotencyKey: string | undefined): Pick<AppendItem, 'idempotencyKey'> {
  return idempotencyKey === undefined ? {} : { idempotencyKey };
}

/** A document of a source, and its place in the list where it stands in one. */
interface FoundDocument {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly place: string;
}

async function documentsIn(source: Source): Promise<readonly FoundDocument[]> {
  const file = nameOfSource(source);
  const bytes = await readSource(source, MAX_BYTES);
  const { findings, text, value } = readJson(bytes, {
    file,
    maxBytes: MAX_BYTES,
    isConfidential: true,
  });
  // What is not a list is left to the ledger as it came, also where it is no JSON at all.
  if (!Array.isArray(value)) return [{ file, bytes, place: '' }];
  if (findings.length > 0) throw errorOf(findings, { file, text });
  if (value.length === 0)
    throw new ClaimgateError('usage', { expected: 'at least one document in the list' });
  return value.map((document: unknown, index) => ({
    file: `${file}[${index}]`,
    bytes: bytesOf(document),
    place: `/${index}`,
  }));
}

/** Runs belong to reviews that are recorded before them. */
const ORDER: readonly EvidenceKind[] = ['approval', 'run', 'control'];

/**
 * The documents of files and folders, whose kind each of them tells. Unless a key is given, the content of
 * a document is its key: a folder can be recorded again, and only what is new in it is.
 */
async function itemsOfFiles(
  files: readonly NamedFile[],
  key: string | undefined,
): Promise<readonly AppendItem[]> {
  const found: AppendItem[] = [];
  for (const named of files.flatMap(jsonFilesOf)) {
    for (const { file, bytes, place } of await documentsIn(named)) {
      const own = key === undefined ? `content ${digestOf(bytes)}` : `${key}/${named.name}${place}`;
      found.push({ kind: kindOf(file, bytes), file, bytes, idempotencyKey: own });
    }
  }
  return ORDER.flatMap((kind) => found.filter((item) => item.kind === kind));
}

/** A file as it is; the JSON files of a folder, not of folders in it. @throws ClaimgateError */
function jsonFilesOf({ path, name }: NamedFile): readonly NamedFile[] {
  if (!isFolder(path)) return [{ path, name }];
  const names = namesInFolder(path, name).filter((one) => one.endsWith('.json'));
  if (names.length === 0) throw new ClaimgateError('evidence_folder_empty', { file: name });
  return names.map((one) => ({ path: join(path, one), name: join(name, one) }));
}

/** Members that only documents of one kind have. */
const TELLING: readonly (readonly [member: string, kind: EvidenceKind])[] = [
  ['side', 'run'],
  ['selector', 'control'],
  ['reviewed_at', 'approval'],
];

/** The kind that a document's members tell; its schema is checked when it is recorded. @throws ClaimgateError */
function kindOf(file: string, bytes: Uint8Array): EvidenceKind {
  const reading = readJson(bytes, { file, maxBytes: MAX_BYTES, isConfidential: true });
  if (reading.findings.length > 0) throw errorOf(reading.findings, { file, text: reading.text });
  const { value } = reading;
  const members = new Set(isJsonObject(value ?? null) ? Object.keys(value ?? {}) : []);
  const [kind, other] = TELLING.flatMap(([member, one]) => (members.has(member) ? [one] : []));
  if (kind === undefined || other !== undefined)
    throw new ClaimgateError('evidence_kind_unknown', { file });
  return kind;
}
