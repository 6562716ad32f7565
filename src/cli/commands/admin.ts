import {
  addAdministrator,
  administratorsOf,
  signOutAdministrator,
  stopAdministrator,
} from '../../app/administrators.ts';
import type { ListedAdministrator } from '../../documents/index.ts';
import type { Result } from '../../findings/index.ts';
import type { Report } from '../../report/report.ts';
import { SCOPES } from '../../service/index.ts';
import type { Command } from '../command.ts';
import { LEDGER_OPTION, ledgerOf, repeated, sourceOf, valued } from '../option-values.ts';
import { commandReport } from '../reports.ts';

export const create: Command = {
  positionals: { name: { type: 'string', describe: 'who it is, as a slug' } },
  options: {
    ...LEDGER_OPTION,
    'password-file': valued(
      'one line in a file that only you may read; - is standard input; else you are asked',
    ),
    scope: {
      ...repeated('limit them to reading this; may be repeated (default: not limited)'),
      choices: SCOPES,
    },
  },
  examples: [
    ['claimgate admin create jane', 'somebody who may sign in and record evidence'],
    [
      'claimgate admin create viewer --scope readiness:read --password-file viewer.password',
      'somebody who may only look',
    ],
  ],
  async run(invocation) {
    const { args, at, host } = invocation;
    const named = args.list('scope');
    const made = await addAdministrator(
      ledgerOf(invocation),
      {
        name: args.required('name'),
        scopes: SCOPES.filter((scope) => named.includes(scope)),
        password: sourceOf(invocation, 'password-file'),
        at,
      },
      host,
    );
    return administratorReport('admin create', made);
  },
};

export const list: Command = {
  options: LEDGER_OPTION,
  examples: [['claimgate admin list', 'every administrator, and how many sessions are open']],
  async run(invocation) {
    const administrators = await administratorsOf(ledgerOf(invocation), invocation.at);
    const lines = administrators.map(administratorLine);
    return commandReport('admin list', { administrators }, { lines });
  },
};

export const signOut: Command = {
  positionals: { name: { type: 'string', describe: 'who, as the list shows them' } },
  options: LEDGER_OPTION,
  examples: [['claimgate admin sign-out jane', 'every session of jane ends at once']],
  async run(invocation) {
    const { args, at } = invocation;
    const name = args.required('name');
    const found = await signOutAdministrator(ledgerOf(invocation), name, at);
    return administratorReport('admin sign-out', found);
  },
};

export const disable: Command = {
  positionals: { name: { type: 'string', describe: 'who, as the list shows them' } },
  options: LEDGER_OPTION,
  examples: [
    ['claimgate admin disable jane', 'jane signs in no more, and her sessions end at once'],
  ],
  async run(invocation) {
    const { args, at } = invocation;
    const name = args.required('name');
    const found = await stopAdministrator(ledgerOf(invocation), name, at);
    return administratorReport('admin disable', found);
  },
};

function administratorReport(command: string, outcome: Result<ListedAdministrator>): Report {
  if (!outcome.ok) return commandReport(command, null, outcome);
  const administrator = outcome.value;
  return commandReport(command, { administrator }, { lines: [administratorLine(administrator)] });
}

/** An administrator as a line of a list. */
function administratorLine({ name, scopes, disabled_at, sessions }: ListedAdministrator): string {
  const may = scopes.length === 0 ? 'not limited' : `only ${scopes.join(',')}`;
  const standing = disabled_at === null ? `sessions: ${sessions}` : `disabled ${disabled_at}`;
  return `${name}  ${may}  ${standing}`;
}
