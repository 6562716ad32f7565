/** Says on standard error how far a long part has come, where somebody looks at it; an empty text takes it back. */
export function tellProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}
