import { proposeClaims, type RefusedEntry } from '../../app/propose-claims.ts';
import type { Subject } from '../../documents/index.ts';
import { ClaimgateError, messageOf } from '../../findings/index.ts';
import { escapeForTerminal } from '../../report/escape.ts';
import { subjectName } from '../../report/report-words.ts';
import { refuseOptions } from '../arguments.ts';
import type { Command } from '../command.ts';
import { claimLine } from '../entry-lines.ts';
import { EXPLAINING_OPTIONS, releaseQuestionOf, repeated, projectionOf } from '../options.ts';

export const command: Command = {
  options: {
    ...EXPLAINING_OPTIONS,
    only: repeated('MEMBER=VALUE of the subject, or a subject digest; may be repeated'),
    write: { type: 'boolean', describe: 'replace the claims file by the claims that would pass' },
  },
  examples: {
    'claimgate claims propose --projection ledger-projection.jsonl':
      'show what could be claimed today',
    'claimgate claims propose --projection ledger-projection.jsonl --only provider=pinterest --write':
      'claim it',
  },
  async run(invocation) {
    const { args, host } = invocation;
    const { path: projection } = projectionOf(invocation);
    const writes = args.flag('write') === true;
    if (writes) refuseOptions(args, ['ref'], 'beside --write: only the work tree is written');
    const only = args.list('only');
    const request = {
      projection,
      members: only.filter((item) => !isDigest(item)).map(memberAndValue),
      digests: only.filter(isDigest),
      writes,
    };
    const proposal = await proposeClaims(request, releaseQuestionOf(invocation), host);
    const { result, findings, candidateCount, refused } = proposal;
    if (!result) return { findings, lines: refusedLines(refused) };
    const { path, claims } = result;
    const written = writes
      ? `written to ${path}`
      : 'nothing was written (--write replaces the claims file)';
    const lines = [
      ...claims.map(claimLine),
      `${claims.length} of ${candidateCount} entries would pass; ${written}`,
    ];
    return { result, lines };
  },
};

const MAX_LISTED = 50;

/** Every entry with the first rule that refuses it: with that one cleared, the next one may speak up. */
function refusedLines(refused: readonly RefusedEntry[]): string[] {
  if (refused.length === 0) return [];
  const lines = refused
    .slice(0, MAX_LISTED)
    .map(({ subject, rule, finding }) =>
      escapeForTerminal(
        `${subjectName(subject)}: rule ${rule.number} ${rule.id}: ${messageOf(finding)}`,
      ),
    );
  const others = refused.length - lines.length;
  return others === 0 ? lines : [...lines, `and ${others} more`];
}

function isDigest(item: string): boolean {
  return item.startsWith('sha256:');
}

const MEMBERS: readonly (keyof Subject)[] = [
  'provider',
  'app_fingerprint',
  'instance_fingerprint',
  'account_kind',
  'output_profile',
  'operation',
  'policy_mode',
];

function memberAndValue(item: string): readonly [keyof Subject, string] {
  const equals = item.indexOf('=');
  const member = MEMBERS.find((name) => name === item.slice(0, equals));
  if (member === undefined)
    throw new ClaimgateError('usage', {
      expected: `--only MEMBER=VALUE with one of ${MEMBERS.join(', ')}`,
      found: item,
    });
  return [member, item.slice(equals + 1)];
}
