import assert from 'node:assert/strict';
import { linkSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { FORMATS, type Format } from '../../src/report/format.ts';
import { checkGithubLines, checkMarkdownTables } from '../report/readers.ts';
import { World, type Outcome, AT } from '../cli/world.ts';
import { progressOf } from '../../src/cli/host.ts';
import { entryLines } from '../../src/report/entry-lines.ts';
import { explainCode, codeLines } from '../../src/cli/evidence/explain.ts';
import { releaseEnvironment } from '../../src/cli/release/exec.ts';
import { readinessLines } from '../../src/instance/readiness-command.ts';
import { recordLine } from '../../src/cli/evidence/ledger-show.ts';
import { originAt } from '../../service/serve.ts';
import { everyCode, codeEntry, isCode } from '../../src/documents/findings.ts';
import type { GateVerdict } from '../../src/documents/index.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { digest, entry } from '../evidence/documents.ts';
import { failed, newLedger, record, review, run } from '../ledger/world.ts';
import { verdictReport } from '../report/reports.ts';
import { expectVerdict } from '../../src/report/report-words.ts';
import { serviceOn } from '../service/world.ts';

const CLAIMS = 'provider-certification/public-claims.json';
const NOTHING = '{\n  "schema_version": 1,\n  "claims": []\n}\n';

let world: World;

async function check(...args: string[]): Promise<Outcome> {
  return world.claimgate(['check', ...args]);
}

function read(path: string): string {
  return readFileSync(join(world.directory, path), 'utf8');
}

before(async () => {
  world = new World();
  mkdirSync(join(world.directory, 'provider-certification/contracts'), { recursive: true });
  writeFileSync(join(world.directory, CLAIMS), NOTHING);
  writeFileSync(join(world.directory, 'claimgate.config.json'), '{"schema_version":1}\n');
  await world.shell('git init -q && git add . && git commit -qm claims');
  symlinkSync('provider-certification', join(world.directory, 'link'));
  for (const folder of ['other', 'r']) mkdirSync(join(world.directory, folder));
  writeFileSync(join(world.directory, 'other/config.json'), '{"schema_version":1}\n');
  linkSync(join(world.directory, 'other/config.json'), join(world.directory, 'other/twin.json'));
});

beforeEach(() => writeFileSync(join(world.directory, 'gate.json'), '"old"'));
after(() => world.remove());

describe('[T50] an output that would be written over another file', () => {
  const refused: readonly (readonly [name: string, ...args: string[]])[] = [
    ['the claims file', '--output', `json=${CLAIMS}`],
    ['the claims file by another way', '--output', `json=other/../${CLAIMS}`],
    ['the claims file through a link', '--output', 'json=link/public-claims.json'],
    ['the claims file from another folder', '-C', 'other', '--output', `json=../${CLAIMS}`],
    ['a contract', '--output', 'html=provider-certification/contracts/new.json'],
    ['the configuration', '--output', 'text=claimgate.config.json'],
    [
      'a file that an option names',
      '--config',
      'other/config.json',
      '--output',
      'json=other/config.json',
    ],
    [
      'the same by a second name',
      '--config',
      'other/config.json',
      '--output',
      'json=other/twin.json',
    ],
    ['a projection', '--projection', 'p.jsonl', '--output', 'json=p.jsonl'],
    ['the statement beside it', '--projection', 'p.jsonl', '--output', 'json=p.intoto.json'],
    ['a manifest', '--output', 'json=release-manifest.json'],
    ['another output', '--output', 'json=twice', '--output', 'text=./twice'],
  ];
  for (const [name, ...args] of refused) {
    test(`${name} is refused, and the others say so`, async () => {
      const { exitCode, stderr } = await check(...args, '--output', 'json=gate.json');
      assert.equal(exitCode, 2);
      assert.match(stderr, /error\[output_conflict\]/);
      assert.equal(read(CLAIMS), NOTHING);
      assert.equal(read('claimgate.config.json'), '{"schema_version":1}\n');
      assert.equal(read('other/config.json'), '{"schema_version":1}\n');
      const written = args.includes('-C') ? 'other/gate.json' : 'gate.json';
      assert.match(read(written), /"code": "output_conflict"/);
      assert.match(read(written), /"decision": "undetermined"/);
    });
  }

  test('the verdict of `manifest create` is refused', async () => {
    const args = ['manifest', 'create', 'v1.0.0', '--out', 'r/release-manifest.json'];
    const { exitCode, stderr } = await world.claimgate([
      ...args,
      '--output',
      'text=r/gate-verdict.json',
    ]);
    assert.equal(exitCode, 2);
    assert.match(stderr, /output_conflict.+a file of the command itself/);
  });

  test('[T74] a ledger, and what belongs to it, is refused however it is named', async () => {
    for (const name of ['it.sqlite', 'it.sqlite-wal', 'it.sqlite.key']) {
      writeFileSync(join(world.directory, name), 'all the evidence');
      const words = ['ledger', 'show', '--stats', '--output', `json=${name}`];
      const environment = { ...world.environment, CLAIMGATE_LEDGER: 'sqlite:it.sqlite' };
      const bySetting = await world.claimgate(words, { environment });
      assert.match(bySetting.stderr, /output_conflict.+the value of CLAIMGATE_LEDGER/);
      const byOption = await world.claimgate([...words, '--ledger', 'sqlite:it.sqlite']);
      assert.match(byOption.stderr, /output_conflict.+the value of ledger/);
      assert.equal(read(name), 'all the evidence');
    }
  });

  test('[T74] a file that the environment names is refused', async () => {
    const settings = [
      'CLAIMGATE_CONFIG',
      'CLAIMGATE_FINGERPRINT_KEY_FILE',
      'CLAIMGATE_TOKEN_FILE',
    ] as const;
    for (const setting of settings) {
      const environment = { ...world.environment, [setting]: 'other/config.json' };
      const words = ['check', '--output', 'json=other/config.json'];
      const { exitCode, stderr } = await world.claimgate(words, { environment });
      assert.equal(exitCode, 2);
      assert.match(stderr, new RegExp(`output_conflict.+the value of ${setting}`));
      assert.equal(read('other/config.json'), '{"schema_version":1}\n');
    }
  });

  test('what the command to be started reads is for it to say', async () => {
    const output = ['exec', '--output', 'json=told.json', '--out', 'verdict.json'];
    const words = [...output, '--', 'cat', 'told.json', 'verdict.json'];
    assert.equal((await world.claimgate(words)).exitCode, 0);
  });

  test('bad usage does not write over inputs either', async () => {
    const { exitCode } = await check('--bogus', '--output', `json=${CLAIMS}`);
    assert.equal(exitCode, 2);
    assert.equal(read(CLAIMS), NOTHING);
  });
});

describe('[T50] an output that cannot be written', () => {
  test('is exit code 2, and no other output goes on to say yes', async () => {
    writeFileSync(join(world.directory, 'file'), '');
    for (const order of [
      ['--output', 'json=gate.json', '--output', 'html=file/x.html'],
      ['--output', 'html=file/x.html', '--output', 'json=gate.json'],
    ]) {
      const { exitCode, stdout, stderr } = await check(...order);
      assert.equal(exitCode, 2);
      assert.match(stdout, /^undetermined: could not judge\n/);
      assert.match(stderr, /error\[folder_missing\][^]+file\/x\.html/);
      assert.match(read('gate.json'), /"decision": "undetermined"/);
    }
  });

  test('only at the end of a run keeps what was found, and takes back the verdict', async () => {
    writeFileSync(join(world.directory, 'copy-public-claims.json'), NOTHING);
    await world.shell(
      'mv copy-public-claims.json public-claims.json && git add . && git commit -qm stray',
    );
    const create = ['manifest', 'create', 'v1.0.0', '--out', 'r/release-manifest.json'];
    mkdirSync(join(world.directory, 'late'));
    const refused = await world.claimgate([...create, '--output', 'text=late/x.txt'], {
      environment: losing('late'),
    });
    await world.shell('git reset -q --hard HEAD~1 && rm -r late && mkdir late');
    assert.equal(refused.exitCode, 2);
    assert.match(refused.stderr, /error\[stray_claims_file\][^]+error\[folder_missing\]/);
    const allowed = await world.claimgate([...create, '--output', 'text=late/x.txt'], {
      environment: losing('late'),
    });
    assert.equal(allowed.exitCode, 2);
    assert.match(allowed.stdout, /^undetermined: could not judge \(.*\)\n/);
    assert.match(read('r/gate-verdict.json'), /"decision": "undetermined"/);
  });
});

/** Returns an environment that turns a folder into a file once the gate starts git, after it marked its outputs. */
function losing(folder: string): Record<string, string | undefined> {
  const path = join(world.directory, folder);
  return {
    get PATH() {
      rmSync(path, { recursive: true });
      writeFileSync(path, '');
      return process.env['PATH'];
    },
  };
}

describe('a file of the repository with a hostile name', () => {
  const name = '::error::b\u001b[31m##[error]c%0A,:]]>|`<img src=x>/public-claims.json';
  before(async () => {
    mkdirSync(join(world.directory, name, '..'), { recursive: true });
    writeFileSync(join(world.directory, name), NOTHING);
    await world.shell('git add . && git commit -qm hostile');
  });
  after(() => world.shell('git reset -q --hard HEAD~1'));

  for (const format of FORMATS)
    test(`is only a name in ${format}`, async () => {
      const { exitCode, stdout, stderr } = await check('--format', format);
      const text = stdout + stderr;
      assert.equal(exitCode, 1);
      if (format !== 'ics') assert.match(text, /stray_claims_file/);
      assert.doesNotMatch(text.replaceAll(/\r?\n/g, ''), /[\p{Cc}\p{Cf}]/u);
      assert.doesNotMatch(text, /##\[|^\s*::error::/m);
      if (format === 'html' || format === 'junit') assert.doesNotMatch(text, /<img|\]\]>/);
      if (format === 'github') assert.equal(checkGithubLines(stdout).length, 1);
      if (format === 'markdown') checkMarkdownTables(stdout);
    });
});

