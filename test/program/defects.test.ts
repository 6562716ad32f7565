import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import type { CommandReport } from '../../src/documents/index.ts';
import { PROGRAM } from '../cli/release/release-world.ts';
import { World } from '../cli/world.ts';
import { asClaimgateError } from '../../src/program/execute.ts';

describe('an unexpected error', () => {
  let world: World;

  before(async () => {
    world = new World();
    await world.shell(
      `git init -q && mkdir provider-certification && printf '{\\n  "schema_version": 1,\\n  "claims": []\\n}\\n' > provider-certification/public-claims.json && git add . && git commit -qm claims`,
    );
    writeFileSync(join(world.directory, 'fp.key'), `${Buffer.alloc(32, 7).toString('base64')}\n`, {
      mode: 0o600,
    });
  });
  after(() => world.remove());

  const fingerprint = (stdin: AsyncIterable<Uint8Array>) =>
    world.claimgate(['digest', '--id', 'operator', '--deployment', 'x'], {
      stdin,
      environment: { ...world.environment, CLAIMGATE_FINGERPRINT_KEY_FILE: 'fp.key' },
    });

  test('is a defect: it gives no answer, and shows its stack', async () => {
    const { exitCode, stderr } = await fingerprint(broken());
    assert.equal(exitCode, 3);
    assert.match(stderr, /error\[defect\]/);
    assert.match(stderr, /^TypeError: broken\n {4}at /m);
  });

  test('a command that cannot be started releases nothing', async () => {
    const { exitCode, stderr } = await world.claimgate(['exec', '--', 'sh', 'a\0b']);
    assert.equal(exitCode, 3);
    assert.match(stderr, /error\[defect\]/);
  });

  test('more on standard input than an id is refused before it is held', async () => {
    const { exitCode, stderr } = await fingerprint(endless());
    assert.equal(exitCode, 2);
    assert.match(stderr, /json_too_large[^]*standard input/);
  });

  test('an output that cannot be written takes the answer of any command back', async () => {
    for (const name of ['file', 'other']) writeFileSync(join(world.directory, name), '');
    const args = ['digest', 'file', '--json', '--output', 'sarif=other/below'];
    const { exitCode, stdout } = await world.claimgate(args);
    const { outcome, result } = JSON.parse(stdout) as CommandReport;
    assert.deepEqual([exitCode, outcome, result], [2, 'incomplete', null]);
  });

  test('an output that cannot be written any more takes the answer of any command back', async () => {
    const place = join(world.directory, 'place');
    mkdirSync(place);
    const gone = async function* () {
      rmSync(place, { recursive: true });
      writeFileSync(place, '');
      yield Buffer.from('operator-7');
    };
    const { exitCode, stdout } = await world.claimgate(
      [
        'digest',
        '--id',
        'operator',
        '--deployment',
        'x',
        '--json',
        '--output',
        'json=place/f.json',
      ],
      {
        stdin: gone(),
        environment: { ...world.environment, CLAIMGATE_FINGERPRINT_KEY_FILE: 'fp.key' },
      },
    );
    const { outcome, findings } = JSON.parse(stdout) as CommandReport;
    assert.deepEqual([exitCode, outcome], [2, 'incomplete']);
    assert.deepEqual(
      findings.map(({ code }) => code),
      ['folder_missing'],
    );
  });

  test('words after -- are refused by a command that starts nothing, however it is written', async () => {
    for (const args of [
      ['check', '--', 'npm'],
      ['check', '--quiet=false', '--', 'npm'],
    ]) {
      const { exitCode, stderr } = await world.claimgate(args);
      assert.equal(exitCode, 2);
      assert.match(stderr, /error\[usage\][^]*npm/);
    }
  });

  test('a part of the program that is missing is a defect, also for its help', async () => {
    const bin = join(world.directory, 'bin');
    mkdirSync(bin);
    cpSync(join(PROGRAM, '..'), bin, { recursive: true });
    const parts = join(bin, 'parts');
    for (const name of readdirSync(parts))
      if (name.startsWith('schema-')) rmSync(join(parts, name));
    const schema = (word: string) =>
      execa(process.execPath, [join(bin, 'claimgate.cjs'), 'schema', word], { reject: false });
    // The one is met before yargs is asked, the other by yargs.
    for (const word of ['--help', '-C']) {
      const { exitCode, stderr } = await schema(word);
      assert.equal(exitCode, 3, word);
      assert.match(stderr, /(?:Cannot find module|ENOENT)[^]*schema-/, word);
    }
  });
});

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('id');
  throw new TypeError('broken');
}

async function* endless(): AsyncGenerator<Uint8Array> {
  for (;;) yield Buffer.alloc(1024, 'x');
}

test('[T90] too few file descriptors have a code of their own, and do not count as a defect', () => {
  for (const [code, expected] of [
    ['EMFILE', 'descriptors_exhausted'],
    ['ENFILE', 'descriptors_exhausted'],
    ['EACCES', 'defect'],
  ] as const) {
    const error = Object.assign(new Error('open'), { code });
    assert.equal(asClaimgateError(error).code, expected, code);
  }
});
