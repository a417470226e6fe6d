import { type InferResult, sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';

/** Email and registration time of a player, with the numbers of active roles and sessions. */
export const findCabinet = (db: Db, playerId: string, now: Date) =>
  db
    .selectFrom('players')
    .select(['email', 'registered_at', 'delete_at'])
    .select((query) => [
      query
        .selectFrom('grants')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('grants.player_id', '=', 'players.id')
        .where('grants.held_until', '>', now)
        .as('active_roles'),
      query
        .selectFrom('sessions')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('sessions.player_id', '=', 'players.id')
        .where('sessions.ends_at', '>', now)
        .as('active_sessions'),
    ])
    .where('players.id', '=', playerId)
    .executeTakeFirstOrThrow();

/** The highest active role of a player on any server; of equals the one that ends last. */
export const findHighestRole = (db: Db, playerId: string, now: Date) =>
  db
    .selectFrom('grants')
    .innerJoin('roles', 'roles.id', 'grants.role_id')
    .select(['roles.id', 'roles.server_id', 'roles.name', 'roles.color', 'roles.tier'])
    .where('grants.player_id', '=', playerId)
    .where('grants.held_until', '>', now)
    .orderBy('roles.tier', 'desc')
    .orderBy('grants.held_until', 'desc')
    .orderBy('roles.id')
    .limit(1)
    .executeTakeFirst();

/** Coins of a player on every server, by server position; 0 before the first transfer. */
export const listCoinsByServer = (db: Db, playerId: string) =>
  db
    .selectFrom('servers')
    .leftJoin('ledger_accounts', (join) =>
      join
        .onRef('ledger_accounts.server_id', '=', 'servers.id')
        .on('ledger_accounts.owner_id', '=', playerId)
        .on('ledger_accounts.kind', '=', 'coins'),
    )
    .select(['servers.id as serverId'])
    .select(sql<number>`coalesce(ledger_accounts.balance, 0)`.as('amount'))
    .orderBy('servers.position')
    .execute();

/** Query of a player's grants, each with its role and its last delivery. */
export const selectGrants = (db: Db, playerId: string) =>
  db
    .selectFrom('grants')
    .innerJoin('roles', 'roles.id', 'grants.role_id')
    .innerJoin('servers', 'servers.id', 'grants.server_id')
    .leftJoin('players as givers', 'givers.id', 'grants.gift_from')
    .leftJoin('role_transfers', 'role_transfers.from_grant_id', 'grants.id')
    .leftJoin('grants as moved', 'moved.id', 'role_transfers.to_grant_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('deliveries')
          .select(['deliveries.id', 'deliveries.status'])
          .whereRef('deliveries.grant_id', '=', 'grants.id')
          .orderBy('deliveries.seq', 'desc')
          .limit(1)
          .as('delivery'),
      (join) => join.onTrue(),
    )
    .select(['grants.id', 'grants.state', 'grants.started_at', 'grants.expires_at', 'grants.held_until'])
    .select(['grants.server_id', 'roles.id as role_id', 'roles.name', 'roles.color', 'roles.tier'])
    .select(['givers.login as giver', 'delivery.id as delivery_id', 'delivery.status as delivery_status'])
    .select(['moved.server_id as moved_to', 'servers.name as server'])
    .where('grants.player_id', '=', playerId);

export type GrantRow = InferResult<ReturnType<typeof selectGrants>>[number];
