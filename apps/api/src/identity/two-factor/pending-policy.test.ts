import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operationPolicy } from '@hoshikraft/contract/policy';
import { type Credentials, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describedOperations } from '../../platform/http/description.ts';
import { signInPending, turnOnApp } from './testing/authenticator-app.ts';

let api: TestApp;
let pending: Credentials;
beforeAll(async () => {
  api = await createTestApp();
  const player = await api.signUp();
  await turnOnApp(api, player);
  pending = await signInPending(api, player);
});
afterAll(() => api.close());

const forSessions = describedOperations.filter(({ operationId }) =>
  ['session', 'optional'].includes(operationPolicy[operationId].security),
);

test.each(forSessions.filter(({ operationId }) => !operationPolicy[operationId].pending))(
  '$operationId returns -7',
  async ({ method, url }) => {
    const response = await api.server.inject({
      method,
      url: url.replace(/:\w+/g, 'a-slug'),
      headers: { 'access-id': pending.accessId, 'access-token': pending.accessToken },
      ...(method === 'POST' ? { payload: {} } : {}),
    });
    expect([response.statusCode, response.json<{ error_code: number }>().error_code]).toEqual([403, -7]);
  },
);

test('only operations of the second factor are available', () => {
  const open = forSessions.filter(({ operationId }) => operationPolicy[operationId].pending);
  expect(open.map(({ operationId }) => operationId).sort()).toEqual([
    'beginPasskeyCheck',
    'getConfirmationCode',
    'logout',
    'refreshLauncherSession',
    'refreshSession',
    'sendConfirmationCode',
  ]);
});
