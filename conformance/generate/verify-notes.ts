import { leafHash, type TreeHash } from '../../src/trust/merkle.ts';
import { formatGrowthProof, formatNoteKey, noteKeyOf } from '../../src/trust/checkpoint.ts';
import { signMessage } from '../../src/trust/public-key.ts';
import { formatTlogProof } from '../../src/trust/tlog-proof.ts';
import { LEDGER_ORIGIN, valueOf } from '../../examples/world/organisation.ts';
import { consistencyPath, inclusionPath } from '../../test/trust/merkle-paths.ts';
import type { Decision } from '../runner/case.ts';
import { answer, type CaseFiles, type MadeCase } from './made.ts';
import { checkpointAt, KEYS, LEAVES, SIZE, STRANGER } from './signed.ts';

/** Checkpoints and proofs, by the key of their ledger: no case depends on the time. */
export function notesArea(): MadeCase[] {
  return [...checkpoints(), ...inclusions(), ...growths()];
}

const keyOf = ({ publicKey }: typeof KEYS.ledger, name = LEDGER_ORIGIN) =>
  formatNoteKey(valueOf(noteKeyOf(name, publicKey)));

const OWN_KEY = keyOf(KEYS.ledger);

interface NoteCase {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly answer: readonly [Decision, ...string[]];
  readonly key?: string;
  readonly words?: readonly string[];
  readonly more?: CaseFiles;
}

function caseOf(kind: string, section: string, one: NoteCase): MadeCase {
  const { key = OWN_KEY, words = [], more = new Map() } = one;
  const [decision, ...codes] = one.answer;
  return {
    name: `verify/${kind}-${one.name}`,
    title: one.title,
    sections: ['specification/trust.md 3', section],
    at: null,
    arguments: ['verify', '../beside/document.txt', '--note-key', key, ...words, '--json'],
    repository: 'none',
    files: new Map([['beside/document.txt', one.text], ...more]),
    expected: answer(decision, codes),
  };
}

const lines = (text: string, change: (lines: string[]) => string[]) =>
  change(text.split('\n')).join('\n');
const lineOf = (at: number, to: string | ((line: string) => string)) => (all: string[]) =>
  all.map((line, index) => (index !== at ? line : typeof to === 'string' ? to : to(line)));
const without = (at: number) => (all: string[]) => all.filter((_, index) => index !== at);
const flippedBase64 = (line: string) => (line.startsWith('A') ? 'B' : 'A') + line.slice(1);

/** Any text under the name and the key of the ledger. */
function signed(text: string): string {
  const { name, hash } = valueOf(noteKeyOf(LEDGER_ORIGIN, KEYS.ledger.publicKey));
  const signature = Buffer.concat([hash, signMessage(KEYS.ledger, Buffer.from(text))]);
  return `${text}\n\u2014 ${name} ${signature.toString('base64')}\n`;
}

