import { area, refused, undetermined, warning } from './code-row.ts';

/** Documents as files: their text, their shape, and what they say beyond it. */
export const DOCUMENT_CODES = {
  // Faults of JSON text (RFC 8259, RFC 7493) and of its shape (JSON Schema 2020-12).
  ...area('reading JSON', {
    json_empty: undetermined('edit', {
      title: 'the document is empty',
      hint: 'Write one JSON value into it.',
    }),
    json_too_large: undetermined('edit', {
      title: 'the document is larger than its limit',
      hint: 'Each kind of document has a size limit; this one is past it.',
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
      title: 'this is not JSON',
      hint: 'JSON has no comments, no trailing commas and only double quotes (RFC 8259).',
    }),
    json_trailing_text: undetermined('edit', {
      title: 'there is text after the end of the value',
      hint: 'A document holds exactly one JSON value.',
    }),
    json_too_deep: undetermined('edit', {
      title: 'values are nested too deeply',
      hint: 'No document of claimgate nests this deep.',
    }),
    json_duplicate_name: undetermined('edit', {
      title: 'a member name stands twice in one object',
      hint: 'Readers disagree on which one counts, so keep one; escapes such as \\u0061 spell the same name.',
    }),
    json_lone_surrogate: undetermined('edit', {
      title: 'an escape leaves half of a surrogate pair',
      hint: 'Write both halves of the pair, or the character itself.',
    }),
    json_number_not_integer: undetermined('edit', {
      title: 'a number has a fraction, an exponent or is minus zero',
      hint: 'Numbers in these documents are plain integers.',
    }),
    json_integer_out_of_range: undetermined('edit', {
      title: 'an integer is outside the range every reader keeps exactly',
      hint: 'I-JSON (RFC 7493) allows -9007199254740991 to 9007199254740991.',
    }),
    unknown_member: undetermined('edit', {
      title: 'a member that the schema does not know',
      hint: 'Remove it, or correct its name.',
    }),
    missing_member: undetermined('edit', {
      title: 'a required member is missing',
      hint: 'Add it.',
    }),
    wrong_type: undetermined('edit', {
      title: 'a value has the wrong type',
      hint: 'See the schema of the document in schemas/.',
    }),
    wrong_value: undetermined('edit', {
      title: 'a value is none of those allowed',
      hint: 'See the schema of the document in schemas/.',
    }),
    wrong_form: undetermined('edit', {
      title: 'a value does not have the required form',
      hint: 'See the schema of the document in schemas/.',
    }),
    out_of_bounds: undetermined('edit', {
      title: 'a value or its length is out of bounds',
      hint: 'See the schema of the document in schemas/.',
    }),
    duplicate_item: undetermined('edit', {
      title: 'an item stands twice in a list that is a set',
      hint: 'Keep one of the two.',
    }),
    too_many_findings: undetermined('edit', {
      title: 'there are more faults than are listed',
      hint: 'Mend those listed and run it again.',
    }),
  }),
  // Faults of the public claims file beyond its schema (specification/documents.md 3.1).
  ...area('the claims file', {
    carriage_return: undetermined('edit', {
      title: 'the file holds carriage returns',
      hint: 'Line endings must be LF, or a checkout changes the digest; `claimgate init` writes the .gitattributes line that keeps them.',
      next: 'claimgate claims fmt',
    }),
    duplicate_claim: refused('edit', {
      title: 'two claims are for the same subject',
      hint: 'A subject is claimed once; remove one of the two.',
    }),
    not_claimable: refused('edit', {
      title: 'a subject that can not be claimed',
      hint: 'Only production deployments on production providers, and publish operations, are claimable.',
    }),
    not_claimed: undetermined('edit', {
      title: 'no claim is for this subject',
      hint: 'Only claims are explained; `claimgate projection show` says what is known of any subject.',
      next: 'claimgate claims list',
    }),
    nothing_to_propose: refused('operator', {
      title: 'no claim would pass',
      hint: 'No selected entry of the projection passes every rule; `claimgate explain` says why for one of them.',
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
      title: 'an instant does not exist or is not written as one',
      hint: 'Write it in UTC, such as 2026-11-21T08:30:00Z, with a day that the month has.',
    }),
    contract_approval_contradictory: undetermined('edit', {
      title: 'the contract requires an approval of a tier that says none is needed',
      hint: 'Name the tier that the provider grants, or set `approval.required` to false.',
      next: 'claimgate contract lint',
    }),
    contract_check_missing: undetermined('edit', {
      title: 'the contract does not list a check that every contract of its operation lists',
      hint: 'List connect, authorization, the own publish kind, final_result, refresh and revoke on both sides.',
      next: 'claimgate contract lint',
    }),
    contract_check_duplicate: undetermined('edit', {
      title: 'the contract lists a check twice on one side',
      hint: 'Keep one of the two, with the reasons of both.',
      next: 'claimgate contract lint',
    }),
    contract_check_of_other_operation: undetermined('edit', {
      title: 'the contract lists the publish check of another operation',
      hint: 'Immediate and scheduled publishing are two subjects with a contract each.',
      next: 'claimgate contract lint',
    }),
    contract_reason_not_allowed: undetermined('edit', {
      title: 'the contract excuses a check that can not be excused',
      hint: 'Only refresh and revoke can be not applicable; remove the reasons.',
      next: 'claimgate contract lint',
    }),
    contract_source_not_https: undetermined('edit', {
      title: 'a policy source is not an https URL',
      hint: "Link to the provider's page by its https address, without user name and password.",
      next: 'claimgate contract lint',
    }),
    contract_missing: refused('edit', {
      title: 'no contract of the repository has the digest that the claim names',
      hint: 'Commit the contract file to provider-certification/contracts/, or correct the claim.',
      next: 'claimgate contract digest',
    }),
    contract_ambiguous: refused('edit', {
      title: 'two contracts fit the same subject',
      hint: 'Remove one, or make them differ in provider, account kinds, output profile, operation or policy mode.',
      next: 'claimgate contract lint',
    }),
    contract_for_other_provider: refused('edit', {
      title: 'the contract is for another provider than the claim',
      hint: 'Name the digest of the contract that fits the subject.',
      next: 'claimgate contract digest',
    }),
    contract_for_other_account_kind: refused('edit', {
      title: 'the contract is for other account kinds than the claim',
      hint: 'Name the digest of the contract that fits the subject.',
      next: 'claimgate contract digest',
    }),
    contract_for_other_profile: refused('edit', {
      title: 'the contract is for another output profile than the claim',
      hint: 'Name the digest of the contract that fits the subject.',
      next: 'claimgate contract digest',
    }),
    contract_for_other_operation: refused('edit', {
      title: 'the contract is for another operation than the claim',
      hint: 'Name the digest of the contract that fits the subject.',
      next: 'claimgate contract digest',
    }),
    contract_for_other_policy_mode: refused('edit', {
      title: 'the contract is for another policy mode than the claim',
      hint: 'Name the digest of the contract that fits the subject.',
      next: 'claimgate contract digest',
    }),
  }),
  // How a release manifest can differ from the repository (specification/documents.md 3.4).
  ...area('release manifests', {
    version_differs: refused('operator', {
      title: 'the manifest is for another version',
      hint: 'Compare the tag with the member `version`.',
    }),
    revision_differs: refused('operator', {
      title: 'the manifest is for another commit',
      hint: 'Compare the commit with the member `revision`.',
    }),
    claims_digest_differs: refused('operator', {
      title: 'the manifest binds other bytes of the claims file',
      hint: 'The claims were changed after the manifest was made, or the manifest was.',
    }),
    claims_schema_version_differs: refused('operator', {
      title: 'the manifest binds another schema version of the claims file',
      hint: 'Compare the member `provider_claims.schema_version`.',
    }),
    claim_count_differs: refused('operator', {
      title: 'the manifest binds another number of claims',
      hint: 'Compare the member `provider_claims.claim_count`.',
    }),
    manifest_member_order: warning('edit', {
      title: 'the members of the manifest are not in their usual order',
      hint: 'The values agree; the bytes are not those that `manifest create` writes.',
    }),
    manifest_line_endings: warning('edit', {
      title: 'the manifest has other line endings than `manifest create` writes',
      hint: 'The values agree; something between writing and reading converted the file.',
    }),
    manifest_white_space: warning('edit', {
      title: 'the manifest has other white space or escapes than `manifest create` writes',
      hint: 'The values agree; the bytes are not those that `manifest create` writes.',
    }),
    version_invalid: undetermined('edit', {
      title: 'the version is not v and a stable SemVer',
      hint: 'For example v1.4.0; pre-releases and build metadata are not released.',
    }),
    draft_not_releasable: refused('edit', {
      title: 'only a verdict of kind release lets a release through',
      hint: 'Commit what differs from the work tree or judge a commit with --ref, and judge as of now, without --at.',
    }),
  }),
  // Why there is nothing, or not one thing, to show or to check.
  ...area('looking something up', {
    no_contracts: undetermined('edit', {
      title: 'there is no contract file to look at',
      hint: 'Contracts are the *.json files in provider-certification/contracts/; or name files on the command line.',
      next: 'claimgate contract lint --help',
    }),
    projection_unverified: warning('operator', {
      title: 'no statement lies beside the projection, so nobody vouches for what it says',
      hint: 'Put the signed statement next to it, as X.intoto.json beside X.jsonl.',
      next: 'claimgate check',
    }),
    code_unknown: undetermined('edit', {
      title: 'there is no such code',
      hint: 'A code stands in brackets after error or warning, such as error[run_expired].',
    }),
    subject_not_in_ledger: refused('operator', {
      title: 'no run of the ledger is of such a subject',
      hint: 'A digest finds subjects that have been tested; name others by a file.',
      next: 'claimgate ledger list',
    }),
    subject_ambiguous: undetermined('edit', {
      title: 'the digest of more than one subject starts like this',
      hint: 'Give more of its digits.',
    }),
  }),
};
