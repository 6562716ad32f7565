import { markup, type Content, type Markup } from '../../src/report/markup.ts';

export type Html = Markup;
export type Piece = Content;

/** By this name, formatters lay out the templates as HTML. */
export const html = markup;

/** Attributes by name: `true` stands without a value, `false` and `undefined` do not stand at all. */
export function attributes(values: Readonly<Record<string, string | boolean | undefined>>): Html {
  const written = Object.entries(values).map(([name, value]) => {
    if (value === undefined || value === false) return null;
    return value === true ? markup` ${name}` : markup` ${name}="${value}"`;
  });
  return markup`${written}`;
}
