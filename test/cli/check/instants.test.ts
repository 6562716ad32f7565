import assert from 'node:assert/strict';
import { readFileSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test, beforeEach } from 'node:test';
import { AT, World } from '../world.ts';
import type { GateVerdict } from '../../../src/documents/index.ts';
import type { Host } from '../../../src/cli/host.ts';

type Verdict = Record<string, unknown>;

describe('a replay', () => {
  let world: World;
  let pin: string;

  before(async () => {
    world = new World();
    await world.demonstrate();
    pin = readFileSync(join(world.directory, 'pin.txt'), 'utf8').trim();
    await world.shell('git -C repo tag v1.4.0');
  });

  after(() => world.remove());

  const check = async (clock: number, ...args: readonly string[]): Promise<Verdict> => {
    const projection = '../projection/ledger-projection.jsonl';
    const words = [
      'check',
      '-C',
      'repo',
      '--ref',
      'v1.4.0',
      '--projection',
      projection,
      '--trust-pin',
      pin,
      '--json',
      ...args,
    ];
    const { stdout } = await world.claimgate(words, { clock: () => clock });
    return JSON.parse(stdout) as Verdict;
  };

  test('of a past release gives the recorded verdict, kind and tool aside', async () => {
    const recorded = await check(AT);
    assert.equal(recorded['kind'], 'release');
    assert.equal(recorded['decision'], 'allowed');
    // Years later, in the same repository, with the ref that was the memory then.
    await world.shell(
      'git -C repo tag memory-then && git -C repo commit -q --allow-empty -m later',
    );
    const years = 3 * 365 * 86_400_000;
    const replayed = await check(
      AT + years,
      '--at',
      String(recorded['evaluated_at']),
      '--memory',
      'memory-then',
    );
    assert.equal(replayed['kind'], 'historical');
    assert.deepEqual(bytesOf(replayed), bytesOf(recorded));
  });

  test('[T25] and a forecast never lets a release through', async () => {
    const forecast = await check(AT, '--at', '2026-03-04T05:07:00Z');
    assert.equal(forecast['kind'], 'forecast');
    assert.equal(forecast['decision'], 'allowed');
  });
});

function bytesOf({ kind: _kind, tool: _tool, ...rest }: Verdict): string {
  return JSON.stringify(rest);
}

const HOUR = 3_600_000;
const FILES = ['ledger-projection.jsonl', 'ledger-projection.intoto.json'];

/** A clock that moves only while somebody waits, and what happens then. */
class Time {
  now: number;
  waits = 0;
  #events: [at: number, act: () => void][] = [];
  #onSignal: ((signal: NodeJS.Signals) => void) | undefined;

  constructor(now: number) {
    this.now = now;
  }

  at(instant: number, act: () => void): void {
    this.#events.push([instant, act]);
  }

  signal(signal: NodeJS.Signals): void {
    this.#onSignal?.(signal);
  }

