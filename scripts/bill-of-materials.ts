import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import type { BundledPackage } from './bundled-packages.ts';

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
