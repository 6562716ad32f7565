import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS } from '../../src/documents/json.ts';
import { createToken, listTokens } from '../../service/access/tokens.ts';
import { AT, newLedger } from '../ledger/world.ts';

test('every token is listed, however many there are, so that each can be revoked', async () => {
  const { driver } = await newLedger('sqlite');
  const made = { audience: 'api', name: 'old', scopes: ['readiness:read'], createdAt: AT } as const;
  const { record } = await createToken(driver, { ...made, expiresAt: AT + DAY_MS });
  await driver.write(async (connection) => {
    for (let count = 0; count < 1000; count += 1) {
      const hex = String(count).padStart(64, '0');
      await connection.query(
        `insert into service_tokens (id, digest, audience, name, scopes, created_at, expires_at)
         values ($1, $2, 'api', 'new', 'readiness:read', $3, $4)`,
        [hex.slice(32), `sha256:${hex}`, AT + 1, AT + DAY_MS],
      );
    }
  });
  const tokens = await driver.read(listTokens);
  assert.equal(tokens.length, 1001);
  assert.equal(tokens.at(-1)?.id, record.id);
});
