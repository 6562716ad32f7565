import { join } from 'node:path';
import { modeOf } from '../../io/files.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import type { Command } from '../command.ts';
import { commandReport } from '../reports.ts';
import { refuseOptions } from '../refuse-options.ts';
import { inspectSurfaces, surfacePaths, type InspectedSurface } from '../surfaces.ts';

const NAME = 'surfaces write';

export const command: Command = {
  examples: [
    ['claimgate surfaces write', 'write what is claimed into the blocks, and touch nothing else'],
    ['claimgate surfaces write --json', 'with the outcome for each document'],
  ],
  inputs: surfacePaths,
  async run(invocation) {
    refuseOptions(invocation.args, ['ref'], 'here: only the work tree is written');
    const { root, surfaces, findings: whole, sources } = await inspectSurfaces(invocation);
    const files = [];
    for (const surface of surfaces.filter(({ template }) => template !== undefined))
      files.push(await write(root, surface));
    // What is written now no longer differs; everything else is for people to mend.
    const findings = [...whole, ...surfaces.flatMap((surface) => surface.findings)].filter(
      ({ code }) => code !== 'surface_block_differs',
    );
    const lines = files.map(({ path, outcome }) => `${outcome}: ${path}`);
    return commandReport(NAME, { files }, { findings, lines, sources });
  },
};

async function write(root: string, { file: path, text, written }: InspectedSurface) {
  if (written === undefined || written === text) return { path, outcome: 'unchanged' as const };
  const target = join(root, path);
  await writeFileAtomically(target, written, path, modeOf(target));
  return { path, outcome: 'changed' as const };
}
