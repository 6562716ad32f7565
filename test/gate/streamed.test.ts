import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gateReport } from '../../src/report/run-report.ts';
import { digestOf } from '../../src/digest/index.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { judge, type GateInput } from '../../src/gate/judge.ts';
import { projectionIn, type ProjectionSource } from '../../src/gate/merge-projection.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';
import type { Evidence } from '../../src/gate/judge-claims.ts';
import { streamedClaims } from '../../src/gate/claims-source.ts';
import { formatInstant } from '../../src/documents/json.ts';
import type { GateVerdict } from '../../src/documents/index.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { contentOf, renderFile } from '../../src/report/format.ts';
import { renderText } from '../../src/report/text.ts';
import { said } from '../documents.ts';
import { often } from '../soak.ts';
import { bent } from './bend.ts';
import { AT, inputsOf } from './streamed-inputs.ts';
import { ruleCases, worldOf } from './rule-cases.ts';
import { world } from './world.ts';

const streaming = ({ held, long }: ReturnType<typeof inputsOf>): GateInput => ({
  ...held,
  claims: streamedClaims(long),
});

async function assertSame(inputs: ReturnType<typeof inputsOf>): Promise<GateVerdict> {
  const result = await judge(inputs.held);
  const expected = gateReport(result);
  const found = gateReport(await judge(streaming(inputs)));
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
  // Every rule has more cases than that.
  for (const { folder, name, one } of ruleCases().filter((_, at) => at % often(4, 1) === 0)) {
    test(`${folder}/${name}`, async () => {
      const inputs = inputsOf(worldOf(one));
      // Claims of impossible subjects are for the reader that holds everything.
      if (inputs.held.claims.findings.length > 0) {
        await assert.rejects(judge(streaming(inputs)), {
          code: 'json_too_large',
        });
        return;
      }
      const { claims } = await assertSame(inputs);
      assert.equal(claims.length, 2);
      for (const { rules } of claims)
        assert.equal(rules.length, NEWEST_RULES.rules.length, 'really judged');
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

test('an allowed list expires with the first evidence of a claim, or of all claims', async () => {
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

test('a list that is not held says where it is not what it should be', async () => {
  const { held, long } = inputsOf(world());
  const other = { ...long, sha256: digestOf('another') };
  const spaced = { ...long, pieces: () => [Buffer.from('{ }')] };
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
    await assert.rejects(judge(streaming({ held, long: changed })), (error) => {
      assert.ok(error instanceof ClaimgateError);
      assert.deepEqual(said(error.findings), [expected]);
      return true;
    });
});

test('a projection that is another one when the claims are given out is refused', async () => {
  const { held, long } = inputsOf(world());
  const { projection } = held.evidence;
  assert.ok(projection);
  let reads = 0;
  const changing: ProjectionSource = {
    file: projection.file,
    open: () => (++reads > 1 ? projectionIn('x', Buffer.of()).open() : projection.open()),
  };
  const evidence = { ...held.evidence, projection: changing };
  const { streamed } = await judge(streaming({ held: { ...held, evidence }, long }));
  const all = async () => {
    for await (const _piece of streamed?.() ?? []);
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
  const { held, long } = inputsOf(world());
  const other = { ...long, sha256: digestOf('another') };
  await assert.rejects(judge(streaming({ held, long: other })), {
    code: 'file_changed_while_read',
  });
  let reads = 0;
  const changing = {
    ...long,
    pieces: () => (++reads > 1 ? [Buffer.from('{')] : long.pieces()),
  };
  const { streamed } = await judge(streaming({ held, long: changing }));
  await assert.rejects(async () => {
    for await (const _piece of streamed?.() ?? []);
  });
});

test('formats that hold all claims refuse a list that is not held', async () => {
  const { held, long } = inputsOf(world());
  const report = gateReport(await judge(streaming({ held, long })));
  for (const format of ['html', 'sarif', 'junit', 'markdown', 'github'] as const)
    await assert.rejects(contentOf(report, format), { code: 'format_holds_claims' });
});
