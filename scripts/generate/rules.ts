import { CLEARS_BY_WORDS, codeEntry, type Code } from '../../src/documents/findings.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';
import { MISSING, type Rule } from '../../src/gate/engine.ts';

/** Returns the page about the rules, from the rules themselves. */
export function rulesPage(): string {
  return `${[...introduction(), ...NEWEST_RULES.rules.flatMap(section)].join('\n')}\n`;
}

function introduction(): string[] {
  return [
    '# Rules',
    '',
    `These are the rules of rule set ${NEWEST_RULES.number}, the newest one ([specification](../../docs/specification/rules.md#6-rule-sets)).`,
    '',
    'A claim is allowed when every rule below passes for exactly its subject, at one instant. A rule *passes*, *fails*, or',
    'is *unknown* because a fact it needs is missing; unknown refuses just as fail does. All rules are judged for all claims',
    'and all findings are reported. Every expiry is exclusive: at its end a fact has expired.',
    '',
    '| # | rule | passes when |',
    '|---|---|---|',
    ...NEWEST_RULES.rules.map(
      ({ number, id, title }) => `| ${number} | [\`${id}\`](#${number}-${id}) | ${title} |`,
    ),
    '',
    'If the projection has no entry for the subject, rules on its facts are unknown with `not_in_projection`; if the',
    'entry holds what rule 7 forbids and is no entry for that reason, with `entry_unreadable`. A fact that is missing because',
    'a correction took its record out of force is unknown with `evidence_corrected`, which says when, by which record and why.',
  ];
}

function section(rule: Rule): string[] {
  const missing = [...new Set(rule.needs.map((need) => MISSING[need]))];
  return [
    '',
    `## ${rule.number}. ${rule.id}`,
    '',
    rule.title,
    '',
    `**Why.** ${rule.why}`,
    '',
    `**How to fix.** ${rule.fix}`,
    '',
    `**Examples.** [test/cases/rules/${rule.number}-${rule.id}.json](https://github.com/claimgate/claimgate/blob/main/test/cases/rules/${rule.number}-${rule.id}.json): each case changes one thing in a repository whose claims all pass.`,
    '',
    '| code | outcome | what is the case | cleared by |',
    '|---|---|---|---|',
    ...missing.map((code) => row(code, 'unknown')),
    ...rule.codes.map((code) => row(code, 'fail')),
  ];
}

function row(code: Code, outcome: string): string {
  const { title, hint, clears_by } = codeEntry(code);
  return `| \`${code}\` | ${outcome} | ${title}. ${hint} | ${CLEARS_BY_WORDS[clears_by]} |`;
}
