import type { NamedFile } from '../../app/named-file.ts';
import {
  openDocument,
  verifyEnvelope,
  verifyNote,
  type ByKeys,
  type ByPin,
  type OpenedDocument,
} from '../../app/verify-document.ts';
import { parseDigest, type Digest } from '../../digest/index.ts';
import { ClaimgateError, worstSeverity, type Refusal } from '../../findings/index.ts';
import { present } from '../../findings/present.ts';
import type { Report } from '../../report/report.ts';
import type { Command, Invocation } from '../command.ts';
import { contentLines, KIND_NAMES } from '../document-lines.ts';
import { fileOf, filesOf, repeated, requiredFile, valued } from '../option-values.ts';
import { trustPinOf } from '../options.ts';
import { refuseOptions } from '../refuse-options.ts';
import { commandReport } from '../reports.ts';

export const command: Command = {
  positionals: {
    file: { type: 'string', describe: 'an envelope, a checkpoint or a proof of the ledger' },
  },
  options: {
    'trust-pin': valued('N:sha256:HEX; keys are those of the trust roots that it vouches for'),
    key: repeated('a public key that must have signed an envelope; may be repeated'),
    threshold: valued('how many of the keys suffice; by default all'),
    'note-key': repeated(
      'name+hash+base64 of a ledger, for checkpoints and proofs; may be repeated',
    ),
    projection: valued('beside a projection statement: the file that it must be about'),
    since: valued('for a proof of growth: the earlier checkpoint'),
    record: valued('for a proof: the exact bytes of the record'),
    leaf: valued('for a proof: the leaf hash of the record'),
  },
  examples: [
    [
      'claimgate verify ledger-projection.intoto.json --trust-pin 1:sha256:HEX --projection ledger-projection.jsonl',
      'a statement by the role of the trust roots here, and the bytes that it is about',
    ],
    [
      'claimgate verify provider-certification/trust/1.root.json --key a.pub.pem --key b.pub.pem --threshold 1',
      'any envelope by keys that you vouch for yourself',
    ],
    [
      'claimgate verify proof.txt --note-key NAME+HASH+BASE64 --record record.json',
      'that a record is in a ledger',
    ],
    [
      'claimgate verify growth.txt --note-key NAME+HASH+BASE64 --since checkpoint.txt',
      'that a ledger only grew since an earlier checkpoint of it',
    ],
  ],
  async run(invocation) {
    const document = await openDocument(requiredFile(invocation, 'file'));
    return document.form === 'envelope'
      ? envelopeReport(invocation, document)
      : noteReport(invocation, document);
  },
};

type Envelope = Extract<OpenedDocument, { form: 'envelope' }>;
type Note = Exclude<OpenedDocument, Envelope>;

async function envelopeReport(invocation: Invocation, document: Envelope): Promise<Report> {
  const { args } = invocation;
  const { file } = document;
  refuseOptions(args, ['note-key', 'record', 'leaf', 'since'], 'for an envelope');
  const projection = fileOf(invocation, 'projection');
  const verified = await verifyEnvelope(document, acceptedBy(invocation), projection);
  if (!verified.ok) return refusal(file, verified);
  const { content, payloadDigest, root, signers, threshold } = verified.value;
  if (content.kind !== 'projection_statement')
    refuseOptions(args, ['projection'], `for a ${KIND_NAMES[content.kind]}`);
  const result = {
    path: file,
    kind: content.kind,
    payload_sha256: payloadDigest,
    signed_by: signers.map(({ id }) => id),
    threshold,
    trust_root_version: root?.document.version ?? null,
    projection: projection?.name ?? null,
  };
  const accepted = root ? `of trust root ${root.document.version}` : 'given';
  const lines = [
    `verified: ${file} is a ${KIND_NAMES[content.kind]}`,
    ...contentLines(content),
    `  payload: ${payloadDigest}`,
    `  signed by: ${result.signed_by.join(', ')}`,
    `  needed: ${threshold} of the keys ${accepted}`,
    ...(projection ? [`  projection: ${projection.name} is that file`] : []),
  ];
  return commandReport('verify', result, { lines });
}

