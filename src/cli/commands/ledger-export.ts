import { join } from 'node:path';
import { PROJECTION_FILES } from '../../app/configured.ts';
import { writeProjection } from '../../app/export-projection.ts';
import { identityCommand } from '../../app/keys.ts';
import type { NamedFile } from '../../app/named-file.ts';
import { countOf, finding } from '../../findings/index.ts';
import { isFolder } from '../../io/output-path.ts';
import { whenWords } from '../../report/time-words.ts';
import type { Command, Invocation } from '../command.ts';
import {
  configuredOf,
  fileOf,
  LEDGER_OPTION,
  ledgerOf,
  memoryOf,
  repositoryOf,
  required,
  TRUST_PIN_OPTION,
  trustPinOf,
  valued,
} from '../options.ts';
import { signerIfHere, signerOfHolder, signerOptions } from '../signer-options.ts';
import { givenAgain, durationOf, wholeNumber, usageError } from '../arguments.ts';
import { shell } from '../../findings/shell.ts';

const SIGNATURE = { key: 'key' } as const;
const OF_LEDGER = { key: 'ledger-key', prefix: 'ledger-' } as const;

export const command: Command = {
  options: {
    ...LEDGER_OPTION,
    facts: required(
      valued('runtime facts of the hosting service (or the configuration)', 'FILE'),
      ({ facts }) => facts,
    ),
    ...signerOptions(
      SIGNATURE,
      valued(
        'a private key of the projection role (or projection.key of the configured keys)',
        'FILE',
      ),
    ),
    ...signerOptions(
      OF_LEDGER,
      required(
        valued('the private key of the ledger (or ledger.key of the configured keys)', 'FILE'),
        (configured) => configured.keyOf('ledger'),
      ),
    ),
    out: required(
      valued('the folder for the two files (or projection of the configuration)', 'DIR'),
      ({ projection }) => projection,
    ),
    'expires-in': {
      ...valued('how long it counts, within the limit of the trust root', 'TIME'),
      default: '24h',
    },
    since: valued('prove that the ledger only grew since it had so many records', 'SIZE'),
    memory: valued('the branch with the records of earlier releases (or CLAIMGATE_MEMORY)', 'REF'),
    claims: valued('only the subjects of this claims file of the repository', 'FILE'),
    ...TRUST_PIN_OPTION,
  },
  examples: {
    'claimgate ledger export': 'with ledger, facts, keys and folder of the configuration',
    'claimgate ledger export --facts runtime-facts.json --ledger-key ledger.key --key a.key --out projection --memory origin/main':
      'a projection and its statement with one signature; `claimgate sign` adds the others',
  },
  files(invocation) {
    const path = (fileOf(invocation, 'out') ?? configuredOf(invocation).projection)?.path;
    if (path === undefined) return {};
    return { others: isFolder(path) ? PROJECTION_FILES.map((name) => join(path, name)) : [path] };
  },
  async run(invocation) {
    const { args, at } = invocation;
    const out = placeOf(invocation, 'out', 'projection');
    const made = await writeProjection(
      {
        ledger: ledgerOf(invocation),
        facts: placeOf(invocation, 'facts', 'facts'),
        key: signerIfHere(invocation, 'projection', SIGNATURE),
        ledgerKey: signerOfHolder(invocation, 'ledger', OF_LEDGER),
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
    const findings =
      result.entry_count > 0
        ? []
        : [
            finding('projection_empty', {
              file: result.projection,
              found: emptyBecause(invocation),
            }),
          ];
    const entries = countOf(result.entry_count, 'entry', 'entries');
    const isAwaited = result.key_id === null;
    const signer = isAwaited
      ? `  to be signed by an identity: ${result.statement}`
      : `  signed by: ${result.key_id}`;
    return {
      result,
      findings,
      lines: [
        `exported: ${result.projection}, ${entries}`,
        `  statement: ${result.statement}`,
        `  expires: ${whenWords(Date.parse(result.expires_at), at)}`,
        signer,
      ],
      fullLines: [
        `exported: ${result.projection}, ${entries}, ${result.sha256}`,
        `  statement: ${result.statement}, payload ${result.payload_sha256}`,
        `  generated: ${result.generated_at}, expires: ${result.expires_at}`,
        signer,
      ],
      next:
        result.entry_count === 0
          ? []
          : [
              ...(isAwaited ? [identityCommand(result.statement)] : []),
              `${shell`claimgate check --projection ${result.projection}`}${givenAgain(invocation, ['C', 'trust-pin'])}`,
            ],
    };
  },
};

function emptyBecause({ args }: Invocation): string {
  return args.text('claims') === undefined
    ? 'no test run in the ledger'
    : 'no claim in the claims file';
}

/** The file or folder that an option names, else the configuration. @throws ClaimgateError `usage` */
function placeOf(
  invocation: Invocation,
  option: string,
  member: 'facts' | 'projection',
): NamedFile {
  const configured = configuredOf(invocation);
  const named = fileOf(invocation, option);
  const place = named ?? configured[member];
  if (place)
    return named || member === 'projection' ? place : configured.requireThere(member, place);
  throw usageError({ expected: `--${option}, or ${member} in the configuration` });
}

function sinceOf(invocation: Invocation) {
  const { args } = invocation;
  const size = args.text('since');
  const memory = args.text('memory');
  if (size !== undefined && memory !== undefined)
    throw usageError({ expected: 'either --since SIZE or --memory REF' });
  if (size !== undefined) return wholeNumber('since', size, 0);
  return { memory: memoryOf(invocation) };
}
