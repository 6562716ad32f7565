import type { NamedFile } from '../named-file.ts';
import {
  addSignatureTo,
  openDocument,
  signDocument,
  verifyArtifact,
  verifyEnvelope,
  verifyNote,
  verifyStatusFile,
  writeMessage,
  type ByKeys,
  type ByPin,
  type OpenedDocument,
  type SignedDocument,
} from './sign.ts';
import { parseDigest, type Digest } from '../../digest/index.ts';
import type { ArtifactResult } from '../../documents/index.ts';
import {
  present,
  messageOf,
  refusalOf,
  worstSeverity,
  type Finding,
} from '../../documents/findings.ts';
import { withdrawnSince, type PublishedRelease } from '../../gate/status.ts';
import { escapeForTerminal } from '../../report/escape.ts';
import type { Outcome } from '../../report/report.ts';
import { signedBeforeWords, withdrawnWords } from '../../report/audit-report.ts';
import { warningsIn, type SignedContent } from '../../trust/document-kind.ts';
import { usageError } from '../arguments.ts';
import type { Command, Invocation } from '../command.ts';
import {
  contentLines,
  KIND_NAMES,
  missingLines,
  NOTE_NAMES,
  recordedLine,
  shownClaim,
} from '../../report/document-lines.ts';
import { repeated, STATUS_OPTION, required, valued, argument } from '../options.ts';
import { SignerOptions } from './signer-options.ts';
import { shell } from '../../documents/shell.ts';

const SIGNER = new SignerOptions('key', required(valued('the private key', 'FILE')));

export const sign: Command = {
  positionals: {
    file: argument('an envelope; the signature is added in place'),
  },
  options: {
    ...SIGNER.options,
    key: { ...SIGNER.options['key'], instead: ['signer', 'kms', 'pae', 'signature'] },
    pae: valued('sign nothing: write the exact bytes to sign to this file', 'OUT'),
    signature: valued('add a signature that was made elsewhere, of the key in --public-key', 'SIG'),
  },
  files(invocation) {
    const out = invocation.file('pae');
    return out ? { others: [out.path] } : {};
  },
  async run(invocation) {
    const file = invocation.requiredFile('file');
    const out = invocation.file('pae');
    if (out) return messageOutcome(invocation, file, out);
    const { result, content } = await signedBy(invocation, file);
    const lines = [
      `signed: ${file.name}, a ${KIND_NAMES[content.kind]}`,
      `  payload: ${result.payload_sha256}`,
      `  by: ${result.key_id}`,
      `  signatures: ${result.signatures}`,
      ...missingLines(result.missing),
    ];
    return { result, lines };
  },
};

/** The document with the signature of a signer, or with one that was made elsewhere. */
async function signedBy(invocation: Invocation, file: NamedFile): Promise<SignedDocument> {
  const signature = invocation.file('signature');
  const show = (content: SignedContent) => {
    if (invocation.args.flag('quiet') === true) return;
    const lines = toSignLines(file, content);
    invocation.host.stderr.write(`${lines.join('\n')}\n`);
  };
  if (!signature) return signDocument(file, SIGNER.of(invocation), show);
  refuseSigner(invocation, 'signature');
  const publicKey = invocation.requiredFile('public-key');
  return addSignatureTo(file, { signature, publicKey }, show);
}

function toSignLines({ name }: NamedFile, content: SignedContent): readonly string[] {
  return [
    `to sign: ${escapeForTerminal(name)}, a ${KIND_NAMES[content.kind]}`,
    ...contentLines(content),
    // Findings come after the signature.
    ...warningsIn(content).map((warning) => `  warning: ${escapeForTerminal(messageOf(warning))}`),
  ];
}

async function messageOutcome(
  invocation: Invocation,
  file: NamedFile,
  out: NamedFile,
): Promise<Outcome> {
  refuseSigner(invocation, 'pae');
  invocation.args.refuse(['public-key', 'signature'], 'beside --pae');
  const { result, content } = await writeMessage(file, out);
  const lines = [
    ...toSignLines(file, content),
    `  payload: ${result.payload_sha256}`,
    `  signatures: ${result.signatures}`,
    `  bytes to sign: ${out.name}, ${result.message_sha256}`,
  ];
  const next = shell`claimgate sign ${file.name} --signature SIG --public-key KEY`;
  return { result, lines, next: [next] };
}

/** @throws ClaimgateError `usage` where something to sign with stands beside an option that needs none */
function refuseSigner(invocation: Invocation, option: string): void {
  const names = Object.keys(SIGNER.options).filter((name) => name !== 'public-key');
  invocation.args.refuse(names, `beside --${option}`);
}

