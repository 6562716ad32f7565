import { resolve } from 'node:path';
import { countOf, ClaimgateError, type Finding, demand, present } from '../findings/index.ts';
import { instantOf, formatInstant, type NamedBytes } from '../json/index.ts';
import { badgePage, badgePicture } from '../report/badge.ts';
import { whenWords } from '../report/time-words.ts';
import type { Command, Invocation } from './command.ts';
import { TRUST_PIN_OPTION, valued, argument } from './options.ts';
import { SignerOptions } from './signer-options.ts';
import { digestOf, hexOf, type Digest } from '../digest/index.ts';
import type { BadgePredicate, FilesResult, GateVerdict } from '../documents/index.ts';
import { isThere, readFileIfThere, readRegularFile } from '../io/files.ts';
import { writeFileAtomically } from '../io/write-files.ts';
import { BADGE_STATEMENT } from '../trust/badge.ts';
import {
  MAX_ENVELOPE_BYTES,
  readEnvelope,
  signEnvelope,
  unsignedEnvelope,
} from '../trust/envelope.ts';
import { STATEMENT_PAYLOAD_TYPE } from '../trust/statement.ts';
import { verifyByRoots } from '../trust/verify-document.ts';
import { type Signer } from '../trust/private-key.ts';
import { type TrustRoot } from '../trust/root.ts';
import { letsReleaseThrough, recordedWarnings } from '../verdict/verdict.ts';
import { listedClaims, MAX_LISTED_CLAIMS } from '../verdict/verify-verdict.ts';
import { MAX_VERDICT_BYTES, readVerdict } from '../records/verdict.ts';
import { readBundles } from './evidence-inputs.ts';
import { openSigner } from './keys.ts';
import type { NamedFile } from './named-file.ts';
import { envelopeText, readTrustFolder } from './trust.ts';

const SIGNER = new SignerOptions(
  'sign',
  valued('sign with this private key of the release role', 'FILE'),
);

export const command: Command = {
  positionals: {
    file: argument('the verdict of a release; its signed verdict is in the same folder'),
  },
  options: {
    ...SIGNER.options,
    out: {
      ...valued('path prefix of the files; .json, .html and .svg are appended', 'PATH'),
      default: 'claimgate-badge',
    },
    ...TRUST_PIN_OPTION,
  },
  examples: {
    'claimgate badge gate-verdict.json --sign release.key':
      'claimgate-badge.json, .html and .svg, which go dark when the verdict expires',
    'claimgate badge gate-verdict.json --sign release.key --out site/badge': 'in another folder',
  },
  files: (invocation) => ({ others: FORMS.map((form) => fileAs(invocation, form).path) }),
  async run(invocation) {
    const verdict = invocation.requiredFile('file', 'file');
    const { envelope, keyId, predicate, warnings } = await signBadge(verdict, invocation);
    const { claims, valid_until: until } = predicate;
    const texts = {
      json: envelope,
      html: badgePage(envelope, keyId),
      svg: badgePicture(envelope, keyId),
    };
    const files = FORMS.map((form) => ({ ...fileAs(invocation, form), text: texts[form] }));
    const result = await writeBadgeFiles(files);
    return {
      result,
      findings: warnings,
      lines: [
        `badge: ${countOf(claims.length, 'claim')}, expires ${whenWords(instantOf(until), invocation.at)}`,
        `  key: ${keyId}`,
        ...files.map(({ name }) => `  ${name}`),
      ],
    };
  },
};

const FORMS = ['json', 'html', 'svg'] as const;

function fileAs({ args, directory }: Invocation, form: (typeof FORMS)[number]) {
  const name = `${args.required('out')}.${form}`;
  return { path: resolve(directory, name), name };
}

export interface Badge {
  readonly envelope: string;
  readonly predicate: BadgePredicate;
  readonly keyId: string;
  readonly warnings: readonly Finding[];
}

/**
 * Verifies the verdict of a release, and signs what a web page may show of it.
 *
 * @throws ClaimgateError where the verdict does not let a release through at this instant, claims nothing, or is
 *   not the one that the release role of the newest trust root has signed beside it; `key_not_of_role`
 */
