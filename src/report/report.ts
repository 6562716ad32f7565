import { type Finding, countOf } from '../documents/findings.ts';
import type {
  ClaimVerdict,
  CommandReport,
  CommandResult,
  GateVerdict,
} from '../documents/index.ts';
import type { JudgedClaims } from '../gate/judge-claims.ts';
import type { JudgedClaim } from '../gate/verdict.ts';

/** A claim, by what names it to people and by what names it to programs. */
export type NamedClaim = Pick<JudgedClaim, 'subject' | 'subjectDigest'>;

/** A finding as people see it: the same cause behind many claims is one finding. */
export interface ReportedFinding extends Finding {
  /** Number and id of the rules that it keeps from passing. */
  readonly rules?: readonly string[];
  readonly blocks?: readonly NamedClaim[];
  /** How many they are, where not all of them are listed. */
  readonly blockCount?: number;
  /** The command that shows how one of these claims was judged. */
  readonly explain?: string;
  readonly usage?: string;
}

/** A thing that an answer is about, such as one of several products, with the lines about it. */
export interface ReportItem {
  readonly title: string;
  /** The class of its tone on a page. */
  readonly tone: string;
  readonly rows: readonly (readonly [name: string, text: string])[];
}

/** A figure of OpenMetrics, without the prefix of its name. Of samples with the same labels the least counts. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly samples: readonly Sample[];
}

export interface Sample {
  readonly labels: Readonly<Record<string, string | undefined>>;
  readonly value: number;
}

/** The answer of a run in one word; specification/documents.md 5 says which command says which. */
export type Answer = CommandReport['outcome'];

/** The word for an exit code of 0: commands that judge claims say `allowed`, and then a no is the gate's, too. */
export type Success = 'allowed' | 'done' | 'recorded' | 'verified' | 'healthy';

export interface Run {
  readonly command: string;
  readonly at: number;
}

/** The names by which programs tell a report from the ones that they put beside it. */
export interface Names {
  /** The product, as the URI that no other repository has, or else by its name. */
  readonly product?: string | undefined;
  /** The folder of the repository, which tells reports apart where no product is configured. */
  readonly folder?: string | undefined;
  readonly deployment?: string | undefined;
  /** The commit, tag or branch that was asked about, where one was. */
  readonly ref?: string | undefined;
}

/** Everything a run has to say, to be rendered in any format. */
export interface Report {
  readonly document: GateVerdict | CommandReport;
  /** A function of the document alone (specification/documents.md 5). */
  readonly exitCode: 0 | 1 | 2 | 3;
  readonly findings: readonly ReportedFinding[];
  /** The instant that the report is about, in milliseconds since 1970: people read how far away times are. */
  readonly at: number;
  /** The output, as lines of plain text for standard output. */
  readonly lines: readonly string[];
  /** With every input and whole digests, for files and `--verbose`. */
  readonly fullLines?: readonly string[];
  /** Commands that naturally come after a success. */
  readonly next?: readonly string[];
  /** Whether these lines are Markdown, such as release notes, to be passed on as they are. */
  readonly isMarkdown?: boolean;
  /** Texts of the documents that findings point into, by file name. */
  readonly sources: ReadonlyMap<string, string>;
  /** The judged evidence, for formats that count it. */
  readonly judged?: Pick<JudgedClaims, 'trusted'> & { readonly claims: readonly JudgedClaim[] };
  /** For pages and Markdown, in place of the lines after the first. */
  readonly chapters?: readonly ReportSection[];
  /** For pages, in place of the lines after the first. */
  readonly listed?: { readonly title: string; readonly items: readonly ReportItem[] };
  /** Figures beyond those of every report. */
  readonly gauges?: readonly Gauge[];
  /** The reports of several products, one after the other. */
  readonly sections?: readonly Report[];
  /** The run that it is of; by default one of its command, at its instant. */
  readonly run?: Run;
  /** Asked only by formats that other programs read. */
  readonly names?: () => Names;
  /** Where a file that it names lies from the root of the repository, if it does: documents of a product are named from its folder. */
  readonly placeOf?: (file: string) => string | undefined;
  /** Gives out the claims of the document, where they are too many to be in it. */
  readonly streamedClaims?: () => AsyncIterable<readonly ClaimVerdict[]>;
}

/** The reports that formats show side by side: those of its sections, else the report itself. */
export function sectionsOf(report: Report): readonly Report[] {
  return report.sections ?? [report];
}

/** Returns the run that a report is of: its instant differs from that of the report where another time was judged. */
export function runOf({ at, document, run }: Report): Run {
  return run ?? { command: 'kind' in document ? 'check' : document.command, at };
}

/** Returns what a report is about. The trust root knows the deployment better than the configuration does. */
export function namesOf({ judged, names }: Report): Names {
  const { deployment, folder, product, ref } = names?.() ?? {};
  const trusted = judged?.trusted?.root.document.deployment;
  return { product, folder, ref, deployment: trusted ?? deployment };
}

/** Returns where a file that a report names lies from the root of the repository; `undefined` where it lies outside. */
export function placed({ placeOf }: Report, file: string): string | undefined {
  return placeOf ? placeOf(file) : file;
}

/** The same report, with files named from the root of the repository. */
export function fromRoot(report: Report): Report {
  const { findings, placeOf = (file) => file, sources } = report;
  return {
    ...report,
    findings: findings.map((item) =>
      item.file === undefined ? item : { ...item, file: placeOf(item.file) ?? item.file },
    ),
    sources: new Map([...sources].map(([file, text]) => [placeOf(file) ?? file, text])),
  };
}

export interface Outcome extends Partial<
  Pick<
    Report,
    | 'chapters'
    | 'fullLines'
    | 'gauges'
    | 'isMarkdown'
    | 'judged'
    | 'lines'
    | 'listed'
    | 'next'
    | 'sections'
    | 'sources'
  >
> {
  /** By default `null`: it could not be had. */
  readonly result?: CommandResult;
  readonly findings?: readonly Finding[];
  /** The word for it, where it isn't the usual one of the command: most often that of the gate, which it asked. */
  readonly says?: Answer;
}

export type ReportRow = readonly [name: string, value: string];

export interface ReportSection {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly { readonly title?: string; readonly rows: readonly ReportRow[] }[];
  /** Whether it stands behind the page that somebody signs; a terminal leaves it out unless `--verbose`. */
  readonly isAppendix?: boolean;
}

/** A section as lines of text. @param most how many rows of each part are shown; the rest is counted */
export function sectionLines({ parts, title }: ReportSection, most = Infinity): string[] {
  const shown = parts.map((part) => ({ ...part, rows: part.rows.slice(0, most) }));
  const width = Math.max(...shown.flatMap(({ rows }) => rows.map(([name]) => name.length)));
  const lines = shown.flatMap(({ rows, title: name }, index) => {
    const margin = name === undefined ? '    ' : '      ';
    const rest = (parts[index]?.rows.length ?? 0) - rows.length;
    return [
      ...(name === undefined ? [] : [`    ${name}`]),
      ...rows.map(([label, value]) => `${margin}${label.padEnd(width)}  ${value}`.trimEnd()),
      ...(rest > 0 ? [`${margin}and ${countOf(rest, 'more row')}`] : []),
    ];
  });
  return [`  ${title}:`, ...lines];
}
