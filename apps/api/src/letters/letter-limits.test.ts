import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { addPlayer } from '../../testing/players.ts';
import type { Player } from '../../testing/players.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { waitForLetter } from './letter-limits.ts';
import { sendLetter } from './send-letter.ts';

let api: TestApp;
let player: Player;
beforeAll(async () => {
  api = await createTestApp({ content: false });
  player = await addPlayer(api, 0);
});
afterAll(() => api.close());
beforeEach(() => api.app.pool.query('DELETE FROM letters'));

/** Asks as an operation does: counted and written in one transaction. Answers the wait, 0 where the letter was written. */
const ask = (to: string, playerId?: string): Promise<number> =>
  inTransaction(api.app.db, async (trx) => {
    const wait = await waitForLetter(trx, to, playerId);
    const args = { login: 'Kitsune', code: '417203' };
    if (wait === 0) {
      const whose = playerId === undefined ? {} : { playerId };
      await sendLetter(trx, api.app, { to, locale: 'en', kind: 'mail_code_new', args, ...whose });
    }
    return wait;
  });
const grow = (milliseconds: number) =>
  api.app.pool.query("UPDATE letters SET created_at = created_at - $1 * interval '1 millisecond'", [milliseconds]);

test('an address gets one letter a minute, however its letters are written', async () => {
  expect(await ask('Kitsune@Mail.example')).toBe(0);
  const wait = await ask('kitsune@mail.example');
  expect(wait > 0 && wait <= MINUTE_MS).toBe(true);
  expect(await ask('tanuki@mail.example')).toBe(0);
  await grow(MINUTE_MS);
  expect(await ask('kitsune@mail.example')).toBe(0);
});

test('and five an hour, ten a day, whoever asks', async () => {
  const taken: boolean[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    taken.push((await ask('kitsune@mail.example')) === 0);
    await grow(turn === 5 ? HOUR_MS : 2 * MINUTE_MS);
  }
  expect(taken.filter(Boolean)).toHaveLength(10);
  expect(taken.slice(0, 6)).toEqual([true, true, true, true, true, false]);
  const wait = await ask('kitsune@mail.example');
  expect(wait > DAY_MS - 3 * HOUR_MS).toBe(true);
});

test('of many who ask at once for one address one is heard', async () => {
  const waits = await Promise.all(Array.from({ length: 12 }, () => ask('kitsune@mail.example')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
});

test('a player who writes to ten addresses in an hour waits; others do not', async () => {
  const addresses = Array.from({ length: 15 }, (_, at) => `victim${at}@mail.example`);
  const waits = await Promise.all(addresses.map((to) => ask(to, player.playerId)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  const wait = await ask('stranger@mail.example', player.playerId);
  expect(wait > 0 && wait <= HOUR_MS).toBe(true);
  expect(await ask('stranger@mail.example')).toBe(0);
});

test('notices that nobody asked for are not counted', async () => {
  const happening = { at: new Date().toISOString(), address: null, userAgent: null };
  const args = { login: 'Kitsune', event: 'new_device' as const, service: null, ...happening };
  await inTransaction(api.app.db, (trx) =>
    sendLetter(trx, api.app, { to: 'kitsune@mail.example', locale: 'en', kind: 'notice', args }),
  );
  expect(await ask('kitsune@mail.example')).toBe(0);
});
