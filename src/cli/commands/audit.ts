import {
  auditCapsule,
  auditRelease,
  isReleaseVersion,
  type AuditedRelease,
} from '../../app/audit-release.ts';
import type { CorrectionsResult } from '../../documents/index.ts';
import { worstSeverity } from '../../findings/index.ts';
import { refuseOptions } from '../arguments.ts';
import type { Command, Invocation } from '../command.ts';
import {
  fileOf,
  filesOf,
  MEMORY_OPTION,
  memoryOf,
  requiredFile,
  TRUST_PIN_OPTION,
  trustPinOf,
  valued,
} from '../options.ts';

export const command: Command = {
  positionals: {
    release: { type: 'string', describe: 'a release tag such as v1.4.0, or a capsule file' },
  },
  options: {
    ...MEMORY_OPTION,
    ...TRUST_PIN_OPTION,
    pack: valued('with a tag: also write everything the release rests on to this new file', 'FILE'),
  },
  examples: {
    'claimgate audit v1.4.0': 'verify a past release, with the trust pin in CLAIMGATE_TRUST_PIN',
    'claimgate audit v1.4.0 --pack v1.4.0.capsule':
      'and keep all of it in one file, the same bytes each time',
    'claimgate audit v1.4.0.capsule': 'years later, without repository or network',
  },
  files: (invocation) => ({ others: filesOf(invocation, 'pack').map(({ path }) => path) }),
  async run(invocation) {
    const { args } = invocation;
    const asked = args.required('release');
    refuseOptions(args, ['ref', 'config'], 'for an audit: it reads what the release was made from');
    const isCapsule = !isReleaseVersion(asked);
    if (isCapsule) refuseOptions(args, ['memory', 'pack'], 'for a capsule');
    const { result, findings } = await (isCapsule ? capsuleAudit : releaseAudit)(invocation);
    const { version, revision, evaluated_at, capsule, corrections, rows } = result;
    const verified = worstSeverity(findings) === 0;
    const lines = [
      `${verified ? 'verified' : 'not verified'}: ${version} at ${revision}, judged at ${evaluated_at ?? 'an unknown instant'}`,
      ...rows.map(
        ({ outcome, check, by }) => `  ${OUTCOMES[outcome].padEnd(11)}  ${check.padEnd(17)}  ${by}`,
      ),
      ...(corrections === null ? [] : [`  corrections: ${correctionsLine(corrections)}`]),
      ...(capsule === null ? [] : [`  capsule: ${capsule}`]),
    ];
    if (capsule === null && args.text('pack') !== undefined)
      lines.push(`  capsule: not written, as ${asked} does not verify`);
    return { result, findings, lines };
  },
};

function capsuleAudit(invocation: Invocation): Promise<AuditedRelease> {
  return auditCapsule(requiredFile(invocation, 'release'), trustPinOf(invocation));
}

function releaseAudit(invocation: Invocation): Promise<AuditedRelease> {
  const { args, directory, host } = invocation;
  const pack = fileOf(invocation, 'pack');
  const [memory, trustPin] = [memoryOf(invocation), trustPinOf(invocation)];
  return auditRelease(args.required('release'), { directory, memory, trustPin, pack }, host);
}

function correctionsLine({ count, digest }: CorrectionsResult): string {
  return digest === null ? 'none in the ledger' : `${count} in the ledger, ${digest}`;
}

const OUTCOMES = {
  passed: 'passed',
  failed: 'FAILED',
  not_checked: 'NOT CHECKED',
  not_needed: 'not needed',
} as const;
