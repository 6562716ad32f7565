import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readArchive, writeArchive, type ArchivedFiles } from '../../src/audit/archive.ts';
import { readCapsule, writeCapsule, type CapsuleContent } from '../../src/audit/capsule.ts';
import { present } from '../../src/documents/error.ts';
import { valueOf } from '../../examples/world/organisation.ts';
import type { Decision } from '../runner/case.ts';
import { answer, type MadeCase } from './made.ts';
import { KEYS, PIN as OTHER_PIN, STRANGER } from './signed.ts';
import { digestOf, type Digest } from '../../src/digest/index.ts';
import { NEWEST_RULES, RULE_SETS } from '../../src/gate/rule-sets.ts';
import { verdictFinding } from '../../src/gate/verdict.ts';
import { finding } from '../../src/documents/findings.ts';
import { safeJson } from '../../src/documents/safe-json.ts';
import type { GateVerdict } from '../../src/documents/index.ts';
import { capsuleOfRules, PIN_OF_RULES } from '../../test/audit/releases.ts';
import { inventRecord, signedByRules, withEvidence } from '../../test/audit/remade.ts';

/** A release of before there were rule sets, whose keys nobody has any more: what is forged here cannot be signed. */
const PACKED = new URL('../../test/audit/released/capsule-bed00c4a.gz', import.meta.url);
/** A release under a trust root that asks for a timestamp, without one. */
const UNSTAMPED = new URL('../../test/audit/released/capsule-of-timestamps.gz', import.meta.url);
const PIN = '1:sha256:5b87840cabe29f254115210970a7c6a061ef100035b6dac41f84d1eeb2a4931b';
const NAME = 'release.capsule';

const BLOCK = 512;

type Answer = readonly [Decision, ...string[]];

interface Change {
  readonly name: string;
  readonly title: string;
  readonly answer: Answer;
  readonly bytes: Uint8Array;
  readonly words?: readonly string[];
}

/** Audits of a capsule: without a repository, years later, at any time. */
export function auditArea(): MadeCase[] {
  const capsule = gunzipSync(readFileSync(PACKED));
  const content = valueOf(readCapsule(capsule, NAME));
  return [
    ...asked(capsule),
    ...bytesChanged(capsule),
    ...membersChanged(capsule, content),
    ...membersAdded(content),
    ...indexChanged(capsule),
    ...ruleSetsNamed(),
    ...timestampsAsked(),
    withoutLedger(),
    inventedRecord(),
  ].map(caseOf);
}

/** A release whose maker said that no ledger was asked. */
function withoutLedger(): Change {
  const content = valueOf(readCapsule(capsuleOfRules(NEWEST_RULES), NAME));
  const [record, signed] = ['record/gate-verdict.json', 'record/gate-verdict.intoto.json'];
  const verdict = JSON.parse(
    Buffer.from(present(content.members.get(record))).toString('utf8'),
  ) as GateVerdict;
  const warned = verdictFinding(finding('released_without_ledger'));
  const bytes = Buffer.from(safeJson({ ...verdict, findings: [warned, ...verdict.findings] }));
  const before = present(content.members.get(signed));
  const after = signedByRules(before, NEWEST_RULES.digest, KEYS.release, digestOf(bytes));
  const members = new Map([...content.members, [record, bytes], [signed, after]] as const);
  return {
    name: 'without-ledger',
    title: 'A release that asked no ledger says so, and verifies with that warning.',
    bytes: valueOf(writeCapsule({ ...content, members }, NAME)),
    words: ['--trust-pin', PIN_OF_RULES],
    answer: ['allowed', 'released_without_ledger'],
  };
}

/** Who has all keys can sign anything but another log: the head of the ledger is over its records. */
function inventedRecord(): Change {
  const content = valueOf(readCapsule(capsuleOfRules(NEWEST_RULES), NAME));
  const folder = 'record/';
  const record = [...content.members].flatMap(([path, bytes]) =>
    path.startsWith(folder) ? [[path.slice(folder.length), bytes] as const] : [],
  );
  const forged = [...withEvidence(new Map(record), KEYS, inventRecord)];
  const members = new Map([
    ...content.members,
    ...forged.map(([name, bytes]) => [folder + name, bytes] as const),
  ]);
  return {
    name: 'record-invented',
    title:
      'A release that shows every record of its ledger has one that the signed head is not over.',
    bytes: valueOf(writeCapsule({ ...content, members }, NAME)),
    words: ['--trust-pin', PIN_OF_RULES],
    answer: ['refused', 'records_not_of_head'],
  };
}

