import { ClaimgateError, finding } from '../../findings/index.ts';
import { isSlug } from '../../json/value.ts';
import { createAdministrator, SCOPES } from '../../service/index.ts';
import { newPassword, PASSWORD_OPTION } from '../admin-password.ts';
import { administratorLine, listedAdministrator } from '../administrator-lines.ts';
import type { Command } from '../command.ts';
import { LEDGER_OPTION, withLedger } from '../ledger.ts';
import { commandReport } from '../reports.ts';

const NAME = 'admin create';

export const command: Command = {
  positionals: { name: { type: 'string', describe: 'who it is, as a slug' } },
  options: {
    ...LEDGER_OPTION,
    ...PASSWORD_OPTION,
    scope: {
      type: 'string',
      array: true,
      nargs: 1,
      choices: SCOPES,
      describe: 'limit them to reading this; may be repeated (default: not limited)',
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
    const name = args.required('name');
    if (!isSlug(name)) throw new ClaimgateError('usage', { expected: 'a slug', found: name });
    const named = args.list('scope');
    const scopes = SCOPES.filter((scope) => named.includes(scope));
    const made = await withLedger(invocation, async (ledger) => {
      const password = await newPassword(invocation);
      const request = { name, scopes, password, createdAt: at };
      return createAdministrator(ledger, request, host.random);
    });
    if (!made)
      return commandReport(NAME, null, {
        findings: [finding('administrator_exists', { found: name })],
      });
    const administrator = listedAdministrator(made, 0);
    return commandReport(NAME, { administrator }, { lines: [administratorLine(administrator)] });
  },
};
