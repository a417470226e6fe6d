import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { MINUTE_MS } from '@hoshikraft/shared';
import { addOperator } from '../../../testing/operators.ts';
import { banInGame } from '../../../testing/game-ban.ts';
import { addPlayer, type Player, refusal, signIn } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { plain } from '../../content/files/testing/pictures.ts';
import { gameCaller } from '../../game/bridge/testing/game-caller.ts';
import { turnOnApp } from '../../identity/two-factor/testing/authenticator-app.ts';
import { listEmails } from '../../../testing/emails.ts';
import { listLedgerFaults } from '../../billing/ledger/ledger-faults.ts';

type Schemas = components['schemas'];
type Act = Schemas['OperatorAct'];

let api: TestApp;
let operator: Player;
let player: Player;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  operator = await addOperator(api);
  player = await addPlayer(api, 10_000);
});
afterAll(() => api.close());

const post = (path: string, body: object, as = operator, headers: Record<string, string> = {}) =>
  api.request<Act>('POST', `/api/admin/${path}`, { as, body, headers, idempotencyKey: true });
const correct = (amount: number, expectedBalance: number, as = operator) =>
  post(`players/${player.playerId}/balance`, { amount, expectedBalance, reason: ' ticket 4711 ' }, as);
const regroup = (groups: string[], expectedGroups: string[], of = player) =>
  post(`players/${of.playerId}/groups`, { groups, expectedGroups, reason: 'hired' });
const undo = (actId: string, as = operator) => post(`acts/${actId}/undo`, { reason: 'mistake' }, as);
const load = async (of = player) =>
  (await api.request<Schemas['AdminPlayer']>('GET', `/api/admin/players/${of.playerId}`, { as: operator })).body;
const listActs = async () =>
  (await api.request<{ items: Act[] }>('GET', `/api/admin/acts?player=${player.playerId}`, { as: operator })).body
    .items;

test('a correction is in the account, the history of the player and the audit log', async () => {
  const { status, body } = await correct(2_550, 10_000);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    operator: operator.login,
    kind: 'balance',
    player: { id: player.playerId, login: player.login },
    reason: 'ticket 4711',
    before: 10_000,
    after: 12_550,
    undoes: null,
    undone: false,
  });
  expect(body.address).toMatch(/^127\./);
  expect((await load()).balance).toBe(12_550);
  const own = await api.request('GET', '/api/user/history/money', { as: player });
  expect(own.text).not.toContain('4711');
  const money = await api.request('GET', `/api/admin/players/${player.playerId}/money`, { as: operator });
  expect(money.body).toEqual(own.body);
  expect(await listActs()).toEqual([body]);
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});

test('a form that is out of date, or takes more than there is, changes nothing', async () => {
  expect(refusal(await correct(100, 9_999))).toMatchObject({ status: 409, type: 'balance_changed' });
  const over = await api.request('POST', `/api/admin/players/${player.playerId}/balance`, {
    as: operator,
    idempotencyKey: true,
    body: { amount: -10_001, expectedBalance: 10_000, reason: 'x' },
    headers: { 'accept-language': 'ru' },
  });
  expect(refusal(over)).toMatchObject({ status: 409, type: 'debit_over_balance' });
  expect(over.text).toContain('На балансе 100');
  for (const amount of [0, 100_000_001, 0.5]) expect((await correct(amount, 10_000)).status).toBe(400);
  expect([(await load()).balance, await listActs()]).toEqual([10_000, []]);
});

test('ten corrections at once from the same page: one is made', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => correct(-10_000, 10_000)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([(await load()).balance, (await listActs()).length]).toEqual([0, 1]);
});

