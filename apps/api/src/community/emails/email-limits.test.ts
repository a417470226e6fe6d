import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { addPlayer } from '../../../testing/players.ts';
import type { Player } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { getEmailWait } from './email-limits.ts';
import { queueEmail } from './queue-email.ts';

let api: TestApp;
let player: Player;
beforeAll(async () => {
  api = await createTestApp({ content: false });
  player = await addPlayer(api, 0);
});
afterAll(() => api.close());
beforeEach(() => api.app.pool.query('DELETE FROM letters'));

/** Requests an email as an operation does, in one transaction. Returns the wait in milliseconds, 0 if the email was queued. */
const requestEmail = (to: string, playerId?: string): Promise<number> =>
  inTransaction(api.app.db, async (trx) => {
    const wait = await getEmailWait(trx, to, playerId);
    const args = { login: 'Kitsune', code: '417203' };
    if (wait === 0) {
      const whose = playerId === undefined ? {} : { playerId };
      await queueEmail(trx, api.app, { to, locale: 'en', kind: 'mail_code_new', args, ...whose });
    }
    return wait;
  });
const ageEmails = (milliseconds: number) =>
  api.app.pool.query("UPDATE letters SET created_at = created_at - $1 * interval '1 millisecond'", [milliseconds]);

test('an address gets one email a minute, regardless of case', async () => {
  expect(await requestEmail('Kitsune@Mail.example')).toBe(0);
  const wait = await requestEmail('kitsune@mail.example');
  expect(wait > 0 && wait <= MINUTE_MS).toBe(true);
  expect(await requestEmail('tanuki@mail.example')).toBe(0);
  await ageEmails(MINUTE_MS);
  expect(await requestEmail('kitsune@mail.example')).toBe(0);
});

test('an address gets five emails an hour and ten a day, from all callers together', async () => {
  const taken: boolean[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    taken.push((await requestEmail('kitsune@mail.example')) === 0);
    await ageEmails(turn === 5 ? HOUR_MS : 2 * MINUTE_MS);
  }
  expect(taken.filter(Boolean)).toHaveLength(10);
  expect(taken.slice(0, 6)).toEqual([true, true, true, true, true, false]);
  const wait = await requestEmail('kitsune@mail.example');
  expect(wait > DAY_MS - 3 * HOUR_MS).toBe(true);
});

test('of many parallel requests for one address one succeeds', async () => {
  const waits = await Promise.all(Array.from({ length: 12 }, () => requestEmail('kitsune@mail.example')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
});

test('a player who requested emails to ten addresses in an hour must wait; others need not', async () => {
  const addresses = Array.from({ length: 15 }, (_, at) => `victim${at}@mail.example`);
  const waits = await Promise.all(addresses.map((to) => requestEmail(to, player.playerId)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  const wait = await requestEmail('stranger@mail.example', player.playerId);
  expect(wait > 0 && wait <= HOUR_MS).toBe(true);
  expect(await requestEmail('stranger@mail.example')).toBe(0);
});

test('notices, which no user requests, are not counted', async () => {
  const details = { at: new Date().toISOString(), address: null, userAgent: null };
  const args = { login: 'Kitsune', event: 'new_device' as const, service: null, ...details };
  await inTransaction(api.app.db, (trx) =>
    queueEmail(trx, api.app, { to: 'kitsune@mail.example', locale: 'en', kind: 'notice', args }),
  );
  expect(await requestEmail('kitsune@mail.example')).toBe(0);
});
