import { encodeBase64 } from '../trust/index.ts';

/** Where a capsule goes in the auditor's page. */
export const CAPSULE_SLOT = '<script type="text/plain" id="capsule"></script>';

/** A capsule for the page, under the name of its file, and the pin that it was verified by. */
export interface BroughtCapsule {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly pin: string | undefined;
}

/**
 * Puts a capsule into the auditor's page, so that the one file verifies itself when it is opened.
 * `undefined` where the text is not that page.
 */
export function pageWithCapsule(
  page: string,
  { bytes, name, pin }: BroughtCapsule,
): string | undefined {
  const at = page.lastIndexOf(CAPSULE_SLOT);
  if (at < 0) return undefined;
  const attributes = `data-name="${attribute(name)}" data-pin="${attribute(pin ?? '')}"`;
  const element = `<script type="text/plain" id="capsule" ${attributes}>${encodeBase64(bytes)}</script>`;
  return page.slice(0, at) + element + page.slice(at + CAPSULE_SLOT.length);
}

function attribute(text: string): string {
  return text.replaceAll(/[^\w.:/ -]/gu, (character) => `&#${character.codePointAt(0)};`);
}
