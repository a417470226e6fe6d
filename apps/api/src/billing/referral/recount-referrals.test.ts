import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS, seededRandom } from '@hoshikraft/shared';
import { startAnotherProcess } from '../../../testing/another-process.ts';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import type { Player } from '../../../testing/players.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { naivePlaytime } from '../../game/playtime/testing/naive-playtime.ts';
import { enqueueAllInvites, recountReferrals } from './hours-repository.ts';
import { payNextDue, payReferrals } from './pay-referrals.ts';
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

  test('two API processes that pay at the same time pay once', async () => {
    const other = await startAnotherProcess(api);
    try {
      const referrer = await game.addReferrer();
      const friends = [await inviteFriend(api, referrer.login), await inviteFriend(api, referrer.login)];
      await game.sendSessions(...friends.map((friend) => session(friend, today, 5)));
      for (let round = 0; round < 5; round += 1) {
        await enqueueAllInvites(api.app.db);
        await Promise.all([api.app, other.app, api.app, other.app].map((app) => runJob(app, payReferrals)));
      }
      expect([await hoursOf(api, friends[0] as Player), await game.coins(referrer)]).toEqual([5, 100]);
      expect(await listLedgerFaults(api.app.db)).toEqual([]);
    } finally {
      await other.close();
    }
  });

  test('random sessions in random batches, paid by two processes, match a simple count and a recount', async () => {
    const chance = seededRandom(20_261_122);
    const below = (most: number) => Math.floor(chance() * most);
    const referrers = [await game.addReferrer(), await game.addReferrer()];
    const friends: { friend: Player; referrer: Player }[] = [];
    for (let place = 0; place < 4; place += 1) {
      const referrer = referrers[place % 2] as Player;
      friends.push({ friend: await inviteFriend(api, referrer.login), referrer });
    }
    const signedIn = api.clock.now().getTime();
    const seen = new Map(referrers.map(({ playerId }) => [playerId, [today - DAY_MS, signedIn]]));
    const sessions = friends.flatMap(({ friend }) =>
      Array.from({ length: 12 }, () => {
        const from = today - below(40) * DAY_MS + below(DAY_MS - 10 * MINUTE_MS);
        const hours = Math.min(chance() * ([2, 8, 30][below(3)] ?? 2), (api.clock.now().getTime() - from) / HOUR_MS);
        const afkSeconds = below(2) * below(Math.floor(hours * 3600) + 60);
        const more = { serverId: below(2) ? 'techno-magic-rpg' : 'hitech', afkSeconds };
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
        const moment = today - below(40) * DAY_MS + below(DAY_MS);
        seen.get(referrer.playerId)?.push(moment);
        await setLastSeen(api, referrer, moment);
      }
      await Promise.all([game.sendSessions(...sessions.filter(() => below(3) === 0)), nodes()]);
    }
    await game.sendSessions(...sessions);
    await nodes();

    for (const { friend, referrer } of friends) {
      const isPresent = (leftAt: number) =>
        seen.get(referrer.playerId)?.some((moment) => moment <= leftAt && moment >= leftAt - 7 * DAY_MS);
      const counted = sessions.filter(({ playerId, leftAt }) => playerId === friend.playerId && isPresent(leftAt));
      const byDay = naivePlaytime(counted, (_session, moment) => String(Math.floor(moment / DAY_MS)));
      const seconds = [...byDay.values()].reduce((sum, day) => sum + Math.min(day.seconds, 86_400), 0);
      expect(await hoursOf(api, friend)).toBe(Math.floor(seconds / 3600));
    }
    for (const referrer of referrers) {
      const own = friends.filter((one) => one.referrer === referrer);
      const hours = (await Promise.all(own.map(({ friend }) => hoursOf(api, friend)))).reduce((sum, of) => sum + of, 0);
      expect(hours).toBeGreaterThan(20);
      expect(await game.coins(referrer)).toBe(hours * 10);
      const { body } = await api.request<{ hours: number; coins: number }>('GET', '/api/referral', { as: referrer });
      expect(body).toMatchObject({ hours, coins: hours * 10 });
    }
    const recount = await recountReferrals(api.app.db, new Date(today));
    expect(recount).toMatchObject({ different: 0, waiting: 0, owed: recount.paid, coins: recount.paid * 10 });
    await enqueueAllInvites(api.app.db);
    await nodes();
    expect(await recountReferrals(api.app.db, new Date(today))).toEqual(recount);
    expect(await listLedgerFaults(api.app.db)).toEqual([]);
  });
});
