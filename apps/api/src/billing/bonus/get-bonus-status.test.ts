import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addPlayer } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { addGroupWriters } from '../../integrations/bots/bots-repository.ts';
import { sweepBotTraffic } from '../../integrations/bots/sweep-bot-traffic.ts';
import { addClaimant, bonusStatus, claimBonus, claimDaily } from './testing/claimant.ts';
import { type GroupMessengers, startGroupMessengers } from './testing/group-messengers.ts';

let api: TestApp;
let outside: GroupMessengers;
beforeAll(async () => {
  outside = await startGroupMessengers();
  const links = { LINK_TELEGRAM: 'https://t.me/ours', LINK_VK: 'https://vk.com/ours' };
  api = await createTestApp({ env: { ...outside.env, ...links, LINK_MESSAGE_LINK: 'https://vk.me/ours' } });
});
beforeEach(() => {
  Object.assign(outside.state, { down: false, hangs: false, requests: 0 });
});
afterAll(async () => {
  await api.close();
  await outside.close();
});

const step = (done: boolean, link: string | null, unknown = false) => ({ done, unknown, link });

test('without a linked account all steps are shown, and no messenger is called', async () => {
  const player = await addPlayer(api, 0);
  expect(await bonusStatus(api, player)).toMatchObject({
    steps: [
      { id: 'link', ...step(false, null) },
      { id: 'join', ...step(false, 'https://t.me/ours') },
      { id: 'write', ...step(false, 'https://t.me/ours') },
    ],
    messenger: null,
    messengers: ['telegram', 'vk'],
    claimableAt: null,
    streak: 0,
    nextAmount: 40,
    upcoming: [40, 42, 44, 46, 48, 50],
    claims: [],
    serverId: null,
  });
  expect(outside.state.requests).toBe(0);
});

test('the VK step links to the messages of the group', async () => {
  const player = await addClaimant(api, outside, { messenger: 'vk', writes: false });
  expect((await bonusStatus(api, player)).steps).toEqual([
    { id: 'link', ...step(true, null) },
    { id: 'join', ...step(true, 'https://vk.com/ours') },
    { id: 'write', ...step(false, 'https://vk.me/ours') },
  ]);
});

test('a membership is cached for a while, a failure is not', async () => {
  const player = await addClaimant(api, outside);
  outside.state.down = true;
  expect((await bonusStatus(api, player)).steps[1]).toMatchObject({ done: false, unknown: true });
  outside.state.down = false;
  expect((await bonusStatus(api, player)).steps[1]).toMatchObject({ done: true, unknown: false });
  const { requests } = outside.state;
  await bonusStatus(api, player);
  expect(outside.state.requests).toBe(requests);
});

test('of two messengers the one with more completed steps is shown', async () => {
  const player = await addClaimant(api, outside, { joins: false, writes: false });
  const subject = `second-${player.playerId}`;
  const other = { player_id: player.playerId, service: 'vk', subject, linked_at: api.clock.now() };
  await api.app.db.insertInto('linked_services').values(other).execute();
  outside.members.add(subject);
  expect(await bonusStatus(api, player)).toMatchObject({ messenger: 'vk' });
});

test('claims of the last five weeks are listed, by the database’s clock', async () => {
  const player = await addClaimant(api, outside);
  await claimDaily(api, player, 3, DAY_MS + HOUR_MS);
  const { claims, claimableAt, streakEndsAt, now, serverId } = await bonusStatus(api, player);
  expect(claims.map(({ amount }) => amount)).toEqual([40, 42, 44]);
  const last = Date.parse(claims.at(-1)?.at ?? '');
  expect([Date.parse(claimableAt ?? ''), Date.parse(streakEndsAt ?? '')]).toEqual([last + DAY_MS, last + 2 * DAY_MS]);
  expect(Date.parse(now)).toBeGreaterThanOrEqual(last);
  expect(serverId).toBe('hitech');
});

test('without a configured group there is no bonus', async () => {
  const bare = await createTestApp({ overrides: { bots: { telegram: null, vk: null } } });
  const player = await addClaimant(bare, outside);
  expect(await bonusStatus(bare, player)).toMatchObject({ messengers: [], messenger: null });
  expect((await claimBonus(bare, player)).body.details?.type).toBe('bonus_steps_open');
  await bare.close();
});

test('a message to the group is remembered while the account is linked, that of an unlinked user for a week', async () => {
  const player = await addClaimant(api, outside);
  await addGroupWriters(api.app.db, 'telegram', ['stranger'], api.clock.now());
  const isKept = async (subject: string) =>
    (await api.app.db.selectFrom('group_writers').select('subject').where('subject', '=', subject).execute()).length;
  api.clock.advance(7 * DAY_MS);
  await runJob(api.app, sweepBotTraffic);
  expect(await isKept('stranger')).toBe(1);
  api.clock.advance(1);
  await runJob(api.app, sweepBotTraffic);
  expect(await isKept('stranger')).toBe(0);
  expect((await bonusStatus(api, player)).steps[2]?.done).toBe(true);
});