/** The keys that the options name, else those of the trust roots that the pin vouches for. */
function acceptedBy(invocation: Invocation): ByKeys | ByPin {
  const { args } = invocation;
  if (args.list('key').length === 0) {
    refuseOptions(args, ['threshold'], 'without --key');
    return pinned(invocation, '--key FILE');
  }
  refuseOptions(args, ['trust-pin'], 'beside --key');
  const found = args.text('threshold');
  if (found !== undefined && !/^[1-9][0-9]{0,3}$/.test(found))
    throw new ClaimgateError('usage', { expected: '--threshold with a number from 1 on', found });
  const threshold = found === undefined ? undefined : Number(found);
  return { keys: filesOf(invocation, 'key'), threshold };
}

/** What each form is called, and which options are of no use to it. */
const FORMS = {
  checkpoint: { title: 'a checkpoint', unused: ['record', 'leaf', 'since'] },
  tlog_proof: { title: 'a proof of inclusion', unused: ['since'] },
  growth_proof: { title: 'a proof of growth', unused: ['record', 'leaf'] },
} as const;

async function noteReport(invocation: Invocation, note: Note): Promise<Report> {
  const { file, form } = note;
  const { title, unused } = FORMS[form];
  const useless = ['key', 'threshold', 'projection', ...unused];
  refuseOptions(invocation.args, useless, `for ${title}`);
  const beside = {
    ...(form === 'tlog_proof' ? { record: recordOf(invocation) } : {}),
    ...(form === 'growth_proof'
      ? { since: requiredFile(invocation, 'since', '--since FILE, an earlier checkpoint') }
      : {}),
  };
  const verified = await verifyNote(note, ledgerBy(invocation), beside);
  if (!verified.ok) return refusal(file, verified);
  const { head, record, since } = verified.value;
  const { origin, root_hash, tree_size } = head;
  const result = {
    path: file,
    kind: form,
    origin,
    tree_size,
    root_hash,
    record: record ?? null,
    since: since ? { tree_size: since.tree_size, root_hash: since.root_hash } : null,
  };
  const lines = [
    `verified: ${file} is ${title}`,
    `  ledger: ${origin}`,
    `  tree size: ${tree_size}`,
    `  root hash: ${root_hash}`,
    ...(record ? [`  record: ${record.index}, leaf ${record.leaf}`] : []),
    ...(since ? [`  only grew since: ${since.tree_size} records, ${since.root_hash}`] : []),
  ];
  return commandReport('verify', result, { lines });
}

/** The note keys that the options name, else the pin whose last trust root names the ledger. */
function ledgerBy(invocation: Invocation): readonly string[] | ByPin {
  const keys = invocation.args.list('note-key');
  if (keys.length === 0) return pinned(invocation, '--note-key NAME+HASH+BASE64');
  refuseOptions(invocation.args, ['trust-pin'], 'beside --note-key');
  return keys;
}

/** The record of a proof, or the leaf hash that `--leaf` says. */
function recordOf(invocation: Invocation): NamedFile | Digest {
  const record = fileOf(invocation, 'record');
  const leaf = invocation.args.text('leaf');
  if ((record === undefined) === (leaf === undefined))
    throw new ClaimgateError('usage', { expected: 'either --record FILE or --leaf sha256:HEX' });
  if (record) return record;
  const found = present(leaf);
  const digest = parseDigest(found);
  if (digest !== undefined) return digest;
  throw new ClaimgateError('usage', { expected: '--leaf sha256: and 64 hex digits', found });
}

/** The pin that vouches for the trust roots of the work tree. @param instead the option that would also do */
function pinned(invocation: Invocation, instead: string): ByPin {
  const { at, directory } = invocation;
  const pin = trustPinOf(invocation);
  if (pin === undefined || pin === '')
    throw new ClaimgateError('usage', { expected: `--trust-pin N:sha256:HEX or ${instead}` });
  refuseOptions(invocation.args, ['ref'], 'here: trust roots are read from the work tree');
  return { pin, directory, at };
}

/** The report on a document that does not verify. */
function refusal(file: string, { findings }: Refusal): Report {
  const wasJudged = worstSeverity(findings) === 1;
  return commandReport('verify', null, { findings, lines: wasJudged ? [`refused: ${file}`] : [] });
}
