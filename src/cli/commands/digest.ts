import { digestClaims, digestFile, digestsOf, type NamedValue } from '../../app/digest-file.ts';
import type { DigestResult } from '../../documents/index.ts';
import { refuseOptions } from '../arguments.ts';
import type { Command, Invocation } from '../command.ts';
import { CLAIMS_OPTION, fileOf, repeated, repositoryOf, valued, argument } from '../options.ts';

export const command: Command = {
  positionals: { file: argument('any file; without it, the claims file') },
  options: {
    ...CLAIMS_OPTION,
    capability: valued('print the capability_digest that this file stands for', 'FILE'),
    policy: valued('print the policy_digest that this file stands for', 'FILE'),
    scope: repeated('print the digest of an OAuth scope, by its name; may be repeated', 'NAME'),
  },
  examples: {
    'claimgate digest': 'the claims file, in the form that `sha256sum -c` reads',
    'claimgate digest --json':
      'the values in a release manifest: digest, schema version, claim count',
    'claimgate digest release.tar.gz': 'any file, of any size',
    'claimgate digest --capability adapter.json --scope pins:write':
      'digests as contracts, runs and runtime facts hold them',
  },
  async run(invocation) {
    const { args, host } = invocation;
    const named = namedValues(invocation);
    const file = fileOf(invocation, 'file');
    if (named.length > 0) {
      refuseOptions(args, ['file', 'claims', 'ref'], 'beside --capability, --policy and --scope');
      const digests = await digestsOf(named, host);
      const lines = digests.map(({ digest, name, of }) =>
        [digest, of === 'scope' ? of : `${of}_digest`, name].join('  '),
      );
      return { result: { digests }, lines };
    }
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

/** Lists the values in the options that documents refer to by digest. */
function namedValues(invocation: Invocation): readonly NamedValue[] {
  const files = (['capability', 'policy'] as const).flatMap((of) => {
    const file = fileOf(invocation, of);
    return file ? [{ of, file }] : [];
  });
  return [
    ...files,
    ...invocation.args.list('scope').map((scope) => ({ of: 'scope', scope }) as const),
  ];
}

/** One line as `sha256sum` prints it, which escapes names that hold a backslash or a line end. */
function checksumLine({ path, sha256 }: DigestResult): string {
  const escaped = path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `${escaped === path ? '' : '\\'}${sha256.replace('sha256:', '')}  ${escaped}`;
}
