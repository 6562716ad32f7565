import { append } from '../../../src/ledger/append.ts';
import { initLedger, parseLocation } from '../../../src/ledger/open.ts';
import { type AppendItem } from '../../../src/ledger/prepare-record.ts';
import { type Driver } from '../../../src/ledger/driver/connection.ts';
import {
  AT,
  contextAt,
  control,
  IDENTITY,
  item,
  review,
  run,
} from '../../../test/ledger/documents.ts';
import { compare, type Row } from '../measure.ts';
import { bareRows } from './bare.ts';
import { reasonOf, type Databases, type LedgerBench } from './setting.ts';

/** Commits in one sample: enough that the slowest of them does not speak for all. */
const COMMITS = 20;
/** Appends that come at the same time, as to a service. */
const AT_ONCE = 8;

/**
 * Appends beside the bare driver that commits one row, which is the harshest reading of what an append is: one
 * after the other, and several at once.
 */
export async function measureAppends(
  { engine, create }: Databases,
  { runs }: LedgerBench,
): Promise<Row[]> {
  const { driver } = await initLedger(parseLocation(await create('appends')), IDENTITY, AT);
  const bare = await bareRows(await create('bare'));
  await record(driver, item('approval', review()));
  // Made before anything is timed: documents are no part of a commit.
  const rounds = runs + 1;
  const controls = documents(rounds * (COMMITS + AT_ONCE), (number) =>
    item('control', control({ reason: reasonOf(number) })),
  );
  const tests = documents(rounds * (COMMITS + AT_ONCE), (number) =>
    item('run', run('live', { account_reference: `account-${number}` })),
  );
  const inTurn = (items?: AppendItem[]) => async () => {
    for (let done = 0; done < COMMITS; done += 1)
      await (items ? recordAll(driver, items.splice(-1)) : bare.commit());
    return COMMITS;
  };
  const together = (items: AppendItem[]) => async () => {
    await recordAll(driver, items.splice(-AT_ONCE));
    return AT_ONCE;
  };
  try {
    return [
      ...(await compare(`${engine}: commit of one`, runs, {
        'bare driver, 1 row': inTurn(),
        'append of 1 control event': inTurn(controls),
        'append of 1 run': inTurn(tests),
      })),
      ...(await compare(`${engine}: ${AT_ONCE} at once`, runs, {
        'bare driver, 1 row, a commit each': inTurn(),
        'append of control events, each': together(controls),
        'append of runs, each': together(tests),
      })),
    ];
  } finally {
    await bare.close();
    await driver.close();
  }
}

function documents(count: number, make: (number: number) => AppendItem): AppendItem[] {
  return Array.from({ length: count }, (_none, number) => make(number + 1));
}

async function recordAll(driver: Driver, items: readonly AppendItem[]): Promise<void> {
  await Promise.all(items.map((one) => record(driver, one)));
}

async function record(driver: Driver, one: AppendItem): Promise<void> {
  const outcome = await append(driver, [one], contextAt());
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings));
}
