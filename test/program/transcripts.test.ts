import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { COMMANDS } from '../../src/program/table.ts';
import { validatorOf } from '../documents/published.ts';
import { play, type Step } from './transcript.ts';

const folder = join(import.meta.dirname, '../transcripts');
const update = process.env['CLAIMGATE_UPDATE'] === '1';
const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const allSteps: Step[] = [];

/** Exit codes that a command cannot have, and why. */
const IMPOSSIBLE: Record<string, readonly number[]> = {
  // It judges nothing: it writes what is missing, or cannot.
  init: [1],
  setup: [1],
  // They judge nothing: they make and read keys, or cannot.
  'key generate': [1],
  'key fingerprint': [1],
  // It prints a constant text.
  completion: [1],
  // It judges nothing: a file is a contract, or cannot be read as one.
  'contract digest': [1],
  // They judge nothing: they print or write documents, or cannot.
  example: [1],
  schema: [1],
  // These judge nothing: they create, read or compute, or cannot.
  'ledger init': [1],
  'ledger roles': [1],
  'ledger list': [1],
  'ledger history': [1],
  'ledger stats': [1],
  fingerprint: [1],
  'admin list': [1],
  // It answers until its input ends, or cannot.
  mcp: [1],
  'token create': [1],
  'token list': [1],
  // They judge nothing: they list what is saved, or cannot.
  'instance list': [1],
  // Only a gate with a fault ends so: test/selftest/planted-faults.test.ts.
  selftest: [1],
  // It judges nothing: it writes that a claim is withdrawn, or cannot.
  'claims withdraw': [1],
  // The trust root of the demonstration has no role for it: test/plugins/status/status.test.ts.
  status: [0],
  fleet: [0],
  // It starts the tests of a team, with a ledger of its own: test/plugins/renew/renew.test.ts.
  renew: [0, 1],
  certify: [0, 1],
  // It runs until a signal stops it: test/service/process.test.ts.
  serve: [0],
};

/** The commands that judge claims, or pass on what the gate said. */
const GATE = /^(?:check|manifest create|verdict require|exec|release|explain)\b/;

const EXIT_CODES = new Map([
  ['refused', 1],
  ['failed', 1],
  ['undetermined', 2],
  ['incomplete', 2],
]);

describe('transcripts', () => {
  for (const name of names) {
    test(name, async () => {
      const path = join(folder, name);
      const recorded = readFileSync(path, 'utf8');
      const played = await play(recorded);
      allSteps.push(...played.steps);
      for (const step of played.steps) checkDocument(step);
      if (update && played.text !== recorded) writeFileSync(path, played.text);
      else
        assert.equal(
          played.text,
          recorded,
          'run `npm test -- --update transcripts` and read the difference',
        );
    });
  }

  test('forty typical mistakes begin with what is wrong, and none is a defect', () => {
    const texts = names
      .filter((name) => name.startsWith('mistakes'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const mistakes = texts
      .flatMap((text) => text.split(/^\$ claimgate /m).slice(1))
      .filter((one) => !/^= 0$/m.test(one));
    const first = mistakes.map((one) => /^! error\[(\w+)\]/m.exec(one)?.[1]);
    const said = first.filter((code) => code !== undefined);
    assert.ok(said.length >= 40, `${said.length} of ${mistakes.length}`);
    for (const [at, mistake] of mistakes.entries()) {
      assert.match(mistake, /^= [12]$/m, mistake);
      assert.doesNotMatch(mistake, /defect/);
      // A consequence, which is never the cause.
      assert.notEqual(first[at], 'record_unreadable', mistake);
    }
  });

  test('every command succeeds, says no and fails to judge in some transcript', () => {
    const commands = COMMANDS.map(({ name }) => name);
    for (const command of commands) {
      const calls = allSteps.filter(({ args }) => args.join(' ').startsWith(command));
      for (const exitCode of [0, 1, 2]) {
        if (IMPOSSIBLE[command]?.includes(exitCode)) continue;
        assert.ok(
          calls.some((step) => step.exitCode === exitCode),
          `no transcript of "${command}" ends with ${exitCode}`,
        );
      }
    }
  });

  after(() => assert.ok(names.length > 0));
});

/** Whatever is printed as JSON is a document of a schema, and its decision is that of the exit code. */
function checkDocument({ args, stdout, exitCode }: Step): void {
  // It speaks a protocol of lines there.
  if (args[0] === 'mcp') return;
  if (!GATE.test(args.join(' ')))
    assert.doesNotMatch(stdout, /^(?:allowed|refused|undetermined):/m);
  // They print documents of other schemas, unless they report on them.
  if (['example', 'schema'].includes(args[0] ?? '') && !args.includes('--json')) return;
  if (!stdout.startsWith('{')) return assert.ok(!args.includes('--json') || exitCode === 2);
  const document = JSON.parse(stdout) as { command?: string; decision?: string; outcome?: string };
  const validate = validatorOf('command' in document ? 'command-report' : 'gate-verdict');
  assert.ok(validate(document), JSON.stringify(validate.errors));
  const word = document.decision ?? document.outcome ?? '';
  assert.equal(exitCode, EXIT_CODES.get(word) ?? 0, word);
}
