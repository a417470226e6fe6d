import { sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';

/** Query of the players with a debt: since when, and the refund or dispute that it began with. */
export const selectDebts = (db: Db) =>
  db
    .selectFrom('ledger_accounts')
    .innerJoin('players', 'players.id', 'ledger_accounts.owner_id')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('ledger_entries as entry')
          .innerJoin('ledger_transfers', 'ledger_transfers.id', 'entry.transfer_id')
          .innerJoin('payment_reversals', 'payment_reversals.id', 'ledger_transfers.reference')
          .select(['entry.created_at as since', 'payment_reversals.kind as cause', 'payment_reversals.payment_id'])
          .whereRef('entry.account_id', '=', 'ledger_accounts.id')
          // After the last time when nothing was owed.
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('ledger_entries as later')
                  .select('later.id')
                  .whereRef('later.account_id', '=', 'entry.account_id')
                  .whereRef('later.id', '>=', 'entry.id')
                  .where('later.balance_after', '=', 0),
              ),
            ),
          )
          .orderBy('entry.id')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .select([
      'ledger_accounts.id',
      'players.id as player_id',
      'players.login',
      'first.since',
      'first.cause',
      'first.payment_id',
    ])
    .select(sql<number>`-ledger_accounts.balance`.as('amount'))
    .where('ledger_accounts.kind', '=', 'debt')
    .where('ledger_accounts.balance', '<', 0);
