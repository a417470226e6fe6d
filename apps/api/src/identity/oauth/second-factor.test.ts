import { expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { turnOnApp } from '../two-factor/testing/authenticator-app.ts';
import { setUpOauth } from './testing/set-up-oauth.ts';

const oauth = setUpOauth();

test.each(['vk', 'yandex', 'google', 'steam'] as const)('sign-in by %s requires the second factor', async (service) => {
  const subject = `7656119800000${{ vk: 1001, yandex: 1002, google: 1003, steam: 1004 }[service]}`;
  const { key } = await oauth.completeFlow(service, subject);
  const { body: player } = await oauth.register(key, `factor_${service}`);
  const phone = await turnOnApp(oauth.api, player);

  const again = await oauth.completeFlow(service, subject);
  const pending = again.body as unknown as components['schemas']['SignedInPending'];
  expect(pending).toMatchObject({ success: true, pending: { login: `factor_${service}`, factor: 3 } });
  expect(pending).not.toHaveProperty('data');
  const cabinet = () => oauth.api.request('GET', '/api/cabinet', { as: pending });
  expect((await cabinet()).body).toMatchObject({ error_code: -7 });
  await oauth.api.request('POST', '/api/user/auth/token', { as: pending, body: { code: phone.code() } });
  expect((await cabinet()).status).toBe(200);
});
