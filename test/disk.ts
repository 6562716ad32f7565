import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** A disk of so many MiB in memory; `undefined`, and a skip, where it cannot be mounted. */
export function smallDisk(t: TestContext, mebibytes: number): string | undefined {
  const disk = mkdtempSync(join(tmpdir(), 'cg-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', disk], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(disk, { recursive: true });
    t.skip('a small disk cannot be mounted');
    return undefined;
  }
  t.after(() => {
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true });
  });
  return disk;
}

/** Takes all the room there is left, and hands back how to give it back. */
export function fillDisk(disk: string): () => void {
  const path = join(disk, 'filler');
  for (const size of [1024 * 1024, 4096]) {
    const flag = { flag: 'a' };
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), flag);
    } catch (cause) {
      assert.ok(cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC');
    }
  }
  return () => rmSync(path);
}

/** Makes a disk one that can only be read, or one that can be written to again. */
export function remount(disk: string, mode: 'ro' | 'rw'): void {
  execFileSync('mount', ['-o', `remount,${mode}`, disk]);
}
