import { resolve } from 'node:path';
import { ClaimgateError } from '../findings/index.ts';
import { errorOf } from '../findings/error.ts';
import { readRecordedVerdict } from '../verdict/index.ts';
import { readRegularFile } from '../io/files.ts';
import { readReleaseRecords } from '../io/inputs/release-records.ts';
import type { Subject } from '../documents/index.ts';
import { MAX_FACTS_BYTES, readFacts, type ExportRequest } from '../ledger/index.ts';
import { readClaims } from '../manifest/index.ts';
import { recallReleases } from '../projection/rollback-protection.ts';
import { anchorOf, type Anchor } from '../trust/index.ts';
import type { Invocation } from './command.ts';
import { readRootsOf } from './evidence.ts';
import type { OpenedInputs } from './inputs.ts';
import { demand } from './key-inputs.ts';
import { wholeNumber } from './ledger.ts';
import { trustPinOf } from './options.ts';

/** The trust roots of the repository, as far as the pin vouches for them. */
export async function anchorIn(invocation: Invocation, inputs: OpenedInputs): Promise<Anchor> {
  const { args, at } = invocation;
  const roots = await readRootsOf(inputs, args.text('ref') !== undefined);
  return demand(anchorOf({ pin: trustPinOf(invocation), roots, at }));
}

/** The runtime facts that `--facts` names, with what findings call them. */
export async function factsOf({
  args,
  directory,
}: Invocation): Promise<Pick<ExportRequest, 'facts' | 'factsFile'>> {
  const factsFile = args.text('facts');
  if (factsFile === undefined) throw new ClaimgateError('usage', { expected: '--facts FILE' });
  const bytes = await readRegularFile(resolve(directory, factsFile), factsFile, MAX_FACTS_BYTES);
  return { facts: demand(readFacts(bytes, factsFile)), factsFile };
}

/** The head from which consistency is proved: of a size, or the greatest that a release rested on. */
export async function earlierHead(
  { args }: Invocation,
  { repository, release }: OpenedInputs,
  { roots }: Anchor,
): Promise<Pick<ExportRequest, 'since'>> {
  const size = args.text('since');
  const memory = args.text('memory');
  if (size !== undefined && memory !== undefined)
    throw new ClaimgateError('usage', { expected: 'either --since SIZE or --memory REF' });
  if (size !== undefined) return { since: { tree_size: wholeNumber('since', size, 0) } };
  if (memory === undefined) return {};
  const place = { ref: memory, judged: release?.revision };
  const records = await readReleaseRecords(repository, place);
  const { heads } = demand(recallReleases(records, roots, readRecordedVerdict));
  const greatest = Math.max(...heads.map(({ tree_size }) => tree_size));
  const since = heads.find(({ tree_size }) => tree_size === greatest);
  return since ? { since } : {};
}

/** The subjects of the claims file that `--claims` names; without it, all that the ledger knows. */
export function claimedSubjects(
  { args }: Invocation,
  { claims }: OpenedInputs,
): { readonly subjects?: readonly Subject[] } {
  if (args.text('claims') === undefined) return {};
  const { claims: read, findings, text } = readClaims(claims.bytes, claims.path);
  if (read) return { subjects: read.map(({ claim }) => claim.subject) };
  throw errorOf(findings, { file: claims.path, text });
}
