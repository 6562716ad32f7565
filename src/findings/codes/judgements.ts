import { area, defect, refused, undetermined, warning } from './code-row.ts';

/** The answer about a release, before and after it. */
export const JUDGEMENT_CODES = {
  // What the gate as a whole refuses or could not finish (specification/trust.md 4).
  ...area('the gate', {
    projection_required: refused('operator', {
      title: 'claims need a signed ledger projection, and none was given',
      hint: 'Export the ledger into the folder that `projection` of claimgate.config.json names, or pass --projection FILE. Keep the signed statement beside it.',
      next: 'claimgate ledger export',
    }),
    projection_unsigned: refused('operator', {
      title: 'the projection has no signed statement beside it',
      hint: 'Keep ledger-projection.intoto.json in the same folder as ledger-projection.jsonl; `claimgate ledger export` writes both.',
      next: 'claimgate ledger export',
    }),
    claims_untested: warning('new_live_run', {
      title: 'claims rest on example runs, for which no test ran',
      hint: 'An example run names no commit. Record the results of your own tests before you publish the claims.',
      next: 'claimgate ledger append run --from-junit FILE',
    }),
    lapses_too_soon: refused('operator', {
      title: 'the answer expires earlier than required',
      hint: 'Renew the evidence that expires first, or pass an earlier --must-hold-until.',
    }),
    wait_stopped: undetermined('operator', {
      title: 'a signal stopped the wait',
      hint: 'Run the command again. Nothing was allowed.',
    }),
    format_holds_claims: undetermined('operator', {
      title: 'this format cannot hold this many claims',
      hint: 'Use --format json or --format text: the gate judges a claims file of more than 16 MiB in pieces.',
    }),
    did_not_finish: undetermined('operator', {
      title: 'the run did not finish',
      hint: 'The run stopped before it could judge. Run it again.',
      next: 'claimgate check',
    }),
    sanitizing_unknown: refused('operator', {
      title: 'the gate could not check whether the projection is sanitized',
      hint: 'The gate must read the whole projection. Clear the other findings first.',
    }),
    rules_empty: defect('operator', {
      title: 'the gate has no rules',
      hint: 'This is a defect in claimgate; please report it.',
    }),
    rule_defect: defect('operator', {
      title: 'a rule could not judge',
      hint: 'This is a defect in claimgate; please report it with the name of the rule.',
    }),
  }),
  // What a gate must refuse of its own input (specification/trust.md 7).
  ...area('the self-test', {
    self_test_input_refused: undetermined('operator', {
      title: 'a self-test needs an input that the gate allows',
      hint: 'Clear the findings of `claimgate check` first: a change proves nothing where the gate refuses anyway.',
      next: 'claimgate check',
    }),
    self_test_wrongly_allowed: refused('never', {
      title: 'the gate allowed a change that it must refuse',
      hint: 'Do not rely on this gate. Compare the program with its published release, and report the defect.',
    }),
    self_test_other_code: refused('never', {
      title: 'the gate refused a change for the wrong reason',
      hint: 'A rule or a check is missing, or refuses what it must allow. Compare the program with its published release, and report the defect.',
    }),
    self_test_unusable: refused('operator', {
      title: 'the report of the self-test does not show that this gate passes',
      hint: 'Run the self-test again with this version of claimgate, and pass the report that it writes.',
      next: 'claimgate selftest --output json=selftest.json',
    }),
  }),
  // Why a verdict does not let a publish job go on (specification/trust.md 4, `verdict require`).
  ...area('verdicts', {
    verdict_missing: refused('operator', {
      title: 'there is no verdict',
      hint: 'Run `claimgate manifest create VERSION` first, and pass its gate-verdict.json to this job.',
      next: 'claimgate manifest create --help',
    }),
    verdict_did_not_finish: refused('operator', {
      title: 'the run that should have written this verdict did not finish',
      hint: 'The run stopped before it could judge: a time limit, a full disk or a signal. Run the gate again.',
      next: 'claimgate manifest create --help',
    }),
    verdict_not_release: refused('operator', {
      title: 'the verdict is not a release verdict',
      hint: 'Drafts, replays and forecasts never let a release through. Run `claimgate manifest create VERSION` on a commit, without --at.',
      next: 'claimgate manifest create --help',
    }),
    verdict_not_allowed: refused('operator', {
      title: 'the verdict does not allow the release',
      hint: 'The findings in the verdict say why. Clear them, then run `claimgate manifest create VERSION` again.',
      next: 'claimgate manifest create --help',
    }),
    artifact_unnamed: refused('operator', {
      title: 'the signed verdict names no published file',
      hint: 'Ask the publisher for the signed verdict of a release that was made with --artifact FILE.',
    }),
    artifact_differs: refused('operator', {
      title: 'the file is not one that the release published',
      hint: 'Download the file again, from where the publisher says. Do not use this one.',
    }),
    resource_uri_differs: refused('operator', {
      title: 'the signed verdict is about another package or version',
      hint: 'Compare --resource-uri with what you meant to install, and fetch the signed verdict of that release.',
    }),
    verdict_other_commit: refused('operator', {
      title: 'the verdict is about another commit',
      hint: 'Run `claimgate manifest create VERSION` on the commit that you publish, or check that commit out.',
      next: 'claimgate manifest create --help',
    }),
    verdict_without_manifest: refused('operator', {
      title: 'the verdict binds no release manifest',
      hint: 'A publish job needs the verdict of `claimgate manifest create`, not that of `claimgate check`.',
      next: 'claimgate manifest create --help',
    }),
    verdict_manifest_differs: refused('operator', {
      title: 'the release manifest is not the one that the verdict binds',
      hint: 'Pass all files of the same `claimgate manifest create` run to the publish job.',
    }),
    verdict_claims_differ: refused('operator', {
      title: 'the verdict judged other claims than this commit holds',
      hint: 'The claims file changed after the verdict. Run `claimgate manifest create VERSION` again.',
      next: 'claimgate manifest create --help',
    }),
    verdict_lapsed: refused('operator', {
      title: 'the evidence behind the verdict has expired',
      hint: 'Renew the evidence, then run `claimgate manifest create VERSION` again.',
      next: 'claimgate manifest create --help',
    }),
    verdict_stale: refused('operator', {
      title: 'the verdict is older than --max-age',
      hint: 'Run `claimgate manifest create VERSION` again, or allow older verdicts with --max-age.',
      next: 'claimgate manifest create --help',
    }),
    verdict_from_future: refused('time', {
      title: 'the verdict is dated in the future',
      hint: 'One of the two clocks is wrong. Correct it, then run `claimgate manifest create VERSION` again.',
    }),
    verdict_unsigned: refused('operator', {
      title: 'the verdict is about claims and has no signature beside it',
      hint: 'Run `claimgate manifest create VERSION --sign KEY`, and keep gate-verdict.intoto.json beside gate-verdict.json.',
      next: 'claimgate manifest create --help',
    }),
    badge_without_claims: refused('operator', {
      title: 'the verdict has no claims for a badge to show',
      hint: 'A badge shows 1 to 1,000 claims and when they expire. Pass the verdict of a release that claims something.',
    }),
    verdict_signature_of_other: refused('operator', {
      title: 'the signed verdict is about other files',
      hint: 'Pass all files of the same `claimgate manifest create VERSION --sign KEY` run to the publish job.',
    }),
  }),
  // Why a past release does not verify again, and why a file is no capsule.
  ...area('audits and capsules', {
    record_missing: undetermined('operator', {
      title: 'this release has no record',
      hint: 'Audits read the default branch of the remote, or all local branches where there is no remote. Push the record, or name another branch with --memory.',
    }),
    record_file_missing: undetermined('operator', {
      title: 'a file of the release record is missing',
      hint: 'A record has a manifest and a verdict; with claims also the signed verdict, the projection and its statement. Take all files from one run.',
    }),
    record_differs: refused('operator', {
      title: 'this release already has a record with other contents',
      hint: 'A record is never replaced. Compare the files. To release again, choose the next version.',
    }),
    release_differs: refused('operator', {
      title: 'an earlier run left a file that does not belong to this release',
      hint: 'The folder belongs to another commit or to other claims. Remove it and run the command again, or release that commit with --ref.',
    }),
    replay_differs: refused('never', {
      title: 'judging the release again gives another verdict than the recorded one',
      hint: 'Somebody changed an input of the verdict later, or the verdict was false from the start.',
    }),
    earlier_record_missing: undetermined('operator', {
      title: 'a release record that the verdict rested on is missing',
      hint: 'Find it in the history of the default branch: records must never be removed.',
    }),
    audit_incomplete: refused('operator', {
      title: 'the audit could not check everything, so it does not pass',
      hint: 'Clear the other findings, then run the audit again.',
    }),
    capsule_malformed: undetermined('never', {
      title: 'the file is not a capsule',
      hint: 'Pass a capsule that `claimgate audit TAG --pack FILE` wrote, unchanged.',
      next: 'claimgate audit --help',
    }),
    capsule_truncated: undetermined('operator', {
      title: 'the capsule is cut off',
      hint: 'Fetch it again.',
    }),
    capsule_path_unsafe: undetermined('never', {
      title: 'a member of the archive has a name that no capsule has',
      hint: 'Somebody made or changed this archive by hand. claimgate unpacks nothing from it. Get the original capsule.',
    }),
    capsule_not_file: undetermined('never', {
      title: 'a member of the archive is not a regular file',
      hint: 'A capsule contains no links, folders or devices. Get the original capsule.',
    }),
    capsule_member_twice: undetermined('never', {
      title: 'the archive has two members with the same name',
      hint: 'Two readers could read different files. Get the original capsule.',
    }),
    capsule_out_of_order: undetermined('never', {
      title: 'the members of the archive are not in order',
      hint: 'A capsule has one fixed order. Get the original capsule.',
    }),
    capsule_index_differs: refused('never', {
      title: 'a member of the capsule does not match its index',
      hint: 'Somebody changed, added or removed a member after the capsule was packed. Get the original capsule.',
    }),
    capsule_incomplete: undetermined('never', {
      title: 'the capsule lacks something that the release rests on',
      hint: 'Pack it again in a clone of the repository.',
    }),
    capsule_unpackable: undetermined('operator', {
      title: 'the release does not fit into a capsule',
      hint: 'Names can have at most 100 printable ASCII characters, and the total size is limited. Shorten the names, or make the files smaller.',
    }),
  }),
  // What is wrong with documents that say what is claimed (specification/documents.md 3.1).
  ...area('documents that say what is claimed', {
    surfaces_unset: undetermined('edit', {
      title: 'the configuration names no documents with claims blocks',
      hint: 'Set the member `surfaces` in claimgate.config.json; docs/how-to/check-documents.md shows how.',
    }),
    surface_not_found: undetermined('edit', {
      title: 'no document matches a path in the configuration',
      hint: 'Correct the path or the glob under `surfaces`: a document that was moved is no longer checked.',
    }),
    surface_not_text: undetermined('edit', {
      title: 'the document is not UTF-8 text',
      hint: 'Save it as UTF-8, or name it under `surfaces.ignore`.',
    }),
    surface_block_missing: refused('edit', {
      title: 'the document has no claims block',
      hint: 'Put the two markers where the claims belong, each on its own line and outside of code. `claimgate surfaces write` fills the block.',
    }),
    surface_block_doubled: refused('edit', {
      title: 'the document has a second claims block',
      hint: 'Remove one of the two: a document has one block.',
    }),
    surface_block_nested: refused('edit', {
      title: 'a claims block starts inside another one',
      hint: 'End the first block before this marker, or remove the marker.',
    }),
    surface_block_unclosed: refused('edit', {
      title: 'a claims block has no end marker',
      hint: 'Put the end marker on its own line.',
    }),
    surface_block_unopened: refused('edit', {
      title: 'a claims block has no start marker',
      hint: 'Put the start marker on its own line, or remove the end marker.',
    }),
    surface_marker_malformed: refused('edit', {
      title: 'a comment looks like a marker of a claims block, but is not one',
      hint: 'Spell the marker exactly, and put it on its own line.',
    }),
    surface_block_differs: refused('edit', {
      title: 'the claims block differs from the claims file',
      hint: 'Let claimgate write the block.',
      next: 'claimgate surfaces write',
    }),
    advertised_without_claim: refused('edit', {
      title: 'the document advertises a provider outside of the claims block',
      hint: 'Publish a claim for it, remove the sentence, or allow the phrase with a reason under `surfaces.allow`.',
    }),
    surface_allowance_unused: warning('edit', {
      title: 'no document contains an allowed phrase',
      hint: 'Remove the phrase from `surfaces.allow`; otherwise it could excuse another sentence later.',
    }),
  }),
};
