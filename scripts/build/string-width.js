/**
 * Stands in for the package string-width in the bundled program. The original builds an
 * `Intl.Segmenter` and large character classes while loading, which alone costs more than a third of
 * a cold start; help texts, the only strings measured, are plain ASCII.
 *
 * @param {string} text
 * @returns {number} columns on a terminal
 */
export default function stringWidth(text) {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/\u001b\[[0-9;]*m/g, '').length;
}
