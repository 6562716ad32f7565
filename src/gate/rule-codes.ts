import type { Code } from '../findings/index.ts';
import { MISSING, type Rule } from './rule.ts';
import { RULES } from './rules/index.ts';

/** What a rule says of facts where the projection has no entry that could be read. */
const WITHOUT_ENTRY: readonly Code[] = ['not_in_projection', 'entry_unreadable'];

/** The rules that can find a code, for a fact that is there or for one that is missing. */
export function rulesFinding(code: Code): readonly Rule[] {
  return RULES.filter((rule) => rule.codes.includes(code) || missingCodes(rule).includes(code));
}

function missingCodes(rule: Rule): Code[] {
  const codes = rule.needs.map((need) => MISSING[need]);
  if (rule.about === 'projection') return codes;
  // Every rule about a claim asks for something that stands in its entry.
  return [...codes, ...WITHOUT_ENTRY];
}
