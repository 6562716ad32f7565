import assert from 'node:assert/strict';
import { test, describe } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import type {
  TrustChanges,
  TrustDescription,
  TrustRootIdentity,
} from '../../src/documents/index.ts';
import {
  describedFiles,
  describedRoot,
  describedSuccessor,
  readTrustChanges,
  readTrustDescription,
} from '../../src/trust/root-description.ts';
import { digestOfHash, EMPTY_ROOT, leafHash } from '../../src/trust/merkle.ts';
import { formatNoteKey, noteKeyOf } from '../../src/trust/checkpoint.ts';
import { missingSignatures, pinOf } from '../../src/trust/anchor.ts';
import { trustRootOf, type TrustRootContent } from '../../src/trust/root.ts';
import type { PrivateKey } from '../../src/trust/private-key.ts';
import { describeIdentity } from '../../src/trust/identity.ts';
import { codesOf, newKey, utf8, valueOf } from './expect.ts';
import { content, firstRoot, keys, ORIGIN, sign, keyList, nextRoot, role } from './root-world.ts';
import { REPOSITORY } from './sigstore-world.ts';
import { contentLines } from '../../src/report/document-lines.ts';
import { compareRoots } from '../../src/trust/compare-roots.ts';

const FILE = '1.root.json';
const names = new Map<PrivateKey, string>([
  [keys.root1, 'root1.pem'],
  [keys.root2, 'sub/root2.pem'],
  [keys.ledger, 'ledger.pem'],
]);
const files = new Map([...names].map(([{ publicKey }, name]) => [name, publicKey.pem]));
const place = { file: 'trust.json', files };
const noteKey = formatNoteKey(valueOf(noteKeyOf(ORIGIN, keys.ledger.publicKey)));

const description: TrustDescription = {
  schema_version: 1,
  expires_at: content.expires_at,
  deployment: content.deployment,
  limits: content.limits,
  ledger: { origin: ORIGIN, keys: ['ledger.pem'] },
  roles: {
    root: { keys: ['root1.pem', 'sub/root2.pem', keys.root3.publicKey.pem], threshold: 2 },
    projection: { keys: [keys.projection.publicKey.pem], threshold: 1 },
    release: { keys: [keys.release.publicKey.pem], threshold: 1 },
  },
};

/** As written: objects that were read have no prototype. */
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const codes = (changes: Partial<TrustDescription>) =>
  codesOf(describedRoot({ ...description, ...changes }, place, FILE));
const first = firstRoot();
const successor = (changes: Omit<TrustChanges, 'schema_version'>) =>
  describedSuccessor(first, { schema_version: 1, ...changes }, place, '2.root.json');

test('a description says what a trust root is, with keys by file or inline', () => {
  const root = valueOf(trustRootOf(valueOf(describedRoot(description, place, FILE))));
  assert.deepEqual(root.document, first.document);
  const named = ['ledger.pem', 'root1.pem', 'sub/root2.pem'];
  assert.deepEqual(describedFiles(description), named);
});

test('[T203] a description names identities; a successor keeps those that still have a role', () => {
  const trusted_root = 'sigstore.trusted_root.json';
  const named = { ...place, files: new Map([...files, [trusted_root, '{}']]) };
  const identity = (workflow: string, holder_keys?: string[]) => ({
    issuer: 'https://token.actions.githubusercontent.com',
    subject: `https://github.com/example/app/.github/workflows/${workflow}@refs/tags/v*`,
    extensions: { [REPOSITORY]: '4711' },
    trusted_root,
    ...(holder_keys ? { holder_keys } : {}),
  });
  const member = keys.release.publicKey;
  const given: TrustDescription = {
    ...description,
    identities: { export: identity('export.yml'), release: identity('release.yml', [member.pem]) },
    roles: {
      ...description.roles,
      projection: { identities: ['export'], threshold: 1 },
      release: { keys: [member.pem], identities: ['release'], threshold: 1 },
    },
  };
  assert.ok(describedFiles(given).includes(trusted_root));
  const root = valueOf(trustRootOf(valueOf(describedRoot(given, named, FILE))));
  assert.equal(root.document.schema_version, 2);
  assert.deepEqual(
    written(root.document.roles.projection),
    written({ key_ids: [], identity_ids: ['export'], threshold: 1 }),
  );
  const { identities } = root.document as { identities?: Record<string, object> };
  assert.deepEqual(written(identities?.['release']), {
    issuer: 'https://token.actions.githubusercontent.com',
    subject: 'https://github.com/example/app/.github/workflows/release.yml@refs/tags/v*',
    extensions: { [REPOSITORY]: '4711' },
    trusted_root_sha256: digestOf('{}'),
    holder_key_ids: [member.id],
  });
  const next = (changes: Omit<TrustChanges, 'schema_version'>) =>
    valueOf(
      trustRootOf(valueOf(describedSuccessor(root, { schema_version: 1, ...changes }, named, '2'))),
    ).document;
  const same = next({ deployment: 'other' });
  assert.deepEqual(written(same), written({ ...root.document, deployment: 'other', version: 2 }));
  const fewer = next({ roles: { projection: { keys: [member.pem], threshold: 1 } } });
  assert.ok(fewer.schema_version === 2 && !('export' in fewer.identities));
  const none = { keys: [member.pem], threshold: 1 };
  assert.equal(next({ roles: { projection: none, release: none } }).schema_version, 1);
  const unnamed = describedRoot(
    { ...given, identities: { export: identity('x.yml') } },
    place,
    FILE,
  );
  assert.deepEqual(codesOf(unnamed), ['sigstore_root_missing']);
});

