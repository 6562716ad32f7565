import { area, refused, undetermined, warning } from './code-row.ts';

/** Documents as files: their text, their shape, and what they say beyond it. */
export const DOCUMENT_CODES = {
  // Faults of JSON text (RFC 8259, RFC 7493) and of its shape (JSON Schema 2020-12).
  ...area('reading JSON', {
    json_empty: undetermined('edit', {
      title: 'the file is empty',
      hint: 'Write one JSON value into it.',
    }),
    json_too_large: undetermined('edit', {
      title: 'the document is larger than its limit',
      hint: 'Make the document smaller: each kind has a size limit.',
    }),
    json_byte_order_mark: undetermined('edit', {
      title: 'the document starts with a byte order mark',
      hint: 'Save the file as UTF-8 without BOM.',
    }),
    json_invalid_utf8: undetermined('edit', {
      title: 'a byte sequence is not UTF-8',
      hint: 'Save the file as UTF-8.',
    }),
    json_syntax: undetermined('edit', {
      title: 'the file is not valid JSON',
      hint: 'JSON has no comments, no trailing commas and only double quotes (RFC 8259).',
    }),
    json_trailing_text: undetermined('edit', {
      title: 'there is text after the end of the JSON value',
      hint: 'Remove it: a document holds exactly one JSON value.',
    }),
    json_too_deep: undetermined('edit', {
      title: 'values are nested too deeply',
      hint: 'Remove the nesting: no claimgate document nests this deep.',
    }),
    json_duplicate_name: undetermined('edit', {
      title: 'an object has the same member twice',
      hint: 'Keep one of them: readers disagree on which one counts.',
    }),
    json_lone_surrogate: undetermined('edit', {
      title: 'an escape is half of a surrogate pair',
      hint: 'Write both halves of the pair, or the character itself.',
    }),
    json_number_not_integer: undetermined('edit', {
      title: 'a number has a fraction or an exponent, or is minus zero',
      hint: 'Write a plain integer.',
    }),
    json_integer_out_of_range: undetermined('edit', {
      title: 'an integer is outside the range that every reader keeps exactly',
      hint: 'Use an integer from -9007199254740991 to 9007199254740991 (RFC 7493).',
    }),
    unknown_member: undetermined('edit', {
      title: 'the document has an unknown member',
      hint: 'Remove it, or correct its name.',
    }),
    document_kind_wrong: undetermined('edit', {
      title: 'this is another kind of document',
      hint: 'Pass the right file to this command, or run the command that reads this one.',
    }),
    missing_member: undetermined('edit', {
      title: 'the document lacks a required member',
      hint: 'Add it.',
    }),
    wrong_type: undetermined('edit', {
      title: 'a value has the wrong type',
      hint: 'Compare it with the schema: `claimgate schema` lists all schemas.',
    }),
    wrong_value: undetermined('edit', {
      title: 'a value is not one of the allowed values',
      hint: 'Compare it with the schema: `claimgate schema` lists all schemas.',
    }),
    wrong_form: undetermined('edit', {
      title: 'a value does not have the required form',
      hint: 'Compare it with the schema: `claimgate schema` lists all schemas.',
    }),
    out_of_bounds: undetermined('edit', {
      title: 'a value or its length is out of bounds',
      hint: 'Compare it with the schema: `claimgate schema` lists all schemas.',
    }),
    duplicate_item: undetermined('edit', {
      title: 'a list that must not repeat an item has the same item twice',
      hint: 'Keep one of the two.',
    }),
    too_many_findings: undetermined('edit', {
      title: 'the document has more errors than are listed',
      hint: 'Correct the listed errors, then run the command again.',
    }),
  }),
  // Faults of the public claims file beyond its schema (specification/documents.md 3.1).
  ...area('the claims file', {
    carriage_return: undetermined('edit', {
      title: 'the file contains carriage returns',
      hint: 'Line endings must be LF, or a checkout changes the digest. `claimgate init` writes the .gitattributes line for that.',
      next: 'claimgate claims fmt',
    }),
    duplicate_claim: refused('edit', {
      title: 'two claims are about the same subject',
      hint: 'Remove one of the two.',
    }),
    not_claimable: refused('edit', {
      title: 'the subject cannot be claimed',
      hint: 'You can claim only the publish operations of a production deployment with a production provider app.',
    }),
    not_claimed: undetermined('edit', {
      title: 'no claim is about this subject',
      hint: '`claimgate explain` explains claims only. `claimgate projection show` shows what is known about any subject.',
      next: 'claimgate claims list',
    }),
    nothing_to_propose: refused('operator', {
      title: 'no claim would pass',
      hint: 'No selected entry of the projection passes every rule. `claimgate explain` shows why for one of them.',
    }),
    not_canonical: warning('edit', {
      title: 'the file is valid, but not in its canonical form',
      hint: 'The canonical form has one claim per line, sorted, so that changes read well in review.',
      next: 'claimgate claims fmt',
    }),
  }),
  // Faults of certification contracts beyond their schema, and of their fit (specification/documents.md 3.2).
  ...area('contracts', {
    instant_invalid: undetermined('edit', {
      title: 'the instant does not exist or has the wrong form',
      hint: 'Write it in UTC, such as 2026-11-21T08:30:00Z.',
    }),
    contract_approval_contradictory: undetermined('edit', {
      title: 'the contract requires an approval, but its tier says that none is needed',
      hint: 'Name the tier that the provider grants, or set `approval.required` to false.',
      next: 'claimgate contract lint',
    }),
    contract_check_missing: undetermined('edit', {
      title: 'the contract lacks a check that its operation requires',
      hint: 'List connect, authorization, the publish check of the operation, final_result, refresh and revoke on both sides.',
      next: 'claimgate contract lint',
    }),
    contract_check_duplicate: undetermined('edit', {
      title: 'the contract lists a check twice on one side',
      hint: 'Keep one of the two, with the reasons of both.',
      next: 'claimgate contract lint',
    }),
    contract_check_of_other_operation: undetermined('edit', {
      title: 'the contract lists the publish check of another operation',
      hint: 'Immediate and scheduled publishing are two subjects. Give each its own contract.',
      next: 'claimgate contract lint',
    }),
    contract_reason_not_allowed: undetermined('edit', {
      title: 'the contract gives reasons to skip a check that must not be skipped',
      hint: 'Remove the reasons: only refresh and revoke can be skipped.',
      next: 'claimgate contract lint',
    }),
    contract_source_not_https: undetermined('edit', {
      title: 'a policy source is not an https URL',
      hint: "Link to the provider's page by its https address, without user name and password.",
      next: 'claimgate contract lint',
    }),
    contract_missing: refused('edit', {
      title: 'no contract in the repository has the digest in the claim',
      hint: 'Commit the contract to provider-certification/contracts/, or correct `contract_digest` in the claim.',
      next: 'claimgate contract digest',
    }),
    contract_ambiguous: refused('edit', {
      title: 'two contracts fit the same subject',
      hint: 'Remove one, or make them differ in provider, account kinds, output profile, operation or policy mode.',
      next: 'claimgate contract lint',
    }),
    contract_for_other_provider: refused('edit', {
      title: 'the contract is for another provider than the claim',
      hint: 'Put the digest of the contract for this subject into the claim.',
      next: 'claimgate contract digest',
    }),
    contract_for_other_account_kind: refused('edit', {
      title: 'the contract is for other account kinds than the claim',
      hint: 'Put the digest of the contract for this subject into the claim.',
      next: 'claimgate contract digest',
    }),
    contract_for_other_profile: refused('edit', {
      title: 'the contract is for another output profile than the claim',
      hint: 'Put the digest of the contract for this subject into the claim.',
      next: 'claimgate contract digest',
    }),
    contract_for_other_operation: refused('edit', {
      title: 'the contract is for another operation than the claim',
      hint: 'Put the digest of the contract for this subject into the claim.',
      next: 'claimgate contract digest',
    }),
    contract_for_other_policy_mode: refused('edit', {
      title: 'the contract is for another policy mode than the claim',
      hint: 'Put the digest of the contract for this subject into the claim.',
      next: 'claimgate contract digest',
    }),
  }),
  // How a release manifest can differ from the repository (specification/documents.md 3.4).
  ...area('release manifests', {
    artifact_name_repeated: undetermined('edit', {
      title: 'the manifest names a published file twice',
      hint: 'Make the manifest again, and name each file once with --artifact.',
    }),
    version_differs: refused('operator', {
      title: 'the manifest is for another version',
      hint: 'Compare the tag with the member `version` of the manifest. If they differ, make the manifest again.',
    }),
    revision_differs: refused('operator', {
      title: 'the manifest is for another commit',
      hint: 'Compare the commit with the member `revision` of the manifest. If they differ, make the manifest again.',
    }),
    claims_digest_differs: refused('operator', {
      title: 'the manifest is for other bytes of the claims file',
      hint: 'Somebody changed the claims or the manifest later. Make the manifest again.',
    }),
    claims_schema_version_differs: refused('operator', {
      title: 'the manifest names another schema version of the claims file',
      hint: 'Compare the member `provider_claims.schema_version`.',
    }),
    claim_count_differs: refused('operator', {
      title: 'the manifest names another number of claims',
      hint: 'Compare the member `provider_claims.claim_count`.',
    }),
    manifest_member_order: warning('edit', {
      title: 'the members of the manifest are not in their usual order',
      hint: 'The values agree. Run `claimgate manifest create` to write the usual bytes.',
    }),
    manifest_line_endings: warning('edit', {
      title: 'the manifest has other line endings than `manifest create` writes',
      hint: 'The values agree, but some tool converted the file after `claimgate manifest create`.',
    }),
    manifest_white_space: warning('edit', {
      title: 'the manifest has other white space or escapes than `manifest create` writes',
      hint: 'The values agree. Run `claimgate manifest create` to write the usual bytes.',
    }),
    version_not_newest: warning('edit', {
      title: 'this branch already records a newer version',
      hint: 'A fix of an older version usually belongs on its own branch: check that branch out, or pass --branch. If this branch is right, ignore this warning.',
    }),
    version_invalid: undetermined('edit', {
      title: 'the version is not "v" followed by a stable SemVer version',
      hint: 'Write it like v1.4.0, without a pre-release or build part.',
    }),
    draft_not_releasable: refused('edit', {
      title: 'only a release verdict lets a release through',
      hint: 'Commit the changes in the work tree, or judge a commit with --ref. Leave out --at.',
    }),
  }),
  // Why there is nothing, or not one thing, to show or to check.
  ...area('looking something up', {
    no_contracts: undetermined('edit', {
      title: 'this folder has no contracts',
      hint: 'Contracts are the *.json files in provider-certification/contracts/ of the product. Run the command in the repository of the product, or pass -C DIR.',
      next: 'claimgate contract lint --help',
    }),
    projection_unverified: warning('operator', {
      title: 'the projection has no signed statement beside it, so its origin is not verified',
      hint: 'Keep the statement beside the projection: X.intoto.json beside X.jsonl.',
      next: 'claimgate check',
    }),
    code_unknown: undetermined('edit', {
      title: 'unknown code',
      hint: 'Copy the code in brackets after error or warning, such as run_expired from error[run_expired]. Of a claim, pass the digits that its finding shows after `claimgate explain`.',
    }),
    subject_not_in_ledger: refused('operator', {
      title: 'the ledger has no run for such a subject',
      hint: 'A digest finds only subjects that have a run. Pass any other subject as a file.',
      next: 'claimgate ledger list',
    }),
    subject_ambiguous: undetermined('edit', {
      title: 'the beginning of a digest matches more than one subject',
      hint: 'Pass more digits of the digest.',
    }),
  }),
};
