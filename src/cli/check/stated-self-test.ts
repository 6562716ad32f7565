// A saved report of the self-test that a check rests on: fresh, passed, and made of the same inputs.

import { digestOf } from '../../digest/index.ts';
import type {
  CommandReport,
  GateVerdict,
  SelfTestChange,
  SelfTestResult,
} from '../../documents/index.ts';
import { document as commandReport } from '../../documents/generated/command-report.validator.js';
import { TOOL } from '../../documents/generated/tool.ts';
import {
  ClaimgateError,
  countOf,
  demand,
  finding,
  type Finding,
} from '../../documents/findings.ts';
import { judge } from '../../gate/judge.ts';
import { NEWEST_RULES } from '../../gate/rule-sets.ts';
import { readRegularFile } from '../../io/files.ts';
import {
  checkShape,
  DAY_MS,
  formatInstant,
  instantOf,
  readJson,
  type Shape,
} from '../../documents/json.ts';
import { changesMade, selfTest, type MadeChange } from '../../selftest/index.ts';
import type { Host } from '../host.ts';
import { readGateInput, type ReadSelfTest, type ReleaseQuestion } from './judge-release.ts';
import type { NamedFile } from '../named-file.ts';
import type { Answer } from '../../repository/release-inputs.ts';

/** Changes what a check reads one thing at a time; `null` where the gate refuses the input itself. */
export async function testGate(
  asked: ReleaseQuestion,
  host: Host,
): Promise<Answer<SelfTestResult>> {
  const { input } = await readGateInput(asked, host);
  const { verdict, judgement, summary, trusted } = await judge(input);
  if (verdict.decision !== 'allowed') {
    const codes = [...judgement.findings, ...summary.causes.map(({ finding: found }) => found)];
    const found = [...new Set(codes.map(({ code }) => code))].join(', ');
    return { result: null, findings: [finding('self_test_input_refused', { found })] };
  }
  const changes = await selfTest(input, trusted);
  const result: SelfTestResult = {
    at: formatInstant(judgement.at),
    claim_count: summary.count,
    rules_sha256: NEWEST_RULES.digest,
    inputs: [...judgement.inputs],
    counts: countsOf(changes),
    changes,
  };
  return { result, findings: changes.flatMap(faultOf) };
}

function countsOf(changes: readonly SelfTestChange[]): SelfTestResult['counts'] {
  const counts = { as_expected: 0, wrongly_allowed: 0, other_code: 0, not_applicable: 0 };
  for (const { outcome } of changes) counts[outcome] += 1;
  return counts;
}

function faultOf({ id, expected, found, outcome }: SelfTestChange): Finding[] {
  if (outcome !== 'wrongly_allowed' && outcome !== 'other_code') return [];
  return [
    finding(outcome === 'other_code' ? 'self_test_other_code' : 'self_test_wrongly_allowed', {
      expected: `${id}: ${expected ?? 'allowed'}`,
      found: found.join(', ') || 'nothing',
    }),
  ];
}

/** A validated report; of all results only that of a self-test is looked at. */
type ReadReport = Omit<CommandReport, 'result'> & { readonly result: unknown };

const SHAPE: Shape<ReadReport> = { document: commandReport };
const MAX_REPORT_BYTES = 16 * 1024 * 1024;

const MAX_AGE_DAYS = 30;

/** @param now in milliseconds since 1970 @throws ClaimgateError `self_test_unusable` where it is old or does not pass */
export async function readSelfTest(
  { path, name: file }: NamedFile,
  now: number,
): Promise<ReadSelfTest> {
  const bytes = await readRegularFile(path, file, MAX_REPORT_BYTES);
  const read = demand(checkShape(SHAPE, readJson(bytes, { file, maxBytes: MAX_REPORT_BYTES })));
  const { command, outcome, result, tool } = read;
  if (command !== 'selftest' || !isSelfTest(result))
    throw unusable(file, 'the report of claimgate selftest', command);
  const { at, changes, inputs, rules_sha256: rules } = result;
  if (tool.version !== TOOL.version || rules !== NEWEST_RULES.digest)
    throw unusable(file, `${TOOL.version} ${NEWEST_RULES.digest}`, `${tool.version} ${rules}`);
  const age = now - instantOf(at);
  if (age < 0 || age > MAX_AGE_DAYS * DAY_MS)
    throw unusable(file, `a test of the last ${MAX_AGE_DAYS} days, by ${formatInstant(now)}`, at);
  if (outcome !== 'verified') throw unusable(file, 'verified', outcome);
  // Compared here, and not by the numbers that the report states.
  const wrong = misfits(result);
  if (wrong.length > 0) {
    const found = `${countOf(wrong.length, 'change')} otherwise: ${wrong.slice(0, 3).join(', ')}`;
    throw unusable(file, 'every change that this program makes, judged as expected', found);
  }
  const { as_expected: judged } = countsOf(changes);
  return {
    stated: { sha256: digestOf(bytes), tested_at: at, changes: judged },
    faultsFor: (judgedInputs) => {
      const [own, tested] = [lastingInputs(judgedInputs), lastingInputs(inputs)];
      const expected = own.filter((input) => !tested.includes(input));
      const found = tested.filter((input) => !own.includes(input));
      if (expected.length + found.length === 0) return [];
      const details = { expected: textOf(expected), found: textOf(found) };
      return [finding('self_test_unusable', { file, ...details })];
    },
  };
}

function textOf(inputs: readonly string[]): string {
  return inputs.slice(0, 3).join(', ') || 'nothing else';
}

/** Returns the ids of changes that were judged otherwise, that this program doesn't make, or that the report lacks. */
function misfits({ changes, claim_count: claims }: SelfTestResult): string[] {
  const missing = new Map(changesMade(claims > 0).map((made) => [rowText(made), made]));
  const others: string[] = [];
  for (const change of changes) {
    const made = missing.get(rowText(change));
    missing.delete(rowText(change));
    if (!made || !isPassed(change, made)) others.push(change.id);
  }
  return [...others, ...[...missing.values()].map(({ id }) => id)];
}

function rowText({ area, id, rule, expected }: Omit<MadeChange, 'mayNotApply'>): string {
  return [area, id, rule, expected].join(' ');
}

function isPassed({ outcome }: SelfTestChange, { mayNotApply }: MadeChange): boolean {
  return outcome === 'as_expected' || (outcome === 'not_applicable' && mayNotApply);
}

/** Neither projection nor records, which change with each export and release: a test stays good for those. */
function lastingInputs(inputs: GateVerdict['inputs']): readonly string[] {
  return inputs
    .filter(({ document }) => LASTING.has(document))
    .map(({ document, sha256 }) => `${document} ${sha256}`);
}

const LASTING: ReadonlySet<GateVerdict['inputs'][number]['document']> = new Set([
  'public_claims',
  'config',
  'trust_root',
  'contract',
]);

function isSelfTest(result: unknown): result is SelfTestResult {
  return typeof result === 'object' && result !== null && 'rules_sha256' in result;
}

function unusable(file: string, expected: string, found: string): ClaimgateError {
  return new ClaimgateError('self_test_unusable', { file, expected, found });
}