test('[T403] the identity of a workflow names whose jobs may sign, and is written out', () => {
  const subject = 'https://github.com/example/app/.github/workflows/release.yml@refs/tags/v*';
  const issuer = 'https://token.actions.githubusercontent.com';
  const trusted_root = digestOf('{}');
  const described = (named: object) =>
    describedRoot(
      {
        ...description,
        identities: { pipeline: { issuer, subject, trusted_root, ...named } },
        roles: { ...description.roles, release: { identities: ['pipeline'], threshold: 1 } },
      },
      place,
      FILE,
    );
  for (const extensions of [undefined, {}, { '1.3.6.1.4.1.57264.1.20': 'push' }])
    assert.deepEqual(codesOf(described({ ...(extensions && { extensions }) })), [
      'identity_source_missing',
    ]);
  for (const oid of ['12', '15', '16', '17'])
    assert.ok(described({ extensions: { [`1.3.6.1.4.1.57264.1.${oid}`]: '4711' } }).ok);
  assert.ok(described({ subject: 'ada@example.org' }).ok);
  const workflow = 'any job of https://github.com/example/app/.github/workflows/release.yml';
  assert.equal(
    describeIdentity({ issuer, subject }),
    `${workflow} at refs/tags/v…, called from any repository, as ${issuer} knows them`,
  );
  assert.equal(
    describeIdentity({ issuer, subject, extensions: { [REPOSITORY]: '4711' } }),
    `${workflow} at refs/tags/v…, repository id 4711, as ${issuer} knows them`,
  );
});

test('ledger keys are files, PEM or note keys', () => {
  for (const key of ['ledger.pem', keys.ledger.publicKey.pem, noteKey]) {
    const ledger = { origin: ORIGIN, keys: [key] };
    const root = describedRoot({ ...description, ledger }, place, FILE);
    assert.deepEqual(valueOf(trustRootOf(valueOf(root))).document.ledger.keys, [noteKey]);
  }
  assert.deepEqual(
    describedFiles({ schema_version: 1, ledger: { origin: ORIGIN, keys: [noteKey] } }),
    [],
  );
});

test('a description with faults is refused, with all of them', () => {
  const ledgerOf = (...ledgerKeys: string[]) => ({ ledger: { origin: ORIGIN, keys: ledgerKeys } });
  assert.deepEqual(codes(ledgerOf(keys.root2.publicKey.pem)), ['note_key_invalid']);
  assert.deepEqual(codes(ledgerOf(noteKey.replace(/.$/, '!'))), ['note_key_invalid']);
  const other = formatNoteKey(valueOf(noteKeyOf('other', keys.ledger.publicKey)));
  assert.deepEqual(codes(ledgerOf(other)), ['root_ledger_key_invalid']);
  assert.deepEqual(codes(ledgerOf('ledger.pem', noteKey)), ['duplicate_item']);
  const roles = {
    ...description.roles,
    root: { keys: ['unread.pem', '-----BEGIN X'], threshold: 1 },
  };
  assert.deepEqual(codes({ roles, ...ledgerOf('unread.pem') }), [
    'key_unreadable',
    'key_unreadable',
    'key_unreadable',
  ]);
  const many = { ...description.roles, root: { keys: ['root1.pem'], threshold: 2 } };
  assert.deepEqual(codes({ roles: many }), ['root_threshold_invalid']);
});

