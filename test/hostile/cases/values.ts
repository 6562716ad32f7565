import { CLAIMS_PATH } from '../../../src/manifest/claims.ts';
import type { HostileCase } from '../case.ts';

const MIB = 1024 * 1024;
const FOLDER = 'provider-certification';
const OF_ITS_COMMIT = 'what was released is read from its own commit';
const RECORD = `${FOLDER}/releases/v1.4.0`;

/** Small values: two bytes of text become many times as much memory. */
const SHAPES: Readonly<Record<string, (size: number) => string>> = {
  'empty objects': (size) => filled('{},', size),
  'empty lists': (size) => filled('[],', size),
  'nested lists': (size) => filled(`${'['.repeat(30)}${']'.repeat(30)},`, size),
  'nested objects': (size) => filled(`${'{"a":'.repeat(29)}{}${'}'.repeat(29)},`, size),
  numbers: (size) => filled('1,', size),
  'names of their own': (size) =>
    `{${Array.from({ length: size / 12 }, (_unused, at) => `"${at.toString(36)}":{}`).join()}}`,
};

function filled(value: string, size: number): string {
  return `[${value.repeat(Math.floor((size - 2) / value.length)).slice(0, -1)}]`;
}

/** Every document of a repository that is JSON, with its size limit. */
const DOCUMENTS: readonly (readonly [path: string, size: number, ends: string])[] = [
  [CLAIMS_PATH, 16 * MIB, 'nnnnny'],
  ['claimgate.config.json', 64 * 1024, 'nnnnny'],
  [`${FOLDER}/trust/1.root.json`, MIB, 'nnnnny'],
  [`${RECORD}/gate-verdict.json`, 30 * MIB, 'nnnnnn'],
  [`${RECORD}/gate-verdict.intoto.json`, MIB, 'nnnnnn'],
  [`${RECORD}/ledger-projection.intoto.json`, MIB, 'nnnnnn'],
  [`${RECORD}/retraction.intoto.json`, MIB, 'nnnnnn'],
  [`${RECORD}/release-manifest.json`, 64 * 1024, 'nnnnnn'],
];

/** Documents of so many values that reading them would take gigabytes. */
export const VALUES: readonly HostileCase[] = [
  ...DOCUMENTS.flatMap(([path, size, ends]) =>
    Object.entries(SHAPES).map(([shape, make], at): HostileCase => ({
      name: `${path} is ${size / 1024} KiB of ${shape}`,
      bend(repository) {
        repository.write(path, make(size));
        repository.commit();
      },
      ends,
      rare: at !== 0 || size > MIB,
    })),
  ),
  ...Object.entries(SHAPES).map(([shape, make]): HostileCase => ({
    name: `forty contracts are 1024 KiB of ${shape} each`,
    bend(repository) {
      for (let number = 0; number < 40; number += 1)
        repository.write(`${FOLDER}/contracts/bomb-${number}.json`, make(MIB));
      repository.commit();
    },
    ends: 'nnnnny',
    harmless: OF_ITS_COMMIT,
    rare: true,
  })),
];
