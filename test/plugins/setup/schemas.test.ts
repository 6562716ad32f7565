import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { listSchemas, schemaNamed } from '../../../src/program/schema.ts';
import {
  approvalTemplate,
  claimTemplate,
  contractTemplate,
  controlTemplate,
  factsTemplate,
  runTemplate,
  trustTemplate,
  withFacts,
} from '../../../src/cli/evidence/templates.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/documents/json.ts';
import { validatorOf } from '../../documents/published.ts';
import { particulars } from './particulars.ts';

const ROOT = join(import.meta.dirname, '../../..');
const of = particulars();

/** Every template, by the schema that it has to fit. */
const TEMPLATES: readonly (readonly [schema: string, document: object])[] = [
  ['contract', contractTemplate(of)],
  ['certification-run', runTemplate(of, 'local')],
  ['certification-run', runTemplate(of, 'live')],
  ['control-event', controlTemplate(of)],
  ['approval-review', approvalTemplate(of)],
  ['approval-review', approvalTemplate(particulars({ tier: 'not_required' }))],
  ['runtime-facts', factsTemplate(of)],
  ['trust-description', trustTemplate('hosted-eu', of.at)],
  ['public-claims', { schema_version: 1, claims: [claimTemplate(of)] }],
];

describe('schema', () => {
  for (const { name, file } of listSchemas()) {
    test(`${name} is complete in itself`, () => {
      const { schema } = schemaNamed(name);
      const references = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]*)"/g)];
      for (const [, reference] of references) assert.match(reference ?? '', /^#(?:\/|$)/);
      validatorOf(name);
      assert.ok(readFileSync(join(ROOT, file), 'utf8').includes(`"title": "`));
    });
  }

  test('an unknown name is refused with the nearest one', () => {
    for (const name of ['contracts', 'common', '../package'])
      assert.throws(() => schemaNamed(name), { code: 'schema_unknown' });
  });

  test('every file of the folder is listed, but for the shared definitions', () => {
    const files = readdirSync(join(ROOT, 'schemas')).map((file) => `schemas/${file}`);
    const listed = listSchemas().map(({ file }) => file);
    assert.deepEqual([...listed, 'schemas/common.v1.schema.json'].toSorted(), files.toSorted());
  });

  test('an editor finds everything in the file of a document that names its schema', () => {
    for (const { file } of listSchemas()) {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const { properties = {} } = JSON.parse(text) as { properties?: Record<string, unknown> };
      if ('$schema' in properties) assert.doesNotMatch(text, /"\$ref": "urn:/, file);
    }
  });

  test('says what each member of what people write means', () => {
    for (const [name] of TEMPLATES)
      for (const line of describedMembers(name))
        assert.match(
          line,
          /^[a-z0-9_.[\]]+: (?!see below|array|object|string)./,
          `${name}: ${line}`,
        );
  });
});

describe('templates', () => {
  for (const [name, document] of TEMPLATES) {
    test(`fit the schema ${name}`, () => {
      const validate = validatorOf(name);
      assert.ok(validate(document), JSON.stringify(validate.errors));
    });
  }

  test('a run ends with its review at the latest', () => {
    const review = { expires_at: '2026-03-10T00:00:00Z' };
    assert.equal(runTemplate(of, 'live', review).expires_at, review.expires_at);
  });

  test('facts that are there stay, and old ones stay old', () => {
    const known = { ...factsTemplate(of), generated_at: '2026-01-01T00:00:00Z' };
    assert.deepEqual(withFacts(known, factsTemplate(of)), known);
    const more = factsTemplate(particulars({ operation: 'publish_scheduled' }));
    const both = withFacts(known, more);
    assert.equal(both.generated_at, known.generated_at);
    assert.deepEqual(both.implemented, [...known.implemented, ...more.implemented]);
    assert.deepEqual(both.accounts, known.accounts);
  });
});

describe('package', () => {
  const { files, repository, homepage, bugs } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ) as { files: string[]; repository: { url: string }; homepage: string; bugs: { url: string } };
  // npm adds these by itself.
  const shipped = ['README.md', 'LICENSE', 'package.json', ...files];
  const home = 'https://github.com/claimgate/claimgate';

  test('says where its source, its page and its issues are', () => {
    assert.equal(repository.url, `git+${home}.git`);
    assert.equal(homepage, `${home}#readme`);
    assert.equal(bugs.url, `${home}/issues`);
  });

  test('its README links to files that it holds, or to files of the repository by their address', () => {
    const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const tracked = new Set(
      execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n'),
    );
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      const [path = ''] = target.split('#');
      const own = /^https:\/\/github\.com\/claimgate\/claimgate\/blob\/main\/(.+)$/.exec(path)?.[1];
      if (own !== undefined) assert.ok(tracked.has(own), target);
      else if (!/^(?:https:|$)/.test(path))
        assert.ok(
          shipped.some((one) => path === one || path.startsWith(`${one}/`)),
          target,
        );
    }
  });
});

/** Describes each member of a schema on a line. */
function describedMembers(name: string): readonly string[] {
  const { schema } = schemaNamed(name);
  assert.ok(schema !== null);
  const root: JsonObject = { ...schema };
  return membersOf(root, root, '', 0);
}

const MAX_DEPTH = 4;

function membersOf(node: JsonValue, root: JsonObject, path: string, depth: number): string[] {
  const described = resolved(node, root);
  const properties = pick(described, 'properties');
  if (!isJsonObject(properties) || depth > MAX_DEPTH) return [];
  return Object.entries(properties).flatMap(([member, value]) => {
    const shape = resolved(value, root);
    const isList = pick(shape, 'type') === 'array';
    const at = `${path}${member}${isList ? '[]' : ''}`;
    const inner = isList ? (pick(shape, 'items') ?? null) : shape;
    return [`${at}: ${meaningOf(value, root)}`, ...membersOf(inner, root, `${at}.`, depth + 1)];
  });
}

function meaningOf(value: JsonValue, root: JsonObject): string {
  const shape = resolved(value, root);
  const items = resolved(pick(shape, 'items') ?? null, root);
  const own = textOf(pick(value, 'description')) || textOf(pick(shape, 'description'));
  const choices = pick(shape, 'enum') ?? pick(items, 'enum');
  const constant = pick(shape, 'const');
  const said = [
    own || textOf(pick(items, 'description')),
    ...(Array.isArray(choices) ? [`one of ${choices.map(String).join(', ')}`] : []),
    ...(constant === undefined ? [] : [`always ${JSON.stringify(constant)}`]),
  ].filter((one) => one !== '');
  return said.join('; ') || textOf(pick(shape, 'type')) || 'see below';
}

function resolved(node: JsonValue, root: JsonObject): JsonValue {
  const reference = pick(node, '$ref');
  if (typeof reference !== 'string') return node;
  const names = reference.replace(/^#\//, '').split('/');
  const target = names.reduce<JsonValue>((at, name) => pick(at, name) ?? null, root);
  return resolved(target, root);
}

function pick(node: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(node) ? node[name] : undefined;
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
