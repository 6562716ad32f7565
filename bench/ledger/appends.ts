import { append, initLedger, parseLocation, type AppendItem } from '../../src/ledger/index.ts';
import {
  AT,
  contextAt,
  control,
  IDENTITY,
  item,
  review,
  run,
} from '../../test/ledger/documents.ts';
import { compare } from '../compare.ts';
import type { Row } from '../measure.ts';
import { bareTable } from './bare.ts';
import { reasonOf } from './reason.ts';
import type { Databases, LedgerBench } from './index.ts';

/** Commits in one sample: enough that the slowest of them does not speak for all. */
const COMMITS = 20;
const BATCH = 100;

/** Appends beside the bare driver doing one insert and commit; each name says how much is in one commit. */
export async function measureAppends(
  { engine, create }: Databases,
  { runs }: LedgerBench,
): Promise<Row[]> {
  const { driver } = await initLedger(parseLocation(await create('appends')), IDENTITY, AT);
  const bare = await bareTable(await create('bare'));
  let number = 0;
  const items = (count: number, kind: 'control' | 'run') =>
    Array.from({ length: count }, (): AppendItem => {
      number += 1;
      return kind === 'control'
        ? item(kind, control({ reason: reasonOf(number) }))
        : item(kind, run('live', { account_reference: `account-${number}` }));
    });
  const record = async (all: readonly AppendItem[]) => {
    const outcome = await append(driver, all, contextAt());
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings));
  };
  const one = (kind: 'control' | 'run') => async () => {
    for (let done = 0; done < COMMITS; done += 1) await record(items(1, kind));
    return COMMITS;
  };
  const many = (kind: 'control' | 'run') => async () => {
    await record(items(BATCH, kind));
    return BATCH;
  };
  await record([item('approval', review())]);
  try {
    return [
      ...(await compare(`${engine}: commit of one`, runs, {
        'bare driver, 1 row': async () => {
          for (let done = 0; done < COMMITS; done += 1) await bare.insertAndCommit();
          return COMMITS;
        },
        'append of 1 control event': one('control'),
        'append of 1 run': one('run'),
        [`append of ${BATCH} control events, each`]: many('control'),
        [`append of ${BATCH} runs, each`]: many('run'),
      })),
      ...(await compare(`${engine}: commit of ${BATCH}`, runs, {
        'bare driver, each row': async () => {
          await bare.insertManyAndCommit(BATCH);
          return BATCH;
        },
        'append of control events, each': many('control'),
        'append of runs, each': many('run'),
      })),
    ];
  } finally {
    await bare.close();
    await driver.close();
  }
}