/** By a trust root that asks for timestamps. */
function timestampsAsked(): Change[] {
  return [
    {
      name: 'timestamp-missing',
      title: 'A trust root asks for a timestamp of each release, and this one has none in time.',
      bytes: gunzipSync(readFileSync(UNSTAMPED)),
      words: ['--trust-pin', PIN_OF_RULES],
      answer: ['refused', 'timestamp_missing'],
    },
    ...tokensGiven(),
  ];
}

/** A release under a trust root that names three authorities, judged at 05:06 and stamped by 07:06. */
const STAMPABLE = new URL('../../test/audit/released/capsule-of-tokens.gz', import.meta.url);
/** Tokens about it: nobody can make them again, since the keys of the authorities are gone. */
const TOKENS = JSON.parse(
  readFileSync(new URL('../../test/audit/released/tokens.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

/** With tokens of timestamp authorities, as `openssl ts` wrote them. */
function tokensGiven(): Change[] {
  const content = valueOf(readCapsule(gunzipSync(readFileSync(STAMPABLE)), NAME));
  const tokenOf = (name: string) => Buffer.from(present(TOKENS[name]), 'base64');
  const sound = tokenOf('in-time');
  const forged = Buffer.from(sound);
  forged.writeUInt8(forged.readUInt8(forged.length - 1) ^ 1, forged.length - 1);
  const relabelled = Buffer.from(sound);
  const algorithm = Buffer.from('2a8648ce3d040302', 'hex');
  relabelled.writeUInt8(3, relabelled.lastIndexOf(algorithm) + algorithm.length - 1);
  // A token that does not count leaves the release without one.
  const no = (code: string): Answer => ['refused', 'timestamp_missing', code];
  const rows: readonly (readonly [string, string, Uint8Array, Answer])[] = [
    ['in-time', 'A token of an authority that counts, in time.', sound, ['allowed']],
    [
      'rsa-sha512',
      'By RSA, over SHA-512, without a nonce and without its certificate.',
      tokenOf('in-time-rsa-sha512'),
      ['allowed'],
    ],
    ['late', 'Later than the trust root asks for.', tokenOf('late'), ['refused', 'timestamp_late']],
    ['early', 'From before the verdict.', tokenOf('early'), no('timestamp_time_differs')],
    ['future', 'From the future.', tokenOf('future'), no('timestamp_time_differs')],
    ['expired', 'Its certificate has expired since.', tokenOf('expired'), no('timestamp_expired')],
    [
      'after-its-end',
      'Its certificate had expired when it was made.',
      tokenOf('after-its-end'),
      no('timestamp_untrusted'),
    ],
    [
      'stranger',
      'No trusted root has the authority.',
      tokenOf('stranger'),
      no('timestamp_untrusted'),
    ],
    ['forged', 'Its signature is wrong.', forged, no('timestamp_untrusted')],
    [
      'relabelled',
      'Its signature names another hash than it was made with.',
      relabelled,
      no('timestamp_untrusted'),
    ],
    ['of-other', 'It is over another file.', tokenOf('of-other'), no('timestamp_of_other')],
    ['sha1', 'It is over a digest by SHA-1.', tokenOf('sha1'), no('timestamp_algorithm_refused')],
    ['rejected', 'The authority answered no.', tokenOf('rejected'), no('timestamp_rejected')],
    ['cut', 'It ends early.', sound.subarray(0, -1), no('timestamp_malformed')],
    [
      'longer',
      'It is followed by a byte.',
      Buffer.concat([sound, Buffer.from([0])]),
      no('timestamp_malformed'),
    ],
    ['text', 'It is no DER.', Buffer.from('token'), no('timestamp_malformed')],
  ];
  return rows.map(([name, title, token, expected]) => {
    const members = new Map([
      ...content.members,
      ['record/gate-verdict.intoto.json.tsr', token] as const,
    ]);
    return {
      name: `timestamp-${name}`,
      title,
      bytes: valueOf(writeCapsule({ ...content, members }, NAME)),
      words: ['--trust-pin', PIN_OF_RULES],
      answer: expected,
    };
  });
}

function caseOf({ name, title, answer: [decision, ...codes], bytes, words }: Change): MadeCase {
  return {
    name: `audit/${name}`,
    title,
    sections: ['specification/trust.md 6', 'specification/rules.md 6', 'how-to/audit-a-release.md'],
    at: null,
    arguments: ['audit', `../beside/${NAME}`, ...(words ?? ['--trust-pin', PIN]), '--json'],
    repository: 'none',
    files: new Map([[`beside/${NAME}`, bytes]]),
    expected: answer(decision, codes),
  };
}

function asked(bytes: Uint8Array): Change[] {
  const pinned = (pin: string) => ['--trust-pin', pin];
  return [
    {
      name: 'sound',
      title: 'A capsule verifies by the pin of its time.',
      bytes,
      answer: ['allowed'],
    },
    {
      name: 'other-pin',
      title: 'The pin of another organisation vouches for nothing here.',
      bytes,
      words: pinned(OTHER_PIN),
      answer: ['refused', 'audit_incomplete', 'pin_mismatch'],
    },
    {
      name: 'pin-of-later-root',
      title: 'A pin of a later trust root than the capsule has.',
      bytes,
      words: pinned(PIN.replace(/^1:/, '2:')),
      answer: ['undetermined', 'audit_incomplete', 'root_before_pin'],
    },
    {
      name: 'pin-malformed',
      title: 'A pin is a number and a digest.',
      bytes,
      words: pinned('sha256:1234'),
      answer: ['undetermined', 'audit_incomplete', 'pin_malformed'],
    },
    {
      name: 'without-pin',
      title: 'Without a pin nobody vouches for the signatures.',
      bytes,
      words: [],
      answer: ['refused', 'audit_incomplete', 'pin_missing'],
    },
  ];
}

/** The rule set that a signed verdict names judges its release; everybody has the keys of these. */
function ruleSetsNamed(): Change[] {
  return RULE_SETS.flatMap((set) => {
    const capsule = capsuleOfRules(set);
    const content = valueOf(readCapsule(capsule, NAME));
    const words = ['--trust-pin', PIN_OF_RULES];
    const unknown = digestOf('rules that nobody knows');
    const named = (folder: string, policy: Digest, signer = KEYS.release) => {
      const path = `${folder}/gate-verdict.intoto.json`;
      const signed = signedByRules(present(content.members.get(path)), policy, signer);
      const members = new Map([...content.members, [path, signed] as const]);
      return valueOf(writeCapsule({ ...content, members }, NAME));
    };
    const rows: readonly (readonly [string, string, Uint8Array, Answer])[] = [
      ['sound', 'Its release verifies.', capsule, ['allowed']],
      [
        'unknown',
        'A rule set that nobody knows is no accusation.',
        named('record', unknown),
        ['undetermined', 'audit_incomplete', 'rule_set_unknown'],
      ],
      [
        'unknown-and-unsigned',
        'A rule set that the release role did not name is none.',
        named('record', unknown, STRANGER),
        ['refused', 'audit_incomplete', 'signatures_below_threshold'],
      ],
      [
        'unknown-before',
        'Nobody can say that an earlier rule set is no newer if nobody knows it.',
        named('earlier/v1.0.0', unknown),
        ['undetermined', 'audit_incomplete', 'rule_set_unknown'],
      ],
      ...set.formerly.map((former, index): readonly [string, string, Uint8Array, Answer] => [
        `formerly-${index + 1}`,
        'A digest of before there were rule sets names this one.',
        named('record', former),
        ['allowed'],
      ]),
    ];
    return rows.map(([name, title, bytes, told]) => ({
      name: `rule-set-${set.number}-${name}`,
      title: `Rule set ${set.number}: ${title}`,
      bytes,
      words,
      answer: told,
    }));
  });
}

/** Changes of the archive itself: it has one form, to the byte. */
function bytesChanged(capsule: Buffer): Change[] {
  const cut = (end: number) => capsule.subarray(0, end);
  const at = (offset: number, text: string) => {
    const bytes = Buffer.from(capsule);
    bytes.write(text, offset, 'latin1');
    return bytes;
  };
  const [second, third, fourth] = headers(capsule);
  const swapped = Buffer.concat([
    capsule.subarray(0, second),
    capsule.subarray(third, fourth),
    capsule.subarray(second, third),
    capsule.subarray(fourth),
  ]);
  const twice = Buffer.concat([capsule.subarray(0, third), capsule.subarray(second)]);
  const rows: readonly (readonly [string, string, Uint8Array, Answer])[] = [
    [
      'empty',
      'An empty file is no capsule.',
      Buffer.alloc(0),
      ['undetermined', 'capsule_malformed'],
    ],
    [
      'text',
      'A text is no capsule.',
      Buffer.from('verified\n'),
      ['undetermined', 'capsule_malformed'],
    ],
    ['cut-header', 'A header that is cut short.', cut(100), ['undetermined', 'capsule_malformed']],
    [
      'cut-member',
      'A member that is cut short.',
      cut(second + BLOCK + 10),
      ['undetermined', 'capsule_truncated'],
    ],
    [
      'cut-end',
      'The end is missing.',
      cut(capsule.length - 2 * BLOCK),
      ['undetermined', 'capsule_truncated'],
    ],
    [
      'half-end',
      'The end is two blocks.',
      cut(capsule.length - BLOCK),
      ['undetermined', 'capsule_truncated'],
    ],
    [
      'more-after-end',
      'Nothing stands behind the end.',
      Buffer.concat([capsule, Buffer.alloc(BLOCK)]),
      ['undetermined', 'capsule_malformed'],
    ],
    [
      'text-after-end',
      'Nothing stands behind the end, no text either.',
      Buffer.concat([capsule, Buffer.from('x')]),
      ['undetermined', 'capsule_malformed'],
    ],
    ['mode', 'Members have mode 644.', at(100, '0000755'), ['undetermined', 'capsule_malformed']],
    [
      'owner',
      'Members belong to nobody.',
      at(108, '0000001'),
      ['undetermined', 'capsule_malformed'],
    ],
    [
      'time',
      'Members have no time.',
      at(136, '00000000001'),
      ['undetermined', 'capsule_malformed'],
    ],
    ['link', 'A member is no link.', at(156, '2'), ['undetermined', 'capsule_not_file']],
    ['folder', 'A member is no folder.', at(156, '5'), ['undetermined', 'capsule_not_file']],
    ['magic', 'The archive is ustar.', at(257, 'gnutar'), ['undetermined', 'capsule_malformed']],
    [
      'checksum',
      'The checksum of a header is right.',
      at(148, '000000'),
      ['undetermined', 'capsule_malformed'],
    ],
    [
      'size',
      'The size of a member is that of its content.',
      at(124, '00000000001'),
      ['undetermined', 'capsule_malformed'],
    ],
    [
      'path-upwards',
      'A path stays inside.',
      at(second, '../escape\0'),
      ['undetermined', 'capsule_path_unsafe'],
    ],
    [
      'path-absolute',
      'A path is relative.',
      at(second, '/etc/passwd\0'),
      ['undetermined', 'capsule_path_unsafe'],
    ],
    [
      'padding',
      'A member is filled up with zeros.',
      at(BLOCK + sizeAt(capsule, 0), 'x'),
      ['undetermined', 'capsule_malformed'],
    ],
    ['member-twice', 'A member stands once.', twice, ['undetermined', 'capsule_member_twice']],
    [
      'out-of-order',
      'Members stand in the order of their paths.',
      swapped,
      ['undetermined', 'capsule_out_of_order'],
    ],
    [
      'index-missing',
      'The first member is the index.',
      capsule.subarray(second),
      ['undetermined', 'capsule_malformed'],
    ],
  ];
  return rows.map(([name, title, bytes, told]) => ({
    name: `archive-${name}`,
    title,
    bytes,
    answer: told,
  }));
}

/** Where the headers of the second, third and fourth member are. */
function headers(capsule: Buffer): readonly [number, number, number] {
  const after = (header: number) =>
    header + BLOCK + Math.ceil(sizeAt(capsule, header) / BLOCK) * BLOCK;
  const second = after(0);
  return [second, after(second), after(after(second))];
}

function sizeAt(capsule: Buffer, header: number): number {
  return Number.parseInt(capsule.toString('latin1', header + 124, header + 135), 8);
}

/** A member that no capsule has, under an index that names it. */
function membersAdded(content: CapsuleContent): Change[] {
  const added: readonly (readonly [string, string, string, Answer])[] = [
    ['foreign', 'notes/read-me.txt', 'x', ['undetermined', 'capsule_malformed']],
    ['record-file', 'record/approval.json', '{}', ['undetermined', 'capsule_malformed']],
    ['object', `git/${'0'.repeat(40)}`, 'blob 1\0x', ['undetermined', 'capsule_malformed']],
    ['claims', 'commit/other/public-claims.json', '{}', ['undetermined', 'capsule_malformed']],
    [
      'contract',
      'commit/provider-certification/contracts/x.json',
      '{}',
      ['undetermined', 'capsule_malformed'],
    ],
    [
      'root',
      'commit/provider-certification/trust/2.root.json',
      '{}',
      ['undetermined', 'capsule_malformed'],
    ],
    ['earlier', 'earlier/v0.9.0/gate-verdict.json', '{}', ['undetermined', 'capsule_malformed']],
  ];
  return added.map(([name, path, text, told]) => ({
    name: `added-${name}`,
    title: `A capsule has nothing but what the audit reads: ${path} is added.`,
    bytes: valueOf(
      writeCapsule(
        { ...content, members: new Map([...content.members, [path, Buffer.from(text)]]) },
        NAME,
      ),
    ),
    answer: told,
  }));
}

function indexChanged(capsule: Buffer): Change[] {
  const archive = valueOf(readArchive(capsule, NAME));
  const index = Buffer.from(present(archive.get('capsule.json'))).toString('utf8');
  const rows: readonly (readonly [string, string, (text: string) => string, Answer])[] = [
    [
      'version',
      'It is of another version.',
      (text) => text.replace('v1.0.0', 'v1.0.1'),
      ['refused', 'replay_differs', 'resource_uri_differs', 'version_differs'],
    ],
    [
      'revision',
      'It is of another commit.',
      (text) => text.replace(/"revision": "d7/, '"revision": "e7'),
      ['undetermined', 'capsule_incomplete'],
    ],
    [
      'schema-version',
      'It has another form.',
      (text) => text.replace('"schema_version": 1', '"schema_version": 2'),
      ['undetermined', 'wrong_value'],
    ],
    [
      'unknown-member',
      'It has another member.',
      (text) => text.replace('{', '{"note": "checked",'),
      ['undetermined', 'unknown_member'],
    ],
    [
      'white-space',
      'It has other white space.',
      (text) => text.replaceAll('  ', ' '),
      ['refused', 'capsule_index_differs'],
    ],
    ['cut', 'It is cut short.', (text) => text.slice(0, 100), ['undetermined', 'json_syntax']],
    [
      'member-left-out',
      'It names one member less.',
      (text) => text.replace(/,\n {4}\{[^}]*\}\n {2}\]/, '\n  ]'),
      ['refused', 'capsule_index_differs'],
    ],
  ];
  return rows.map(([name, title, change, told]) => ({
    name: `index-${name}`,
    title: `The index of the capsule: ${title}`,
    bytes: valueOf(
      writeArchive(new Map([...archive, ['capsule.json', Buffer.from(change(index))]]), NAME),
    ),
    answer: told,
  }));
}

/** Changes one member, once under the old index and once under a new one, as a forger would write it. */
const EDITS = {
  'one-byte': ['One byte of it differs.', flipped],
  emptied: ['It is empty.', () => Buffer.alloc(0)],
  missing: ['It is gone.', () => undefined],
} as const;

const EDIT_NAMES = ['one-byte', 'emptied', 'missing'] as const;

/** Of a change that the index shows. */
const SHOWN: Answer = ['refused', 'capsule_index_differs'];

function membersChanged(capsule: Buffer, content: CapsuleContent): Change[] {
  const archive = valueOf(readArchive(capsule, NAME));
  return [...content.members].flatMap(([path, bytes]) =>
    EDIT_NAMES.flatMap((edit) => {
      const [what, change] = EDITS[edit];
      const changed = change(Buffer.from(bytes));
      const name = `${shortNameOf(path)}-${edit}`;
      const title = `${path}: ${what}`;
      const members = new Map(
        [...content.members].flatMap(([other, old]) => {
          const now = other === path ? changed : old;
          return now === undefined ? [] : [[other, now] as const];
        }),
      );
      const forged = valueOf(writeCapsule({ ...content, members }, NAME));
      return [
        {
          name: `${name}-under-old-index`,
          title,
          bytes: underOldIndex(archive, members),
          answer: SHOWN,
        },
        {
          name,
          title: `${title} The index was written anew.`,
          bytes: forged,
          answer: answerFor(path, edit, name),
        },
      ];
    }),
  );
}

/** By the member's folder: files of the commit no longer lead from it, objects no longer are what their names say. */
function answerFor(path: string, edit: keyof typeof EDITS, name: string): Answer {
  if (path.startsWith('commit/')) return ['undetermined', 'capsule_incomplete'];
  if (path.startsWith('git/'))
    return ['undetermined', edit === 'missing' ? 'capsule_incomplete' : 'capsule_malformed'];
  return present(RECORD_ANSWERS[name]);
}

/** Each file of the record is read by what relies on it. */
const RECORD_ANSWERS: Readonly<Record<string, Answer>> = {
  'record-gate-verdict-intoto-json-emptied': ['undetermined', 'audit_incomplete', 'json_empty'],
  'record-gate-verdict-intoto-json-missing': ['refused', 'audit_incomplete', 'verdict_unsigned'],
  'record-gate-verdict-intoto-json-one-byte': [
    'refused',
    'audit_incomplete',
    'signatures_below_threshold',
  ],
  'record-gate-verdict-json-emptied': ['undetermined', 'audit_incomplete', 'json_empty'],
  'record-gate-verdict-json-missing': ['undetermined', 'capsule_incomplete'],
  'record-gate-verdict-json-one-byte': ['undetermined', 'audit_incomplete', 'json_syntax'],
  'record-ledger-projection-intoto-json-emptied': [
    'undetermined',
    'json_empty',
    'record_contradiction',
    'replay_differs',
  ],
  'record-ledger-projection-intoto-json-missing': [
    'undetermined',
    'json_empty',
    'projection_unsigned',
    'record_incomplete',
    'replay_differs',
  ],
  'record-ledger-projection-intoto-json-one-byte': [
    'undetermined',
    'missing_member',
    'record_contradiction',
    'replay_differs',
    'signatures_below_threshold',
    'unknown_member',
  ],
  'record-ledger-projection-jsonl-emptied': [
    'refused',
    'projection_count_differs',
    'projection_digest_differs',
    'replay_differs',
  ],
  'record-ledger-projection-jsonl-missing': [
    'undetermined',
    'file_missing',
    'projection_required',
    'replay_differs',
  ],
  'record-ledger-projection-jsonl-one-byte': [
    'undetermined',
    'json_syntax',
    'projection_digest_differs',
    'replay_differs',
  ],
  'record-release-manifest-json-emptied': [
    'undetermined',
    'json_empty',
    'replay_differs',
    'verdict_manifest_differs',
    'verdict_signature_of_other',
  ],
  'record-release-manifest-json-missing': ['undetermined', 'capsule_incomplete'],
  'record-release-manifest-json-one-byte': [
    'undetermined',
    'missing_member',
    'replay_differs',
    'unknown_member',
    'verdict_manifest_differs',
    'verdict_signature_of_other',
  ],
};

/** Members under the index that the capsule had. */
function underOldIndex(archive: ArchivedFiles, members: ArchivedFiles): Uint8Array {
  const index = present(archive.get('capsule.json'));
  return valueOf(writeArchive(new Map([['capsule.json', index], ...members]), NAME));
}

function flipped(bytes: Buffer): Buffer {
  const at = bytes.length >> 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

function shortNameOf(path: string): string {
  return path
    .replace(/^commit\/(?:provider-certification\/)?/, '')
    .replace(/^git\/(.{7}).*$/, 'object-$1')
    .replaceAll(/[^a-z0-9-]+/g, '-');
}
