import { compareReleases } from '../../app/compare-releases.ts';
import { verifyManifest } from '../../app/verify-manifest.ts';
import type { ChangedClaim, DifferenceResult } from '../../documents/index.ts';
import { worstSeverity } from '../../findings/index.ts';
import { claimName } from '../../report/report-words.ts';
import { refuseOptions } from '../arguments.ts';
import type { Command } from '../command.ts';
import { MEMORY_OPTION, memoryOf, repositoryOf, requiredFile, argument } from '../options.ts';

export const verify: Command = {
  positionals: { file: argument('a release manifest') },
  examples: {
    'claimgate manifest verify release-manifest.json': 'against the tag of the version it names',
    'claimgate manifest verify release-manifest.json --ref main': 'against any other commit',
  },
  async run(invocation) {
    const { args, host } = invocation;
    const file = requiredFile(invocation, 'file');
    const { result, ...said } = await verifyManifest(file, repositoryOf(invocation), host);
    if (!result) return said;
    const { expected, manifest, path } = result;
    const line =
      worstSeverity(said.findings) === 0
        ? `verified: ${path} is the manifest of ${expected.version} at ${expected.revision}`
        : `refused: ${path} is not the manifest of ${args.text('ref') ?? manifest.version}`;
    return { result, ...said, lines: [line] };
  },
};

const SIDE = 'a tag such as v1.4.0, another ref, a release manifest or a claims file';

export const diff: Command = {
  positionals: {
    a: argument(`before: ${SIDE}`),
    b: argument(`after: ${SIDE}`),
  },
  options: { ...MEMORY_OPTION },
  examples: {
    'claimgate manifest diff v1.4.0 v1.5.0': 'Markdown for the release notes',
    'claimgate manifest diff v1.4.0 HEAD --json': 'what the next release would change',
  },
  async run(invocation) {
    const { args, at, directory, host } = invocation;
    refuseOptions(args, ['ref'], 'here: the two sides are arguments');
    const [before, after] = [args.required('a'), args.required('b')];
    const request = { directory, memory: memoryOf(invocation), at, before, after };
    const { result, findings } = await compareReleases(request, host);
    return {
      result,
      findings,
      ...(result ? { lines: differenceLines(result), isMarkdown: true } : {}),
    };
  },
};

const TITLES = [
  ['added', 'Added'],
  ['withdrawn', 'Withdrawn'],
  ['lapsed', 'Expired'],
  ['contract_changed', 'Under a changed contract'],
  ['renewed', 'Renewed by newer evidence'],
] as const;

/** A comparison as Markdown that fits into release notes. */
function differenceLines(result: DifferenceResult): string[] {
  const { from, to, unchanged, evidence_compared: compared } = result;
  const total = TITLES.reduce((sum, [kind]) => sum + result[kind].length, 0);
  return [
    `## Claims from ${plain(from.name)} to ${plain(to.name)}`,
    '',
    ...TITLES.flatMap(([kind, title]) => partOf(title, result[kind])),
    ...(total === 0 ? ['No claim changed.', ''] : []),
    `Unchanged: ${unchanged}. Claims before: ${from.claim_count}, after: ${to.claim_count}.`,
    ...(compared
      ? []
      : [
          '',
          'Evidence was not compared: one of the two releases has no release record, so renewed and expired claims are unknown.',
        ]),
  ];
}

function partOf(title: string, claims: readonly ChangedClaim[]): string[] {
  if (claims.length === 0) return [];
  return [`### ${title}`, '', ...claims.map((claim) => `- ${lineOf(claim)}`).toSorted(), ''];
}

function lineOf({ subject, holds_before, holds_after }: ChangedClaim): string {
  const until = holds_after ?? holds_before;
  const verb = holds_after === null ? 'held' : 'holds';
  const words = claimName(subject);
  return until === null ? words : `${words} (${verb} until ${until})`;
}

/** Escapes a name that somebody typed: no character of it acts as Markdown. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>()#!|~&@:]/g, (character) => `\\${character}`);
}
