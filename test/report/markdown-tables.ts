import assert from 'node:assert/strict';

/** Every table has the same number of cells in each of its rows, however GitHub splits them. */
export function checkMarkdownTables(text: string): number {
  let width: number | undefined;
  let tables = 0;
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) {
      width = undefined;
      continue;
    }
    const cells = line.split('|').length;
    if (width === undefined) tables += 1;
    assert.equal(cells, width ?? cells, line);
    width = cells;
  }
  return tables;
}
