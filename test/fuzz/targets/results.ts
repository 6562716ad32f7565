import {
  holds,
  isRecorded,
  KINDS,
  labelledCases,
  recordedOf,
  termsFor,
} from '../../test-results/corpus.ts';
import { checksFrom } from '../../../src/test-results/checks.ts';
import { readTestResults } from '../../../src/test-results/read.ts';
import { must, mustBeSound, type Target, headed, withHead } from '../target.ts';
import { logTail, TAIL_LINES, partsOf } from '../../../src/instance/diagnostics.ts';
import { LOGS } from '../../instance/harmless.ts';
import { SECRETS } from '../../instance/secrets.ts';
import { refusalOf } from '../../../src/documents/error.ts';
import type { Finding } from '../../../src/documents/findings.ts';
import {
  type Asked,
  checkHealth,
  blockedProviders,
  blockersOf,
  readBoard,
} from '../../../src/instance/answer.ts';
import { inspect } from '../../plugins/surfaces/documents.ts';
import { WORLD } from '../world.ts';

const SEEDS = new Set([
  'vitest4-green',
  'gotestsum-subtest-skipped',
  'node22-parent-throws',
  'ctrf-playwright-expected-fail',
]);

/** Test results: whatever is in the bytes, the answer is checks or findings, and nothing holds after a failed command. */
export function resultsTarget(): Target {
  return {
    name: 'results',
    seeds: labelledCases()
      .filter(({ id }) => SEEDS.has(id))
      .map(({ results }) => Buffer.from(results)),
    run(input) {
      const read = readTestResults(input, 'results');
      if (!read.ok) return mustBeSound(read.findings);
      const found = checksFrom(read.value, termsFor({ exitStatus: 0 }));
      mustBeSound(found.ok ? found.value.remarks : found.findings);
      const failed = recordedOf(input, { exitStatus: 1 });
      must(
        !isRecorded(failed) || KINDS.every((kind) => !holds(failed[kind])),
        'something passed although the command failed',
      );
    },
    grown: {
      cases: (length) =>
        Buffer.from(`<testsuite>${'<testcase name="a"/>'.repeat(length / 20)}</testsuite>`),
      titles: (length) =>
        Buffer.from(`<testsuite><testcase name="${'a &gt; '.repeat(length / 7)}"/></testsuite>`),
      slashes: (length) =>
        Buffer.from(`<testsuite><testcase name="Test${'/a'.repeat(length / 2)}"/></testsuite>`),
      colons: (length) =>
        Buffer.from(`<testsuite><testcase name="${'a:1:'.repeat(length / 4)}"/></testsuite>`),
      reason: (length) =>
        Buffer.from(
          `<testsuite><testcase name="refresh"><skipped>${'a:1: b\n'.repeat(length / 7)}</skipped></testcase></testsuite>`,
        ),
      suites: (length) =>
        Buffer.from(
          `<testsuites>${'<testsuite name="a" tests="1"/>'.repeat(length / 31)}</testsuites>`,
        ),
      comments: (length) =>
        Buffer.from(`<testsuite>${'<!-- fail 1 -->'.repeat(length / 15)}</testsuite>`),
    },
  };
}

/** A line is cut at 8 KiB; each word of one letter may become `[text]`. */
const LONGEST = 8 * 1024 * 4;

/** Secrets that stand on one line: what they are does not hang on the lines around. */
const ALONE = SECRETS.filter((marked) => !marked.includes('\n'));

/** The end of a log: a secret on a line of its own never comes through, whatever stands above and below. */
export function logTarget(): Target {
  const places = ALONE.map((_marked, index) => String(index));
  const [first = '0', ...others] = places;
  return {
    name: 'log',
    heads: [first, ...others],
    seeds: [
      ...Object.values(LOGS)
        .flat()
        .map(([line], index) => withHead(String(index % ALONE.length), line)),
      withHead('3', '-----BEGIN PRIVATE KEY-----\nq83vEjRWeJA\n-----END PRIVATE KEY-----\nafter'),
      withHead('4', 'password: |\n  abc\nname: token\nvalue: x\n{"msg":"a\\nb","token":"x"}'),
    ],
    run(input) {
      const { head, body } = headed(input);
      const marked = ALONE[Number(head)];
      // Bytes that are no text are refused: here what is text is tried.
      const around = Buffer.from(body).toString('utf8').replaceAll('\0', '');
      if (marked === undefined) return mustBeTail(tailOf(input));
      const middle = around.indexOf('\n', around.length >> 1);
      const above = middle < 0 ? around : around.slice(0, middle);
      const below = middle < 0 ? '' : around.slice(middle + 1);
      const line = marked.replaceAll(/[«»]/g, '');
      const tail = tailOf(Buffer.from([above, line, below].join('\n')));
      mustBeTail(tail);
      const shown = tail.join('\n');
      for (const [, secret = ''] of marked.matchAll(/«([^»]*)»/g)) {
        const isElsewhere =
          around.includes(secret.slice(0, 6)) || around.includes(secret.slice(-6));
        must(secret.length < 6 || isElsewhere || !shown.includes(secret), `${line} came through`);
      }
    },
    grown: {
      'one long line': (length) => Buffer.alloc(length, 'a'),
      'words of a line': (length) => Buffer.from('key '.repeat(length / 4)),
      'names in a line': (length) => Buffer.from('token=[{"'.repeat(length / 9)),
      'lines of names': (length) => Buffer.from('password:\n'.repeat(length / 10)),
      addresses: (length) => Buffer.from('a@a.a.'.repeat(length / 6)),
      'ends of blocks': (length) => Buffer.from('-----BEGIN A-----\n'.repeat(length / 18)),
    },
  };
}

