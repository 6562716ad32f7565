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
import { compare, inTurn, type Work } from '../compare.ts';
import { summarise, type Row } from '../measure.ts';
import { bareWorks, type BareWorks } from './bare.ts';
import { reasonOf } from './reason.ts';
import { insertsOf } from './same-rows.ts';
import type { Databases, LedgerBench } from './setting.ts';

/** Commits in one sample: enough that the slowest of them does not speak for all. */
const COMMITS = 20;
const BATCH = 100;
/** Appends that come at the same time, as to a service. */
const AT_ONCE = 8;

type Kind = 'control' | 'run';

/**
 * Appends beside the bare driver: to one row and commit, which is the harshest reading of what an append
 * is, and to all rows that the append writes and commit.
 */
export async function measureAppends(
  { engine, create }: Databases,
  { runs }: LedgerBench,
): Promise<Row[]> {
  const { driver } = await initLedger(parseLocation(await create('appends')), IDENTITY, AT);
  const items = itemsInTurn();
  // Made before anything is timed: neither documents nor the rows of a bare commit are part of a commit.
  const rounds = runs + 1;
  const ready = {
    control: items(rounds * COMMITS, 'control'),
    run: items(rounds * COMMITS, 'run'),
  };
  const readyAtOnce = {
    control: items(rounds * AT_ONCE, 'control'),
    run: items(rounds * AT_ONCE, 'run'),
  };
  const readyMany = {
    control: items(rounds * BATCH, 'control'),
    run: items(rounds * BATCH, 'run'),
  };
  await record(driver, [item('approval', review())]);
  const rowsOf = (kind: Kind) =>
    insertsOf(driver, (recording) => record(recording, items(1, kind)));
  const rows = { control: await rowsOf('control'), run: await rowsOf('run') };
  let bares = 0;
  const bare = await bareWorks(() => create(`bare-${(bares += 1)}`), Object.values(rows));
  const commits = (commit: () => Promise<void>) => async () => {
    for (let done = 0; done < COMMITS; done += 1) await commit();
    return COMMITS;
  };
  const atOnce = (kind: Kind) => async () => {
    await Promise.all(readyAtOnce[kind].splice(-AT_ONCE).map((one) => record(driver, [one])));
    return AT_ONCE;
  };
  const many = (kind: Kind) => async () => {
    await record(driver, readyMany[kind].splice(-BATCH));
    return BATCH;
  };
  try {
    const group = `${engine}: commit of one`;
    const [oneRow, sameControl, sameRun, control_, run_] = await inTurn(group, runs, {
      'bare driver, 1 row': commits(() => bare.commitRows(1)),
      'bare driver, the rows of a control': commits(
        bare.commitSame(rows.control, rounds * COMMITS),
      ),
      'bare driver, the rows of a run': commits(bare.commitSame(rows.run, rounds * COMMITS)),
      'append of 1 control event': commits(() => record(driver, ready.control.splice(-1))),
      'append of 1 run': commits(() => record(driver, ready.run.splice(-1))),
    });
    if (!oneRow || !sameControl || !sameRun || !control_ || !run_) return [];
    return [
      ...summarise(group, [oneRow, control_, run_]),
      ...summarise(`${engine}: one, the same rows`, [sameControl, control_]),
      ...summarise(`${engine}: one, the same rows`, [sameRun, run_]),
      ...(await compare(`${engine}: ${AT_ONCE} at once`, runs, {
        'bare driver, 1 row, a commit each': async () => {
          for (let done = 0; done < AT_ONCE; done += 1) await bare.commitRows(1);
          return AT_ONCE;
        },
        'append of control events, each': atOnce('control'),
        'append of runs, each': atOnce('run'),
      })),
      ...(await compare(`${engine}: commit of ${BATCH}`, runs, batches(bare, many))),
    ];
  } finally {
    await bare.close();
    await driver.close();
  }
}

function batches(bare: BareWorks, many: (kind: Kind) => Work): Record<string, Work> {
  return {
    'bare driver, each row': async () => {
      await bare.commitRows(BATCH);
      return BATCH;
    },
    'append of control events, each': many('control'),
    'append of runs, each': many('run'),
  };
}

/** Documents of a kind, each another one. */
function itemsInTurn(): (count: number, kind: Kind) => AppendItem[] {
  let number = 0;
  return (count, kind) =>
    Array.from({ length: count }, (): AppendItem => {
      number += 1;
      return kind === 'control'
        ? item(kind, control({ reason: reasonOf(number) }))
        : item(kind, run('live', { account_reference: `account-${number}` }));
    });
}

async function record(driver: Driver, items: readonly AppendItem[]): Promise<void> {
  const outcome = await append(driver, items, contextAt());
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings));
}
