/** Compares two texts line by line, as a diff. */
export function changedLines(before: string, after: string): readonly string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const [known, kept] = [new Set(old), new Set(now)];
  const lines: string[] = [];
  let at = 0;
  const dropUntil = (line?: string) => {
    for (; at < old.length && old[at] !== line; at += 1)
      if (!kept.has(old[at] ?? '')) lines.push(`- ${old[at]}`);
    at += 1;
  };
  for (const line of now) {
    if (!known.has(line)) lines.push(`+ ${line}`);
    else if (old.includes(line, at)) dropUntil(line);
  }
  dropUntil();
  return lines;
}
