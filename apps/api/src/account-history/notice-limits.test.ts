import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { lettersTo } from '../../testing/letters.ts';
import { createTestApp, type SignedUp, type TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { EventKind } from '../words/letters/letter-words.ts';
import { recordAccountEvent } from './record-account-event.ts';

let api: TestApp;
let player: SignedUp;
beforeAll(async () => {
  api = await createTestApp({ content: false });
});
beforeEach(async () => {
  player = await api.signUp();
  api.clock.advance(HOUR_MS);
});
afterAll(() => api.close());

/** A sign-in from a browser that was never seen; digits are not what tells browsers apart. */
const signIn = (at: number) =>
  api.request('POST', '/api/user/auth/login', {
    body: {
      login: player.login,
      password: player.password,
      browser: { userAgent: `Browser ${'x'.repeat(at + 1)}` },
    },
  });
const happen = (kind: EventKind) =>
  inTransaction(api.app.db, (trx) =>
    recordAccountEvent(trx, { app: api.app, ip: null, userAgent: null }, { playerId: player.playerId, kind }),
  );
const told = async () => (await lettersTo(api, player.email, 'notice')).map(({ args }) => args.event);
const happened = async () =>
  (await api.app.pool.query('SELECT FROM account_events WHERE player_id = $1', [player.playerId])).rowCount;

test('an address that somebody gave as theirs is not filled by sign-ins from new browsers; all stand in the history', async () => {
  for (let at = 0; at < 12; at += 1) await signIn(at);
  expect([(await told()).length, await happened()]).toEqual([5, 12]);
  api.clock.advance(HOUR_MS);
  await signIn(100);
  expect(await told()).toHaveLength(6);
});

test('of many at once no more are told', async () => {
  await Promise.all(Array.from({ length: 12 }, () => happen('service_linked')));
  expect([await told(), await happened()]).toEqual([Array(5).fill('service_linked'), 12]);
});

test('thirty letters a day at most, whatever they are about; the first of a kind is told all the same', async () => {
  for (let hour = 0; hour < 10; hour += 1) {
    for (let at = 0; at < 4; at += 1) await happen(at % 2 === 0 ? 'passkey_added' : 'passkey_removed');
    api.clock.advance(HOUR_MS);
  }
  expect(await told()).toHaveLength(30);
  await happen('password_changed');
  await happen('password_changed');
  expect((await told()).slice(30)).toEqual(['password_changed']);
  api.clock.advance(DAY_MS);
  await happen('passkey_added');
  expect(await told()).toHaveLength(32);
});
