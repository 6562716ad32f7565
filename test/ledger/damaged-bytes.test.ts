import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { temporaryFolder } from '../repositories.ts';
import { often } from '../soak.ts';
import { certified } from './export-world.ts';
import { control, corrected, failed, record, run } from './world.ts';
import { damagedReader } from './writers.ts';

/** Bytes that look random and are the same in every run. */
function* randomBytes(seed: string): Generator<number, never> {
  for (let turn = 0; ; turn += 1)
    yield* createHash('sha256').update(`${seed} ${turn}`).digest().values();
}

type Next = () => number;

function below(next: Next, limit: number): number {
  const number = next() * 2 ** 24 + next() * 2 ** 16 + next() * 2 ** 8 + next();
  return number % limit;
}

const PAGE = 4096;

/** Ways to damage a file: a byte or a page of it is another one. */
const DAMAGES: Readonly<Record<string, (file: Buffer, next: Next) => void>> = {
  byte: (file, next) => void file.writeUInt8(next(), below(next, file.length)),
  // Where records are: a byte that no text in UTF-8 has.
  text: (file, next) => {
    const letters = [...file.keys()].filter((at) => isLetter(file[at]) && isLetter(file[at + 1]));
    file.writeUInt8(0x80 + (next() % 128), letters[below(next, letters.length)] ?? 0);
  },
  page: (file, next) => {
    const at = PAGE * below(next, file.length / PAGE);
    for (let offset = 0; offset < PAGE; offset += 1) file[at + offset] = next();
  },
  'another page': (file, next) => {
    const [from, to] = [below(next, file.length / PAGE), below(next, file.length / PAGE)];
    file.copy(file, PAGE * to, PAGE * from, PAGE * (from + 1));
  },
};

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x61 && byte <= 0x7a;
}

/** A ledger of every kind of record, as one file. */
async function whole(): Promise<Buffer> {
  const ledger = await certified('sqlite');
  await record(ledger, 'run', failed(run('live')));
  await record(ledger, 'control', control({ state: 'disabled' }));
  await corrected(ledger, 2);
  await ledger.driver.close();
  await ledger.raw('pragma wal_checkpoint(truncate)');
  return readFileSync(ledger.location.slice('sqlite:'.length));
}

type Said = Readonly<Record<string, unknown>>;

async function readBy(folder: string, t: TestContext): Promise<readonly Said[]> {
  const child = damagedReader(folder);
  t.after(() => void child.kill('SIGKILL'));
  let text = '';
  child.stdout?.on('data', (chunk) => (text += chunk));
  await once(child, 'close');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Said);
}

const NUMBER = often(60, 1000);

for (const [kind, damage] of Object.entries(DAMAGES))
  test(`[T472] ${NUMBER} files of SQLite with another ${kind} end no process and change no answer`, async (t) => {
    const folder = temporaryFolder(t);
    const file = await whole();
    writeFileSync(join(folder, 'whole.sqlite'), file, { mode: 0o600 });
    const bytes = randomBytes(kind);
    for (let number = 0; number < NUMBER; number += 1) {
      const damaged = Buffer.from(file);
      damage(damaged, () => bytes.next().value);
      writeFileSync(join(folder, `${number}.sqlite`), damaged, { mode: 0o600 });
    }
    const all = await readBy(folder, t);
    assert.equal(all.length, NUMBER + 1, 'a process ended natively');
    const sound = all.find(({ name }) => name === 'whole.sqlite');
    assert.equal(sound?.['verified'], '');
    for (const said of all) {
      const made = JSON.stringify(said['exported'] ?? '').slice(1, -1);
      if (made.startsWith('ledger.')) assert.equal(made, sound['exported'], JSON.stringify(said));
    }
  });
