import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { headerOf, MAX_MEMBERS, readArchive, writeArchive } from '../../src/audit/archive.ts';
import { readCapsule, writeCapsule } from '../../src/audit/capsule.ts';
import { fc } from '../fast-check.ts';
import { temporaryFolder } from '../repositories.ts';

const END = Buffer.alloc(1024);

function member(path: string, content = 'x'): Buffer {
  const header = headerOf(path, content.length);
  assert.ok(header);
  return Buffer.concat([header, Buffer.from(content.padEnd(512, '\0'))]);
}

function codes(...parts: Uint8Array[]): string[] {
  const read = readArchive(Buffer.concat(parts), 'a.capsule');
  return read.ok ? [] : read.findings.map(({ code }) => code);
}

/** A header with some bytes changed and the checksum made to fit again. */
function forged(path: string, at: number, text: string): Buffer {
  const bytes = member(path);
  bytes.write(text, at, 'latin1');
  bytes.write('        ', 148, 'latin1');
  const sum = bytes.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return bytes;
}

test('what is written is read again, whatever the contents', () => {
  const paths = fc.stringMatching(/^[a-z0-9]{1,20}(\/[a-z0-9]{1,90}){0,2}$/);
  const contents = fc.uint8Array({ maxLength: 1500 });
  fc.assert(
    fc.property(fc.array(fc.tuple(paths, contents), { maxLength: 8 }), (files) => {
      const written = writeArchive(new Map(files), 'a');
      assert.ok(written.ok);
      const read = readArchive(written.value, 'a');
      assert.ok(read.ok);
      const expected = [...new Map(files)].sort(([one], [other]) => (one < other ? -1 : 1));
      assert.deepEqual(
        [...read.value].map(([path, bytes]) => [path, Buffer.from(bytes)]),
        expected.map(([path, bytes]) => [path, Buffer.from(bytes)]),
      );
    }),
  );
});

test('no bytes at all make it throw', () => {
  const start = member('a');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), fc.nat(512), (noise, at) => {
      readArchive(noise, 'a');
      readArchive(Buffer.concat([start.subarray(0, at), noise]), 'a');
      readCapsule(Buffer.concat([member('capsule.json'), noise]), 'a');
    }),
  );
});

test('[T40] hostile archives are refused, each by its code', () => {
  assert.deepEqual(codes(member('a'), END), []);
  assert.deepEqual(codes(member('a'), member('a'), END), ['capsule_member_twice']);
  assert.deepEqual(codes(member('b'), member('a'), END), ['capsule_out_of_order']);
  for (const path of ['../a', '/a', 'a/../b', './a', 'a//b', 'a/', 'a\\b', 'a\nb', 'é', '..'])
    assert.deepEqual(codes(member(path), END), ['capsule_path_unsafe'], path);
  // Hard link, symbolic link, devices, folder, pipe, pax, GNU long name, an old regular file.
  for (const type of ['1', '2', '3', '4', '5', '6', 'x', 'g', 'L', '\0'])
    assert.deepEqual(codes(forged('a', 156, type), END), ['capsule_not_file'], type);
  assert.deepEqual(codes(forged('a', 100, '0000777'), END), ['capsule_malformed']);
  assert.deepEqual(codes(forged('a', 124, '77777777777'), END), ['capsule_truncated']);
  assert.deepEqual(codes(forged('a', 124, '\x80aaaaaaaaaa'), END), ['capsule_malformed']);
  assert.deepEqual(codes(forged('a', 136, '00000000001'), END), ['capsule_malformed']);
  assert.deepEqual(codes(forged('a', 157, 'link'), END), ['capsule_malformed']);
  assert.deepEqual(codes(forged('a', 600, 'hidden'), END), ['capsule_malformed']);
  assert.deepEqual(codes(member('a')), ['capsule_truncated']);
  assert.deepEqual(codes(member('a'), END.subarray(512)), ['capsule_truncated']);
  assert.deepEqual(codes(member('a'), END, END), ['capsule_malformed']);
  assert.deepEqual(codes(member('a'), END, member('b'), END), ['capsule_malformed']);
  assert.deepEqual(codes(Buffer.from('PK\u0003\u0004')), ['capsule_malformed']);
  assert.deepEqual(codes(Buffer.alloc(0)), ['capsule_malformed']);
});

test('more members than a capsule may have are neither written nor read', () => {
  const paths = Array.from({ length: MAX_MEMBERS + 1 }, (_, at) => `m/${100_000 + at}`);
  const written = writeArchive(new Map(paths.map((path) => [path, new Uint8Array()])), 'a');
  assert.deepEqual(!written.ok && written.findings.map(({ code }) => code), ['capsule_unpackable']);
  const read = readArchive(
    Buffer.concat([...paths.flatMap((path) => headerOf(path, 0) ?? []), END]),
    'a',
  );
  assert.deepEqual(!read.ok && read.findings.map(({ expected }) => expected), [
    `at most ${MAX_MEMBERS} members`,
  ]);
});

test('an archive without an index is refused as a capsule', () => {
  const read = readCapsule(Buffer.concat([member('a'), END]), 'a.capsule');
  assert.deepEqual(!read.ok && read.findings.map(({ expected }) => expected), ['capsule.json']);
});

test('an archive from another program is refused as a capsule', async (t) => {
  const folder = temporaryFolder(t);
  mkdirSync(join(folder, 'in'));
  writeFileSync(join(folder, 'in/capsule.json'), '{}');
  symlinkSync('/etc/passwd', join(folder, 'in/link'));
  for (const format of ['ustar', 'gnu', 'pax']) {
    await execa('tar', [`--format=${format}`, '-cf', 'a.tar', '-C', 'in', 'capsule.json', 'link'], {
      cwd: folder,
    });
    const read = readCapsule(readFileSync(join(folder, 'a.tar')), 'a.tar');
    assert.ok(!read.ok, format);
  }
});

test('what has no place in the form is not packed', () => {
  const release = { version: 'v1.0.0', revision: 'a'.repeat(40) };
  for (const path of [`commit/${'n'.repeat(120)}`, 'commit/Vertrag für X.json', '../a']) {
    const written = writeCapsule({ release, members: new Map([[path, Buffer.from('x')]]) }, 'a');
    assert.deepEqual(
      written.ok ? [] : written.findings.map(({ code }) => code),
      ['capsule_unpackable'],
      path,
    );
  }
  const long = `commit/provider-certification/contracts/${'n'.repeat(95)}.json`;
  assert.ok(writeCapsule({ release, members: new Map([[long, Buffer.from('x')]]) }, 'a').ok);
});

test('a capsule whose index lists other members is refused', () => {
  const release = { version: 'v1.0.0', revision: 'a'.repeat(40) };
  const written = writeCapsule({ release, members: new Map([['git/a', Buffer.from('x')]]) }, 'a');
  assert.ok(written.ok);
  const text = Buffer.from(written.value).toString('latin1');
  const swapped = Buffer.from(text.replace('"git/a"', '"git/b"'), 'latin1');
  const read = readCapsule(swapped, 'a');
  assert.deepEqual(read.ok ? [] : read.findings.map(({ code }) => code), ['capsule_index_differs']);
});
