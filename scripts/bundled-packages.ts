import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';

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

/** Something that is built of packages: what it is called, and what of it is no package of the registry. */
export interface Built {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly others?: readonly Models.Component[];
}

/**
 * The bill of materials of something that we build, in CycloneDX 1.6 (ECMA-424): every package whose code is in it.
 * It says no time and has no number of its own, so that the same sources make the same bytes.
 */
export function billOfMaterials(
  { name, version, license, others = [] }: Built,
  packages: readonly BundledPackage[],
): string {
  const component = new Models.Component(Enums.ComponentType.Application, name, {
    version,
    bomRef: `${name}@${version}`,
    purl: purlOf(name, version),
    licenses: licensesOf(license),
  });
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component }) });
  for (const part of [...unique(packages).map(componentOf), ...others]) {
    bom.components.add(part);
    component.dependencies.add(part.bomRef);
  }
  const normalizer = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  const text = new Serialize.JsonSerializer(normalizer).serialize(bom, {
    sortLists: true,
    space: 2,
  });
  return `${text}\n`;
}

/** Node itself, which the executable is made of. @param sha512 of the package of the registry, in hexadecimal */
export function nodeComponent(version: string, sha512: string | undefined): Models.Component {
  return new Models.Component(Enums.ComponentType.Platform, 'node', {
    version,
    bomRef: `node@${version}`,
    purl: `pkg:generic/node@${version}`,
    licenses: licensesOf('MIT'),
    hashes: hashesOf(sha512),
  });
}

function componentOf({ name, version, license, sha512 }: BundledPackage): Models.Component {
  const [group, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return new Models.Component(Enums.ComponentType.Library, bare ?? name, {
    version,
    ...(group === undefined ? {} : { group }),
    bomRef: `${name}@${version}`,
    purl: purlOf(name, version),
    licenses: licensesOf(license),
    hashes: hashesOf(sha512),
  });
}

function purlOf(name: string, version: string): string {
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return new PackageURL('npm', scope, bare ?? name, version).toString();
}

const licenses = new Contrib.License.Factories.LicenseFactory((expression) =>
  expression.includes(' '),
);

function licensesOf(license: string): Models.LicenseRepository {
  return new Models.LicenseRepository([licenses.makeFromString(license)]);
}

function hashesOf(sha512: string | undefined): Models.HashDictionary {
  const hashes = sha512 === undefined ? [] : [[Enums.HashAlgorithm['SHA-512'], sha512] as const];
  return new Models.HashDictionary(hashes);
}

/** One package may lie in more than one folder. */
function unique(packages: readonly BundledPackage[]): BundledPackage[] {
  return [...new Map(packages.map((one) => [`${one.name}@${one.version}`, one])).values()];
}
