import { expect, test } from '@jest/globals';
import { MINUTE_MS } from '@hoshikraft/shared';
import type { SteamAssertion } from '../outside/steam.ts';
import { atServices } from './testing/at-services.ts';

const at = atServices();
const STEAM_ID = '76561198000000042';
const VICTIM = '76561198000000001';

async function aboutToReturn() {
  const { body } = await at.begin('steam');
  return { key: body.oauthKey, ...at.identity.vouch(body.url, STEAM_ID, at.api.clock.now()) };
}

const said = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { details?: { type: string } }).details?.type,
];
const REFUSED = [409, 'service_refused'];

test('the way there names our own addresses, and the way back opens the door', async () => {
  const { body } = await at.begin('steam');
  const asked = Object.fromEntries(new URL(body.url).searchParams);
  const { siteUrl } = at.api.app.config;
  expect(asked).toMatchObject({ 'openid.mode': 'checkid_setup', 'openid.realm': siteUrl });
  expect(asked['openid.return_to']).toMatch(new RegExp(`^${siteUrl}/oauth/steam\\?state=[\\w-]{43}$`));
  const { key, state, openid } = await aboutToReturn();
  expect((await at.comeBack('steam', { state, openid }, key)).body).toMatchObject({ outcome: 'register' });
});

const idOf = (steamId: string) => `${at.identity.url}/steam/id/${steamId}`;

/** Every one of them would let somebody in as somebody else, or again. */
const forged: [string, (good: SteamAssertion) => Partial<SteamAssertion>][] = [
  ['another Steam vouches for it', () => ({ op_endpoint: 'https://evil.example/openid/login' })],
  ['the endpoint has something behind it', ({ op_endpoint: good }) => ({ op_endpoint: `${good}?x=1` })],
  ['it was made for another site', () => ({ return_to: 'https://evil.example/oauth/steam?state=x' })],
  ['it was made for another state', ({ return_to: good }) => ({ return_to: good.replace(/state=.*/, 'state=other') })],
  ['it leads back with more', ({ return_to: good }) => ({ return_to: `${good}&next=1` })],
  ['somebody else is claimed', () => ({ claimed_id: idOf(VICTIM), identity: idOf(VICTIM) })],
  ['claimed and named are two', () => ({ claimed_id: idOf(VICTIM) })],
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
    'the claim goes on after its digits',
    () => {
      const id = `${idOf(VICTIM)}\n`;
      return { claimed_id: id, identity: id };
    },
  ],
  ['what is claimed is not signed', ({ signed: good }) => ({ signed: good.replace('claimed_id,', '') })],
  ['where it leads is not signed', ({ signed: good }) => ({ signed: good.replace('return_to,', '') })],
  ['the nonce is not signed', ({ signed: good }) => ({ signed: good.replace('response_nonce,', '') })],
  ['the signature is another', () => ({ sig: 'Zm9yZ2Vk' })],
  ['the person said no', () => ({ mode: 'cancel' })],
  ['it asks to be believed', () => ({ mode: 'check_authentication' })],
  ['it is another OpenID', () => ({ ns: 'http://openid.net/signon/1.1' })],
  ['the nonce is no moment', () => ({ response_nonce: 'now' })],
];

/** Those that only Steam can tell from a good one. */
const STEAMS_OWN = ['somebody else is claimed', 'the signature is another'];

test.each(forged)('refused: %s', async (name, forge) => {
  const { key, state, openid } = await aboutToReturn();
  const brought = { ...openid, ...forge(openid) };
  // Whatever Steam would say to it.
  if (!STEAMS_OWN.includes(name)) at.identity.stand(brought);
  expect(said(await at.comeBack('steam', { state, openid: brought }, key))).toEqual(REFUSED);
});

test('an assertion that is eleven minutes old is refused, however good', async () => {
  const { body } = await at.begin('steam');
  const old = at.identity.vouch(body.url, STEAM_ID, new Date(at.api.clock.now().getTime() - 11 * MINUTE_MS));
  expect(said(await at.comeBack('steam', old, body.oauthKey))).toEqual(REFUSED);
});

test('a nonce is used once, even if Steam would stand by it again', async () => {
  const { key, state, openid } = await aboutToReturn();
  expect((await at.comeBack('steam', { state, openid }, key)).status).toBe(200);
  const next = await aboutToReturn();
  const { body } = await at.begin('steam');
  const twin = at.identity.vouch(body.url, STEAM_ID, at.api.clock.now());
  const repeated = { ...twin.openid, response_nonce: openid.response_nonce };
  at.identity.stand(repeated);
  expect(said(await at.comeBack('steam', { state: twin.state, openid: repeated }, body.oauthKey))).toEqual(REFUSED);
  expect((await at.comeBack('steam', { state: next.state, openid: next.openid }, next.key)).status).toBe(200);
});

test('Steam is asked at its own address, whatever the assertion says, and its no is a no', async () => {
  const { key, state, openid } = await aboutToReturn();
  at.identity.heard.length = 0;
  const unsigned = { ...openid, assoc_handle: 'another' };
  expect(said(await at.comeBack('steam', { state, openid: unsigned }, key))).toEqual(REFUSED);
  expect(at.identity.heard.map(({ path, form }) => [path, form.get('openid.mode')])).toEqual([
    ['/steam/login', 'check_authentication'],
  ]);
});

test('a field too many, too few or of another kind is no assertion', async () => {
  const { key, state, openid } = await aboutToReturn();
  const { sig: _sig, ...without } = openid;
  const wrong = [{ ...openid, 'openid.claimed_id': 'x' }, without, { ...openid, sig: ['a', 'b'] }, [openid], null];
  for (const one of wrong) expect((await at.comeBack('steam', { state, openid: one }, key)).status).toBe(400);
});

test.each([
  ['yes, in other words', 'is_valid: true\n'],
  ['yes, inside another line', 'ns:x\nx_is_valid:true\n'],
  ['yes, after a no', 'is_valid:false \nnot is_valid:true\n'],
  ['a page', '<html>is_valid:true</html>'],
])('%s is not Steam standing by it', async (_name, text) => {
  const { key, state, openid } = await aboutToReturn();
  at.identity.mood = { text };
  const { status } = await at.comeBack('steam', { state, openid }, key);
  expect([409, 503]).toContain(status);
});

test.each(['broken', 'silent', 'elsewhere'] as const)('Steam away is said, and nobody is let in: %s', async (mood) => {
  const { key, state, openid } = await aboutToReturn();
  at.identity.mood = mood;
  expect(said(await at.comeBack('steam', { state, openid }, key))).toEqual([503, 'service_unavailable']);
});
