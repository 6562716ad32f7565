import type {
  FileOutcome,
  TrustResult,
  TrustChanges,
  TrustDescription,
} from '../../documents/index.ts';
import type { Outcome } from '../../report/report.ts';
import { usageError } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { missingLines, rootLines } from '../../report/document-lines.ts';
import { argument, repeated, required, TRUST_PIN_OPTION, valued } from '../options.ts';
import { shell } from '../../documents/shell.ts';
import { dirname, join, resolve } from 'node:path';
import {
  demand,
  ClaimgateError,
  errorOf,
  finding,
  refuseOther,
  type Result,
} from '../../documents/findings.ts';
import { RULE_SETS } from '../../gate/rule-sets.ts';
import { readRegularFile } from '../../io/files.ts';
import { productRoot, type ConfigurationChoice } from '../../repository/configured.ts';
import { makeOutputFolder } from '../../io/output-path.ts';
import { isPipeline, savedPin, savePin } from '../../repository/saved-pins.ts';
import { readTrustFiles } from '../../repository/document-folders.ts';
import {
  refuseGaps,
  TRUST_FOLDER,
  trustFilesOf,
  trustRootPath,
  withVerifier,
} from '../../trust/root-files.ts';
import { createFile } from '../../io/write-files.ts';
import { formatInstant } from '../../documents/json.ts';
import {
  describedFiles,
  describedRoot,
  describedSuccessor,
  MAX_DESCRIPTION_BYTES,
  readTrustChanges,
  readTrustDescription,
} from '../../trust/root-description.ts';
import { MAX_BUNDLES_BYTES, type RootBytes } from '../../trust/identity.ts';
import { MAX_ENVELOPE_BYTES, writeEnvelope, type Envelope } from '../../trust/envelope.ts';
import {
  missingSignatures,
  pinOf,
  trustedRootFindings,
  verifyRootChain,
} from '../../trust/anchor.ts';
import { readTrustRoot, trustRootOf, type TrustRoot } from '../../trust/root.ts';
import { anchorOf } from '../../trust/anchor.ts';
import { findRuleSet, ruleSetUnknown } from '../../trust/statement.ts';
import { compareRoots } from '../../trust/compare-roots.ts';
import { MAX_PUBLIC_KEY_BYTES } from './signing-keys.ts';
import { findForm } from '../../trust/document-kind.ts';
import { readText, type NamedFile } from '../named-file.ts';
import { askedPin } from '../../repository/asked.ts';

export const init: Command = {
  examples: {
    'claimgate trust init --from trust.json': 'write provider-certification/trust/1.root.json',
    'claimgate trust init --from trust.json --json': 'with pin and missing signatures as JSON',
  },
  options: {
    from: required(
      valued('what the trust root says (schemas/trust-description.v1.schema.json)', 'FILE'),
    ),
  },
  async run(invocation) {
    const request = requestOf(invocation);
    const { description, ...place } = await readDescribed(request, readTrustDescription);
    const root = demand(describedRoot(description, place, trustRootPath(1)));
    return publishedOutcome(await publish(request, root));
  },
};

export const update: Command = {
  examples: {
    'claimgate trust update --from changes.json': 'rotate: write the version after the last one',
    'claimgate trust update --from changes.json --json': 'with the missing signatures as JSON',
    'claimgate trust update --from acme/2.root.json --from acme/3.root.json':
      'in each repository, after a rotation of the trust root that they share',
  },
  options: {
    from: required(
      repeated(
        'what changes (schemas/trust-changes.v1.schema.json), the rest stays; or signed trust roots, N.root.json, may be repeated',
        'FILE',
      ),
    ),
    ...TRUST_PIN_OPTION,
  },
  async run(invocation) {
    const [first, ...more] = invocation.files('from');
    if (first && more.length === 0 && !(await isTrustRoot(first))) {
      invocation.args.refuse(['trust-pin'], 'with changes');
      return publishedOutcome(await rotateTrustRoot(requestOf(invocation, first)));
    }
    const files = await updateTrustRoots(invocation);
    return { result: { files }, lines: files.map(({ path, outcome }) => `${outcome}: ${path}`) };
  },
};

