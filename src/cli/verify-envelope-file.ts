import { resolve } from 'node:path';
import { digestOfStream } from '../digest/index.ts';
import { ClaimgateError, finding, type Finding, type Result } from '../findings/index.ts';
import { openRegularFile } from '../io/files.ts';
import type { Report } from '../report/report.ts';
import { readEnvelope, type Envelope, type RoleKeys } from '../trust/index.ts';
import { payloadDigestOf, type Content } from '../trust/document-kind.ts';
import { verifyByKeys, verifyByRoots, type VerifiedEnvelope } from '../trust/verify-document.ts';
import type { Invocation } from './command.ts';
import { contentLines, KIND_NAMES } from './document-lines.ts';
import { demand, publicKeysOf } from './key-inputs.ts';
import { commandReport } from './reports.ts';
import { refuseOptions } from './refuse-options.ts';
import { NAME, pinnedRoots, refusal } from './verify-inputs.ts';

/** Verifies an envelope as the options say, and the projection beside its statement. */
export async function verifyEnvelopeFile(
  invocation: Invocation,
  bytes: Uint8Array,
  file: string,
): Promise<Report> {
  const { args } = invocation;
  refuseOptions(args, ['note-key', 'record', 'leaf', 'since'], 'for an envelope');
  const envelope = demand(readEnvelope(bytes, file));
  const verified = await verify(invocation, envelope);
  if (!verified.ok) return refusal(file, verified.findings);
  const { content } = verified.value;
  if (content.kind !== 'projection_statement')
    refuseOptions(args, ['projection'], `for a ${KIND_NAMES[content.kind]}`);
  const findings = await differences(invocation, content);
  return findings.length > 0
    ? refusal(file, findings)
    : verifiedReport(invocation, envelope, verified.value);
}

async function verify(
  invocation: Invocation,
  envelope: Envelope,
): Promise<Result<VerifiedEnvelope>> {
  const { args } = invocation;
  if (args.list('key').length > 0) {
    refuseOptions(args, ['trust-pin'], 'beside --key');
    return verifyByKeys(envelope, await acceptedKeys(invocation));
  }
  refuseOptions(args, ['threshold'], 'without --key');
  return verifyByRoots(envelope, await pinnedRoots(invocation, '--key FILE'));
}

async function acceptedKeys(invocation: Invocation): Promise<RoleKeys> {
  const keys = await publicKeysOf(invocation);
  const threshold = invocation.args.text('threshold');
  if (threshold === undefined) return { keys, threshold: new Set(keys.map(({ id }) => id)).size };
  if (/^[1-9][0-9]{0,3}$/.test(threshold)) return { keys, threshold: Number(threshold) };
  throw new ClaimgateError('usage', {
    expected: '--threshold with a number from 1 on',
    found: threshold,
  });
}

/** Whether the projection that was given is the one that the statement is about. */
async function differences(
  { args, directory }: Invocation,
  content: Content,
): Promise<readonly Finding[]> {
  const file = args.text('projection');
  if (file === undefined || content.kind !== 'projection_statement') return [];
  const handle = await openRegularFile(resolve(directory, file), file);
  const { digest } = await digestOfStream(handle.createReadStream({ highWaterMark: 1 << 20 }));
  if (digest === content.projection) return [];
  return [
    finding('projection_digest_differs', { file, expected: content.projection, found: digest }),
  ];
}

function verifiedReport(
  { args }: Invocation,
  envelope: Envelope,
  { content, root, signers, threshold }: VerifiedEnvelope,
): Report {
  const { file } = envelope;
  const result = {
    path: file,
    kind: content.kind,
    payload_sha256: payloadDigestOf(envelope),
    signed_by: signers.map(({ id }) => id),
    threshold,
    trust_root_version: root?.document.version ?? null,
    projection: args.text('projection') ?? null,
  };
  const accepted = root ? `of trust root ${root.document.version}` : 'given';
  const lines = [
    `verified: ${file} is a ${KIND_NAMES[content.kind]}`,
    ...contentLines(content),
    `  payload: ${result.payload_sha256}`,
    `  signed by: ${result.signed_by.join(', ')}`,
    `  needed: ${threshold} of the keys ${accepted}`,
    ...(result.projection === null ? [] : [`  projection: ${result.projection} is that file`]),
  ];
  return commandReport(NAME, result, { lines });
}
