import type { components } from '@hoshikraft/contract';
import { createDatabase, type RunningPostgres, startPostgres } from '@hoshikraft/testkit';
import { solveCaptcha } from '@hoshikraft/testkit/stack';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { call, register, signIn } from './caller.ts';
import { apiNode, type OwnProcess } from './own-process.ts';
import { type SandboxProcess, sandboxProcess } from './sandbox-process.ts';

type Schemas = components['schemas'];

const SERVICES = ['vk', 'yandex', 'google', 'steam'] as const;
type Service = (typeof SERVICES)[number];
const PASSWORD = 'long enough for two nodes';

let postgres: RunningPostgres;
let outside: SandboxProcess;
let node: OwnProcess;
beforeAll(async () => {
  [postgres, outside] = await Promise.all([startPostgres(), sandboxProcess()]);
  const root = `${outside.url}/identity`;
  const places = ['vk', 'google', 'yandex'].flatMap((name) => {
    const setting = `OAUTH_${name.toUpperCase()}`;
    return [
      [`${setting}_ISSUER`, `${root}/${name}`],
      [`${setting}_AUTHORIZE_URL`, `${root}/${name}/authorize`],
      [`${setting}_TOKEN_URL`, `${root}/${name}/token`],
      [`${setting}_USERINFO_URL`, `${root}/${name}/userinfo`],
    ];
  });
  node = await apiNode({
    DATABASE_URL: await createDatabase(postgres.url),
    RATE_LIMITS: 'off',
    WRITE_DEADLINE_MS: '60000',
    STEAM_OPENID_URL: `${root}/steam`,
    ...Object.fromEntries(places),
    ...outside.environment,
  });
  await outside.start();
  await node.start();
  await register(node.url, 'by_password', await solveCaptcha(node.url));
});
afterAll(async () => {
  await node.end();
  await outside.end();
  await postgres.stop();
});
afterEach(async () => {
  for (const of of SERVICES) await outside.post('/faults', { of, kind: 'none' });
});

let strangers = 0;

/** Signs in at a service as a new person; returns a function that sends the parameters of the callback to the API. */
async function comeFrom(service: Service): Promise<() => Promise<{ status: number; body: unknown }>> {
  const begun = await call<Schemas['OauthBegun']>(`${node.url}/api/user/oauth/begin`, {}, { service });
  expect(begun.status).toBe(200);
  const page = new URL(begun.body.url);
  page.pathname = page.pathname.replace(/[^/]+$/, 'choose');
  const chosen = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ person: 'new', name: `Stranger ${(strangers += 1)}` }),
  });
  const brought = new URL(chosen.headers.get('location') ?? '').searchParams;
  const of = (name: string) => brought.get(name) ?? '';
  const openid = Object.fromEntries(
    [...brought].filter(([name]) => name.startsWith('openid.')).map(([name, value]) => [name.slice(7), value]),
  );
  const code = { code: of('code'), state: of('state'), ...(service === 'vk' && { deviceId: of('device_id') }) };
  const body = service === 'steam' ? { state: of('state'), openid } : code;
  return () => call(`${node.url}/api/user/oauth/${service}`, { 'oauth-key': begun.body.oauthKey }, body);
}

const troubles = SERVICES.flatMap((service) =>
  (['down', 'slow', 'garbage'] as const).map((kind) => ({ service, kind })),
);

test.each(troubles)(
  '$service that is $kind is named to who comes from there, other doors are open, and afterwards it lets in by itself',
  async ({ service, kind }) => {
    const comeBack = await comeFrom(service);
    await outside.post('/faults', { of: service, kind, count: 1000, ms: 60_000 });
    const refused = await comeBack();
    const names = { vk: 'VK ID', yandex: 'Yandex', google: 'Google', steam: 'Steam' };
    expect(refused).toMatchObject({
      status: 503,
      body: {
        error_message: expect.stringContaining(names[service]),
        details: { type: 'service_unavailable', description: expect.stringMatching(/^\p{Lu}.+\.$/u) },
      },
    });
    expect(await signIn(node.url, 'by_password', PASSWORD)).toHaveProperty('access-token');
    const other = SERVICES[(SERVICES.indexOf(service) + 1) % SERVICES.length] as Service;
    expect(await (await comeFrom(other))()).toMatchObject({ status: 200, body: { outcome: 'register' } });
    await outside.post('/faults', { of: service, kind: 'none' });
    // What was begun is used up: one goes there anew.
    expect(await comeBack()).toMatchObject({ status: 409, body: { details: { type: 'oauth_over' } } });
    expect(await (await comeFrom(service))()).toMatchObject({ status: 200, body: { outcome: 'register', service } });
  },
);
