import { mkdtempSync, rmSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMANDS } from '../../../src/program/table.ts';
import { run } from '../../../src/program/run.ts';
import { createFixedWorld } from '../../../examples/world/fixed.ts';
import { REPRODUCIBLE_GIT } from '../../repositories.ts';
import type { Random } from '../random.ts';
import { must, type Target } from '../target.ts';
import { AT } from '../world.ts';
import { parsed } from './gate.ts';

const LEFT_OUT = new Set(['exec', 'serve', 'instance', 'mcp', 'provider']);

/** Words of command lines, beside the names of commands and options. */
const WORDS: readonly [string, ...string[]] = [
  '--projection', '../projection/ledger-projection.jsonl', '--trust-pin', 'PIN', '--ref', 'HEAD', '--json',
  '--format', 'sarif', 'junit', 'html', 'markdown', 'github', '--out', 'out/m.json', '--output', 'json=o.json',
  '--at', '2026-11-21T12:00:00Z', '--sign', '../keys/release.pem', 'v1.4.0', '-C', '.', '--', '--help', '--no-color',
  'sqlite:ledger.sqlite', '../keys/root-1.pem', '../projection/ledger-projection.intoto.json', '--ledger', '=', '',
  'provider-certification/public-claims.json', '--quiet', '--key', '--verdict', 'sha256:00', 'json_syntax',
]; // prettier-ignore

/** The command line, in a folder with the demonstration: every run ends in a report, and only the pin opens the gate. */
export async function commandTarget(): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'cg-fuzz-command-'));
  await createFixedWorld(folder, AT);
  const pin = readFileSync(join(folder, 'pin.txt'), 'utf8').trim();
  const lines = commandNames().map((name) => name.join('\n'));
  const gate = [
    'check',
    '--projection',
    '../projection/ledger-projection.jsonl',
    '--trust-pin',
    'PIN',
  ];
  return {
    name: 'command',
    seeds: [...lines, gate.join('\n'), [...gate, '--json'].join('\n')].map((text) =>
      Buffer.from(text),
    ),
    change: changedLine,
    async run(input) {
      const argv = Buffer.from(input).toString('utf8').split('\n');
      if (!isHarmless(argv)) return;
      const words = argv.map((word) => (word === 'PIN' ? pin : word));
      const { exitCode, stdout, stderr } = await played(words, join(folder, 'repo'));
      const said = JSON.stringify({ argv, exitCode, stderr: stderr.slice(0, 600) });
      must([0, 1, 2].includes(exitCode) || (exitCode === 3 && !/\bdefect\b/.test(stderr)), said);
      must(!/^ {4}at .*\(?.*:\d+:\d+\)?$/m.test(stderr), `a stack: ${said}`);
      if (words.includes('--json') && stdout.startsWith('{'))
        must(parsed(Buffer.from(stdout)) !== undefined, `no JSON: ${stdout.slice(0, 200)}`);
      const asks = words.includes('--help') || words.includes('--version');
      const isGate = words[0] === 'check' && !asks;
      must(
        !isGate || exitCode !== 0 || words.some((word) => word.includes(pin)),
        `a yes without a pin: ${said}`,
      );
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function played(argv: readonly string[], directory: string) {
  const sink = () => ({
    isTerminal: false,
    text: '',
    write(more: string) {
      this.text += more;
    },
  });
  const [stdout, stderr] = [sink(), sink()];
  const exitCode = await run(argv, {
    directory,
    environment: { PATH: REPRODUCIBLE_GIT['PATH'], HOME: directory },
    stdin: (async function* () {})(),
    stdout: { isTerminal: false, write: (text) => stdout.write(text) },
    stderr: { isTerminal: false, write: (text) => stderr.write(text) },
    clock: () => AT,
  });
  return { exitCode, stdout: stdout.text, stderr: stderr.text };
}

function commandNames(): string[][] {
  return COMMANDS.map(({ name }) => name.split(' ')).filter(([first = '']) => !LEFT_OUT.has(first));
}

const INSIDE = new Set(WORDS.filter((word) => word.startsWith('../')));

/** Nothing outside of the folder is read or written, nothing is asked over a network. */
function isHarmless(argv: readonly string[]): boolean {
  const words = argv.filter((word) => !word.startsWith('-'));
  if (words.some((word) => LEFT_OUT.has(word))) return false;
  return argv.every(
    (word) => INSIDE.has(word) || (!/\.\.|:\/\/|\0/.test(word) && !/(?:^|[=:])[/~]/.test(word)),
  );
}

/** A word more, less, twice, or another; of a command with its own options. */
function changedLine(random: Random, input: Uint8Array): Uint8Array {
  const words = Buffer.from(input).toString('utf8').split('\n');
  const at = random.below(words.length + 1);
  const word = random.chance(0.2) ? `--${random.pick(OPTIONS)}` : random.pick(WORDS);
  const kind = random.below(4);
  if (kind === 0) return Buffer.from(words.toSpliced(at, 1).join('\n'));
  return Buffer.from(words.toSpliced(at, kind === 1 ? 1 : 0, word).join('\n'));
}

const OPTIONS: readonly [string, ...string[]] = [
  'all', 'strict', 'days', 'until', 'max-age', 'require-until', 'deployment', 'contracts', 'facts', 'pack',
  'from', 'to', 'version', 'passphrase-file', 'name', 'origin', 'subject', 'stdin', 'claims', 'trust',
]; // prettier-ignore
