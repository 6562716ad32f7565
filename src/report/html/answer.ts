import { countOf, type Decision } from '../../findings/index.ts';
import type { GateVerdict } from '../../documents/index.ts';
import { errorsFirst, levelOf, sentence } from '../finding-words.ts';
import { headlineOf, isVerdict } from '../headline.ts';
import { markup, type Markup } from '../markup.ts';
import type { Report } from '../report.ts';
import { instant } from './instant.ts';

/** Sign and word, so that nothing is told by colour alone. */
const DECISIONS: Readonly<Record<Decision, readonly [sign: string, word: string]>> = {
  allowed: ['✓', 'Allowed'],
  refused: ['✕', 'Refused'],
  undetermined: ['?', 'Undetermined'],
};

/** The decision, in one look, and what it is about. */
export function answerHeader(report: Report): Markup {
  const { document } = report;
  const [sign, word] = DECISIONS[document.decision];
  const about = isVerdict(document) ? 'release gate' : document.command;
  const facts = isVerdict(document) ? verdictFacts(document) : [];
  return markup`<header class="answer ${document.decision}">
<p class="brand"><strong>claimgate</strong> ${about}</p>
<div class="decision"><span class="sign" aria-hidden="true">${sign}</span>
<div><h1>${word}</h1>
<p class="sentence">${answerSentence(report)}</p></div></div>
<dl class="facts">${facts.map(fact)}${fact(['Findings', findingCount(report)])}</dl>
</header>`;
}

/** The answer of a command may start with the name of a file, which stays as it is. */
function answerSentence(report: Report): string {
  const text = headlineOf(report);
  return isVerdict(report.document) ? sentence(text) : text;
}

type Fact = readonly [name: string, value: Markup | string];

/** Digests and commits need the room of two. */
function fact([name, value]: Fact): Markup {
  const isWide = typeof value !== 'string' && value.toString().startsWith('<code>');
  return markup`<div${isWide ? markup` class="wide"` : undefined}><dt>${name}</dt><dd>${value}</dd></div>`;
}

const KINDS: Readonly<Record<GateVerdict['kind'], string>> = {
  release: 'release',
  draft: 'draft, which lets no release through',
  historical: 'historical, which lets no release through',
  forecast: 'forecast, which lets no release through',
};

function verdictFacts(verdict: GateVerdict): Fact[] {
  const { release, kind, evaluated_at, horizon, manifest_sha256 } = verdict;
  const version = release?.version;
  return [
    ...(version ? [['Version', version] as const] : []),
    ['Commit', release ? markup`<code>${release.revision}</code>` : 'none'],
    ['Kind', KINDS[kind]],
    ['Judged at', instant(evaluated_at)],
    ...(horizon.valid_until === null
      ? []
      : [['Holds until', instant(horizon.valid_until)] as const]),
    ...(manifest_sha256 === null
      ? []
      : [['Release manifest', markup`<code>${manifest_sha256}</code>`] as const]),
  ];
}

function findingCount({ findings }: Report): string {
  const errors = errorsFirst(findings).filter((item) => levelOf(item) === 'error').length;
  const warnings = findings.length - errors;
  return findings.length === 0
    ? 'none'
    : [
        ...(errors > 0 ? [countOf(errors, 'error')] : []),
        ...(warnings > 0 ? [countOf(warnings, 'warning')] : []),
      ].join(', ');
}
