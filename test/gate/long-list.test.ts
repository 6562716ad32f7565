import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { signStatement, STATEMENT_FILE } from '../../examples/world/projection.ts';
import {
  DEPLOYMENT,
  pinFor,
  throwAwayKeys,
  trustRootFor,
} from '../../examples/world/organisation.ts';
import { gateReport } from '../../src/cli/outcome.ts';
import { longReport } from '../../src/cli/long-report.ts';
import { digestOf } from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/index.ts';
import { ClaimgateError, finding, type Code } from '../../src/findings/index.ts';
import {
  judge,
  projectionIn,
  RULES,
  type Evidence,
  type GateInput,
  type JudgedClaim,
  type ProjectionSource,
} from '../../src/gate/index.ts';
import { judgeLong } from '../../src/gate/judge-long.ts';
import { Tally } from '../../src/gate/long-list.ts';
import { formatInstant, instantOf, type GateVerdict } from '../../src/json/index.ts';
import { CLAIMS_PATH, formatClaims, readClaims } from '../../src/manifest/index.ts';
import { leafHash, writeEnvelope } from '../../src/trust/index.ts';
import { contentOf, renderFile } from '../../src/report/format.ts';
import { renderText } from '../../src/report/text.ts';
import { said } from '../documents.ts';
import { subject } from '../evidence/documents.ts';
import { bent } from './bend.ts';
import { ruleCases, worldOf } from './rule-cases.ts';
import { projectionBytes, world, type World } from './world.ts';

const AT = instantOf(world().at);
const KEYS = throwAwayKeys();
const ROOT = trustRootFor(KEYS, AT);
const ABSENT = { ...subject(), policy_mode: 'nobody-knows' };

/** The same claims, held and not held. */
function inputsOf(
  of: World,
  change: (evidence: Evidence) => Evidence = (evidence) => evidence,
  subjects = [of.claim.subject, ABSENT],
) {
  const claims = subjects
    .map((claimed) => ({ ...of.claim, subject: claimed }))
    .map((claim) => ({
      claim,
      subjectDigest: subjectDigest(claim.subject),
    }));
  const bytes = Buffer.from(formatClaims(claims));
  const { bytes: lines, entryCount: count } = projectionBytes(of);
  const statement = signStatement(
    { digest: digestOf(lines), entryCount: count },
    { leaves: [leafHash(Buffer.from('a'))], generatedAt: AT - 600_000, consistency: null },
    { ledger: KEYS.ledger, signers: KEYS.projection.slice(0, 2) },
  );
  const evidence: Evidence = change({
    pin: pinFor(ROOT),
    deployment: DEPLOYMENT,
    roots: [{ file: '1.root.json', bytes: Buffer.from(writeEnvelope(ROOT)) }],
    contracts: of.contracts.map((contract, index) => ({
      file: `${index}.json`,
      bytes: Buffer.from(JSON.stringify(contract)),
    })),
    projection: projectionIn('ledger-projection.jsonl', lines),
    statement: { file: STATEMENT_FILE, bytes: statement },
    memory: [],
    ancestry: new Map(Object.entries(of.ancestry)),
  });
  const held: GateInput = {
    tool: { name: 'claimgate', version: '0.0.0' },
    at: AT,
    time: 'now',
    release: { version: 'v1.4.0', revision: 'a'.repeat(40) },
    remarks: [],
    claims: { path: CLAIMS_PATH, bytes, remarks: [] },
    reading: readClaims(bytes, CLAIMS_PATH),
    config: undefined,
    strayPaths: [],
    evidence,
  };
  const list = { path: CLAIMS_PATH, sha256: digestOf(bytes), open: () => inPieces(bytes) };
  return { held, list };
}

function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
}

async function assertSame(inputs: ReturnType<typeof inputsOf>): Promise<GateVerdict> {
  const { held, list } = inputs;
  const result = await judge(held);
  const expected = gateReport(result);
  const found = longReport(await judgeLong({ ...held, list }));
  const content = await contentOf(found, 'json');
  assert.ok(typeof content !== 'string');
  let json = '';
  for await (const piece of content) json += piece;
  assert.equal(json, await renderFile(expected, 'json'));
  assert.equal(renderText(found), renderText(expected));
  assert.equal(found.exitCode, expected.exitCode);
  return result.verdict;
}