  get host(): Partial<Host> {
    return {
      clock: () => this.now,
      signals: (onSignal) => {
        this.#onSignal = onSignal;
        return () => (this.#onSignal = undefined);
      },
      pause: async (ms) => {
        assert.ok(ms > 0 && (this.waits += 1) < 100_000, 'the wait comes to an end');
        this.now += ms;
        const due = this.#events.filter(([instant]) => instant <= this.now);
        this.#events = this.#events.filter((event) => !due.includes(event));
        for (const [, act] of due) act();
      },
    };
  }

  get isListening(): boolean {
    return this.#onSignal !== undefined;
  }
}

describe('a check that waits', () => {
  const world = new World();
  let pin = '';
  const folder = () => join(world.directory, 'given');
  const give = (from: string) => {
    for (const name of FILES) copyFileSync(join(world.directory, from, name), join(folder(), name));
  };

  before(async () => {
    await world.demonstrate();
    mkdirSync(folder());
    pin = readFileSync(join(world.directory, 'pin.txt'), 'utf8').trim();
  });
  after(() => world.remove());
  beforeEach(() => give('projection'));

  const check = async (time: Time, until: number, ...more: string[]) => {
    const words = ['check', '-C', 'repo', '--trust-pin', pin, '--json'];
    const projection = ['--projection', '../given/ledger-projection.jsonl'];
    const waiting = ['--wait-until', new Date(until).toISOString()];
    const ended = await world.claimgate([...words, ...projection, ...waiting, ...more], time.host);
    return { ...ended, verdict: JSON.parse(ended.stdout) as GateVerdict };
  };
  const codesOf = ({ findings }: GateVerdict) => findings.map(({ code }) => code);

  test('answers at once where the answer is yes', async () => {
    const time = new Time(AT);
    const { exitCode, stderr } = await check(time, AT + HOUR);
    assert.deepEqual([exitCode, time.waits, stderr], [0, 0, '']);
  });

  test('judges again as soon as a newer projection is there, at that instant', async () => {
    give('older-projection');
    const time = new Time(AT + 7 * HOUR);
    time.at(AT + 8 * HOUR, () => give('projection'));
    const { exitCode, stderr, verdict } = await check(time, AT + 9 * HOUR);
    assert.equal(exitCode, 0);
    assert.match(stderr, /^waiting until .* at the latest: projection_expired\n$/);
    assert.equal(verdict.evaluated_at, new Date(time.now).toISOString());
    assert.ok(time.now < AT + 8 * HOUR + 10_000);
  });

  test('[T326] a projection that is half replaced is read again until it is whole', async () => {
    const [lines = '', statement = ''] = FILES;
    const half: Readonly<Record<string, () => void>> = {
      'newer lines beside the older statement': () =>
        copyFileSync(
          join(world.directory, 'older-projection', statement),
          join(folder(), statement),
        ),
      'older lines beside the newer statement': () =>
        copyFileSync(join(world.directory, 'older-projection', lines), join(folder(), lines)),
      'lines that are cut off': () => writeFileSync(join(folder(), lines), '{"schema_version":1,'),
      'a statement that is cut off': () => writeFileSync(join(folder(), statement), '{"payload":'),
      'an empty statement': () => writeFileSync(join(folder(), statement), ''),
      'a record that the older ledger does not have': () =>
        writeFileSync(
          join(folder(), lines),
          readFileSync(join(folder(), lines), 'utf8').replace(/"sequence":\d+/, '"sequence":9000'),
        ),
    };
    for (const [name, break_] of Object.entries(half)) {
      give('projection');
      break_();
      const time = new Time(AT);
      time.at(AT + HOUR / 2, () => give('projection'));
      const { exitCode, stderr } = await check(time, AT + HOUR);
      assert.equal(exitCode, 0, `${name}: ${stderr}`);
      assert.ok(time.waits > 0, name);
    }
  });

  test('waits for a clock that is behind', async () => {
    const time = new Time(AT - 12 * 60_000);
    const { exitCode, verdict } = await check(time, AT);
    assert.equal(exitCode, 0);
    // The projection was made ten minutes before, and clocks may differ by half a minute.
    assert.equal(verdict.evaluated_at, new Date(AT - 10.5 * 60_000).toISOString());
  });

  test('answers no at the end where nothing has come', async () => {
    const time = new Time(AT + 13 * HOUR);
    const until = AT + 13 * HOUR + 60_000;
    const { exitCode, verdict } = await check(time, until);
    assert.deepEqual([exitCode, codesOf(verdict)], [1, ['projection_expired']]);
    assert.equal(verdict.evaluated_at, new Date(until).toISOString());
    assert.equal(time.isListening, false);
  });

  test('[T183] judges what it finds at the end, not what it waited for', async () => {
    give('older-projection');
    const time = new Time(AT + 7 * HOUR);
    time.at(AT + 8 * HOUR, () => writeFileSync(join(folder(), FILES[0] ?? ''), '{}\n'));
    const { exitCode, verdict } = await check(time, AT + 8 * HOUR + 60_000);
    assert.deepEqual([exitCode, codesOf(verdict)], [1, ['projection_expired']]);
  });

  test('does not wait for what an edit has to clear', async () => {
    const time = new Time(AT);
    const wrong = ['--trust-pin', `1:sha256:${'0'.repeat(64)}`];
    const words = [
      'check',
      '-C',
      'repo',
      ...wrong,
      '--wait-until',
      new Date(AT + HOUR).toISOString(),
    ];
    const { exitCode } = await world.claimgate(
      [...words, '--projection', '../given/ledger-projection.jsonl'],
      time.host,
    );
    assert.deepEqual([exitCode, time.waits], [1, 0]);
  });

  test('ends as undetermined on a signal, and listens no more', async () => {
    const time = new Time(AT + 13 * HOUR);
    time.at(AT + 13 * HOUR + 1000, () => time.signal('SIGINT'));
    const { exitCode, verdict } = await check(time, AT + 14 * HOUR);
    assert.deepEqual([exitCode, codesOf(verdict)], [2, ['wait_stopped']]);
    assert.equal(verdict.decision, 'undetermined');
    assert.equal(time.isListening, false);
  });

  test('refuses --at, and an instant that is none', async () => {
    for (const more of [
      ['--at', '2026-03-04T05:00:00Z', '--wait-until', '2026-03-05T00:00:00Z'],
      ['--wait-until', 'tomorrow'],
    ]) {
      const { exitCode } = await world.claimgate(['check', '-C', 'repo', ...more]);
      assert.equal(exitCode, 2);
    }
  });

  test('exec starts its command once the newer projection is there', async () => {
    give('older-projection');
    const time = new Time(AT + 7 * HOUR);
    time.at(AT + 8 * HOUR, () => give('projection'));
    const words = ['exec', '-C', 'repo', '--projection', '../given/ledger-projection.jsonl'];
    const until = ['--trust-pin', pin, '--wait-until', new Date(AT + 9 * HOUR).toISOString()];
    const { exitCode } = await world.claimgate(
      [...words, ...until, '--out', '../verdict.json', '--', 'true'],
      time.host,
    );
    assert.equal(exitCode, 0);
    const verdict = readFileSync(join(world.directory, 'verdict.json'), 'utf8');
    assert.equal((JSON.parse(verdict) as GateVerdict).decision, 'allowed');
  });
});
