import assert from 'node:assert/strict';
import { test, describe } from 'node:test';
import { trustedProjection, type TrustInput } from '../../src/gate/verify-projection.ts';
import { pinOf } from '../../src/trust/anchor.ts';
import { codesOf, newKey, utf8, valueOf } from '../trust/expect.ts';
import { content, firstRoot, keyList, keys, nextRoot, role } from '../trust/root-world.ts';
import {
  AT,
  consistencyFrom,
  FILE,
  headAt,
  predicate,
  PROJECTION,
  recordOf,
  root,
  rootBytes,
  statementBytes,
  world,
  envelopeBytes,
  checkpointAt,
  rewritten,
  SKEW,
} from './projection-world.ts';
import { codeEntry, present } from '../../src/documents/findings.ts';
import type { Digest } from '../../src/digest/index.ts';
import type { RuleSet } from '../../src/gate/engine.ts';
import { NEWEST_RULES, RULE_SETS, ruleSetsOf } from '../../src/gate/rule-sets.ts';

describe('a projection', () => {
  const codes = (changes: Partial<TrustInput>) =>
    codesOf(trustedProjection({ ...world, ...changes }));
  const sound = { consistency: consistencyFrom(4, 7) };
  const at = (text: string, offset = 0) => Date.parse(text) + offset;

  test('a sound world is trusted, and says what to hold the projection to', () => {
    const trusted = valueOf(trustedProjection(world));
    assert.deepEqual(trusted.remarks, []);
    const cut = valueOf(trustedProjection({ ...world, isMemoryCut: true }));
    assert.deepEqual(
      cut.remarks.map(({ code }) => code),
      ['memory_cut'],
    );
    assert.equal(trusted.digest, PROJECTION);
    assert.equal(trusted.entryCount, 3);
    assert.equal(trusted.root.document.version, 1);
    assert.deepEqual({ ...trusted.limits }, content.limits);
    assert.deepEqual(trusted.head, headAt(7));
    assert.deepEqual(
      [trusted.generatedAt, trusted.expiresAt],
      [AT - 3_600_000, AT + 23 * 3_600_000],
    );
  });

  test('1: pin missing, malformed, wrong', () => {
    assert.deepEqual(codes({ pin: undefined }), ['pin_missing']);
    assert.deepEqual(codes({ pin: '' }), ['pin_missing']);
    assert.deepEqual(codes({ pin: '1' }), ['pin_malformed']);
    assert.deepEqual(codes({ pin: pinOf(firstRoot({ deployment: 'other' })) }), ['pin_mismatch']);
    assert.deepEqual(codes({ roots: [] }), ['root_missing']);
    assert.deepEqual(codes({ roots: [{ file: '1.root.json', bytes: utf8('{') }] }), [
      'json_syntax',
    ]);
  });

  test('[T10] trust root replaced by one of the attacker', () => {
    const mallory = newKey();
    const replaced = firstRoot(
      {
        keys: keyList(mallory),
        roles: { root: role(1, mallory), projection: role(1, mallory), release: role(1, mallory) },
      },
      [mallory],
    );
    const statement = statementBytes({}, [mallory]);
    assert.deepEqual(codes({ roots: rootBytes(replaced), statement }), ['pin_mismatch']);
    const successor = nextRoot(root, replaced.document, [mallory]);
    assert.deepEqual(codes({ roots: rootBytes(root, successor), statement }), [
      'root_unsigned_by_previous',
    ]);
  });

  test('[T11] 2: trust root skipped, signed only by new keys, expired last', () => {
    const second = nextRoot(root);
    assert.deepEqual(codes({ roots: rootBytes(root, nextRoot(second)) }), ['root_version_skipped']);
    const next = newKey();
    const changes = {
      keys: { ...content.keys, ...keyList(next) },
      roles: { ...content.roles, root: role(1, next) },
    };
    assert.deepEqual(codes({ roots: rootBytes(root, nextRoot(root, changes, [next])) }), [
      'root_unsigned_by_previous',
    ]);
    assert.deepEqual(codes({ at: at(content.expires_at) }), ['root_expired']);
    assert.deepEqual(codes({ at: Number.NaN }), ['root_expired']);
    assert.deepEqual(codes({ roots: rootBytes(root, second) }), []);
  });

  test('[T12] trust root rolled back: an earlier release used a newer one', () => {
    assert.deepEqual(codes({ memory: [recordOf({ trust_root_version: 2 })] }), [
      'root_rolled_back',
    ]);
    const second = nextRoot(root);
    assert.deepEqual(
      codes({ roots: rootBytes(root, second), memory: [recordOf({ trust_root_version: 2 })] }),
      [],
    );
  });

  test('rotation keeps the pin; after a revocation the advanced pin leaves old roots usable for records', () => {
    const second = nextRoot(root);
    assert.deepEqual(codes({ pin: pinOf(second), roots: rootBytes(root, second) }), []);
    assert.deepEqual(codes({ pin: pinOf(second), roots: rootBytes(second) }), [
      'record_root_unknown',
    ]);
  });

  test('3: no statement, no envelope, another payload type, 17 signatures, oversize', () => {
    assert.deepEqual(codes({ statement: undefined }), ['projection_required']);
    assert.deepEqual(codes({ statement: { file: FILE, bytes: utf8('') } }), ['json_empty']);
    const { bytes } = statementBytes(sound);
    const envelope = JSON.parse(Buffer.from(bytes).toString());
    const bent = (members: object) => ({
      file: FILE,
      bytes: utf8(JSON.stringify({ ...envelope, ...members })),
    });
    assert.deepEqual(codes({ statement: bent({ payloadType: 'text/plain' }) }), [
      'payload_type_wrong',
    ]);
    const [signature] = envelope.signatures;
    assert.deepEqual(
      codes({ statement: bent({ signatures: Array.from({ length: 17 }, () => signature) }) }),
      ['out_of_bounds'],
    );
    assert.deepEqual(codes({ statement: bent({ payload: 'A'.repeat(2 ** 20) }) }), [
      'json_too_large',
    ]);
    assert.deepEqual(codes({ statement: bent({ payload: `${envelope.payload}\n` }) }), [
      'base64_invalid',
    ]);
  });

  test('[T07] 4: signed by nobody of the role: a stranger, another role, too few, one signer twice', () => {
    for (const signer of [keys.stranger, keys.release, keys.root1, keys.ledger]) {
      assert.deepEqual(codes({ statement: statementBytes(sound, [signer]) }), [
        'signatures_below_threshold',
      ]);
    }
    const second = newKey();
    const two = firstRoot({
      keys: { ...content.keys, ...keyList(second) },
      roles: { ...content.roles, projection: role(2, keys.projection, second) },
    });
    const input = { pin: pinOf(two), roots: rootBytes(two) };
    assert.deepEqual(
      codes({ ...input, statement: statementBytes(sound, [keys.projection, keys.stranger]) }),
      ['signatures_below_threshold'],
    );
    assert.deepEqual(
      codes({ ...input, statement: statementBytes(sound, [keys.projection, second]) }),
      [],
    );
    const once = JSON.parse(Buffer.from(statementBytes(sound).bytes).toString());
    const twice = {
      ...once,
      signatures: [once.signatures[0], { ...once.signatures[0], keyid: second.publicKey.id }],
    };
    assert.deepEqual(
      codes({ ...input, statement: { file: FILE, bytes: utf8(JSON.stringify(twice)) } }),
      ['signatures_below_threshold'],
    );
  });

  test('5: another _type, another predicateType, unknown members anywhere', () => {
    const bent = (bend: object, changes: object = {}) =>
      codes({ statement: statementBytes({ ...sound, ...changes }, [keys.projection], bend) });
    assert.deepEqual(bent({ _type: 'https://in-toto.io/Statement/v0.1' }), [
      'statement_type_wrong',
    ]);
    assert.deepEqual(bent({ predicateType: 'urn:claimgate:ledger-projection:v2' }), [
      'predicate_type_wrong',
    ]);
    assert.deepEqual(bent({ extra: 1 }), ['unknown_member']);
    assert.deepEqual(bent({}, { extra: 1 }), ['unknown_member']);
    assert.deepEqual(bent({}, { fingerprint: { ...predicate.fingerprint, extra: 1 } }), [
      'unknown_member',
    ]);
    assert.deepEqual(bent({}, { fingerprint: { algorithm: 'sha256', key_id: 'k1' } }), [
      'wrong_value',
    ]);
    assert.deepEqual(bent({ subject: [{ name: 'x', digest: {}, uri: '' }] }), ['unknown_member']);
  });

  test('6: no subject, two subjects, another digest', () => {
    const bent = (subject: readonly object[]) =>
      codes({ statement: statementBytes(sound, [keys.projection], { subject }) });
    const subject = { name: 'x', digest: { sha256: 'a'.repeat(64) } };
    assert.deepEqual(bent([]), ['statement_subject_count']);
    assert.deepEqual(bent([subject, subject]), ['statement_subject_count']);
    assert.deepEqual(bent([{ name: 'x', digest: {} }]), ['statement_subject_digest']);
    assert.deepEqual(bent([{ name: 'x', digest: { ...subject.digest, sha1: 'a' } }]), [
      'statement_subject_digest',
    ]);
  });
});

