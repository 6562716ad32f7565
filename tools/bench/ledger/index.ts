import { startOwnPostgres } from '../../../test/ledger/postgres-server.ts';
import type { Row } from '../measure.ts';
import { measureAppends } from './appends.ts';
import { measureBulk } from './bulk.ts';
import { measureExports } from './exports.ts';
import { measureReads } from './reads.ts';
import type { LedgerBench } from './setting.ts';

/**
 * Measures the ledger on both engines beside their bare drivers; the server keeps what it commits. Yields
 * each part when it has been measured.
 */
export async function* measureLedgers(
  program: string,
  folder: string,
  bench: LedgerBench,
): AsyncGenerator<readonly Row[]> {
  for (const engine of bench.engines) {
    const server = engine === 'postgres' ? await startOwnPostgres({ isDurable: true }) : undefined;
    const create = async (name: string) =>
      server ? server.createDatabase() : `sqlite:${folder}/${name}.sqlite`;
    try {
      for (const part of bench.parts) {
        if (part === 'appends') yield await measureAppends({ engine, create }, bench);
        else if (part === 'bulk')
          yield await measureBulk({ engine, create }, folder, program, bench);
        else if (part === 'effective') yield await measureReads({ engine, create }, bench);
        else yield* measureExports({ engine, create }, folder, bench);
      }
    } finally {
      await server?.stop();
    }
  }
}
