import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gateReport } from '../../../src/report/run-report.ts';
import { digestOf } from '../../../src/digest/index.ts';
import { finding, type Decision, type Finding } from '../../../src/documents/findings.ts';
import { judge } from '../../../src/gate/judge.ts';
import { ClaimsSummary, type JudgedClaim } from '../../../src/gate/verdict.ts';
import { streamedClaims } from '../../../src/gate/claims-source.ts';
import { subject } from '../../evidence/documents.ts';
import { inputsOf } from '../../gate/streamed-inputs.ts';
import { world } from '../../gate/world.ts';

function claim(name: string, decision: Decision, found: Finding): JudgedClaim {
  return {
    subject: subject(),
    subjectDigest: digestOf(name),
    decision,
    rules: [{ number: 1, id: 'one', outcome: 'fail', findings: [found] }],
    expiry: null,
  };
}

/** Returns the report on a long list, with these claims as the judged ones. */
async function reportOn(claims: readonly JudgedClaim[]) {
  const { held, long } = inputsOf(world());
  const result = await judge({ ...held, claims: streamedClaims(long) });
  const summary = new ClaimsSummary({ causes: 1000, claims: 100 });
  for (const one of claims) summary.add(one);
  return gateReport({ ...result, summary });
}

test('a rule that could not judge one of very many claims is a defect of the program', async () => {
  const defect = claim('one', 'undetermined', finding('rule_defect', { found: 'one' }));
  const refused = claim('two', 'refused', finding('approval_trial'));
  assert.equal((await reportOn([defect, refused])).exitCode, 3);
  assert.equal((await reportOn([refused])).exitCode, 1);
});

test('causes that are more than anybody reads are counted', async () => {
  const claims = Array.from({ length: 1002 }, (_unused, number) =>
    claim(`${number}`, 'refused', finding('approval_trial', { found: `tier-${number}` })),
  );
  const { findings, lines } = await reportOn(claims);
  assert.equal(findings.filter(({ code }) => code === 'approval_trial').length, 1000);
  assert.equal(lines.at(-1), '  not listed: 2 findings');
  const few = await reportOn(claims.slice(0, 1000));
  assert.ok(!few.lines.some((line) => line.includes('not listed')));
});
