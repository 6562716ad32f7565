import {
  countOf,
  worstSeverity,
  ClaimgateError,
  finding,
  type Finding,
} from '../../documents/findings.ts';
import type { Command } from '../../cli/command.ts';
import type { Invocation } from '../../cli/invocation.ts';
import { flag } from '../../cli/options.ts';
import { join } from 'node:path';
import type { FileOutcome, Surfaces } from '../../documents/index.ts';
import { present } from '../../documents/error.ts';
import { lstatsOf } from '../../io/files.ts';
import { DocumentSearch } from '../../repository/document-search.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { readClaims, type ReadClaim } from '../../manifest/claims.ts';
import { AdvertisingSearch } from './advertising.ts';
import {
  inspectDocument,
  MAX_SURFACE_BYTES,
  type SurfaceDocument,
  type SurfaceInspection,
} from './documents.ts';
import { openReleaseInputs, type ReleaseInputs } from '../../repository/release-inputs.ts';
import { askedRepository } from '../../repository/asked.ts';

export const check: Command = {
  examples: {
    'claimgate surfaces check': 'in CI: check that the documents match the claims',
    'claimgate surfaces check --ref v1.4.0': 'the same for the documents of a tag',
    'claimgate surfaces check --write': 'write the claims into the blocks first',
  },
  options: { write: flag('write the claims into the blocks, and change nothing else') },
  inputs: documentsOf,
  async run(invocation) {
    const { args } = invocation;
    const writes = args.flag('write') === true;
    if (writes) args.refuse(['ref'], 'with --write: only the work tree is written');
    const { root, surfaces, findings: whole, sources } = await inspectSurfaces(invocation);
    const files: FileOutcome[] = [];
    for (const surface of surfaces)
      files.push(writes ? await writeClaims(root, surface) : wouldWrite(surface));
    // Blocks written just now no longer differ; people have to fix everything else.
    const findings = [...whole, ...surfaces.flatMap((surface) => surface.findings)].filter(
      ({ code }) => !writes || code !== 'surface_block_differs',
    );
    const changed = files.filter(({ outcome }) => outcome === 'changed');
    const blocks = surfaces.filter(({ template }) => template !== undefined).length;
    const documents = countOf(files.length, 'document');
    const agree = blocks === 1 ? 'matches' : 'match';
    const answer = `ok: ${countOf(blocks, 'claims block')} in ${documents} ${agree} the claims file`;
    const lines = [
      ...changed.map(({ outcome, path }) => `${outcome}: ${path}`),
      ...(worstSeverity(findings) === 0 ? [answer] : []),
    ];
    return { result: { files }, findings, sources, lines };
  },
};

function wouldWrite({ file: path, text, written }: InspectedSurface): FileOutcome {
  const isSame = written === undefined || written === text;
  return { path, outcome: isSame ? 'unchanged' : 'would_change' };
}

/** Absolute paths of all documents, without reading one: no report may be written over one. @throws ClaimgateError */
async function documentsOf(invocation: Invocation): Promise<readonly string[]> {
  const inputs = await openReleaseInputs(askedRepository(invocation), invocation.host);
  const { surfaces } = inputs.config ?? {};
  if (!surfaces) return [];
  const search = new DocumentSearch(inputs.place, surfaces.ignore ?? []);
  const named = (surfaces.blocks ?? []).flatMap(({ documents }) => documents);
  const paths = await search.find([...named, ...(surfaces.scan ?? [])]);
  return paths.map((path) => join(inputs.root, path));
}

type InspectedSurface = SurfaceDocument & SurfaceInspection;

/** All documents that the configuration names, or the reasons why the claims cannot be read. */
interface InspectedSurfaces {
  readonly root: string;
  readonly surfaces: readonly InspectedSurface[];
  /** On the claims file and on the whole; what is about a document is with it. */
  readonly findings: readonly Finding[];
  readonly sources: ReadonlyMap<string, string>;
}

async function inspectSurfaces(invocation: Invocation): Promise<InspectedSurfaces> {
  const inputs = await openReleaseInputs(askedRepository(invocation), invocation.host);
  const { root, claims, config } = inputs;
  if (!config?.surfaces)
    throw new ClaimgateError('surfaces_unset', { file: 'claimgate.config.json' });
  const reading = readClaims(claims.bytes, claims.path);
  const sources = new Map([[claims.path, reading.text]]);
  if (!reading.claims) return { root, surfaces: [], findings: reading.findings, sources };
  const documents = await readDocuments(inputs, config.surfaces);
  const rules = rulesOf(config.surfaces, reading.claims);
  const surfaces = documents.map((document) => ({
    ...document,
    ...inspectDocument(document, rules),
  }));
  for (const { file, text } of surfaces) sources.set(file, text);
  const findings = unusedAllowances(config.surfaces, surfaces);
  return { root, surfaces, findings, sources };
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
  inputs: ReleaseInputs,
  settings: Surfaces,
): Promise<SurfaceDocument[]> {
  const { allow = [], blocks = [], ignore = [], scan = [] } = settings;
  const search = new DocumentSearch(inputs.place, ignore);
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

async function writeClaims(
  root: string,
  { file: path, text, written }: InspectedSurface,
): Promise<FileOutcome> {
  if (written === undefined || written === text) return { path, outcome: 'unchanged' };
  const target = join(root, path);
  await writeFileAtomically(target, written, path, lstatsOf(target)?.mode);
  return { path, outcome: 'changed' };
}
