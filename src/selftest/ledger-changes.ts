import type { GateVerdict } from '../documents/index.ts';
import type { RecordFiles } from '../records/record.ts';
import { AS_FAILED, signedAgain, withHead, withReleases } from './staged-release.ts';
import { bent, type Bends, type Stage } from './stage.ts';
import { newKey } from './throw-away-keys.ts';
import {
  changes,
  GARBAGE,
  OTHER_HASH,
  OTHER_SLUG,
  rootBends,
  set,
  statement,
  withOneMore,
  withRecord,
  type StageChange,
} from './trust-changes.ts';

const rollback = changes('rollback');
const projection = changes('projection');

/** Adds the record of an earlier release with other files. */
const withFiles = (files: Partial<RecordFiles>) =>
  withRecord(same, (record) => ({ ...record, ...files }));

const same = (verdict: GateVerdict): GateVerdict => verdict;

/** Adds the record of a release that rested on another head of the ledger. */
const withRecordOn = (bends: (stage: Stage) => Bends) =>
  withRecord((verdict, stage) => withHead(verdict, bent(stage.head, bends(stage))));

/** Adds a record that was signed for other things than it holds. */
const withSummary = (bends: Bends) =>
  withRecord(same, (record, { releasers }) => ({
    ...record,
    signedVerdict: record.signedVerdict && signedAgain(record.signedVerdict, releasers, bends),
  }));

const OTHER_HEX = OTHER_HASH.slice('sha256:'.length);

/** Changes that rules 9, 11 and 12 of specification/trust.md 4 have to refuse. */
export const ROLLBACK_CHANGES: readonly StageChange[] = [
  rollback('record-unreadable', 'record_unreadable', withFiles({ verdict: GARBAGE })),
  rollback(
    'record-not-there',
    'record_unreadable',
    set({ memory: [{ name: 'provider-certification/releases', unreadable: [] }] }),
  ),
  rollback(
    'record-without-signature',
    'record_incomplete',
    withFiles({ signedVerdict: undefined }),
  ),
  rollback('record-without-statement', 'record_incomplete', withFiles({ statement: undefined })),
  rollback('record-with-other-manifest', 'record_contradiction', withFiles({ manifest: GARBAGE })),
  rollback(
    'record-with-other-statement',
    'record_contradiction',
    withFiles({ statement: GARBAGE }),
  ),
  rollback(
    'record-with-other-verdict',
    'record_contradiction',
    withRecord(same, (record) => ({
      ...record,
      verdict: Buffer.concat([record.verdict, Buffer.from('\n')]),
    })),
  ),
  rollback(
    'record-whose-verdict-names-other-manifest',
    'record_contradiction',
    withRecord((verdict) => ({ ...verdict, manifest_sha256: OTHER_HASH })),
  ),
  rollback(
    'record-signed-for-other-manifest',
    'record_contradiction',
    withSummary({ '/subject/1/digest/sha256': OTHER_HEX }),
  ),
  rollback(
    'record-signed-at-other-instant',
    'record_contradiction',
    withSummary({ '/predicate/timeVerified': '2000-01-01T00:00:00Z' }),
  ),
  rollback('record-signed-as-failed', 'record_contradiction', withSummary(AS_FAILED)),
  rollback(
    'record-of-refused-release',
    'record_contradiction',
    withRecord((verdict) => ({ ...verdict, decision: 'refused' })),
  ),
  rollback(
    'record-signed-by-stranger',
    'record_signature_wrong',
    withRecord(same, (record, { stranger }) => ({
      ...record,
      signedVerdict: record.signedVerdict && signedAgain(record.signedVerdict, [stranger]),
    })),
  ),
  rollback('record-lacks-one-signature', 'record_signature_wrong', (stage) =>
    withOneMore(stage, 'release'),
  ),
  rollback(
    'record-of-newer-root',
    'root_rolled_back',
    withRecord((verdict) => ({
      ...verdict,
      inputs: verdict.inputs.map((input) =>
        input.version === undefined ? input : { ...input, version: input.version + 1 },
      ),
    })),
  ),
  rollback(
    'ledger-truncated',
    'ledger_truncated',
    withRecordOn(({ head }) => ({ '/tree_size': head.tree_size + 1 })),
  ),
  rollback(
    'ledger-forked',
    'ledger_forked',
    withRecordOn(() => ({ '/root_hash': OTHER_HASH })),
  ),
  rollback(
    'ledger-forked-between-records',
    'ledger_forked',
    withRecordOn(({ growth }) => ({
      '/tree_size': growth.earlier.tree_size,
      '/root_hash': OTHER_HASH,
    })),
  ),
  rollback(
    'ledger-growth-from-elsewhere',
    'consistency_start_wrong',
    statement({ '/predicate/consistency': null }),
  ),
  rollback(
    'ledger-growth-unproven',
    'consistency_unproven',
    statement({ '/predicate/consistency/hashes': [OTHER_HASH] }),
  ),
  rollback('ledger-growth-from-other-head', 'consistency_unproven', (stage) =>
    withReleases(stage, { ...stage.growth.earlier, root_hash: OTHER_HASH }),
  ),
  rollback('ledger-growth-to-other-head', 'consistency_unproven', (stage) => ({
    ...stage,
    head: { ...stage.head, root_hash: OTHER_HASH },
  })),
  rollback(
    'floor-above-ledger',
    'ledger_truncated',
    rootBends((_root, { head }) => ({
      '/ledger/floor': { tree_size: head.tree_size + 1, root_hash: OTHER_HASH },
    })),
  ),
  rollback('checkpoint-of-other-ledger', 'note_unsigned', (stage) => ({
    ...stage,
    head: { ...stage.head, origin: 'self-test.example/other' },
  })),
  rollback('checkpoint-signed-by-stranger', 'note_unsigned', set({ ledgerKey: newKey('ed25519') })),
  rollback(
    'checkpoint-garbage',
    'note_malformed',
    statement({ '/predicate/checkpoint': OTHER_SLUG }),
  ),
];

