import { dirname, join, resolve } from 'node:path';
import { ClaimgateError, decisionOf } from '../../findings/index.ts';
import { present } from '../../findings/present.ts';
import { MAX_VERDICT_BYTES, requireVerdict } from '../../verdict/index.ts';
import { readFileIfThere } from '../../io/files.ts';
import { MAX_MANIFEST_BYTES, readClaims } from '../../manifest/index.ts';
import type { Command, Invocation } from '../command.ts';
import { durationOf } from '../option-values.ts';
import { readRootsOf } from '../evidence.ts';
import { TRUST_PIN_OPTION, trustPinOf } from '../options.ts';
import { commandReport } from '../reports.ts';

const NAME = 'verdict require';
const MAX_SIGNED_BYTES = 1024 * 1024;

export const command: Command = {
  positionals: { file: { type: 'string', describe: 'the verdict that `manifest create` wrote' } },
  options: {
    'max-age': {
      type: 'string',
      requiresArg: true,
      default: '24h',
      describe: 'oldest verdict to accept, such as 90m or 24h',
    },
    ...TRUST_PIN_OPTION,
  },
  examples: [
    [
      'claimgate verdict require gate-verdict.json',
      'in the publish job: go on only with a yes for this commit',
    ],
    [
      'claimgate verdict require gate-verdict.json --ref v1.4.0 --max-age 2h',
      'for a tag, and made just now',
    ],
  ],
  async run(invocation) {
    const { args, at } = invocation;
    const file = args.required('file');
    const maxAge = durationOf(args.required('max-age'));
    const verdict = await required(invocation, file, MAX_VERDICT_BYTES, 'verdict_missing');
    const manifest = await required(
      invocation,
      join(dirname(file), 'release-manifest.json'),
      MAX_MANIFEST_BYTES,
      'verdict_manifest_differs',
    );
    const inputs = await invocation.openInputs({ ref: args.text('ref') ?? 'HEAD' });
    const { claims } = inputs;
    const release = present(inputs.release);
    const reading = readClaims(claims.bytes, claims.path);
    if (!reading.claims)
      return commandReport(NAME, null, {
        findings: reading.findings,
        sources: new Map([[claims.path, reading.text]]),
      });
    const findings = requireVerdict({
      at,
      maxAge,
      release,
      verdict,
      manifest,
      signed: await signedBeside(invocation, file),
      claims: { bytes: claims.bytes, read: reading.claims },
      pin: trustPinOf(invocation),
      roots: await readRootsOf(inputs, true),
    });
    const sources = new Map([[file, Buffer.from(verdict.bytes).toString('utf8')]]);
    const says = {
      allowed: 'allows',
      refused: 'does not allow',
      undetermined: 'can not be judged for',
    }[decisionOf(findings)];
    const lines = [`${file} ${says} the release of ${release.revision}`];
    return commandReport(NAME, null, { findings, lines, sources });
  },
};

async function required(
  { directory }: Invocation,
  file: string,
  maxBytes: number,
  ifMissing: 'verdict_missing' | 'verdict_manifest_differs',
) {
  const bytes = await readFileIfThere(resolve(directory, file), file, maxBytes);
  if (!bytes) throw new ClaimgateError(ifMissing, { file, found: 'no such file' });
  return { file, bytes };
}

/** `gate-verdict.json` is signed in `gate-verdict.intoto.json`. */
async function signedBeside({ directory }: Invocation, verdict: string) {
  const file = verdict.replace(/(?:\.json)?$/, '.intoto.json');
  const bytes = await readFileIfThere(resolve(directory, file), file, MAX_SIGNED_BYTES);
  return bytes && { file, bytes };
}
