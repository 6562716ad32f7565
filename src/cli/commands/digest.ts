import { resolve } from 'node:path';
import { digestOf, digestOfStream, hexOf, type Digest } from '../../digest/index.ts';
import { worstSeverity } from '../../findings/index.ts';
import { bindClaims, MAX_CLAIMS_BYTES, readClaims } from '../../manifest/index.ts';
import { openRegularFile } from '../../io/files.ts';
import type { Report } from '../../report/report.ts';
import type { Command, Invocation } from '../command.ts';
import { CLAIMS_OPTION } from '../options.ts';
import { commandReport } from '../outcome.ts';

export const command: Command = {
  positionals: { file: { type: 'string', describe: 'any file; without it, the claims file' } },
  options: CLAIMS_OPTION,
  examples: [
    ['claimgate digest', 'the claims file, in the form that `sha256sum -c` reads'],
    [
      'claimgate digest --json',
      'what a release manifest binds: digest, schema version, claim count',
    ],
    ['claimgate digest release.tar.gz', 'any file, of any size'],
  ],
  run: (invocation) => {
    const file = invocation.args.text('file');
    return file === undefined ? digestOfClaims(invocation) : digestOfFile(invocation, file);
  },
};

async function digestOfClaims({ openInputs }: Invocation): Promise<Report> {
  const { path, bytes, remarks } = (await openInputs()).claims;
  const { claims, findings, text } = readClaims(bytes, path);
  const digest = digestOf(bytes);
  const result = {
    path,
    sha256: digest,
    size: bytes.length,
    binding: claims ? bindClaims(bytes, claims) : null,
  };
  const lines = claims ? [checksumLine(digest, path)] : [];
  return commandReport('digest', result, {
    findings: [...remarks, ...findings],
    lines,
    sources: new Map([[path, text]]),
  });
}

/** Streams the file, so that its size does not matter; what is small enough to be a claims file is bound if it is one. */
async function digestOfFile({ directory }: Invocation, file: string): Promise<Report> {
  const handle = await openRegularFile(resolve(directory, file), file);
  const kept: Uint8Array[] = [];
  const { size: expected } = await handle.stat();
  const keeps = expected <= MAX_CLAIMS_BYTES;
  const { digest, size } = await digestOfStream(
    keptChunks(handle.createReadStream({ highWaterMark: 1 << 20 }), keeps ? kept : undefined),
  );
  const binding = keeps ? bindingOf(Buffer.concat(kept), file) : null;
  return commandReport(
    'digest',
    { path: file, sha256: digest, size, binding },
    { lines: [checksumLine(digest, file)] },
  );
}

async function* keptChunks(
  chunks: AsyncIterable<Uint8Array>,
  kept: Uint8Array[] | undefined,
): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) {
    kept?.push(chunk);
    yield chunk;
  }
}

function bindingOf(bytes: Uint8Array, file: string): ReturnType<typeof bindClaims> | null {
  const { claims, findings } = readClaims(bytes, file);
  return claims && worstSeverity(findings) === 0 ? bindClaims(bytes, claims) : null;
}

/** One line as `sha256sum` prints it, which escapes names that hold a backslash or a line end. */
function checksumLine(digest: Digest, path: string): string {
  const escaped = path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `${escaped === path ? '' : '\\'}${hexOf(digest)}  ${escaped}`;
}
