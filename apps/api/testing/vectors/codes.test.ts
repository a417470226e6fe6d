import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MINUTE_MS } from '@hoshikraft/shared';
import { signInPending, turnOnApp } from '../../src/identity/two-factor/testing/authenticator-app.ts';
import { createChatUser } from '../../src/identity/two-factor/testing/chat-user.ts';
import { createTestApp, type Credentials, type TestApp } from '../test-app.ts';
import { type CodeContext, FACTORS, PURPOSES, SAME_PURPOSE } from './codes.ts';

let api: TestApp;
let context: CodeContext;
beforeAll(async () => {
  api = await createTestApp({ content: false });
});
beforeEach(async () => {
  const player = await api.signUp();
  const chat = createChatUser(api);
  await chat.link(player);
  context = { api, player, chat };
});
afterAll(() => api.close());

const purposes = Object.keys(PURPOSES);
const pairs = purposes.flatMap((from) =>
  purposes
    .filter((to) => to !== from && !(SAME_PURPOSE.includes(from) && SAME_PURPOSE.includes(to)))
    .map((to) => ({ from, to })),
);

test.each(pairs)('a code from $from is refused by $to', async ({ from, to }) => {
  const issued = await PURPOSES[from]?.(context);
  // A bot sends one code a minute.
  api.clock.advance(MINUTE_MS);
  const target = await PURPOSES[to]?.(context);
  expect(issued?.code).toMatch(/^[\w-]{6,}$/);
  expect(await target?.enter(issued?.code)).toBe(false);
  expect(await target?.enter(target.code)).toBe(true);
});

/** Purposes that do not accept a second factor. */
const NO_FACTOR = purposes.filter((target) => !target.startsWith('the bot'));
const foreign = [
  ...Object.keys(FACTORS).flatMap((from) => NO_FACTOR.map((to) => ({ from, to }))),
  ...Object.keys(FACTORS)
    .filter((from) => from.startsWith('another session'))
    .flatMap((from) => purposes.filter((target) => target.startsWith('the bot')).map((to) => ({ from, to }))),
];

test.each(foreign)('a code of $from is refused by $to', async ({ from, to }) => {
  const code = await FACTORS[from]?.(context);
  api.clock.advance(MINUTE_MS);
  const target = await PURPOSES[to]?.(context);
  expect(code).toMatch(/^[\w-]{6,}$/);
  expect(await target?.enter(code)).toBe(false);
  expect(await target?.enter(target.code)).toBe(true);
});

test('of forty parallel guesses over eight sign-ins, twenty are checked', async () => {
  const { player } = context;
  const phone = await turnOnApp(api, player);
  const pending: Credentials[] = [];
  for (let one = 0; one < 8; one += 1) pending.push(await signInPending(api, player));
  const wrong = String((Number(phone.code()) + 1) % 1_000_000).padStart(6, '0');
  const guess = (code: string, at: number) =>
    api.request('POST', '/api/user/auth/token', { ...(pending[at] && { as: pending[at] }), body: { code } });
  await Promise.all(Array.from({ length: 40 }, (_, one) => guess(wrong, one % 8)));
  const { rows } = await api.app.pool.query('SELECT failures FROM wrong_codes WHERE player_id = $1', [player.playerId]);
  expect(rows).toEqual([{ failures: 20 }]);
  expect((await guess(phone.code(), 0)).status).not.toBe(200);
  expect(
    (await api.request('POST', '/api/user/auth/prove', { as: player, body: { factorCode: phone.code() } })).status,
  ).toBe(429);
});
