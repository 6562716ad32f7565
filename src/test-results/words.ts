/** More names than these help nobody. */
export const MAX_LISTED = 5;
const MAX_NAME = 80;

/** The first line of a text, cut to what a message holds. */
export function short(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return line.length > MAX_NAME ? `${line.slice(0, MAX_NAME)}…` : line;
}

export function quoted(name: string): string {
  return `"${short(name)}"`;
}
