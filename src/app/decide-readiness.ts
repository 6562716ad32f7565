import { document } from '../documents/generated/readiness-question.validator.js';
import type { ReadinessDecision, ReadinessQuestion } from '../documents/index.ts';
import { lintContract } from '../evidence/index.ts';
import { accept, type Result } from '../findings/index.ts';
import { readRegularFile } from '../io/files.ts';
import type { Environment } from '../io/git/run-git.ts';
import { checkShape, pointerTo, readJson, type Shape } from '../json/index.ts';
import { leaksIn } from '../projection/index.ts';
import { decide } from '../readiness/index.ts';
import { decisionInputOf } from '../readiness/question.ts';
import { readinessSettings, requireKnownProviders } from '../readiness/settings.ts';
import type { NamedFile } from './named-file.ts';

const MAX_QUESTION_BYTES = 16 * 1024 * 1024;
const SHAPE: Shape<ReadinessQuestion> = { document };

/** Decides whether one operation may run, by the evidence in a file; or why the file holds no question. */
export async function decideReadiness(
  file: NamedFile,
  at: number,
  environment: Environment,
): Promise<Result<ReadinessDecision>> {
  const settings = readinessSettings(environment);
  const question = await readQuestion(file);
  if (!question.ok) return question;
  const { providers, request } = question.value;
  requireKnownProviders(settings, new Set([...providers, request.subject.provider]));
  return accept(decide(decisionInputOf(question.value, settings, at)));
}

/** The question in a file, or why it is none: its shape, what its entry leaks, and what is wrong with its contracts. */
async function readQuestion({ path, name: file }: NamedFile): Promise<Result<ReadinessQuestion>> {
  const bytes = await readRegularFile(path, file, MAX_QUESTION_BYTES);
  const reading = readJson(bytes, { file, maxBytes: MAX_QUESTION_BYTES, isConfidential: true });
  const shaped = checkShape(SHAPE, reading);
  if (!shaped.ok) return shaped;
  const { contracts, evidence } = shaped.value;
  // Blockers repeat what an entry says, which is as if it came from a projection.
  const leaks = leaksIn({ evidence: { entry: evidence.entry } }, { file });
  const faults = contracts.flatMap((contract, index) =>
    lintContract(contract, (pointer) => reading.locate(pointerTo('/contracts', index) + pointer)),
  );
  const findings = [...leaks, ...faults];
  return findings.length > 0 ? { ok: false, findings } : accept(shaped.value);
}
