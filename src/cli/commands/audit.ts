import {
  auditCapsule,
  auditRelease,
  isReleaseVersion,
  type AuditedRelease,
} from '../../app/audit-release.ts';
import type { CorrectionsResult, ReleaseAuditResult } from '../../documents/index.ts';
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
  flag,
  argument,
} from '../options.ts';

export const command: Command = {
  positionals: {
    release: argument('a release tag such as v1.4.0, or a capsule file'),
  },
  options: {
    ...MEMORY_OPTION,
    ...TRUST_PIN_OPTION,
    pack: valued('with a tag: also write everything the release rests on to this new file', 'FILE'),
    html: valued(
      'also write a page with the capsule in it, which verifies itself in a browser',
      'FILE',
    ),
    explain: flag('of a capsule: print the commands that check it by hand'),
  },
  examples: {
    'claimgate audit v1.4.0': 'verify a past release, with the trust pin in CLAIMGATE_TRUST_PIN',
    'claimgate audit v1.4.0 --pack v1.4.0.capsule':
      'and keep all of it in one file, the same bytes each time',
    'claimgate audit v1.4.0 --html v1.4.0.html':
      'and verify it in a browser, with nothing installed',
    'claimgate audit v1.4.0.capsule --explain':
      'the commands of sha256sum, openssl and jq that check each step',
    'claimgate audit v1.4.0.capsule': 'years later, without repository or network',
  },
  files: (invocation) => ({
    others: ['pack', 'html'].flatMap((name) => filesOf(invocation, name)).map(({ path }) => path),
  }),
  async run(invocation) {
    const { args } = invocation;
    const asked = args.required('release');
    refuseOptions(args, ['ref', 'config'], 'for an audit: it reads what the release was made from');
    const isCapsule = !isReleaseVersion(asked);
    if (isCapsule) refuseOptions(args, ['memory', 'pack'], 'for a capsule');
    else refuseOptions(args, ['explain'], 'for a tag: write a capsule by --pack first');
    const audited = await (isCapsule ? capsuleAudit : releaseAudit)(invocation);
    const { explained, result, findings } = audited;
    if (args.flag('explain') === true)
      return { result, findings, lines: explained ?? [UNEXPLAINED] };
    const verified = worstSeverity(findings) === 0;
    const lines = [...resultLines(result, verified)];
    const [pack, page] = [args.text('pack'), args.text('html')];
    const unwritten = `not written, as ${asked} does not verify`;
    if (pack !== undefined && !verified) lines.push(`  capsule: ${unwritten}`);
    if (page !== undefined) lines.push(`  page: ${verified ? page : unwritten}`);
    if (pack !== undefined && verified)
      lines.push('  in a browser: open verifier.html of the release, and drop the capsule on it');
    return { result, findings, lines };
  },
};

/** For a shell at the end of a pipe, which must neither pass nor run words of a forged capsule. */
const UNEXPLAINED = 'exit 1 # the capsule does not verify: see its findings';

function capsuleAudit(invocation: Invocation): Promise<AuditedRelease> {
  const [capsule, html] = [requiredFile(invocation, 'release'), fileOf(invocation, 'html')];
  return auditCapsule(capsule, trustPinOf(invocation), html);
}

function releaseAudit(invocation: Invocation): Promise<AuditedRelease> {
  const { args, directory, host } = invocation;
  const [pack, html] = [fileOf(invocation, 'pack'), fileOf(invocation, 'html')];
  const [memory, trustPin] = [memoryOf(invocation), trustPinOf(invocation)];
  return auditRelease(args.required('release'), { directory, memory, trustPin, pack, html }, host);
}

/** The answer, whose release it is, and how each part was checked. */
function resultLines(result: ReleaseAuditResult, verified: boolean): readonly string[] {
  const { capsule, corrections, deployment, evaluated_at, resource_uri } = result;
  const { revision, rows, version } = result;
  return [
    `${verified ? 'verified' : 'not verified'}: ${version} at ${revision}, judged at ${evaluated_at ?? 'an unknown instant'}`,
    `  deployment: ${deployment ?? 'none'}`,
    `  product: ${resource_uri ?? 'none'}`,
    ...rows.map(
      ({ outcome, check, by }) => `  ${OUTCOMES[outcome].padEnd(11)}  ${check.padEnd(17)}  ${by}`,
    ),
    ...(corrections === null ? [] : [`  corrections: ${correctionsLine(corrections)}`]),
    ...(capsule === null ? [] : [`  capsule: ${capsule}`]),
  ];
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
