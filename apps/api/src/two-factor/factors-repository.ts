import type { Db, Trx } from '../database/types.ts';
import { botFactorsOf } from './bot-factors-repository.ts';
import { type Factor, FACTOR_OF, FACTORS } from './factors.ts';

export interface Method {
  factor: Factor;
  /** As the messenger shows the person; '' where nothing is known. */
  name: string;
  since: Date;
}

/** Second factors that are on, by their number: sign-in asks for the first of them, and any confirms it. */
export async function methodsOf(db: Db, playerId: string): Promise<Method[]> {
  const app = await db
    .selectFrom('authenticator_apps')
    .select('confirmed_at')
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const bots = await botFactorsOf(db, playerId);
  return [
    ...bots.map(({ messenger, name, since }) => ({ factor: FACTOR_OF[messenger], name, since })),
    ...(app?.confirmed_at ? [{ factor: FACTORS.app, name: '', since: app.confirmed_at }] : []),
  ];
}

/** Numbers of the second factors that are on, the one to ask for first. */
export const factorsOf = async (db: Db, playerId: string): Promise<Factor[]> => [
  ...new Set((await methodsOf(db, playerId)).map(({ factor }) => factor)),
];

/** Holds a player's second factors as they are to the end of the transaction. */
export const lockFactors = async (trx: Trx, playerId: string): Promise<void> => {
  await trx.selectFrom('players').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
};

/** Begins an app anew with another secret; false where one is on already. */
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

/** The app of a player, begun or on, held to the end of the transaction. */
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

/** Notes the step of time whose code was given: it and those before are good no more. */
export async function spendStep(trx: Trx, playerId: string, step: number): Promise<void> {
  await trx.updateTable('authenticator_apps').set({ last_step: step }).where('player_id', '=', playerId).execute();
}

/** Turns the app off; false where none is on. */
export async function removeApp(trx: Trx, playerId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('authenticator_apps')
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
