import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { startAnotherProcess, type AnotherProcess } from '../../../testing/another-process.ts';
import { listLedgerFaults } from './ledger-faults.ts';
import { addPlayer, buy, type Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { doSteps, claimBonusWithRetries, letTimePass } from '../bonus/testing/claimant.ts';
import { type GroupMessengers, startGroupMessengers } from '../bonus/testing/group-messengers.ts';
import { type GameCaller, gameCaller } from '../../game/bridge/testing/game-caller.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { enqueueAllInvites } from '../referral/hours-repository.ts';
import { payReferrals } from '../referral/pay-referrals.ts';
import { setLastSeen, inviteFriend } from '../referral/testing/friends.ts';
import { addWipe, buyFromStore, take } from '../refunds/testing/wipes.ts';
import { addHolder, send } from '../transfers/testing/coins.ts';
import { listMoves, moveRole } from '../transfers/testing/roles.ts';

/** Number of rounds of concurrent operations. BANK_ROUNDS=200 is the long run. */
const ROUNDS = Number(process.env['BANK_ROUNDS'] ?? 3);
const MEMBERS = 4;
const COINS = 1_000;
const RICH = 100_000_000;

let api: TestApp;
let other: AnotherProcess;
let outside: GroupMessengers;
let hitech: GameCaller;
beforeAll(async () => {
  outside = await startGroupMessengers();
  api = await createTestApp({ env: { ...outside.env, COIN_TRANSFER_DAILY: '1000000' } });
  other = await startAnotherProcess(api);
  hitech = await gameCaller(api, 'hitech');
});
afterAll(async () => {
  await other.close();
  await api.close();
  await outside.close();
});

interface Member {
  player: Player;
  friend: Player;
}

/** Adds a player with coins who may claim the bonus, and whose invited friend played while the player was active. */
async function addMember(): Promise<Member> {
  const player = await addHolder(api, COINS);
  await doSteps(api, outside, player);
  await api.app.db
    .updateTable('players')
    .set({ preferred_server: 'hitech' })
    .where('id', '=', player.playerId)
    .execute();
  const friend = await inviteFriend(api, player.login);
  await setLastSeen(api, player, api.clock.now().getTime() - 3 * DAY_MS);
  return { player, friend };
}

/** Number of successful operations by kind. */
const done = { sent: 0, bonuses: 0, refunds: 0, extended: 0, moved: 0, hours: 0 };
const counted = (name: keyof typeof done, answers: readonly { status: number }[]): number => {
  const ok = answers.filter(({ status }) => status === 200).length;
  done[name] += ok;
  return ok;
};

/** Number of roles with concurrent operations. */
let contests = 0;

/** Refunds a role three times, extends it and transfers it, all concurrently: at most one refund succeeds. */
async function contestRole(): Promise<void> {
  const turn = (contests += 1);
  const player = await addPlayer(api, RICH);
  const role = await buyFromStore(api, player, { ago: '1 day' });
  const wipeId = await addWipe(api, `${turn} minutes`);
  const [to] = (await listMoves(api, player, role.roleId)).body.servers;
  const order = { roleId: role.roleId, mode: 'extend', period: 'month', expectedPrice: role.price };
  const move = { grantId: role.grantId, toServerId: to?.serverId, expectedPrice: to?.price.final };
  const takes = () => Promise.all([1, 2, 3].map(() => take(api, player, wipeId, role.price)));
  // The first one usually succeeds: both orders alternate.
  const early = turn % 2 === 0 ? takes() : null;
  const others = Promise.all([buy(api, player, order), moveRole(api, player, move)]);
  const [taken, [extended, moved]] = await Promise.all([early ?? takes(), others]);
  const back = counted('refunds', taken);
  const more = counted('extended', [extended]) + counted('moved', [moved]);
  expect(back === 1 ? more : back).toBe(0);
}

/** Claims the bonus five times concurrently; a day passes afterwards. */
async function claim({ player }: Member): Promise<void> {
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => claimBonusWithRetries(api, player)));
  expect(counted('bonuses', answers)).toBe(1);
  await letTimePass(api, player, DAY_MS);
}

/** Reports a friend's two hours twice, and pays them on two servers concurrently. */
async function play({ friend }: Member, round: number): Promise<void> {
  const left = api.clock.now().getTime() - round * 2 * HOUR_MS;
  const [joinedAt, leftAt] = [new Date(left - 2 * HOUR_MS).toISOString(), new Date(left).toISOString()];
  const sessions = [{ id: randomUUID(), login: friend.login, joinedAt, leftAt, afkSeconds: 0 }];
  await Promise.all([hitech.events({ sessions }), hitech.events({ sessions })]);
  await Promise.all([api.app, other.app].map((app) => runJob(app, payReferrals)));
}

/** Sends coins around the circle in both directions. */
async function sendAround(members: readonly Member[], index: number): Promise<void> {
  const to = (step: number) => members[(index + step + members.length) % members.length]?.player.login;
  const from = members[index]?.player as Player;
  counted('sent', await Promise.all([1, -1, 1].map((step) => send(api, from, { login: to(step), amount: 3 }))));
}

/** Checks snapshots: balances and system accounts sum to zero in each unit, and no balance is negative. */
async function audit(state: { over: boolean }): Promise<{ reads: number; wrong: unknown[] }> {
  const seen = { reads: 0, wrong: [] as unknown[] };
  while (!state.over) {
    const { rows } = await sql<object>`
      SELECT account.unit, sum(balance) AS players, min(balance) AS least FROM ledger_accounts AS account
      GROUP BY account.unit
      HAVING min(balance) < 0 OR coalesce(sum(balance), 0) + coalesce((SELECT sum(amount) FROM ledger_entries
        JOIN ledger_accounts AS own ON own.id = account_id
        WHERE own.player_id IS NULL AND own.unit = account.unit), 0) <> 0`.execute(api.app.db);
    seen.wrong.push(...rows);
    seen.reads += 1;
  }
  return seen;
}

test('with every kind of transfer running concurrently on two servers, the ledger balances at every moment', async () => {
  const members: Member[] = [];
  for (let index = 0; index < MEMBERS; index += 1) members.push(await addMember());
  const state = { over: false };
  const audits = [audit(state), audit(state)];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(
        members.flatMap((member, index) => [
          sendAround(members, index),
          claim(member),
          play(member, round),
          contestRole(),
        ]),
      );
    }
  } finally {
    state.over = true;
  }
  for (const { wrong, reads } of await Promise.all(audits)) {
    expect(wrong).toEqual([]);
    expect(reads).toBeGreaterThan(ROUNDS);
  }
  await enqueueAllInvites(api.app.db);
  await runJob(api.app, payReferrals);
  expect(await listLedgerFaults(api.app.db)).toEqual([]);

  const all = ROUNDS * MEMBERS;
  expect(done).toMatchObject({ sent: 3 * all, bonuses: all });
  // Both outcomes must have occurred, or the run tests nothing.
  expect(Math.min(done.refunds, done.extended + done.moved)).toBeGreaterThan(0);
  const ids = members.map(({ player }) => player.playerId);
  const { rows } = await sql<{ given: number; held: number }>`
    SELECT (SELECT sum(amount) FROM bonus_claims)::integer AS given, sum(balance)::integer AS held
    FROM ledger_accounts WHERE player_id = ANY (${ids}) AND kind = 'coins'`.execute(api.app.db);
  // Two hours a round for each friend, ten coins an hour.
  expect(rows).toMatchObject([{ held: MEMBERS * COINS + (rows[0]?.given ?? 0) + 2 * all * 10 }]);
});
