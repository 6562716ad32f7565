import type { Command } from '../command.ts';
import { explainClaim } from '../explain-claim.ts';
import { explainCode, isCodeForm } from '../explain-code.ts';
import { EVIDENCE_OPTIONS } from '../options.ts';
import { isDigestStart, subjectDigestStart } from '../../app/named-subject.ts';

const { 'must-hold-until': _notHere, ...OPTIONS } = EVIDENCE_OPTIONS;

export const command: Command = {
  positionals: {
    what: {
      type: 'string',
      describe:
        'a code, or a claim: the digest of its subject or 12 digits of it, or a JSON file with the subject',
    },
  },
  options: OPTIONS,
  examples: [
    ['claimgate explain contract_stale', 'what the code means, and how to clear it'],
    [
      'claimgate explain 0123456789ab --projection ledger-projection.jsonl',
      'how a claim was judged, rule by rule, and by which facts',
    ],
  ],
  async run(invocation) {
    const named = invocation.args.required('what');
    if (isCodeForm(named) && !isDigestStart(named)) return explainCode(named);
    return explainClaim(invocation, await subjectDigestStart(named, invocation.directory));
  },
};