/** Whether a file is a signed document rather than a description of changes. */
async function isTrustRoot({ name, path }: NamedFile): Promise<boolean> {
  return findForm(await readRegularFile(path, name, MAX_ENVELOPE_BYTES), name).ok;
}

/** Adds the trust roots that are missing, once the pin and the chain hold with them. @throws ClaimgateError */
async function updateTrustRoots(invocation: Invocation): Promise<FileOutcome[]> {
  const { args, at, directory } = invocation;
  const place = { directory, product: args.text('product') };
  const files: RootBytes[] = [...(await readTrustFolder(place))];
  const outcomes: FileOutcome[] = [];
  for (const { path: from, name } of invocation.files('from')) {
    const bytes = await readRegularFile(from, name, MAX_ENVELOPE_BYTES);
    const root = demand(readTrustRoot(bytes, name));
    const path = trustRootPath(root.document.version);
    const there = files.find(({ file }) => file === path);
    if (there) refuseAnother(demand(readTrustRoot(there.bytes, path)), root);
    else files.push({ file: path, bytes });
    outcomes.push({ path, outcome: there ? 'unchanged' : 'created' });
  }
  const { roots } = trustFilesOf(files);
  refuseGaps(roots);
  demand(anchorOf({ pin: askedPin(invocation), roots, at }));
  const created = outcomes.filter(({ outcome }) => outcome === 'created');
  for (const { file, bytes } of roots)
    if (created.some(({ path }) => path === file)) await writeRoot(place, file, bytes);
  return outcomes;
}

/** @throws ClaimgateError `root_differs_from_memory` */
function refuseAnother(there: TrustRoot, given: TrustRoot): void {
  const { file } = given.envelope;
  const differs = refuseOther({ file }, 'root_differs_from_memory', pinOf(there), pinOf(given));
  if (differs) demand(differs);
}

export const pin: Command = {
  examples: {
    'claimgate trust pin 2:sha256:3b7c8f0e…': 'after a rotation: check the chain, and save the pin',
  },
  positionals: { pin: argument('N:sha256:HEX, as `claimgate verify TRUST_ROOT` prints it') },
  run: async (invocation) => ({ lines: await advancePin(invocation) }),
};

/** Replaces the saved pin once the chain of trust roots holds from the old one. @throws ClaimgateError */
async function advancePin({ args, at, directory, host }: Invocation): Promise<string[]> {
  const { environment } = host;
  if (isPipeline(environment))
    throw usageError({ expected: 'CLAIMGATE_TRUST_PIN, because no pin is saved in a pipeline' });
  const roots = await readTrustFolder({ directory, product: args.text('product') }, true);
  const given = args.required('pin');
  const { root } = demand(anchorOf({ pin: given, roots, at }));
  const { deployment } = root.document;
  const saved = savedPin(environment, directory, deployment);
  if (saved) demand(anchorOf({ pin: saved.pin, roots, at }));
  if (saved && Number.parseInt(given, 10) < Number.parseInt(saved.pin, 10))
    throw usageError({ expected: `a pin no older than ${saved.pin}`, found: given });
  await savePin(environment, directory, { deployment, pin: given });
  return [`saved: ${given} for ${deployment}`, ...(saved ? [`  before: ${saved.pin}`] : [])];
}

/** The description, whose key files lie beside it, and a folder of the repository that keeps the trust roots. */
function requestOf(
  invocation: Invocation,
  description: NamedFile = invocation.requiredFile('from'),
) {
  const { args, at, directory } = invocation;
  const product = args.text('product');
  return { description, directory, product, at };
}

function publishedOutcome(result: TrustResult): Outcome {
  const lines = [
    `created: ${result.path}`,
    ...rootLines(result.root),
    ...missingLines(result.missing),
  ];
  return { result, lines, next: [shell`claimgate sign ${result.path} --key FILE`] };
}

type TrustRootRequest = ReturnType<typeof requestOf>;
type TrustPlace = ConfigurationChoice & Pick<TrustRootRequest, 'at'>;

/** @param onPin told the pin before the file is there: who keeps it never has to take it from the repository */
export async function createRootOf(
  description: TrustDescription,
  place: TrustPlace,
  onPin: (pin: string) => Promise<void>,
): Promise<TrustResult> {
  const inline = { file: 'the answers', files: new Map<string, string>() };
  const envelope = demand(describedRoot(description, inline, trustRootPath(1)));
  await onPin(pinOf(demand(trustRootOf(envelope))));
  return publish(place, envelope);
}

