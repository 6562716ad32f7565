import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPENAPI } from '../../service/generated/openapi.ts';
import { ROUTES } from '../../service/http/table.ts';
import { newLedger } from '../ledger/world.ts';
import { call } from './client.ts';
import { startService } from './running.ts';

test('the document is valid by the schema of OpenAPI 3.1', async (t) => {
  const loaded = await import('@seriousme/openapi-schema-validator').catch(() => undefined);
  if (!loaded) return t.skip('@seriousme/openapi-schema-validator is not installed');
  const validator = new loaded.Validator();
  const result = await validator.validate(structuredClone(OPENAPI));
  assert.ok(result.valid, JSON.stringify(result.errors));
  assert.equal(validator.version, '3.1');
  const broken = await new loaded.Validator().validate({ ...OPENAPI, paths: { health: 1 } });
  assert.equal(broken.valid, false, 'the validator can say no');
});

test('the document that is served is the one that was generated', async (t) => {
  const ledger = await newLedger('sqlite');
  const service = await startService(ledger.driver);
  t.after(() => service.stop());
  const { status, body } = await call(service.base, ROUTES.openapi.path);
  assert.equal(status, 200);
  assert.deepEqual(body, OPENAPI);
});

test('the document has every route, each with an id of its own, and nothing else', () => {
  const listed = Object.entries(OPENAPI.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]: [string, { operationId: string }]) => [
      method.toUpperCase(),
      path,
      operationId,
    ]),
  );
  const routes = Object.values(ROUTES).map(({ method, path, id }) => [method, path, id]);
  assert.deepEqual(listed, routes);
  assert.equal(new Set(routes.map(([, , id]) => id)).size, routes.length);
});

test('every reference in the document leads somewhere, and to nothing outside of it', () => {
  const names = new Set(Object.keys(OPENAPI.components.schemas));
  const refs = [...JSON.stringify(OPENAPI).matchAll(/"\$ref":"([^"]+)"/g)];
  assert.ok(refs.length > 10);
  for (const [, ref = ''] of refs)
    assert.ok(names.has(ref.replace('#/components/schemas/', '')), ref);
});
