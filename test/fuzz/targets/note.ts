import { consistencyPath, inclusionPath } from '../../trust/merkle-paths.ts';
import { digestOfHash } from '../../../src/trust/merkle.ts';
import {
  formatGrowthProof,
  formatNoteKey,
  noteKeyOf,
  type LedgerHead,
} from '../../../src/trust/checkpoint.ts';
import { formatTlogProof } from '../../../src/trust/tlog-proof.ts';
import { findForm } from '../../../src/trust/document-kind.ts';
import {
  ledgerOfKeys,
  verifyCheckpoint,
  verifyLedgerNote,
} from '../../../src/trust/verify-document.ts';
import { headAt } from '../../../examples/world/ledger.ts';
import { checkpointBy, LEDGER_ORIGIN, valueOf } from '../../../examples/world/organisation.ts';
import { must, mustBeOutcome, type Target } from '../target.ts';
import { WORLD } from '../world.ts';

const { leaves, keys } = WORLD;
const FILE = 'proof.txt';
const LEAF = 2;
const SINCE = 3;
/** The sizes at which somebody signed the ledger. */
const SIZES = [1, SINCE, 5, leaves.length];

/** Checkpoints and proofs: a yes is one that the tree itself gives, of a size that was signed. */
export function noteTarget(): Target {
  const checkpoints = SIZES.map((size) => checkpointBy(keys.ledger, headAt(leaves, size)));
  const [, earlier = ''] = checkpoints;
  const latest = checkpoints.at(-1) ?? '';
  const inclusions = SIZES.filter((size) => size > LEAF).map((size) =>
    formatTlogProof({
      index: LEAF,
      hashes: inclusionPath(LEAF, leaves.slice(0, size)),
      checkpoint: checkpoints[SIZES.indexOf(size)] ?? '',
    }),
  );
  const growth = formatGrowthProof({
    consistency: { from_size: SINCE, hashes: consistencyPath(SINCE, leaves).map(digestOfHash) },
    checkpoint: latest,
  });
  const ledger = valueOf(
    ledgerOfKeys([formatNoteKey(valueOf(noteKeyOf(LEDGER_ORIGIN, keys.ledger.publicKey)))]),
  );
  const leaf = leaves[LEAF] ?? new Uint8Array();
  const isHead = ({ origin, tree_size, root_hash }: LedgerHead) =>
    SIZES.includes(tree_size) &&
    origin === LEDGER_ORIGIN &&
    root_hash === headAt(leaves, tree_size).root_hash;
  return {
    name: 'note',
    seeds: [
      ...checkpoints,
      ...inclusions,
      growth,
      formatTlogProof({ index: 0, hashes: [], checkpoint: earlier }).replace(
        'index',
        'extra aGk=\nindex',
      ),
    ].map((text) => Buffer.from(text)),
    run(input) {
      const form = findForm(input, FILE);
      mustBeOutcome(form);
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(input);
      const note = verifyCheckpoint(text, ledger, FILE);
      const proof = verifyLedgerNote({ text, file: FILE }, ledger, { leaf });
      const grown = verifyLedgerNote({ text, file: FILE }, ledger, {
        earlier: { text: earlier, file: FILE },
      });
      for (const outcome of [note, proof, grown]) {
        mustBeOutcome(outcome);
        must(!outcome.ok || isHead(outcome.value.head), 'a head that nobody signed');
      }
      if (proof.ok) must(proof.value.record?.index === LEAF, 'a record in another place');
      if (grown.ok) must(grown.value.head.tree_size >= SINCE, 'a ledger that shrank');
      const backwards = verifyLedgerNote({ text: growth, file: FILE }, ledger, {
        earlier: { text, file: FILE },
      });
      mustBeOutcome(backwards);
      if (backwards.ok)
        must(
          [SINCE, leaves.length].includes(backwards.value.since?.tree_size ?? -1),
          'growth from elsewhere',
        );
    },
    grown: {
      'lines of hashes': (length) =>
        Buffer.from(
          `c2sp.org/tlog-proof@v1\nindex 1\n${`${'A'.repeat(43)}=\n`.repeat(length / 45)}\n${latest}`,
        ),
      'signature lines': (length) =>
        Buffer.from(`${latest}${'\u2014 a AAAAAAAA\n'.repeat(length / 16)}`),
      'empty lines': (length) => Buffer.from('\n'.repeat(length)),
      'a long origin': (length) => Buffer.from(`${'a'.repeat(length)}${latest}`),
    },
  };
}