describe('the order of what is verified', () => {
  const codes = (changes: Partial<TrustInput>) =>
    codesOf(trustedProjection({ ...world, ...changes }));

  test('rules are judged in order: the first refusal is the only answer', () => {
    const broken: readonly (readonly [Partial<TrustInput>, string])[] = [
      [{ pin: undefined }, 'pin_missing'],
      [{ pin: pinOf(firstRoot({ deployment: 'x' })) }, 'pin_mismatch'],
      [{ roots: rootBytes(root, nextRoot(nextRoot(root))) }, 'root_version_skipped'],
      [
        { statement: envelopeBytes(utf8('{}'), [keys.projection], 'text/plain') },
        'payload_type_wrong',
      ],
      [
        { statement: statementBytes({}, [keys.stranger], { _type: 'x' }) },
        'signatures_below_threshold',
      ],
      [
        { statement: statementBytes({ deployment: 'x' }, undefined, { _type: 'x', subject: [] }) },
        'statement_type_wrong',
      ],
      [
        { statement: statementBytes({ deployment: 'x' }, undefined, { subject: [] }) },
        'statement_subject_count',
      ],
      [
        { statement: statementBytes({ deployment: 'x', expires_at: '2000-01-01T00:00:00Z' }) },
        'deployment_differs',
      ],
      [
        {
          statement: statementBytes({ expires_at: '2000-01-01T00:00:00Z' }),
          memory: [recordOf({}, [keys.stranger])],
        },
        'projection_expired',
      ],
      [
        {
          statement: statementBytes(),
          memory: [recordOf({ evaluated_at: '2030-01-01T00:00:00Z' }, [keys.stranger])],
        },
        'record_signature_wrong',
      ],
      [
        {
          statement: statementBytes(),
          memory: [recordOf({ evaluated_at: '2030-01-01T00:00:00Z', trust_root_version: 9 })],
        },
        'clock_set_back',
      ],
      [
        { statement: statementBytes(), memory: [recordOf({ trust_root_version: 9 })] },
        'root_rolled_back',
      ],
      [{ statement: statementBytes() }, 'consistency_start_wrong'],
    ];
    for (const [changes, code] of broken) assert.deepEqual(codes(changes), [code]);
  });

  test('trust refusals ask for exit code 1, documents that cannot be read for 2', () => {
    const severity = (changes: Partial<TrustInput>) =>
      codes(changes).map((code) => codeEntry(code).severity);
    assert.deepEqual(severity({ pin: undefined }), [1]);
    assert.deepEqual(severity({ statement: statementBytes({}, [keys.stranger]) }), [1]);
    assert.deepEqual(severity({ roots: [] }), [2]);
    assert.deepEqual(severity({ statement: { file: FILE, bytes: utf8('{') } }), [2]);
    assert.deepEqual(severity({ memory: [{ name: 'releases', unreadable: [] }] }), [2]);
  });
});

