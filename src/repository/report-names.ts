import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { refusalOf } from '../documents/findings.ts';
import { pathInRepository } from '../documents/products.ts';
import { isThere } from '../io/files.ts';
import { findRepositoryRoot } from '../io/git-folder.ts';
import {
  productRoot,
  PROJECTION_FILES,
  readConfigured,
  type Configured,
  type ConfigurationChoice,
} from './configured.ts';

/** The names by which other programs know a report among others. */
export interface ReportNames {
  /** The product as a URI, or else by its name; `undefined` where neither is configured. */
  readonly product: string | undefined;
  readonly folder: string;
  readonly deployment: string | undefined;
  /** Returns how a file that the report names is named from the root of the repository; `undefined` where it lies outside. */
  readonly placeOf: (file: string) => string | undefined;
}

/** @param projection the one that an option names @throws ClaimgateError where the configuration can't be read */
export function reportNames(choice: ConfigurationChoice, projection?: string): ReportNames {
  const { directory } = choice;
  const root = findRepositoryRoot(directory) ?? directory;
  const configured = readConfigured(choice);
  const { config, product } = configured;
  const folder = productRoot(choice);
  const evidence =
    projection === undefined ? configuredProjection(configured) : resolve(directory, projection);
  return {
    product: config.resource_uri ?? product?.name,
    folder: basename(root),
    deployment: config.deployment,
    placeOf: (file) => {
      if (file.startsWith('provider-certification/')) return pathInRepository(product, file);
      if (evidence !== undefined && isBeside(evidence, file))
        return inside(root, join(dirname(evidence), file));
      const paths = [folder, directory].map((from) => resolve(from, file));
      const path = paths.find(isThere) ?? (/^(?:\/|\.\.)/.test(file) ? paths[1] : undefined);
      return path === undefined ? file : inside(root, path);
    },
  };
}

/** Findings name a projection, and what lies next to it, without the folder. */
function isBeside(projection: string, file: string): boolean {
  return file.startsWith(`${basename(projection).replace(/\.[^.]*$/, '')}.`);
}

function inside(root: string, path: string): string | undefined {
  const place = relative(root, path).split(sep).join('/');
  return place === '..' || place.startsWith('../') ? undefined : place;
}

function configuredProjection(configured: Configured): string | undefined {
  try {
    const { projection: folder } = configured;
    return folder && join(folder.path, PROJECTION_FILES[0]);
  } catch (error) {
    // The command that reads it says what is wrong with its folder.
    refusalOf(error);
    return undefined;
  }
}
