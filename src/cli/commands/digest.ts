import { digestClaims, digestFile } from '../../app/digest-file.ts';
import type { DigestResult } from '../../documents/index.ts';
import { refuseOptions } from '../arguments.ts';
import type { Command } from '../command.ts';
import { CLAIMS_OPTION, fileOf, repositoryOf } from '../options.ts';

export const command: Command = {
  positionals: { file: { type: 'string', describe: 'any file; without it, the claims file' } },
  options: CLAIMS_OPTION,
  examples: {
    'claimgate digest': 'the claims file, in the form that `sha256sum -c` reads',
    'claimgate digest --json': 'what a release manifest binds: digest, schema version, claim count',
    'claimgate digest release.tar.gz': 'any file, of any size',
  },
  async run(invocation) {
    const { args, host } = invocation;
    const file = fileOf(invocation, 'file');
    if (file) {
      refuseOptions(args, ['claims', 'ref'], 'beside a file: it is read as it lies there');
      const result = await digestFile(file, host);
      return { result, lines: [checksumLine(result)] };
    }
    const { result, ...said } = await digestClaims(repositoryOf(invocation), host);
    const lines = result?.binding ? [checksumLine(result)] : [];
    return { result, ...said, lines };
  },
};

/** One line as `sha256sum` prints it, which escapes names that hold a backslash or a line end. */
function checksumLine({ path, sha256 }: DigestResult): string {
  const escaped = path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `${escaped === path ? '' : '\\'}${sha256.replace('sha256:', '')}  ${escaped}`;
}
