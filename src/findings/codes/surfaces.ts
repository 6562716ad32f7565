import { defineCodes } from './entry.ts';

/** What is wrong with documents that say what is claimed (specification/documents.md 3.1). */
export const surfacesCodes = defineCodes({
  surfaces_unset: {
    severity: 2,
    clears_by: 'edit',
    title: 'the configuration names no documents with blocks of claims',
    hint: 'Set the member `surfaces` in claimgate.config.json; docs/surfaces.md shows how.',
  },
  surface_not_found: {
    severity: 2,
    clears_by: 'edit',
    title: 'no document is where the configuration says that one is',
    hint: 'The document was moved, or the glob is wrong: a page that nobody looks at is not an honest page.',
  },
  surface_not_text: {
    severity: 2,
    clears_by: 'edit',
    title: 'the document is not UTF-8 text',
    hint: 'Save it as UTF-8, or name it under `surfaces.ignore`.',
  },
  surface_block_missing: {
    severity: 1,
    clears_by: 'edit',
    title: 'the document has no block of claims',
    hint: 'Put the two markers on lines of their own where the claims belong, outside of code; `claimgate surfaces write` fills it.',
  },
  surface_block_doubled: {
    severity: 1,
    clears_by: 'edit',
    title: 'the document has a second block of claims',
    hint: 'One document has one block.',
  },
  surface_block_nested: {
    severity: 1,
    clears_by: 'edit',
    title: 'a block of claims starts inside another one',
    hint: 'End the first block before, or remove the marker.',
  },
  surface_block_unclosed: {
    severity: 1,
    clears_by: 'edit',
    title: 'a block of claims does not end',
    hint: 'Put its end marker on a line of its own.',
  },
  surface_block_unopened: {
    severity: 1,
    clears_by: 'edit',
    title: 'a block of claims ends that did not start',
    hint: 'Put its start marker on a line of its own, or remove the end marker.',
  },
  surface_marker_malformed: {
    severity: 1,
    clears_by: 'edit',
    title: 'a comment looks like a marker of a block of claims and is none',
    hint: 'A marker is spelt exactly and stands on a line of its own.',
  },
  surface_block_differs: {
    severity: 1,
    clears_by: 'edit',
    title: 'the block does not say what the claims file says',
    hint: 'The inside of a block is written by claimgate.',
    next: 'claimgate surfaces write',
  },
  advertised_without_claim: {
    severity: 1,
    clears_by: 'edit',
    title: 'a provider is advertised outside of the block of claims',
    hint: 'Say it by a claim, take it out, or allow the phrase with a reason under `surfaces.allow`.',
  },
  surface_allowance_unused: {
    severity: 0,
    clears_by: 'edit',
    title: 'an allowed phrase stands in no document',
    hint: 'Remove it from `surfaces.allow`, so that it excuses nothing later.',
  },
});
