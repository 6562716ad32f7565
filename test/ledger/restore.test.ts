import assert from 'node:assert/strict';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { copyLedgerTo } from '../../src/cli/evidence/ledger-copies.ts';
import { append } from '../../src/ledger/append.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { present } from '../../src/documents/findings.ts';
import type { LedgerHead } from '../../src/trust/checkpoint.ts';
import { temporaryFolder } from '../repositories.ts';
import { valueOf } from '../trust/expect.ts';
import { certified } from './export-world.ts';
import { isSoak, sample } from '../soak.ts';
import { binaries, onDatabase, packagedBinaries, startOwnPostgres } from './postgres-server.ts';
import {
  AT,
  contextAt,
  control,
  ENGINES,
  item,
  newLocation,
  raw,
  record,
  type TestLedger,
  type EngineName,
} from './world.ts';
import { MIGRATIONS } from '../../src/ledger/generated/migrations.ts';

/** A migration that changes no schema: every process compares a ledger with the schema that it made first. */
const LATER = 'delete from service_sign_in_attempts';

/** Does some work as the next release would, which knows one migration more. */
export async function asNextRelease<T>(engine: EngineName, work: () => Promise<T>): Promise<T> {
  const name = '999_later';
  Reflect.set(MIGRATIONS[engine], name, LATER);
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(MIGRATIONS[engine], name);
  }
}

const bin = binaries();
const program = (name: string) => (name === 'sh' ? name : join(bin, name));

/** A server that is newer than its programs here, as one that was named may be, gives them no dump. */
async function canDump(): Promise<boolean> {
  if (!existsSync(program('pg_dump'))) return false;
  const { stdout } = await execa(program('pg_dump'), ['--version']);
  const [row] = await onDatabase(await newLocation('postgres'), 'show server_version');
  const [own = 0, served = 0] = [stdout, String(Object(row).server_version)].map((text) =>
    Number(/\d+/.exec(text)?.[0]),
  );
  assert.ok(own > 0 && served > 0, stdout);
  return served <= own;
}

const isThere = await canDump();

/** How a ledger is written to a file and read from it again, as PostgreSQL's documentation says. */
const FORMS: readonly (readonly [
  what: string,
  dump: (from: string, file: string) => readonly string[],
  restore: (to: string, file: string) => readonly string[],
])[] = [
  [
    'pg_dump -Fc',
    (from, file) => ['pg_dump', '-Fc', '-f', file, from],
    (to, file) => ['pg_restore', '--exit-on-error', '-d', to, file],
  ],
  [
    'plain SQL',
    (from, file) => ['pg_dump', '-f', file, from],
    (to, file) => ['psql', '-q', '-v', 'ON_ERROR_STOP=1', '-f', file, to],
  ],
  [
    'a folder and four jobs',
    (from, file) => ['pg_dump', '-Fd', '-j4', '-f', file, from],
    (to, file) => ['pg_restore', '-j4', '-d', to, file],
  ],
  [
    'a tar',
    (from, file) => ['pg_dump', '-Ft', '-f', file, from],
    (to, file) => ['pg_restore', '--exit-on-error', '-d', to, file],
  ],
  [
    'three files, one for each section',
    (from, file) => [
      'sh',
      '-c',
      `cd ${bin} && for section in pre-data data post-data; do ./pg_dump --section=$section -f $1.$section $2 || exit; done`,
      '-',
      file,
      from,
    ],
    (to, file) => [
      'psql',
      '-q',
      '-v',
      'ON_ERROR_STOP=1',
      ...['pre-data', 'data', 'post-data'].flatMap((section) => ['-f', `${file}.${section}`]),
      to,
    ],
  ],
  [
    'INSERT statements',
    (from, file) => ['pg_dump', '--inserts', '-f', file, from],
    (to, file) => ['psql', '-q', '-v', 'ON_ERROR_STOP=1', '-f', file, to],
  ],
];

