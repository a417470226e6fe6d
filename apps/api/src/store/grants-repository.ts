import { randomUUID } from 'node:crypto';
import type { Period } from '@hoshikraft/shared';
import { type Expression, sql } from 'kysely';
import type { Db, Trx } from '../database/types.ts';
import type { HeldGrant, SoldRole } from './grant-rules.ts';
import type { BoughtPeriod } from './price.ts';

/** Asks for the stretches of the grants of a player on a server that still hold at `now`. */
export const heldPeriods = (db: Db, playerId: Operand, serverId: Operand, now: Date) =>
  db
    .selectFrom('grants')
    .innerJoin('grant_periods', 'grant_periods.grant_id', 'grants.id')
    .select(['grants.id', 'grants.role_id', 'grants.expires_at'])
    .select(['grant_periods.period', 'grant_periods.starts_at', 'grant_periods.ends_at'])
    .where('grants.player_id', '=', playerId)
    .where('grants.server_id', '=', serverId)
    .where('grants.held_until', '>', now)
    .orderBy('grant_periods.id');

type Operand = string | Expression<string>;
type HeldPeriod = Awaited<ReturnType<ReturnType<typeof heldPeriods>['execute']>>[number];

/** The grants that such stretches are of. */
export const grantsOf = (rows: readonly HeldPeriod[], roles: ReadonlyMap<string, SoldRole>): HeldGrant[] => {
  const grants = new Map<string, HeldGrant & { periods: BoughtPeriod[] }>();
  for (const row of rows) {
    const role = roles.get(row.role_id);
    if (!role) throw new Error(`grant ${row.id} is of a role of another server`);
    const grant = grants.get(row.id) ?? { id: row.id, role, expiresAt: row.expires_at, periods: [] };
    grant.periods.push({ period: row.period as Period, startsAt: row.starts_at, endsAt: row.ends_at });
    grants.set(row.id, grant);
  }
  return [...grants.values()];
};

/** Grants of a player on a server that still hold at `now`, with the stretches they were bought in. */
export const heldGrants = async (
  db: Db,
  playerId: string,
  serverId: string,
  roles: ReadonlyMap<string, SoldRole>,
  now: Date,
): Promise<HeldGrant[]> => grantsOf(await heldPeriods(db, playerId, serverId, now).execute(), roles);

/** Ends a grant whose remaining time goes on elsewhere: its stretches that are not over are those of the new grant too. */
export const moveGrant = async (
  trx: Trx,
  from: { readonly id: string; readonly expiresAt: Date | null },
  to: { readonly serverId: string; readonly roleId: string },
  now: Date,
): Promise<string> => {
  const id = randomUUID();
  const moved = { server_id: to.serverId, role_id: to.roleId, started_at: now, expires_at: from.expiresAt };
  const { player_id, gift_from } = await trx
    .updateTable('grants')
    .set({ state: 'replaced', replaced_at: now })
    .where('id', '=', from.id)
    .returning(['player_id', 'gift_from'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('grants')
    .values({ id, player_id, gift_from, ...moved })
    .execute();
  await trx
    .insertInto('grant_periods')
    .columns(['grant_id', 'period', 'starts_at', 'ends_at'])
    .expression((query) =>
      query
        .selectFrom('grant_periods')
        .select([sql<string>`${id}::uuid`.as('grant_id'), 'period', 'starts_at', 'ends_at'])
        .where('grant_id', '=', from.id)
        .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
        .orderBy('id'),
    )
    .execute();
  return id;
};

/** Ends a grant that was paid back. */
export const endGrant = async (trx: Trx, grantId: string): Promise<void> => {
  await trx.updateTable('grants').set({ state: 'refunded' }).where('id', '=', grantId).execute();
};

/** Takes the stretch bought last off a grant; answers the end it has without it. */
export const removeLastStretch = async (trx: Trx, grantId: string): Promise<Date> => {
  const { starts_at } = await trx
    .deleteFrom('grant_periods')
    .where('id', '=', (query) =>
      query
        .selectFrom('grant_periods')
        .select((last) => last.fn.max('id').as('id'))
        .where('grant_id', '=', grantId),
    )
    .returning('starts_at')
    .executeTakeFirstOrThrow();
  await trx.updateTable('grants').set({ expires_at: starts_at }).where('id', '=', grantId).execute();
  return starts_at;
};

/**
 * Lets a replaced grant hold again with the time it had left when it was replaced. Null where the player holds its role by
 * another grant; nothing may be committed then.
 */
export const restoreGrant = async (
  trx: Trx,
  grantId: string,
  now: Date,
): Promise<{ readonly roleId: string; readonly expiresAt: Date | null } | null> => {
  const lost = sql<string>`${now}::timestamptz - grants.replaced_at`;
  const restored = await trx
    .with('shifted', (db) =>
      db
        .updateTable('grant_periods')
        .from('grants')
        .set({ starts_at: sql`starts_at + (${lost})`, ends_at: sql`ends_at + (${lost})` })
        .whereRef('grants.id', '=', 'grant_periods.grant_id')
        .where('grants.id', '=', grantId)
        .where(sql<boolean>`coalesce(ends_at > grants.replaced_at, true)`)
        .returning('grant_periods.id'),
    )
    .updateTable('grants')
    .set({ state: 'active', replaced_at: null, expires_at: sql`expires_at + (${lost})` })
    .where('id', '=', grantId)
    .where('state', '=', 'replaced')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('grants as other')
            .select('other.id')
            .whereRef('other.player_id', '=', 'grants.player_id')
            .whereRef('other.role_id', '=', 'grants.role_id')
            .where('other.held_until', '>', now),
        ),
      ),
    )
    .returning(['role_id', 'expires_at'])
    .executeTakeFirst();
  return restored ? { roleId: restored.role_id, expiresAt: restored.expires_at } : null;
};

/** Asks for the roles that a player holds now, by server in their order, the highest first. */
export const rolesHeldBy = (db: Db, playerId: Operand, now: Date) =>
  db
    .selectFrom('grants')
    .innerJoin('roles', 'roles.id', 'grants.role_id')
    .innerJoin('servers', 'servers.id', 'roles.server_id')
    .select(['roles.id', 'roles.server_id', 'roles.name', 'roles.color', 'roles.tier'])
    .select(['grants.started_at', 'grants.expires_at'])
    .where('grants.player_id', '=', playerId)
    .where('grants.held_until', '>', now)
    .orderBy('servers.position')
    .orderBy('roles.tier', 'desc');

/** Roles a player holds now, by server in their order, the highest first. */
export const heldRoles = (db: Db, playerId: string, now: Date) => rolesHeldBy(db, playerId, now).execute();

export type HeldRole = Awaited<ReturnType<typeof heldRoles>>[number];

/** Whether a player holds a role now, by whatever grant. */
export const holdsRole = async (db: Db, playerId: string, roleId: string, now: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('grants')
    .select('id')
    .where('player_id', '=', playerId)
    .where('role_id', '=', roleId)
    .where('held_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
};
