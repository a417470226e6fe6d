import { DAY_MS } from '@hoshikraft/shared';
import type { ListFill } from '../../../../testing/lists/list-fill.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { Player } from '../../../../testing/players.ts';
import { type AccountName, openAccount } from '../../ledger/accounts.ts';

/** One entry every two hours up to now, every third of the other kind. */
async function fillHistory(
  { app, clock }: TestApp,
  { playerId }: Player,
  count: number,
  { serverId, kind }: { serverId: string | null; kind: string },
): Promise<string[]> {
  const name: AccountName = serverId === null ? { playerId, kind: 'balance' } : { playerId, kind: 'coins', serverId };
  const account = await openAccount(app.db, name);
  const opening = await openAccount(app.db, {
    playerId: null,
    kind: 'opening',
    ...(serverId !== null && { serverId }),
  });
  await app.pool.query(
    `WITH moved AS (SELECT gen_random_uuid() AS id, n, CASE WHEN n % 3 = 0 THEN $6 ELSE 'opening' END AS kind,
         $7::timestamptz - ($1 - n) * interval '2 hours' - interval '1 hour' AS at FROM generate_series(1, $1) AS n),
     written AS (INSERT INTO ledger_transfers (id, kind, reference, created_at)
       SELECT id, 'opening', gen_random_uuid(), at FROM moved)
     INSERT INTO ledger_entries (transfer_id, account_id, owner_id, kind, amount, balance_after, created_at)
     SELECT moved.id, side.account, side.owner, moved.kind, side.amount, side.after, at FROM moved,
       LATERAL (VALUES ($2::bigint, $3::uuid, 1, 1), ($4::bigint, $5::uuid, -1, NULL))
         AS side (account, owner, amount, after) ORDER BY moved.n`,
    [count, account.id, playerId, opening.id, opening.ownerId, kind, clock.now()],
  );
  const rows = await app.db.selectFrom('ledger_entries').select('id').where('account_id', '=', account.id).execute();
  return rows
    .map(({ id }) => id)
    .sort((left, right) => right - left)
    .map(String);
}

const isLate = ({ at }: { at: string }): boolean => Date.now() - Date.parse(at) < DAY_MS;

export const moneyHistory: ListFill<'listMoneyHistory'> = {
  key: 'id',
  query: {
    kind: [
      { value: 'top_up', matches: ({ kind }) => kind === 'top_up_bonus' },
      { value: 'opening', matches: ({ kind }) => kind === 'opening' },
    ],
    period: [{ value: 'day', matches: isLate }],
  },
  fill: (api, player, count) => fillHistory(api, player, count, { serverId: null, kind: 'top_up_bonus' }),
};

export const coinHistory: ListFill<'listCoinHistory'> = {
  key: 'id',
  required: { server: 'hitech' },
  query: {
    kind: [
      { value: 'bonus', matches: ({ kind }) => kind === 'bonus' },
      { value: 'opening', matches: ({ kind }) => kind === 'opening' },
    ],
    period: [{ value: 'day', matches: isLate }],
  },
  fill: async (api, player, count) => {
    // Coins of another server belong to another list.
    await fillHistory(api, player, 3, { serverId: 'magic-rpg', kind: 'bonus' });
    return fillHistory(api, player, count, { serverId: 'hitech', kind: 'bonus' });
  },
};

/** The operator's own money: the caller of the list's test is the player whose money it lists. */
export const adminPlayerMoney: ListFill<'listAdminPlayerMoney'> = {
  key: 'id',
  groups: ['admin'],
  query: {},
  fill: (api, player, count) => fillHistory(api, player, count, { serverId: null, kind: 'top_up_bonus' }),
};