/** The end of a log; nothing where it is no text. */
function tailOf(bytes: Uint8Array): readonly string[] {
  try {
    return logTail(bytes, true, 'a.log');
  } catch (cause) {
    mustBeSound(refusalOf(cause, 'log_encoding_unknown').findings);
    return [];
  }
}

function mustBeTail(lines: readonly string[]): void {
  must(lines.length <= TAIL_LINES, 'more lines than are shown');
  must(
    lines.every((line) => line.length <= LONGEST),
    'a line that is too long',
  );
}

const URL = 'https://instance.example/api/v1/any';

/** Only status 200 and the right shape is an answer of an instance. */
export function answerTarget(): Target {
  return {
    name: 'answer',
    heads: [
      '200 application/json',
      '200 text/html',
      '503 application/problem+json',
      '401 application/json',
      '404',
      '500 application/json',
      '302 application/json',
    ],
    schemas: [
      'provider-readiness',
      'provider-catalogue',
      'caller',
      'workspaces',
      'billing',
      'liveness',
      'service-readiness',
      'problem',
    ],
    seeds: [
      withHead('200 application/json', '{"status":"ok","version":"0.1.0"}'),
      withHead('200 application/json', '{"status":"ready","database":"ok"}'),
      withHead('503 application/problem+json', '{"detail":"database is not ready","status":503}'),
      withHead('200 application/json', '{"providers":[]}'),
    ],
    run(input) {
      const { head, body } = headed(input);
      const [status = '', type = ''] = head.split(' ');
      const asked: Asked = {
        ok: true,
        url: URL,
        answer: { status: Number.parseInt(status, 10) || 0, type, body },
      };
      const answers = { caller: asked, workspaces: asked, catalogue: asked, billing: asked };
      const { parts, findings: faults } = partsOf(answers, 'pinterest');
      const health = checkHealth('it', asked, asked);
      const board = readBoard(asked);
      const findings: Finding[] = [
        ...faults,
        ...health.findings,
        ...(board.ok ? [] : [board.finding]),
      ];
      mustBeSound(findings);
      const isAnswer = status === '200' && type === 'application/json';
      for (const { standing } of Object.values(parts))
        must(standing !== 'told' || isAnswer, 'told by something else');
      must(!health.result.health.ok || isAnswer, 'healthy by something else');
      if (!board.ok) return;
      must(isAnswer, 'a board that is none');
      for (const one of blockedProviders(board.value)) blockersOf(one, 'blockers');
    },
    grown: {
      'providers at fault': (length) =>
        withHead('200 application/json', `{"providers":[${'{},'.repeat(length / 3)}{}]}`),
    },
  };
}

const BLOCK = '<!-- claimgate:claims -->\n\nold\n\n<!-- claimgate:end -->\n';

/** Published documents: what is written into one is what is found there the next time. */
export function surfaceTarget(): Target {
  return {
    name: 'surface',
    heads: ['README.md', 'index.html', 'notes.txt'],
    seeds: [
      withHead(
        'README.md',
        `# Product\n\n${BLOCK}\nCertified for Pinterest. Discord incoming webhook.\n`,
      ),
      withHead('index.html', `<h1>Telegram</h1>\r\n  ${BLOCK.replaceAll('\n', '\r\n')}`),
      withHead(
        'README.md',
        `\ufeff~~~md\n${BLOCK}~~~\n${BLOCK}\n\`\`\`\`\n\`\`\`\nLast.fm supported`,
      ),
      withHead('notes.txt', 'battle tested with Pinterest & Pin\u0301terest'),
    ],
    run(input) {
      const { head, body } = headed(input);
      const file = /^[a-z]+\.(?:md|html|txt)$/i.test(head) ? head : 'README.md';
      const first = inspect(body, { file, allowed: ['Certified for Pinterest'] }, WORLD.claims);
      mustBeSound(first.findings);
      if (first.written === undefined) return;
      const again = inspect(first.written, { file, allowed: [] }, WORLD.claims);
      mustBeSound(again.findings);
      must(again.written === first.written, 'written twice is written otherwise');
      must(
        !again.findings.some(({ code }) => code === 'surface_block_differs'),
        'not what was written',
      );
    },
    grown: {
      markers: (length) => withHead('README.md', '<!-- claimgate:claims -->\n'.repeat(length / 26)),
      blocks: (length) => withHead('README.md', BLOCK.repeat(length / BLOCK.length)),
      fences: (length) => withHead('README.md', '```\n~~~\n'.repeat(length / 8)),
      names: (length) => withHead('README.md', 'Discord '.repeat(length / 8)),
      'names and words': (length) =>
        withHead('README.md', 'Discord supported '.repeat(length / 18)),
      headings: (length) => withHead('README.md', '# supported\nDiscord\n'.repeat(length / 20)),
      'one long word': (length) => withHead('README.md', 'a'.repeat(length)),
      'white space': (length) => withHead('README.md', ' '.repeat(length)),
    },
  };
}
