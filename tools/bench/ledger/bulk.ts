import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { reviewOf, runsOf } from '../../../examples/demo/evidence.ts';
import { setUp } from '../../../examples/demo/set-up.ts';
import { FINGERPRINT_KEY_FILE } from '../../../examples/demo/stage.ts';
import { DEPLOYMENT, LEDGER_ORIGIN } from '../../../examples/world/organisation.ts';
import { PINTEREST } from '../../../examples/world/providers.ts';
import { REPOSITORY } from '../../../examples/world/write.ts';
import { openLedger, parseLocation } from '../../../src/ledger/open.ts';
import { type Driver } from '../../../src/ledger/driver/connection.ts';
import { INSERT_ORDER } from '../../../src/ledger/copy.ts';
import { compare, type Row } from '../measure.ts';
import { bareDriver, plainTables, type Insert } from './bare.ts';
import type { Databases, LedgerBench } from './setting.ts';

/** Runs of each app: two subjects, local and live. */
const RUNS_OF_APP = 4;
/** Rows that the bare driver inserts with one statement. */
const ROWS = 64;

/**
 * The built program records a file of runs, beside the bare driver that inserts the rows which the program
 * wrote into plain tables, in one transaction. Each run is one record, and has eight or nine rows.
 */
export async function measureBulk(
  { engine, create }: Databases,
  folder: string,
  program: string,
  { records, bulkRounds }: LedgerBench,
): Promise<Row[]> {
  const world = await BulkWorld.create(join(folder, `bulk-${engine}`), program, records);
  let made = 0;
  const emptyLedger = async () => {
    const location = await create(`bulk-${(made += 1)}`);
    await world.prepare(location);
    return location;
  };
  const first = await emptyLedger();
  await world.appendRuns(first);
  const inserts = await runRowsOf(first);
  // Made before anything is timed, as many as there are rounds and a warm-up.
  const ledgers: string[] = [];
  const tables: string[] = [];
  for (let round = 0; round <= bulkRounds; round += 1) {
    ledgers.push(await emptyLedger());
    tables.push(await create(`bulk-bare-${round}`));
  }
  return compare(`${engine}: ${records} runs at once`, bulkRounds, {
    'bare driver, the same rows': async () => {
      const bare = await bareDriver(tables.pop() ?? '');
      await bare.create([...new Set(plainTables(inserts))]);
      await bare.commit(inserts);
      await bare.close();
      return 1;
    },
    'bulk append': async () => {
      await world.appendRuns(ledgers.pop() ?? '');
      return 1;
    },
  });
}

/** A repository with contracts, and files with the reviews of many apps and with runs of all of them. */
class BulkWorld {
  readonly #folder: string;
  readonly #program: string;

  private constructor(folder: string, program: string) {
    this.#folder = folder;
    this.#program = program;
  }

  static async create(folder: string, program: string, records: number): Promise<BulkWorld> {
    const at = Math.floor(Date.now() / 1000) * 1000;
    const { revision } = await setUp(folder, at, Buffer.alloc(32, 7));
    const apps = Array.from({ length: Math.ceil(records / RUNS_OF_APP) }, (_, number) => ({
      provider: PINTEREST,
      appFingerprint: `sha256:${number.toString(16).padStart(64, '0')}`,
      instanceFingerprint: null,
      account: `account ${number}`,
    }));
    const write = (name: string, documents: readonly object[]) =>
      writeFileSync(
        join(folder, name),
        documents.map((one) => `${JSON.stringify(one)}\n`).join(''),
      );
    write(
      'approvals.jsonl',
      apps.map((app) => reviewOf(app, at)),
    );
    write('runs.jsonl', apps.flatMap((app) => runsOf(app, revision, at)).slice(0, records));
    return new BulkWorld(folder, program);
  }

  /** Makes a ledger with all reviews. */
  async prepare(location: string): Promise<void> {
    await this.#does(location, 'init', '--origin', LEDGER_ORIGIN, '--deployment', DEPLOYMENT);
    await this.#does(location, 'append', 'approval', join(this.#folder, 'approvals.jsonl'));
  }

  appendRuns(location: string): Promise<void> {
    return this.#does(location, 'append', 'run', join(this.#folder, 'runs.jsonl'));
  }

  async #does(location: string, ...words: readonly string[]): Promise<void> {
    await execa(process.execPath, [this.#program, 'ledger', ...words], {
      cwd: join(this.#folder, REPOSITORY),
      env: {
        CLAIMGATE_LEDGER: location,
        CLAIMGATE_OPERATOR: 'bench',
        CLAIMGATE_FINGERPRINT_KEY_FILE: join(this.#folder, FINGERPRINT_KEY_FILE),
      },
      stdin: 'ignore',
    });
  }
}

/** The rows of runs in a ledger, as inserts of many rows each. */
async function runRowsOf(location: string): Promise<readonly Insert[]> {
  const ledger = await openLedger(parseLocation(location));
  try {
    const inserts: Insert[] = [];
    for (const { table, place } of INSERT_ORDER)
      inserts.push(...(await rowsOf(ledger, table, place)));
    return inserts;
  } finally {
    await ledger.close();
  }
}

const OF_RUNS = "select sequence from provider_evidence_log where record_kind = 'run'";

function rowsOf(ledger: Driver, table: string, place: string): Promise<Insert[]> {
  return ledger.read(async (connection) => {
    const rows = await connection.query(
      `select * from ${table} where ${place} in (${OF_RUNS}) order by ${place}`,
    );
    const columns = Object.keys(rows[0] ?? {});
    return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, piece) => {
      const some = rows.slice(piece * ROWS, (piece + 1) * ROWS);
      const tuple = (row: number) =>
        `(${columns.map((_column, index) => `$${row * columns.length + index + 1}`).join(', ')})`;
      return {
        sql: `insert into ${table} (${columns.join(', ')}) values ${some.map((_row, row) => tuple(row)).join(', ')}`,
        values: some.flatMap((row) => columns.map((column) => row[column] ?? null)),
      };
    });
  });
}
