import { openLedger, parseLocation } from '../../../src/ledger/open.ts';
import { type AppendItem } from '../../../src/ledger/prepare-record.ts';
import { type Driver } from '../../../src/ledger/driver/connection.ts';
import { effectiveEvidence } from '../../../src/ledger/lookup.ts';
import { digest, subject } from '../../../test/evidence/documents.ts';
import { AT, control, item, review, run } from '../../../test/ledger/documents.ts';
import { compare, type Row } from '../measure.ts';
import { fill } from './fill.ts';
import { reasonOf, type Databases, type LedgerBench } from './setting.ts';

const READS = 50;

/** So many that rows differ, and so few that documents are prepared once. */
const REASONS = 500;

/** Reads all evidence of one subject from ledgers with ever longer histories of it; ratios to the shortest. */
export async function measureReads(
  { engine, create }: Databases,
  { runs, events }: LedgerBench,
): Promise<Row[]> {
  const sizes = [1000, 100_000, events].filter((size) => size <= events);
  const open: Driver[] = [];
  const works: Record<string, () => Promise<number>> = {};
  for (const size of new Set(sizes)) {
    const location = await create(`reads-${size}`);
    await fill(location, history(size), `${engine}: ${size} events`);
    const driver = await openLedger(parseLocation(location));
    open.push(driver);
    works[`one subject of ${size} events`] = () => readAll(driver);
  }
  try {
    return await compare(`${engine}: evidence`, runs, works);
  } finally {
    for (const driver of open) await driver.close();
  }
}

async function readAll(driver: Driver): Promise<number> {
  const of = subject();
  for (let done = 0; done < READS; done += 1) {
    await driver.read(async (sql) => {
      const found = await effectiveEvidence(sql, of, AT);
      if (Object.values(found).includes(null)) throw new Error('evidence is missing');
    });
  }
  return READS;
}

/** Half of all events are of the one subject, the others of many; a fifth are reviews, the others runs and controls. */
function* history(size: number): Generator<AppendItem> {
  const reviewed = new Set<string>();
  yield item('approval', review());
  for (let number = 1; number < size; number += 1) {
    const app_fingerprint =
      number % 2 === 0 ? digest('a') : `sha256:${(number % 1000).toString(16).padStart(64, '0')}`;
    const isFirst = app_fingerprint !== digest('a') && !reviewed.has(app_fingerprint);
    reviewed.add(app_fingerprint);
    yield isFirst
      ? item('approval', review({ app_fingerprint }))
      : eventOf(number, app_fingerprint);
  }
}

function eventOf(number: number, app_fingerprint: string): AppendItem {
  const turn = Math.floor(number / 2) % 5;
  if (turn === 0) return item('approval', review({ app_fingerprint }));
  if (turn > 2) {
    const selector = { provider: 'pixelgram', app_fingerprint };
    return item('control', control({ selector, reason: reasonOf(number % REASONS) }));
  }
  const side = turn === 1 ? 'local' : 'live';
  return item('run', run(side, {}, { ...subject(), app_fingerprint }));
}
