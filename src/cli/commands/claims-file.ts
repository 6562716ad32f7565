import { formatClaimsFile, listClaims } from '../../app/claims-file.ts';
import { refuseOptions } from '../arguments.ts';
import type { Command } from '../command.ts';
import { claimLine } from '../entry-lines.ts';
import { CLAIMS_OPTION, repositoryOf } from '../options.ts';

export const list: Command = {
  options: CLAIMS_OPTION,
  examples: {
    'claimgate claims list': 'one line for each claim',
    'claimgate claims list --ref v1.4.0 --json': 'what a release claims, for programs',
  },
  async run(invocation) {
    const { result, ...said } = await listClaims(repositoryOf(invocation), invocation.host);
    const claims = result?.claims ?? [];
    const isEmpty = result?.claims.length === 0;
    const lines = isEmpty ? ['nothing is claimed'] : claims.map(claimLine);
    return { result, ...said, lines };
  },
};

export const fmt: Command = {
  options: {
    check: { type: 'boolean', describe: 'write nothing; fail where the file would change' },
  },
  examples: {
    'claimgate claims fmt': 'write the canonical form',
    'claimgate claims fmt --check': 'in CI: fail where somebody forgot to',
  },
  async run(invocation) {
    const { args, host } = invocation;
    refuseOptions(args, ['ref'], 'here: only the work tree is written');
    const writes = args.flag('check') !== true;
    const { result, ...said } = await formatClaimsFile(repositoryOf(invocation), { writes }, host);
    const done = (result?.files ?? []).filter(({ outcome }) => outcome !== 'would_change');
    const lines = done.map(({ path, outcome }) => `${outcome}: ${path}`);
    return { result, ...said, lines };
  },
};
