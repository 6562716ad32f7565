/**
 * The badge that a publisher's web page shows, with the signed status in it. Its script verifies the status in the
 * browser of the reader, so it goes dark by itself when the status ends.
 */
import { BADGE_ELEMENT, BADGE_PICTURE, UNKNOWN } from './generated/browser.ts';
import { markup, Markup } from './markup.ts';

/** The key, the product and the most hours of a status, as the page that shows it demands: a thief of the key could sign any. */
export interface ShownBy {
  /** The fingerprint of the key that must have signed it. */
  readonly keyId: string;
  readonly product: string;
  readonly maxHours: number;
}

/**
 * Returns the element with the signed status in it, and the script that defines it; without JavaScript it says that
 * nothing is known.
 */
export function badgeElement(envelope: string, { keyId, maxHours, product }: ShownBy): Markup {
  // An envelope is JSON of base64 and names of types: no text of it can end a script.
  const data = new Markup(envelope.trim().replaceAll('<', String.raw`\u003c`));
  return markup`<claimgate-badge key="${keyId}" product="${product}" max-hours="${maxHours}"><script type="application/json">${data}</script>${UNKNOWN}</claimgate-badge>
<script>
${new Markup(BADGE_ELEMENT)}</script>`;
}

/** Returns a page with the element in it, to be shown or copied from. */
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
