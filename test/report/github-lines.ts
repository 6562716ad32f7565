import assert from 'node:assert/strict';

/** One annotation as the runner of GitHub Actions reads it. */
export interface Annotation {
  readonly kind: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

const COMMAND = /^::(error|warning|notice) ([^:]*)::(.*)$/;
const GROUP = /^::(?:group::claimgate: the others|endgroup::)$/;

/** Reads workflow commands, and fails where a line is one that we do not mean to write. */
export function checkGithubLines(text: string): Annotation[] {
  assert.match(text, /\n$/);
  const annotations: Annotation[] = [];
  for (const line of text.slice(0, -1).split('\n')) {
    if (!line.trimStart().startsWith('::') || GROUP.test(line)) continue;
    const [, kind = '', properties = '', message = ''] = COMMAND.exec(line) ?? [];
    assert.notEqual(kind, '', line);
    annotations.push({
      kind,
      properties: Object.fromEntries(properties.split(',').map(property)),
      message: unescaped(message),
    });
  }
  return annotations;
}

function property(text: string): [string, string] {
  const [, name = '', value = ''] = /^(file|line|col|title)=(.*)$/.exec(text) ?? [];
  assert.notEqual(name, '', text);
  return [name, unescaped(value)];
}

/** The reverse of what https://github.com/actions/toolkit does in `core/src/command.ts`. */
function unescaped(text: string): string {
  return text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}
