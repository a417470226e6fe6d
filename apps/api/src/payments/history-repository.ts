import type { InferResult } from 'kysely';
import type { Db } from '../database/types.ts';

/** Lines of a player's balance, with what each was for. */
export const moneyEntries = (db: Db, playerId: string) =>
  db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
    .leftJoin('payments', 'payments.id', 'ledger_transfers.reference')
    .leftJoin('orders', 'orders.id', 'ledger_transfers.reference')
    .leftJoin('roles', 'roles.id', 'orders.role_id')
    .leftJoin('servers', 'servers.id', 'roles.server_id')
    .leftJoin('unbans', 'unbans.id', 'ledger_transfers.reference')
    .leftJoin('bans', 'bans.id', 'unbans.ban_id')
    .leftJoin('servers as ban_servers', 'ban_servers.id', 'bans.server_id')
    .leftJoin('players as receivers', 'receivers.id', 'orders.receiver_id')
    .leftJoin('role_transfers', 'role_transfers.id', 'ledger_transfers.reference')
    .leftJoin('grants as moved', 'moved.id', 'role_transfers.from_grant_id')
    .leftJoin('roles as moved_roles', 'moved_roles.id', 'moved.role_id')
    .leftJoin('servers as from_servers', 'from_servers.id', 'moved.server_id')
    .leftJoin('grants as arrived', 'arrived.id', 'role_transfers.to_grant_id')
    .leftJoin('servers as to_servers', 'to_servers.id', 'arrived.server_id')
    .select(['ledger_entries.id', 'ledger_entries.created_at', 'ledger_entries.kind'])
    .select(['ledger_entries.amount', 'ledger_entries.balance_after'])
    .select(['payments.method', 'orders.mode', 'orders.period', 'orders.replaced_grant_id', 'orders.refund_id'])
    .select(['roles.name as role_name', 'servers.name as server_name', 'receivers.login as receiver_login'])
    .select('ban_servers.name as ban_server_name')
    .select(['moved_roles.name as moved_role', 'from_servers.name as moved_from', 'to_servers.name as moved_to'])
    // As a value, not a join: joined, PostgreSQL may walk everybody's lines backwards to find this account's.
    .where('ledger_entries.account_id', '=', (query) =>
      query
        .selectFrom('ledger_accounts')
        .select('ledger_accounts.id')
        .where('ledger_accounts.owner_id', '=', playerId)
        .where('ledger_accounts.kind', '=', 'balance'),
    );

export type MoneyRow = InferResult<ReturnType<typeof moneyEntries>>[number];
