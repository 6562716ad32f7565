import assert from 'node:assert/strict';
import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join, basename } from 'node:path';
import { after, test, before, describe } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { instantOf } from '../../src/documents/json.ts';
import { World } from '../cli/world.ts';
import { auditRelease } from '../../src/audit/audit.ts';
import { auditAnswer, releaseInCapsule } from '../../src/audit/capsule-release.ts';
import type { AuditInput } from '../../src/audit/replay.ts';
import { digestOf, type Digest } from '../../src/digest/index.ts';
import type { GateVerdict } from '../../src/documents/index.ts';
import { decisionOf, present } from '../../src/documents/findings.ts';
import type { ClaimRule, Rule, RuleSet } from '../../src/gate/engine.ts';
import { RULE_SETS, ruleSetsOf } from '../../src/gate/rule-sets.ts';
import type { PrivateKey } from '../../src/trust/private-key.ts';
import { AT, fileOfRules, HOUR, PIN_OF_RULES, RELEASED, Releases } from './releases.ts';
import { remade } from './remade.ts';

/**
 * Capsules that older commits packed, and the pins of their trust roots: 1311e62 of its demonstration, bed00c4a of a
 * release by `setup`, `example evidence` with runs at a commit, `ledger append`, `ledger export` and `release`. Those of
 * every rule set are audited below.
 */
const folder = join(import.meta.dirname, 'released');
const packed = (commit: string) => gunzipSync(readFileSync(join(folder, `capsule-${commit}.gz`)));
const capsule = packed('1311e62');
const PIN = readFileSync(join(folder, 'pin.txt'), 'utf8').trim();
const PIN_OF_OWN = '1:sha256:5b87840cabe29f254115210970a7c6a061ef100035b6dac41f84d1eeb2a4931b';

const world = new World();
after(() => world.remove());

async function audit(bytes: Uint8Array, pin = PIN) {
  writeFileSync(join(world.directory, 'old.capsule'), bytes);
  const clock = () => instantOf('2036-01-01T00:00:00Z');
  return world.claimgate(['audit', 'old.capsule', '--trust-pin', pin], { clock });
}

test('a capsule of an earlier version still verifies', async () => {
  const { exitCode, stdout } = await audit(capsule);
  assert.equal(exitCode, 0, stdout);
  assert.match(stdout, /^verified: v1\.0\.0 makes 4 claims;[^]* Commit +48b36d94/);
});

test('and not where a byte of it differs', async () => {
  const bent = Buffer.from(capsule);
  const middle = bent.length >> 1;
  bent[middle] = (bent[middle] ?? 0) ^ 1;
  assert.equal((await audit(bent)).exitCode, 1);
});

test('[T480] of evidence from before origins, an audit says that its origin is not stated', async () => {
  const { exitCode, stdout } = await audit(packed('bed00c4a'), PIN_OF_OWN);
  assert.equal(exitCode, 0, stdout);
  assert.match(stdout, /; live run 2026-11-25, of no stated origin, record 2; /);
});

test('[T480] a release of before that rested on examples does not verify, and the audit says why', async () => {
  const pinned = '1:sha256:d823d18b5b1e97ee3456450d919851c69a11bebab8fddb857d944fccc5e248e5';
  const { exitCode, stdout, stderr } = await audit(packed('of-examples'), pinned);
  assert.equal(exitCode, 1, stdout);
  assert.match(stdout, /FAILED +replay/);
  assert.match(stderr, /error\[evidence_is_example\]: an example is no evidence/);
});

const newest = present(RULE_SETS.at(-1));
const { rules } = newest;

/** A rule that every claim passes. */
const EIGHTH: ClaimRule = {
  about: 'claim',
  number: 8,
  id: 'eighth-of-a-test',
  version: 1,
  title: 'Always.',
  why: 'It is a test.',
  fix: 'Nothing.',
  codes: [],
  needs: [],
  judge: () => [],
};

/** A stricter rule 4, as another version of it: no claim passes it. */
const REFUSING: Rule = {
  ...EIGHTH,
  ...present(rules[3]),
  about: 'claim',
  needs: ['policy'],
  version: 9,
  judge: () => [{ code: 'run_expired', clears_by: 'new_live_run' }],
};

