import { describe, expect, test } from '@jest/globals';
import { MINUTE_MS } from '@hoshikraft/shared';
import { atServices } from './testing/at-services.ts';

const at = atServices();
let people = 0;
const somebody = (): string => `subject-${(people += 1)}`;
const OVER = [409, 'oauth_over'];
const REFUSED = [409, 'service_refused'];
const AWAY = [503, 'service_unavailable'];
const said = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { details?: { type: string } }).details?.type,
];

/** Somebody is about to come back from a service, all of it good. */
async function aboutToReturn(service: 'google' | 'vk' = 'google', as?: Parameters<typeof at.comeBack>[3]) {
  const { body } = await at.begin(service, { as });
  const brought = at.bringBack(service, body.url, somebody()) as { code: string; state: string; deviceId?: string };
  return { url: body.url, key: body.oauthKey, brought };
}

describe('where one is sent', () => {
  test('the address has state, PKCE and a way back by configuration, whatever host was asked', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
    const ask = () =>
      at.api.request<{ url: string; oauthKey: string }>('POST', '/api/user/oauth/begin', {
        body: { service: 'google' },
        headers,
      });
    const [one, other] = [(await ask()).body, (await ask()).body];
    const asked = Object.fromEntries(new URL(one.url).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'our-google',
      redirect_uri: `${at.api.app.config.siteUrl}/oauth/google`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(one.url).not.toContain(one.oauthKey);
    const differing = ['state', 'code_challenge'].map((name) => new URL(other.url).searchParams.get(name));
    expect(differing).not.toEqual([asked['state'], asked['code_challenge']]);
    expect(other.oauthKey).not.toBe(one.oauthKey);
  });

  test('a code is exchanged with the verifier, at the configured address alone', async () => {
    const { key, brought } = await aboutToReturn('vk');
    at.identity.heard.length = 0;
    expect((await at.comeBack('vk', brought, key)).status).toBe(200);
    const [token, userinfo] = at.identity.heard;
    expect([token?.path, Object.fromEntries(token?.form ?? [])]).toEqual([
      '/vk/token',
      {
        grant_type: 'authorization_code',
        code: brought.code,
        redirect_uri: `${at.api.app.config.siteUrl}/oauth/vkid`,
        code_verifier: key,
        client_id: 'our-vk',
        device_id: 'a device',
        state: brought.state,
      },
    ]);
    expect([userinfo?.path, userinfo?.authorization]).toEqual(['/vk/userinfo', expect.stringMatching(/^Bearer /)]);
    expect(at.identity.heard).toHaveLength(2);
  });
});

