import { resolve } from 'node:path';
import {
  auditRelease,
  membersOf,
  writeCapsule,
  type Audit,
  type AuditInput,
} from '../../audit/index.ts';
import { worstSeverity } from '../../findings/index.ts';
import { present } from '../../findings/assert.ts';
import { createFile } from '../../io/write-files.ts';
import { isReleaseVersion } from '../../manifest/index.ts';
import type { Report } from '../../report/report.ts';
import { releaseInCapsule } from '../audit-capsule.ts';
import { partsOfRelease, releaseInRepository } from '../audit-repository.ts';
import type { Command } from '../command.ts';
import { demand } from '../key-inputs.ts';
import { MEMORY_OPTION, TRUST_PIN_OPTION } from '../options.ts';
import { commandReport } from '../reports.ts';
import { refuseOptions } from '../refuse-options.ts';

export const command: Command = {
  positionals: {
    release: { type: 'string', describe: 'a release tag such as v1.4.0, or a capsule file' },
  },
  options: {
    ...MEMORY_OPTION,
    ...TRUST_PIN_OPTION,
    pack: {
      type: 'string',
      requiresArg: true,
      describe: 'with a tag: also write everything the release rests on to this new file',
    },
  },
  examples: [
    ['claimgate audit v1.4.0', 'verify a past release; CLAIMGATE_TRUST_PIN says whom to trust'],
    [
      'claimgate audit v1.4.0 --pack v1.4.0.capsule',
      'and keep all of it in one file, the same bytes each time',
    ],
    ['claimgate audit v1.4.0.capsule', 'years later, without repository or network'],
  ],
  files: ({ args, directory }) => ({
    others: args.list('pack').map((pack) => resolve(directory, pack)),
  }),
  async run(invocation) {
    const { args, directory } = invocation;
    const asked = args.required('release');
    refuseOptions(args, ['ref', 'config'], 'for an audit: it reads what the release was made from');
    if (!isReleaseVersion(asked)) {
      refuseOptions(args, ['memory', 'pack'], 'for a capsule');
      const input = await releaseInCapsule(invocation, asked);
      return auditReport(input, await auditRelease(input), asked);
    }
    const pack = args.text('pack');
    const release = await releaseInRepository(invocation, asked);
    const audit = await auditRelease(release.input);
    if (pack === undefined || worstSeverity(audit.findings) > 0) {
      const report = auditReport(release.input, audit, null);
      return pack === undefined
        ? report
        : {
            ...report,
            lines: [...report.lines, `  capsule: not written, as ${asked} does not verify`],
          };
    }
    const members = membersOf(await partsOfRelease(release, present(audit.verdict)));
    const capsule = demand(writeCapsule({ release: release.input.release, members }, pack));
    await createFile(resolve(directory, pack), capsule, pack);
    return auditReport(release.input, audit, pack);
  },
};

const OUTCOMES = {
  passed: 'passed',
  failed: 'FAILED',
  not_checked: 'NOT CHECKED',
  not_needed: 'not needed',
} as const;

function auditReport(
  { pin, release: { version, revision } }: AuditInput,
  { rows, findings, verdict }: Audit,
  capsule: string | null,
): Report {
  const evaluatedAt = verdict?.evaluated_at ?? null;
  const result = {
    version,
    revision,
    evaluated_at: evaluatedAt,
    pin: pin ?? null,
    capsule,
    rows: rows.map(({ findings: found, ...row }) => ({
      ...row,
      codes: found.map(({ code }) => code),
    })),
  };
  const verified = worstSeverity(findings) === 0;
  const lines = [
    `${verified ? 'verified' : 'not verified'}: ${version} at ${revision}, judged at ${evaluatedAt ?? 'an unknown instant'}`,
    ...rows.map(
      (row) => `  ${OUTCOMES[row.outcome].padEnd(11)}  ${row.check.padEnd(17)}  ${row.by}`,
    ),
    ...(capsule === null ? [] : [`  capsule: ${capsule}`]),
  ];
  return commandReport('audit', result, { findings, lines });
}