/** A ledger is sound, with the same head, and goes on, wherever it was taken to. */
async function requireSound(location: string, head: LedgerHead): Promise<void> {
  const driver = await openLedger(parseLocation(location));
  try {
    assert.deepEqual(await verifyLedger(driver), { head, findings: [], bindings: 'not_checked' });
    const next = valueOf(await append(driver, [item('control', control())], contextAt()));
    assert.deepEqual(
      next.map(({ sequence }) => sequence),
      [head.tree_size + 1],
    );
    assert.deepEqual((await verifyLedger(driver)).findings, []);
  } finally {
    await driver.close();
  }
}

const headOf = async ({ driver }: TestLedger) => (await verifyLedger(driver)).head;

const pathOf = ({ location }: TestLedger) => location.slice('sqlite:'.length);

const HOST = { stderr: { isTerminal: false, write: () => {} }, clock: () => AT };

describe('a ledger on SQLite that was copied while it is open', () => {
  test('[T127] by VACUUM INTO verifies with the same head and takes records', async (t) => {
    const ledger = await certified('sqlite');
    const file = join(temporaryFolder(t), 'copy.sqlite');
    await ledger.raw(`vacuum into '${file}'`);
    await requireSound(`sqlite:${file}`, await headOf(ledger));
  });

  test('[T127] as a file with its -wal verifies with the same head and takes records', async (t) => {
    const ledger = await certified('sqlite');
    await record(ledger, 'control', control({ reason: 'in-the-wal' }));
    const file = join(temporaryFolder(t), 'copy.sqlite');
    for (const end of ['', '-wal']) copyFileSync(`${pathOf(ledger)}${end}`, `${file}${end}`);
    await requireSound(`sqlite:${file}`, await headOf(ledger));
  });
});

describe('a backup of ours', () => {
  for (const from of ENGINES)
    for (const to of ENGINES)
      test(`[T127] of a ledger on ${from} is restored to ${to}, with the same head, and takes records`, async (t) => {
        const ledger = await certified(from);
        const directory = temporaryFolder(t);
        const at = (location: string) => ({ location, directory });
        const backup = at('sqlite:backup.sqlite');
        const copy = { name: 'it', at: AT };
        const first = { ...copy, from: at(ledger.location), to: backup, isBackup: true };
        assert.deepEqual((await copyLedgerTo(first, HOST)).findings, []);
        const restored = at(await newLocation(to));
        const second = { ...copy, from: backup, to: restored, isFromBackup: true };
        assert.deepEqual((await copyLedgerTo(second, HOST)).findings, []);
        await requireSound(restored.location, await headOf(ledger));
      });

  test('[T127] that an earlier release made is restored, and stays what it is', async (t) => {
    const ledger = await certified('sqlite');
    const directory = temporaryFolder(t);
    const head = await headOf(ledger);
    await ledger.driver.close();
    const before = readFileSync(pathOf(ledger));
    const at = (location: string) => ({ location, directory });
    const copy = { from: at(ledger.location), to: at('sqlite:new.sqlite'), name: 'it', at: AT };
    await asNextRelease('sqlite', async () => {
      assert.deepEqual((await copyLedgerTo({ ...copy, isFromBackup: true }, HOST)).findings, []);
      await requireSound(`sqlite:${join(directory, 'new.sqlite')}`, head);
    });
    assert.deepEqual(readFileSync(pathOf(ledger)), before);
  });
});

describe('a ledger of an earlier release', () => {
  const directory = tmpdir();
  for (const engine of ENGINES)
    test(`[T152] on ${engine} is backed up before it is brought up to date, and stays what it is`, async (t) => {
      const ledger = await certified(engine);
      const head = await headOf(ledger);
      await ledger.driver.close();
      const to = `sqlite:${join(temporaryFolder(t), 'backup.sqlite')}`;
      const from = { location: ledger.location, directory };
      const request = { from, to: { location: to, directory }, name: 'it', at: AT };
      await asNextRelease(engine, async () => {
        const isOutdated = () =>
          assert.rejects(openLedger(parseLocation(ledger.location)), { code: 'ledger_outdated' });
        await isOutdated();
        assert.deepEqual((await copyLedgerTo({ ...request, isBackup: true }, HOST)).findings, []);
        await isOutdated();
        if (engine === 'sqlite') await requireSound(to, head);
      });
      if (engine === 'postgres') await requireSound(to, head);
    });
});

