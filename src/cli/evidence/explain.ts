import {
  claimPathsHere,
  isDigestStart,
  isNameHere,
  subjectDigestStart,
} from '../../repository/named-subject.ts';
import { askedRepository } from '../../repository/asked.ts';
import type {
  CodeResult,
  ExplanationResult,
  RuleVerdict,
  VerdictFinding,
} from '../../documents/index.ts';
import { present } from '../../documents/error.ts';
import {
  CLEARS_BY_WORDS,
  decisionOf,
  everyCode,
  EXIT_CODES,
  isCode,
  type Decision,
  ClaimgateError,
  finding,
  areaOf,
  codeEntry,
} from '../../documents/findings.ts';
import type { Outcome, Report } from '../../report/report.ts';
import { claimName, instantWords } from '../../report/report-words.ts';
import { commandReport } from '../../report/run-report.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { entryLines } from '../../report/entry-lines.ts';
import { keptWords } from '../../report/audit-report.ts';
import { readContracts } from '../../evidence/contract.ts';
import { candidateLines } from './candidates.ts';
import { checkKeptResults } from '../../repository/kept-results.ts';
import { EXPLAINING_OPTIONS, RESULTS_OPTION, argument } from '../options.ts';
import { NEWEST_RULES, rulesFinding } from '../../gate/rule-sets.ts';
import { type GateInput } from '../../gate/judge.ts';
import { lookUpEntries } from '../../gate/find-entries.ts';
import { claimVerdict, verdictOf } from '../../gate/verdict.ts';
import { askedRelease } from '../check/asked-release.ts';
import { judgeWithInput } from '../check/judge-release.ts';
import { nearest } from '../../documents/meant.ts';
import { shell } from '../../documents/shell.ts';

export const command: Command = {
  examples: {
    'claimgate explain contract_stale': 'what the code means, and how to clear it',
    'claimgate explain pinterest/image-pin/immediate --projection ledger-projection.jsonl':
      'how a claim was judged, rule by rule, and by which facts',
  },
  positionals: {
    what: argument(
      'a code, or a claim: its name, at least 12 digits of the digest of its subject, or a JSON file with the subject',
    ),
  },
  options: { ...EXPLAINING_OPTIONS, ...RESULTS_OPTION },
  offers: { what: async (host) => [...(await claimPathsHere(host)), ...everyCode()] },
  async run(invocation) {
    const named = invocation.args.required('what');
    if (!(await isMeantAsCode(named, invocation))) return claimOutcome(invocation, named);
    const result = explainCode(named);
    return { result, lines: codeLines(result) };
  },
};

/** A provider alone is written as a code is, and may be the name of a claim. */
async function isMeantAsCode(named: string, invocation: Invocation): Promise<boolean> {
  if (isCode(named)) return true;
  if (!isCodeForm(named) || isDigestStart(named)) return false;
  return !(await isNameHere(named, askedRepository(invocation), invocation.host));
}

/**
 * The whole matrix of rules for one claim, with the facts that they were judged by and who says so; nothing where
 * nothing like it is claimed, or the whole was refused before. What stands against the release as a whole stands
 * against each of its claims. @throws ClaimgateError
 */
async function claimOutcome(invocation: Invocation, named: string): Promise<Report | Outcome> {
  const { host } = invocation;
  const digestStart = await subjectDigestStart(named, askedRepository(invocation), host);
  const asked = askedRelease(invocation);
  const { input, judged } = await judgeWithInput({ ...asked, orRecorded: true }, host);
  const { judgement } = judged;
  const findings = judgement.findings.filter(({ code }) => code !== 'not_canonical');
  const [found, another] = judgement.claims.filter(({ subjectDigest }) =>
    subjectDigest.startsWith(digestStart),
  );
  if (!found) return { findings: [...findings, finding('not_claimed', { found: digestStart })] };
  // not covered: no two subjects are known whose SHA-256 digests start alike for so long
  if (another) throw new ClaimgateError('subject_ambiguous', { found: digestStart });
  const entry = await entryOf(found.subjectDigest, input);
  const { evaluated_at } = verdictOf(judgement);
  const results = invocation.file('results');
  const kept =
    results &&
    entry &&
    (await checkKeptResults([{ name: claimName(found.subject), entry }], {
      folder: results,
      contracts: readContracts(input.evidence.contracts).index,
      claimed: judgement.claims.map(({ subject }) => subject),
      at: asked.at ?? invocation.at,
    }));
  const result = {
    claim: claimVerdict(found),
    evaluated_at,
    entry,
    ...(kept ? { results: kept.results } : {}),
  };
  // A claim is no more allowed than the release that makes it.
  const decision = worstOf(result.claim.decision, decisionOf(findings));
  const ofResults = kept?.results.map((one) => `  ${one.side} results: ${keptWords(one)}`) ?? [];
  const candidates = await candidateLines([found.subject], invocation);
  const lines = [...claimLines(result, decision), ...ofResults, ...candidates];
  const at = asked.at ?? invocation.at;
  const speaker = { name: 'explain', says: 'done' } as const;
  const all = [...findings, ...(kept?.findings ?? [])];
  const report = commandReport(speaker, { result, findings: all, lines, says: decision }, at);
  const exitCode = SEVERITIES[worstOf(decision, decisionOf(all))];
  return { ...report, exitCode };
}

