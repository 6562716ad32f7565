import { resolve } from 'node:path';
import { worstSeverity } from '../../findings/index.ts';
import { present } from '../../findings/assert.ts';
import { readRegularFile } from '../../io/files.ts';
import {
  bindClaims,
  MAX_MANIFEST_BYTES,
  readClaims,
  readManifest,
  releaseManifest,
  verifyManifest,
} from '../../manifest/index.ts';
import type { Report } from '../../report/report.ts';
import type { Command, Invocation } from '../command.ts';
import { commandReport } from '../reports.ts';

const NAME = 'manifest verify';

export const command: Command = {
  positionals: { file: { type: 'string', describe: 'a release manifest' } },
  examples: [
    ['claimgate manifest verify release-manifest.json', 'against the tag of the version it names'],
    ['claimgate manifest verify release-manifest.json --ref main', 'against any other commit'],
  ],
  async run(invocation) {
    const file = invocation.args.required('file');
    const read = readManifest(
      await readRegularFile(resolve(invocation.directory, file), file, MAX_MANIFEST_BYTES),
      file,
    );
    const sources = new Map([[file, read.reading.text]]);
    if (!read.ok) return commandReport(NAME, null, { findings: read.findings, sources });
    return compare(invocation, file, read);
  },
};

async function compare(
  { openInputs, args }: Invocation,
  file: string,
  { value: manifest, reading }: Extract<ReturnType<typeof readManifest>, { ok: true }>,
): Promise<Report> {
  const ref = args.text('ref');
  const inputs = await openInputs(
    ref === undefined ? { ref: `refs/tags/${manifest.version}` } : {},
  );
  const { path, bytes } = inputs.claims;
  const { claims, findings: claimsFindings, text } = readClaims(bytes, path);
  const sources = new Map([
    [file, reading.text],
    [path, text],
  ]);
  if (!claims) return commandReport(NAME, null, { findings: claimsFindings, sources });
  const release = present(inputs.release);
  // A ref without a release tag says nothing about the version, so only the rest is compared.
  const expected = {
    version: release.version ?? manifest.version,
    revision: release.revision,
    binding: bindClaims(bytes, claims),
  };
  const findings = [...claimsFindings, ...verifyManifest(manifest, reading, expected)];
  const result = {
    path: file,
    manifest,
    expected: releaseManifest(expected.version, expected.revision, expected.binding),
  };
  const verified = worstSeverity(findings) === 0;
  const lines = [
    verified
      ? `verified: ${file} is the manifest of ${expected.version} at ${expected.revision}`
      : `refused: ${file} is not the manifest of ${ref ?? manifest.version}`,
  ];
  return commandReport(NAME, result, { findings, lines, sources });
}
