import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { append } from '../../src/ledger/append.ts';
import { copyLedger } from '../../src/ledger/copy.ts';
import { correct } from '../../src/ledger/correct.ts';
import { exportProjection } from '../../src/ledger/export.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { effectiveEvidence } from '../../src/ledger/lookup.ts';
import { openEmpty, openLedger, parseLocation } from '../../src/ledger/open.ts';
import { countRecords, listRecords } from '../../src/ledger/reading.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import type { Driver } from '../../src/ledger/driver/connection.ts';
import { subject } from '../evidence/documents.ts';
import { firstRoot, keys } from '../trust/root-world.ts';
import { AT, contextAt, contracts, control, FINGERPRINTS, item } from './documents.ts';
import { facts } from './facts.ts';

/**
 * A process of its own that does everything with each damaged ledger in a folder: `damaged-reader.ts FOLDER`. It writes a
 * line of JSON for each; what ends the process natively leaves lines out.
 */
const [folder = ''] = process.argv.slice(2);

const says = readFacts(Buffer.from(JSON.stringify(facts())), 'facts.json');
if (!says.ok) throw new Error('facts');
const FACTS = says.value;

async function exportOf(driver: Driver): Promise<string> {
  const hash = createHash('sha256');
  const made = await exportProjection(
    driver,
    {
      facts: FACTS,
      factsFile: 'facts.json',
      contracts,
      at: AT,
      limits: firstRoot().document.limits,
      lifetimeMs: 3_600_000,
      ledgerKey: keys.ledger,
      fingerprints: FINGERPRINTS,
      file: 'statement',
    },
    async (bytes) => void hash.update(bytes),
  );
  if (!made.ok) return made.findings.map(({ code }) => code).join();
  return `${made.value.predicate.checkpoint.split('\n').slice(0, 3).join(' ')} ${hash.digest('hex')}`;
}

async function copyOf(driver: Driver, path: string): Promise<string> {
  const target = await openEmpty(parseLocation(`sqlite:${path}`));
  try {
    const { findings, head } = await copyLedger(driver, target, AT);
    return findings.map(({ code }) => code).join() || head.root_hash;
  } finally {
    await target.close();
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(path + ending, { force: true });
  }
}

const STEPS: Readonly<Record<string, (driver: Driver, path: string) => Promise<unknown>>> = {
  exported: exportOf,
  verified: async (driver) => {
    const { findings } = await verifyLedger(driver, { fingerprints: FINGERPRINTS });
    return [...new Set(findings.map(({ code }) => code))].join();
  },
  listed: (driver) =>
    driver.read(async (sql) => (await listRecords(sql, { limit: 50 }, [])).length),
  counted: (driver) => driver.read(async (sql) => (await countRecords(sql)).checks),
  looked: (driver) =>
    driver.read(async (sql) => {
      const options = { fingerprints: FINGERPRINTS };
      const { control: last, live } = await effectiveEvidence(sql, subject(), AT, options);
      return `${last?.record.state} ${live?.sequence}`;
    }),
  copied: (driver, path) => copyOf(driver, `${path}.copy`),
  corrected: async (driver) => {
    const document = { schema_version: 1, reason: 'wrong-date', records: ['2'] };
    const bytes = Buffer.from(JSON.stringify(document));
    const made = await correct(driver, { file: 'correction.json', bytes }, contextAt());
    return made.ok ? 'done' : made.findings.map(({ code }) => code).join();
  },
  appended: async (driver) => {
    const made = await append(driver, [item('control', control())], contextAt());
    return made.ok ? 'done' : made.findings.map(({ code }) => code).join();
  },
};

for (const name of readdirSync(folder).filter((one) => one.endsWith('.sqlite'))) {
  const path = join(folder, name);
  const said: Record<string, unknown> = { name };
  try {
    const driver = await openLedger(parseLocation(`sqlite:${path}`));
    for (const [step, work] of Object.entries(STEPS))
      said[step] = await work(driver, path).catch(codeOf);
    await driver.close();
  } catch (cause) {
    said['opened'] = codeOf(cause);
  }
  writeSync(1, `${JSON.stringify(said)}\n`);
}

function codeOf(cause: unknown): string {
  if (cause instanceof ClaimgateError) return cause.code;
  throw cause;
}

// Without the teardown of libraries: libsql has been seen to hang in it.
process.kill(process.pid, 'SIGKILL');
