import { markup, type Content, type Markup } from '../../src/report/markup.ts';

export type Html = Markup;

/** Values in a template: markup stays markup, everything else becomes text; `null` and `false` add nothing. */
export type Piece = Content | null | false | readonly Piece[];

/** A template of markup: whatever is put into it is escaped, also between the quotes of an attribute. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return markup(parts, ...pieces.map(contentOf));
}

/** Attributes by name: `true` stands without a value, `false` and `undefined` do not stand at all. */
export function attributes(values: Readonly<Record<string, string | boolean | undefined>>): Html {
  const written = Object.entries(values).map(([name, value]) => {
    if (value === undefined || value === false) return undefined;
    return value === true ? markup` ${name}` : markup` ${name}="${value}"`;
  });
  return markup`${written}`;
}

function contentOf(piece: Piece): Content {
  if (piece === null || piece === false) return undefined;
  return isList(piece) ? piece.map(contentOf) : piece;
}

function isList(piece: Piece): piece is readonly Piece[] {
  return Array.isArray(piece);
}
