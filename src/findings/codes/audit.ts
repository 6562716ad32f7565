import { defineCodes } from './entry.ts';

/** Why a past release does not verify again, and why a file is no capsule. */
export const auditCodes = defineCodes({
  record_missing: {
    severity: 2,
    clears_by: 'operator',
    title: 'no record of this release is there',
    hint: 'The release job commits it to the default branch after publishing; name another ref with --memory.',
  },
  replay_differs: {
    severity: 1,
    clears_by: 'never',
    title: 'judging again gives another verdict than the one recorded',
    hint: 'Something that the verdict rested on was changed since, or was never as it says.',
  },
  earlier_record_missing: {
    severity: 2,
    clears_by: 'operator',
    title: 'a release record that the verdict rested on is not there',
    hint: 'Records are never removed; look for it in the history of the default branch.',
  },
  audit_incomplete: {
    severity: 1,
    clears_by: 'operator',
    title: 'not everything could be checked, and what was not checked has not passed',
    hint: 'The other findings say what stands in the way.',
  },
  capsule_malformed: {
    severity: 2,
    clears_by: 'never',
    title: 'the file is not a capsule',
    hint: 'Capsules are written by `claimgate audit TAG --pack FILE`, in one form to the byte.',
    next: 'claimgate audit --help',
  },
  capsule_truncated: {
    severity: 2,
    clears_by: 'operator',
    title: 'the capsule is cut off',
    hint: 'Fetch it again.',
  },
  capsule_path_unsafe: {
    severity: 2,
    clears_by: 'never',
    title: 'a member of the archive has a name that no capsule has',
    hint: 'Nothing is unpacked from a capsule, but a name like this is not an accident.',
  },
  capsule_not_file: {
    severity: 2,
    clears_by: 'never',
    title: 'a member of the archive is not a regular file',
    hint: 'Capsules hold no links, folders or devices.',
  },
  capsule_member_twice: {
    severity: 2,
    clears_by: 'never',
    title: 'the archive has two members of one name',
    hint: 'Two readers could take one file for the other.',
  },
  capsule_out_of_order: {
    severity: 2,
    clears_by: 'never',
    title: 'the members of the archive are not in order',
    hint: 'The same input has one capsule, to the byte.',
  },
  capsule_index_differs: {
    severity: 1,
    clears_by: 'never',
    title: 'a member of the capsule is not the one that its index names',
    hint: 'A member was changed, added or removed after the capsule was packed.',
  },
  capsule_incomplete: {
    severity: 2,
    clears_by: 'never',
    title: 'the capsule lacks something that the release rests on',
    hint: 'Pack it again in a clone of the repository.',
  },
  capsule_unpackable: {
    severity: 2,
    clears_by: 'operator',
    title: 'the release does not fit into a capsule',
    hint: 'Names are at most 100 printable ASCII characters long, and everything together is limited.',
  },
});