/** Writes the trust root after the last one with what changes, unsigned. @throws ClaimgateError */
async function rotateTrustRoot(request: TrustRootRequest): Promise<TrustResult> {
  const { description, ...place } = await readDescribed(request, readTrustChanges);
  const roots = await readTrustFolder(request);
  const chain = roots.map(({ bytes, file }) => demand(readTrustRoot(bytes, file)));
  // An expired root is a reason to rotate, so at this point nothing is.
  const previous = demand(verifyRootChain(chain, -Infinity));
  const path = trustRootPath(previous.document.version + 1);
  return publish(request, demand(describedSuccessor(previous, description, place, path)), previous);
}

/** The trust roots of the repository around a folder, as they lie in its work tree. @throws ClaimgateError */
export async function readTrustFolder(
  choice: ConfigurationChoice,
  hasBundles = false,
): Promise<readonly RootBytes[]> {
  const root = productRoot(choice, TRUST_FOLDER);
  const place = { root, repository: undefined, revision: undefined, fromCommit: false };
  const files = await readTrustFiles(place);
  refuseGaps(files.roots);
  return withVerifier(files, hasBundles);
}

export function envelopeText(envelope: Envelope): string {
  return Buffer.from(writeEnvelope(envelope)).toString('utf8');
}

async function readDescribed<T extends TrustChanges>(
  { description: { path, name: file } }: TrustRootRequest,
  read: (bytes: Uint8Array, file: string) => Result<T>,
): Promise<{ description: T; file: string; files: ReadonlyMap<string, string> }> {
  const bytes = await readRegularFile(path, file, MAX_DESCRIPTION_BYTES);
  const source = { file, text: Buffer.from(bytes).toString('utf8') };
  const description = demand(read(bytes, file), source);
  refuseUnknownSet(description, file);
  const files = new Map<string, string>();
  const identities = Object.values(description.identities ?? {});
  const trustedRoots = new Set(description.timestamp_roots);
  for (const { trusted_root } of identities) trustedRoots.add(trusted_root);
  for (const name of describedFiles(description)) {
    const key = { path: resolve(dirname(path), name), name };
    const isTrustedRoot = trustedRoots.has(name);
    const content = await readText(key, isTrustedRoot ? MAX_BUNDLES_BYTES : MAX_PUBLIC_KEY_BYTES);
    files.set(name, content);
    if (!isTrustedRoot) continue;
    const findings = await trustedRootFindings({ file: name, bytes: Buffer.from(content) });
    if (findings.length > 0) throw errorOf(findings);
  }
  return { description, file, files };
}

/** Every gate would refuse a trust root that names a rule set which there is not. */
function refuseUnknownSet({ oldest_rule_set: named }: TrustChanges, file: string): void {
  if (named === undefined || findRuleSet(RULE_SETS, named)) return;
  throw errorOf([ruleSetUnknown(named, file, '/oldest_rule_set')]);
}

async function publish(
  place: TrustPlace,
  envelope: Envelope,
  previous?: TrustRoot,
): Promise<TrustResult> {
  const root = demand(trustRootOf(envelope));
  refuseExpired(root, place.at);
  const path = trustRootPath(root.document.version);
  await writeRoot(place, path, writeEnvelope(envelope));
  const missing = missingSignatures(root, previous);
  return { path, pin: pinOf(root), missing, root: compareRoots(root, previous) };
}

async function writeRoot(
  choice: ConfigurationChoice,
  path: string,
  bytes: Uint8Array,
): Promise<void> {
  const repository = productRoot(choice, TRUST_FOLDER);
  for (const folder of [dirname(TRUST_FOLDER), TRUST_FOLDER])
    makeOutputFolder(join(repository, folder), folder);
  await createFile(join(repository, path), bytes, path);
}

function refuseExpired({ document, envelope, expiresAt }: TrustRoot, at: number): void {
  if (at < expiresAt) return;
  const details = {
    file: envelope.file,
    expected: `after ${formatInstant(at)}`,
    found: document.expires_at,
    next: 'change expires_at',
  };
  throw new ClaimgateError('root_expired', {}, { findings: [finding('root_expired', details)] });
}
