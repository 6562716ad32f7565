import { formatClaimsFile, listClaims } from './read-claims-file.ts';
import { refuseOptions } from './arguments.ts';
import type { Command } from './command.ts';
import { claimLine, fullClaimLine } from './entry-lines.ts';
import { CLAIMS_OPTION, repositoryOf, flag } from './options.ts';

export const list: Command = {
  options: CLAIMS_OPTION,
  examples: {
    'claimgate claims list': 'one line for each claim',
    'claimgate claims list --ref v1.4.0 --json': 'what a release claims, for programs',
  },
  async run(invocation) {
    const { result, ...said } = await listClaims(repositoryOf(invocation), invocation.host);
    const claims = result?.claims ?? [];
    if (result?.claims.length === 0) return { result, ...said, lines: ['no claims'] };
    const [lines, fullLines] = [claims.map(claimLine), claims.map(fullClaimLine)];
    return { result, ...said, lines, fullLines };
  },
};

export const fmt: Command = {
  options: {
    check: flag('write nothing; fail if the file would change'),
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
