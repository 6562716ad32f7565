import { indexContracts } from '../evidence/index.ts';
import type { Result } from '../findings/index.ts';
import { append, readIdentity, type Appended, type RecordKind } from '../ledger/index.ts';
import { readContractIndex } from './evidence-inputs.ts';
import { fingerprinterFor } from './fingerprints.ts';
import type { Host } from './host.ts';
import { itemsIn, type StatedDocuments } from './stated-documents.ts';
import { withLedger, type LedgerPlace } from './open-ledger.ts';
import { openReleaseInputs, type RepositoryChoice } from './release-inputs.ts';

/** What to record. */
export interface AppendRecords {
  readonly ledger: LedgerPlace;
  readonly kind: RecordKind;
  readonly documents: StatedDocuments;
  /** Who records it, in clear; only a fingerprint is stored. */
  readonly operator: string;
  /** Two requests with one key are one request. */
  readonly idempotencyKey: string | undefined;
  /** Whether somebody looked that the clock is right. */
  readonly isClockConfirmed: boolean;
  /** Whose contracts runs are made under. */
  readonly repository: RepositoryChoice;
}

/** Records documents in a ledger: all of them or none. */
export async function appendRecords(
  request: AppendRecords,
  host: Pick<Host, 'environment' | 'clock' | 'random' | 'stderr'>,
): Promise<Result<readonly Appended[]>> {
  const { isClockConfirmed, kind, operator, repository } = request;
  const { environment, clock, random } = host;
  const { directory } = request.ledger;
  const items = await itemsIn(request, host);
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
      isClockConfirmed,
      ...(random ? { random } : {}),
    });
  });
}
