import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { logTail, TAIL_BYTES, TAIL_LINES } from '../../src/instance/diagnostics.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { redactLines } from '../../src/instance/redact.ts';
import { often } from '../soak.ts';
import { LOGS } from './harmless.ts';
import { SECRETS, SHAPES } from './secrets.ts';
import { fc } from '../fast-check.ts';
import { CORPUS, SPELLINGS, TABLES, WORDS, type SecretText } from './secret-corpus.ts';

const redacted = (text: string) => redactLines(text.split('\n')).join('\n');

/** Any part of a secret that is long enough to be one. */
function partsOf(secret: string): string[] {
  const length = Math.min(6, secret.length);
  return Array.from({ length: secret.length - length + 1 }, (_, at) =>
    secret.slice(at, at + length),
  );
}

/** The same text as other programs would log it. */
const WRAPPED: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  'after a time': (text) => text.replaceAll(/^(?=.)/gm, '2026-11-21T08:30:00Z app[7]: '),
  'in JSON': (text) => JSON.stringify({ level: 'error', msg: text }),
  'in JSON in JSON': (text) => JSON.stringify({ log: JSON.stringify({ msg: text }) }),
  'in logfmt': (text) => `level=error msg=${JSON.stringify(text)} n=1`,
};

describe('what should stay secret', () => {
  test('is tried in enough shapes', (t) => {
    assert.ok(SHAPES >= 80, `${SHAPES}`);
    assert.equal(new Set(SECRETS).size, SECRETS.length);
    t.diagnostic(`${SHAPES} shapes, ${SECRETS.length} texts, ${Object.keys(WRAPPED).length} ways`);
  });

  for (const [way, wrap] of Object.entries(WRAPPED)) {
    test(`[T72] does not come through ${way}`, () => {
      const passed: string[] = [];
      for (const marked of SECRETS) {
        const secrets = [...marked.matchAll(/«([^»]*)»/g)].map(([, secret = '']) => secret);
        assert.ok(secrets.length > 0, marked);
        const text = wrap(marked.replaceAll(/[«»]/g, ''));
        const shown = redacted(text);
        if (secrets.some((secret) => partsOf(secret).some((part) => shown.includes(part))))
          passed.push(`${text}\n  => ${shown}`);
      }
      assert.equal(passed.length, 0, `${passed.length} leaks:\n${passed.slice(0, 12).join('\n')}`);
    });
  }
});

describe('lines of logs', () => {
  for (const [program, lines] of Object.entries(LOGS))
    test(`[T171] keep the message, the codes and the times: ${program}`, () => {
      for (const [line, shown = line] of lines) assert.equal(redacted(line), shown);
    });

  test('are shown again below the value of a name', () => {
    const given = 'port=80\npassword: |\n  12345\n  open\n\n  12345\nport=80 token=abc status=404';
    const shown = redacted(given).split('\n');
    const hidden = ['password: |', '  [text-1]', '  [text]', '', '  [text-1]'];
    assert.deepEqual(shown, ['port=80', ...hidden, 'port=80 token=[text] status=404']);
  });
});

test('what reads as harmless is hidden where it may be a secret', () => {
  for (const marked of [
    'X-Api-Key,«value»',
    'password(«value»)',
    'password: «12345»',
    'heslo je «12345»',
    'heslo: «open»',
    'heslo = «open»',
    'heslo=«open»',
    'the pin is «4821»',
    'your code is «123 456»',
    'COPY users (id, password) FROM stdin;\n7\tada\t«12345»\n8\tbob\t«open»',
    'INSERT INTO users VALUES\n  (7, «12345»),\n  (8, «closed»)',
    'Content-Disposition: form-data; name="password"\n\n«12345»',
    '| user | pin |\n|------|-----|\n| ada  | «4821» |',
    '{"password":"«open»","pin":«4821»}',
    '{"value":"«4821»","name":"DB_PIN"}',
    '["X-Api-Key","«closed»"]',
    '2026-11-21T08:30:00Z app[7]: password=«closed»',
  ]) {
    const shown = redacted(marked.replaceAll(/[«»]/g, ''));
    for (const [, secret = ''] of marked.matchAll(/«([^»]*)»/g))
      assert.ok(!shown.includes(secret), `${marked}\n  => ${shown}`);
  }
});

test('an element that is cut off is redacted to its end', () => {
  assert.equal(redacted('<password>hunter2hunter2'), '<[text-1]');
});

/** Characters of a line that are looked at. */
const LONGEST_LOOKED_AT = 16 * 1024;

