import assert from 'node:assert/strict';
import { test } from 'node:test';
import { append, verifyLedger } from '../../src/ledger/index.ts';
import { valueOf } from '../trust/expect.ts';
import { withRoles } from './database-roles.ts';
import { certified, exported } from './export-world.ts';
import { contextAt, control, item } from './world.ts';

/** Types of questions that the server answers by conversion, and that somebody's own function fits better. */
const PLANTED = [
  'concat_ws(text, "char", "char", boolean, boolean)',
  'concat_ws(text, "char", smallint, smallint, integer, text, text, name, name, text, "char", boolean, text, text)',
  'concat_ws(text, "char", smallint)',
  'concat_ws(text, "char", boolean)',
  'format(text, name)',
  'format(text, text)',
  'format(text, name, text)',
  'format(text, text, text)',
  'hashtextextended(text, integer)',
  'array_length(smallint[], integer)',
  'to_jsonb(pg_constraint)',
  'quote_ident(name)',
  'set_config(text, text, boolean)',
  'pg_get_expr(pg_node_tree, oid)',
];

test('[T407] nothing that another role defines in the schema of a ledger is ever called', async () => {
  const ledger = await certified('postgres');
  const body = "language plpgsql as $$ begin raise exception 'called'; end $$";
  await ledger.raw(
    ...PLANTED.map((name) => `create function public.${name} returns text ${body}`),
    `create function public.joined(text, name) returns text ${body}`,
    `create function public.added(text, integer) returns text ${body}`,
    'create operator public.|| (leftarg = text, rightarg = name, function = public.joined)',
    'create operator public.|| (leftarg = text, rightarg = integer, function = public.added)',
  );
  assert.deepEqual((await verifyLedger(ledger.driver)).findings, []);
  valueOf(await exported(ledger));
  valueOf(await append(ledger.driver, [item('control', control())], contextAt()));
  await (await withRoles(ledger)).remove();
});
