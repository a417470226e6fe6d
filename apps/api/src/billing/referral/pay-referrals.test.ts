import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import { addPlayer } from '../../../testing/players.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { enqueueAllInvites } from './hours-repository.ts';
import { setLastSeen, hoursOf, inviteFriend } from './testing/friends.ts';
import { type ReferralGame, referralGame, session } from './testing/referral-game.ts';

describe.each(['postgres', 'pglite'] as const)('on %s', (engine) => {
  let game: ReferralGame;
  let api: TestApp;
  let today: number;
  beforeAll(async () => {
    game = await referralGame(engine);
    ({ api, today } = game);
  });
  afterAll(() => api.close());

  test('each full hour of active play pays ten coins, and the remainder carries over', async () => {
    const referrer = await game.addReferrer();
    const friend = await inviteFriend(api, referrer.login);
    await game.sendSessions(session(friend, today, 1.9), session(friend, today + 2 * HOUR_MS, 1, { afkSeconds: 1800 }));
    await game.pay();
    expect([await hoursOf(api, friend), await game.coins(referrer)]).toEqual([2, 20]);
    await game.sendSessions(session(friend, today + 4 * HOUR_MS, 0.6, { serverId: 'hitech' }));
    await game.pay();
    expect([await hoursOf(api, friend), await game.coins(referrer)]).toEqual([3, 30]);
    expect(await game.coins(friend)).toBe(0);
  });

  test('a repeated batch or job pays nothing more', async () => {
    const referrer = await game.addReferrer();
    const friend = await inviteFriend(api, referrer.login);
    const played = session(friend, today, 3);
    await Promise.all([game.sendSessions(played), game.sendSessions(played)]);
    await Promise.all([game.pay(), game.pay()]);
    await game.sendSessions(played);
    await game.pay();
    await enqueueAllInvites(api.app.db);
    await game.pay();
    expect([await hoursOf(api, friend), await game.coins(referrer)]).toEqual([3, 30]);
  });

  test('at most 24 hours are paid per day, even for parallel sessions', async () => {
    const referrer = await game.addReferrer();
    const friend = await inviteFriend(api, referrer.login);
    const yesterday = today - DAY_MS;
    await setLastSeen(api, referrer, yesterday);
    await game.sendSessions(
      ...['techno-magic-rpg', 'hitech'].map((serverId) => session(friend, yesterday, 24, { serverId })),
      ...[0, 1, 2].map((hour) => session(friend, yesterday + hour * HOUR_MS, 20)),
      session(friend, today, 2),
    );
    await game.pay();
    expect(await hoursOf(api, friend)).toBe(26);
  });

  test('hours are paid up to exactly seven days after the referrer was last seen', async () => {
    const referrer = await addPlayer(api, 0);
    const { db } = api.app;
    const seen = today - 20 * DAY_MS + 15 * HOUR_MS + 1234;
    await setLastSeen(api, referrer, seen);
    await db
      .updateTable('sessions')
      .set({ created_at: new Date(seen) })
      .where('id', '=', referrer.accessId)
      .execute();
    const friend = await inviteFriend(api, referrer.login);
    const ends = async (moment: number) => {
      await game.sendSessions(session(friend, moment - HOUR_MS, 1));
      await game.pay();
      return hoursOf(api, friend);
    };
    const over = seen + 7 * DAY_MS;
    const answers = [];
    for (const moment of [seen - SECOND_MS, seen - 1, seen, over + 1, over + SECOND_MS, over, over - SECOND_MS]) {
      answers.push(await ends(moment));
    }
    // Play before the referrer was seen or after the seven days does not count: three of these do.
    expect(answers).toEqual([0, 0, 1, 1, 1, 2, 3]);
    // When the referrer returns, play during the absence is still not paid.
    await setLastSeen(api, referrer, today);
    await game.pay();
    expect(await hoursOf(api, friend)).toBe(3);
    expect([await ends(today - 1), await ends(today)]).toEqual([3, 4]);
  });

  test('presence of a referrer is stored per day as the first and last time seen', async () => {
    const referrer = await game.addReferrer();
    const friend = await inviteFriend(api, referrer.login);
    const day = today - 30 * DAY_MS;
    for (const hour of [12, 6, 9, 18, 15]) await setLastSeen(api, referrer, day + hour * HOUR_MS);
    const kept = await api.app.db
      .selectFrom('referrer_presence')
      .select(['first_seen_at', 'last_seen_at'])
      .where('player_id', '=', referrer.playerId)
      .where('day', '=', new Date(day))
      .execute();
    expect(kept).toEqual([{ first_seen_at: new Date(day + 6 * HOUR_MS), last_seen_at: new Date(day + 18 * HOUR_MS) }]);
    await game.sendSessions(session(friend, day + 4 * HOUR_MS, 1), session(friend, day + 5 * HOUR_MS, 1));
    await game.sendSessions(
      session(friend, day + 7 * DAY_MS + 17 * HOUR_MS, 1),
      session(friend, day + 7 * DAY_MS + 18 * HOUR_MS, 1),
    );
    await game.pay();
    expect(await hoursOf(api, friend)).toBe(2);
  });

  test('hours across midnight, months and years count for their own day', async () => {
    const referrer = await game.addReferrer();
    const friend = await inviteFriend(api, referrer.login);
    const ends = ['2025-12-31', '2026-01-31', '2026-02-28', '2026-06-30'].map((day) => Date.parse(day) + DAY_MS);
    for (const midnight of ends) {
      await setLastSeen(api, referrer, midnight - 2 * DAY_MS);
      await game.sendSessions(
        // The previous day has its maximum: only the two hours after midnight count.
        session(friend, midnight - DAY_MS, 24, { serverId: 'hitech' }),
        session(friend, midnight - 2 * HOUR_MS, 4),
      );
    }
    await game.pay();
    expect([await hoursOf(api, friend), await game.coins(referrer)]).toEqual([4 * 26, 4 * 260]);
  });

  test('a referrer is not paid for their own playtime', async () => {
    const referrer = await addPlayer(api, 0);
    await api.app.db
      .updateTable('sessions')
      .set({ address_prefix: '198.51.100.0/24' })
      .where('id', '=', referrer.accessId)
      .execute();
    const self = await inviteFriend(api, referrer.login, '198.51.100.3');
    // The session ends just after the registration.
    await game.sendSessions(session(self, api.clock.now().getTime() - 5 * HOUR_MS + MINUTE_MS, 5));
    await game.pay();
    expect([await hoursOf(api, self), await game.coins(referrer)]).toEqual([0, 0]);
  });

  test('a friend found later to be the same person is paid for only up to that time', async () => {
    const referrer = await game.addReferrer();
    const friend = await inviteFriend(api, referrer.login);
    await game.sendSessions(session(friend, today, 2));
    await game.pay();
    const link = { service: 'steam', subject: randomUUID(), linked_at: new Date(today + 4 * HOUR_MS) };
    await api.app.db
      .insertInto('linked_services')
      .values({ player_id: referrer.playerId, ...link })
      .execute();
    await api.app.db.deleteFrom('linked_services').where('player_id', '=', referrer.playerId).execute();
    await api.app.db
      .insertInto('linked_services')
      .values({ player_id: friend.playerId, ...link })
      .execute();
    await game.sendSessions(session(friend, today + 2 * HOUR_MS, 1), session(friend, today + 4 * HOUR_MS, 9));
    await game.pay();
    expect([await hoursOf(api, friend), await game.coins(referrer)]).toEqual([3, 30]);
  });

  test('hundreds of hours that arrive together are paid in batches, each hour once', async () => {
    const referrer = await game.addReferrer();
    const friend = await inviteFriend(api, referrer.login);
    for (let age = 0; age < 7; age += 1) await setLastSeen(api, referrer, today - age * DAY_MS);
    await game.sendSessions(...Array.from({ length: 6 }, (_, age) => session(friend, today - (age + 1) * DAY_MS, 22)));
    await game.pay();
    expect([await hoursOf(api, friend), await game.coins(referrer)]).toEqual([132, 1320]);
  });
});
