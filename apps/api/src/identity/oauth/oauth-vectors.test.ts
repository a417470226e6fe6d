import { describe, expect, test } from '@jest/globals';
import { MINUTE_MS } from '@hoshikraft/shared';
import { setUpOauth } from './testing/set-up-oauth.ts';

const oauth = setUpOauth();
let people = 0;
const newSubject = (): string => `subject-${(people += 1)}`;
const OVER = [409, 'oauth_over'];
const REFUSED = [409, 'service_refused'];
const AWAY = [503, 'service_unavailable'];
const statusAndType = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { details?: { type: string } }).details?.type,
];

/** Starts a flow and returns the valid parameters of its callback. */
async function prepareCallback(service: 'google' | 'vk' = 'google', as?: Parameters<typeof oauth.finishFlow>[3]) {
  const { body } = await oauth.begin(service, { as });
  const callback = oauth.getCallback(service, body.url, newSubject()) as {
    code: string;
    state: string;
    deviceId?: string;
  };
  return { url: body.url, key: body.oauthKey, callback };
}

describe('the authorization request', () => {
  test('the address has state, PKCE and the configured redirect, regardless of the Host header', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
    const begin = () =>
      oauth.api.request<{ url: string; oauthKey: string }>('POST', '/api/user/oauth/begin', {
        body: { service: 'google' },
        headers,
      });
    const [one, other] = [(await begin()).body, (await begin()).body];
    const parameters = Object.fromEntries(new URL(one.url).searchParams);
    expect(parameters).toMatchObject({
      response_type: 'code',
      client_id: 'our-google',
      redirect_uri: `${oauth.api.app.config.siteUrl}/oauth/google`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(one.url).not.toContain(one.oauthKey);
    const differing = ['state', 'code_challenge'].map((name) => new URL(other.url).searchParams.get(name));
    expect(differing).not.toEqual([parameters['state'], parameters['code_challenge']]);
    expect(other.oauthKey).not.toBe(one.oauthKey);
  });

  test('a code is exchanged with the verifier, only at the configured address', async () => {
    const { key, callback } = await prepareCallback('vk');
    oauth.identity.requests.length = 0;
    expect((await oauth.finishFlow('vk', callback, key)).status).toBe(200);
    const [token, userinfo] = oauth.identity.requests;
    expect([token?.path, Object.fromEntries(token?.form ?? [])]).toEqual([
      '/vk/token',
      {
        grant_type: 'authorization_code',
        code: callback.code,
        redirect_uri: `${oauth.api.app.config.siteUrl}/oauth/vkid`,
        code_verifier: key,
        client_id: 'our-vk',
        device_id: 'a device',
        state: callback.state,
      },
    ]);
    expect([userinfo?.path, userinfo?.authorization]).toEqual(['/vk/userinfo', expect.stringMatching(/^Bearer /)]);
    expect(oauth.identity.requests).toHaveLength(2);
  });
});

describe('an invalid state is rejected before the service is called', () => {
  const expectNoServiceCall = async (refuse: () => Promise<unknown>) => {
    oauth.identity.requests.length = 0;
    await refuse();
    expect(oauth.identity.requests).toEqual([]);
  };

  test.each([
    ['made up', (_good: string) => 'A'.repeat(43)],
    ['cut short', (good: string) => good.slice(1)],
    ['in another case', (good: string) => good.toLowerCase()],
    ['with a suffix', (good: string) => `${good} `],
    ['that is the hash of a valid one', () => '\\x00'],
  ])('%s', async (_name, forge) => {
    const { key, callback } = await prepareCallback();
    await expectNoServiceCall(async () => {
      const forged = { ...callback, state: forge(callback.state) };
      expect(statusAndType(await oauth.finishFlow('google', forged, key))).toEqual(OVER);
    });
    expect((await oauth.finishFlow('google', callback, key)).status).toBe(200);
  });

  test.each([[''], [null], [['x']], [{ $ne: '' }], [0], [true]])('%j is not a state', async (state) => {
    const { key, callback } = await prepareCallback();
    await expectNoServiceCall(async () => {
      expect((await oauth.finishFlow('google', { ...callback, state }, key)).status).toBe(400);
    });
  });

  test('from another browser, or from one without a key', async () => {
    const [mine, theirs] = [await prepareCallback(), await prepareCallback()];
    await expectNoServiceCall(async () => {
      for (const key of [theirs.key, undefined]) {
        expect(statusAndType(await oauth.finishFlow('google', mine.callback, key))).toEqual(OVER);
      }
      expect((await oauth.finishFlow('google', mine.callback, "' OR 1=1 --")).status).toBe(400);
    });
  });

  test('after ten minutes', async () => {
    const { key, callback } = await prepareCallback();
    oauth.api.clock.advance(10 * MINUTE_MS);
    await expectNoServiceCall(async () =>
      expect(statusAndType(await oauth.finishFlow('google', callback, key))).toEqual(OVER),
    );
  });

  test('from another service', async () => {
    const { key, callback } = await prepareCallback();
    await expectNoServiceCall(async () =>
      expect(statusAndType(await oauth.finishFlow('yandex', callback, key))).toEqual(OVER),
    );
  });

  test('started by a visitor and finished by a player, by another player, or the reverse', async () => {
    const [one, other] = [await oauth.api.signUp(), await oauth.api.signUp()];
    const asVisitor = await prepareCallback();
    const asOne = await prepareCallback('google', one);
    await expectNoServiceCall(async () => {
      expect(statusAndType(await oauth.finishFlow('google', asVisitor.callback, asVisitor.key, one))).toEqual(OVER);
      expect(statusAndType(await oauth.finishFlow('google', asOne.callback, asOne.key, other))).toEqual(OVER);
      expect(statusAndType(await oauth.finishFlow('google', asOne.callback, asOne.key))).toEqual(OVER);
    });
    expect((await oauth.finishFlow('google', asOne.callback, asOne.key, one)).body).toMatchObject({
      outcome: 'linked',
    });
  });

  test('used before, whether it succeeded or failed', async () => {
    const { key, callback } = await prepareCallback();
    expect((await oauth.finishFlow('google', callback, key)).status).toBe(200);
    const failed = await prepareCallback();
    expect(statusAndType(await oauth.finishFlow('google', { ...failed.callback, code: 'wrong' }, failed.key))).toEqual(
      REFUSED,
    );
    await expectNoServiceCall(async () => {
      expect(statusAndType(await oauth.finishFlow('google', callback, key))).toEqual(OVER);
      expect(statusAndType(await oauth.finishFlow('google', failed.callback, failed.key))).toEqual(OVER);
    });
  });

  test('of ten parallel callbacks one succeeds', async () => {
    const { key, callback } = await prepareCallback();
    const responses = await Promise.all(Array.from({ length: 10 }, () => oauth.finishFlow('google', callback, key)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter((response) => String(statusAndType(response)) === String(OVER))).toHaveLength(9);
  });
});

describe('a code', () => {
  test('issued to another browser is rejected, because its challenge differs', async () => {
    const [mine, theirs] = [await prepareCallback(), await prepareCallback()];
    const injected = { ...mine.callback, code: theirs.callback.code };
    expect(statusAndType(await oauth.finishFlow('google', injected, mine.key))).toEqual(REFUSED);
  });

  test('rejected by VK ID with a success status is rejected', async () => {
    const { key, callback } = await prepareCallback('vk');
    expect(statusAndType(await oauth.finishFlow('vk', { ...callback, code: 'wrong' }, key))).toEqual(REFUSED);
  });

  test('of another service is rejected', async () => {
    const [google, vk] = [await prepareCallback(), await prepareCallback('vk')];
    const crossed = { ...google.callback, code: vk.callback.code };
    expect(statusAndType(await oauth.finishFlow('google', crossed, google.key))).toEqual(REFUSED);
  });
});

describe('a service that is unavailable', () => {
  test.each(['broken', 'silent'] as const)('is reported before the visitor is sent there: %s', async (behaviour) => {
    oauth.identity.behaviour = behaviour;
    expect(statusAndType(await oauth.begin('google'))).toEqual(AWAY);
  });

  test.each(['broken', 'garbage', 'silent', 'elsewhere'] as const)(
    'is reported by name on return, without a sign-in: %s',
    async (behaviour) => {
      const { key, callback } = await prepareCallback();
      oauth.identity.behaviour = behaviour;
      const response = await oauth.finishFlow('google', callback, key);
      expect(statusAndType(response)).toEqual(AWAY);
      expect(response.body).toMatchObject({ error_code: 9, error_message: 'Google не отвечает' });
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
  ])('that returns %s gives no identity', async (_name, profile) => {
    const { body } = await oauth.begin('google');
    const callback = oauth.identity.consent(body.url, profile);
    expect(statusAndType(await oauth.finishFlow('google', callback, body.oauthKey))).toEqual(AWAY);
  });
});
