import { defineCodes } from './entry.ts';

/** What the gate as a whole refuses or could not finish (specification/trust.md 4). */
export const gateCodes = defineCodes({
  projection_required: {
    severity: 1,
    clears_by: 'operator',
    title: 'claims need a trusted ledger projection, and none was given',
    hint: 'Only a signed projection supplies the current contract digests that claims are judged by.',
  },
  projection_unsigned: {
    severity: 1,
    clears_by: 'operator',
    title: 'the projection has no signed statement beside it',
    hint: 'ledger-projection.jsonl goes with ledger-projection.intoto.json; without its signatures a projection is only a file.',
  },
  lapses_too_soon: {
    severity: 1,
    clears_by: 'operator',
    title: 'the answer does not hold as long as it must',
    hint: 'Renew what lapses first, or ask for less with --must-hold-until.',
  },
  format_holds_claims: {
    severity: 2,
    clears_by: 'operator',
    title: 'there are too many claims for this format',
    hint: 'A claims file of more than 16 MiB is judged piece by piece; only JSON and text are written so.',
  },
  did_not_finish: {
    severity: 2,
    clears_by: 'operator',
    title: 'the run did not finish',
    hint: 'It was stopped before it could judge; run it again.',
    next: 'claimgate check',
  },
  sanitizing_unknown: {
    severity: 1,
    clears_by: 'operator',
    title: 'it is not known whether the projection is sanitized',
    hint: 'Only a projection that was read to its end can be judged.',
  },
  rules_empty: {
    severity: 3,
    clears_by: 'operator',
    title: 'there are no rules to judge by',
    hint: 'No rules prove nothing; this is a defect in claimgate, please report it.',
  },
  rule_defect: {
    severity: 3,
    clears_by: 'operator',
    title: 'a rule could not judge',
    hint: 'This is a defect in claimgate; please report it with the rule named.',
  },
});
