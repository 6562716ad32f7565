import {
  codeEntry,
  codeNamed,
  finding,
  isWarning,
  messageOf,
  type Finding,
} from '../documents/findings.ts';
import type { ClaimVerdict, VerdictFinding } from '../documents/index.ts';
import {
  answerOf,
  answerWords,
  clearedBy,
  headlineOf,
  isVerdict,
  levelOf,
  placeOf,
  shortDigest,
  toneOf,
} from './report-words.ts';
import { claimName } from '../manifest/claim-names.ts';
import { markup, type Markup } from './markup.ts';
import { formatInstant } from '../documents/instant.ts';
import { namesOf, runOf, sectionsOf, type Report } from './report.ts';

interface TestCase {
  readonly name: string;
  readonly fault?: Fault;
}

interface Fault {
  readonly element: 'failure' | 'error';
  readonly type: string;
  readonly message: string;
  readonly findings: readonly Finding[];
}

interface Suite {
  readonly name: string;
  readonly at?: string;
  readonly cases: readonly TestCase[];
  readonly properties: Properties;
  readonly output: readonly string[];
}

/**
 * JUnit's XML, as the schema of Apache Ant's task has it: one suite for the whole, one for each claim with
 * a test for each rule, so that a viewer shows claims × rules. Nothing here takes time worth telling.
 * https://github.com/windyroad/JUnit-Schema
 */
export function renderJunit(report: Report): string {
  const { at } = runOf(report);
  const suites = sectionsOf(report).flatMap((section) => suitesOf(section, at));
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
${suites.map(suiteElement)}</testsuites>
`.toString();
}

function suitesOf(report: Report, ranAt: number): Suite[] {
  const { document } = report;
  if (!isVerdict(document)) return [wholeSuite(report)];
  const { claims, product } = document;
  const at = formatInstant(ranAt);
  const suites = [wholeSuite(report), ...claims.map(claimSuite)];
  return suites.map((suite) => ({
    ...suite,
    at,
    name: product === undefined ? suite.name : `${product}: ${suite.name}`,
  }));
}

/** Findings about the whole. Warnings go to its output: they fail no test. */
function wholeSuite(report: Report): Suite {
  const { document } = report;
  const findings = document.findings.map(asFinding);
  const errors = findings.filter((item) => !isWarning(item));
  const warnings = findings.filter(isWarning);
  const command = isVerdict(document) ? 'gate' : document.command;
  return {
    name: `claimgate ${command}`,
    cases: errors.length === 0 ? [wholeCase(report)] : errors.map(findingCase),
    properties: [
      [isVerdict(document) ? 'decision' : 'outcome', answerOf(document)],
      ['exit_code', String(report.exitCode)],
      ...judgedAs(document),
      ...namesAs(report),
      ['tool', `${document.tool.name} ${document.tool.version}`],
    ],
    output: [
      `${answerWords(document)}: ${headlineOf(report)}`,
      ...warnings.map((item) => `warning[${item.code}]: ${messageOf(item)}`),
    ],
  };
}

type Properties = readonly (readonly [name: string, value: string])[];

/** The time of a suite is that of the run, which may have judged another one. */
function judgedAs(document: Report['document']): Properties {
  if (!isVerdict(document)) return [];
  return [
    ['kind', document.kind],
    ['evaluated_at', document.evaluated_at],
  ];
}

function namesAs(report: Report): Properties {
  const { deployment, product } = namesOf(report);
  return Object.entries({ product, deployment }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
}

/** The whole where nothing was found about it. A command may still say no, in its lines: then so does its test. */
function wholeCase(report: Report): TestCase {
  const { document } = report;
  if (isVerdict(document)) return { name: 'inputs and trust' };
  const { command: name, outcome } = document;
  const tone = toneOf(document);
  if (tone === 'yes' || tone === 'said') return { name };
  return { name, fault: unfoundFault(tone, outcome, headlineOf(report)) };
}

function findingCase(item: Finding): TestCase {
  const name = [item.code, placeOf(item)].filter(Boolean).join(' ');
  return { name, fault: faultOf([item]) };
}

function claimSuite({ subject, subject_digest, decision, rules }: ClaimVerdict): Suite {
  const cases = rules.map(({ number, id, outcome, findings }): TestCase => {
    const name = `${number} ${id}`;
    if (outcome === 'pass') return { name };
    const found = findings.map(asFinding);
    return { name, fault: faultOf(found) };
  });
  return {
    // Two instances of one provider differ in their digest alone.
    name: `${claimName(subject)} ${shortDigest(subject_digest)}`,
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
  const name = 'the rules';
  if (decision === 'allowed') return { name };
  const message = 'not asked: the whole is refused';
  const tone = decision === 'refused' ? 'no' : 'unsure';
  return { name, fault: unfoundFault(tone, 'not_asked', message) };
}

/** A no that no finding of its own stands behind. */
function unfoundFault(tone: 'no' | 'unsure', type: string, message: string): Fault {
  return { element: tone === 'no' ? 'failure' : 'error', type, message, findings: [] };
}

function faultOf(findings: readonly Finding[]): Fault {
  const [first = finding('defect')] = findings;
  const rest = findings.length > 1 ? ` (and ${findings.length - 1} more)` : '';
  return {
    element: findings.some(({ code }) => codeEntry(code).severity > 1) ? 'error' : 'failure',
    type: first.code,
    message: `${messageOf(first)}${rest}`,
    findings,
  };
}

/** A finding of a document, which has a code of the table: this program wrote it. */
function asFinding(item: VerdictFinding): Finding {
  return { ...item, code: codeNamed(item.code) };
}

function suiteElement(suite: Suite, id: number): Markup {
  const { at, name, cases, properties, output } = suite;
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
  const { element, type, message, findings } = fault;
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
