import { resolve } from 'node:path';
import { lintContract } from '../../evidence/index.ts';
import { finding, type Finding } from '../../findings/index.ts';
import { codeNamed } from '../../findings/assert.ts';
import { readRegularFile } from '../../io/files.ts';
import { checkShape, pointerTo, readJson, type Shape } from '../../json/index.ts';
import type { ReadinessDecision, ReadinessQuestion } from '../../documents/index.ts';
import { document } from '../../documents/generated/readiness-question.validator.js';
import { leaksIn } from '../../projection/index.ts';
import { decide } from '../../readiness/index.ts';
import { decisionInputOf } from '../../readiness/question.ts';
import { readinessSettings, requireKnownProviders } from '../../service/settings.ts';
import type { Command, Invocation } from '../command.ts';
import { instantOfJudgement } from '../gate.ts';
import { EVIDENCE_OPTIONS } from '../options.ts';
import { factsAge } from '../instance/readiness-lines.ts';
import { commandReport } from '../reports.ts';

const NAME = 'readiness decide';
const MAX_QUESTION_BYTES = 16 * 1024 * 1024;
const SHAPE: Shape<ReadinessQuestion> = { document };

export const command: Command = {
  positionals: {
    file: { type: 'string', describe: 'a readiness question: request, evidence, contracts, claim' },
  },
  options: { at: { ...EVIDENCE_OPTIONS['at'], describe: 'decide as of this instant' } },
  examples: [
    ['claimgate readiness decide question.json', 'whether the operation may run now, and why not'],
    [
      'SERVICE_PROVIDER_CERTIFICATION_ENFORCED=true claimgate readiness decide question.json --at 2026-01-31T12:00:00Z --json',
      'as of an instant, under enforcement, for programs',
    ],
  ],
  async run(invocation) {
    const settings = readinessSettings(invocation.host.environment);
    const { at } = instantOfJudgement(invocation);
    const { question, findings } = await readQuestion(invocation);
    if (question === null) return commandReport(NAME, null, { findings });
    const { providers, request } = question;
    requireKnownProviders(settings, new Set([...providers, request.subject.provider]));
    const decision = decide(decisionInputOf(question, settings, at));
    return commandReport(NAME, decision, {
      findings: decision.blockers.map(blockerFinding),
      lines: decisionLines(decision),
    });
  },
};

/** The question in a file, or why it is none: its shape, what its entry leaks, and what is wrong with its contracts. */
async function readQuestion({ args, directory }: Invocation) {
  const file = args.required('file');
  const bytes = await readRegularFile(resolve(directory, file), file, MAX_QUESTION_BYTES);
  const reading = readJson(bytes, { file, maxBytes: MAX_QUESTION_BYTES, isConfidential: true });
  const shaped = checkShape(SHAPE, reading);
  if (!shaped.ok) return { question: null, findings: shaped.findings };
  const { contracts, evidence } = shaped.value;
  // Blockers repeat what an entry says, which is as if it came from a projection.
  const leaks = leaksIn({ evidence: { entry: evidence.entry } }, { file });
  const faults = contracts.flatMap((contract, index) =>
    lintContract(contract, (pointer) => reading.locate(pointerTo('/contracts', index) + pointer)),
  );
  const findings = [...leaks, ...faults];
  return { question: findings.length > 0 ? null : shaped.value, findings };
}

/** What stands in the way as a finding; the decision itself says it in more words. */
function blockerFinding({ code, clears_at }: ReadinessDecision['blockers'][number]): Finding {
  // One that is no code of ours must not be left out: it would not be in the way of the exit code either.
  return finding(codeNamed(code), clears_at === undefined ? {} : { clears_at });
}

function decisionLines({
  state,
  blockers,
  would_block: would,
  advertisable,
  facts_age_seconds: age,
}: ReadinessDecision) {
  const advertised = advertisable ? 'may be advertised' : 'not to be advertised';
  return [
    `${state}: ${blockers.length === 0 ? 'may run' : 'may not run'}, ${advertised}`,
    ...blockers.map(({ detail }) => `  ${detail}`),
    ...would.map(({ detail }) => `  under enforcement also: ${detail}`),
    ...(age === null ? [] : [`  runtime facts: ${factsAge(age)}`]),
  ];
}