async function signBadge({ path, name: file }: NamedFile, invocation: Invocation): Promise<Badge> {
  const { at } = invocation;
  const source = SIGNER.of(invocation, 'release');
  const bytes = await readRegularFile(path, file, MAX_VERDICT_BYTES);
  validUntil(demand(readVerdict(bytes, file)), file, at);
  const root = await verifySignature({ path, name: file }, digestOf(bytes), invocation);
  const key = await openSigner(source);
  const holders = root.roles.release.keys.map(({ id }) => id);
  if (!holders.includes(key.publicKey.id)) {
    const details = { expected: holders.join(', '), found: key.publicKey.id };
    throw new ClaimgateError('key_not_of_role', details);
  }
  return badgeOf({ file, bytes }, key, at);
}

/** Signs a badge of a verdict: its claims, and until when it holds. @throws ClaimgateError where it lets nothing through */
export async function badgeOf(
  { bytes, file }: NamedBytes,
  key: Signer,
  at: number,
): Promise<Badge> {
  const verdict = demand(readVerdict(bytes, file));
  const until = validUntil(verdict, file, at);
  const { evaluated_at, release } = verdict;
  const names = listedClaims(verdict);
  if (release === null || names.length === 0 || names.length > MAX_LISTED_CLAIMS)
    throw new ClaimgateError('badge_without_claims', { file, found: `${names.length} claims` });
  const predicate: BadgePredicate = {
    schema_version: 1,
    release,
    evaluated_at,
    valid_until: until,
    claims: names,
    public_key: key.publicKey.pem,
  };
  const payload = demand(BADGE_STATEMENT.write(digestOf(bytes), predicate, file));
  const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, payload, file);
  const envelope = envelopeText(demand(await signEnvelope(unsigned, key, 'badge')));
  return { envelope, predicate, keyId: key.publicKey.id, warnings: recordedWarnings(verdict) };
}

/** The badge repeats the verdict to the public, so it has to be the one that was signed. */
async function verifySignature(
  { path, name }: NamedFile,
  verdict: Digest,
  invocation: Invocation,
): Promise<TrustRoot> {
  const { at } = invocation;
  const pin = invocation.trustPin();
  const signed = (text: string) => text.replace(/(?:\.json)?$/, '.intoto.json');
  const file = signed(name);
  const bytes = await readFileIfThere(signed(path), file, MAX_ENVELOPE_BYTES);
  if (!bytes) throw new ClaimgateError('verdict_unsigned', { file: name });
  const bundles = await readBundles(signed(path), file);
  const envelope = demand(readEnvelope(bytes, file, bundles));
  const roots = await readTrustFolder(invocation.repository, bundles !== undefined);
  const { content, root } = demand(verifyByRoots(envelope, { pin, roots, at }));
  const isYesOfIt =
    content.kind === 'signed_verdict' &&
    content.verdict === verdict &&
    content.predicate.verificationResult === 'PASSED';
  if (!isYesOfIt)
    throw new ClaimgateError('verdict_signature_of_other', { file, expected: hexOf(verdict) });
  return present(root);
}

function validUntil(verdict: GateVerdict, file: string, at: number): string {
  const { decision, horizon, kind } = verdict;
  if (!letsReleaseThrough(verdict)) {
    const code = kind === 'release' ? 'verdict_not_allowed' : 'verdict_not_release';
    throw new ClaimgateError(code, { file, found: kind === 'release' ? decision : kind });
  }
  const { valid_until: until } = horizon;
  if (until === null)
    throw new ClaimgateError('badge_without_claims', { file, found: 'no claims' });
  if (at >= instantOf(until)) {
    const details = { expected: `before ${until}`, found: formatInstant(at) };
    throw new ClaimgateError('verdict_lapsed', { file, ...details });
  }
  return until;
}

async function writeBadgeFiles(
  files: readonly (NamedFile & { readonly text: string })[],
): Promise<FilesResult> {
  const written: FilesResult['files'] = [];
  for (const { path, name, text } of files) {
    const outcome = isThere(path) ? 'changed' : 'created';
    await writeFileAtomically(path, text, name);
    written.push({ path: name, outcome });
  }
  return { files: written };
}
