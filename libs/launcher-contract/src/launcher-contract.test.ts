import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseSocketMessage, serviceErrors } from './index.ts';

const description = JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, { security: unknown[]; responses: Record<string, unknown> }>>;
  components: { schemas: { Error: { properties: { error_code: { enum: number[] } } } } };
};

test('every call of the local service requires the token, and declares 403', () => {
  for (const [path, item] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      expect([path, method, operation.security]).toEqual([path, method, [{ token: [] }]]);
      expect(Object.keys(operation.responses)).toContain('403');
    }
  }
});

test('the error registry and the contract have the same codes', () => {
  const known = new Set(Object.values(serviceErrors).map(({ code }) => code));
  expect([...known].sort((a, b) => a - b)).toEqual(description.components.schemas.Error.properties.error_code.enum);
});

test.each(['', 'null', '[]', '{"type":"weather"}', '{"seq":1}', '{'])('%j is not a message of the socket', (text) => {
  expect(parseSocketMessage(text)).toBeNull();
});

test('a message of the socket is parsed unchanged', () => {
  const message = { type: 'hello', epoch: 'e', seq: 0, ts: 't', protocol: 1, lastSeq: 0 };
  expect(parseSocketMessage(JSON.stringify(message))).toEqual(message);
});
