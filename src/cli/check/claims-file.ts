import { join } from 'node:path';
import { finding } from '../../documents/findings.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { formatClaims, readClaims } from '../../manifest/claims.ts';
import { openReleaseInputs, listClaims } from '../../repository/release-inputs.ts';
import type { Command } from '../command.ts';
import { claimLines } from '../../report/entry-lines.ts';
import { CLAIMS_OPTION, flag } from '../options.ts';
import { askedRepository } from '../../repository/asked.ts';

export const list: Command = {
  examples: {
    'claimgate claims list': 'one line for each claim',
    'claimgate claims list --ref v1.4.0 --json': 'what a release claims, for programs',
  },
  options: CLAIMS_OPTION,
  async run(invocation) {
    const { result, ...said } = await listClaims(askedRepository(invocation), invocation.host);
    const claims = result?.claims ?? [];
    if (result?.claims.length === 0) return { result, ...said, lines: ['no claims'] };
    const fullLines = claimLines(claims, (digest) => digest);
    return { result, ...said, lines: claimLines(claims), fullLines };
  },
};

export const fmt: Command = {
  examples: {
    'claimgate claims fmt': 'write the canonical form',
    'claimgate claims fmt --check': 'in CI: fail if the file is not in its canonical form',
  },
  options: { check: flag('write nothing; fail if the file would change') },
  async run(invocation) {
    const { args, host } = invocation;
    const { root, claims: file } = await openReleaseInputs(askedRepository(invocation), host);
    const { path, bytes } = file;
    // Carriage returns are what this is there to remove, so they do not stop it.
    const { claims, findings: found, text } = readClaims(withoutCarriageReturns(bytes), path);
    const sources = new Map([[path, text]]);
    const findings = found.filter(({ code }) => code !== 'not_canonical');
    if (!claims) return { findings, sources };
    const formatted = formatClaims(claims);
    const isSame = Buffer.from(bytes).equals(Buffer.from(formatted));
    const wouldChange = !isSame && args.flag('check') === true;
    const outcome = isSame ? 'unchanged' : wouldChange ? 'would_change' : 'changed';
    if (outcome === 'changed') await writeFileAtomically(join(root, path), formatted, path);
    return {
      result: { files: [{ path, outcome }] },
      findings: wouldChange ? [...findings, finding('not_formatted', { file: path })] : findings,
      sources,
      lines: wouldChange ? [] : [`${outcome}: ${path}`],
    };
  },
};

function withoutCarriageReturns(bytes: Uint8Array): Uint8Array {
  return bytes.includes(0x0d)
    ? bytes.filter((byte, at) => byte !== 0x0d || bytes[at + 1] !== 0x0a)
    : bytes;
}