test('a rotation with keys that cannot be read is refused for them alone', () => {
  const outcome = successor({ roles: { release: { keys: ['unread.pem'], threshold: 1 } } });
  assert.deepEqual(codesOf(outcome), ['key_unreadable']);
});

test('descriptions have their schemas', () => {
  const read = (value: object) => codesOf(readTrustDescription(utf8(JSON.stringify(value)), 'x'));
  assert.deepEqual(read(description), []);
  assert.deepEqual(read({ ...description, version: 1 }), ['unknown_member']);
  const missing = ['missing_member', 'missing_member', 'missing_member'];
  assert.deepEqual(read({ ...description, roles: {} }), missing);
  const changes = (value: object) => codesOf(readTrustChanges(utf8(JSON.stringify(value)), 'x'));
  assert.deepEqual(changes({ schema_version: 1, expires_at: '2028-01-01T00:00:00Z' }), []);
  assert.deepEqual(changes({ schema_version: 1, roles: {} }), ['wrong_form']);
  assert.deepEqual(
    changes({ schema_version: 1 }),
    ['wrong_form'],
    'a rotation that changes nothing',
  );
});

test('a rotation changes what it names, and leaves the rest', () => {
  const expires_at = '2028-01-01T00:00:00Z';
  const { document } = valueOf(trustRootOf(valueOf(successor({ expires_at }))));
  assert.deepEqual(written(document), written({ ...first.document, version: 2, expires_at }));
});

test('a rotation of a role takes away the keys that nobody needs any more', () => {
  const key = newKey();
  const release = { keys: [key.publicKey.pem], threshold: 1 };
  const { document } = valueOf(trustRootOf(valueOf(successor({ roles: { release } }))));
  assert.deepEqual(document.roles.release.key_ids, [key.publicKey.id]);
  assert.deepEqual(written(document.roles.root), written(first.document.roles.root));
  const { [keys.release.publicKey.id]: gone, ...kept } = first.document.keys;
  assert.ok(gone);
  assert.deepEqual(written(document.keys), { ...kept, [key.publicKey.id]: key.publicKey.pem });
});

test('the floor stays with its ledger, and a new origin starts at the bottom', () => {
  const floor = { tree_size: 4, root_hash: digestOfHash(leafHash(utf8('x'))) };
  const before = firstRoot({ ledger: { ...content.ledger, floor } });
  const rotated = (origin: string, more = {}) => {
    const ledger = { origin, keys: ['ledger.pem'], ...more };
    const next = describedSuccessor(before, { schema_version: 1, ledger }, place, '2.root.json');
    return valueOf(trustRootOf(valueOf(next))).document.ledger;
  };
  assert.deepEqual(written(rotated(ORIGIN).floor), floor);
  assert.deepEqual(written(rotated('other').floor), {
    tree_size: 0,
    root_hash: digestOfHash(EMPTY_ROOT),
  });
  assert.deepEqual(written(rotated('other', { floor }).floor), floor);
});

test('missing signatures are counted by version, each key once, from any who may sign', () => {
  const key = newKey();
  const root = { keys: [key.publicKey.pem, 'root1.pem'], threshold: 2 };
  const envelope = valueOf(successor({ roles: { root } }));
  const missing = (...signers: PrivateKey[]) =>
    missingSignatures(valueOf(trustRootOf(sign(envelope, ...signers))), first).map(
      ({ version, count, key_ids }) => `${version}: ${count} of ${key_ids.length}`,
    );
  assert.deepEqual(missing(), ['1: 2 of 3', '2: 2 of 2']);
  assert.deepEqual(missing(keys.stranger), ['1: 2 of 3', '2: 2 of 2']);
  assert.deepEqual(missing(keys.root1), ['1: 1 of 2', '2: 1 of 1']);
  assert.deepEqual(missing(key, keys.root1), ['1: 1 of 2', '2: 0 of 0']);
  assert.deepEqual(missing(keys.root3, key, keys.root1), ['1: 0 of 1', '2: 0 of 0']);
  const [own] = missingSignatures(first);
  assert.deepEqual(own, { version: 1, count: 0, key_ids: [keys.root3.publicKey.id] });
});

