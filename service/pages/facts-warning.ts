import { factsFault } from '../../src/evidence/subject-evidence.ts';
import {
  refusalOf,
  ClaimgateError,
  countOf,
  messageOf,
  type Finding,
} from '../../src/documents/findings.ts';
import { instantOf } from '../../src/documents/json.ts';
import type { Survey } from '../readiness.ts';
import { html, type Html, type Piece } from './html.ts';
import { distance } from '../../src/report/time-words.ts';

/** Returns the error of a survey without readable runtime facts. @throws whatever else was thrown */
export function unreadableFacts(cause: unknown): ClaimgateError {
  return refusalOf(cause, 'evidence_unreadable');
}

/** Warns of runtime facts that do not count: unreadable, too old or of the future. */
export function factsWarning(survey: Survey | ClaimgateError): Piece {
  return survey instanceof ClaimgateError ? unreadableWarning(survey) : ageWarning(survey);
}

function unreadableWarning({ cause }: ClaimgateError): Html {
  const findings = cause instanceof ClaimgateError ? cause.findings : [];
  return html`<div class="fault" role="status">
    <p>The service cannot read the runtime facts, so it lists no decision and allows nothing.</p>
    <ul>
      ${findings.map((one) => html`<li>${one.file ?? 'Runtime facts'}: ${reasonOf(one)}</li>`)}
    </ul>
  </div>`;
}

/** The source of a host may throw anything. Only the log has its error. */
function reasonOf(one: Finding): string {
  return one.code === 'evidence_unreadable'
    ? 'their source failed. The log of the service has the error.'
    : messageOf(one);
}

function ageWarning({ at, facts, factsLimits }: Survey): Piece {
  const generatedAt = instantOf(facts.document.generated_at);
  const fault = factsFault(generatedAt, factsLimits, at);
  if (fault === null) return null;
  const { max_facts_minutes: minutes, max_clock_skew_seconds: seconds } = factsLimits;
  const limit =
    fault === 'too_old'
      ? `at most ${countOf(minutes, 'minute')} old`
      : `at most ${countOf(seconds, 'second')} ahead of this clock`;
  return html`<p class="fault" role="status">
    The runtime facts are dated ${distance(generatedAt, at)}; they count while they are ${limit}.
    Let the runtime write them again.
  </p>`;
}
