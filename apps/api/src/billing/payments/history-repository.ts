import { type Expression, type InferResult, sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';

export interface HistoryFilter {
  readonly kinds?: readonly string[] | undefined;
  readonly since?: Date | undefined;
}

/** Subquery of the id of a player's account: coins where a server is given, else the balance. */
const accountOf = (db: Db, playerId: string, serverId: string | null): Expression<number> =>
  db
    .selectFrom('ledger_accounts')
    .select('ledger_accounts.id')
    .where('ledger_accounts.owner_id', '=', playerId)
    .where('ledger_accounts.kind', '=', serverId === null ? 'balance' : 'coins')
    .where('ledger_accounts.server_id', serverId === null ? 'is' : '=', serverId) as unknown as Expression<number>;

/**
 * Entries of one account. The account is a subquery value, not a join: with a join PostgreSQL may scan all entries backwards
 * to find this account's. Filters scan the account's entries only: one more index would slow down every transfer.
 */
const selectEntries = (db: Db, account: Expression<number>, { kinds, since }: HistoryFilter) =>
  db
    .selectFrom('ledger_entries')
    .where('ledger_entries.account_id', '=', account)
    .$if(kinds !== undefined, (query) => query.where('ledger_entries.kind', 'in', kinds ?? []))
    .$if(since !== undefined, (query) => query.where('ledger_entries.created_at', '>=', since ?? new Date(0)));

/** Query of the entries of a player's balance, each with what it was for. */
export const moneyEntries = (db: Db, playerId: string, filter: HistoryFilter = {}) =>
  selectEntries(db, accountOf(db, playerId, null), filter)
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
    .select(['moved_roles.name as moved_role', 'from_servers.name as moved_from', 'to_servers.name as moved_to']);

export type MoneyRow = InferResult<ReturnType<typeof moneyEntries>>[number];

/** Movements of a player's balance for these payments, refunds and disputes, the oldest first. */
export const listMovementsOf = (db: Db, playerId: string, references: readonly string[], limit: number) =>
  moneyEntries(db, playerId)
    .where('ledger_transfers.reference', 'in', references)
    .orderBy('ledger_entries.id')
    .limit(limit)
    .execute();

/** Query of the entries of a player's coins on a server, each with the other player of a transfer. */
export const coinEntries = (db: Db, playerId: string, serverId: string, filter: HistoryFilter = {}) =>
  selectEntries(db, accountOf(db, playerId, serverId), filter)
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('ledger_entries as other')
          .innerJoin('players', 'players.id', 'other.owner_id')
          .select('players.login')
          .whereRef('other.transfer_id', '=', 'ledger_entries.transfer_id')
          .whereRef('other.account_id', '<>', 'ledger_entries.account_id')
          .where('ledger_entries.kind', '=', 'coin_transfer')
          .limit(1)
          .as('side'),
      (join) => join.onTrue(),
    )
    .select(['ledger_entries.id', 'ledger_entries.created_at', 'ledger_entries.kind'])
    .select(['ledger_entries.amount', 'ledger_entries.balance_after', 'side.login as other']);

export type CoinRow = InferResult<ReturnType<typeof coinEntries>>[number];

/** Entries older than the id `before`, the newest first; from the newest where it is null. */
export const listEntriesBefore = <Row extends { id: number }>(
  db: Db,
  rows: Expression<Row>,
  before: number | null,
  limit: number,
): Promise<Row[]> =>
  sql<Row>`SELECT list.* FROM ${rows} AS list WHERE ${before === null ? sql`true` : sql`list.id < ${before}`}
    ORDER BY list.id DESC LIMIT ${limit}`
    .execute(db)
    .then((found) => found.rows);
