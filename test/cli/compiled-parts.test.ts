import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, test } from 'node:test';
import { execa } from 'execa';

const BIN = join(import.meta.dirname, '../../dist/bin');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-compiled-'));
const program = join(folder, 'bin/claimgate.cjs');
const kept = join(folder, 'bin/compiled', `${process.version}-${process.arch}`);
const start = join(kept, 'startcjs.bin');

/** Says of each script whether V8 was given what it had compiled before, and took it. */
const observer = join(folder, 'observer.cjs');
writeFileSync(
  observer,
  `const vm = require('node:vm');
const { Script } = vm;
vm.Script = class extends Script {
  constructor(source, options) {
    super(source, options);
    const name = options.filename.split('/').at(-1);
    const took = options.cachedData ? this.cachedDataRejected !== true : undefined;
    process.once('exit', () => process.stderr.write(JSON.stringify([name, took]) + '\\n'));
  }
};`,
);

async function check(
  environment: Record<string, string> = {},
  ...flags: string[]
): Promise<{ answer: string; start: boolean | undefined }> {
  const { NODE_V8_COVERAGE: _, ...outer } = process.env;
  const { stdout, stderr } = await execa(
    process.execPath,
    [...flags, '--require', observer, program, 'check', '--json', '--at', '2026-01-31T12:00:00Z'],
    { cwd: join(BIN, '../..'), extendEnv: false, env: { ...outer, ...environment }, reject: false },
  );
  const scripts = stderr
    .split('\n')
    .filter((line) => line.startsWith('["'))
    .map((line) => JSON.parse(line) as [string, boolean | null]);
  const [, took] = scripts.find(([name]) => name === 'start.cjs') ?? assert.fail(stderr);
  return { answer: stdout, start: took ?? undefined };
}

// Measuring coverage, V8 compiles otherwise, and the program is in separate files.
const skip = existsSync(join(BIN, 'claimgate.cjs.map'));

describe('what V8 compiled of the program', { skip }, () => {
  beforeEach(() => {
    rmSync(join(folder, 'bin'), { recursive: true, force: true });
    cpSync(BIN, join(folder, 'bin'), {
      recursive: true,
      filter: (path) => !path.endsWith('/compiled'),
    });
  });
  after(() => rmSync(folder, { recursive: true }));

  test('is kept beside the program and taken at the next start, for the same answer', async () => {
    const first = await check();
    assert.equal(first.start, undefined);
    assert.ok(readdirSync(kept).includes('startcjs.bin'));
    const second = await check();
    assert.equal(second.start, true);
    assert.match(first.answer, /"decision": ?"allowed"/);
    assert.equal(second.answer, first.answer);
  });

  test('is not kept of other commands, which compile other functions', async () => {
    await execa(process.execPath, [program, 'digest'], { cwd: join(BIN, '../..') });
    assert.ok(!existsSync(kept));
  });

  test('is not kept of a check that judged nothing', async () => {
    for (const words of [['--help'], ['--bogus'], ['--ref', 'nowhere']]) {
      await execa(process.execPath, [program, 'check', ...words], {
        cwd: join(BIN, '../..'),
        reject: false,
      });
      assert.ok(!existsSync(kept), words.join(' '));
    }
  });

  test('is made again where a byte of it is another, or the program is', async () => {
    const { answer } = await check();
    const good = readFileSync(start);
    for (const at of [0, 40, good.length - 1]) {
      const bad = Buffer.from(good);
      bad.writeUInt8(bad.readUInt8(at) ^ 1, at);
      writeFileSync(start, bad);
      assert.deepEqual(await check(), { answer, start: undefined });
    }
    writeFileSync(start, good.subarray(0, 100));
    assert.deepEqual(await check(), { answer, start: undefined });
    assert.deepEqual(await check(), { answer, start: true });
    const part = join(folder, 'bin/start.cjs');
    writeFileSync(part, `${readFileSync(part, 'utf8')}\n`);
    assert.deepEqual(await check(), { answer, start: undefined });
    assert.deepEqual(await check(), { answer, start: true });
  });

  test('is made again where V8 was told to compile in another way', async () => {
    const { answer } = await check();
    assert.deepEqual(await check({}, '--no-opt'), { answer, start: false });
    assert.deepEqual(await check({}, '--no-opt'), { answer, start: true });
  });

  test('leaves nothing half done where it can not be put in its place', async () => {
    mkdirSync(start, { recursive: true });
    await check();
    assert.deepEqual(readdirSync(start), []);
    assert.deepEqual(
      readdirSync(kept).filter((name) => !name.endsWith('.bin')),
      [],
    );
  });

  test('is not kept where that is switched off, or nothing can be written', async () => {
    const { answer } = await check({ NODE_DISABLE_COMPILE_CACHE: '1' });
    await check({ NODE_V8_COVERAGE: join(folder, 'coverage') });
    assert.ok(!existsSync(kept));
    writeFileSync(join(folder, 'bin/compiled'), 'a file where the folder would be');
    assert.deepEqual(await check(), { answer, start: undefined });
    assert.deepEqual(await check(), { answer, start: undefined });
  });
});