const HOSTILE = [
  'a',
  'a.',
  'key',
  '"',
  '\\',
  '://a:',
  '?sig',
  'a@',
  'eyJaaaaaa.',
  'password={[',
  '<a ',
  '--a ',
  '-----BEGIN A-----',
  '-----END A-----\n',
  'q83vEjRWeJA\n',
  ' ',
  '\n',
  '\n ',
  'A',
  'aB1',
  '[0-9]',
  '%25',
  '%41',
  '%2541',
  '\\u0041',
  '&amp;',
  '&#65;',
  '=3D',
  '=\n',
  'QUFB',
  '4141',
  'abcd-',
  '1234567890',
  'mysql -p',
  'curl -u',
  'password is ',
  'the password "',
  'identified by "',
  'AUTH a ',
  'eyJ.',
  'a,token\n',
  'a\ttoken\t',
  'a|token|',
  'values(',
  "'token',",
  'value=a,',
  'name=key,',
  '/reset/',
  'code ',
  '>key</a><a',
  '\u001b[',
  '%c3',
];

const hasCode = (error: unknown) =>
  error instanceof ClaimgateError && error.code === 'log_encoding_unknown';

describe('the end of a log', () => {
  test('is its last lines, without half of one', () => {
    const lines = Array.from({ length: 250 }, (_, index) => `line ${index}`);
    const tail = logTail(Buffer.from(`${lines.join('\n')}\n`), true, 'a.log');
    assert.deepEqual(tail, lines.slice(-TAIL_LINES));
    assert.deepEqual(logTail(Buffer.from('ssword=hunter2\nnext\r\nlast'), false, 'a.log'), [
      'next',
      'last',
    ]);
    assert.deepEqual(logTail(Buffer.alloc(0), true, 'a.log'), []);
  });

  test('[T353] is shown of UTF-8 and of UTF-16 with a byte order mark alone', () => {
    const text = 'started ✓\npassword=hunter2hunter2\n密码：hunter2hunter2\n';
    const wide = Buffer.from(text, 'utf16le');
    const big = Buffer.from(wide).swap16();
    const four = Buffer.concat(
      text.split('').map((one) => Buffer.from([one.charCodeAt(0) & 255, 0, 0, 0])),
    );
    const mark = Buffer.from([0xff, 0xfe]);
    const shown = ['started ✓', 'password=[text-1]', '[text-2]'];
    const readable = [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      Buffer.concat([mark, wide]),
      Buffer.concat([Buffer.from(mark).swap16(), big]),
    ];
    for (const bytes of readable) assert.deepEqual(logTail(bytes, true, 'a.log'), shown);
    const refused = {
      'UTF-16LE without a mark': wide,
      'UTF-16BE without a mark': big,
      'UTF-32': four,
      'UTF-32 with a mark': Buffer.concat([mark, Buffer.alloc(2), four]),
      'UTF-16 behind UTF-8': Buffer.concat([Buffer.from(text), wide]),
      'half a character of UTF-16': Buffer.concat([mark, wide.subarray(1)]),
      'half a character of UTF-8': Buffer.concat([Buffer.from(text), Buffer.from([0xc3])]),
      'Latin-1': Buffer.from('contraseña: hunter2hunter2\n', 'latin1'),
      'a hole': Buffer.concat([Buffer.alloc(64), Buffer.from(text)]),
    };
    // In these, letters are read as others, so that no word is one that may be shown.
    for (const bytes of [
      Buffer.concat([mark, wide, Buffer.from(text.slice(8))]),
      Buffer.from('\u001b$B%Q\u001b(B: hunter2hunter2\n'),
    ])
      assert.ok(!logTail(bytes, true, 'a.log').join('\n').includes('hunter'));
    for (const [what, bytes] of Object.entries(refused)) {
      const more = Buffer.concat([Buffer.from('x\n'), bytes]);
      for (const [isWhole, some] of [
        [true, bytes],
        [false, more],
      ] as const)
        assert.throws(() => logTail(some, isWhole, 'a.log'), hasCode, `${what} ${isWhole}`);
    }
  });

  test('knows of a block that begins above it', () => {
    const block = Array.from({ length: 150 }, () => 'q83vEjRWeJAq83vEjRWeJA');
    const lines = ['-----BEGIN PRIVATE KEY-----', ...block, '-----END PRIVATE KEY-----', 'after'];
    const tail = logTail(Buffer.from(lines.join('\n')), true, 'a.log');
    assert.equal(tail.length, TAIL_LINES);
    assert.ok(!tail.join('\n').includes('q83v'));
    assert.equal(tail.at(-1), 'after');
  });

  test('[T46] is read in bounded time, whatever it holds', () => {
    for (const piece of HOSTILE) {
      const line = piece.repeat(Math.floor(LONGEST_LOOKED_AT / piece.length));
      // As lines that are looked at whole, and as one that is cut where it is too long.
      for (const bytes of [
        `${line}\n`.repeat(2),
        piece.repeat(Math.ceil(often(TAIL_BYTES / 4, TAIL_BYTES) / piece.length)),
      ]) {
        // Of the processor, so that a busy machine does not count; what is not linear takes minutes.
        const before = process.cpuUsage();
        logTail(Buffer.from(bytes), true, 'a.log');
        const { user } = process.cpuUsage(before);
        assert.ok(user < 20_000_000, `${JSON.stringify(piece)} took ${user} µs`);
      }
    }
  });
});

