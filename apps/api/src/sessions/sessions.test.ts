import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('a new player is signed in at once', async () => {
  const player = await api.signUp();
  const { status, body } = await api.request('GET', '/api/main', { as: player });
  expect(status).toBe(200);
  expect(body).toMatchObject({ auth: { data: { login: player.login }, balance: 0 } });
});
