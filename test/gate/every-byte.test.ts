import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trustedProjection } from '../../src/gate/verify-projection.ts';
import { FILE, world } from './projection-world.ts';

test('no truncation or flipped bit of any document is trusted or throws', () => {
  const statement = Buffer.from(world.statement?.bytes ?? []);
  const rootFile = Buffer.from(world.roots[0]?.bytes ?? []);
  const flipped = (bytes: Buffer, index: number) => {
    const copy = Buffer.from(bytes);
    copy[index] = (copy[index] ?? 0) ^ 1;
    return copy;
  };
  let accepted = 0;
  for (let index = 0; index < statement.length; index += 3) {
    const outcome = trustedProjection({
      ...world,
      statement: { file: FILE, bytes: flipped(statement, index) },
    });
    // Only the hint, and the white space after the value, may change.
    if (outcome.ok) accepted += 1;
    if (index < statement.length - 1) {
      assert.ok(
        !trustedProjection({
          ...world,
          statement: { file: FILE, bytes: statement.subarray(0, index) },
        }).ok,
      );
    }
  }
  assert.ok(accepted <= 25, String(accepted));
  for (let index = 0; index < rootFile.length - 1; index += 7) {
    assert.ok(
      !trustedProjection({
        ...world,
        roots: [{ file: '1.root.json', bytes: rootFile.subarray(0, index) }],
      }).ok,
    );
  }
});
