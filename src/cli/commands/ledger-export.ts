import { join, resolve } from 'node:path';
import { PROJECTION_FILES, writeProjection } from '../../app/export-projection.ts';
import { ClaimgateError } from '../../findings/index.ts';
import { isFolder } from '../../io/output-path.ts';
import type { Command, Invocation } from '../command.ts';
import { readContractFiles, readRootsOf } from '../evidence.ts';
import {
  durationOf,
  keyOf,
  LEDGER_OPTION,
  ledgerOf,
  PASSPHRASE_OPTION,
  requiredFile,
  valued,
  wholeNumber,
} from '../option-values.ts';
import { TRUST_PIN_OPTION, trustPinOf } from '../options.ts';
import { commandReport } from '../reports.ts';

export const command: Command = {
  options: {
    ...LEDGER_OPTION,
    facts: valued('runtime facts of the hosting service'),
    key: valued('a private key of the projection role'),
    ...PASSPHRASE_OPTION,
    'ledger-key': valued('the private key of the ledger'),
    'ledger-passphrase-file': valued('the same for the key of the ledger'),
    out: valued('the folder that the two files go to; made where its parent is there'),
    'expires-in': {
      ...valued('how long it counts, within the limit of the trust root'),
      default: '24h',
    },
    since: valued('prove that the ledger only grew since it had so many records'),
    memory: valued('the same since the last release that is recorded at this ref'),
    claims: valued('only the subjects of this claims file of the repository'),
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
      return isFolder(folder) ? PROJECTION_FILES.map((name) => join(folder, name)) : [folder];
    }),
  }),
  async run(invocation) {
    const { args, at } = invocation;
    const out = requiredFile(invocation, 'out', '--out DIR');
    const made = await writeProjection({
      ledger: ledgerOf(invocation),
      facts: requiredFile(invocation, 'facts'),
      key: keyOf(invocation),
      ledgerKey: keyOf(invocation, 'ledger-key', 'ledger-passphrase-file'),
      out,
      lifetimeMs: durationOf(args.required('expires-in')),
      since: sinceOf(invocation),
      isOnlyOfClaims: args.text('claims') !== undefined,
      pin: trustPinOf(invocation),
      at,
      openRepository: () => openRepository(invocation),
    });
    if (!made.ok) return commandReport('ledger export', null, made);
    const { digest, predicate, payloadDigest, keyId } = made.value;
    const { entry_count, expires_at, generated_at } = predicate;
    const [projection, statement] = PROJECTION_FILES;
    const result = {
      projection: join(out.name, projection),
      statement: join(out.name, statement),
      sha256: digest,
      entry_count,
      generated_at,
      expires_at,
      payload_sha256: payloadDigest,
      key_id: keyId,
    };
    const lines = [
      `exported: ${result.projection}, ${entry_count} entries, ${digest}`,
      `  statement: ${result.statement}, payload ${payloadDigest}`,
      `  generated: ${generated_at}, expires: ${expires_at}`,
      `  signed by: ${keyId}`,
    ];
    return commandReport('ledger export', result, { lines });
  },
};

function sinceOf({ args }: Invocation) {
  const size = args.text('since');
  const memory = args.text('memory');
  if (size !== undefined && memory !== undefined)
    throw new ClaimgateError('usage', { expected: 'either --since SIZE or --memory REF' });
  if (size !== undefined) return wholeNumber('since', size, 0);
  return memory === undefined ? undefined : { memory };
}

async function openRepository({ args, openInputs }: Invocation) {
  const inputs = await openInputs();
  const fromCommit = args.text('ref') !== undefined;
  return {
    ...inputs,
    contractFiles: () => readContractFiles(inputs, fromCommit),
    trustRootFiles: () => readRootsOf(inputs, fromCommit),
  };
}
