import { dirname, join } from 'node:path';
import { createManifest, manifestFiles, VERDICT_NAME } from '../../app/create-manifest.ts';
import { shortDigest } from '../../report/report-words.ts';
import { gateReport } from '../../report/run-report.ts';
import type { Command } from '../command.ts';
import {
  EVIDENCE_OPTIONS,
  explainOptionsOf,
  releaseQuestionOf,
  requiredFile,
  valued,
} from '../options.ts';
import { namesSigner, signerOf, signerOptions } from '../signer-options.ts';
import { givenAgain } from '../arguments.ts';
import { SELF_TEST_OPTION } from './check.ts';
import { shellWord } from '../arguments.ts';

const SIGNATURE = { key: 'sign' } as const;

export const command: Command = {
  positionals: { release: { type: 'string', describe: 'v and a stable SemVer, such as v1.4.0' } },
  options: {
    ...EVIDENCE_OPTIONS,
    ...SELF_TEST_OPTION,
    ...signerOptions(
      SIGNATURE,
      valued('sign the verdict with this private key of the release role', 'FILE'),
    ),
    out: {
      type: 'string',
      requiresArg: true,
      default: 'release-manifest.json',
      value: 'FILE',
      describe: `the manifest; ${VERDICT_NAME} is written beside it`,
    },
  },
  examples: {
    'claimgate manifest create v1.4.0': 'release-manifest.json and gate-verdict.json here',
    'claimgate manifest create v1.4.0 --ref v1.4.0 --out dist/release-manifest.json':
      'for a tag that exists',
    'claimgate manifest create v1.4.0 --projection ledger-projection.jsonl --sign release.key':
      'with claims: judge them, and sign the verdict',
  },
  files(invocation) {
    const { manifest, verdict, signed } = manifestFiles(requiredFile(invocation, 'out'));
    return { verdicts: [verdict], others: [manifest, signed] };
  },
  async run(invocation) {
    const { args, host } = invocation;
    const out = requiredFile(invocation, 'out');
    const key = namesSigner(invocation, SIGNATURE) ? signerOf(invocation, SIGNATURE) : undefined;
    const request = { version: args.required('release'), out, key };
    const created = await createManifest(request, releaseQuestionOf(invocation), host);
    const { judged, manifestDigest, signed, unsigned } = created;
    const report = gateReport(judged, explainOptionsOf(invocation));
    const linesOf = (digestOf: (digest: string) => string): string[] => [
      `  manifest: ${manifestDigest === undefined ? 'not written' : `${out.name} ${digestOf(manifestDigest)}`}`,
      ...(signed ? [`  signed: ${signed.name} by ${signed.keyId}`] : []),
      ...(unsigned === undefined ? [] : [`  to be signed by an identity: ${unsigned}`]),
    ];
    const verdict = join(dirname(out.name), VERDICT_NAME);
    return {
      ...report,
      lines: [...report.lines, ...linesOf(shortDigest)],
      fullLines: [...(report.fullLines ?? []), ...linesOf((digest) => digest)],
      next: [
        `claimgate verdict require ${shellWord(verdict)}${givenAgain(invocation, ['C', 'ref'])}`,
      ],
    };
  },
};
