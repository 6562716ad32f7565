import { join, resolve } from 'node:path';
import { PROJECTION_FILES, writeProjection } from '../../app/export-projection.ts';
import { ClaimgateError } from '../../findings/index.ts';
import { isFolder } from '../../io/output-path.ts';
import type { Command, Invocation } from '../command.ts';
import {
  durationOf,
  keyOf,
  LEDGER_OPTION,
  ledgerOf,
  PASSPHRASE_OPTION,
  repositoryOf,
  required,
  requiredFile,
  TRUST_PIN_OPTION,
  trustPinOf,
  valued,
  wholeNumber,
} from '../options.ts';

export const command: Command = {
  options: {
    ...LEDGER_OPTION,
    facts: required(valued('runtime facts of the hosting service', 'FILE')),
    key: required(valued('a private key of the projection role', 'FILE')),
    ...PASSPHRASE_OPTION,
    'ledger-key': required(valued('the private key of the ledger', 'FILE')),
    'ledger-passphrase-file': valued('the same for the key of the ledger', 'FILE'),
    out: required(
      valued('the folder that the two files go to; made where its parent is there', 'DIR'),
    ),
    'expires-in': {
      ...valued('how long it counts, within the limit of the trust root', 'TIME'),
      default: '24h',
    },
    since: valued('prove that the ledger only grew since it had so many records', 'SIZE'),
    memory: valued('the same since the last release that is recorded at this ref', 'REF'),
    claims: valued('only the subjects of this claims file of the repository', 'FILE'),
    ...TRUST_PIN_OPTION,
  },
  examples: {
    'claimgate ledger export --facts runtime-facts.json --ledger-key ledger.key --key a.key --out projection --memory origin/main':
      'a projection and its statement with one signature; `claimgate sign` adds the others',
  },
  files: ({ args, directory }) => ({
    others: args.list('out').flatMap((out) => {
      const folder = resolve(directory, out);
      return isFolder(folder) ? PROJECTION_FILES.map((name) => join(folder, name)) : [folder];
    }),
  }),
  async run(invocation) {
    const { args, at } = invocation;
    const out = requiredFile(invocation, 'out', '--out DIR');
    const made = await writeProjection(
      {
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
        repository: repositoryOf(invocation),
      },
      invocation.host,
    );
    if (!made.ok) return made;
    const result = made.value;
    const lines = [
      `exported: ${result.projection}, ${result.entry_count} entries, ${result.sha256}`,
      `  statement: ${result.statement}, payload ${result.payload_sha256}`,
      `  generated: ${result.generated_at}, expires: ${result.expires_at}`,
      `  signed by: ${result.key_id}`,
    ];
    return { result, lines };
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