export const verify: Command = {
  positionals: {
    file: argument('an envelope, a checkpoint or a proof of the ledger'),
  },
  options: {
    'trust-pin': valued(
      'the trust pin: keys of its trust root must have signed (or CLAIMGATE_TRUST_PIN)',
      'N:sha256:HEX',
    ),
    key: repeated('a public key that must have signed an envelope; may be repeated', 'FILE'),
    threshold: valued('how many of the keys suffice; by default all', 'COUNT'),
    'note-key': repeated(
      'the key of a ledger, for checkpoints and proofs; may be repeated',
      'NAME+HASH+BASE64',
    ),
    projection: valued('with a projection statement: the projection that it must be about', 'FILE'),
    artifact: valued('with a signed verdict: a published file that the release must bind', 'FILE'),
    'resource-uri': valued('with --artifact: what the file must be, with version', 'PURL'),
    ...STATUS_OPTION,
    at: valued('with a trust pin: verify as of this instant', 'INSTANT'),
    'sigstore-root': valued(
      'with --artifact and a keyless signature: the Sigstore trusted root that the trust root names by digest',
      'FILE',
    ),
    since: valued('with a consistency proof: the earlier checkpoint', 'FILE'),
    record: valued('with an inclusion proof: the exact bytes of the record', 'FILE'),
    leaf: valued('with an inclusion proof: the leaf hash of the record', 'sha256:HEX'),
  },
  async run(invocation) {
    const document = await openDocument(invocation.requiredFile('file'));
    try {
      const outcome = await (document.form === 'envelope'
        ? envelopeOutcome(invocation, document)
        : noteOutcome(invocation, document));
      const at = invocation.args.text('at');
      const asked = at === undefined ? [] : [`  as of: ${at}`];
      return { ...outcome, lines: [...(outcome.lines ?? []), ...asked] };
    } catch (error) {
      const { findings } = refusalOf(error);
      if (worstSeverity(findings) !== 1) throw error;
      const refused = invocation.args.text('artifact') ?? document.file;
      return { findings, lines: [`refused: ${refused}`] };
    }
  },
};

type Envelope = Extract<OpenedDocument, { form: 'envelope' }>;
type Note = Exclude<OpenedDocument, Envelope>;

async function envelopeOutcome(invocation: Invocation, document: Envelope): Promise<Outcome> {
  const { args } = invocation;
  const { file } = document;
  args.refuse(['note-key', 'record', 'leaf', 'since'], 'for an envelope');
  const artifact = invocation.file('artifact');
  if (artifact) return artifactOutcome(invocation, document, artifact);
  args.refuse(['resource-uri', 'sigstore-root', 'status'], 'without --artifact');
  const projection = invocation.file('projection');
  const verified = await verifyEnvelope(document, acceptedBy(invocation), projection);
  const { result, content } = verified;
  if (content.kind !== 'projection_statement')
    args.refuse(['projection'], `for a ${KIND_NAMES[content.kind]}`);
  const root = result.trust_root_version;
  const lines = [
    `verified: ${file} is a ${KIND_NAMES[content.kind]}`,
    ...contentLines(content),
    `  payload: ${result.payload_sha256}`,
    `  signed by: ${result.signed_by.join(', ')}`,
    `  needed: ${result.threshold} of the keys ${root === null ? 'given' : `of trust root ${root}`}`,
    ...(projection ? [`  projection: ${projection.name} is that file`] : []),
    ...(result.times ? [`  signed before: ${signedBeforeWords(result.times)}`] : []),
  ];
  return { result, lines, findings: [...warningsIn(content), ...verified.findings] };
}

/** A published file, for somebody who has neither the repository nor its trust roots: only a pin. */
async function artifactOutcome(
  invocation: Invocation,
  document: Envelope,
  artifact: NamedFile,
): Promise<Outcome> {
  invocation.args.refuse(['key', 'threshold', 'projection'], 'beside --artifact');
  const { pin } = pinned(invocation, undefined);
  if (invocation.args.text('status') === undefined)
    invocation.args.refuse(['at'], 'without --status');
  const resourceUri = invocation.args.text('resource-uri');
  const sigstoreRoot = invocation.file('sigstore-root');
  const asked = { artifact, pin, resourceUri, sigstoreRoot };
  const { content, result } = await verifyArtifact(document, asked);
  if (result.claims === null)
    invocation.args.refuse(['status'], 'for a release with too many claims to list');
  const released = {
    claims: result.claims ?? [],
    product: result.resource_uri.slice(0, result.resource_uri.lastIndexOf('@')),
    timeVerified: result.time_verified,
  };
  const since = await findingsSince(invocation, released);
  const answer =
    worstSeverity(since) > 0
      ? `not verified: the status given with ${artifact.name} does not verify`
      : `verified: ${artifact.name} was published as ${result.resource_uri}${withdrawnWords(since.length)}`;
  const lines = [
    answer,
    `  name: ${result.name}, ${result.sha256}`,
    `  released under the verdict of: ${result.time_verified}`,
    ...claimLines(result.claims),
    `  ${recordedLine(content)}`,
    `  signed by: ${result.signed_by.join(', ')}`,
    `  needed: ${result.threshold} of the keys of trust root ${result.trust_root_version}`,
  ];
  return { result, lines, findings: [...warningsIn(content), ...since] };
}

