import { listSchemas, schemaNamed } from '../../app/list-schemas.ts';
import type { Command } from '../command.ts';
import { argument } from '../options.ts';

export const command: Command = {
  positionals: { name: argument('which schema; without it, lists all') },
  offers: { name: () => listSchemas().map(({ name }) => name) },
  examples: {
    'claimgate schema': 'list the JSON Schemas of all documents',
    'claimgate schema contract > contract.schema.json':
      'one of them, complete in itself, for an editor or a validator',
  },
  async run({ args }) {
    const name = args.text('name');
    if (name === undefined) {
      const schemas = listSchemas();
      const lines = schemas.map(
        (one) => `${one.name.padEnd(24)} ${one.title.padEnd(26)} ${one.file}`,
      );
      return { result: { schemas: [...schemas] }, lines };
    }
    const schema = schemaNamed(name);
    const lines = JSON.stringify(schema.schema, null, 2).split('\n');
    return { result: { schemas: [schema] }, lines };
  },
};
