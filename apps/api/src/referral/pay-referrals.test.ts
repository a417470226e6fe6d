import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS, seededRandom } from '@hoshikraft/shared';
import { ledgerFaults } from '../../testing/ledger-faults.ts';
import { addPlayer, type Player } from '../../testing/players.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { type GameCaller, gameCaller } from '../game/testing/game-caller.ts';
import { runJob } from '../jobs/job.ts';
import { coinsOf } from '../ledger/accounts.ts';
import { naivePlaytime, type Played } from '../playtime/testing/naive-playtime.ts';
import { putAllBack, recountReferrals } from './hours-repository.ts';
import { payNextDue, payReferrals } from './pay-referrals.ts';
import { beSeen, hoursOf, inviteFriend } from './testing/friends.ts';

const FIRST = 'techno-magic-rpg';

describe.each(['postgres', 'pglite'] as const)('on %s', (engine) => {
  let api: TestApp;
  let servers: Map<string, GameCaller>;
  /** The beginning of today, UTC. */
  let today: number;
  beforeAll(async () => {
    api = await createTestApp({ engine });
    servers = new Map();
    for (const id of [FIRST, 'hitech']) servers.set(id, await gameCaller(api, id));
    // Late in a day: what is played in it has been played.
    const now = api.clock.now().getTime();
    api.clock.advance(Math.floor(now / DAY_MS) * DAY_MS + 23 * HOUR_MS + DAY_MS - now);
    today = Math.floor(api.clock.now().getTime() / DAY_MS) * DAY_MS;
  });
  afterAll(() => api.close());

  type Told = Played & { id: string; login: string };

  const session = ({ playerId, login }: Player, from: number, hours: number, more: Partial<Told> = {}): Told => ({
    id: randomUUID(),
    playerId,
    login,
    serverId: FIRST,
    joinedAt: from,
    leftAt: from + hours * HOUR_MS,
    afkSeconds: 0,
    ...more,
  });
  const tell = async (...sessions: readonly Told[]) => {
    for (const [serverId, own] of Map.groupBy(sessions, (one) => one.serverId)) {
      const answer = await servers.get(serverId)?.events({
        sessions: own.map(({ id, login, joinedAt, leftAt, afkSeconds }) => {
          const times = { joinedAt: new Date(joinedAt).toISOString(), leftAt: new Date(leftAt).toISOString() };
          return { id, login, ...times, afkSeconds };
        }),
      });
      expect(answer?.status).toBe(200);
    }
  };
  const coins = (player: Player, server = FIRST) => coinsOf(api.app.db, player.playerId, server);
  const pay = () => runJob(api.app, payReferrals);

  test('each full hour at the keyboard is ten coins, and what is left over counts on', async () => {
    const referrer = await addPlayer(api, 0);
    const friend = await inviteFriend(api, referrer.login);
    await tell(session(friend, today, 1.9), session(friend, today + 2 * HOUR_MS, 1, { afkSeconds: 1800 }));
    await pay();
    expect([await hoursOf(api, friend), await coins(referrer)]).toEqual([2, 20]);
    await tell(session(friend, today + 4 * HOUR_MS, 0.6, { serverId: 'hitech' }));
    await pay();
    expect([await hoursOf(api, friend), await coins(referrer)]).toEqual([3, 30]);
    expect(await coins(friend)).toBe(0);
  });

  test('a batch again, or a job again, pays nothing more', async () => {
    const referrer = await addPlayer(api, 0);
    const friend = await inviteFriend(api, referrer.login);
    const played = session(friend, today, 3);
    await Promise.all([tell(played), tell(played)]);
    await Promise.all([pay(), pay()]);
    await tell(played);
    await pay();
    await putAllBack(api.app.db);
    await pay();
    expect([await hoursOf(api, friend), await coins(referrer)]).toEqual([3, 30]);
  });

  test('at most a day is paid a day, wherever and however often somebody played at once', async () => {
    const referrer = await addPlayer(api, 0);
    const friend = await inviteFriend(api, referrer.login);
    const yesterday = today - DAY_MS;
    await beSeen(api, referrer, yesterday);
    await tell(
      ...[FIRST, 'hitech'].map((serverId) => session(friend, yesterday, 24, { serverId })),
      ...[0, 1, 2].map((hour) => session(friend, yesterday + hour * HOUR_MS, 20)),
      session(friend, today, 2),
    );
    await pay();
    expect(await hoursOf(api, friend)).toBe(26);
  });

  test('what is played while the referrer was away for more than seven days is lost, also once they are back', async () => {
    const referrer = await addPlayer(api, 0);
    await beSeen(api, referrer, today - 20 * DAY_MS);
    const friend = await inviteFriend(api, referrer.login);
    const { db } = api.app;
    // Registered by a clock that stands at today: of their sign-in too only the old day is left.
    await db
      .deleteFrom('referrer_presence')
      .where('player_id', '=', referrer.playerId)
      .where('day', '=', new Date(today))
      .execute();
    const days = [20, 13, 12, 5];
    await tell(...days.map((age) => session(friend, today - age * DAY_MS + HOUR_MS, 1)));
    await pay();
    expect(await hoursOf(api, friend)).toBe(2);
    await beSeen(api, referrer, today);
    await pay();
    expect(await hoursOf(api, friend)).toBe(2);
    // On the day on which they are back the whole day counts.
    await tell(session(friend, today + HOUR_MS, 1));
    await pay();
    expect(await hoursOf(api, friend)).toBe(3);
  });

  test('a referrer who signs in later the same day is paid for what was played before', async () => {
    const referrer = await addPlayer(api, 0);
    await beSeen(api, referrer, today - 30 * DAY_MS);
    await api.app.db
      .updateTable('sessions')
      .set({ created_at: new Date(today - 30 * DAY_MS) })
      .where('id', '=', referrer.accessId)
      .execute();
    const friend = await inviteFriend(api, referrer.login);
    await tell(session(friend, today + HOUR_MS, 2));
    await pay();
    expect(await hoursOf(api, friend)).toBe(0);
    expect((await api.request('GET', '/api/referral', { as: referrer })).status).toBe(200);
    await pay();
    expect(await hoursOf(api, friend)).toBe(2);
  });

  test('nobody is paid for themselves', async () => {
    const referrer = await addPlayer(api, 0);
    await api.app.db
      .updateTable('sessions')
      .set({ address_prefix: '198.51.100.0/24' })
      .where('id', '=', referrer.accessId)
      .execute();
    const self = await inviteFriend(api, referrer.login, '198.51.100.3');
    // It ends just after the registration.
    await tell(session(self, api.clock.now().getTime() - 5 * HOUR_MS + MINUTE_MS, 5));
    await pay();
    expect([await hoursOf(api, self), await coins(referrer)]).toEqual([0, 0]);
  });

  test('who is found out later is paid for until then, whatever arrives afterwards', async () => {
    const referrer = await addPlayer(api, 0);
    const friend = await inviteFriend(api, referrer.login);
    await tell(session(friend, today, 2));
    await pay();
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
    await tell(session(friend, today + 2 * HOUR_MS, 1), session(friend, today + 4 * HOUR_MS, 9));
    await pay();
    expect([await hoursOf(api, friend), await coins(referrer)]).toEqual([3, 30]);
  });

  test('hundreds of hours that arrive together are paid in steps, each once', async () => {
    const referrer = await addPlayer(api, 0);
    const friend = await inviteFriend(api, referrer.login);
    for (let age = 0; age < 7; age += 1) await beSeen(api, referrer, today - age * DAY_MS);
    await tell(...Array.from({ length: 6 }, (_, age) => session(friend, today - (age + 1) * DAY_MS, 22)));
    await pay();
    expect([await hoursOf(api, friend), await coins(referrer)]).toEqual([132, 1320]);
  });

  test('random sessions in random batches, paid by two nodes at once, give what a naive count gives, and a recount too', async () => {
    const chance = seededRandom(20_261_122);
    const below = (most: number) => Math.floor(chance() * most);
    const referrers = [await addPlayer(api, 0), await addPlayer(api, 0)];
    const friends: { friend: Player; referrer: Player }[] = [];
    for (let place = 0; place < 4; place += 1) {
      const referrer = referrers[place % 2] as Player;
      friends.push({ friend: await inviteFriend(api, referrer.login), referrer });
    }
    const seen = new Map(referrers.map(({ playerId }) => [playerId, new Set([today])]));
    const sessions = friends.flatMap(({ friend }) =>
      Array.from({ length: 12 }, () => {
        const from = today - below(40) * DAY_MS + below(DAY_MS - 10 * MINUTE_MS);
        const hours = Math.min(chance() * ([2, 8, 30][below(3)] ?? 2), (api.clock.now().getTime() - from) / HOUR_MS);
        const afkSeconds = below(2) * below(Math.floor(hours * 3600) + 60);
        const more = { serverId: below(2) ? FIRST : 'hitech', afkSeconds };
        const { joinedAt, ...rest } = session(friend, from, Math.max(hours, 0), more);
        return { joinedAt, ...rest, leftAt: Math.round(rest.leftAt) };
      }),
    );
    const nodes = async () => {
      const work = async () => {
        while (await inTransaction(api.app.db, (trx) => payNextDue(trx, api.clock.now())));
      };
      await Promise.all([work(), work()]);
    };
    for (let round = 0; round < 6; round += 1) {
      for (const referrer of referrers) {
        const day = today - below(40) * DAY_MS;
        seen.get(referrer.playerId)?.add(day);
        await beSeen(api, referrer, day + below(DAY_MS));
      }
      await Promise.all([tell(...sessions.filter(() => below(3) === 0)), nodes()]);
    }
    await tell(...sessions);
    await nodes();

    for (const { friend, referrer } of friends) {
      const isPresent = (leftAt: number) => {
        const day = Math.floor(leftAt / DAY_MS) * DAY_MS;
        return [0, 1, 2, 3, 4, 5, 6, 7].some((age) => seen.get(referrer.playerId)?.has(day - age * DAY_MS));
      };
      const counted = sessions.filter(({ playerId, leftAt }) => playerId === friend.playerId && isPresent(leftAt));
      const byDay = naivePlaytime(counted, (_session, moment) => String(Math.floor(moment / DAY_MS)));
      const seconds = [...byDay.values()].reduce((sum, day) => sum + Math.min(day.seconds, 86_400), 0);
      expect(await hoursOf(api, friend)).toBe(Math.floor(seconds / 3600));
    }
    for (const referrer of referrers) {
      const own = friends.filter((one) => one.referrer === referrer);
      const hours = (await Promise.all(own.map(({ friend }) => hoursOf(api, friend)))).reduce((sum, of) => sum + of, 0);
      expect(hours).toBeGreaterThan(20);
      expect(await coins(referrer)).toBe(hours * 10);
      const { body } = await api.request<{ hours: number; coins: number }>('GET', '/api/referral', { as: referrer });
      expect(body).toMatchObject({ hours, coins: hours * 10 });
    }
    const recount = await recountReferrals(api.app.db, new Date(today));
    expect(recount).toMatchObject({ different: 0, waiting: 0, owed: recount.paid, coins: recount.paid * 10 });
    await putAllBack(api.app.db);
    await nodes();
    expect(await recountReferrals(api.app.db, new Date(today))).toEqual(recount);
    expect(await ledgerFaults(api.app.db)).toEqual([]);
  });
});
