import { dirname, join } from 'node:path';
import { createManifest, manifestFiles, VERDICT_NAME } from '../../app/create-manifest.ts';
import { shortDigest } from '../../report/report-words.ts';
import { gateReport } from '../../report/run-report.ts';
import type { Command } from '../command.ts';
import {
  ARTIFACT_OPTION,
  EVIDENCE_OPTIONS,
  explainOptionsOf,
  filesOf,
  releaseQuestionOf,
  requiredFile,
  valued,
  argument,
} from '../options.ts';
import { namesSigner, signerOf, signerOptions } from '../signer-options.ts';
import { givenAgain } from '../arguments.ts';
import { SELF_TEST_OPTION } from './check.ts';
import { shell } from '../../findings/shell.ts';

const SIGNATURE = { key: 'sign' } as const;

export const command: Command = {
  positionals: { release: argument('v and a stable SemVer, such as v1.4.0') },
  options: {
    ...EVIDENCE_OPTIONS,
    ...SELF_TEST_OPTION,
    ...signerOptions(
      SIGNATURE,
      valued('sign the verdict with this private key of the release role', 'FILE'),
    ),
    ...ARTIFACT_OPTION,
    out: {
      ...valued(`the manifest; ${VERDICT_NAME} is written beside it`, 'FILE'),
      default: 'release-manifest.json',
    },
  },
  examples: {
    'claimgate manifest create v1.4.0': 'release-manifest.json and gate-verdict.json here',
    'claimgate manifest create v1.4.0 --ref v1.4.0 --out dist/release-manifest.json':
      'for a tag that exists',
    'claimgate manifest create v1.4.0 --projection ledger-projection.jsonl --sign release.key':
      'with claims: judge them, and sign the verdict',
    'claimgate manifest create v1.4.0 --artifact shop-1.4.0.tgz --sign release.key':
      'bind what is published: `claimgate verify --artifact` checks it',
  },
  files(invocation) {
    const { verdict, ...others } = manifestFiles(requiredFile(invocation, 'out'));
    return { verdicts: [verdict], others: Object.values(others) };
  },
  async run(invocation) {
    const { args, host } = invocation;
    const out = requiredFile(invocation, 'out');
    const key = namesSigner(invocation, SIGNATURE) ? signerOf(invocation, SIGNATURE) : undefined;
    const published = filesOf(invocation, 'artifact');
    const request = { version: args.required('release'), out, key, artifacts: published };
    const created = await createManifest(request, releaseQuestionOf(invocation), host);
    const { artifacts, judged, manifestDigest, signed, unsigned } = created;
    const report = gateReport(judged, explainOptionsOf(invocation));
    const linesOf = (digestOf: (digest: string) => string): string[] => [
      `  manifest: ${manifestDigest === undefined ? 'not written' : `${out.name} ${digestOf(manifestDigest)}`}`,
      ...artifacts.map(({ name, sha256 }) => `  artifact: ${name} ${digestOf(sha256)}`),
      ...(signed ? [`  signed: ${signed.name} by ${signed.keyId}`] : []),
      ...(unsigned === undefined ? [] : [`  to be signed by an identity: ${unsigned}`]),
    ];
    const verdict = join(dirname(out.name), VERDICT_NAME);
    return {
      ...report,
      lines: [...report.lines, ...linesOf(shortDigest)],
      fullLines: [...(report.fullLines ?? []), ...linesOf((digest) => digest)],
      next: [
        `${shell`claimgate verdict require ${verdict}`}${givenAgain(invocation, ['C', 'ref'])}`,
      ],
    };
  },
};
