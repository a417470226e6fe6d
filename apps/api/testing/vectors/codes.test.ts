import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MINUTE_MS } from '@hoshikraft/shared';
import { signInPending, turnOnApp } from '../../src/identity/two-factor/testing/authenticator-app.ts';
import { createChatUser } from '../../src/identity/two-factor/testing/chat-user.ts';
import { createTestApp, type Credentials, type TestApp } from '../test-app.ts';
import { ALIKE, type Asked, FACTORS, PLACES } from './codes.ts';

let api: TestApp;
let asked: Asked;
beforeAll(async () => {
  api = await createTestApp({ content: false });
});
beforeEach(async () => {
  const player = await api.signUp();
  const chat = createChatUser(api);
  await chat.link(player);
  asked = { api, player, chat };
});
afterAll(() => api.close());

const places = Object.keys(PLACES);
const pairs = places.flatMap((from) =>
  places.filter((to) => to !== from && !(ALIKE.includes(from) && ALIKE.includes(to))).map((to) => ({ from, to })),
);

test.each(pairs)('what $from says opens nothing for $to', async ({ from, to }) => {
  const told = await PLACES[from]?.(asked);
  // A bot is asked for a code once a minute.
  api.clock.advance(MINUTE_MS);
  const place = await PLACES[to]?.(asked);
  expect(told?.code).toMatch(/^[\w-]{6,}$/);
  expect(await place?.enter(told?.code)).toBe(false);
  expect(await place?.enter(place.code)).toBe(true);
});

/** Where a code of a second factor is none. */
const LETTERS = places.filter((place) => !place.startsWith('the bot'));
const foreign = [
  ...Object.keys(FACTORS).flatMap((from) => LETTERS.map((to) => ({ from, to }))),
  ...Object.keys(FACTORS)
    .filter((from) => from.startsWith('another session'))
    .flatMap((from) => places.filter((place) => place.startsWith('the bot')).map((to) => ({ from, to }))),
];

test.each(foreign)('a code of $from opens nothing for $to', async ({ from, to }) => {
  const code = await FACTORS[from]?.(asked);
  api.clock.advance(MINUTE_MS);
  const place = await PLACES[to]?.(asked);
  expect(code).toMatch(/^[\w-]{6,}$/);
  expect(await place?.enter(code)).toBe(false);
  expect(await place?.enter(place.code)).toBe(true);
});

test('of forty guesses at once, over eight sign-ins, twenty are looked at', async () => {
  const { player } = asked;
  const phone = await turnOnApp(api, player);
  const waiting: Credentials[] = [];
  for (let one = 0; one < 8; one += 1) waiting.push(await signInPending(api, player));
  const wrong = String((Number(phone.code()) + 1) % 1_000_000).padStart(6, '0');
  const guess = (code: string, at: number) =>
    api.request('POST', '/api/user/auth/token', { ...(waiting[at] && { as: waiting[at] }), body: { code } });
  await Promise.all(Array.from({ length: 40 }, (_, one) => guess(wrong, one % 8)));
  const { rows } = await api.app.pool.query('SELECT failures FROM wrong_codes WHERE player_id = $1', [player.playerId]);
  expect(rows).toEqual([{ failures: 20 }]);
  expect((await guess(phone.code(), 0)).status).not.toBe(200);
  expect(
    (await api.request('POST', '/api/user/auth/prove', { as: player, body: { factorCode: phone.code() } })).status,
  ).toBe(429);
});
