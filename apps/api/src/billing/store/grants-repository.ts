import { randomUUID } from 'node:crypto';
import { minor, type Period } from '@hoshikraft/shared';
import { type Expression, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { HeldGrant, SoldRole } from './grant-rules.ts';
import type { BoughtPeriod, ListPrices } from './price.ts';

/** Query of a player's grants on a server that are active at `now`, a row for each bought period; one row where none was bought. */
export const selectHeldPeriods = (db: Db, playerId: Operand, serverId: Operand, now: Date) =>
  db
    .selectFrom('grants')
    .leftJoin('grant_periods', 'grant_periods.grant_id', 'grants.id')
    .select(['grants.id', 'grants.role_id', 'grants.expires_at'])
    .select(['grant_periods.period', 'grant_periods.starts_at', 'grant_periods.ends_at', 'grant_periods.paid'])
    .where('grants.player_id', '=', playerId)
    .where('grants.server_id', '=', serverId)
    .where('grants.held_until', '>', now)
    .orderBy('grant_periods.id');

type Operand = string | Expression<string>;
type HeldPeriod = Awaited<ReturnType<ReturnType<typeof selectHeldPeriods>['execute']>>[number];

/** Groups rows of `heldPeriods` into grants. */
export const groupIntoGrants = (rows: readonly HeldPeriod[], roles: ReadonlyMap<string, SoldRole>): HeldGrant[] => {
  const grants = new Map<string, HeldGrant & { periods: BoughtPeriod[] }>();
  for (const row of rows) {
    const role = roles.get(row.role_id);
    if (!role) throw new Error(`grant ${row.id} belongs to a role of another server`);
    const grant = grants.get(row.id) ?? { id: row.id, role, expiresAt: row.expires_at, periods: [] };
    const { period, starts_at: startsAt, ends_at: endsAt } = row;
    const paid = row.paid === null ? null : minor(row.paid);
    if (period !== null && startsAt !== null) grant.periods.push({ period: period as Period, startsAt, endsAt, paid });
    grants.set(row.id, grant);
  }
  return [...grants.values()];
};

/** Grants of a player on a server that are active at `now`, with their bought periods. */
export const listHeldGrants = async (
  db: Db,
  playerId: string,
  serverId: string,
  roles: ReadonlyMap<string, SoldRole>,
  now: Date,
): Promise<HeldGrant[]> => groupIntoGrants(await selectHeldPeriods(db, playerId, serverId, now).execute(), roles);

/**
 * Replaces a grant with a new one for another role: periods that are not over are copied to it, as paid at the prices of
 * the other role. Returns the new id.
 */
export const moveGrant = async (
  trx: Trx,
  from: { readonly id: string; readonly expiresAt: Date | null },
  to: { readonly serverId: string; readonly roleId: string; readonly prices: ListPrices },
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
    .columns(['grant_id', 'period', 'starts_at', 'ends_at', 'paid'])
    .expression((query) =>
      query
        .selectFrom('grant_periods')
        .select([sql<string>`${id}::uuid`.as('grant_id'), 'period', 'starts_at', 'ends_at'])
        .select(sql<number>`(${JSON.stringify(to.prices)}::jsonb ->> period)::bigint`.as('paid'))
        .where('grant_id', '=', from.id)
        .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
        .orderBy('id'),
    )
    .execute();
  return id;
};

/** Ends a grant whose order was refunded. */
export const markGrantRefunded = async (trx: Trx, grantId: string): Promise<void> => {
  await trx.updateTable('grants').set({ state: 'refunded' }).where('id', '=', grantId).execute();
};

/** Deletes the last bought period of a grant. Returns the end of the grant without it. */
export const removeLastPeriod = async (trx: Trx, grantId: string): Promise<Date> => {
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
 * Makes a replaced grant active again, with the time it had left when it was replaced.
 *
 * @returns null where the player has the role by another grant; the caller must roll back
 */
export const restoreGrant = async (
  trx: Trx,
  grantId: string,
  now: Date,
): Promise<{ readonly roleId: string; readonly expiresAt: Date | null } | null> => {
  const pause = sql<string>`${now}::timestamptz - grants.replaced_at`;
  const restored = await trx
    .with('shifted', (db) =>
      db
        .updateTable('grant_periods')
        .from('grants')
        .set({ starts_at: sql`starts_at + (${pause})`, ends_at: sql`ends_at + (${pause})` })
        .whereRef('grants.id', '=', 'grant_periods.grant_id')
        .where('grants.id', '=', grantId)
        .where(sql<boolean>`coalesce(ends_at > grants.replaced_at, true)`)
        .returning('grant_periods.id'),
    )
    .updateTable('grants')
    .set({ state: 'active', replaced_at: null, expires_at: sql`expires_at + (${pause})` })
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

/** A grant that an operator changes. */
export interface LockedGrant {
  readonly id: string;
  readonly serverId: string;
  readonly roleId: string;
  readonly state: string;
  readonly expiresAt: Date | null;
}

/** The player who has a grant. */
export const findGrantOwner = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('grants').select('player_id').where('id', '=', id).executeTakeFirst())?.player_id;

/** Loads a grant. The caller must have locked its player, as purchases do. */
export const getGrant = async (trx: Trx, id: string): Promise<LockedGrant> => {
  const row = await trx
    .selectFrom('grants')
    .select(['id', 'server_id', 'role_id', 'state', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, serverId: row.server_id, roleId: row.role_id, state: row.state, expiresAt: row.expires_at };
};

/** Inserts a grant that was not bought. `endsAt: null` is for ever. */
export const insertGrant = async (
  trx: Trx,
  {
    id,
    playerId,
    serverId,
    roleId,
    startsAt,
    endsAt,
  }: Omit<LockedGrant, 'state' | 'expiresAt'> & {
    readonly playerId: string;
    readonly startsAt: Date;
    readonly endsAt: Date | null;
  },
): Promise<void> => {
  const row = { id, player_id: playerId, server_id: serverId, role_id: roleId };
  await trx
    .insertInto('grants')
    .values({ ...row, started_at: startsAt, expires_at: endsAt })
    .execute();
};

export const updateGrantEnd = async (trx: Trx, id: string, until: Date | null): Promise<void> => {
  await trx.updateTable('grants').set({ expires_at: until }).where('id', '=', id).execute();
};

/** Query of the roles that a player has now, by server position, the highest first. */
export const selectHeldRoles = (db: Db, playerId: Operand, now: Date) =>
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

/** Roles that a player has now, by server position, the highest first. */
export const listHeldRoles = (db: Db, playerId: string, now: Date) => selectHeldRoles(db, playerId, now).execute();

export type HeldRole = Awaited<ReturnType<typeof listHeldRoles>>[number];

/** Whether a player has a role now, by any grant. */
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
