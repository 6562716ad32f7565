import { join } from 'node:path';
import type { AppendItem } from '../../../src/ledger/prepare-record.ts';
import { subject } from '../../../test/evidence/documents.ts';
import { control, item, review, run } from '../../../test/ledger/documents.ts';
import { measure, type Row } from '../measure.ts';
import { fill } from './fill.ts';
import type { Databases, LedgerBench } from './setting.ts';
import { startOwnPostgres } from '../../../test/ledger/postgres-server.ts';
import { measureAppends } from './appends.ts';
import { measureBulk } from './bulk.ts';
import { measureReads } from './reads.ts';

const APPS = 100;

/**
 * Whole processes that export every subject, beside one that reads the same rows with the bare driver and
 * writes each as JSON; a tenth of the subjects first, so that memory can be compared.
 */
export async function* measureExports(
  { engine, create }: Databases,
  folder: string,
  { subjects }: LedgerBench,
): AsyncGenerator<readonly Row[]> {
  for (const size of [subjects / 10, subjects]) {
    const location = await create(`export-${size}`);
    await fill(location, evidenceOf(size), `${engine}: ${size} subjects`);
    const program = (name: string) => [
      process.execPath,
      '--import',
      import.meta.resolve('tsx'),
      join(import.meta.dirname, name),
      location,
      join(folder, 'exported.jsonl'),
    ];
    yield measure(`${engine}: ${size} subjects`, 3, folder, {
      'bare driver and JSON.stringify': program('export-bare.ts'),
      export: program('export-ledger.ts'),
    });
  }
}

/** Subjects of a hundred apps, each with a run of both sides. */
function* evidenceOf(size: number): Generator<AppendItem> {
  yield item('control', control());
  for (let number = 0; number < size; number += 1) {
    const app_fingerprint = `sha256:${(number % APPS).toString(16).padStart(64, '0')}`;
    if (number < APPS) yield item('approval', review({ app_fingerprint }));
    const output_profile = `profile-${Math.floor(number / APPS)}`;
    const of = { ...subject(), app_fingerprint, output_profile };
    yield item('run', run('local', {}, of));
    yield item('run', run('live', {}, of));
  }
}

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
