/** Tells by its beginning whether a file is one of results: JUnit files begin with their suites, CTRF reports say what they are. */
export function looksLikeResults(start: string): boolean {
  if (/^\s*\{/.test(start)) return /"reportFormat"\s*:\s*"CTRF"/.test(start);
  const body = start.replace(/^\uFEFF?\s*(?:<\?xml[^>]*\?>)?(?:\s|<!--[\s\S]*?-->)*/, '');
  // One that was begun may be empty.
  return body === '' || /^<testsuites?\b/.test(body);
}