describe('a state is refused before the service is asked anything', () => {
  const heardNothing = async (refuse: () => Promise<unknown>) => {
    at.identity.heard.length = 0;
    await refuse();
    expect(at.identity.heard).toEqual([]);
  };

  test.each([
    ['of nobody', (_good: string) => 'A'.repeat(43)],
    ['cut short', (good: string) => good.slice(1)],
    ['in other letters', (good: string) => good.toLowerCase()],
    ['with something behind it', (good: string) => `${good} `],
    ['that is the hash of a good one', () => '\\x00'],
  ])('%s', async (_name, forge) => {
    const { key, brought } = await aboutToReturn();
    await heardNothing(async () => {
      const forged = { ...brought, state: forge(brought.state) };
      expect(said(await at.comeBack('google', forged, key))).toEqual(OVER);
    });
    expect((await at.comeBack('google', brought, key)).status).toBe(200);
  });

  test.each([[''], [null], [['x']], [{ $ne: '' }], [0], [true]])('%j is none at all', async (state) => {
    const { key, brought } = await aboutToReturn();
    await heardNothing(async () => {
      expect((await at.comeBack('google', { ...brought, state }, key)).status).toBe(400);
    });
  });

  test('brought by another browser, or by none that holds a key', async () => {
    const [mine, theirs] = [await aboutToReturn(), await aboutToReturn()];
    await heardNothing(async () => {
      for (const key of [theirs.key, undefined]) {
        expect(said(await at.comeBack('google', mine.brought, key))).toEqual(OVER);
      }
      expect((await at.comeBack('google', mine.brought, "' OR 1=1 --")).status).toBe(400);
    });
  });

  test('after ten minutes', async () => {
    const { key, brought } = await aboutToReturn();
    at.api.clock.advance(10 * MINUTE_MS);
    await heardNothing(async () => expect(said(await at.comeBack('google', brought, key))).toEqual(OVER));
  });

  test('brought from another service', async () => {
    const { key, brought } = await aboutToReturn();
    await heardNothing(async () => expect(said(await at.comeBack('yandex', brought, key))).toEqual(OVER));
  });

  test('begun by a visitor and ended by a player, or by another player, or the other way round', async () => {
    const [one, other] = [await at.api.signUp(), await at.api.signUp()];
    const asVisitor = await aboutToReturn();
    const asOne = await aboutToReturn('google', one);
    await heardNothing(async () => {
      expect(said(await at.comeBack('google', asVisitor.brought, asVisitor.key, one))).toEqual(OVER);
      expect(said(await at.comeBack('google', asOne.brought, asOne.key, other))).toEqual(OVER);
      expect(said(await at.comeBack('google', asOne.brought, asOne.key))).toEqual(OVER);
    });
    expect((await at.comeBack('google', asOne.brought, asOne.key, one)).body).toMatchObject({ outcome: 'linked' });
  });

  test('used before, whatever came of it', async () => {
    const { key, brought } = await aboutToReturn();
    expect((await at.comeBack('google', brought, key)).status).toBe(200);
    const spoilt = await aboutToReturn();
    expect(said(await at.comeBack('google', { ...spoilt.brought, code: 'wrong' }, spoilt.key))).toEqual(REFUSED);
    await heardNothing(async () => {
      expect(said(await at.comeBack('google', brought, key))).toEqual(OVER);
      expect(said(await at.comeBack('google', spoilt.brought, spoilt.key))).toEqual(OVER);
    });
  });

  test('of ten at once one goes on', async () => {
    const { key, brought } = await aboutToReturn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => at.comeBack('google', brought, key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => String(said(answer)) === String(OVER))).toHaveLength(9);
  });
});

describe('a code', () => {
  test('that was given to another browser is worth nothing: its challenge is another', async () => {
    const [mine, theirs] = [await aboutToReturn(), await aboutToReturn()];
    const injected = { ...mine.brought, code: theirs.brought.code };
    expect(said(await at.comeBack('google', injected, mine.key))).toEqual(REFUSED);
  });

  test('that VK ID refuses is refused, though it says so with the status of success', async () => {
    const { key, brought } = await aboutToReturn('vk');
    expect(said(await at.comeBack('vk', { ...brought, code: 'wrong' }, key))).toEqual(REFUSED);
  });

  test('of another service is worth nothing', async () => {
    const [google, vk] = [await aboutToReturn(), await aboutToReturn('vk')];
    const crossed = { ...google.brought, code: vk.brought.code };
    expect(said(await at.comeBack('google', crossed, google.key))).toEqual(REFUSED);
  });
});

describe('a service that is down', () => {
  test.each(['broken', 'silent'] as const)('is said so before anybody goes there: %s', async (mood) => {
    at.identity.mood = mood;
    expect(said(await at.begin('google'))).toEqual(AWAY);
  });

  test.each(['broken', 'garbage', 'silent', 'elsewhere'] as const)(
    'on the way back says so, in its own name, and nobody is let in: %s',
    async (mood) => {
      const { key, brought } = await aboutToReturn();
      at.identity.mood = mood;
      const answer = await at.comeBack('google', brought, key);
      expect(said(answer)).toEqual(AWAY);
      expect(answer.body).toMatchObject({ error_code: 9, error_message: 'Google не отвечает' });
    },
  );

  test.each([
    ['nobody', {}],
    ['an array', []],
    ['nothing', null],
    ['an empty name', { sub: '' }],
    ['an object', { sub: { $ne: null } }],
    ['a fraction', { sub: 7.5 }],
    ['too much', { sub: '7'.repeat(256) }],
    ['letters that look like others', { sub: 'а7' }],
  ])('names %s: that is no identity', async (_name, profile) => {
    const { body } = await at.begin('google');
    const brought = at.identity.consent(body.url, profile);
    expect(said(await at.comeBack('google', brought, body.oauthKey))).toEqual(AWAY);
  });
});