describe('what is verified here', () => {
  const codes = (changes: Partial<TrustInput>) =>
    codesOf(trustedProjection({ ...world, ...changes }));
  const sound = { consistency: consistencyFrom(4, 7) };
  const at = (text: string, offset = 0) => Date.parse(text) + offset;

  test('[T04] 7: statement, root or configuration of another deployment', () => {
    assert.deepEqual(codes({ deployment: undefined }), ['deployment_unset']);
    assert.deepEqual(codes({ deployment: 'hosted-us' }), ['deployment_differs']);
    assert.deepEqual(codes({ statement: statementBytes({ ...sound, deployment: 'hosted-us' }) }), [
      'deployment_differs',
    ]);
    const elsewhere = firstRoot({ deployment: 'hosted-us' });
    assert.deepEqual(codes({ pin: pinOf(elsewhere), roots: rootBytes(elsewhere) }), [
      'deployment_differs',
    ]);
  });

  test('8: a millisecond either side of generated_at, skew, expiry and the lifetime limit', () => {
    const forgetful = { memory: [], statement: statementBytes() };
    const { generated_at, expires_at } = predicate;
    assert.deepEqual(codes({ ...forgetful, at: at(generated_at, -SKEW) }), []);
    assert.deepEqual(codes({ ...forgetful, at: at(generated_at, -SKEW - 1) }), [
      'projection_from_future',
    ]);
    assert.deepEqual(codes({ ...forgetful, at: at(expires_at, -1) }), []);
    assert.deepEqual(codes({ ...forgetful, at: at(expires_at) }), ['projection_expired']);
    const until = (text: string) =>
      codes({ memory: [], statement: statementBytes({ expires_at: text }) });
    assert.deepEqual(until('2026-11-22T11:00:00Z'), []);
    assert.deepEqual(until('2026-11-22T11:00:00.001Z'), ['projection_lifetime_wrong']);
    assert.deepEqual(until('9999-12-31T23:59:59Z'), ['projection_lifetime_wrong']);
    const inverted = { generated_at: '2026-11-21T12:00:20Z', expires_at: '2026-11-21T12:00:10Z' };
    assert.deepEqual(codes({ memory: [], statement: statementBytes(inverted) }), [
      'projection_lifetime_wrong',
    ]);
  });

  test('[T337] 8: the age that the caller accepts, a millisecond either side', () => {
    const { generatedAt, expiresAt } = valueOf(trustedProjection(world));
    const aged = (maxAgeMs: number) => trustedProjection({ ...world, freshness: { maxAgeMs } });
    assert.deepEqual(codesOf(aged(AT - generatedAt)), ['projection_too_old']);
    assert.equal(valueOf(aged(AT - generatedAt + 1)).expiresAt, AT + 1);
    assert.equal(valueOf(aged(expiresAt - generatedAt + 1)).expiresAt, expiresAt);
    assert.deepEqual(codesOf(aged(Number.NaN)), ['projection_too_old']);
  });

  test('[T24] 10: clock set back, a millisecond either side of the skew', () => {
    const latest = at('2026-11-20T12:00:00Z');
    const early = statementBytes({
      ...sound,
      generated_at: '2026-11-20T00:00:00Z',
      expires_at: '2026-11-20T23:00:00Z',
    });
    assert.deepEqual(codes({ statement: early, at: latest - SKEW }), []);
    assert.deepEqual(codes({ statement: early, at: latest - SKEW - 1 }), ['clock_set_back']);
    const later = recordOf({ evaluated_at: '2026-11-21T12:00:30.001Z' });
    assert.deepEqual(codes({ memory: [later, recordOf()] }), ['clock_set_back']);
  });

  test('[T511] 11: the rule set is as new as that of every record, and one that the trust root accepts', () => {
    const [oldest] = RULE_SETS;
    const newer = ruleSetsOf([...RULE_SETS, { rules: NEWEST_RULES.rules.slice(1) }]);
    const [first, second] = [present(newer.at(-2)), present(newer.at(-1))];
    const by = (ruleSet: RuleSet, policy: Digest, oldest_rule_set?: Digest) => {
      const roots = oldest_rule_set ? [root, nextRoot(root, { oldest_rule_set })] : [root];
      const memory = [recordOf({}, [keys.release], { policy })];
      return codes({ memory, roots: rootBytes(...roots), ruleSet });
    };
    assert.deepEqual(by(second, second.digest), []);
    assert.deepEqual(by(second, first.digest, second.digest), []);
    assert.deepEqual(by(first, second.digest), ['rule_set_went_back']);
    assert.deepEqual(by(first, first.digest, second.digest), ['rule_set_too_old']);
    assert.deepEqual(by(NEWEST_RULES, second.digest), ['rule_set_unknown']);
    assert.deepEqual(by(NEWEST_RULES, first.digest, PROJECTION), ['rule_set_unknown']);
    for (const policy of present(oldest).formerly)
      assert.deepEqual(by(NEWEST_RULES, policy, policy), [], 'a name from before there were sets');
  });

  test('[T02] old projection replayed: the ledger it shows is shorter than a release saw', () => {
    const memory = [recordOf({ ledger_head: headAt(8) })];
    assert.deepEqual(codes({ memory }), ['ledger_truncated']);
  });

  test('[T03] 12: ledger truncated, rewritten or forked; the proof from another size or missing', () => {
    const ledger = (size: number, from: number, history?: typeof rewritten) =>
      codes({
        statement: statementBytes({
          checkpoint: checkpointAt(size, history),
          consistency: consistencyFrom(from, size, history),
        }),
      });
    assert.deepEqual(ledger(9, 4), []);
    assert.deepEqual(ledger(3, 0), ['ledger_truncated']);
    assert.deepEqual(ledger(7, 4, rewritten), ['consistency_unproven']);
    assert.deepEqual(ledger(4, 4, rewritten), ['ledger_forked']);
    assert.deepEqual(ledger(4, 4), []);
    assert.deepEqual(ledger(7, 3), ['consistency_start_wrong']);
    assert.deepEqual(ledger(7, 0), ['consistency_start_wrong']);
    const padded = { from_size: 4, hashes: Array.from({ length: 64 }, () => PROJECTION) };
    assert.deepEqual(codes({ statement: statementBytes({ consistency: padded }) }), [
      'consistency_unproven',
    ]);
  });

  test('12: a checkpoint of another key, another origin or no checkpoint at all', () => {
    const shown = (checkpoint: string) =>
      codes({ statement: statementBytes({ ...sound, checkpoint }) });
    assert.deepEqual(shown(checkpointAt(7, undefined, keys.stranger)), ['note_unsigned']);
    assert.deepEqual(shown(checkpointAt(7, undefined, keys.ledger, 'other.example')), [
      'note_unsigned',
    ]);
    assert.deepEqual(shown('7'), ['note_malformed']);
    assert.deepEqual(shown(checkpointAt(7).replace('\n7\n', '\n8\n')), ['note_signature_wrong']);
  });

  test('the floor of the root counts as a head', () => {
    const { origin: _origin, ...floor } = headAt(5);
    const raised = nextRoot(root, { ledger: { ...content.ledger, floor } });
    const roots = rootBytes(root, raised);
    assert.deepEqual(codes({ roots }), ['consistency_start_wrong']);
    assert.deepEqual(
      codes({ roots, statement: statementBytes({ consistency: consistencyFrom(5, 7) }) }),
      [],
    );
    const other = nextRoot(root, {
      ledger: { ...content.ledger, floor: { ...floor, root_hash: PROJECTION } },
    });
    const statement = statementBytes({
      checkpoint: checkpointAt(5),
      consistency: consistencyFrom(5, 5),
    });
    assert.deepEqual(codes({ roots: rootBytes(root, other), statement }), ['ledger_forked']);
  });
});
