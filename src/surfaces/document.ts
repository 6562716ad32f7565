import { finding, type Finding } from '../findings/index.ts';
import type { Claim, SurfaceTemplate } from '../documents/index.ts';
import { textOf } from '../json/read.ts';
import type { AdvertisingSearch } from './advertising.ts';
import { findBlock, type Block, type BlockSearch } from './block.ts';
import { renderClaims, type Markup } from './render.ts';

/** Size limit of a document in bytes. */
export const MAX_SURFACE_BYTES = 4 * 1024 * 1024;

/** A document that is published, as it was read. */
export interface SurfaceDocument {
  readonly file: string;
  readonly bytes: Uint8Array;
  /** How its block is written; `undefined`: it has none to keep. */
  readonly template: SurfaceTemplate | undefined;
  /** Phrases that may stand in it outside of the block. */
  readonly allowed: readonly string[];
}

/** What every document is held to. */
export interface SurfaceRules {
  readonly claims: readonly Claim[];
  /** Display names of providers by slug. */
  readonly names: ReadonlyMap<string, string>;
  readonly advertising: AdvertisingSearch;
}

/** What came of looking at a document. */
export interface SurfaceInspection {
  readonly findings: readonly Finding[];
  readonly text: string;
  /** The document with the inside of its block as it must be; `undefined` where that is not clear. */
  readonly written: string | undefined;
  /** The allowed phrases that stand in it. */
  readonly used: ReadonlySet<string>;
}

/** Compares the block of a document with the claims, and looks for advertising outside of it. */
export function inspectDocument(document: SurfaceDocument, rules: SurfaceRules): SurfaceInspection {
  const { file, bytes, template, allowed } = document;
  // A byte order mark stays part of the text, so that writing keeps it.
  const text = textOf(bytes);
  if (text === undefined)
    return {
      findings: [finding('surface_not_text', { file })],
      text: '',
      written: undefined,
      used: new Set(),
    };
  const markup: Markup = /\.x?html?$/i.test(file) ? 'html' : 'markdown';
  const search = template && findBlock(text, file, markup === 'markdown');
  const block = search?.ok === true ? search.block : undefined;
  const { findings, used } = rules.advertising.in(text, file, markup, block, allowed);
  const inside =
    template &&
    block &&
    insideOf(block, renderClaims(rules.claims, { ...rules, template, markup }));
  const written = block && inside !== undefined ? replaced(text, block, inside) : undefined;
  return {
    findings: [...blockFindings(search, text, written, file), ...findings],
    text,
    written,
    used,
  };
}

function blockFindings(
  search: BlockSearch | undefined,
  text: string,
  written: string | undefined,
  file: string,
): readonly Finding[] {
  if (search?.ok === false) return search.findings;
  if (!search || written === undefined || written === text) return [];
  return [finding('surface_block_differs', { file, line: search.block.line })];
}

/** Blank lines around the content keep Markdown from taking it for part of the marker. */
function insideOf({ indent, lineEnd }: Block, lines: readonly string[]): string {
  return ['', ...lines.map((line) => `${indent}${line}`), '']
    .map((line) => line + lineEnd)
    .join('');
}

function replaced(text: string, { start, end }: Block, inside: string): string {
  return text.slice(0, start) + inside + text.slice(end);
}
