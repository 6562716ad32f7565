import { SaxesParser } from 'saxes';

/** An element as a parser that is not ours reads it. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

interface OpenElement extends Element {
  readonly children: Element[];
  text: string;
}

/** Parses XML 1.0 strictly. @throws Error where it is not well-formed */
export function parseXml(text: string): Element {
  const parser = new SaxesParser();
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: OpenElement = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (piece) => {
    const element = open.at(-1);
    if (element) element.text += piece;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  const [only] = root.children;
  if (!only) throw new Error('no root element');
  return only;
}

/** All elements of a name, in the order of the document. */
export function elementsOf(parent: Element, name: string): Element[] {
  return parent.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elementsOf(child, name),
  ]);
}
