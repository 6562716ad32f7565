import { startPostgres } from '../../test/ledger/postgres-server.ts';
import type { Row } from '../measure.ts';
import { measureAppends } from './appends.ts';
import { measureExports } from './exports.ts';
import { measureReads } from './reads.ts';

export interface LedgerBench {
  readonly runs: number;
  /** Length of the longest history that is read from. */
  readonly events: number;
  /** Subjects of the largest export. */
  readonly subjects: number;
}

/** Where new databases of an engine come from. */
export interface Databases {
  readonly engine: 'sqlite' | 'postgres';
  /** Names a new place, as `--ledger` takes it. */
  readonly create: (name: string) => Promise<string>;
}

/** The ledger on both engines, beside what their bare drivers do; the server keeps what it commits. */
export async function measureLedgers(folder: string, bench: LedgerBench): Promise<Row[]> {
  const server = await startPostgres({ isDurable: true });
  try {
    const rows: Row[] = [];
    for (const databases of [
      { engine: 'sqlite', create: async (name: string) => `sqlite:${folder}/${name}.sqlite` },
      { engine: 'postgres', create: () => server.createDatabase() },
    ] as const) {
      rows.push(...(await measureAppends(databases, bench)));
      rows.push(...(await measureReads(databases, bench)));
      rows.push(...(await measureExports(databases, folder, bench)));
    }
    return rows;
  } finally {
    await server.stop();
  }
}