const [OWNER, SOURCE] = ['1.3.6.1.4.1.57264.1.17', '1.3.6.1.4.1.57264.1.15'];
const pipeline: TrustRootIdentity = {
  issuer: 'https://token.actions.githubusercontent.com',
  subject: 'https://github.com/example/app/.github/workflows/release.yml@refs/tags/v*',
  extensions: { [SOURCE]: '4711' },
  trusted_root_sha256: digestOf('{}'),
  holder_key_ids: [keys.release.publicKey.id],
};
const { roles, ledger, limits } = content;
const all = keyList(
  keys.root1,
  keys.root2,
  keys.root3,
  keys.projection,
  keys.release,
  keys.stranger,
);
/** A root with everything that one can say. */
const full: TrustRootContent = {
  ...content,
  keys: all,
  roles: {
    ...roles,
    projection: { ...role(1, keys.projection), identity_ids: ['pipeline'] },
    release: { ...role(1, keys.release), identity_ids: ['pipeline'] },
  },
  identities: { pipeline },
};
const fullRoot = firstRoot(full);

/** The facts that changed, a mark before those that need caution. */
function told(changes: Partial<TrustRootContent>, from = fullRoot): readonly string[] {
  const { facts } = compareRoots(nextRoot(from, changes), from);
  return facts
    .filter(({ after, before }) => after !== before)
    .map((fact) => `${fact.caution ? '! ' : ''}${fact.name}: ${fact.before} > ${fact.after}`);
}

const id = (key: (typeof keys)['root1']): string => key.publicKey.id;
const withPipeline = (changes: Partial<TrustRootIdentity>) => ({
  identities: { pipeline: { ...pipeline, ...changes } },
});