describe('what is cut off in the middle', () => {
  const SECRET = 'c2VjcmV0LXZhbHVlLXRoYXQtaXMtbG9uZw';
  for (const [what, lines] of Object.entries({
    'a value in quotes that never end': [`password="${SECRET} and more`],
    'a list that is never closed': [`tokens=[${SECRET}, ${SECRET}`],
    'a quoted text inside of another': [`{"log":"password=\\"${SECRET}\\" was set"}`],
    'a value whose quote ends with what is around': [`'password=\\'${SECRET}' rest`],
    'a key in a log that ends': ['-----BEGIN PRIVATE KEY-----', SECRET, SECRET],
    'a key before other lines': [
      '-----BEGIN PRIVATE KEY-----',
      SECRET,
      'a plain line, with: files',
    ],
    'a key that begins anew': [
      '-----BEGIN PRIVATE KEY-----',
      SECRET,
      '-----BEGIN PRIVATE KEY-----',
      SECRET,
      '-----END PRIVATE KEY-----',
    ],
    'a key whose beginning is out of sight': [
      'a plain line, with: files',
      SECRET,
      SECRET,
      '-----END PRIVATE KEY-----',
    ],
    'a value below its name, and an empty line': ['password:', '', `  ${SECRET}`],
  }))
    test(`${what} shows nothing secret`, () => {
      const shown = redactLines(lines);
      assert.equal(shown.length, lines.length);
      assert.ok(!shown.join('\n').includes(SECRET), shown.join('\n'));
      if (lines.includes('a plain line, with: files'))
        assert.ok(shown.includes('a plain line, with: files'));
    });
});

/** So many characters of a secret in a row would help somebody. */
const HELPFUL = 6;

/** Returns whether a redacted text still shows a part of a secret, marked in the text by « and ». */
function leaks(marked: string, spell: (text: string) => string): string | undefined {
  const parts = marked.split(/[«»]/);
  const spelt = parts.map(spell);
  const text = spelt.join('');
  const shown = redacted(text);
  const around = spelt.filter((_part, index) => index % 2 === 0).join('\n');
  const isShown = spelt.some((hidden, index) => {
    if (index % 2 === 0) return false;
    const plain = parts[index]?.length ?? 1;
    const length = Math.min(Math.ceil((HELPFUL * hidden.length) / plain), hidden.length);
    return Array.from({ length: hidden.length - length + 1 }, (_, at) =>
      hidden.slice(at, at + length),
    ).some((part) => shown.includes(part) && !around.includes(part));
  });
  return isShown ? `${text}\n  => ${shown}` : undefined;
}

function leaksOf(corpus: readonly SecretText[], spell: (text: string) => string): string[] {
  return corpus.flatMap(({ kind, text }) => {
    const leak = leaks(text, spell);
    return leak === undefined ? [] : [`${kind}: ${leak}`];
  });
}

function none(faults: readonly string[]): void {
  assert.equal(faults.length, 0, `${faults.length}:\n${faults.slice(0, 12).join('\n')}`);
}

describe('made-up secrets', () => {
  test('are of enough kinds, in enough spellings', (t) => {
    const kinds = new Set(CORPUS.map(({ kind }) => kind)).size;
    const spellings = Object.keys(SPELLINGS).length + Object.keys(WORDS).length;
    assert.ok(CORPUS.length >= 200 && kinds >= 40 && spellings >= 6);
    t.diagnostic(`${CORPUS.length} secrets of ${kinds} kinds in ${spellings} spellings`);
  });

  for (const [name, spell] of Object.entries(SPELLINGS))
    test(`[T170] do not come through ${name}`, () => none(leaksOf(CORPUS, spell)));

  test('[T170] do not come through in a table', () => none(leaksOf(TABLES, (text) => text)));

  for (const [name, spell] of Object.entries(WORDS))
    test(`[T170] do not come through as ${name}`, () => {
      const whole = CORPUS.map(({ kind, text }) => ({
        kind,
        text: `payload «${spell(text.replaceAll(/[«»]/g, ''))}» received`,
      }));
      none(leaksOf(whole, (text) => text));
    });
});

