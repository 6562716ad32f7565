import { resolve } from 'node:path';
import { digestOf, digestOfStream, hexOf, type Digest } from '../../digest/index.ts';
import { worstSeverity } from '../../findings/index.ts';
import { bindClaims, MAX_CLAIMS_BYTES, readClaims } from '../../manifest/index.ts';
import { streamRegularFile } from '../../io/files.ts';
import type { Report } from '../../report/report.ts';
import type { Command, Invocation } from '../command.ts';
import { CLAIMS_OPTION } from '../options.ts';
import { commandReport } from '../reports.ts';
import { progressOf } from '../progress.ts';
import { refuseOptions } from '../refuse-options.ts';

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
    const { args } = invocation;
    const file = args.text('file');
    if (file === undefined) return digestOfClaims(invocation);
    refuseOptions(args, ['claims', 'ref'], 'beside a file: it is read as it lies there');
    return digestOfFile(invocation, file);
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
async function digestOfFile({ directory, host }: Invocation, file: string): Promise<Report> {
  const kept = new KeptBytes(MAX_CLAIMS_BYTES);
  const pieces = streamRegularFile(resolve(directory, file), file, progressOf(file, host));
  const { digest, size } = await digestOfStream(kept.of(pieces));
  const binding = kept.bytes ? bindingOf(kept.bytes, file) : null;
  const result = { path: file, sha256: digest, size, binding };
  return commandReport('digest', result, { lines: [checksumLine(digest, file)] });
}

/** The bytes of a stream, as long as they are not more than a limit. */
class KeptBytes {
  readonly #limit: number;
  #pieces: Uint8Array[] = [];
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): Uint8Array | undefined {
    return this.#size <= this.#limit ? Buffer.concat(this.#pieces) : undefined;
  }

  async *of(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    for await (const piece of pieces) {
      this.#size += piece.length;
      if (this.#size <= this.#limit) this.#pieces.push(Uint8Array.from(piece));
      else this.#pieces = [];
      yield piece;
    }
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
