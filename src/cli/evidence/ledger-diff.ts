import { countOf } from '../../documents/findings.ts';
import type { Command } from '../command.ts';
import { argument, valued } from '../options.ts';
import { findNewer } from './published-projection.ts';
import { pinned } from '../keys/signed-documents.ts';
import { LEDGER_OPTION, askedLedger } from './open-ledger.ts';
import { askedProjection } from '../../repository/asked.ts';

export const command: Command = {
  examples: {
    'claimgate ledger diff projection/ledger-projection.jsonl':
      'which facts of a projection newer records of the ledger contradict or replace',
    'claimgate ledger diff .claimgate/releases/v1.4.0/ledger-projection.jsonl --json':
      'the same for the projection of a release, for programs',
  },
  positionals: {
    projection: argument('a published projection; its signed statement is in the same folder'),
  },
  options: {
    ...LEDGER_OPTION,
    'trust-pin': valued(
      'the trust root whose signers count (or CLAIMGATE_TRUST_PIN)',
      'N:sha256:HEX',
    ),
  },
  async run(invocation) {
    const comparison = {
      ledger: askedLedger(invocation),
      projection: askedProjection(invocation),
      by: pinned(invocation, undefined),
    };
    const { findings, result } = await findNewer(comparison, invocation.host);
    const { newer, projection } = result;
    const { tree_size } = projection.head;
    const shown = `${projection.path} (${countOf(tree_size, 'record')} of ${result.head.tree_size})`;
    const line =
      newer.length === 0
        ? `current: no newer record speaks of what ${shown} shows`
        : `outdated: newer records change ${countOf(newer.length, 'fact')} of ${shown}`;
    return { result, findings, lines: [line] };
  },
};
