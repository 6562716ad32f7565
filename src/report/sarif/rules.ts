import { areaOf, CLEARS_BY_WORDS, codeEntry, everyCode, type Code } from '../../findings/index.ts';
import { present } from '../../findings/assert.ts';
import { sentence } from '../finding-words.ts';

/** All codes, in the order of the table of rules. */
const RULE_CODES = everyCode().sort();

const PLACES = new Map(RULE_CODES.map((code, index) => [code, index]));

/** Place of a code in the table of rules. */
export function ruleIndexOf(code: Code): number {
  return present(PLACES.get(code));
}

/**
 * The closed table of codes as rules. All of them are there, whatever was found, so that their places are
 * those of the version of claimgate and a run without findings says what it looked for.
 */
export function rules(): object[] {
  return RULE_CODES.map(ruleOf);
}

function ruleOf(code: Code): object {
  const { severity, title, hint, clears_by, next } = codeEntry(code);
  const what = sentence(title);
  const cleared = `Cleared by ${CLEARS_BY_WORDS[clears_by]}.`;
  const command = next ?? `claimgate explain ${code}`;
  return {
    id: code,
    // A name that only repeats the id says nothing.
    ...(code.includes('_') ? { name: nameOf(code) } : {}),
    shortDescription: { text: what },
    fullDescription: { text: `${what} ${hint}` },
    help: {
      text: `${hint} ${cleared} Next: ${command}`,
      markdown: `${hint}\n\n${cleared}\n\nNext: \`${command}\``,
    },
    defaultConfiguration: { level: severity === 0 ? 'warning' : 'error' },
    properties: {
      tags: ['claimgate', areaOf(code)],
      'problem.severity': severity === 0 ? 'warning' : 'error',
      precision: 'very-high',
    },
  };
}

/** `approval_expired` as `ApprovalExpired`: SARIF asks for Pascal case. */
function nameOf(code: Code): string {
  return code
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
