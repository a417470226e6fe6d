import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { addPlayer, type Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type GameCaller, gameCaller } from '../../game/bridge/testing/game-caller.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { endOfDays } from '../../community/privacy/days-over.ts';
import type { Privacy } from '../../community/privacy/sees.ts';
import { enqueueAllInvites, recountReferrals } from './hours-repository.ts';
import { payReferrals } from './pay-referrals.ts';
import { setLastSeen, hoursOf, inviteFriend } from './testing/friends.ts';

const SERVER = 'techno-magic-rpg';

let api: TestApp;
let server: GameCaller;
let referrer: Player;
let friend: Player;
beforeAll(async () => {
  api = await createTestApp();
  server = await gameCaller(api, SERVER);
});
afterAll(() => api.close());

/** The next moment with this time of day in UTC. */
const toHour = (hour: number) => {
  const now = api.clock.now().getTime();
  const at = Math.floor(now / DAY_MS) * DAY_MS + hour * HOUR_MS;
  api.clock.advance(at + (at > now ? 0 : DAY_MS) - now);
};

beforeEach(async () => {
  toHour(12);
  referrer = await addPlayer(api, 0);
  await setLastSeen(api, referrer, api.clock.now().getTime());
  friend = await inviteFriend(api, referrer.login);
});

const hide = (privacy: Privacy) =>
  api.app.db
    .updateTable('players')
    .set({ privacy: JSON.stringify(privacy) })
    .where('id', '=', friend.playerId)
    .execute();

/** Reports hours of play that have just ended. */
async function played(hours: number): Promise<void> {
  const left = api.clock.now();
  const joinedAt = new Date(left.getTime() - hours * HOUR_MS).toISOString();
  const session = { id: randomUUID(), login: friend.login, joinedAt, leftAt: left.toISOString(), afkSeconds: 0 };
  expect((await server.events({ sessions: [session] })).status).toBe(200);
  await runJob(api.app, payReferrals);
}

/** Everything that the API returns to the referrer. */
const readAll = async (): Promise<string> => {
  const paths = ['/referral', '/referral?period=1y', '/referral/invited', '/user/history/money', '/main', '/cabinet'];
  const answers = await Promise.all(paths.map((path) => api.request('GET', `/api${path}`, { as: referrer })));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  return answers.map(({ text }) => text).join('\n');
};

test.each<Privacy>([{ online: 'nobody' }, { lastSeen: 'nobody' }, { online: 'friends' }, { lastSeen: 'friends' }])(
  'the play of a friend who hides %j is not revealed to the referrer, and the day is paid when it is completed',
  async (privacy) => {
    await hide(privacy);
    const before = await readAll();
    await played(3);
    expect(await readAll()).toBe(before);
    toHour(0);
    api.clock.advance(30 * MINUTE_MS);
    await played(1);
    expect(await hoursOf(api, friend)).toBe(0);
    toHour(1);
    await runJob(api.app, payReferrals);
    // The last of them ended after midnight and belongs to the current day.
    expect(await hoursOf(api, friend)).toBe(3);
    toHour(1);
    await runJob(api.app, payReferrals);
    expect(await hoursOf(api, friend)).toBe(4);
  },
);

test.each<[string, Privacy]>([
  ['hides neither', {}],
  ['hides other parts', { statistics: 'nobody', coins: 'nobody', friends: 'nobody', roles: 'nobody' }],
])('hours of a friend who %s are paid at once', async (_name, privacy) => {
  await hide(privacy);
  await played(2);
  expect(await hoursOf(api, friend)).toBe(2);
});

test('a referrer who sees the playtime as a friend is paid at once', async () => {
  const since = { since: api.clock.now() };
  await api.app.db
    .insertInto('friendships')
    .values([
      { player_id: friend.playerId, friend_id: referrer.playerId, ...since },
      { player_id: referrer.playerId, friend_id: friend.playerId, ...since },
    ])
    .execute();
  await hide({ online: 'friends', lastSeen: 'friends' });
  await played(2);
  expect(await hoursOf(api, friend)).toBe(2);
});

test('when a friend hides playtime during a day, the paid coins remain and a recount finds no difference', async () => {
  await played(2);
  await hide({ lastSeen: 'nobody' });
  await played(1);
  const recount = () => recountReferrals(api.app.db, endOfDays(api.clock.now()));
  expect(await hoursOf(api, friend)).toBe(2);
  expect(await recount()).toMatchObject({ different: 0, waiting: 1 });
  await enqueueAllInvites(api.app.db);
  await runJob(api.app, payReferrals);
  expect(await hoursOf(api, friend)).toBe(2);
  toHour(1);
  await runJob(api.app, payReferrals);
  expect(await hoursOf(api, friend)).toBe(3);
  expect(await recount()).toMatchObject({ different: 0, waiting: 0 });
});
