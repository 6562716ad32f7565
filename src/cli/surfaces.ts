import { join } from 'node:path';
import { present } from '../findings/assert.ts';
import { ClaimgateError, finding, type Finding } from '../findings/index.ts';
import type { Surfaces } from '../documents/index.ts';
import { DocumentSearch } from '../io/inputs/document-search.ts';
import { readClaims, type ReadClaim } from '../manifest/index.ts';
import {
  AdvertisingSearch,
  inspectDocument,
  MAX_SURFACE_BYTES,
  type SurfaceDocument,
  type SurfaceInspection,
} from '../surfaces/index.ts';
import type { Invocation } from './command.ts';
import type { OpenedInputs } from './inputs.ts';

/** One document and what came of looking at it. */
export type InspectedSurface = SurfaceDocument & SurfaceInspection;

/** All documents that the configuration names, or the reasons why the claims can not be read. */
export interface InspectedSurfaces {
  readonly root: string;
  readonly surfaces: readonly InspectedSurface[];
  /** On the claims file and on the whole; what is about a document is with it. */
  readonly findings: readonly Finding[];
  readonly sources: ReadonlyMap<string, string>;
}

/** Reads claims and documents, and holds the documents to the claims. @throws ClaimgateError */
export async function inspectSurfaces(invocation: Invocation): Promise<InspectedSurfaces> {
  const inputs = await invocation.openInputs();
  const { root, claims, config } = inputs;
  if (!config?.surfaces)
    throw new ClaimgateError('surfaces_unset', { file: 'claimgate.config.json' });
  const reading = readClaims(claims.bytes, claims.path);
  const sources = new Map([[claims.path, reading.text]]);
  if (!reading.claims) return { root, surfaces: [], findings: reading.findings, sources };
  const fromCommit = invocation.args.text('ref') !== undefined;
  const documents = await readDocuments(inputs, config.surfaces, fromCommit);
  const rules = rulesOf(config.surfaces, reading.claims);
  const surfaces = documents.map((document) => ({
    ...document,
    ...inspectDocument(document, rules),
  }));
  for (const { file, text } of surfaces) sources.set(file, text);
  const findings = unusedAllowances(config.surfaces, surfaces);
  return { root, surfaces, findings, sources };
}

/** Absolute paths of all documents, without reading one. @throws ClaimgateError */
export async function surfacePaths(invocation: Invocation): Promise<string[]> {
  const inputs = await invocation.openInputs();
  const { surfaces } = inputs.config ?? {};
  if (!surfaces) return [];
  const search = searchFor(inputs, surfaces, invocation.args.text('ref') !== undefined);
  const named = surfaces.blocks.flatMap(({ documents }) => documents);
  const paths = await search.find([...named, ...(surfaces.scan ?? [])]);
  return paths.map((path) => join(inputs.root, path));
}

function searchFor(
  { root, repository, release }: OpenedInputs,
  { ignore = [] }: Surfaces,
  fromCommit: boolean,
): DocumentSearch {
  return new DocumentSearch({ root, repository, revision: release?.revision, fromCommit }, ignore);
}

function rulesOf({ providers = [], words = [] }: Surfaces, claims: readonly ReadClaim[]) {
  const slugs = claims.map(({ claim }) => claim.subject.provider);
  const names = [...new Set([...slugs, ...providers.flatMap((row) => [row.slug, ...row.names])])];
  return {
    claims: claims.map(({ claim }) => claim),
    names: new Map(providers.map((row) => [row.slug, present(row.names[0])])),
    advertising: new AdvertisingSearch({ names, words }),
  };
}

async function readDocuments(
  inputs: OpenedInputs,
  settings: Surfaces,
  fromCommit: boolean,
): Promise<SurfaceDocument[]> {
  const { blocks, scan = [], allow = [] } = settings;
  const search = searchFor(inputs, settings, fromCommit);
  const templates = new Map<string, SurfaceDocument['template']>();
  for (const { documents, template } of blocks) {
    const paths = await search.find(documents);
    if (paths.length === 0)
      throw new ClaimgateError('surface_not_found', { found: documents.join(' ') });
    for (const path of paths) if (!templates.has(path)) templates.set(path, template);
  }
  const paths = [...new Set([...templates.keys(), ...(await search.find(scan))])].sort();
  const allowed = new Map<string, string[]>();
  for (const { text, documents } of allow) {
    for (const path of documents ? await search.matching(paths, documents) : paths)
      allowed.set(path, [...(allowed.get(path) ?? []), text]);
  }
  const files = await search.read(paths, MAX_SURFACE_BYTES);
  return files.map(({ path, bytes }) => ({
    file: path,
    bytes,
    template: templates.get(path),
    allowed: allowed.get(path) ?? [],
  }));
}

function unusedAllowances(
  { allow = [] }: Surfaces,
  surfaces: readonly SurfaceInspection[],
): Finding[] {
  const used = new Set(surfaces.flatMap((surface) => [...surface.used]));
  return allow
    .filter(({ text }) => !used.has(text))
    .map(({ text }) => finding('surface_allowance_unused', { found: text }));
}
