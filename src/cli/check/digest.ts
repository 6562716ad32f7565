import type { DigestResult, DescribedDigest } from '../../documents/index.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { CLAIMS_OPTION, repeated, valued, argument } from '../options.ts';
import { digestOf, digestOfStream } from '../../digest/index.ts';
import { scopeDigest } from '../../evidence/subject-evidence.ts';
import { worstSeverity } from '../../documents/findings.ts';
import { streamRegularFile } from '../../io/files.ts';
import { bindClaims, MAX_CLAIMS_BYTES, readClaims } from '../../manifest/claims.ts';
import { progressOf, type Host } from '../host.ts';
import { readNamed, type NamedFile } from '../named-file.ts';
import { openReleaseInputs } from '../../repository/release-inputs.ts';
import { askedRepository } from '../../repository/asked.ts';

export const command: Command = {
  examples: {
    'claimgate digest': 'the claims file, in the form that `sha256sum -c` reads',
    'claimgate digest --json':
      'the values in a release manifest: digest, schema version, claim count',
    'claimgate digest release.tar.gz': 'any file, of any size',
    'claimgate digest --capability adapter.json --scope pins:write':
      'digests as contracts, runs and runtime facts hold them',
  },
  positionals: { file: argument('any file; without it, the claims file') },
  options: {
    ...CLAIMS_OPTION,
    capability: valued('print the capability_digest of this file', 'FILE'),
    policy: valued('print the policy_digest of this file', 'FILE'),
    scope: repeated('print the digest of an OAuth scope, by its name; may be repeated', 'NAME'),
  },
  async run(invocation) {
    const { args, host } = invocation;
    const named = ['capability', 'policy', 'scope'].some((name) => args.list(name).length > 0);
    const file = invocation.file('file');
    if (named) {
      args.refuse(['file', 'claims', 'ref'], 'with --capability, --policy and --scope');
      const digests = await namedDigests(invocation);
      const lines = digests.map(({ digest, name, of }) =>
        [digest, of === 'scope' ? of : `${of}_digest`, name].join('  '),
      );
      return { result: { digests }, lines };
    }
    if (file) {
      args.refuse(['claims', 'ref'], 'with a file: it is read from the work tree');
      const result = await digestFile(file, host);
      return { result, lines: [checksumLine(result)] };
    }
    const { path, bytes, remarks } = (await openReleaseInputs(askedRepository(invocation), host))
      .claims;
    const { claims, findings, text } = readClaims(bytes, path);
    const binding = claims ? bindClaims(bytes, claims) : null;
    const result = { path, sha256: digestOf(bytes), size: bytes.length, binding };
    return {
      result,
      findings: [...remarks, ...findings],
      sources: new Map([[path, text]]),
      lines: binding ? [checksumLine(result)] : [],
    };
  },
};

/** One line as `sha256sum` prints it, which escapes names that hold a backslash or a line end. */
function checksumLine({ path, sha256 }: DigestResult): string {
  const escaped = path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `${escaped === path ? '' : '\\'}${sha256.replace('sha256:', '')}  ${escaped}`;
}

/** Streams a file, so that its size does not matter; what is small enough to be a claims file is bound if it is one. */
async function digestFile(file: NamedFile, host: Host): Promise<DigestResult> {
  const { path, name } = file;
  const pieces = streamRegularFile(path, name, progressOf(name, host));
  const { digest, size } = await digestOfStream(pieces);
  const small = size <= MAX_CLAIMS_BYTES ? await readNamed(file, MAX_CLAIMS_BYTES) : undefined;
  const bytes = small && digestOf(small.bytes) === digest ? small.bytes : undefined;
  return { path: name, sha256: digest, size, binding: bytes ? bindingOf(bytes, name) : null };
}

/** Digests as contracts, runs and runtime facts hold them (specification/documents.md 3.2). */
async function namedDigests(invocation: Invocation): Promise<DescribedDigest[]> {
  const digests: DescribedDigest[] = [];
  for (const of of ['capability', 'policy'] as const) {
    const file = invocation.file(of);
    const read = file && (await digestFile(file, invocation.host));
    if (read) digests.push({ of, name: read.path, digest: read.sha256 });
  }
  for (const scope of invocation.args.list('scope'))
    digests.push({ of: 'scope', name: scope, digest: scopeDigest(scope) });
  return digests;
}

function bindingOf(bytes: Uint8Array, file: string): DigestResult['binding'] {
  const { claims, findings } = readClaims(bytes, file);
  return claims && worstSeverity(findings) === 0 ? bindClaims(bytes, claims) : null;
}