function checkpoints(): MadeCase[] {
  const sound = checkpointAt(SIZE);
  const body = sound.split('\n').slice(0, 3);
  const changed = (change: (all: string[]) => string[]) => lines(sound, change);
  const rows: readonly NoteCase[] = [
    { name: 'sound', title: 'The key of the ledger signed it.', text: sound, answer: ['allowed'] },
    {
      name: 'stranger',
      title: 'Another key of the same name has another key hash: its signature counts for nothing.',
      text: checkpointAt(SIZE, STRANGER),
      answer: ['refused', 'note_unsigned'],
    },
    {
      name: 'stranger-asked-for',
      title: 'The key is that of the caller.',
      text: sound,
      key: keyOf(STRANGER),
      answer: ['refused', 'note_unsigned'],
    },
    {
      name: 'origin-of-other-ledger',
      title: 'A key signs for the ledger whose name it bears.',
      text: sound,
      key: keyOf(KEYS.ledger, 'ledger.example/other'),
      answer: ['refused', 'note_unsigned'],
    },
    {
      name: 'size-changed',
      title: 'The signature covers the size.',
      text: changed(lineOf(1, '9')),
      answer: ['refused', 'note_signature_wrong'],
    },
    {
      name: 'root-changed',
      title: 'The signature covers the root.',
      text: changed(lineOf(2, flippedBase64)),
      answer: ['refused', 'note_signature_wrong'],
    },
    {
      name: 'origin-changed',
      title: 'The signature covers the origin.',
      text: changed(lineOf(0, 'ledger.example/other')),
      answer: ['refused', 'note_signature_wrong'],
    },
    {
      name: 'signature-changed',
      title: 'One other bit makes a signature invalid.',
      text: changed(lineOf(4, (line) => line.replace(/.{6}$/, 'AAAAA='))),
      answer: ['refused', 'note_signature_wrong'],
    },
    {
      name: 'stranger-besides',
      title: 'A signature of an unknown key is passed over.',
      text: sound + checkpointAt(SIZE, STRANGER).split('\n').slice(4).join('\n'),
      answer: ['allowed'],
    },
    {
      name: 'extension-line',
      title:
        'Lines between the root and the signatures are extensions: here, the signature covers none.',
      text: changed((all) => [...all.slice(0, 3), 'extension', ...all.slice(3)]),
      answer: ['refused', 'note_signature_wrong'],
    },
    {
      name: 'signed-extension-line',
      title: 'No ledger of claimgate writes an extension line, so one that was signed is refused.',
      text: signed(`${[...body, 'extension'].join('\n')}\n`),
      answer: ['undetermined', 'checkpoint_malformed'],
    },
    {
      name: 'signed-for-other-ledger',
      title: 'A key signs for the ledger whose name it bears, and for no other.',
      text: signed(`${['ledger.example/other', ...body.slice(1)].join('\n')}\n`),
      answer: ['refused', 'checkpoint_origin_wrong'],
    },
    {
      name: 'without-end',
      title: 'A note ends with a line feed.',
      text: sound.slice(0, -1),
      answer: ['undetermined', 'note_malformed'],
    },
    {
      name: 'carriage-returns',
      title: 'Lines end with a line feed alone.',
      text: sound.replaceAll('\n', '\r\n'),
      answer: ['undetermined', 'signed_document_expected'],
    },
    {
      name: 'without-signature',
      title: 'A note without a signature is no signed document.',
      text: sound.split('\n').slice(0, 3).join('\n') + '\n',
      answer: ['undetermined', 'signed_document_expected'],
    },
    {
      name: 'control-character',
      title: 'A note has no control characters.',
      text: changed(lineOf(0, (line) => `${line}\u0007`)),
      answer: ['undetermined', 'note_malformed'],
    },
    {
      name: 'key-malformed',
      title: 'A key is NAME+HASH+BASE64.',
      text: sound,
      key: 'ledger.example/demonstration',
      answer: ['undetermined', 'note_key_invalid'],
    },
    {
      name: 'key-hash-wrong',
      title: 'The hash of a key follows from its name and its bytes.',
      text: sound,
      key: OWN_KEY.replace(/\+[0-9a-f]{8}\+/, '+00000000+'),
      answer: ['undetermined', 'note_key_invalid'],
    },
    {
      name: 'without-key',
      title: 'Without a key nothing is verified.',
      text: sound,
      key: '',
      answer: ['undetermined', 'usage'],
    },
  ];
  return rows.map((row) => caseOf('checkpoint', 'C2SP signed-note and tlog-checkpoint', row));
}

const RECORD = Buffer.from('record 3 of the conformance suite');

