import { digestOf } from '../digest/index.ts';
import type {
  CommandReport,
  GateVerdict,
  SelfTestChange,
  SelfTestResult,
} from '../documents/index.ts';
import { document as commandReport } from '../documents/generated/command-report.validator.js';
import { TOOL } from '../documents/generated/tool.ts';
import { ClaimgateError, finding, type Finding } from '../findings/index.ts';
import { demand } from '../findings/error.ts';
import { judge, RULE_SET_DIGEST } from '../gate/index.ts';
import { readRegularFile } from '../io/files.ts';
import { checkShape, formatInstant, readJson, type Shape } from '../json/index.ts';
import { selfTest } from '../selftest/index.ts';
import type { Host } from './host.ts';
import { readGateInput, type ReleaseQuestion } from './judge-release.ts';
import type { NamedFile } from './named-file.ts';
import type { Answer } from './release-inputs.ts';

/**
 * Reads what a check reads, then changes it one thing at a time and asks the gate about each; `null` where the
 * gate refuses the input itself. @throws ClaimgateError
 */
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
  const { changes, rules_sha256 } = await selfTest(input, trusted);
  const result: SelfTestResult = {
    at: formatInstant(judgement.at),
    claim_count: summary.count,
    rules_sha256,
    inputs: [...judgement.inputs],
    counts: {
      as_expected: countOf(changes, 'as_expected'),
      wrongly_allowed: countOf(changes, 'wrongly_allowed'),
      other_code: countOf(changes, 'other_code'),
      not_applicable: countOf(changes, 'not_applicable'),
    },
    changes: [...changes],
  };
  return { result, findings: changes.flatMap(faultOf) };
}

function countOf(changes: readonly SelfTestChange[], outcome: SelfTestChange['outcome']): number {
  return changes.filter((change) => change.outcome === outcome).length;
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

const SHAPE: Shape<CommandReport> = { document: commandReport };
const MAX_REPORT_BYTES = 16 * 1024 * 1024;

/**
 * Returns what a verdict says of a self-test.
 *
 * @throws ClaimgateError `self_test_unusable` where the report doesn't show that this gate passes
 */
export async function statedSelfTest({ path, name: file }: NamedFile): Promise<Stated> {
  const bytes = await readRegularFile(path, file, MAX_REPORT_BYTES);
  const read = demand(checkShape(SHAPE, readJson(bytes, { file, maxBytes: MAX_REPORT_BYTES })));
  const { command, decision, result, tool } = read;
  if (command !== 'selftest' || !isSelfTest(result))
    throw unusable(file, 'the report of claimgate selftest', command);
  const { at, changes, rules_sha256: rules } = result;
  if (tool.version !== TOOL.version || rules !== RULE_SET_DIGEST)
    throw unusable(file, `${TOOL.version} ${RULE_SET_DIGEST}`, `${tool.version} ${rules}`);
  // Counted here, and not by the numbers that the report states.
  const judged = countOf(changes, 'as_expected');
  const others = changes.length - judged - countOf(changes, 'not_applicable');
  if (decision !== 'allowed' || others !== 0 || judged === 0)
    throw unusable(file, 'every change judged as expected', `${decision}, ${others} not`);
  return { sha256: digestOf(bytes), tested_at: at, changes: judged };
}

type Stated = NonNullable<GateVerdict['self_test']>;

function isSelfTest(result: CommandReport['result']): result is SelfTestResult {
  return result !== null && 'rules_sha256' in result;
}

function unusable(file: string, expected: string, found: string): ClaimgateError {
  return new ClaimgateError('self_test_unusable', { file, expected, found });
}
