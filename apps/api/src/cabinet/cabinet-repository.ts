import { sql } from 'kysely';
import type { Db } from '../database/types.ts';
import { idleSince } from '../sessions/lifetimes.ts';

/** E-mail and registration of a player, with what is held and open now, as counts. */
export const findCabinet = (db: Db, playerId: string, now: Date) =>
  db
    .selectFrom('players')
    .select(['email', 'registered_at'])
    .select((query) => [
      query
        .selectFrom('grants')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('grants.player_id', '=', 'players.id')
        .where('grants.state', '=', 'active')
        .where((where) => where.or([where('grants.expires_at', 'is', null), where('grants.expires_at', '>', now)]))
        .as('active_roles'),
      query
        .selectFrom('sessions')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('sessions.player_id', '=', 'players.id')
        .where('sessions.ended_at', 'is', null)
        .where('sessions.expires_at', '>', now)
        .where('sessions.last_seen_at', '>', idleSince(now))
        .as('active_sessions'),
    ])
    .where('players.id', '=', playerId)
    .executeTakeFirstOrThrow();

/** Coins of a player on every server, in the order of servers; 0 where none came in yet. */
export const coinsByServer = (db: Db, playerId: string) =>
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
