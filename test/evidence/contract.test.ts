import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  contractDigest,
  contractOf,
  indexContracts,
  unfitness,
  overlaps,
  readContract,
} from '../../src/evidence/contract.ts';
import type { CertificationContract } from '../../src/documents/index.ts';
import { fc } from '../fast-check.ts';
import { contractDocument, subject } from './documents.ts';
import { checkFaults, type RequiredChecks } from '../../src/evidence/run.ts';
import type { Check } from '../../src/evidence/subject-evidence.ts';
import { coverageOf, coverKey } from '../../src/evidence/coverage.ts';

const FILE = 'contracts/test.json';

function read(document: unknown) {
  return readContract(Buffer.from(JSON.stringify(document)), FILE);
}

function codesOf(document: unknown): string[] {
  const reading = read(document);
  return reading.ok ? [] : reading.findings.map(({ code }) => code);
}

test('a valid contract is read', () => {
  const reading = read(contractDocument());
  assert.ok(reading.ok);
  assert.equal(reading.value.digest, contractDigest(contractDocument()));
  assert.equal(reading.value.requiredScopes.size, 2);
});

test('the digest is the one the documents define', () => {
  assert.equal(
    contractDigest(contractDocument()),
    'sha256:b1c7a7c73a4cff1bcdd96decb30b72efa9bb674a364407fd7d7b10ded32073e4',
  );
});

test('the order of lists does not change the digest', () => {
  const document = contractDocument();
  const shuffled = fc.record({
    account_kinds: permuted(document.account_kinds),
    required_scopes: permuted(document.required_scopes),
    local_checks: permuted(document.local_checks),
    live_checks: permuted(
      document.live_checks.map((check) => ({
        ...check,
        not_applicable_reasons: check.not_applicable_reasons.toReversed(),
      })),
    ),
    policy_sources: permuted(document.policy_sources),
  });
  fc.assert(
    fc.property(shuffled, (lists) => {
      assert.equal(contractDigest({ ...document, ...lists }), contractDigest(document));
    }),
  );
});

test('exit statuses are a set of numbers', () => {
  const digestWith = (local: number[]) =>
    contractDigest({ ...contractDocument(), errored_exit_statuses: { local, live: [] } });
  assert.equal(digestWith([100, 75, 9]), digestWith([9, 75, 100]));
  assert.notEqual(digestWith([75]), digestWith([100]));
});

test('every other change does', () => {
  const document = contractDocument();
  const changed: CertificationContract[] = [
    { ...document, provider: 'other' },
    { ...document, account_kinds: ['business'] },
    { ...document, required_scopes: ['publish'] },
    { ...document, retest_days: { local: 30, live: 31 } },
    { ...document, tested_revision: 'any' },
    { ...document, allow_trial_execution: true },
    { ...document, errored_exit_statuses: { local: [75], live: [] } },
    { ...document, errored_exit_statuses: { local: [], live: [75] } },
    { ...document, requires_exit_status: true },
    { ...document, further_checks: { local: ['alt-text'], live: [] } },
    { ...document, further_checks: { local: [], live: ['alt-text'] } },
  ];
  assert.equal(new Set([document, ...changed].map(contractDigest)).size, changed.length + 1);
});

