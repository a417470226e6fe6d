import type { ListFill } from '../../../testing/lists/list-fill.ts';
import { openAccount } from '../../ledger/accounts.ts';

export const moneyHistory: ListFill<'listMoneyHistory'> = {
  key: 'id',
  query: {},
  async fill({ app }, { playerId }, count) {
    const account = await openAccount(app.db, { playerId, kind: 'balance' });
    await app.pool.query(
      `WITH moved AS (INSERT INTO ledger_transfers (kind, reference)
         SELECT 'opening', gen_random_uuid() FROM generate_series(1, $1) RETURNING id),
       opening AS (SELECT id, owner_id FROM ledger_accounts WHERE kind = 'opening' AND server_id IS NULL)
       INSERT INTO ledger_entries (transfer_id, account_id, owner_id, kind, amount, balance_after)
       SELECT moved.id, side.account, side.owner, 'opening', side.amount, side.after FROM moved CROSS JOIN opening,
         LATERAL (VALUES ($2::bigint, $3::uuid, 1, 1), (opening.id, opening.owner_id, -1, NULL))
           AS side (account, owner, amount, after)`,
      [count, account.id, playerId],
    );
    const rows = await app.db.selectFrom('ledger_entries').select('id').where('account_id', '=', account.id).execute();
    return rows
      .map(({ id }) => id)
      .sort((left, right) => right - left)
      .map(String);
  },
};