describe(
  'a ledger on PostgreSQL that was restored',
  { skip: !isThere && 'no pg_dump for this server' },
  () => {
    for (const [what, dump, restore] of sample(FORMS, 3))
      test(`[T112] from ${what}, under another owner, verifies with the same head and takes records`, async (t) => {
        const ledger = await certified('postgres');
        const file = join(temporaryFolder(t), 'dump');
        const owner = `owner_${process.pid}_${FORMS.findIndex(([name]) => name === what)}`;
        const to = await newLocation('postgres');
        const database = new URL(to).pathname.slice(1);
        await raw(to, [
          `create role ${owner} login superuser`,
          `alter database ${database} owner to ${owner}`,
        ]);
        t.after(async () => {
          await raw(ledger.location, [`drop database ${database}`, `drop role ${owner}`]);
        });
        const [from, ...dumping] = dump(ledger.location, file);
        await execa(program(from ?? ''), dumping);
        const as = new URL(to);
        as.username = owner;
        const [into, ...restoring] = restore(as.href, file);
        await execa(program(into ?? ''), restoring);
        await raw(to, [`alter table provider_evidence_log owner to ${owner}`]);
        await requireSound(to, await headOf(ledger));
      });

    test('[T112] from its data alone, past its guards, is named until it is copied', async (t) => {
      const ledger = await certified('postgres');
      const [schema, data] = ['schema', 'data'].map((name) => join(temporaryFolder(t), name));
      await execa(program('pg_dump'), ['-s', '-f', schema ?? '', ledger.location]);
      const to = await newLocation('postgres');
      const restore = (file = '') =>
        execa(program('psql'), ['-q', '-v', 'ON_ERROR_STOP=1', '-1', '-f', file, to]);
      const dump = (...how: string[]) =>
        execa(program('pg_dump'), ['-a', ...how, '-f', data ?? '', ledger.location]);
      await restore(schema);
      await dump();
      await assert.rejects(restore(data), /a place in the log is of a record/);
      await dump('--disable-triggers');
      await restore(data);
      const driver = await openLedger(parseLocation(to));
      try {
        const { findings } = await verifyLedger(driver);
        assert.deepEqual([...new Set(findings.map(({ code }) => code))], ['guard_changed']);
      } finally {
        await driver.close();
      }
      const copy = await newLocation('postgres');
      const directory = temporaryFolder(t);
      const [from, into] = [to, copy].map((location) => ({ location, directory }));
      await copyLedgerTo({ name: 'it', at: AT, from: present(from), to: present(into) }, HOST);
      await requireSound(copy, await headOf(ledger));
    });

    const newer = packagedBinaries();
    const isOlder = bin !== newer && existsSync(join(newer, 'initdb'));
    test(
      '[T112] on the newest PostgreSQL verifies with the same head and takes records',
      { skip: !(isSoak && isOlder) && 'npm run trials -- soak, with two versions of PostgreSQL' },
      async (t) => {
        const ledger = await certified('postgres');
        const server = await startOwnPostgres({ bin: newer });
        t.after(() => server.stop());
        for (const [what, dump, restore] of FORMS) {
          const file = join(temporaryFolder(t), 'dump');
          const to = await server.createDatabase();
          const [from, ...dumping] = dump(ledger.location, file);
          await execa(program(from ?? ''), dumping);
          const [into, ...restoring] = restore(to, file);
          await execa(program(into ?? ''), restoring);
          t.diagnostic(what);
          await requireSound(to, await headOf(ledger));
        }
      },
    );
  },
);
