import { parseCallback } from './oauth-callback.ts';

const FIELDS = 'ns mode op_endpoint claimed_id identity return_to response_nonce assoc_handle signed sig'.split(' ');
const assertion = FIELDS.map((name) => `openid.${name}=${name}-said`).join('&');

test('a code is parsed with its state, from VK ID with its device too, without other parameters', () => {
  expect(parseCallback('google', '?code=c%2F1&state=s&iss=https://x&scope=openid')).toEqual({
    kind: 'granted',
    grant: { service: 'google', body: { code: 'c/1', state: 's' } },
  });
  expect(parseCallback('vk', '?code=c&state=s&device_id=d&type=code_v2&expires_in=600')).toEqual({
    kind: 'granted',
    grant: { service: 'vk', body: { code: 'c', state: 's', deviceId: 'd' } },
  });
});

test('every field of Steam is parsed, without its prefix', () => {
  expect(parseCallback('steam', `?state=s&${assertion}&openid.more=x`)).toEqual({
    kind: 'granted',
    grant: {
      service: 'steam',
      body: { state: 's', openid: Object.fromEntries(FIELDS.map((name) => [name, `${name}-said`])) },
    },
  });
});

test.each([
  ['google', '?error=access_denied&state=s', 'declined'],
  ['vk', '?error=access_denied&code=c&state=s&device_id=d', 'declined'],
  ['google', '?error=server_error', 'refused'],
  ['steam', '?state=s&openid.mode=cancel', 'declined'],
  ['google', '', 'nothing'],
  ['google', '?code=c', 'nothing'],
  ['google', '?state=s', 'nothing'],
  ['google', '?code=&state=s', 'nothing'],
  ['google', '?code=mine&code=theirs&state=s', 'nothing'],
  ['vk', '?code=c&state=s', 'nothing'],
  ['steam', `?${assertion}`, 'nothing'],
  ['steam', `?state=s&${assertion}&openid.claimed_id=another`, 'nothing'],
  ['steam', `?state=s&${assertion.replace('&openid.sig=sig-said', '')}`, 'nothing'],
] as const)('%s%s is %s', (service, search, kind) => {
  expect(parseCallback(service, search)).toEqual({ kind });
});
