import {
  EXIT_CODES,
  areaOf,
  CLEARS_BY_WORDS,
  codeEntry,
  type Code,
} from '../documents/findings.ts';
import { annotationsOf, Fingerprints, messageText, type Annotation } from './annotations.ts';
import { escapeForTerminal } from './markup.ts';
import { capital, sentence, levelOf, isVerdict } from './report-words.ts';
import { safeJson } from '../documents/safe-json.ts';
import { namesOf, sectionsOf, type Report } from './report.ts';

/** A result for each finding and claim: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html */
export function renderSarif(report: Report): string {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: sectionsOf(report).map(runOf),
  };
  return safeJson(log);
}

/** A run for each product: code scanning tells them apart by their categories. */
function runOf(report: Report): object {
  const { document, exitCode } = report;
  const command = isVerdict(document)
    ? ['gate', document.product].filter(Boolean).join('/')
    : document.command.replaceAll(' ', '-');
  const codes = [...new Set(report.findings.map(({ code }) => code))].sort();
  return {
    tool: {
      driver: {
        name: document.tool.name,
        version: document.tool.version,
        semanticVersion: document.tool.version,
        rules: codes.map(ruleOf),
      },
    },
    automationDetails: { id: `claimgate/${command}/` },
    // Findings of exit code 2 and 3 are results too: they are what has to be mended.
    invocations: [
      { executionSuccessful: exitCode < 2, exitCode, exitCodeDescription: EXIT_CODES[exitCode] },
    ],
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: 'The root of the repository.' } } },
    results: resultsOf(report, codes),
    // JSON leaves out what is not known.
    properties: { ...judgedOf(document), ...namesAs(report) },
  };
}

function namesAs(report: Report): object {
  const { deployment, product } = namesOf(report);
  return { product, deployment };
}

function judgedOf(document: Report['document']): object {
  if (!isVerdict(document)) return { outcome: document.outcome };
  const { decision, evaluated_at, kind, release } = document;
  return { decision, kind, evaluated_at, release };
}

/** The name that code scanning gives to the root of the repository. */
const SOURCE_ROOT = '%SRCROOT%';

interface ArtifactLocation {
  readonly uri: string;
  readonly uriBaseId?: string;
}

/** A path as a URI reference: relative to the repository, unless it is absolute. */
function locationOf(path: string): ArtifactLocation {
  const uri = path
    .toWellFormed()
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/');
  return path.startsWith('/') ? { uri: `file://${uri}` } : { uri, uriBaseId: SOURCE_ROOT };
}

/** A code that occurs, as a rule. Others are left out: they are in the reference, and would be most of the file. */
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
  return code.split('_').map(capital).join('');
}

/** Findings at their places as results (SARIF 2.1.0 section 3.27). JSON leaves out members that are `undefined`. */
function resultsOf(report: Report, codes: readonly Code[]): object[] {
  const ruleIndexes = new Map(codes.map((code, index) => [code, index]));
  const fingerprints = new Fingerprints();
  return annotationsOf(report).map((annotation) => {
    const { item, place } = annotation;
    const fingerprint = fingerprints.of(annotation);
    return {
      ruleId: item.code,
      ruleIndex: ruleIndexes.get(item.code),
      level: levelOf(item),
      message: { text: plainText(messageText(annotation)) },
      locations: [physicalLocation(place)],
      partialFingerprints: {
        'claimgateFinding/v1': fingerprint,
        primaryLocationLineHash: fingerprint,
      },
      properties: propertiesOf(annotation),
    };
  });
}

function physicalLocation({ file, line, column }: Annotation['place']): object {
  const region = { startLine: line, startColumn: column };
  return { physicalLocation: { artifactLocation: locationOf(file), region } };
}

/** Escapes text that viewers would take for a link or a placeholder (SARIF 2.1.0 sections 3.11.5 and 3.11.6). */
function plainText(text: string): string {
  return escapeForTerminal(text)
    .replaceAll(/[\\[\]]/g, String.raw`\$&`)
    .replaceAll(/\{([0-9]+)\}/g, '{{$1}}');
}

function propertiesOf({ item, claim }: Annotation): object {
  const { pointer, rules, record, clears_by, clears_at, next } = item;
  return { clears_by, clears_at, pointer, rules, record, next, claim: claim?.subjectDigest };
}