const SEVERITIES = { allowed: 0, refused: 1, undetermined: 2 } as const;

function worstOf(one: Decision, other: Decision): Decision {
  return SEVERITIES[one] < SEVERITIES[other] ? other : one;
}

function claimLines({ claim, evaluated_at, entry }: ExplanationResult, decision: Decision) {
  // Rules are asked only about a projection that is trusted.
  const trusted = claim.rules.length === 0 ? ', which is not trusted' : '';
  return [
    `${decision}: ${claimName(claim.subject)} at ${instantWords(evaluated_at)}`,
    `  subject: ${claim.subject_digest}`,
    ...claim.rules.flatMap(ruleLines),
    ...(entry
      ? [
          `facts, as the projection has them${trusted}:`,
          ...entryLines(entry).map((line) => `  ${line}`),
        ]
      : []),
  ];
}

function ruleLines({ number, id, outcome, findings }: RuleVerdict): string[] {
  const title = present(RULE_TITLES.get(number));
  return [
    `  ${number} ${id.padEnd(40)} ${outcome}`,
    ...(findings.length === 0 ? [`      ${title}`] : findings.map(findingLine)),
  ];
}

function findingLine({ code, message, clears_by, clears_at, record }: VerdictFinding): string {
  const said = record ? `, says record ${record.sequence}` : '';
  const clears = `clears by ${clears_by.replaceAll('_', ' ')}${clears_at === undefined ? '' : ` at ${clears_at}`}`;
  return `      ${code}: ${message}${said}; ${clears}`;
}

export function codeLines(result: CodeResult): string[] {
  const { code, title, area, rules, exit_code, hint, clears_by, next } = result;
  const rows: readonly (readonly [string, string | null])[] = [
    ['about', area],
    ...rules.map(({ number, id }) => ['rule', `${number} ${id}`] as const),
    ['exit code', `${exit_code}: ${meaningOf(exit_code)}`],
    ['how to clear', hint],
    ['cleared by', CLEARS_BY_WORDS[clears_by]],
    ['next', next],
  ];
  const said = rows.flatMap(([name, text]) =>
    text === null ? [] : [`  ${name.padEnd(13)}${text}`],
  );
  return [`${code}: ${title}`, ...said];
}

function meaningOf(exitCode: number): string {
  return present(Object.entries(EXIT_CODES).find(([code]) => code === String(exitCode)))[1];
}

const RULE_TITLES: ReadonlyMap<number, string> = new Map(
  NEWEST_RULES.rules.map(({ number, title }) => [number, title]),
);

async function entryOf(
  subjectDigest: string,
  { evidence: { projection } }: GateInput,
): Promise<ExplanationResult['entry']> {
  if (projection === undefined) return null;
  const bytes = { file: projection.file, chunks: projection.open() };
  const { first } = await lookUpEntries(bytes, subjectDigest);
  return first?.entry ?? null;
}

/** Whether a text is written as codes are: lower-case words joined by `_`. */
function isCodeForm(text: string): boolean {
  return /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(text);
}

/** @throws ClaimgateError `code_unknown`, with the codes that are most like it */
export function explainCode(code: string): CodeResult {
  if (!isCode(code)) throw unknownCode(code);
  const { severity, title, hint, clears_by, next = null } = codeEntry(code);
  return {
    code,
    title,
    area: areaOf(code),
    rules: rulesFinding(code).map(({ number, id }) => ({ number, id })),
    exit_code: severity,
    hint,
    clears_by,
    next,
  };
}

function unknownCode(found: string): ClaimgateError {
  const meant = nearest(found, everyCode());
  const [best] = meant;
  return new ClaimgateError('code_unknown', {
    found,
    ...(best === undefined
      ? {}
      : { expected: meant.join(' or '), next: shell`claimgate explain ${best}` }),
  });
}