const FAULTS: [string, (document: CertificationContract) => unknown, string[]][] = [
  ['an unknown member', (document) => ({ ...document, extra: 1 }), ['unknown_member']],
  [
    'a duplicate scope',
    (document) => ({ ...document, required_scopes: ['a', 'a'] }),
    ['duplicate_item'],
  ],
  [
    'a scope with a space',
    (document) => ({ ...document, required_scopes: ['a b'] }),
    ['wrong_form'],
  ],
  [
    'a scope that is too long',
    (document) => ({ ...document, required_scopes: ['a'.repeat(257)] }),
    ['wrong_form'],
  ],
  ['no account kind', (document) => ({ ...document, account_kinds: [] }), ['out_of_bounds']],
  [
    'no retest',
    (document) => ({ ...document, retest_days: { local: 0, live: 367 } }),
    ['out_of_bounds', 'out_of_bounds'],
  ],
  [
    'an http source',
    (document) => ({ ...document, policy_sources: ['http://example.com/policy'] }),
    ['contract_source_not_https'],
  ],
  [
    'a source with a password',
    (document) => ({ ...document, policy_sources: ['https://user:secret@example.com/'] }),
    ['contract_source_not_https'],
  ],
  [
    'no URL at all',
    (document) => ({ ...document, policy_sources: ['the handbook'] }),
    ['contract_source_not_https'],
  ],
  [
    'an approval that contradicts itself',
    (document) => ({ ...document, approval: { required: true, tier: 'not_required' } }),
    ['contract_approval_contradictory'],
  ],
  [
    'a check that is not listed',
    (document) => ({
      ...document,
      live_checks: document.live_checks.filter(({ kind }) => kind !== 'revoke'),
    }),
    ['contract_check_missing'],
  ],
  [
    'a check listed twice',
    (document) => ({
      ...document,
      local_checks: [
        ...document.local_checks,
        { kind: 'refresh', not_applicable_reasons: ['other'] },
      ],
    }),
    ['contract_check_duplicate'],
  ],
  [
    'the publish check of the other operation',
    (document) => ({
      ...document,
      local_checks: [
        ...document.local_checks,
        { kind: 'publish_scheduled', not_applicable_reasons: [] },
      ],
    }),
    ['contract_check_of_other_operation'],
  ],
  [
    'an excuse for connect',
    (document) => ({
      ...document,
      live_checks: document.live_checks.map((check) =>
        check.kind === 'connect' ? { ...check, not_applicable_reasons: ['busy'] } : check,
      ),
    }),
    ['contract_reason_not_allowed'],
  ],
];

for (const [name, bend, codes] of FAULTS) {
  test(`a contract with ${name} is refused`, () => {
    assert.deepEqual(codesOf(bend(contractDocument())), codes);
  });
}

describe('names of further checks', () => {
  const refused = (...local: string[]) =>
    codesOf({ ...contractDocument(), further_checks: { local, live: [] } });

  test('are any words that no other check has', () => {
    assert.deepEqual(refused('alt-text', 'crop', 'upload_video', 'reconnect', 'h264'), []);
  });

  test('are told apart on each side', () => {
    const further_checks = { local: ['alt-text'], live: ['alt-text'] };
    assert.deepEqual(codesOf({ ...contractDocument(), further_checks }), []);
  });

  for (const name of [
    'connect',
    'connect-again',
    'final-result',
    'finalresult',
    'before_publish-immediate',
    'publish',
    'publish_scheduled',
    'result',
    'test-upload',
    'size-of-image',
    'pixelgram-upload',
    'pixelgram',
  ])
    test(`are not ${name}`, () => {
      assert.deepEqual(refused(name), ['contract_check_confusable']);
    });

  for (const pair of [
    ['alt-text', 'alt_text'],
    ['alt-text', 'alttext'],
    ['alt-text', 'text'],
    ['upload', 'upload-video'],
  ])
    test(`are not both ${pair.join(' and ')}`, () => {
      assert.deepEqual(refused(...pair), ['contract_check_confusable']);
    });

  test('are not there twice, and have a form', () => {
    assert.deepEqual(refused('alt-text', 'alt-text'), ['duplicate_item']);
    for (const name of ['Alt', 'alt text', 'alt.text', '1-alt', 'alt-', '', 'ä', 'a'.repeat(65)])
      assert.ok(['wrong_form', 'out_of_bounds'].includes(refused(name)[0] ?? ''), name);
  });
});

test('the order of further checks does not change the digest', () => {
  const digestWith = (...live: string[]) =>
    contractDigest({ ...contractDocument(), further_checks: { local: [], live } });
  assert.equal(digestWith('crop', 'alt-text'), digestWith('alt-text', 'crop'));
});

test('findings say where in the file they are', () => {
  const text = JSON.stringify(
    { ...contractDocument(), policy_sources: ['http://a.example/'] },
    null,
    2,
  );
  const reading = readContract(Buffer.from(text), FILE);
  assert.ok(!reading.ok);
  const [first] = reading.findings;
  assert.equal(first?.file, FILE);
  assert.equal(first?.pointer, '/policy_sources/0');
  assert.equal(text.split('\n')[(first?.line ?? 0) - 1]?.trim(), '"http://a.example/"');
});

test('a contract of connect needs no publish checks', () => {
  const checks = [{ kind: 'connect' as const, not_applicable_reasons: [] }];
  assert.deepEqual(
    codesOf({
      ...contractDocument(),
      operation: 'connect',
      local_checks: checks,
      live_checks: checks,
    }),
    [],
  );
});

