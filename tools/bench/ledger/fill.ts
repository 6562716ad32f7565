import { createHash } from 'node:crypto';
import { prepare, type AppendItem } from '../../../src/ledger/prepare-record.ts';
import { initLedger, parseLocation } from '../../../src/ledger/open.ts';
import { type Driver, type RowSink } from '../../../src/ledger/driver/connection.ts';
import { Binder } from '../../../src/ledger/binding.ts';
import { readIdentity } from '../../../src/ledger/identity.ts';
import { insertRows } from '../../../src/ledger/columns.ts';
import { LogEnd } from '../../../src/ledger/log.ts';
import {
  DESCRIPTIONS,
  insertRun,
  treeSize,
  type ApprovalRecord,
  type LedgerRecord,
  type UnboundHead,
} from '../../../src/ledger/records.ts';
import { AT, contract, FINGERPRINTS, IDENTITY } from '../../../test/ledger/documents.ts';
import { tellProgress } from '../measure.ts';

/** Records whose rows go in one transaction. */
const PER_TRANSACTION = 5000;

/** Room for what one transaction touches, which is all over the keys: for filling only. */
const SQLITE_ROOM = 'pragma cache_size = -262144; pragma wal_autocheckpoint = 50000;';

/** Documents that are kept prepared, so that those that come again are not read again. */
const MAX_KEPT = 20_000;

/** Each review is that of the runs after it in the same transaction of the same app. */
type Reviews = Map<string, ApprovalRecord>;

const hex = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/**
 * A new ledger with documents recorded in order, as `append` would, without judging them: the same rows
 * for the same documents in every run. Runs come after the review of their app.
 */
export async function fill(
  location: string,
  items: Iterable<AppendItem>,
  name: string,
): Promise<void> {
  const { driver } = await initLedger(parseLocation(location), IDENTITY, AT);
  if (driver.engine === 'sqlite') await driver.read((sql) => sql.script(SQLITE_ROOM));
  const filler = new Filler(driver);
  let done = 0;
  let pending: AppendItem[] = [];
  for (const one of items) {
    pending.push(one);
    if (pending.length < PER_TRANSACTION) continue;
    await filler.recordAll(pending);
    done += pending.length;
    tellProgress(`${name}: ${done} records`);
    pending = [];
  }
  await filler.recordAll(pending);
  tellProgress('');
  await driver.close();
}

class Filler {
  readonly #driver: Driver;
  readonly #reviews: Reviews = new Map();
  readonly #kept = new Map<string, Prepared>();

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  recordAll(items: readonly AppendItem[]): Promise<void> {
    return this.#driver.write(async (connection) => {
      const binder = new Binder(await readIdentity(connection), FINGERPRINTS);
      const log = new LogEnd(connection, { sequence: await treeSize(connection), leaf: null });
      for (const one of items) {
        await log.prepare();
        const { content, requestDigest } = this.#prepared(one);
        const idempotencyRef = `sha256:${hex(`request ${log.next}`).repeat(2)}`;
        const place = { sequence: log.next, idempotencyRef };
        const seal = <T extends object>(record: T) => binder.seal(record, place);
        const { leaf, record } = insertContent(
          connection,
          { ...place, seal },
          content,
          this.#reviews,
        );
        const { id, kind } = record;
        log.append({ id, kind, leaf, idempotencyRef, requestDigest }, connection);
      }
    });
  }

  #prepared(one: AppendItem): Prepared {
    const key = `${one.kind} ${Buffer.from(one.bytes).toString('latin1')}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const prepared = prepare(one, FINGERPRINTS);
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.findings));
    if (this.#kept.size < MAX_KEPT) this.#kept.set(key, prepared.value);
    return prepared.value;
  }
}

type Seal = <T extends object>(
  record: T,
) => { readonly record: T & { readonly binding: string }; readonly leaf: string };

type Prepared = Extract<ReturnType<typeof prepare>, { ok: true }>['value'];

function insertContent(
  rows: RowSink,
  { sequence, seal }: { readonly sequence: number; readonly seal: Seal },
  content: Prepared['content'],
  reviews: Reviews,
): { readonly record: LedgerRecord; readonly leaf: string } {
  const head: UnboundHead = {
    id: hex(`id ${sequence}`),
    nonce: hex(`nonce ${sequence}`),
    recorded_at: '2026-03-15T12:00:00Z',
    operator_ref: `sha256:${'7'.repeat(64)}`,
  };
  if (content.kind !== 'run') {
    const sealed = seal({ ...head, ...content });
    const { record } = sealed;
    if (record.kind === 'approval') reviews.set(record.app_fingerprint, record);
    insertRows(rows, DESCRIPTIONS[record.kind], [{ keys: [sequence], record }]);
    return sealed;
  }
  const review = reviews.get(content.subject.app_fingerprint);
  if (!review) throw new Error('a run without a review of its app');
  const sealed = seal({
    ...head,
    ...content,
    review_id: review.id,
    approval_state: review.state,
    approval_tier: review.tier,
    required_scopes: [...contract.requiredScopes].sort(),
  });
  const { reviewed_at, expires_at: review_expires_at } = review;
  insertRun(rows, sequence, sealed.record, { reviewed_at, review_expires_at });
  return sealed;
}