describe('a list that is not held is judged to the same bytes as one that is', () => {
  for (const { folder, name, one } of ruleCases()) {
    test(`${folder}/${name}`, async () => {
      const inputs = inputsOf(worldOf(one));
      // What can not be claimed at all is for the reader that holds everything.
      if (inputs.held.reading.findings.length > 0) {
        await assert.rejects(judgeLong({ ...inputs.held, list: inputs.list }), {
          code: 'json_too_large',
        });
        return;
      }
      const { claims } = await assertSame(inputs);
      assert.equal(claims.length, 2);
      for (const { rules } of claims) assert.equal(rules.length, RULES.length, 'really judged');
    });
  }

  const WITHOUT: Record<string, (evidence: Evidence) => Evidence> = {
    'a projection': (evidence) => ({ ...evidence, projection: undefined }),
    'a statement': (evidence) => ({ ...evidence, statement: undefined }),
    'a pin': (evidence) => ({ ...evidence, pin: undefined }),
    'a contract that can be read': (evidence) => ({
      ...evidence,
      contracts: [{ file: 'no.json', bytes: Buffer.from('{}') }],
    }),
    'the lines that were signed': (evidence) => ({
      ...evidence,
      projection: projectionIn('ledger-projection.jsonl', Buffer.from('{}\n')),
    }),
  };
  for (const [what, change] of Object.entries(WITHOUT))
    test(`without ${what}`, async () => {
      const { decision, claims } = await assertSame(inputsOf(world(), change));
      assert.notEqual(decision, 'allowed');
      assert.deepEqual(claims[0]?.rules, []);
    });
});

test('an allowed list lapses with the first that a claim rests on, or all of them', async () => {
  for (const [hours, what] of [
    [1, 'live_run'],
    [100, 'projection'],
  ] as const) {
    const ends = formatInstant(AT + hours * 3_600_000);
    const of = bent(world(), { '/entry/live_run/expires_at': ends });
    const { decision, horizon } = await assertSame(inputsOf(of, undefined, [of.claim.subject]));
    assert.deepEqual([decision, horizon.first_lapse?.what], ['allowed', what]);
  }
});

test('a rule that failed to judge is remembered, whatever is judged after it', () => {
  const claim = (code: Code): JudgedClaim => ({
    subject: subject(),
    subjectDigest: digestOf(code),
    decision: 'undetermined',
    rules: [{ number: 1, id: 'one', outcome: 'unknown', findings: [finding(code)] }],
    lapse: null,
  });
  const tally = new Tally();
  for (const [code, hasDefect] of [
    ['approval_trial', false],
    ['rule_defect', true],
    ['approval_trial', true],
  ] as const) {
    tally.add(claim(code));
    assert.equal(tally.hasDefect, hasDefect);
  }
  assert.deepEqual([tally.count, tally.refused, tally.lapse], [3, 3, null]);
});

test('a list that is not held says where it is not what it should be', async () => {
  const { held, list } = inputsOf(world());
  const other = { ...list, sha256: digestOf('another') };
  const spaced = { ...list, open: () => [Buffer.from('{ }')] };
  for (const [changed, expected] of [
    [other, { code: 'file_changed_while_read', file: CLAIMS_PATH }],
    [
      spaced,
      {
        code: 'json_too_large',
        file: CLAIMS_PATH,
        expected: 'the canonical form in a file of this size',
        found: 'another form',
      },
    ],
  ] as const)
    await assert.rejects(judgeLong({ ...held, list: changed }), (error) => {
      assert.ok(error instanceof ClaimgateError);
      assert.deepEqual(said(error.findings), [expected]);
      return true;
    });
});

test('a projection that is another one when the claims are given out is refused', async () => {
  const { held, list } = inputsOf(world());
  const { projection } = held.evidence;
  assert.ok(projection);
  let reads = 0;
  const changing: ProjectionSource = {
    file: projection.file,
    open: () => (++reads > 1 ? projectionIn('x', Buffer.of()).open() : projection.open()),
  };
  const evidence = { ...held.evidence, projection: changing };
  const { claims } = await judgeLong({ ...held, evidence, list });
  const all = async () => {
    for await (const _piece of claims());
  };
  await assert.rejects(all, (error) => {
    assert.ok(error instanceof ClaimgateError);
    assert.deepEqual(said(error.findings), [
      { code: 'file_changed_while_read', file: projection.file },
    ]);
    return true;
  });
});

test('a list that is not held must be what was looked at, each time that it is read', async () => {
  const { held, list } = inputsOf(world());
  const other = { ...list, sha256: digestOf('another') };
  await assert.rejects(judgeLong({ ...held, list: other }), { code: 'file_changed_while_read' });
  let reads = 0;
  const changing = {
    ...list,
    open: () => (++reads > 1 ? [Buffer.from('{')] : list.open()),
  };
  const { claims } = await judgeLong({ ...held, list: changing });
  await assert.rejects(async () => {
    for await (const _piece of claims());
  });
});

test('formats that hold all claims refuse a list that is not held', async () => {
  const { held, list } = inputsOf(world());
  const report = longReport(await judgeLong({ ...held, list }));
  for (const format of ['html', 'sarif', 'junit', 'markdown', 'github'] as const)
    await assert.rejects(contentOf(report, format), { code: 'format_holds_claims' });
});