function inclusions(): MadeCase[] {
  const known = LEAVES.slice(0, SIZE);
  const proof = (index: number, hashes: readonly TreeHash[] = inclusionPath(index, known)) =>
    formatTlogProof({ index, hashes, checkpoint: checkpointAt(SIZE) });
  const sound = proof(2);
  const record = new Map([['beside/record.json', RECORD]]);
  const byRecord = { words: ['--record', '../beside/record.json'], more: record };
  const other = new Map([['beside/record.json', Buffer.from('record 4 of the conformance suite')]]);
  const leaf = (bytes: Uint8Array) => `sha256:${Buffer.from(leafHash(bytes)).toString('hex')}`;
  const rows: readonly NoteCase[] = [
    {
      name: 'sound',
      title: 'The record is in the ledger.',
      text: sound,
      answer: ['allowed'],
      ...byRecord,
    },
    {
      name: 'by-leaf',
      title: 'The hash of the leaf suffices.',
      text: sound,
      words: ['--leaf', leaf(RECORD)],
      answer: ['allowed'],
    },
    {
      name: 'other-record',
      title: 'Another record is not at this place.',
      text: sound,
      answer: ['refused', 'inclusion_unproven'],
      words: byRecord.words,
      more: other,
    },
    {
      name: 'bare-hash',
      title: 'A leaf is hashed with its prefix, so that no inner node passes for one (RFC 6962).',
      text: sound,
      words: ['--leaf', `sha256:${'0'.repeat(64)}`],
      answer: ['refused', 'inclusion_unproven'],
    },
    {
      name: 'other-index',
      title: 'The place counts.',
      text: proof(3, inclusionPath(2, known)),
      answer: ['refused', 'inclusion_unproven'],
      ...byRecord,
    },
    {
      name: 'index-beyond',
      title: 'A place is below the size.',
      text: proof(8, inclusionPath(2, known)),
      answer: ['refused', 'inclusion_unproven'],
      ...byRecord,
    },
    {
      name: 'hash-missing',
      title: 'A proof has as many hashes as the way to the root.',
      text: proof(2, inclusionPath(2, known).slice(1)),
      answer: ['refused', 'inclusion_unproven'],
      ...byRecord,
    },
    {
      name: 'hash-too-many',
      title: 'And no more.',
      text: proof(2, [...inclusionPath(2, known), ...inclusionPath(2, known).slice(0, 1)]),
      answer: ['refused', 'inclusion_unproven'],
      ...byRecord,
    },
    {
      name: 'hashes-swapped',
      title: 'Hashes stand in their order.',
      text: proof(2, inclusionPath(2, known).toReversed()),
      answer: ['refused', 'inclusion_unproven'],
      ...byRecord,
    },
    {
      name: 'checkpoint-of-stranger',
      title: 'The checkpoint in a proof is verified like any other.',
      text: formatTlogProof({
        index: 2,
        hashes: inclusionPath(2, known),
        checkpoint: checkpointAt(SIZE, STRANGER),
      }),
      answer: ['refused', 'note_unsigned'],
      ...byRecord,
    },
    {
      name: 'checkpoint-of-other-size',
      title: 'A proof is for one size.',
      text: formatTlogProof({
        index: 2,
        hashes: inclusionPath(2, known),
        checkpoint: checkpointAt(SIZE - 1),
      }),
      answer: ['refused', 'inclusion_unproven'],
      ...byRecord,
    },
    {
      name: 'first-line',
      title: 'The first line names the form.',
      text: lines(sound, lineOf(0, 'c2sp.org/tlog-proof@v2')),
      answer: ['undetermined', 'proof_malformed'],
      ...byRecord,
    },
    {
      name: 'index-line-missing',
      title: 'The place is named.',
      text: lines(sound, without(1)),
      answer: ['undetermined', 'proof_malformed'],
      ...byRecord,
    },
    {
      name: 'index-zeros',
      title: 'A number has no leading zeros.',
      text: lines(sound, lineOf(1, 'index 02')),
      answer: ['undetermined', 'proof_malformed'],
      ...byRecord,
    },
    {
      name: 'index-negative',
      title: 'A number has no sign.',
      text: lines(sound, lineOf(1, 'index -2')),
      answer: ['undetermined', 'proof_malformed'],
      ...byRecord,
    },
    {
      name: 'hash-short',
      title: 'A hash has 32 bytes.',
      text: lines(sound, lineOf(2, 'AAAA')),
      answer: ['undetermined', 'proof_malformed'],
      ...byRecord,
    },
    {
      name: 'hash-not-base64',
      title: 'A hash is written in base64.',
      text: lines(
        sound,
        lineOf(2, (line) => `!${line.slice(1)}`),
      ),
      answer: ['undetermined', 'proof_malformed'],
      ...byRecord,
    },
    {
      name: 'extra',
      title: 'An extra line is opaque, and nothing vouches for it.',
      text: lines(sound, (all) => [...all.slice(0, 1), 'extra aGk=', ...all.slice(1)]),
      answer: ['allowed'],
      ...byRecord,
    },
    {
      name: 'extra-not-base64',
      title: 'An extra line is base64.',
      text: lines(sound, (all) => [...all.slice(0, 1), 'extra ???', ...all.slice(1)]),
      answer: ['undetermined', 'proof_malformed'],
      ...byRecord,
    },
    {
      name: 'without-record',
      title: 'A proof is about a record that the caller names.',
      text: sound,
      answer: ['undetermined', 'usage'],
    },
  ];
  return rows.map((row) => caseOf('inclusion', 'C2SP tlog-proof, RFC 6962 2.1.1', row));
}