/** Changes that step 13 of specification/trust.md 4 has to refuse: lines that weren't signed, or that are no projection. */
export const PROJECTION_CHANGES: readonly StageChange[] = [
  projection(
    'projection-changed-after-signing',
    'projection_digest_differs',
    set({
      edit: {
        lines: (bytes) =>
          Buffer.from(Buffer.from(bytes).toString().replace('"allowed"', '"denied"')),
      },
    }),
  ),
  projection(
    'projection-replaced-by-nothing',
    'projection_digest_differs',
    set({ edit: { lines: () => Buffer.alloc(0) } }),
  ),
  projection('projection-of-other-length', 'projection_count_differs', (stage) => ({
    ...stage,
    statement: { '/predicate/entry_count': stage.entries.length + 1 },
  })),
  projection('projection-torn', 'projection_torn', set({ form: (lines) => lines.slice(0, -1) })),
  projection(
    'projection-with-carriage-return',
    'projection_line_ending',
    set({ form: (lines) => lines.replaceAll('\n', '\r\n') }),
  ),
  projection('projection-not-canonical', 'projection_line_not_canonical', (stage) => ({
    ...stage,
    form: (lines) => lines.replace('{', '{ '),
  })),
  projection(
    'projection-with-line-twice',
    'projection_duplicate_subject',
    set({ form: (lines) => `${lines.slice(0, lines.indexOf('\n') + 1)}${lines}` }),
  ),
  projection(
    'projection-not-ascending',
    'projection_not_ascending',
    set({ form: (lines) => `${lines.trimEnd().split('\n').toReversed().join('\n')}\n` }),
  ),
  projection('record-outside-ledger', 'record_outside_ledger', (stage) =>
    withFirstEntry(stage, { '/approval/record/sequence': stage.head.tree_size + 1 }),
  ),
  projection('record-in-two-roles', 'record_in_two_roles', (stage) => {
    const record = stage.entries[0]?.approval?.record;
    return withFirstEntry(stage, { '/live_run/record': record });
  }),
];

function withFirstEntry(stage: Stage, bends: Bends): Stage {
  const [first, ...others] = stage.entries;
  return first ? { ...stage, entries: [bent(first, bends), ...others] } : stage;
}
