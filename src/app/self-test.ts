import { digestOf } from '../digest/index.ts';
import type {
  CommandReport,
  GateVerdict,
  SelfTestChange,
  SelfTestResult,
} from '../documents/index.ts';
import { document as commandReport } from '../documents/generated/command-report.validator.js';
import { TOOL } from '../documents/generated/tool.ts';
import { countOf as countText } from '../findings/finding.ts';
import { ClaimgateError, finding, type Finding } from '../findings/index.ts';
import { demand } from '../findings/error.ts';
import { judge, RULE_SET_DIGEST } from '../gate/index.ts';
import { readRegularFile } from '../io/files.ts';
import {
  checkShape,
  DAY_MS,
  formatInstant,
  instantOf,
  readJson,
  type Shape,
} from '../json/index.ts';
import { changesMade, selfTest } from '../selftest/index.ts';
import type { Host } from './host.ts';
import { readGateInput, type ReadSelfTest, type ReleaseQuestion } from './judge-release.ts';
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

/** How old the report of a self-test may be. */
const MAX_AGE_DAYS = 30;

/**
 * Reads the report of a self-test: it has to be of this program, with every change that it makes, and recent.
 *
 * @param now in milliseconds since 1970
 * @throws ClaimgateError `self_test_unusable` where the report doesn't show that this gate passes
 */
export async function readSelfTest(
  { path, name: file }: NamedFile,
  now: number,
): Promise<ReadSelfTest> {
  const bytes = await readRegularFile(path, file, MAX_REPORT_BYTES);
  const read = demand(checkShape(SHAPE, readJson(bytes, { file, maxBytes: MAX_REPORT_BYTES })));
  const { command, decision, result, tool } = read;
  if (command !== 'selftest' || !isSelfTest(result))
    throw unusable(file, 'the report of claimgate selftest', command);
  const { at, changes, inputs, rules_sha256: rules } = result;
  if (tool.version !== TOOL.version || rules !== RULE_SET_DIGEST)
    throw unusable(file, `${TOOL.version} ${RULE_SET_DIGEST}`, `${tool.version} ${rules}`);
  const age = now - instantOf(at);
  if (age < 0 || age > MAX_AGE_DAYS * DAY_MS)
    throw unusable(file, `a test of the last ${MAX_AGE_DAYS} days, by ${formatInstant(now)}`, at);
  // Compared here, and not by the numbers that the report states.
  const wrong = misfits(result);
  if (decision !== 'allowed' || wrong.length > 0)
    throw unusable(
      file,
      'every change that this program makes, judged as expected',
      `${decision}, ${countText(wrong.length, 'change')} not: ${wrong.slice(0, 3).join(', ')}`,
    );
  const judged = countOf(changes, 'as_expected');
  return {
    stated: { sha256: digestOf(bytes), tested_at: at, changes: judged },
    faultsFor: (others) => {
      const [expected, found] = [testedBytes(others), testedBytes(inputs)];
      return expected === found ? [] : [finding('self_test_unusable', { file, expected, found })];
    },
  };
}

/** Changes that this program makes and the report lacks, judged otherwise, or has besides. */
function misfits({ changes, claim_count: claims }: SelfTestResult): string[] {
  const made = changesMade(claims > 0);
  const length = Math.max(made.length, changes.length);
  return Array.from({ length }, (_, index) => [made[index], changes[index]] as const).flatMap(
    ([own, told]) => {
      const isJudged =
        told?.outcome === 'as_expected' ||
        (told?.outcome === 'not_applicable' && own?.mayNotApply === true);
      const isSame =
        own?.area === told?.area &&
        own?.id === told?.id &&
        (own?.rule ?? null) === told?.rule &&
        (own?.expected ?? null) === told?.expected;
      return isJudged && isSame ? [] : [own?.id ?? told?.id ?? ''];
    },
  );
}

/**
 * Returns what a test or a judgement is about, by digests: claims, configuration, trust roots and contracts. The
 * projection is exported again and again, and each release adds its record: a test stays good for those.
 */
function testedBytes(inputs: GateVerdict['inputs']): string {
  const digests = inputs
    .filter(({ document }) => LASTING.has(document))
    .map(({ document, sha256 }) => `${document} ${sha256}`);
  return [...new Set(digests)].sort().join(', ');
}

const LASTING: ReadonlySet<GateVerdict['inputs'][number]['document']> = new Set([
  'public_claims',
  'config',
  'trust_root',
  'contract',
]);

function isSelfTest(result: CommandReport['result']): result is SelfTestResult {
  return result !== null && 'rules_sha256' in result;
}

function unusable(file: string, expected: string, found: string): ClaimgateError {
  return new ClaimgateError('self_test_unusable', { file, expected, found });
}
