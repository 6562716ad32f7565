/** Text that is markup already. Only {@link html} makes it, and everything that it is given is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a template takes: markup as it is, everything else as text; `null` and `false` are nothing. */
export type Piece = Html | string | number | null | undefined | false | readonly Piece[];

/** A template of markup: whatever is put into it is escaped, also between the quotes of an attribute. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  const text = parts.map(
    (part, index) => part + (index < pieces.length ? write(pieces[index]) : ''),
  );
  return new Html(text.join(''));
}

/** Attributes by name: `true` stands without a value, `false` and `undefined` do not stand at all. */
export function attributes(values: Readonly<Record<string, string | boolean | undefined>>): Html {
  const written = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [` ${name}`] : [` ${name}="${escape(value)}"`];
  });
  return new Html(written.join(''));
}

function write(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escape(String(piece));
  return piece.map(write).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The one place where text becomes markup. */
function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
