import { expect, test } from '@jest/globals';
import { MINUTE_MS } from '@hoshikraft/shared';
import type { SteamAssertion } from '../../integrations/steam.ts';
import { setUpOauth } from './testing/set-up-oauth.ts';

const oauth = setUpOauth();
const STEAM_ID = '76561198000000042';
const VICTIM = '76561198000000001';

async function prepareCallback() {
  const { body } = await oauth.begin('steam');
  return { key: body.oauthKey, ...oauth.identity.signInAtSteam(body.url, STEAM_ID, oauth.api.clock.now()) };
}

const statusAndType = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { details?: { type: string } }).details?.type,
];
const REFUSED = [409, 'service_refused'];

test('the request contains our own addresses, and a valid callback is accepted', async () => {
  const { body } = await oauth.begin('steam');
  const parameters = Object.fromEntries(new URL(body.url).searchParams);
  const { siteUrl } = oauth.api.app.config;
  expect(parameters).toMatchObject({ 'openid.mode': 'checkid_setup', 'openid.realm': siteUrl });
  expect(parameters['openid.return_to']).toMatch(new RegExp(`^${siteUrl}/oauth/steam\\?state=[\\w-]{43}$`));
  const { key, state, openid } = await prepareCallback();
  expect((await oauth.finishFlow('steam', { state, openid }, key)).body).toMatchObject({ outcome: 'register' });
});

const idOf = (steamId: string) => `${oauth.identity.url}/steam/id/${steamId}`;

/** Accepting any of these would sign in as another person or replay a sign-in. */
const forged: [string, (good: SteamAssertion) => Partial<SteamAssertion>][] = [
  ['the endpoint is not Steam', () => ({ op_endpoint: 'https://evil.example/openid/login' })],
  ['the endpoint has a query', ({ op_endpoint: good }) => ({ op_endpoint: `${good}?x=1` })],
  ['it was made for another site', () => ({ return_to: 'https://evil.example/oauth/steam?state=x' })],
  ['it was made for another state', ({ return_to: good }) => ({ return_to: good.replace(/state=.*/, 'state=other') })],
  ['the return address has more parameters', ({ return_to: good }) => ({ return_to: `${good}&next=1` })],
  ['another person is claimed', () => ({ claimed_id: idOf(VICTIM), identity: idOf(VICTIM) })],
  ['claimed id and identity differ', () => ({ claimed_id: idOf(VICTIM) })],
  [
    'the claim is of another host',
    () => {
      const id = `https://steamcommunity.com.evil.example/openid/id/${VICTIM}`;
      return { claimed_id: id, identity: id };
    },
  ],
  [
    'the claim has too few digits',
    () => ({ claimed_id: idOf('7656119800000000'), identity: idOf('7656119800000000') }),
  ],
  [
    'the claim continues after its digits',
    () => {
      const id = `${idOf(VICTIM)}\n`;
      return { claimed_id: id, identity: id };
    },
  ],
  ['the claimed id is not signed', ({ signed: good }) => ({ signed: good.replace('claimed_id,', '') })],
  ['the return address is not signed', ({ signed: good }) => ({ signed: good.replace('return_to,', '') })],
  ['the nonce is not signed', ({ signed: good }) => ({ signed: good.replace('response_nonce,', '') })],
  ['the signature is wrong', () => ({ sig: 'Zm9yZ2Vk' })],
  ['the person cancelled', () => ({ mode: 'cancel' })],
  ['the mode is a verification request', () => ({ mode: 'check_authentication' })],
  ['the OpenID version is another', () => ({ ns: 'http://openid.net/signon/1.1' })],
  ['the nonce is not a time', () => ({ response_nonce: 'now' })],
];

/** Forgeries that only Steam can detect. */
const DETECTED_BY_STEAM = ['another person is claimed', 'the signature is wrong'];

test.each(forged)('an assertion is rejected if %s', async (name, forge) => {
  const { key, state, openid } = await prepareCallback();
  const callback = { ...openid, ...forge(openid) };
  // Our own check must reject it even if Steam confirms it.
  if (!DETECTED_BY_STEAM.includes(name)) oauth.identity.confirmAssertion(callback);
  expect(statusAndType(await oauth.finishFlow('steam', { state, openid: callback }, key))).toEqual(REFUSED);
});

test('a valid assertion that is eleven minutes old is rejected', async () => {
  const { body } = await oauth.begin('steam');
  const old = oauth.identity.signInAtSteam(
    body.url,
    STEAM_ID,
    new Date(oauth.api.clock.now().getTime() - 11 * MINUTE_MS),
  );
  expect(statusAndType(await oauth.finishFlow('steam', old, body.oauthKey))).toEqual(REFUSED);
});

test('a nonce is accepted once, even if Steam confirms it again', async () => {
  const { key, state, openid } = await prepareCallback();
  expect((await oauth.finishFlow('steam', { state, openid }, key)).status).toBe(200);
  const next = await prepareCallback();
  const { body } = await oauth.begin('steam');
  const second = oauth.identity.signInAtSteam(body.url, STEAM_ID, oauth.api.clock.now());
  const repeated = { ...second.openid, response_nonce: openid.response_nonce };
  oauth.identity.confirmAssertion(repeated);
  expect(
    statusAndType(await oauth.finishFlow('steam', { state: second.state, openid: repeated }, body.oauthKey)),
  ).toEqual(REFUSED);
  expect((await oauth.finishFlow('steam', { state: next.state, openid: next.openid }, next.key)).status).toBe(200);
});

test('Steam is called at the configured address regardless of the assertion, and its rejection is final', async () => {
  const { key, state, openid } = await prepareCallback();
  oauth.identity.requests.length = 0;
  const unsigned = { ...openid, assoc_handle: 'another' };
  expect(statusAndType(await oauth.finishFlow('steam', { state, openid: unsigned }, key))).toEqual(REFUSED);
  expect(oauth.identity.requests.map(({ path, form }) => [path, form.get('openid.mode')])).toEqual([
    ['/steam/login', 'check_authentication'],
  ]);
});

test('an assertion with missing, additional or malformed fields is invalid', async () => {
  const { key, state, openid } = await prepareCallback();
  const { sig: _sig, ...without } = openid;
  const wrong = [{ ...openid, 'openid.claimed_id': 'x' }, without, { ...openid, sig: ['a', 'b'] }, [openid], null];
  for (const one of wrong) expect((await oauth.finishFlow('steam', { state, openid: one }, key)).status).toBe(400);
});

test.each([
  ['a similar key', 'is_valid: true\n'],
  ['the key inside another key', 'ns:x\nx_is_valid:true\n'],
  ['a yes after a no', 'is_valid:false \nnot is_valid:true\n'],
  ['an HTML page', '<html>is_valid:true</html>'],
])('%s is not a confirmation by Steam', async (_name, text) => {
  const { key, state, openid } = await prepareCallback();
  oauth.identity.behaviour = { text };
  const { status } = await oauth.finishFlow('steam', { state, openid }, key);
  expect([409, 503]).toContain(status);
});

test.each(['broken', 'silent', 'elsewhere'] as const)(
  'an unavailable Steam is reported, without a sign-in: %s',
  async (behaviour) => {
    const { key, state, openid } = await prepareCallback();
    oauth.identity.behaviour = behaviour;
    expect(statusAndType(await oauth.finishFlow('steam', { state, openid }, key))).toEqual([
      503,
      'service_unavailable',
    ]);
  },
);
