import { dirname, join, resolve } from 'node:path';
import { ClaimgateError, type Result } from '../../findings/index.ts';
import { writeFileAtomically, openReplacement } from '../../io/write-files.ts';
import { isFolder, makeOutputFolder } from '../../io/output-path.ts';
import { exportProjection, type Exported, type ExportRequest } from '../../ledger/index.ts';
import { writeProjectionStatement } from '../../trust/statement.ts';
import {
  signEnvelope,
  STATEMENT_PAYLOAD_TYPE,
  unsignedEnvelope,
  type Envelope,
  type PrivateKey,
} from '../../trust/index.ts';
import { payloadDigestOf } from '../../trust/document-kind.ts';
import type { Command, Invocation } from '../command.ts';
import { durationOf } from '../duration.ts';
import { demand, PASSPHRASE_OPTION, privateKeyOf } from '../key-inputs.ts';
import { contractsOf, LEDGER_OPTION, withLedger } from '../ledger.ts';
import { anchorIn, claimedSubjects, earlierHead, factsOf } from '../ledger-export.ts';
import { TRUST_PIN_OPTION } from '../options.ts';
import { commandReport } from '../reports.ts';
import { envelopeText } from '../trust-folder.ts';

const NAME = 'ledger export';
const PROJECTION = 'ledger-projection.jsonl';
const STATEMENT = 'ledger-projection.intoto.json';

export const command: Command = {
  options: {
    ...LEDGER_OPTION,
    facts: { type: 'string', requiresArg: true, describe: 'runtime facts of the hosting service' },
    key: { type: 'string', requiresArg: true, describe: 'a private key of the projection role' },
    ...PASSPHRASE_OPTION,
    'ledger-key': { type: 'string', requiresArg: true, describe: 'the private key of the ledger' },
    'ledger-passphrase-file': {
      type: 'string',
      requiresArg: true,
      describe: 'the same for the key of the ledger',
    },
    out: {
      type: 'string',
      requiresArg: true,
      describe: 'the folder that the two files go to; made where its parent is there',
    },
    'expires-in': {
      type: 'string',
      requiresArg: true,
      default: '24h',
      describe: 'how long it counts, within the limit of the trust root',
    },
    since: {
      type: 'string',
      requiresArg: true,
      describe: 'prove that the ledger only grew since it had so many records',
    },
    memory: {
      type: 'string',
      requiresArg: true,
      describe: 'the same since the last release that is recorded at this ref',
    },
    claims: {
      type: 'string',
      requiresArg: true,
      describe: 'only the subjects of this claims file of the repository',
    },
    ...TRUST_PIN_OPTION,
  },
  examples: [
    [
      'claimgate ledger export --facts runtime-facts.json --ledger-key ledger.key --key a.key --out projection --memory origin/main',
      'a projection and its statement with one signature; `claimgate sign` adds the others',
    ],
  ],
  files: ({ args, directory }) => ({
    others: args.list('out').flatMap((out) => {
      const folder = resolve(directory, out);
      return isFolder(folder)
        ? [PROJECTION, STATEMENT].map((name) => join(folder, name))
        : [folder];
    }),
  }),
  async run(invocation) {
    const { args, directory } = invocation;
    const out = args.text('out');
    if (out === undefined) throw new ClaimgateError('usage', { expected: '--out DIR' });
    const request = await requestOf(invocation);
    const key = await privateKeyOf(invocation);
    const path = resolve(directory, out, PROJECTION);
    const made = await writeBoth(invocation, request, { path, out, key });
    if (!made.ok) return commandReport(NAME, null, { findings: made.findings });
    const { digest, envelope, predicate } = made.value;
    const { entry_count, expires_at, generated_at } = predicate;
    const result = {
      projection: join(out, PROJECTION),
      statement: join(out, STATEMENT),
      sha256: digest,
      entry_count,
      generated_at,
      expires_at,
      payload_sha256: payloadDigestOf(envelope),
      key_id: key.publicKey.id,
    };
    const lines = [
      `exported: ${result.projection}, ${entry_count} entries, ${digest}`,
      `  statement: ${result.statement}, payload ${result.payload_sha256}`,
      `  generated: ${generated_at}, expires: ${expires_at}`,
      `  signed by: ${result.key_id}`,
    ];
    return commandReport(NAME, result, { lines });
  },
};

async function requestOf(invocation: Invocation): Promise<ExportRequest> {
  const { args, at } = invocation;
  const facts = await factsOf(invocation);
  const ledgerKey = await privateKeyOf(invocation, 'ledger-key', 'ledger-passphrase-file');
  const inputs = await invocation.openInputs();
  const anchor = await anchorIn(invocation, inputs);
  return {
    ...facts,
    ...claimedSubjects(invocation, inputs),
    ...(await earlierHead(invocation, inputs, anchor)),
    contracts: await contractsOf(invocation, inputs),
    at,
    limits: anchor.root.document.limits,
    lifetimeMs: durationOf(args.required('expires-in')),
    ledgerKey,
    file: STATEMENT,
  };
}

interface Target {
  readonly path: string;
  readonly out: string;
  readonly key: PrivateKey;
}

/** The projection is put in place once its statement is signed, so that a failure leaves the old pair. */
async function writeBoth(
  invocation: Invocation,
  request: ExportRequest,
  { path, out, key }: Target,
): Promise<Result<Exported & { readonly envelope: Envelope }>> {
  makeOutputFolder(dirname(path), out);
  const projection = await openReplacement(path, join(out, PROJECTION));
  try {
    const exported = await withLedger(invocation, (ledger) =>
      exportProjection(ledger, request, (bytes) => projection.write(bytes)),
    );
    if (!exported.ok) return exported;
    const { digest, predicate } = exported.value;
    const payload = demand(writeProjectionStatement(digest, predicate, STATEMENT));
    const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, payload, STATEMENT);
    const envelope = demand(signEnvelope(unsigned, key));
    await projection.commit();
    const statement = resolve(path, '..', STATEMENT);
    await writeFileAtomically(statement, envelopeText(envelope), join(out, STATEMENT));
    return { ok: true, value: { ...exported.value, envelope } };
  } finally {
    await projection.discard();
  }
}