function growths(): MadeCase[] {
  const known = LEAVES.slice(0, SIZE);
  const proof = (
    from: number,
    hashes: readonly TreeHash[] = consistencyPath(from, known),
    checkpoint = checkpointAt(SIZE),
  ) =>
    formatGrowthProof({
      consistency: {
        from_size: from,
        hashes: hashes.map((hash) => `sha256:${Buffer.from(hash).toString('hex')}` as const),
      },
      checkpoint,
    });
  const since = (text: string) => ({
    words: ['--since', '../beside/earlier.txt'],
    more: new Map([['beside/earlier.txt', text]]),
  });
  const from4 = since(checkpointAt(4));
  const other = LEAVES.map((_, index) => LEAVES[(index + 1) % LEAVES.length] as TreeHash);
  const rows: readonly NoteCase[] = [
    {
      name: 'sound',
      title: 'The ledger only grew.',
      text: proof(4),
      answer: ['allowed'],
      ...from4,
    },
    ...[1, 2, 3, 5, 6, 7].map((from): NoteCase => ({
      name: `from-${from}`,
      title: 'A proof from any size.',
      text: proof(from),
      answer: ['allowed'],
      ...since(checkpointAt(from)),
    })),
    {
      name: 'same-head',
      title: 'The same head needs no proof.',
      text: proof(4),
      answer: ['allowed'],
      ...since(checkpointAt(SIZE)),
    },
    {
      name: 'of-other-start',
      title: 'A proof begins at the earlier checkpoint.',
      text: proof(3),
      answer: ['refused', 'consistency_start_wrong'],
      ...from4,
    },
    {
      name: 'shrunk',
      title: 'A ledger never has fewer records.',
      text: proof(4, consistencyPath(4, known), checkpointAt(6)),
      answer: ['refused', 'ledger_truncated'],
      ...since(checkpointAt(SIZE)),
    },
    {
      name: 'forked',
      title: 'Two heads of one size are one.',
      text: proof(4),
      answer: ['refused', 'ledger_forked'],
      ...since(checkpointAt(SIZE, KEYS.ledger, other)),
    },
    {
      name: 'of-other-history',
      title: 'Another history has no proof.',
      text: proof(4),
      answer: ['refused', 'consistency_unproven'],
      ...since(checkpointAt(4, KEYS.ledger, other)),
    },
    {
      name: 'hash-missing',
      title: 'A proof is whole.',
      text: proof(4, []),
      answer: ['refused', 'consistency_unproven'],
      ...from4,
    },
    {
      name: 'hash-too-many',
      title: 'And no longer.',
      text: proof(4, [...consistencyPath(4, known), ...consistencyPath(4, known)]),
      answer: ['refused', 'consistency_unproven'],
      ...from4,
    },
    {
      name: 'earlier-of-stranger',
      title: 'The earlier checkpoint is verified, too.',
      text: proof(4),
      answer: ['refused', 'note_unsigned'],
      ...since(checkpointAt(4, STRANGER)),
    },
    {
      name: 'later-of-stranger',
      title: 'The later checkpoint is verified, too.',
      text: proof(4, consistencyPath(4, known), checkpointAt(SIZE, STRANGER)),
      answer: ['refused', 'note_unsigned'],
      ...from4,
    },
    {
      name: 'without-earlier',
      title: 'A consistency proof is about an earlier checkpoint that the caller names.',
      text: proof(4),
      answer: ['undetermined', 'usage'],
    },
  ];
  return rows.map((row) => caseOf('growth', 'RFC 9162 2.1.4', row));
}
