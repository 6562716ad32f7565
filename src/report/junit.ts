import { codeEntry, finding, isCode, messageOf, type Finding } from '../findings/index.ts';
import type { ClaimVerdict, VerdictFinding } from '../json/index.ts';
import { shortDigest, subjectName } from './claims-to-show.ts';
import { clearedBy, levelOf, placeOf } from './finding-words.ts';
import { headlineOf, isVerdict } from './headline.ts';
import { markup, type Markup } from './markup.ts';
import type { Report } from './report.ts';

/** One test: it passed, it failed, or, as an error, it could not be judged. */
interface TestCase {
  readonly name: string;
  readonly fault?: { readonly element: 'failure' | 'error'; readonly findings: readonly Finding[] };
}

interface Suite {
  readonly name: string;
  readonly cases: readonly TestCase[];
  readonly properties: readonly (readonly [name: string, value: string])[];
  readonly output: readonly string[];
}

/**
 * JUnit's XML, as the schema of Apache Ant's task has it: one suite for the whole, one for each claim with
 * a test for each rule, so that a viewer shows claims × rules. Nothing here takes time worth telling.
 * https://github.com/windyroad/JUnit-Schema
 */
export function renderJunit(report: Report): string {
  const { document } = report;
  const at = isVerdict(document) ? document.evaluated_at : undefined;
  const suites = [
    wholeSuite(report),
    ...(isVerdict(document) ? document.claims : []).map(claimSuite),
  ];
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
${suites.map((suite, id) => suiteElement(suite, id, at))}</testsuites>
`.toString();
}

/** What was found about the whole. Warnings are in its output: they keep nothing from passing. */
function wholeSuite(report: Report): Suite {
  const { document } = report;
  const findings = document.findings.map(asFinding);
  const errors = findings.filter((item) => levelOf(item) === 'error');
  const warnings = findings.filter((item) => levelOf(item) === 'warning');
  const command = isVerdict(document) ? 'gate' : document.command;
  const stands = { name: isVerdict(document) ? 'inputs and trust' : command };
  return {
    name: `claimgate ${command}`,
    cases: errors.length === 0 ? [stands] : errors.map(findingCase),
    properties: [
      ['decision', document.decision],
      ['exit_code', String(report.exitCode)],
      ['tool', `${document.tool.name} ${document.tool.version}`],
    ],
    output: [
      `${document.decision}: ${headlineOf(report)}`,
      ...warnings.map((item) => `warning[${item.code}]: ${messageOf(item)}`),
    ],
  };
}

function findingCase(item: Finding): TestCase {
  const name = [item.code, placeOf(item)].filter(Boolean).join(' ');
  return { name, fault: { element: elementOf([item]), findings: [item] } };
}

function claimSuite({ subject, subject_digest, decision, rules }: ClaimVerdict): Suite {
  const cases = rules.map(({ number, id, outcome, findings }): TestCase => {
    const name = `${number} ${id}`;
    if (outcome === 'pass') return { name };
    const found = findings.map(asFinding);
    return { name, fault: { element: elementOf(found), findings: found } };
  });
  return {
    // Two instances of one provider differ in their digest alone.
    name: `${subjectName(subject)} ${shortDigest(subject_digest)}`,
    cases: cases.length > 0 ? cases : [unaskedCase(decision)],
    properties: [
      ['subject_digest', subject_digest],
      ['decision', decision],
    ],
    output: [],
  };
}

/** Where the whole is refused, no rule is asked about a claim, and its answer is that of the whole. */
function unaskedCase(decision: ClaimVerdict['decision']): TestCase {
  const name = 'the seven rules';
  if (decision === 'allowed') return { name };
  return { name, fault: { element: decision === 'refused' ? 'failure' : 'error', findings: [] } };
}

function elementOf(findings: readonly Finding[]): 'failure' | 'error' {
  return findings.some(({ code }) => codeEntry(code).severity > 1) ? 'error' : 'failure';
}

/** A finding of a document, which has a code of the table: this program wrote it. */
function asFinding(item: VerdictFinding): Finding {
  const { code } = item;
  return isCode(code) ? { ...item, code } : finding('defect', { found: code });
}

function suiteElement(suite: Suite, id: number, at: string | undefined): Markup {
  const { name, cases, properties, output } = suite;
  const count = (element: 'failure' | 'error'): number =>
    cases.filter(({ fault }) => fault?.element === element).length;
  // The schema has no time zones and no fractions of a second.
  const timestamp = at === undefined ? undefined : markup` timestamp="${at.slice(0, 19)}"`;
  return markup`  <testsuite id="${id}" package="claimgate" name="${name}"${timestamp} hostname="localhost" tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="0" time="0">
    <properties>
${properties.map(([key, value]) => markup`      <property name="${key}" value="${value}"/>\n`)}    </properties>
${cases.map((item) => caseElement(item, name))}    <system-out>${lines(output)}</system-out>
    <system-err></system-err>
  </testsuite>
`;
}

function caseElement({ name, fault }: TestCase, suite: string): Markup {
  if (!fault) return markup`    <testcase classname="${suite}" name="${name}" time="0"/>\n`;
  const { element, findings } = fault;
  const [first] = findings;
  const type = first?.code ?? 'not_asked';
  const rest = findings.length > 1 ? ` (and ${findings.length - 1} more)` : '';
  const message = first ? `${messageOf(first)}${rest}` : 'not asked: the whole is refused';
  const tag = markup`${element}`;
  return markup`    <testcase classname="${suite}" name="${name}" time="0">
      <${tag} type="${type}" message="${message}">${lines(findings.flatMap(details))}</${tag}>
    </testcase>
`;
}

function details(item: Finding): string[] {
  const place = placeOf(item);
  return [
    `${levelOf(item)}[${item.code}]: ${messageOf(item)}`,
    ...(place === undefined ? [] : [`  at ${place}`]),
    ...(item.record ? [`  record ${item.record.sequence} ${item.record.leaf}`] : []),
    `  ${codeEntry(item.code).hint}`,
    `  cleared by ${clearedBy(item)}`,
    ...(item.next === undefined ? [] : [`  next: ${item.next}`]),
  ];
}

/** Each line escaped by itself, so that only these line breaks are line breaks. */
function lines(texts: readonly string[]): Markup[] {
  return texts.map((text, at) => markup`${text}${at < texts.length - 1 ? markup`\n` : ''}`);
}
