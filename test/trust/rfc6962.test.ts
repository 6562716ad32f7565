import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consistencyHolds, inclusionHolds } from '../../src/trust/index.ts';
import { vectors } from '../vectors.ts';

interface InclusionRow {
  readonly name: string;
  readonly leafIdx: number;
  readonly treeSize: number;
  readonly root: string | null;
  readonly leafHash: string;
  readonly proof: readonly string[] | null;
  readonly wantErr: boolean;
}

interface ConsistencyRow {
  readonly name: string;
  readonly size1: number;
  readonly size2: number;
  readonly root1: string | null;
  readonly root2: string | null;
  readonly proof: readonly string[] | null;
  readonly wantErr: boolean;
}

const bytes = (text: string | null): Uint8Array => Buffer.from(text ?? '', 'base64');

test('rfc6962-inclusion.jsonl: every row', () => {
  const rows = vectors<InclusionRow>('rfc6962-inclusion.jsonl');
  for (const { leafHash, leafIdx, name, proof, root, treeSize, wantErr } of rows) {
    const hashes = (proof ?? []).map(bytes);
    const holds = inclusionHolds({
      index: leafIdx,
      treeSize,
      leaf: bytes(leafHash),
      hashes,
      root: bytes(root),
    });
    assert.equal(holds, !wantErr, name);
  }
  assert.equal(rows.length, 98);
});

test('rfc6962-consistency.jsonl: every row', () => {
  const rows = vectors<ConsistencyRow>('rfc6962-consistency.jsonl');
  for (const { name, proof, root1, root2, size1, size2, wantErr } of rows) {
    const hashes = (proof ?? []).map(bytes);
    const holds = consistencyHolds({
      fromSize: size1,
      fromRoot: bytes(root1),
      toSize: size2,
      toRoot: bytes(root2),
      hashes,
    });
    assert.equal(holds, !wantErr, name);
  }
  assert.equal(rows.length, 98);
});
