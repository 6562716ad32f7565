import type { ProjectionEntry, Subject } from '../../src/documents/index.ts';
import { present } from '../../src/documents/error.ts';
import { ledgerIn, readSubjects } from '../../service/readiness/snapshot.ts';
import { readIdentity } from '../../src/ledger/identity.ts';
import { joined } from '../../src/ledger/export-entries.ts';
import { effectiveEvidence } from '../../src/ledger/lookup.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { type Connection } from '../../src/ledger/driver/connection.ts';
import { subject } from '../evidence/documents.ts';
import { valueOf } from '../trust/expect.ts';
import { exported } from './export-world.ts';
import { asNew, insertOf, rowsOfRecord } from './rows.ts';
import { FINGERPRINTS, AT, type TestLedger } from './world.ts';

export const DAY = 86_400_000;
export const day = (days: number) => new Date(AT + days * DAY).toISOString();

/** Places of review, local and live run, and the control's state. */
export async function seen({ driver }: TestLedger, at = AT): Promise<readonly unknown[]> {
  const found = await driver.read((sql) => effectiveEvidence(sql, subject(), at));
  const { control, live, local, review } = found;
  return [
    ...[review, local, live].map((one) => one?.sequence ?? null),
    control?.record.state ?? null,
  ];
}

/** The entry that readiness decides on a subject by. */
export async function entryOf(
  connection: Connection,
  source: Parameters<typeof joined>[0],
  of: Subject,
  at: number,
): Promise<ProjectionEntry> {
  const ledger = await ledgerIn(
    { fingerprints: FINGERPRINTS },
    connection,
    await readIdentity(connection),
  );
  const [reading] = await readSubjects(source, ledger, [of], at);
  const { control, records } = present(reading);
  if (!control || !records) throw new Error('the ledger cannot be read');
  return joined(source, { subject: of, control: control.fact, ...records });
}

/** The same of an export, which asks no index. */
export async function shown(
  ledger: TestLedger,
  changes: Parameters<typeof exported>[1] = {},
): Promise<readonly unknown[]> {
  const { bytes } = valueOf(await exported(ledger, changes));
  const [line = ''] = bytes.toString('utf8').split('\n');
  const { approval, local_run, live_run, runtime_control } = JSON.parse(line);
  return [
    approval?.record.sequence ?? null,
    local_run?.record.sequence ?? null,
    live_run?.record.sequence ?? null,
    runtime_control?.state ?? null,
  ];
}

export async function auditOf({ driver }: TestLedger): Promise<readonly string[]> {
  return (await verifyLedger(driver, { fingerprints: FINGERPRINTS })).findings.map(
    ({ code }) => code,
  );
}

/** A record of garbage at the next place: a row, and an entry with the leaf of something else. */
export async function plantGarbage(ledger: TestLedger, like: number): Promise<void> {
  const table = 'provider_runtime_control_events';
  const [{ size }] = (await ledger.raw(
    'select max(sequence) as size from provider_evidence_log',
  )) as [{ size: number | string }];
  const rows = asNew(await rowsOfRecord(ledger, table, like), Number(size) + 1);
  await ledger.raw('begin', ...rows.map((row) => insertOf(row)), 'commit');
}

export const GARBAGE = `sha256:${'c'.repeat(64)}`;
