import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { listEmails } from '../../../testing/emails.ts';
import { createTestApp, type SignedUp, type TestApp } from '../../../testing/test-app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { EventKind } from '../../platform/messages/letters/email-messages.ts';
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

/** Signs in from a new browser. The name grows by letters, because digits do not distinguish browsers. */
const signIn = (at: number) =>
  api.request('POST', '/api/user/auth/login', {
    body: {
      login: player.login,
      password: player.password,
      browser: { userAgent: `Browser ${'x'.repeat(at + 1)}` },
    },
  });
const recordEvent = (kind: EventKind) =>
  inTransaction(api.app.db, (trx) =>
    recordAccountEvent(trx, { app: api.app, ip: null, userAgent: null }, { playerId: player.playerId, kind }),
  );
const notifiedKinds = async () => (await listEmails(api, player.email, 'notice')).map(({ args }) => args.event);
const countRecorded = async () =>
  (await api.app.pool.query('SELECT FROM account_events WHERE player_id = $1', [player.playerId])).rowCount;

test('sign-ins from new browsers send at most five emails an hour; the history records all of them', async () => {
  for (let at = 0; at < 12; at += 1) await signIn(at);
  expect([(await notifiedKinds()).length, await countRecorded()]).toEqual([5, 12]);
  api.clock.advance(HOUR_MS);
  await signIn(100);
  expect(await notifiedKinds()).toHaveLength(6);
});

test('parallel events send no more emails than the limit', async () => {
  await Promise.all(Array.from({ length: 12 }, () => recordEvent('service_linked')));
  expect([await notifiedKinds(), await countRecorded()]).toEqual([Array(5).fill('service_linked'), 12]);
});

test('at most thirty emails a day are sent; the first event of a kind is always sent', async () => {
  for (let hour = 0; hour < 10; hour += 1) {
    for (let at = 0; at < 4; at += 1) await recordEvent(at % 2 === 0 ? 'passkey_added' : 'passkey_removed');
    api.clock.advance(HOUR_MS);
  }
  expect(await notifiedKinds()).toHaveLength(30);
  await recordEvent('password_changed');
  await recordEvent('password_changed');
  expect((await notifiedKinds()).slice(30)).toEqual(['password_changed']);
  api.clock.advance(DAY_MS);
  await recordEvent('passkey_added');
  expect(await notifiedKinds()).toHaveLength(32);
});
