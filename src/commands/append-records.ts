import { indexContracts } from '../evidence/index.ts';
import { refusalOf, undefinedFor } from '../findings/error.ts';
import { accept, ClaimgateError, type Finding, type Result } from '../findings/index.ts';
import {
  append,
  correct,
  MAX_APPEND_BYTES,
  readIdentity,
  type Appended,
  type Driver,
} from '../ledger/index.ts';
import { readContractIndex } from './evidence-inputs.ts';
import { fingerprinterFor } from './fingerprints.ts';
import type { Host } from './host.ts';
import { nameOfSource, readSource, type Source } from './named-file.ts';
import { bytesOf, itemsIn, type GivenDocuments, type StatedItems } from './stated-documents.ts';
import { withLedger, type LedgerPlace } from './open-ledger.ts';
import { openReleaseInputs, type RepositoryChoice } from './release-inputs.ts';

/** The documents to record, and who records them. */
export interface AppendRecords {
  readonly ledger: LedgerPlace;
  readonly documents: GivenDocuments;
  /** Who records it, in clear; only a fingerprint is stored. */
  readonly operator: string;
  /** Two requests with one key are one request. */
  readonly idempotencyKey: string | undefined;
  /** Whether somebody looked that the clock is right. */
  readonly isClockConfirmed: boolean;
  /** Whether a control may match nothing yet. */
  readonly isSelectorConfirmed: boolean;
  /** Whose contracts runs are made under. */
  readonly repository: RepositoryChoice;
}

/** The records that were made, with warnings about them. */
export interface Recorded {
  readonly appended: readonly Omit<Appended, 'remarks'>[];
  readonly findings: readonly Finding[];
}

/** Records documents in a ledger: all of them or none. */
export async function appendRecords(
  request: AppendRecords,
  host: Pick<Host, 'environment' | 'clock' | 'random' | 'stderr'>,
): Promise<Result<Recorded>> {
  const stated = await itemsIn(request, host);
  return withLedger(request.ledger, async (ledger) => {
    const recorded = await appendItems(ledger, request, stated, host);
    if (!recorded.ok) return recorded;
    const appended = recorded.value;
    const findings = appended.flatMap(({ remarks }) => remarks);
    return accept({ appended: appended.map(withoutRemarks), findings });
  });
}

function withoutRemarks({ id, sequence, leaf, replayed }: Appended): Omit<Appended, 'remarks'> {
  return { id, sequence, leaf, replayed };
}

async function appendItems(
  ledger: Driver,
  { ledger: { directory }, repository, ...asked }: AppendRecords,
  { items, hasRuns }: StatedItems,
  { environment, clock, random }: Pick<Host, 'environment' | 'clock' | 'random'>,
): Promise<Result<readonly Appended[]>> {
  const { deployment } = await ledger.read(readIdentity);
  const { operator, isClockConfirmed, isSelectorConfirmed } = asked;
  const contracts = () => contractsFor(repository, { environment });
  return append(ledger, items, {
    operator,
    fingerprints: await fingerprinterFor({ environment, directory }, deployment),
    // Contracts that cannot be read keep nobody from a disable.
    contracts: hasRuns
      ? await contracts()
      : ((await contracts().catch(undefinedFor())) ?? indexContracts([])),
    clock,
    isClockConfirmed,
    isSelectorConfirmed,
    ...(random ? { random } : {}),
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
        expected: 'the folder of the product, with the contracts of the runs',
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
  /** Whether somebody looked that the clock is right. */
  readonly isClockConfirmed: boolean;
}

/** Records that an administrator takes records of a ledger out of force (specification/ledger.md 9). */
export async function correctRecords(
  { ledger: place, document, administrator, idempotencyKey, isClockConfirmed }: CorrectRecords,
  { environment, clock, random }: Pick<Host, 'environment' | 'clock' | 'random'>,
): Promise<Result<Recorded['appended'][number]>> {
  const { directory } = place;
  const isValue = 'value' in document;
  const item = {
    file: isValue ? 'the flags' : nameOfSource(document),
    bytes: isValue ? bytesOf(document.value) : await readSource(document, MAX_APPEND_BYTES),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
  return withLedger(place, async (ledger) => {
    const { deployment } = await ledger.read(readIdentity);
    const corrected = await correct(ledger, item, {
      operator: administrator,
      fingerprints: await fingerprinterFor({ environment, directory }, deployment),
      clock,
      isClockConfirmed,
      ...(random ? { random } : {}),
    });
    return corrected.ok ? accept(withoutRemarks(corrected.value)) : corrected;
  });
}
