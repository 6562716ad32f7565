import { checkSurfaces, surfacePaths, writeSurfaces } from '../../app/check-surfaces.ts';
import { countOf, worstSeverity } from '../../findings/index.ts';
import { refuseOptions } from '../arguments.ts';
import type { Command, Invocation } from '../command.ts';
import { repositoryOf } from '../options.ts';

export const check: Command = {
  examples: {
    'claimgate surfaces check': 'in CI: check that the documents match the claims',
    'claimgate surfaces check --ref v1.4.0': 'the same for the documents of a tag',
  },
  inputs: documentsOf,
  async run(invocation) {
    const checked = await checkSurfaces(repositoryOf(invocation), invocation.host);
    const { blockCount, ...said } = checked;
    const documents = countOf(said.result.files.length, 'document');
    const answer = `honest: ${countOf(blockCount, 'block')} in ${documents} as claimed`;
    return { ...said, lines: worstSeverity(said.findings) === 0 ? [answer] : [] };
  },
};

export const write: Command = {
  examples: {
    'claimgate surfaces write': 'write the claims into the blocks, and change nothing else',
    'claimgate surfaces write --json': 'with the outcome for each document',
  },
  inputs: documentsOf,
  async run(invocation) {
    refuseOptions(invocation.args, ['ref'], 'here: only the work tree is written');
    const { result, ...said } = await writeSurfaces(repositoryOf(invocation), invocation.host);
    const lines = result.files.map(({ path, outcome }) => `${outcome}: ${path}`);
    return { result, ...said, lines };
  },
};

/** No report may be written over a document that is checked. */
function documentsOf(invocation: Invocation): Promise<readonly string[]> {
  return surfacePaths(repositoryOf(invocation), invocation.host);
}