test('a correction is undone once, and not where the money is gone', async () => {
  const credit = (await correct(5_000, 10_000)).body;
  api.clock.advance(1);
  const undone = await Promise.all([undo(credit.id), undo(credit.id), undo(credit.id)]);
  expect(undone.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(undone.find(({ status }) => status === 200)?.body).toMatchObject({
    before: 15_000,
    after: 10_000,
    reason: 'mistake',
    undoes: credit.id,
  });
  expect((await listActs()).map(({ undone: isUndone }) => isUndone)).toEqual([false, true]);
  const other = (await correct(5_000, 10_000)).body;
  await correct(-14_000, 15_000);
  expect(refusal(await undo(other.id))).toMatchObject({ status: 409, type: 'debit_over_balance' });
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});

test('groups are changed from what was shown, and back', async () => {
  const added = await regroup(['editor', 'moderator'], []);
  expect(added.body).toMatchObject({ before: ['player'], after: ['player', 'editor', 'moderator'] });
  expect((await load()).groups).toEqual(['editor', 'moderator']);
  expect((await api.request('GET', '/api/documents/work', { as: player })).status).toBe(200);
  expect(refusal(await regroup(['admin'], []))).toMatchObject({ status: 409, type: 'groups_changed' });
  expect(refusal(await regroup(['moderator', 'editor'], ['moderator', 'editor']))).toMatchObject({
    type: 'groups_same',
  });
  expect((await undo(added.body.id)).status).toBe(200);
  expect((await load()).groups).toEqual([]);
  expect((await api.request('GET', '/api/documents/work', { as: player })).status).toBe(403);
});

test('the last administrator stays', async () => {
  await api.app.pool.query(`UPDATE players SET groups = '{player}' WHERE 'admin' = ANY (groups) AND id <> $1`, [
    operator.playerId,
  ]);
  expect(refusal(await regroup([], ['admin'], operator))).toMatchObject({ status: 409, type: 'last_admin' });
  await regroup(['admin'], []);
  expect((await regroup([], ['admin'], operator)).status).toBe(200);
});

test('changes of money and groups ask for a step-up authentication', async () => {
  const { id } = (await correct(1, 10_000)).body;
  api.clock.advance(15 * MINUTE_MS + 1);
  for (const answer of [await correct(1, 10_001), await regroup(['editor'], []), await undo(id)]) {
    expect(refusal(answer)).toMatchObject({ status: 403, type: 'proof_needed' });
  }
});

test('a moderator may look, and change nothing', async () => {
  const moderator = await addOperator(api, ['player', 'moderator']);
  const { id } = (await correct(1, 10_000)).body;
  for (const answer of [await correct(1, 10_001, moderator), await undo(id, moderator)]) {
    expect(refusal(answer)).toMatchObject({ status: 403, type: 'permission_missing' });
  }
  const seen = await api.request('GET', `/api/admin/players/${player.playerId}`, { as: moderator });
  expect(seen.body).toMatchObject({ login: player.login, balance: 10_001, sessions: 1, activeBans: 0, factors: [] });
});

test('an unknown player or act is not found', async () => {
  const unknown = '00000000-0000-4000-8000-00000000dead';
  for (const path of [`players/${unknown}`, `players/${unknown}/money`]) {
    expect((await api.request('GET', `/api/admin/${path}`, { as: operator })).status).toBe(404);
  }
  expect((await undo(unknown)).status).toBe(404);
});

test('a moderator takes a skin down, and it is gone for everybody', async () => {
  const moderator = await addOperator(api, ['player', 'moderator']);
  const picture = await plain(64, 64, '#f00').png().toBuffer();
  const form = { file: new Blob([Uint8Array.from(picture)]) };
  expect((await api.request('POST', '/api/user/skin/upload', { as: player, form })).status).toBe(200);
  expect((await load()).appearance).toEqual(['skin']);
  const take = () => post(`players/${player.playerId}/take-down`, { part: 'skin', reason: 'offensive' }, moderator);
  expect((await take()).body).toMatchObject({ kind: 'appearance', before: 'skin', after: 'none', reason: 'offensive' });
  expect((await load()).appearance).toEqual([]);
  expect((await api.request('GET', '/api/cabinet/look', { as: player })).body).toMatchObject({ skin: null });
  expect(refusal(await take())).toMatchObject({ status: 409, type: 'nothing_to_take_down' });
});

test('all sessions of a player end, and their next request is refused', async () => {
  await signIn(api, player.playerId);
  const end = () => post(`players/${player.playerId}/end-sessions`, { reason: 'stolen account' });
  expect((await end()).body).toMatchObject({ kind: 'sessions', before: '2', after: '0' });
  expect((await api.request('GET', '/api/cabinet/look', { as: player })).status).toBe(401);
  expect(refusal(await end())).toMatchObject({ status: 409, type: 'no_sessions' });
});

test('a ban is lifted once, without payment, and the game server is told', async () => {
  const { banId } = await banInGame(api, await gameCaller(api, 'hitech'), player.login);
  const list = async () =>
    (await api.request<Schemas['BanList']>('GET', `/api/admin/players/${player.playerId}/bans`, { as: operator })).body
      .items;
  expect(await list()).toMatchObject([{ id: banId, state: 'active' }]);
  const lifts = await Promise.all([1, 2].map(() => post(`bans/${banId}/lift`, { reason: 'appeal' })));
  expect(lifts.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await list()).toMatchObject([{ id: banId, state: 'lifted' }]);
  expect((await load()).balance).toBe(10_000);
  const queued = api.app.db.selectFrom('deliveries').select('action').where('player_id', '=', player.playerId);
  expect(await queued.execute()).toEqual([{ action: 'ban.lift' }]);
});

test('a lost mailbox is replaced, and every refusal says why in the language of the operator', async () => {
  const account = await api.signUp();
  const assign = (email: string, withoutSecondFactor = false) =>
    api.request<Act>('POST', `/api/admin/players/${account.playerId}/email`, {
      as: operator,
      body: { email, withoutSecondFactor, reason: 'named the last top-ups' },
      headers: { 'accept-language': 'en' },
      idempotencyKey: true,
    });
  expect(refusal(await assign('nonsense'))).toMatchObject({ status: 409, type: 'email_invalid' });
  expect(refusal(await assign(account.email))).toMatchObject({ status: 409, type: 'email_unchanged' });
  const other = await api.signUp();
  expect(refusal(await assign(other.email))).toMatchObject({ status: 409, type: 'email_of_another' });
  const alone = await assign('found@mail.example');
  expect(refusal(alone)).toMatchObject({ status: 409, type: 'email_alone' });
  expect(alone.text).toContain('Confirm that the player is its owner');
  expect((await assign('found@mail.example', true)).body).toMatchObject({
    kind: 'email',
    before: expect.stringMatching(/^p•••@/),
    after: 'f•••@mail.example',
  });
  expect((await api.request('GET', '/api/cabinet', { as: account })).status).toBe(401);
  expect(await listEmails(api, 'found@mail.example', 'password_reset')).toHaveLength(1);
});

test('a lost phone: the second factor is waived once, and not beside the email', async () => {
  const account = await api.signUp();
  const waive = () => post(`players/${account.playerId}/waive-factors`, { reason: 'lost phone' });
  expect(refusal(await waive())).toMatchObject({ status: 409, type: 'factors_off' });
  await turnOnApp(api, account);
  expect((await waive()).body).toMatchObject({ kind: 'factors', before: 'on', after: 'waived' });
  const body = { email: 'other@mail.example', withoutSecondFactor: false, reason: 'x' };
  expect(refusal(await post(`players/${account.playerId}/email`, body))).toMatchObject({ type: 'replaced_recently' });
});