/** Programs that have one rule set more than this one. */
const NEXT = {
  'an eighth rule': ruleSetsOf([...RULE_SETS, { rules: [...rules, EIGHTH] }]),
  'another rule 4': ruleSetsOf([
    ...RULE_SETS,
    { rules: rules.map((rule) => (rule.number === 4 ? REFUSING : rule)) },
  ]),
};

const asked = (pin: string) => ({ now: AT + 10 * 365 * 24 * HOUR, pin, timestampRoots: [] });

/** Returns what an audit answers, by a program that has these rule sets. */
async function auditBy(input: AuditInput, sets?: readonly RuleSet[]) {
  const answered = await auditRelease(input, sets);
  const { result, findings } = auditAnswer(input, answered, null);
  return {
    decision: decisionOf(findings),
    codes: findings.map(({ code }) => code),
    ruleSet: result.rule_set?.number ?? null,
    open: result.rows
      .filter(({ outcome }) => outcome !== 'passed' && outcome !== 'not_compared')
      .map(({ check, outcome }) => `${outcome}: ${check}`),
  };
}

const VERIFIED = { decision: 'allowed', codes: [], ruleSet: newest.number, open: [] };
const BY_NEXT = { ...VERIFIED, ruleSet: newest.number + 1 };

describe('[T510] a release is judged by the rule set that its verdict names', () => {
  // A new rule set has no capsule yet: this program is the one to make it.
  const missing = RULE_SETS.filter(({ number }) => !existsSync(fileOfRules(number)));
  test('a capsule of each rule set is kept', async () => {
    if (process.env['CLAIMGATE_UPDATE'] === '1' && missing[0] === RULE_SETS.at(-1))
      writeFileSync(fileOfRules(RULE_SETS.length), gzipSync(await Releases.packed(), { level: 9 }));
    else assert.deepEqual(missing, [], 'run `npm test -- --update rule-sets`');
  });

  /** Capsules with the set that judged them; the first two programs named it by other digests. */
  const KEPT: readonly (readonly [file: string, set: number, pin: string])[] = [
    ['capsule-1311e62.gz', 1, readFileSync(join(RELEASED, 'pin.txt'), 'utf8').trim()],
    [
      'capsule-bed00c4a.gz',
      1,
      '1:sha256:5b87840cabe29f254115210970a7c6a061ef100035b6dac41f84d1eeb2a4931b',
    ],
    ...RULE_SETS.filter((set) => !missing.includes(set)).map(
      ({ number }) => [basename(fileOfRules(number)), number, PIN_OF_RULES] as const,
    ),
  ];

  for (const [file, set, pin] of KEPT)
    for (const [what, sets] of [['these rules', RULE_SETS] as const, ...Object.entries(NEXT)])
      test(`${file}, by a program with ${what}`, async () => {
        const bytes = gunzipSync(readFileSync(join(RELEASED, file)));
        const input = await releaseInCapsule(bytes, file, asked(pin), []);
        assert.deepEqual(await auditBy(input, sets), { ...VERIFIED, ruleSet: set });
      });
});