test('[T170] do not come through quoted-printable lines that go on', () => {
  // No line is longer than 76 characters (RFC 2045 section 6.7): where they end, hangs on what is before.
  for (const before of ['', 'x'.repeat(40), 'x'.repeat(60), 'x'.repeat(68)]) {
    const text = `${before} db_password=3Dqydhbp53kgdw retry=3D1`.replace(/^.{75}/, '$&=\n');
    const shown = redacted(text);
    assert.ok(!/qydh|bp53|kgdw/.test(shown), `${text}\n  => ${shown}`);
    assert.equal(shown.split('\n').length, text.split('\n').length);
  }
});

/** Alphabets that secrets are made of; what is long enough of each cannot be guessed. */
const ALPHABETS: readonly (readonly [alphabet: string, least: number])[] = [
  ['abcdefghijklmnopqrstuvwxyz', 8],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 8],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 8],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 8],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_', 8],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', 8],
  ['abcdef0123456789', 8],
  ['0123456789', 6],
  ['abcdefghijklmnopqrstuvwxyz0123456789 !$%&*?~^#@:;,.=()[]{}<>|/\'"`\\', 12],
  ['пароль密码ñéüßabc123', 8],
];

/** Drawn character by character: fast-check mixes names such as `hasOwnProperty` into its own strings. */
const secret = fc.constantFrom(...ALPHABETS).chain(([alphabet, least]) =>
  fc
    .array(fc.constantFrom(...alphabet.split('')), {
      minLength: least,
      maxLength: 64,
      size: 'max',
    })
    .map((characters) => characters.join('')),
);

/** Where a secret stands in a line. */
const context = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => `upstream refused ${text} with status 401`,
  (text) => `2026-11-21T08:30:00Z app[7]: sent ${text}, got 200 in 12 ms`,
  (text) => `state=healthy user=${text} status=200`,
  (text) => `level=info msg="sent ${text} again" port=80`,
  (text) => `password: ${text}`,
  (text) => `heslo je ${text}`,
  (text) => `X-Api-Key,${text}`,
  (text) => `error(${text})`,
  (text) => `error[${text}]: not found`,
  (text) => `GET /api/v1/${text} HTTP/1.1`,
  (text) => `GET /api/v1/ready?state=${text} 200`,
  (text) => `https://claims.example.com/${text}`,
  (text) => `at load (/srv/${text}/index.js:12:34)`,
  (text) => `COPY users (id, name) FROM stdin;\n7\t${text}\t12`,
  (text) => `name="user"\n\n${text}`,
  (text) => `<status>${text}</status>`,
  (text) => JSON.stringify({ level: 'info', status: 200, state: text }),
  (text) => JSON.stringify({ level: 'info', [text]: 'open' }),
  (text) => JSON.stringify({ event: 'request', names: ['Host', text], req: { url: text } }),
  (text) => JSON.stringify({ log: JSON.stringify({ msg: `sent ${text}` }) }),
  (text) => `{"level":"info","state":${JSON.stringify(text)},`,
);

/** Of a secret with blanks in it, signs may stay, and a short word or number among them (specification/service.md 6). */
function isTelling(part: string, of: string): boolean {
  const beside = part.replaceAll(/(?<![\p{L}\p{N}])[0-9]{1,5}(?![\p{L}\p{N}])|[^\p{L}\p{N}]/gu, '');
  return !/\s/.test(of) || beside.length > 2;
}

const spelling = fc.constantFrom(...Object.values(SPELLINGS), ...Object.values(WORDS));

test('[T170] random secrets never come through, whatever is around them and however they are spelled', () => {
  const property = fc.property(
    secret,
    context,
    spelling,
    fc.boolean(),
    (text, place, spell, all) => {
      const given = all ? spell(place(text)) : place(spell(text));
      const around = place('');
      const shown = redacted(given);
      for (const hidden of [text, spell(text)])
        for (let at = 0; at + HELPFUL <= hidden.length; at += 1) {
          const part = hidden.slice(at, at + HELPFUL);
          const isShown = isTelling(part, hidden) && shown.includes(part);
          assert.ok(
            !isShown || around.includes(part) || spell(around).includes(part),
            `${given}\n  => ${shown}`,
          );
        }
    },
  );
  fc.assert(property, { numRuns: often(3000, 200_000) });
});
