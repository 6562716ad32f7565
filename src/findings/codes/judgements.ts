import { area, defect, refused, undetermined, warning } from './code-row.ts';

/** The answer about a release, before and after it. */
export const JUDGEMENT_CODES = {
  // What the gate as a whole refuses or could not finish (specification/trust.md 4).
  ...area('the gate', {
    projection_required: refused('operator', {
      title: 'claims need a trusted ledger projection, and none was given',
      hint: 'Only a signed projection supplies the current contract digests that claims are judged by.',
    }),
    projection_unsigned: refused('operator', {
      title: 'the projection has no signed statement beside it',
      hint: 'ledger-projection.jsonl goes with ledger-projection.intoto.json; without its signatures a projection is only a file.',
    }),
    lapses_too_soon: refused('operator', {
      title: 'the answer does not hold as long as it must',
      hint: 'Renew what lapses first, or ask for less with --must-hold-until.',
    }),
    format_holds_claims: undetermined('operator', {
      title: 'there are too many claims for this format',
      hint: 'A claims file of more than 16 MiB is judged piece by piece; only JSON and text are written so.',
    }),
    did_not_finish: undetermined('operator', {
      title: 'the run did not finish',
      hint: 'It was stopped before it could judge; run it again.',
      next: 'claimgate check',
    }),
    sanitizing_unknown: refused('operator', {
      title: 'it is not known whether the projection is sanitized',
      hint: 'Only a projection that was read to its end can be judged.',
    }),
    rules_empty: defect('operator', {
      title: 'there are no rules to judge by',
      hint: 'No rules prove nothing; this is a defect in claimgate, please report it.',
    }),
    rule_defect: defect('operator', {
      title: 'a rule could not judge',
      hint: 'This is a defect in claimgate; please report it with the rule named.',
    }),
  }),
  // Why a verdict does not let a publish job go on (specification/trust.md 4, `verdict require`).
  ...area('verdicts', {
    verdict_missing: refused('operator', {
      title: 'there is no verdict',
      hint: 'The gate was skipped, or its verdict was not handed on; run it before publishing.',
      next: 'claimgate manifest create --help',
    }),
    verdict_did_not_finish: refused('operator', {
      title: 'the run that should have made this verdict did not finish',
      hint: 'It was stopped, or ran out of time or disk, before it could judge; run the gate again.',
      next: 'claimgate manifest create --help',
    }),
    verdict_not_release: refused('operator', {
      title: 'the verdict is not one of a release',
      hint: 'Drafts, replays and forecasts never let a release through: make it with `manifest create`, from a commit and without --at.',
    }),
    verdict_not_allowed: refused('operator', {
      title: 'the verdict does not allow the release',
      hint: 'Read its findings, clear them, and judge again.',
    }),
    verdict_other_commit: refused('operator', {
      title: 'the verdict is about another commit',
      hint: 'Judge the commit that is published.',
    }),
    verdict_without_manifest: refused('operator', {
      title: 'the verdict binds no release manifest',
      hint: 'A publish job needs the verdict of `manifest create`, not that of `check`.',
    }),
    verdict_manifest_differs: refused('operator', {
      title: 'the release manifest is not the one that the verdict binds',
      hint: 'One of the two was changed or comes from another run; hand on all files of one run of `manifest create`.',
    }),
    verdict_claims_differ: refused('operator', {
      title: 'the verdict judged other claims than the commit holds',
      hint: 'The claims were changed after the verdict; judge again.',
    }),
    verdict_lapsed: refused('operator', {
      title: 'what the verdict rests on has lapsed',
      hint: 'Renew the evidence and judge again.',
    }),
    verdict_stale: refused('operator', {
      title: 'the verdict is too old',
      hint: 'Judge again, or allow more with --max-age.',
    }),
    verdict_from_future: refused('time', {
      title: 'the verdict was made later than now',
      hint: 'One of the two clocks is wrong; correct it, and judge again.',
    }),
    verdict_unsigned: refused('operator', {
      title: 'a verdict about claims has no signature beside it',
      hint: 'gate-verdict.json goes with gate-verdict.intoto.json, which `manifest create --sign KEY` writes.',
    }),
    verdict_signature_of_other: refused('operator', {
      title: 'the signed verdict is about other files',
      hint: 'It must name exactly these claims, this manifest and this verdict; hand on all files of one run of `manifest create --sign KEY`.',
    }),
  }),
  // Why a past release does not verify again, and why a file is no capsule.
  ...area('audits and capsules', {
    record_missing: undetermined('operator', {
      title: 'no record of this release is there',
      hint: 'The release job commits it to the default branch after publishing; name another ref with --memory.',
    }),
    record_file_missing: undetermined('operator', {
      title: 'a file of the release record is missing',
      hint: 'A record is manifest and verdict; with claims also the signed verdict, the projection and its statement. Take all of them from one run.',
    }),
    record_differs: refused('operator', {
      title: 'this release is recorded already, with other contents',
      hint: 'A record is never replaced. Compare the files; if the release was made anew, choose the next version.',
    }),
    release_differs: refused('operator', {
      title: 'an earlier run left a file that this release would not make',
      hint: 'The folder belongs to another commit or to other claims. Remove it and run the command again, or release that commit with --ref.',
    }),
    replay_differs: refused('never', {
      title: 'judging again gives another verdict than the one recorded',
      hint: 'Something that the verdict rested on was changed since, or was never as it says.',
    }),
    earlier_record_missing: undetermined('operator', {
      title: 'a release record that the verdict rested on is not there',
      hint: 'Records are never removed; look for it in the history of the default branch.',
    }),
    audit_incomplete: refused('operator', {
      title: 'not everything could be checked, and what was not checked has not passed',
      hint: 'The other findings say what stands in the way.',
    }),
    capsule_malformed: undetermined('never', {
      title: 'the file is not a capsule',
      hint: 'Capsules are written by `claimgate audit TAG --pack FILE`, in one form to the byte.',
      next: 'claimgate audit --help',
    }),
    capsule_truncated: undetermined('operator', {
      title: 'the capsule is cut off',
      hint: 'Fetch it again.',
    }),
    capsule_path_unsafe: undetermined('never', {
      title: 'a member of the archive has a name that no capsule has',
      hint: 'Nothing is unpacked from a capsule, but a name like this is not an accident.',
    }),
    capsule_not_file: undetermined('never', {
      title: 'a member of the archive is not a regular file',
      hint: 'Capsules hold no links, folders or devices.',
    }),
    capsule_member_twice: undetermined('never', {
      title: 'the archive has two members of one name',
      hint: 'Two readers could take one file for the other.',
    }),
    capsule_out_of_order: undetermined('never', {
      title: 'the members of the archive are not in order',
      hint: 'The same input has one capsule, to the byte.',
    }),
    capsule_index_differs: refused('never', {
      title: 'a member of the capsule is not the one that its index names',
      hint: 'A member was changed, added or removed after the capsule was packed.',
    }),
    capsule_incomplete: undetermined('never', {
      title: 'the capsule lacks something that the release rests on',
      hint: 'Pack it again in a clone of the repository.',
    }),
    capsule_unpackable: undetermined('operator', {
      title: 'the release does not fit into a capsule',
      hint: 'Names are at most 100 printable ASCII characters long, and everything together is limited.',
    }),
  }),
  // What is wrong with documents that say what is claimed (specification/documents.md 3.1).
  ...area('documents that say what is claimed', {
    surfaces_unset: undetermined('edit', {
      title: 'the configuration names no documents with blocks of claims',
      hint: 'Set the member `surfaces` in claimgate.config.json; docs/how-to/check-documents.md shows how.',
    }),
    surface_not_found: undetermined('edit', {
      title: 'no document is where the configuration says that one is',
      hint: 'The document was moved, or the glob is wrong: a page that nobody looks at is not an honest page.',
    }),
    surface_not_text: undetermined('edit', {
      title: 'the document is not UTF-8 text',
      hint: 'Save it as UTF-8, or name it under `surfaces.ignore`.',
    }),
    surface_block_missing: refused('edit', {
      title: 'the document has no block of claims',
      hint: 'Put the two markers on lines of their own where the claims belong, outside of code; `claimgate surfaces write` fills it.',
    }),
    surface_block_doubled: refused('edit', {
      title: 'the document has a second block of claims',
      hint: 'One document has one block.',
    }),
    surface_block_nested: refused('edit', {
      title: 'a block of claims starts inside another one',
      hint: 'End the first block before, or remove the marker.',
    }),
    surface_block_unclosed: refused('edit', {
      title: 'a block of claims does not end',
      hint: 'Put its end marker on a line of its own.',
    }),
    surface_block_unopened: refused('edit', {
      title: 'a block of claims ends that did not start',
      hint: 'Put its start marker on a line of its own, or remove the end marker.',
    }),
    surface_marker_malformed: refused('edit', {
      title: 'a comment looks like a marker of a block of claims and is none',
      hint: 'A marker is spelt exactly and stands on a line of its own.',
    }),
    surface_block_differs: refused('edit', {
      title: 'the block does not say what the claims file says',
      hint: 'The inside of a block is written by claimgate.',
      next: 'claimgate surfaces write',
    }),
    advertised_without_claim: refused('edit', {
      title: 'a provider is advertised outside of the block of claims',
      hint: 'Say it by a claim, take it out, or allow the phrase with a reason under `surfaces.allow`.',
    }),
    surface_allowance_unused: warning('edit', {
      title: 'an allowed phrase stands in no document',
      hint: 'Remove it from `surfaces.allow`, so that it excuses nothing later.',
    }),
  }),
};
