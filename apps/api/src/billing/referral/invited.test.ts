import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import { addPlayer, type Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import type { Privacy } from '../../community/privacy/sees.ts';
import { sweepReferralReaders } from './pay-referrals.ts';
import { inviteFriend } from './testing/friends.ts';

type Schemas = components['schemas'];

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const referral = async (as: Player, query = '') =>
  (await api.request<Schemas['Referral']>('GET', `/api/referral${query}`, { as })).body;
const invited = async (as: Player) =>
  (await api.request<Schemas['InvitedList']>('GET', '/api/referral/invited', { as })).body.items;
const counts = ({ visits, downloads, registrations }: Schemas['Referral'] | Schemas['ReferralPoint']) => [
  visits,
  downloads,
  registrations,
];

const register = async (
  login: string,
  headers: Record<string, string>,
  { remoteAddress, inviteCode }: { remoteAddress?: string; inviteCode?: string } = {},
) =>
  api.request<Schemas['SignedIn']>('POST', '/api/user/register', {
    body: {
      login,
      email: `${login}@mail.example`,
      password: 'long enough indeed',
      passwordConfirmation: 'long enough indeed',
      consents: { publicOffer: true, privacyPolicy: true, rules: true },
      recaptcha: await api.solveCaptcha(),
      inviteCode,
    },
    headers,
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
  });

test('a new referrer has a link with the nickname as its code, and no statistics', async () => {
  const player = await addPlayer(api, 0);
  const { code, link, server, points, step, ...rest } = await referral(player);
  expect([code, link, step]).toEqual([player.login, `${api.app.config.siteUrl}/r/${player.login}`, 'day']);
  expect(rest).toEqual({ coinsPerHour: 10, visits: 0, downloads: 0, registrations: 0, hours: 0, coins: 0 });
  const first = await api.app.db.selectFrom('servers').select('id').orderBy('position').executeTakeFirstOrThrow();
  expect(server).toBe(first.id);
  expect(points).toHaveLength(31);
  expect(points.at(-1)?.at).toBe(`${api.clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`);
  expect((await referral(player, '?period=1y')).points).toHaveLength(12);
  expect((await api.request('GET', '/api/referral')).status).toBe(401);
});

test('coins go to the preferred server of the player; an unknown server is refused', async () => {
  const player = await addPlayer(api, 0);
  const prefer = async (preferred_server: string) => {
    await api.app.db.updateTable('players').set({ preferred_server }).where('id', '=', player.playerId).execute();
    return (await referral(player)).server;
  };
  expect(await prefer('magic-rpg')).toBe('magic-rpg');
  expect(await prefer('one-that-is-gone')).toBe('techno-magic-rpg');
});

test('a visitor and a download count once a day, and no address is stored', async () => {
  const player = await addPlayer(api, 0);
  const come = (step: string, remoteAddress: string, agent = 'Firefox') =>
    api.request('POST', `/api/referral/${step}/${player.login.toUpperCase()}`, {
      remoteAddress,
      headers: { 'user-agent': agent },
    });
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => come('visit', '203.0.113.7')),
    come('visit', '203.0.113.8'),
    come('visit', '203.0.113.7', 'Chrome'),
    come('download', '203.0.113.7'),
    come('download', '203.0.113.7'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const now = await referral(player);
  expect(counts(now)).toEqual([3, 1, 0]);
  expect(counts(now.points.at(-1) as Schemas['ReferralPoint'])).toEqual([3, 1, 0]);
  const readers = await api.app.db.selectFrom('referral_readers').selectAll().execute();
  expect(JSON.stringify(readers)).not.toContain('203.0');
});

test('visitors are deleted after two days, but their count remains', async () => {
  const player = await addPlayer(api, 0);
  await api.request('POST', `/api/referral/visit/${player.login}`);
  const { db } = api.app;
  const old = new Date(Date.now() - 3 * DAY_MS);
  await db.updateTable('referral_readers').set({ day: old }).where('referrer_id', '=', player.playerId).execute();
  await runJob(api.app, sweepReferralReaders);
  const left = await db.selectFrom('referral_readers').selectAll().where('day', '<=', old).execute();
  expect([left, counts(await referral(player))]).toEqual([[], [1, 0, 0]]);
});

test.each(['Nobody_At_All', "'; DROP TABLE players; --", '%00', '..%2F..', 'ж'.repeat(64), '__proto__'])(
  'the unknown code %s counts no visit',
  async (code) => {
    for (const step of ['visit', 'download']) {
      const { status } = await api.request('POST', `/api/referral/${step}/${encodeURIComponent(code)}`);
      expect(status).toBe(404);
    }
  },
);

test('a player who registers with a code, in any letter case, is invited; a wrong or absent code invites no one', async () => {
  const player = await addPlayer(api, 0);
  const code = player.login.toUpperCase();
  expect((await register('Invited_One', { 'referral-code': code })).status).toBe(200);
  expect((await register('Invited_Two', { 'referral-code': "x'--" })).status).toBe(200);
  expect((await register('Invited_Three', {})).status).toBe(200);
  // A player's own code: the nickname is free until the registration.
  expect((await register('Invited_Four', { 'referral-code': 'Invited_Four' })).status).toBe(200);
  expect((await invited(player)).map(({ login, counted }) => [login, counted])).toEqual([['Invited_One', true]]);
  expect(counts(await referral(player))).toEqual([0, 0, 1]);
  const all = await api.app.db.selectFrom('referral_invites').select('player_id').execute();
  expect(all).toHaveLength(1);
});

test('a typed code wins over the one of a link; an unknown one is refused at its field, in words', async () => {
  const [player, other] = [await addPlayer(api, 0), await addPlayer(api, 0)];
  const link = { 'referral-code': other.login };
  const wrong = await register('Invited_Five', link, { inviteCode: 'Nobody_At_All' });
  expect([wrong.status, wrong.body]).toMatchObject([
    422,
    { details: { fields: { inviteCode: expect.stringContaining('с таким кодом нет') } } },
  ]);
  expect((await register('Invited_Five', link, { inviteCode: ` ${player.login.toLowerCase()}\u200b` })).status).toBe(
    200,
  );
  expect((await invited(player)).map(({ login }) => login)).toEqual(['Invited_Five']);
  expect(await invited(other)).toEqual([]);
  expect((await register('Invited_Six', link, { inviteCode: '' })).status).toBe(200);
  expect((await invited(other)).map(({ login }) => login)).toEqual(['Invited_Six']);
});

test('a rejected registration creates no invitation', async () => {
  const player = await addPlayer(api, 0);
  expect((await register('Invited_One', { 'referral-code': player.login })).status).toBe(409);
  expect(counts(await referral(player))).toEqual([0, 0, 0]);
});

test('an invited player with the address of the referrer is stored as the same person and not counted', async () => {
  const owner = await register('House_Owner', {}, { remoteAddress: '198.51.100.20' });
  const own = { ...owner.body, playerId: owner.body.data.id, login: 'House_Owner' };
  await register('House_Guest', { 'referral-code': 'House_Owner' }, { remoteAddress: '198.51.100.77' });
  await register('House_Friend', { 'referral-code': 'House_Owner' }, { remoteAddress: '198.51.101.77' });
  expect((await invited(own)).map(({ login, counted }) => [login, counted]).sort()).toEqual([
    ['House_Friend', true],
    ['House_Guest', false],
  ]);
});

test('players who ever linked the same account of a service are the same person, even after it is unlinked', async () => {
  const { db } = api.app;
  const link = (player: Player, subject: string) =>
    db
      .insertInto('linked_services')
      .values({ player_id: player.playerId, service: 'vk', subject, linked_at: api.clock.now() })
      .execute();
  const unlink = (player: Player) =>
    db.deleteFrom('linked_services').where('player_id', '=', player.playerId).execute();
  const player = await addPlayer(api, 0);
  await link(player, 'one-of-two');
  await unlink(player);
  const second = await inviteFriend(api, player.login);
  await link(second, 'one-of-two');
  const third = await inviteFriend(api, player.login);
  await link(third, 'another');
  await unlink(third);
  const stranger = await inviteFriend(api, player.login);
  await link(stranger, 'quite-another');
  await link(player, 'another');
  const counted = new Map((await invited(player)).map((one) => [one.login, one.counted]));
  expect([second, third, stranger].map(({ login }) => counted.get(login))).toEqual([false, false, true]);
});

test.each<[Privacy, number | null]>([
  [{}, 7],
  [{ statistics: 'nobody', coins: 'nobody' }, 7],
  [{ playtime: 'nobody' }, null],
  [{ playtime: 'friends' }, null],
  [{ lastSeen: 'nobody' }, null],
  [{ online: 'friends' }, null],
])('hours of a friend with the privacy %j are %s, and the sum includes them', async (privacy, hours) => {
  const player = await addPlayer(api, 0);
  const friend = await inviteFriend(api, player.login);
  const { db } = api.app;
  await db.updateTable('referral_invites').set({ hours: 7 }).where('player_id', '=', friend.playerId).execute();
  await db
    .updateTable('referral_days')
    .set({ hours: 7, coins: 70 })
    .where('referrer_id', '=', player.playerId)
    .execute();
  const hide = { privacy: JSON.stringify(privacy) };
  await db.updateTable('players').set(hide).where('id', '=', friend.playerId).execute();
  const [one] = await invited(player);
  expect(one).toMatchObject({ login: friend.login, hours, coins: hours === null ? null : hours * 10 });
  expect(await referral(player)).toMatchObject({ hours: 7, coins: 70 });
});
