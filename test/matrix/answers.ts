import type { ReadinessDecision, RuntimeFacts, Subject } from '../../src/documents/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { isJsonObject, type JsonValue } from '../../src/documents/json.ts';
import { CLAIMS, type Place } from './place.ts';

/** The claims as they are in the work tree. */
export function claimsOf(place: Place): { subject: Subject; contract_digest: string }[] {
  const { claims } = JSON.parse(place.text(CLAIMS)) as {
    claims: { subject: Subject; contract_digest: string }[];
  };
  return claims;
}

export function factsOf(place: Place): RuntimeFacts {
  return JSON.parse(place.text('runtime-facts.json')) as RuntimeFacts;
}

/** Whether a document of readiness lets everything run or be advertised that is claimed. */
export function saysYes(text: string, place: Place): boolean {
  const allowed = new Set(allowedIn(JSON.parse(text) as JsonValue));
  return claimsOf(place).every(({ subject }) => allowed.has(subjectDigest(subject)));
}

function* allowedIn(value: JsonValue): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* allowedIn(one);
  if (!isJsonObject(value)) return;
  if ('subject' in value && 'decision' in value) {
    const { subject, decision } = value as unknown as {
      subject: Subject;
      decision: ReadinessDecision;
    };
    if (isYes(decision)) yield subjectDigest(subject);
  } else for (const one of Object.values(value)) yield* allowedIn(one);
}

/** A "no" leaves none of them. */
export function isYes({ advertisable, executable, state }: ReadinessDecision): boolean {
  return advertisable || executable || state === 'healthy';
}
