import { join } from 'node:path';
import { finding } from '../../findings/index.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { formatClaims, readClaims } from '../../manifest/index.ts';
import type { Command } from '../command.ts';
import { commandReport } from '../reports.ts';
import { refuseOptions } from '../refuse-options.ts';

export const command: Command = {
  options: {
    check: { type: 'boolean', describe: 'write nothing; fail where the file would change' },
  },
  examples: [
    ['claimgate claims fmt', 'write the canonical form'],
    ['claimgate claims fmt --check', 'in CI: fail where somebody forgot to'],
  ],
  async run({ openInputs, args }) {
    refuseOptions(args, ['ref'], 'here: only the work tree is written');
    const { root, claims } = await openInputs();
    const { path, bytes } = claims;
    // Carriage returns are what this command is there to remove, so they do not stop it.
    const reading = readClaims(withoutCarriageReturns(bytes), path);
    const sources = new Map([[path, reading.text]]);
    const findings = reading.findings.filter(({ code }) => code !== 'not_canonical');
    if (!reading.claims) return commandReport('claims fmt', null, { findings, sources });
    const formatted = formatClaims(reading.claims);
    const isFormatted = Buffer.from(bytes).equals(Buffer.from(formatted));
    if (!isFormatted && args.flag('check') === true) {
      const differs = finding('not_formatted', { file: path });
      return commandReport('claims fmt', files(path, 'would_change'), {
        findings: [...findings, differs],
        sources,
      });
    }
    if (!isFormatted) await writeFileAtomically(join(root, path), formatted, path);
    const outcome = isFormatted ? 'unchanged' : 'changed';
    return commandReport('claims fmt', files(path, outcome), {
      findings,
      lines: [`${outcome}: ${path}`],
      sources,
    });
  },
};

function files(path: string, outcome: 'changed' | 'unchanged' | 'would_change') {
  return { files: [{ path, outcome }] };
}

function withoutCarriageReturns(bytes: Uint8Array): Uint8Array {
  return bytes.includes(0x0d)
    ? bytes.filter((byte, at) => byte !== 0x0d || bytes[at + 1] !== 0x0a)
    : bytes;
}
