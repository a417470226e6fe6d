import { expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { turnOnApp } from '../two-factor/testing/authenticator-app.ts';
import { atServices } from './testing/at-services.ts';

const at = atServices();

test.each(['vk', 'yandex', 'google', 'steam'] as const)(
  'by %s nobody goes round the second factor',
  async (service) => {
    const subject = `7656119800000${{ vk: 1001, yandex: 1002, google: 1003, steam: 1004 }[service]}`;
    const { key } = await at.goThrough(service, subject);
    const { body: player } = await at.register(key, `factor_${service}`);
    const phone = await turnOnApp(at.api, player);

    const again = await at.goThrough(service, subject);
    const pending = again.body as unknown as components['schemas']['SignedInPending'];
    expect(pending).toMatchObject({ success: true, pending: { login: `factor_${service}`, factor: 3 } });
    expect(pending).not.toHaveProperty('data');
    const cabinet = () => at.api.request('GET', '/api/cabinet', { as: pending });
    expect((await cabinet()).body).toMatchObject({ error_code: -7 });
    await at.api.request('POST', '/api/user/auth/token', { as: pending, body: { code: phone.code() } });
    expect((await cabinet()).status).toBe(200);
  },
);
