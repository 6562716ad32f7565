import { countOf, worstSeverity } from '../../findings/index.ts';
import type { FileOutcome } from '../../documents/index.ts';
import type { Command } from '../command.ts';
import { commandReport } from '../reports.ts';
import { inspectSurfaces, surfacePaths } from '../surfaces.ts';

const NAME = 'surfaces check';

export const command: Command = {
  examples: [
    ['claimgate surfaces check', 'in CI: do the documents say what is claimed, and no more?'],
    ['claimgate surfaces check --ref v1.4.0', 'the same for the documents of a tag'],
  ],
  inputs: surfacePaths,
  async run(invocation) {
    const { surfaces, findings: whole, sources } = await inspectSurfaces(invocation);
    const findings = [...whole, ...surfaces.flatMap((surface) => surface.findings)];
    const files = surfaces.map((surface) => ({
      path: surface.file,
      outcome: outcomeOf(surface),
    }));
    const blocks = surfaces.filter(({ template }) => template !== undefined).length;
    const counted = `${countOf(blocks, 'block')} in ${countOf(surfaces.length, 'document')}`;
    const lines = worstSeverity(findings) === 0 ? [`honest: ${counted} as claimed`] : [];
    return commandReport(NAME, { files }, { findings, lines, sources });
  },
};

function outcomeOf({
  text,
  written,
}: {
  text: string;
  written: string | undefined;
}): FileOutcome['outcome'] {
  return written === undefined || written === text ? 'unchanged' : 'would_change';
}
