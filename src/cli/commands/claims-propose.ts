import { proposeClaims, type RefusedEntry } from '../../app/propose-claims.ts';
import type { Subject } from '../../documents/index.ts';
import { countOf, messageOf } from '../../findings/index.ts';
import { escapeForTerminal } from '../../report/escape.ts';
import { claimName, withRest } from '../../report/report-words.ts';
import { refuseOptions, givenAgain, usageError } from '../arguments.ts';
import type { Command } from '../command.ts';
import { claimLine, fullClaimLine } from '../entry-lines.ts';
import {
  EVIDENCE_OPTIONS,
  EXPLAINING_OPTIONS,
  releaseQuestionOf,
  repeated,
  projectionOf,
  required,
  flag,
} from '../options.ts';
import { shell } from '../../findings/shell.ts';

export const command: Command = {
  options: {
    ...EXPLAINING_OPTIONS,
    projection: required(EVIDENCE_OPTIONS['projection'] ?? {}, ({ projection }) => projection),
    only: repeated(
      'MEMBER=VALUE of the subject, or a subject digest; may be repeated',
      'MEMBER=VALUE',
    ),
    write: flag('replace the claims file with the claims that would pass'),
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
    const counted = `${claims.length} of ${countOf(candidateCount, 'entry', 'entries')} would pass`;
    const written = writes
      ? `written to ${path}`
      : 'nothing was written: --write adds them to the claims file';
    const answer = `${counted}; ${written}`;
    return {
      result,
      findings,
      lines: [...claims.map(claimLine), answer],
      fullLines: [...claims.map(fullClaimLine), answer],
      next: writes
        ? [shell`git add ${path} && git commit -m "Claim what the evidence allows"`]
        : [
            `claimgate claims propose --write${givenAgain(invocation, ['C', 'config', 'projection', 'trust-pin', 'memory', 'only'])}`,
          ],
    };
  },
};

const MAX_LISTED = 50;

/** Every entry with the first rule that refuses it: with that one cleared, the next one may speak up. */
function refusedLines(refused: readonly RefusedEntry[]): string[] {
  const lines = refused
    .slice(0, MAX_LISTED)
    .map(({ subject, rule, finding }) =>
      escapeForTerminal(
        `${claimName(subject)}: rule ${rule.number} ${rule.id}: ${messageOf(finding)}`,
      ),
    );
  return withRest(lines, refused.length);
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
    throw usageError({
      expected: `MEMBER=VALUE, with a member of ${MEMBERS.join(', ')}`,
      found: `"${item}" for --only`,
    });
  return [member, item.slice(equals + 1)];
}
