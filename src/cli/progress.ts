import type { Host } from '../app/host.ts';

/** Told after each piece: how many bytes were read of how many. */
export type OnPiece = (read: number, size: number) => void;

const SILENT_FOR_MS = 1000;
const EVERY_MS = 200;
const ERASE_LINE = '\r\u001b[K';

/** One line on a terminal that says how far a long reading has come; nothing for short ones, nothing elsewhere. */
export function progressOf(name: string, { stderr, clock }: Host): OnPiece {
  if (!stderr.isTerminal) return () => {};
  const start = clock();
  let shownAt = start;
  return (read, size) => {
    const now = clock();
    const isShown = shownAt > start;
    if (read >= size && isShown) stderr.write(ERASE_LINE);
    if (read >= size || now - start < SILENT_FOR_MS || now - shownAt < EVERY_MS) return;
    shownAt = now;
    stderr.write(`${ERASE_LINE}reading ${name}: ${Math.floor((100 * read) / size)} %`);
  };
}
