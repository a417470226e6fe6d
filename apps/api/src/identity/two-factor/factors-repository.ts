import type { Db, Trx } from '../../platform/database/types.ts';
import { listBotFactors } from './bot-factors-repository.ts';
import { type Factor, FACTOR_OF, FACTORS } from './factors.ts';

export interface Method {
  factor: Factor;
  /** The user's name at the messenger; '' if unknown. */
  name: string;
  since: Date;
}

/** Lists the second factors that are on, by number: sign-in requests the first, and any confirms it. */
export async function listFactorMethods(db: Db, playerId: string): Promise<Method[]> {
  const app = await db
    .selectFrom('authenticator_apps')
    .select('confirmed_at')
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const bots = await listBotFactors(db, playerId);
  return [
    ...bots.map(({ messenger, name, since }) => ({ factor: FACTOR_OF[messenger], name, since })),
    ...(app?.confirmed_at ? [{ factor: FACTORS.app, name: '', since: app.confirmed_at }] : []),
  ];
}

/** Lists the numbers of the second factors that are on; sign-in requests the first. */
export const listFactors = async (db: Db, playerId: string): Promise<Factor[]> => [
  ...new Set((await listFactorMethods(db, playerId)).map(({ factor }) => factor)),
];

/** Locks a player's second factors until the transaction ends. */
export const lockFactors = async (trx: Trx, playerId: string): Promise<void> => {
  await trx.selectFrom('players').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
};

/** Saves the secret of an app to confirm, replacing an unconfirmed one. Returns false if an app is already on. */
export async function beginApp(trx: Trx, playerId: string, secret: Buffer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('authenticator_apps')
    .values({ player_id: playerId, secret, begun_at: now })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet({ secret, begun_at: now, last_step: 0 })
        .where('authenticator_apps.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Finds the app of a player, confirmed or not, and locks it until the transaction ends. */
export const lockApp = (trx: Trx, playerId: string) =>
  trx
    .selectFrom('authenticator_apps')
    .select(['secret', 'begun_at', 'confirmed_at', 'last_step'])
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();

export async function confirmApp(trx: Trx, playerId: string, now: Date): Promise<void> {
  await trx.updateTable('authenticator_apps').set({ confirmed_at: now }).where('player_id', '=', playerId).execute();
}

/** Records the time step of a used code: its code and earlier ones no longer work. */
export async function consumeStep(trx: Trx, playerId: string, step: number): Promise<void> {
  await trx.updateTable('authenticator_apps').set({ last_step: step }).where('player_id', '=', playerId).execute();
}

/** Turns the app off. Returns false if none is on. */
export async function removeApp(trx: Trx, playerId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('authenticator_apps')
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