describe('[T370] a trust root is compared with the one before it', () => {
  test('an oldest rule set lets less through, another one or none may let more', () => {
    const [one, other] = [digestOf('one'), digestOf('other')];
    const demanding = firstRoot({ ...full, oldest_rule_set: one });
    assert.deepEqual(told({ oldest_rule_set: one }), [`oldest rule set: null > ${one}`]);
    assert.deepEqual(told({ oldest_rule_set: other }, demanding), [
      `! oldest rule set: ${one} > ${other}`,
    ]);
    const { oldest_rule_set: _gone, ...without } = nextRoot(demanding).document;
    const facts = compareRoots({ ...nextRoot(demanding), document: without }, demanding).facts;
    assert.deepEqual(
      facts
        .filter(({ caution }) => caution)
        .map(({ name, before, after }) => [name, before, after]),
      [['oldest rule set', one, null]],
    );
  });

  test('what stays is listed, and nothing asks for caution', () => {
    assert.deepEqual(told({}), []);
    const same = compareRoots(nextRoot(fullRoot), fullRoot);
    assert.equal(same.compared_with, pinOf(fullRoot));
    assert.ok(same.facts.every(({ caution }) => !caution));
    assert.equal(same.facts.length, compareRoots(fullRoot, undefined).facts.length);
  });

  const cases: readonly (readonly [Partial<TrustRootContent>, readonly string[]])[] = [
    [{ deployment: 'other' }, ['! deployment: hosted-eu > other']],
    [
      { expires_at: '2029-01-01T00:00:00Z' },
      ['! expires: 2027-01-01T00:00:00Z > 2029-01-01T00:00:00Z'],
    ],
    [
      { expires_at: '2026-06-01T00:00:00Z' },
      ['expires: 2027-01-01T00:00:00Z > 2026-06-01T00:00:00Z'],
    ],
    [
      { roles: { ...full.roles, root: { ...roles.root, threshold: 1 } } },
      ['! root threshold: 2 > 1'],
    ],
    [
      { roles: { ...full.roles, root: { ...roles.root, threshold: 3 } } },
      ['root threshold: 2 > 3'],
    ],
    [
      { roles: { ...full.roles, root: role(2, keys.root1, keys.root2) } },
      [`! key without a role: null > ${id(keys.root3)}`, `root key: ${id(keys.root3)} > null`],
    ],
    [
      { roles: { ...full.roles, root: role(2, keys.root1, keys.root2, keys.stranger) } },
      [
        `! root key: null > ${id(keys.stranger)}`,
        `! key without a role: null > ${id(keys.root3)}`,
        `root key: ${id(keys.root3)} > null`,
        `key without a role: ${id(keys.stranger)} > null`,
      ],
    ],
    [{ limits: { ...limits, max_facts_minutes: 61 } }, ['! limit max_facts_minutes: 60 > 61']],
    [{ limits: { ...limits, max_facts_minutes: 9 } }, ['limit max_facts_minutes: 60 > 9']],
  ];
  for (const [changes, expected] of cases)
    test(expected.join(', '), () => assert.deepEqual(told(changes), expected));

  test('every member of a trust root, changed by itself, is shown', () => {
    const floor = { tree_size: 1, root_hash: digestOf('1') };
    const other = formatNoteKey(valueOf(noteKeyOf(ORIGIN, newKey().publicKey)));
    const cautions: readonly Partial<TrustRootContent>[] = [
      { ledger: { ...ledger, floor } },
      { ledger: { ...ledger, keys: [...ledger.keys, other] } },
      { ledger: { ...ledger, keys: [other] } },
      { limits: { ...limits, max_projection_hours: 25 } },
      { limits: { ...limits, max_clock_skew_seconds: 31 } },
      { keys: { ...all, ...keyList(keys.ledger) } },
      withPipeline({ issuer: 'https://accounts.example.org' }),
      withPipeline({ subject: 'ada@example.org' }),
      withPipeline({ extensions: { [SOURCE]: '4712' } }),
      withPipeline({ extensions: { [OWNER]: '1' } }),
      withPipeline({ trusted_root_sha256: digestOf('other') }),
      withPipeline({ holder_key_ids: [keys.projection.publicKey.id] }),
      {
        identities: {
          pipeline,
          second: {
            ...pipeline,
            subject: 'ada@example.org',
            holder_key_ids: [id(keys.projection)],
          },
        },
      },
    ];
    for (const changes of cautions)
      assert.match(told(changes)[0] ?? '', /^! /, JSON.stringify(changes));
    for (const changes of [
      withPipeline({ extensions: { [SOURCE]: '4711', [OWNER]: '1' } }),
      withPipeline({ holder_key_ids: [id(keys.release), id(keys.projection)] }),
    ]) {
      const lines = told(changes);
      assert.ok(lines.length === 1 && lines[0]?.startsWith('identity pipeline: '), lines.join());
    }
    const none = told({ roles, identities: undefined });
    assert.deepEqual(none.map((line) => line.replace(/: .*/, '')).toSorted(), [
      'identity pipeline',
      'projection identity',
      'release identity',
    ]);
  });

  test('an identity whose jobs any repository can call comes first, even where it stays', () => {
    const { extensions: _, ...open } = pipeline;
    const opened = firstRoot({ ...full, identities: { pipeline: open } });
    for (const facts of [
      compareRoots(opened, undefined).facts,
      compareRoots(nextRoot(opened), opened).facts,
    ]) {
      assert.equal(facts[0]?.name, 'identity pipeline');
      assert.ok(facts[0]?.caution && facts[0].after?.includes('called from any repository'));
    }
  });
});

test('[T370] the lines say what loosens first, and that nothing was compared', () => {
  const next = nextRoot(fullRoot, {
    expires_at: '2026-12-01T00:00:00Z',
    roles: { ...full.roles, root: { ...roles.root, threshold: 1 } },
  });
  const lines = (previous = fullRoot as typeof fullRoot | undefined) =>
    contentLines({ kind: 'trust_root', root: next, previous });
  assert.deepEqual(lines().slice(0, 5), [
    `  pin: ${pinOf(next)}`,
    `  compared with: ${pinOf(fullRoot)}`,
    '  caution: root threshold: 2 → 1',
    '  changed: expires: 2027-01-01T00:00:00Z → 2026-12-01T00:00:00Z',
    '  deployment: hosted-eu',
  ]);
  const alone = contentLines({ kind: 'trust_root', root: next });
  assert.match(alone[1] ?? '', /nothing, version 1 is missing from this folder/);
  assert.ok(alone.includes('  root threshold: 1'));
  const start = contentLines({ kind: 'trust_root', root: fullRoot });
  assert.match(start[1] ?? '', /nothing, this is the first trust root/);
  for (const key of [keys.root1, keys.root2, keys.root3])
    assert.ok(start.includes(`  root key: ${id(key)}`));
});
