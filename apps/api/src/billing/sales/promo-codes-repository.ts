import { HOUR_MS } from '@hoshikraft/shared';
import { type Insertable, sql } from 'kysely';
import type { PromoCodes } from '../../platform/database/generated.ts';
import type { Db, Trx } from '../../platform/database/types.ts';

/** How long a guess is remembered, counted from the first. */
export const GUESSES_MS = HOUR_MS;

/** A code as players may type it. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase();

const COLUMNS = [
  'id',
  'code',
  'percent',
  'amount',
  'servers',
  'roles',
  'newcomers',
  'max_uses',
  'max_uses_each',
  'ends_at',
  'made_by',
  'created_at',
] as const;

/** Query of all codes, each with its uses so far. */
export const selectPromoCodes = (db: Db) =>
  db
    .selectFrom('promo_codes')
    .select(COLUMNS)
    .select(
      sql<number>`(SELECT count(*) FROM orders WHERE promo_code_id = promo_codes.id AND refunded_at IS NULL)`.as(
        'uses',
      ),
    );

export const findPromoCode = (db: Db, code: string) =>
  db.selectFrom('promo_codes').select('id').where('code', '=', code).executeTakeFirst();

/** A code, locked until the transaction ends: two purchases with one code run one after the other. */
export const lockPromoCode = (trx: Trx, id: string) =>
  trx.selectFrom('promo_codes').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

export type PromoCodeRow = NonNullable<Awaited<ReturnType<typeof lockPromoCode>>>;

/** Uses of a code by all and by this player, and whether the player has paid for an order. */
export const getPromoUses = async (db: Db, codeId: string, playerId: string) => {
  const row = await db
    .selectFrom('orders')
    .select([
      sql<number>`count(*) FILTER (WHERE promo_code_id = ${codeId})`.as('uses'),
      sql<number>`count(*) FILTER (WHERE promo_code_id = ${codeId} AND player_id = ${playerId})`.as('own'),
      sql<number>`count(*) FILTER (WHERE player_id = ${playerId} AND price_final > 0)`.as('paid'),
    ])
    .where('refunded_at', 'is', null)
    .where((where) => where.or([where('promo_code_id', '=', codeId), where('player_id', '=', playerId)]))
    .executeTakeFirstOrThrow();
  return { uses: Number(row.uses), own: Number(row.own), hasPaid: Number(row.paid) > 0 };
};

/** Counts a guess in advance. Returns the number within the hour, and when it began. */
export const countGuess = (db: Db, playerId: string, now: Date) => {
  const isOld = sql<boolean>`promo_guesses.since <= ${new Date(now.getTime() - GUESSES_MS)}`;
  return db
    .insertInto('promo_guesses')
    .values({ player_id: playerId, misses: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({
        misses: sql`CASE WHEN ${isOld} THEN 1 ELSE promo_guesses.misses + 1 END`,
        since: sql`CASE WHEN ${isOld} THEN ${now} ELSE promo_guesses.since END`,
      }),
    )
    .returning(['misses', 'since'])
    .executeTakeFirstOrThrow();
};

/** The code existed: it was no guess. */
export const uncountGuess = async (db: Db, playerId: string): Promise<void> => {
  await db
    .updateTable('promo_guesses')
    .set({ misses: sql`misses - 1` })
    .where('player_id', '=', playerId)
    .execute();
};

export const insertPromoCode = async (trx: Trx, row: Insertable<PromoCodes>): Promise<void> => {
  await trx.insertInto('promo_codes').values(row).execute();
};

export const updateCodeEnd = async (trx: Trx, id: string, endsAt: Date): Promise<void> => {
  await trx.updateTable('promo_codes').set({ ends_at: endsAt }).where('id', '=', id).execute();
};