/** Asks the status that an option names which claims of a release were withdrawn since. @throws ClaimgateError */
export async function findingsSince(
  invocation: Invocation,
  released: PublishedRelease,
): Promise<readonly Finding[]> {
  const status = invocation.file('status');
  if (!status) return [];
  const by = pinned(invocation, undefined);
  const verified = await verifyStatusFile(status, by);
  if (!verified.ok) return verified.findings;
  return withdrawnSince(released, verified.value, { file: status.name, at: by.at });
}

function claimLines(claims: ArtifactResult['claims']): readonly string[] {
  if (claims === null) return ['  claims: too many to list; see public-claims.json of the release'];
  const names = claims.map((claim) => `    ${shownClaim(claim)}`);
  return [`  claims: ${claims.length}`, ...names.sort()];
}

/** The keys that the options name, else those of the trust roots that the pin vouches for. */
function acceptedBy(invocation: Invocation): ByKeys | ByPin {
  const { args } = invocation;
  if (args.list('key').length === 0) {
    args.refuse(['threshold'], 'without --key');
    return pinned(invocation, '--key FILE');
  }
  args.refuse(['trust-pin', 'at'], 'beside --key');
  const found = args.text('threshold');
  if (found !== undefined && !/^[1-9][0-9]{0,3}$/.test(found))
    throw usageError({ expected: '--threshold N, with N at least 1', found });
  const threshold = found === undefined ? undefined : Number(found);
  return { keys: invocation.files('key'), threshold };
}

const UNUSED = {
  checkpoint: ['record', 'leaf', 'since'],
  tlog_proof: ['since'],
  growth_proof: ['record', 'leaf'],
} as const;

async function noteOutcome(invocation: Invocation, note: Note): Promise<Outcome> {
  const { file, form } = note;
  const title = NOTE_NAMES[form];
  const useless = ['key', 'threshold', 'projection', 'artifact', 'resource-uri', ...UNUSED[form]];
  invocation.args.refuse(useless, `for ${title}`);
  const about = {
    checkpoint: () => undefined,
    tlog_proof: () => recordOf(invocation),
    growth_proof: () => invocation.requiredFile('since', '--since FILE, an earlier checkpoint'),
  }[form]();
  const result = await verifyNote(note, ledgerBy(invocation), about);
  const { origin, root_hash, tree_size, record, since } = result;
  const lines = [
    `verified: ${file} is ${title}`,
    `  ledger: ${origin}`,
    `  tree size: ${tree_size}`,
    `  root hash: ${root_hash}`,
    ...(record ? [`  record: ${record.index}, leaf ${record.leaf}`] : []),
    ...(since ? [`  only grew since: ${since.tree_size} records, ${since.root_hash}`] : []),
  ];
  return { result, lines };
}

/** The note keys that the options name, else the pin whose last trust root names the ledger. */
export function ledgerBy(invocation: Invocation): readonly string[] | ByPin {
  const keys = invocation.args.list('note-key');
  if (keys.length === 0) return pinned(invocation, '--note-key NAME+HASH+BASE64');
  invocation.args.refuse(['trust-pin', 'at'], 'beside --note-key');
  return keys;
}

/** The record of a proof, or the leaf hash that `--leaf` says. */
function recordOf(invocation: Invocation): NamedFile | Digest {
  const record = invocation.file('record');
  const leaf = invocation.args.text('leaf');
  if ((record === undefined) === (leaf === undefined))
    throw usageError({ expected: 'either --record FILE or --leaf sha256:HEX' });
  if (record) return record;
  const found = present(leaf);
  const digest = parseDigest(found);
  if (digest !== undefined) return digest;
  throw usageError({ expected: '--leaf sha256: and 64 hex digits', found });
}

/** The pin that vouches for the trust roots of the work tree. @param instead the option that would also do */
export function pinned(invocation: Invocation, instead: string | undefined): ByPin {
  const { args, at, directory } = invocation;
  const pin = invocation.trustPin();
  if (pin === undefined || pin === '')
    throw usageError({
      expected: ['--trust-pin N:sha256:HEX', instead].filter(Boolean).join(' or '),
    });
  return { pin, directory, product: args.text('product'), at: args.instant('at') ?? at };
}
