import type { DroppedClaim, StatusPredicate } from '../documents/index.ts';
import { codeEntry, isCode } from '../documents/findings.ts';
import { instantOf } from '../documents/json.ts';
import { shownClaim, minuteWords } from './report-words.ts';
import { STYLE, BADGE_ELEMENT, BADGE_PICTURE, UNKNOWN } from './generated/browser.ts';
import { markup, Markup } from './markup.ts';

/** The claims that a release added and removed, compared with the one before. */
export interface ReleasedClaims {
  readonly version: string;
  /** When it was judged. */
  readonly at: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

interface StatusPage {
  readonly predicate: StatusPredicate;
  /** The newest first. */
  readonly history: readonly ReleasedClaims[];
}

/** Returns a signed status with everything that shows it, by the names of files. */
export function statusFiles(envelope: string, page: StatusPage, shownBy: ShownBy) {
  return {
    'status.json': envelope,
    'index.html': statusPage(page, badgeElement(envelope, shownBy)),
    'feed.xml': statusFeed(page),
    'claimgate-badge.html': badgePage(envelope, shownBy),
    'claimgate-badge.svg': badgePicture(envelope, shownBy),
  };
}

/**
 * Returns the public page of a status. Only the element says that a claim holds; what stands in the page itself is of
 * the past, or says that a claim doesn't.
 *
 * @param element shows the claims that hold, by the signature and the reader's clock, and nothing without JavaScript
 */
function statusPage({ history, predicate }: StatusPage, element: Markup): string {
  const { dropped, release, resource_uri } = predicate;
  const title = `Live certification of ${resource_uri}`;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="alternate" type="application/atom+xml" title="${title}" href="feed.xml">
<style>${new Markup(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<section>
<h2>Claims that hold now</h2>
${element}
<noscript><p>This page verifies the signed status with JavaScript. Without it, run the command below.</p></noscript>
</section>
${
  dropped.length > 0 &&
  section(
    'No longer certified',
    listed(dropped.map((claim) => `${shownClaim(claim)}: ${whyDropped(claim)}`)),
    DROPPED,
  )
}
${section(
  'Release',
  markup`<p>${release.version}, commit <code>${release.revision}</code>. Its <a href="gate-verdict.json">verdict</a> says what each claim rested on when it was released.</p>`,
)}
${section(
  'Verify this page',
  markup`<p>Save <a href="status.json">status.json</a> and <a href="gate-verdict.json">gate-verdict.json</a> in one folder, and run there, with the pin that the maintainers gave you elsewhere:</p>
<pre><code>claimgate verify status.json --trust-pin PIN</code></pre>`,
)}
${section(
  'History',
  markup`${history.map(
    (
      released,
    ) => markup`<h3 id="${released.version}">${released.version}, ${minuteWords(instantOf(released.at))}</h3>
${listed(changesOf(released))}`,
  )}<p><a href="feed.xml">Follow changes as a feed</a></p>`,
)}
</main>
</body>
</html>
`.toString();
}

/** Where the feed finds the claims that were dropped. */
const DROPPED = 'dropped';

function section(title: string, content: Markup, id?: string): Markup {
  return markup`<section${id === undefined ? undefined : markup` id="${id}"`}>
<h2>${title}</h2>
${content}
</section>`;
}

function listed(lines: readonly string[]): Markup {
  if (lines.length === 0) return markup`<p>The same claims as before.</p>`;
  return markup`<ul>${lines.map((line) => markup`<li>${line}</li>\n`)}</ul>`;
}

function changesOf({ added, removed }: ReleasedClaims): readonly string[] {
  return [...added.map((name) => `added: ${name}`), ...removed.map((name) => `removed: ${name}`)];
}

function whyDropped({ code, reason, since }: DroppedClaim): string {
  const title = isCode(code) ? codeEntry(code).title : code;
  return `${reason ?? title}, since ${minuteWords(instantOf(since))}`;
}

/**
 * Returns the same history as an Atom feed (RFC 4287): what was added, removed and withdrawn. It links to the page
 * next to it, and names the deployment: two of one product are two feeds.
 */
function statusFeed({ history, predicate }: StatusPage): string {
  const { deployment, dropped, resource_uri } = predicate;
  const idOf = (rest: string): string => `${resource_uri}${rest}#${deployment}`;
  const changes = [
    ...dropped.map((claim) => ({
      id: `${idOf('')}-${claim.subject_digest}-${claim.since}`,
      href: `index.html#${DROPPED}`,
      at: claim.since,
      title: `no longer certified: ${shownClaim(claim)}`,
      text: whyDropped(claim),
    })),
    ...history.map((released) => ({
      id: idOf(`@${released.version}`),
      href: `index.html#${encodeURIComponent(released.version)}`,
      at: released.at,
      title: `released: ${released.version}`,
      text: changesOf(released).join('; '),
    })),
  ].sort((one, other) => instantOf(other.at) - instantOf(one.at));
  const entries = changes.map(
    ({ at, href, id, text, title }) =>
      markup`<entry><id>${id}</id><updated>${at}</updated><title>${title}</title><link rel="alternate" type="text/html" href="${href}"/><content>${text}</content></entry>\n`,
  );
  return markup`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${idOf('')}</id>
<title>Live certification of ${resource_uri}, ${deployment}</title>
<updated>${changes[0]?.at ?? predicate.evaluated_at}</updated>
<author><name>${deployment}</name></author>
<link rel="alternate" type="text/html" href="index.html"/>
<link rel="self" type="application/atom+xml" href="feed.xml"/>
${entries}</feed>
`.toString();
}

/** The key, the product and the most hours of a status, as the page that shows it demands: a thief of the key could sign any. */
interface ShownBy {
  /** The fingerprint of the key that must have signed it. */
  readonly keyId: string;
  readonly product: string;
  readonly maxHours: number;
}

/**
 * Returns the element with the signed status in it, and the script that defines it: it verifies the status in the browser
 * of the reader, and goes dark when that ends. Without JavaScript it says that nothing is known.
 */
function badgeElement(envelope: string, { keyId, maxHours, product }: ShownBy): Markup {
  // An envelope is JSON of base64 and names of types: no text of it can end a script.
  const data = new Markup(envelope.trim().replaceAll('<', String.raw`\u003c`));
  return markup`<claimgate-badge key="${keyId}" product="${product}" max-hours="${maxHours}"><script type="application/json">${data}</script>${UNKNOWN}</claimgate-badge>
<script>
${new Markup(BADGE_ELEMENT)}</script>`;
}

export function badgePage(envelope: string, shownBy: ShownBy): string {
  return markup`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Live certification</title>
${badgeElement(envelope, shownBy)}
</html>
`.toString();
}

/** Returns the same as a picture. In an image element no script runs, so that it says that nothing is known. */
export function badgePicture(envelope: string, { keyId, maxHours, product }: ShownBy): string {
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="330" height="24" role="img" data-key="${keyId}" data-product="${product}" data-max-hours="${maxHours}">
<title>${UNKNOWN}</title>
<metadata>${envelope.trim()}</metadata>
<rect width="330" height="24" rx="4" fill="#595959"/>
<text x="10" y="17" fill="#fff" font-family="sans-serif" font-size="14">${UNKNOWN}</text>
<script><![CDATA[
${new Markup(BADGE_PICTURE)}]]></script>
</svg>
`.toString();
}
