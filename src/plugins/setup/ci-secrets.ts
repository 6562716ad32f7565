// Commands that hand the keys of `setup` to the CI system, so that nobody writes a file or copies a key by hand.

import type { PipelineSystem } from '../../documents/index.ts';
import { shell } from '../../documents/shell.ts';
import { KEY_FILES, type KeyHolder } from '../../repository/configured.ts';
import { isOnBranch } from './setup-plan.ts';

/** A ledger in a file is exported by its own machine: CI holds no key then. */
type LedgerKind = 'file' | 'branch' | 'database';

export function ledgerKindOf(ledger: string): LedgerKind {
  if (isOnBranch(ledger)) return 'branch';
  return ledger.startsWith('sqlite:') ? 'file' : 'database';
}

/** The secrets of the job that exports, each with the key that it is. */
const KEYS: Readonly<Record<string, KeyHolder>> = {
  CLAIMGATE_FINGERPRINT_KEY: 'fingerprint',
  CLAIMGATE_LEDGER_KEY: 'ledger',
  CLAIMGATE_PROJECTION_KEY: 'projection',
};

interface Handed {
  readonly ledger: LedgerKind;
  /** The folder of the keys, from the root. */
  readonly keys: string;
  readonly pin: string | null;
}

const OF_SYSTEM = { github: ofGitHub, gitlab: ofGitLab } as const;

/** Returns lines to type for the secrets and variables that the files for CI read, and how to keep the keys afterwards. */
export function secretCommands(system: PipelineSystem, handed: Handed): readonly string[] {
  if (system !== 'github' && system !== 'gitlab') return [];
  const commands = OF_SYSTEM[system](handed);
  if (commands.length === 0) return [];
  const program = system === 'github' ? 'gh' : 'glab';
  return [
    `for CI, with ${program} and the right to administer the repository:`,
    ...commands.map((command) => `  ${command}`),
    ...(handed.ledger === 'file' ? [] : afterwards(handed)),
  ];
}

function ofGitHub({ keys, ledger, pin }: Handed): readonly string[] {
  const variable = (name: string, value: string) => shell`gh variable set ${name} --body ${value}`;
  const given = pin === null ? [] : [variable('CLAIMGATE_TRUST_PIN', pin)];
  if (ledger === 'file') return given;
  const secret = (name: string) => `gh secret set ${name} --env claims`;
  return [
    ...given,
    'gh api --silent --method PUT repos/{owner}/{repo}/environments/claims',
    // It asks for the address, which holds a password.
    ...(ledger === 'database' ? [secret('CLAIMGATE_LEDGER')] : []),
    ...keyFiles(keys).map(([name, file]) => `${secret(name)} < ${file}`),
    variable('CLAIMGATE_EXPORT', 'true'),
  ];
}

function ofGitLab({ keys, ledger, pin }: Handed): readonly string[] {
  const given = pin === null ? [] : [shell`glab variable set CLAIMGATE_TRUST_PIN ${pin}`];
  if (ledger === 'file') return given;
  const secret = (name: string, how: string) =>
    `glab variable set ${name} --protected ${how} --scope claims-export`;
  const typed = ['CLAIMGATE_PUSH_URL', ...(ledger === 'database' ? ['CLAIMGATE_LEDGER'] : [])];
  return [
    ...given,
    // GitLab masks no value of several lines: a file is never printed.
    ...keyFiles(keys).map(([name, file]) => `${secret(name, '--type file')} < ${file}`),
    ...typed.map((name) => `cat | ${secret(name, '--masked')}`),
    'glab variable set CLAIMGATE_EXPORT true --protected',
    "glab schedule create --description claims --cron '17 */6 * * *' --ref $(git branch --show-current)",
  ];
}

function keyFiles(keys: string): readonly (readonly [string, string])[] {
  return Object.entries(KEYS).map(([name, holder]) => [
    name,
    shell`${`${keys}/${KEY_FILES[holder]}`}`,
  ]);
}

function afterwards({ keys }: Handed): readonly string[] {
  return [
    `then: keep ${keys}/${KEY_FILES.root} offline, and a copy of ${KEY_FILES.fingerprint}, which nothing replaces; delete ${KEY_FILES.projection} and ${KEY_FILES.ledger}`,
    '  unless this machine exports, too',
  ];
}
