import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of everything that the last build bundled. */
export const BUNDLED_INPUTS = 'build/bundled-inputs.json';

/** A package whose code is in something that we build. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, as the package says it; or the licence's name. */
  readonly license: string;
  readonly licenceText: string | undefined;
  /** The SHA-512 of what the registry serves, in hexadecimal, as the lockfile has it. */
  readonly sha512: string | undefined;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
}

/** The packages that the inputs of a build belong to, by name. @param inputs paths, as the metafile of esbuild has them */
export function bundledPackages(root: string, inputs: readonly string[]): BundledPackage[] {
  const folders = new Set(
    inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []),
  );
  const { packages: locked } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  ) as Lockfile;
  return [...folders].sort().map((folder) => readPackage(root, folder, locked[folder]?.integrity));
}

function readPackage(root: string, folder: string, integrity = ''): BundledPackage {
  const path = join(root, folder);
  const about = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const { name, version, license } = about;
  if (license === undefined) throw new Error(`${name} ${version} names no licence`);
  const file = readdirSync(path).find((one) => /^licen[cs]e/i.test(one));
  const licenceText =
    file !== undefined && existsSync(join(path, file))
      ? readFileSync(join(path, file), 'utf8').trim()
      : undefined;
  const [, base64] = /^sha512-(\S+)$/.exec(integrity) ?? [];
  const sha512 = base64 === undefined ? undefined : Buffer.from(base64, 'base64').toString('hex');
  return { name, version, license, licenceText, sha512 };
}

/** The licences of bundled packages, which those licences ask to be passed on. */
export function thirdPartyNotices(packages: readonly BundledPackage[]): string {
  const notices = packages.map(
    ({ name, version, license, licenceText }) =>
      `${'-'.repeat(78)}\n${name} ${version}\n\n${licenceText ?? `Licence: ${license}`}\n`,
  );
  return `claimgate is bundled with the packages below.\n\n${notices.join('\n')}`;
}
