import { describe, test } from 'node:test';
import { gateReport } from '../../src/cli/outcome.ts';
import { longReport } from '../../src/cli/long-report.ts';
import { digestOf } from '../../src/digest/index.ts';
import { judge, projectionIn, RULES, type Evidence } from '../../src/gate/index.ts';
import { judgeLong } from '../../src/gate/judge-long.ts';
import { type GateVerdict } from '../../src/json/index.ts';
import { contentOf, renderFile } from '../../src/report/format.ts';
import { renderText } from '../../src/report/text.ts';
import { ruleCases, worldOf } from './rule-cases.ts';
import { world } from './world.ts';
import assert from 'node:assert/strict';
import { inputsOf, judgesOf } from './long-inputs.ts';

async function assertSame(inputs: ReturnType<typeof inputsOf>): Promise<GateVerdict> {
  const { held, list } = inputs;
  const result = await judge(held);
  const expected = gateReport(result);
  for (const parts of [0, 1, 2, 3]) {
    const judges = parts === 0 ? undefined : await judgesOf(inputs, parts);
    const found = longReport(await judgeLong({ ...held, list, judges }));
    const content = await contentOf(found, 'json');
    assert.ok(typeof content !== 'string');
    let json = '';
    for await (const piece of content) json += piece;
    assert.equal(json, await renderFile(expected, 'json'), `in ${parts} parts`);
    assert.equal(renderText(found), renderText(expected), `in ${parts} parts`);
    assert.equal(found.exitCode, expected.exitCode);
  }
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