/** Text names codes on standard error; a calendar has no findings. */
const SAYS_NO: Partial<Record<Format, RegExp>> = { text: /^refused/, ics: /^BEGIN:VCALENDAR/ };

describe('the exit code', () => {
  test('does not depend on the format', async () => {
    for (const format of FORMATS) {
      assert.equal((await check('--format', format)).exitCode, 0, format);
      assert.equal((await check('--format', format, '--ref', 'nowhere')).exitCode, 2, format);
      writeFileSync(join(world.directory, 'public-claims.json'), NOTHING);
      await world.shell('git add public-claims.json && git commit -qm stray');
      const { exitCode, stdout } = await check('--format', format);
      assert.equal(exitCode, 1, format);
      assert.match(stdout, SAYS_NO[format] ?? /stray_claims_file/);
      await world.shell('git reset -q --hard HEAD~1');
    }
  });

  test('follows CLAIMGATE_FORMAT and the configuration as it does the option', async () => {
    const environment = { PATH: process.env['PATH'], CLAIMGATE_FORMAT: 'markdown' };
    const { stdout, exitCode } = await world.claimgate(['check'], { environment });
    assert.match(stdout, /^## ✅ claimgate: allowed/);
    assert.equal(exitCode, 0);
  });
});

/** A terminal, or something else, and a clock that goes on by a step at each look. */
function watched(isTerminal: boolean, step: number) {
  const said: string[] = [];
  let now = AT;
  const clock = () => (now += step);
  return {
    said,
    host: { stderr: { isTerminal, write: (text: string) => void said.push(text) }, clock },
  };
}

test('a reading of more than a second shows on a terminal how far it is, and leaves nothing behind', async () => {
  const ownWorld = new World();
  const { said, host } = watched(true, 600);
  try {
    await ownWorld.shell('head -c 3000000 /dev/zero > zeros');
    const { exitCode } = await ownWorld.claimgate(['digest', 'zeros'], host);
    assert.equal(exitCode, 0);
    assert.match(said.join(''), /reading zeros: \d+ %/);
    const drawn = said.filter((text) => text.includes('\u001b'));
    assert.ok(drawn.at(-1)?.endsWith('\u001b[K'));
  } finally {
    ownWorld.remove();
  }
});

test('a short reading, and one that nobody watches, is silent', async () => {
  for (const { said, host } of [watched(true, 1), watched(false, 600)]) {
    const onPiece = progressOf('x', host);
    for (let ownRead = 1; ownRead <= 100; ownRead += 1) onPiece(ownRead, 100);
    assert.deepEqual(said, []);
  }
});

describe('the lines that people read', () => {
  test('of an entry: also that a source or a record is not known', () => {
    const known = entry();
    const lines = entryLines({
      ...known,
      configuration: { state: 'missing', source: null },
      runtime_control: { state: 'disabled', expires_at: null, record: null },
    }).join('\n');
    assert.match(lines, /^configuration +missing, from an unknown source$/m);
    assert.match(lines, /^control +disabled, without end, no record$/m);
  });

  test('of a run: what failed in it', async () => {
    const ledger = await newLedger('sqlite');
    await record(ledger, 'approval', review());
    await record(ledger, 'run', run('local'));
    await record(ledger, 'run', failed(run('local', { tested_at: '2026-03-02T10:00:00Z' })));
    const records = await ledger.driver.read((c) => listRecords(c, { limit: 10 }));
    const lines = records.map(recordLine).join('\n');
    assert.match(lines, /: failed \w+/);
    assert.match(lines, /: passed/);
  });

  test('of a code: the next command only where there is one', () => {
    for (const name of everyCode()) {
      assert.ok(isCode(name));
      const { next } = codeEntry(name);
      const said = codeLines(explainCode(name)).some((line) => line.startsWith('  next '));
      assert.equal(said, next !== undefined, name);
    }
  });

  test('of a provider: of how many decisions a thing is in the way', async () => {
    const board = await serviceOn(await newLedger('sqlite')).board();
    const lines = readinessLines(board).join('\n');
    assert.match(lines, / \(1 of 2\): /);
  });

  test('the origin of an address, also of one with colons', () => {
    assert.equal(originAt({ host: '127.0.0.1', port: 8080 }), 'http://127.0.0.1:8080');
    assert.equal(originAt({ host: '::1', port: 8080 }), 'http://[::1]:8080');
  });

  test('to a command: the newest trust root of those that were used', () => {
    const root = (version: number) => ({
      document: 'trust_root' as const,
      path: `${version}.root.json`,
      sha256: digest(String(version)),
      version,
    });
    const verdict: GateVerdict = {
      ...expectVerdict(verdictReport({ inputs: [root(2), root(3), root(1)] })),
    };
    const text = Object.entries(releaseEnvironment(verdict, 'v.json'))
      .map(([name, value]) => `${name}=${value}`)
      .join('\n');
    assert.ok(text.includes(digest('3')), text);
    assert.ok(!text.includes(digest('2')));
  });
});
