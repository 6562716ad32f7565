import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import type { TrustRootIdentity } from '../../src/documents/index.ts';
import { contentLines } from '../../src/report/document-lines.ts';
import { compareRoots } from '../../src/trust/compare-roots.ts';
import { formatNoteKey, noteKeyOf } from '../../src/trust/checkpoint.ts';
import { pinOf } from '../../src/trust/anchor.ts';
import type { TrustRootContent } from '../../src/trust/root.ts';
import { newKey, valueOf } from './expect.ts';
import { content, firstRoot, keyList, keys, nextRoot, ORIGIN, role } from './root-world.ts';

const [OWNER, REPOSITORY] = ['1.3.6.1.4.1.57264.1.17', '1.3.6.1.4.1.57264.1.15'];
const pipeline: TrustRootIdentity = {
  issuer: 'https://token.actions.githubusercontent.com',
  subject: 'https://github.com/example/app/.github/workflows/release.yml@refs/tags/v*',
  extensions: { [REPOSITORY]: '4711' },
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
const first = firstRoot(full);

/** The facts that changed, a mark before those that need caution. */
function told(changes: Partial<TrustRootContent>, from = first): readonly string[] {
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
    const same = compareRoots(nextRoot(first), first);
    assert.equal(same.compared_with, pinOf(first));
    assert.ok(same.facts.every(({ caution }) => !caution));
    assert.equal(same.facts.length, compareRoots(first, undefined).facts.length);
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
      withPipeline({ extensions: { [REPOSITORY]: '4712' } }),
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
      withPipeline({ extensions: { [REPOSITORY]: '4711', [OWNER]: '1' } }),
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
  const next = nextRoot(first, {
    expires_at: '2026-12-01T00:00:00Z',
    roles: { ...full.roles, root: { ...roles.root, threshold: 1 } },
  });
  const lines = (previous = first as typeof first | undefined) =>
    contentLines({ kind: 'trust_root', root: next, previous });
  assert.deepEqual(lines().slice(0, 5), [
    `  pin: ${pinOf(next)}`,
    `  compared with: ${pinOf(first)}`,
    '  caution: root threshold: 2 → 1',
    '  changed: expires: 2027-01-01T00:00:00Z → 2026-12-01T00:00:00Z',
    '  deployment: hosted-eu',
  ]);
  const alone = contentLines({ kind: 'trust_root', root: next });
  assert.match(alone[1] ?? '', /nothing, version 1 is missing from this folder/);
  assert.ok(alone.includes('  root threshold: 1'));
  const start = contentLines({ kind: 'trust_root', root: first });
  assert.match(start[1] ?? '', /nothing, this is the first trust root/);
  for (const key of [keys.root1, keys.root2, keys.root3])
    assert.ok(start.includes(`  root key: ${id(key)}`));
});
