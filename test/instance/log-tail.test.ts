import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { redactLines } from '../../src/instance/redact.ts';
import { CORPUS } from './secret-corpus.ts';
import { SECRETS } from './secrets.ts';

/** How much has to be kept of the facts in lines of each program, of a hundred: a little less than was measured. */
const LEAST: Readonly<Record<string, number>> = {
  claimgate: 99.9,
  nginx: 99.8,
  haproxy: 99.9,
  postgresql: 99.5,
  node: 97.9,
  systemd: 98.8,
};

type Fact = readonly [kind: string, start: number, end: number];
type Row = readonly [source: string, line: string, facts: readonly Fact[]];

function rows<T>(name: string): T[] {
  const file = join(import.meta.dirname, '../service/log-tail', name);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

const LINES = rows<Row>('lines.jsonl');
const PREFIXES = rows<{ readonly form: string; readonly prefix: string }>('prefixes.jsonl');
const OWN_SECRETS = rows<{ readonly line: string; readonly secrets: readonly string[] }>(
  'secrets.jsonl',
);

const PLACEHOLDER = /\[(?:ip|id|host|name|text)(?:-[0-9]+)?\]/g;

interface Hidden {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Which parts of a line are placeholders; nothing where what is shown isn't the line with parts hidden. */
function hiddenParts(line: string, shown: string): readonly Hidden[] | undefined {
  const pieces = shown.split(PLACEHOLDER);
  const placeholders = shown.match(PLACEHOLDER) ?? [];
  const pattern = pieces.map((piece) => piece.replaceAll(/[^\w\s]/g, String.raw`\$&`));
  const found = new RegExp(`^${pattern.join('([^]+?)')}$`, 'd').exec(line);
  if (!found) return undefined;
  return placeholders.map((by, at) => {
    const [start = 0, end = 0] = found.indices?.[at + 1] ?? [];
    return { start, end, by };
  });
}

/** An identity as it looks behind the redaction: itself, or a placeholder and what is left around it. */
function lookOf(value: string, start: number, hidden: readonly Hidden[]): string {
  let look = value;
  for (const { start: from, end: to, by } of hidden.toReversed())
    look = look.slice(0, Math.max(0, from - start)) + by + look.slice(to - start);
  return look;
}

interface Judged {
  readonly source: string;
  readonly fact: string;
  readonly isKept: boolean;
}

/** Whether each fact is kept: unchanged, or for identities by a look that is its own and always the same. */
function judge(prefix: string): Judged[] {
  const shown = redactLines(LINES.map(([, line]) => prefix + line));
  const looks = new Map<string, string>();
  const owners = new Map<string, string>();
  return LINES.flatMap(([source, line, facts], index) => {
    const parts = hiddenParts(prefix + line, shown[index] ?? '');
    return facts.map(([kind, from, to]) => {
      const [start, end] = [from + prefix.length, to + prefix.length];
      const value = line.slice(from, to);
      const hidden = parts?.filter((part) => part.start < end && part.end > start);
      const fact = `${kind} ${value}: ${line}\n  => ${shown[index]}`;
      if (kind !== 'identity') return { source, fact, isKept: hidden?.length === 0 };
      const look = hidden && lookOf(value, start, hidden);
      if (look === undefined || look === '[text]') return { source, fact, isKept: false };
      if (!looks.has(value)) looks.set(value, look);
      if (!owners.has(look)) owners.set(look, value);
      return { source, fact, isKept: looks.get(value) === look && owners.get(look) === value };
    });
  });
}

describe('the facts in real lines', () => {
  test('are enough', () => {
    assert.ok(LINES.length >= 2000, `${LINES.length}`);
    assert.deepEqual(
      [...new Set(LINES.map(([source]) => source))].sort(),
      Object.keys(LEAST).sort(),
    );
  });

  for (const { form, prefix } of PREFIXES)
    test(`[T171] are kept behind the prefix ${form}`, (t) => {
      const judged = judge(prefix);
      for (const [source, least] of Object.entries(LEAST)) {
        const own = judged.filter((one) => one.source === source);
        const lost = own.filter(({ isKept }) => !isKept);
        const kept = 100 - (100 * lost.length) / own.length;
        t.diagnostic(`${source}: ${kept.toFixed(2)} % of ${own.length}`);
        const examples = lost.map(({ fact }) => fact).slice(0, 5);
        assert.ok(kept >= least, `${source}: ${kept} %\n${examples.join('\n')}`);
      }
    });
});

/** So many characters of a secret in a row would help somebody. */
const HELPFUL = 6;

/** The parts of secrets in a text that its redaction still shows. */
function leaksOf(text: string, secrets: readonly string[], prefix: string): string[] {
  const lines = text.split('\n').map((line) => prefix + line);
  const shown = redactLines(lines).join('\n');
  // A part that is also shown of the rest of the line gives nothing away.
  const around = secrets.reduce((rest, secret) => rest.replaceAll(secret, '\n'), lines.join('\n'));
  return secrets.flatMap((secret) => {
    const signs = [...secret.matchAll(/\S/g)].map(({ index }) => index);
    const last = Math.min(HELPFUL, signs.length) - 1;
    const parts = signs
      .slice(0, signs.length - last)
      .map((start, at) => secret.slice(start, (signs[at + last] ?? start) + 1));
    return parts
      .filter((part) => shown.includes(part) && !around.includes(part))
      .slice(0, 1)
      .map((part) => `${part}: ${text}\n  => ${shown}`);
  });
}

/** Every secret of the repository, with the text around it. */
const ALL: readonly (readonly [text: string, secrets: readonly string[]])[] = [
  ...OWN_SECRETS.map(({ line, secrets }) => [line, secrets] as const),
  ...[...SECRETS, ...CORPUS.map(({ text }) => text)].map((marked) => {
    const secrets = [...marked.matchAll(/«([^»]*)»/g)].map(([, secret = '']) => secret);
    return [marked.replaceAll(/[«»]/g, ''), secrets] as const;
  }),
];

/** A secret in a field of a line of a known form. */
const FIELDS: readonly ((secret: string) => string)[] = [
  (secret) =>
    `192.0.2.7 - ${secret} [29/Nov/2026:11:09:00 +0000] "GET /${secret} HTTP/1.1" 200 12 "${secret}" "${secret}"`,
  (secret) =>
    `192.0.2.7:5000 [29/Nov/2026:11:42:07.318] ${secret}~ ${secret}/${secret} 0/0/1/8/9 401 312 - - ---- 2/2/0/0/0 0/0 {${secret}} "GET /${secret} HTTP/1.1"`,
  (secret) =>
    `2026-11-29 11:42:07.318 UTC [4417] ${secret}@${secret} LOG:  connection authorized: user=${secret}`,
  (secret) => `2026/11/29 11:42:07 [${secret}] 3#3: *8 client: ${secret}, host: "${secret}"`,
  (secret) => `${secret}.service: Main process exited, code=${secret}, status=1/${secret}`,
  (secret) => `    at ${secret} (/srv/${secret}/${secret}.js:3:14)`,
  (secret) =>
    `<29>1 2026-11-29T11:42:07.318Z ${secret} ${secret} 44 ${secret} [${secret} a="${secret}"] ${secret}`,
  (secret) =>
    JSON.stringify({
      event: secret,
      caller: secret,
      address: secret,
      request_id: secret,
      route: secret,
      [secret]: 1,
    }),
  (secret) => JSON.stringify({ log: `{"caller":"${secret}"}\n`, stream: 'stdout' }),
];

describe('secrets', () => {
  for (const { form, prefix } of PREFIXES)
    test(`[T72] do not come through behind the prefix ${form}`, () => {
      const leaks = ALL.flatMap(([text, secrets]) => leaksOf(text, secrets, prefix));
      assert.equal(leaks.length, 0, `${leaks.length}:\n${leaks.slice(0, 9).join('\n')}`);
    });

  test('[T72] do not come through cut, split or spaced', () => {
    const ways: readonly ((secret: string) => string)[] = [
      (secret) => secret.slice(0, Math.ceil(secret.length / 2)),
      (secret) => secret.slice(Math.floor(secret.length / 2)),
      (secret) => secret.split('').join(' '),
      (secret) => secret.replaceAll(/.{4}/g, '$& '),
      (secret) => secret.replaceAll(/.{4}/g, '$&-'),
      (secret) => secret.replaceAll(/.{8}/g, '$&\n'),
    ];
    const leaks = OWN_SECRETS.flatMap(({ line, secrets }) =>
      secrets.flatMap((secret) =>
        ways.flatMap((way) =>
          leaksOf(
            line.replace(secret, () => way(secret)),
            [way(secret)],
            '',
          ),
        ),
      ),
    );
    assert.equal(leaks.length, 0, `${leaks.length}:\n${leaks.slice(0, 9).join('\n')}`);
  });

  test('[T72] do not come through fields of known forms', () => {
    // Three digits are a status as well.
    const long = OWN_SECRETS.map(({ secrets }) => secrets.filter((one) => one.length > 3));
    const leaks = long.flatMap((secrets) =>
      secrets.flatMap((secret) => FIELDS.flatMap((field) => leaksOf(field(secret), [secret], ''))),
    );
    assert.equal(leaks.length, 0, `${leaks.length}:\n${leaks.slice(0, 9).join('\n')}`);
  });
});

test('groups of digits do not come through', () => {
  for (const digits of [
    '+49 30 55501837',
    '(030) 5550-1837',
    '0151/555/028',
    '4111 - 1111 - 1111 - 1111',
    '730 164',
    'DE44 5001 0517 5407 3249 31',
    '<Buffer 71 79 64 68 62>',
    '{"data":[113,121,100]}',
    'amqp://u:48151#x@host',
    'https://gate.example.com/verify/481593',
  ]) {
    const [shown = ''] = redactLines([`got ${digits} from there`]);
    const left = shown.replaceAll(PLACEHOLDER, '').match(/[0-9]+/g) ?? [];
    assert.ok(left.join('').length < 3, `${digits}\n  => ${shown}`);
  }
});

describe('placeholders', () => {
  test('are the same for equal values, and never those that somebody wrote into the log', () => {
    const shown = redactLines([
      '{"caller":"jane","address":"192.0.2.7","route":null}',
      '192.0.2.8 - jane [29/Nov/2026:11:09:00 +0000] "GET / HTTP/1.1" 200 12 "-" "-"',
      'client: 192.0.2.7, [ip-1] or [name-1], "\\u005bip-1]" and [\u001b[0mip-1]',
      '{"msg":"\\u005bip-1]","[name-1]":"[id-1]"}',
    ]);
    assert.deepEqual(shown.slice(0, 2), [
      '{"caller":"[name-1]","address":"[ip-1]","route":null}',
      '[ip-2] - [name-1] [29/Nov/2026:11:09:00 +0000] "GET / HTTP/1.1" 200 12 "-" "-"',
    ]);
    assert.match(shown[2] ?? '', /^client: \[ip-1\], /);
    const typed = shown
      .slice(2)
      .join('\n')
      .match(/\[(?:ip|name|id)-1\]/g);
    assert.deepEqual(typed, ['[ip-1]'], shown.slice(2).join('\n'));
  });

  test('count the lines that are shown alone', () => {
    const lines = Array.from({ length: 300 }, (_, index) => `caller [192.0.2.${index % 200}]`);
    assert.equal(redactLines(lines, 100)[0], 'caller [[ip-1]]');
  });

  test('do not spell a secret that stands letter by letter', () => {
    const [shown] = redactLines(['q, y, d, q, h', '0x71; 0x79; 0x71']);
    assert.doesNotMatch(shown ?? '', /-[0-9]/);
  });
});

test('what follows the name of a secret is hidden on the lines of its program alone', () => {
  const shown = redactLines([
    'db-1  | password: |',
    'web-1  | {"level":"info","status":200}',
    'db-1  |   48213',
    'web-1  | port 48213',
  ]);
  assert.deepEqual(shown.slice(1), [
    'web-1  | {"level":"info","status":200}',
    'db-1  |   [text-1]',
    'web-1  | port 48213',
  ]);
});
