import { digestOf } from '../../digest/index.ts';
import { isVerdict } from '../headline.ts';
import { Markup, markup } from '../markup.ts';
import type { Report } from '../report.ts';
import { answerHeader } from './answer.ts';
import { claimsSection } from './claims.ts';
import { findingsSection } from './findings.ts';
import { horizonSection } from './horizon.ts';
import { inputsSection, saidSection } from './inputs.ts';
import { SCRIPT } from './script.ts';
import type { Section } from './section.ts';
import { STYLE } from './style.ts';

/**
 * One page that needs nothing else: no request, no font, no storage. All it shows is from the report, and
 * its content policy lets nothing run but the one script that is part of it, which only filters claims.
 */
export function renderHtml(report: Report): string {
  const { document } = report;
  const sections = isVerdict(document)
    ? [
        findingsSection(report),
        claimsSection(document, report.findings),
        horizonSection(document, report.findings),
        inputsSection(document),
      ]
    : [saidSection(report), findingsSection(report)];
  const shown = sections.filter((section) => section !== undefined);
  const name = isVerdict(document) ? 'release gate' : document.command;
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${document.decision} – claimgate ${name}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the details</a>
${answerHeader(report)}
<nav aria-label="On this page"><ul>${shown.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
<main id="main" tabindex="-1">
${shown.map(sectionElement)}</main>
${footer(report)}
<script>${new Markup(SCRIPT)}</script>
</body>
</html>
`;
  return page.toString();
}

function sectionElement({ id, title, content }: Section): Markup {
  return markup`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${content}
</section>
`;
}

function contentPolicy(): string {
  return [
    "default-src 'none'",
    `style-src '${sourceHash(STYLE)}'`,
    `script-src '${sourceHash(SCRIPT)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** `sha256-…` of CSP level 3: the digest in base64. */
function sourceHash(text: string): string {
  const [algorithm, hex = ''] = digestOf(text).split(':');
  return `${algorithm}-${Buffer.from(hex, 'hex').toString('base64')}`;
}

function footer({ document, exitCode }: Report): Markup {
  const check = isVerdict(document)
    ? markup` This page only shows the verdict. What decides is the signed document: <code>claimgate verdict require gate-verdict.json</code>`
    : undefined;
  return markup`<footer><p>claimgate ${document.tool.version} · exit code ${exitCode}.${check}</p></footer>`;
}
