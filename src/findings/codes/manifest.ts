import { defineCodes } from './entry.ts';

/** How a release manifest can differ from the repository (specification/documents.md 3.4). */
export const manifestCodes = defineCodes({
  version_differs: {
    severity: 1,
    clears_by: 'operator',
    title: 'the manifest is for another version',
    hint: 'Compare the tag with the member `version`.',
  },
  revision_differs: {
    severity: 1,
    clears_by: 'operator',
    title: 'the manifest is for another commit',
    hint: 'Compare the commit with the member `revision`.',
  },
  claims_digest_differs: {
    severity: 1,
    clears_by: 'operator',
    title: 'the manifest binds other bytes of the claims file',
    hint: 'The claims were changed after the manifest was made, or the manifest was.',
  },
  claims_schema_version_differs: {
    severity: 1,
    clears_by: 'operator',
    title: 'the manifest binds another schema version of the claims file',
    hint: 'Compare the member `provider_claims.schema_version`.',
  },
  claim_count_differs: {
    severity: 1,
    clears_by: 'operator',
    title: 'the manifest binds another number of claims',
    hint: 'Compare the member `provider_claims.claim_count`.',
  },
  manifest_member_order: {
    severity: 0,
    clears_by: 'edit',
    title: 'the members of the manifest are not in their usual order',
    hint: 'The values agree; the bytes are not those that `manifest create` writes.',
  },
  manifest_line_endings: {
    severity: 0,
    clears_by: 'edit',
    title: 'the manifest has other line endings than `manifest create` writes',
    hint: 'The values agree; something between writing and reading converted the file.',
  },
  manifest_white_space: {
    severity: 0,
    clears_by: 'edit',
    title: 'the manifest has other white space or escapes than `manifest create` writes',
    hint: 'The values agree; the bytes are not those that `manifest create` writes.',
  },
  version_invalid: {
    severity: 2,
    clears_by: 'edit',
    title: 'the version is not v and a stable SemVer',
    hint: 'For example v1.4.0; pre-releases and build metadata are not released.',
  },
  draft_not_releasable: {
    severity: 1,
    clears_by: 'edit',
    title: 'only a verdict of kind release lets a release through',
    hint: 'Commit what differs from the work tree or judge a commit with --ref, and judge as of now, without --at.',
  },
});
