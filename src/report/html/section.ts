import type { Markup } from '../markup.ts';

/** A part of the page; its title stands in the list of contents as well. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly content: Markup;
}