describe('[T511] a rule set never goes back', () => {
  let releases: Releases;
  let input: AuditInput;
  let signer: PrivateKey;
  const sets = NEXT['an eighth rule'];
  const newer = present(sets.at(-1)).digest;

  before(async () => {
    releases = await Releases.withFirst();
    await releases.release('v1.1.0', 'grown', AT);
    await releases.audit('v1.1.0', '--pack', '../it.capsule');
    const bytes = readFileSync(releases.at('it.capsule'));
    input = await releaseInCapsule(bytes, 'it.capsule', asked(releases.pin), []);
    signer = releases.example.keys.release;
  });
  after(() => releases.remove());

  /** As a program with the eighth rule writes it. */
  const withEighth = (verdict: GateVerdict): GateVerdict => ({
    ...verdict,
    claims: verdict.claims.map((claim) => ({
      ...claim,
      rules: [...claim.rules, { number: 8, id: EIGHTH.id, outcome: 'pass', findings: [] }],
    })),
  });
  const byNewer = () => ({ ...input, record: remade(input.record, newer, signer, withEighth) });
  const afterNewer = (policy: Digest): AuditInput => ({
    ...input,
    memory: input.memory.map((one) => ('unreadable' in one ? one : remade(one, policy, signer))),
  });

  test('a release by the newer rule set verifies by it', async () => {
    assert.deepEqual(await auditBy(input, sets), VERIFIED);
    assert.deepEqual(await auditBy(byNewer(), sets), BY_NEXT);
  });

  test('and is no accusation where a program does not know it', async () => {
    const answer = await auditBy(byNewer());
    assert.deepEqual(answer, {
      decision: 'undetermined',
      codes: ['rule_set_unknown', 'audit_incomplete'],
      ruleSet: null,
      open: ['not_checked: rule set', 'not_checked: replay'],
    });
  });

  test('a verdict that says to be of another rule set than it is differs', async () => {
    const { codes } = await auditBy(
      { ...input, record: remade(input.record, newer, signer) },
      sets,
    );
    assert.deepEqual(codes, ['replay_differs']);
  });

  test('a verdict by an older rule set than that of an earlier release is refused', async () => {
    assert.deepEqual(await auditBy(afterNewer(newer), sets), {
      decision: 'refused',
      codes: ['rule_set_went_back', 'audit_incomplete'],
      ruleSet: newest.number,
      open: ['failed: rule set', 'not_checked: replay'],
    });
  });

  test('an earlier release by a rule set that nobody knows leaves it open', async () => {
    assert.deepEqual(await auditBy(afterNewer(newer)), {
      decision: 'undetermined',
      codes: ['rule_set_unknown', 'audit_incomplete'],
      ruleSet: newest.number,
      open: ['not_checked: rule set', 'not_checked: replay'],
    });
  });

  test('a rule set that the trust root of the release does not accept is refused', async () => {
    const demanding = await Releases.withFirst();
    const changes = (digest: string) => {
      const text = JSON.stringify({ schema_version: 1, oldest_rule_set: digest });
      writeFileSync(demanding.at('changes.json'), text);
    };
    const rotate = ['trust', 'update', '--from', '../changes.json'];
    changes(newer);
    const unknown = await demanding.run(rotate);
    assert.match(unknown.stderr, /error\[rule_set_unknown\][^]+npm install claimgate@latest/);
    changes(newest.digest);
    const path = 'provider-certification/trust/2.root.json';
    for (const args of [
      rotate,
      ...[1, 2].map((n) => ['sign', path, '--key', `../keys/root-${n}.pem`]),
    ])
      assert.equal((await demanding.run(args)).exitCode, 0);
    await demanding.commit('Accept no older rules');
    await demanding.release('v1.1.0', 'grown', AT);
    assert.equal((await demanding.audit('v1.1.0', '--pack', '../it.capsule')).exitCode, 0);
    const bytes = readFileSync(demanding.at('it.capsule'));
    const made = await releaseInCapsule(bytes, 'it.capsule', asked(demanding.pin), []);
    const program = ruleSetsOf([{ rules: rules.slice(1) }, ...RULE_SETS]);
    assert.deepEqual(await auditBy(made, program), BY_NEXT);
    const laxer = remade(made.record, present(program[0]).digest, demanding.example.keys.release);
    assert.deepEqual(await auditBy({ ...made, record: laxer }, program), {
      decision: 'refused',
      codes: ['rule_set_too_old', 'rule_set_went_back', 'audit_incomplete'],
      ruleSet: 1,
      open: ['failed: rule set', 'not_checked: replay'],
    });
    demanding.remove();
  });

  test('a name that nobody signed judges nothing: then the signature is wrong', async () => {
    const stranger = present(releases.example.keys.projection[0]);
    const forged = { ...input, record: remade(input.record, digestOf('no rules'), stranger) };
    const { decision, codes } = await auditBy(forged);
    assert.deepEqual(
      [decision, codes],
      ['refused', ['signatures_below_threshold', 'audit_incomplete']],
    );
  });
});
