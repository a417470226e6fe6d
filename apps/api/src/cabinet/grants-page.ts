import { sql } from 'kysely';
import type { Db } from '../database/types.ts';
import type { RankedPlace } from '../paging/cursor.ts';

/** Grants of a player, the held first, newer before older, each with its role and its last delivery. */
export const grantsPage = (db: Db, playerId: string, now: Date, limit: number, after: RankedPlace | null) => {
  const held = sql<number>`CASE WHEN grants.state = 'active' AND coalesce(grants.expires_at > ${now}, true) THEN 1 ELSE 0 END`;
  return db
    .selectFrom('grants')
    .innerJoin('roles', 'roles.id', 'grants.role_id')
    .leftJoin('players as givers', 'givers.id', 'grants.gift_from')
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
    .select(['grants.id', 'grants.state', 'grants.started_at', 'grants.expires_at', 'grants.server_id'])
    .select(['roles.id as role_id', 'roles.name', 'roles.color', 'roles.tier', 'givers.login as giver'])
    .select(['delivery.id as delivery_id', 'delivery.status as delivery_status'])
    .select(held.as('held'))
    .where('grants.player_id', '=', playerId)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${held}, grants.started_at, grants.id) < (${after?.[0]}, ${new Date(after?.[1] ?? 0)}, ${after?.[2]}::uuid)`,
      ),
    )
    .orderBy(held, 'desc')
    .orderBy('grants.started_at', 'desc')
    .orderBy('grants.id', 'desc')
    .limit(limit)
    .execute();
};

export type GrantRow = Awaited<ReturnType<typeof grantsPage>>[number];