test('a contract fits only the subject it is for, member by member', () => {
  const document = contractDocument();
  assert.deepEqual(unfitness(document, subject()), []);
  for (const [member, value] of [
    ['provider', 'other'],
    ['account_kind', 'other'],
    ['output_profile', 'other'],
    ['operation', 'publish_scheduled'],
    ['policy_mode', 'other'],
  ] as const) {
    assert.deepEqual(
      unfitness(document, { ...subject(), [member]: value }).map((unfit) => unfit.member),
      [member],
    );
  }
});

test('two contracts for one subject are found', () => {
  const one = contractOf(contractDocument());
  const other = contractOf({
    ...contractDocument(),
    account_kinds: ['business', 'creator'],
    tested_revision: 'any',
  });
  const apart = contractOf({ ...contractDocument(), policy_mode: 'other' });
  const index = indexContracts([one, other, apart]);
  assert.equal(index.countFor(subject()), 2);
  assert.equal(index.countFor({ ...subject(), policy_mode: 'other' }), 1);
  assert.equal(index.countFor({ ...subject(), provider: 'unheard-of' }), 0);
  assert.equal(index.byDigest(one.digest), one);
  assert.deepEqual(
    overlaps([
      ['a', one],
      ['b', other],
      ['c', apart],
    ]),
    [['a', 'b']],
  );
  assert.equal(
    indexContracts([one, one]).countFor(subject()),
    2,
    'also two files that say the same',
  );
});

function permuted<T>(list: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...list], { minLength: list.length });
}

const REASONS = new Set(['no-endpoint']);

test('connect cannot be left out, whatever a contract that was not linted says', () => {
  const required: RequiredChecks = new Map([
    ['connect', REASONS],
    ['revoke', REASONS],
  ]);
  const check = {
    outcome: 'not_applicable',
    notApplicableReason: 'no-endpoint',
    completedAt: 1,
    externalResult: null,
  } as const;
  const checks: Check[] = [
    { ...check, kind: 'connect' },
    { ...check, kind: 'revoke' },
  ];
  const faults = checkFaults(checks, { side: 'live', testedAt: 0, required }, 2);
  assert.deepEqual(
    faults.map(({ fault, kind }) => [fault, kind]),
    [['not_applicable_not_approved', 'connect']],
  );
});

test('a check with several faults reports each of them, and a check exactly at a bound reports none', () => {
  const required: RequiredChecks = new Map();
  const faultsAt = (testedAt: number, completedAt: number, at: number) => {
    const check = { outcome: 'failed', notApplicableReason: null, externalResult: null } as const;
    const checks: Check[] = [{ ...check, kind: 'connect', completedAt }];
    return checkFaults(checks, { side: 'live', testedAt, required }, at).map(({ fault }) => fault);
  };
  assert.deepEqual(faultsAt(5, 5, 5), ['failed']);
  assert.deepEqual(faultsAt(5, 4, 5), ['failed', 'before_run']);
  assert.deepEqual(faultsAt(5, 4, 4), ['failed', 'before_run']);
  assert.deepEqual(faultsAt(5, 5, 4), ['failed', 'not_yet']);
  assert.deepEqual(faultsAt(5, 4, 3), ['failed', 'before_run', 'not_yet']);
});

const CLAIMS = 'provider-certification/public-claims.json';
const FILES = ['src/a.ts', 'src/b.ts', CLAIMS, `api/${CLAIMS}`].map((path, at) => ({
  path,
  mode: '100644',
  id: String(at).repeat(40),
}));

const CASES: Readonly<Record<string, readonly [covers: string[], unmatched: string[]]>> = {
  'a glob that fits': [['src/**'], []],
  'one that fits nothing beside one that fits': [['src/**', 'lib/**'], ['lib/**']],
  'what another glob leaves out again': [['src/**', '!src/**'], ['src/**']],
  'nothing but what is left out': [['!src/**'], ['!src/**']],
  'what is never code': [['provider-certification/**'], ['provider-certification/**']],
  'nor that of a product in a folder': [['api/**'], ['api/**']],
};

for (const [name, [covers, unmatched]] of Object.entries(CASES))
  test(`covered code: ${name}`, () => {
    const found = coverageOf(FILES, [covers]).get(coverKey(covers));
    assert.deepEqual(found?.unmatched, unmatched);
  });
