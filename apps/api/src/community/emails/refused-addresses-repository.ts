import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import { foldCase } from '../players/players-repository.ts';

interface RefusedEmail {
  to: string;
  kind: string;
  /** The reply of the mail server, without the address. */
  reply: string;
}

/** Records that the last email to an address was refused for good. */
export async function saveRefusedAddress(trx: Trx, { to, kind, reply }: RefusedEmail): Promise<void> {
  const refusal = { kind, reply, refused_at: sql<Date>`now()` };
  await trx
    .insertInto('refused_addresses')
    .values({ address: foldCase(to), ...refusal })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(refusal))
    .execute();
}

/** Forgets the refusal: the mail server accepted an email to the address. */
export async function deleteRefusedAddress(trx: Trx, to: string): Promise<void> {
  await trx.deleteFrom('refused_addresses').where('address', '=', foldCase(to)).execute();
}

const selectRefusals = (db: Db) =>
  db
    .selectFrom('refused_addresses')
    .innerJoin('players', (join) => join.on(sql<boolean>`lower(players.email) = refused_addresses.address`))
    .select(['players.login', 'refused_addresses.address', 'kind', 'reply', 'refused_at']);

/** The refusal of the last email to the current address of a player; undefined if it was not refused. */
export const findRefusal = (db: Db, playerId: string) =>
  selectRefusals(db).where('players.id', '=', playerId).executeTakeFirst();

export type Refusal = NonNullable<Awaited<ReturnType<typeof findRefusal>>>;

/** Players whose last email was refused, the newest refusal first. */
export const listRefusals = (db: Db) => selectRefusals(db).orderBy('refused_at', 'desc').execute();

/** Deletes a batch of addresses that no player has had for three days. Returns whether more may remain. */
export const deleteUnusedRefusals = (trx: Trx): Promise<boolean> =>
  deleteBatch(
    trx,
    'refused_addresses',
    sql`refused_at < now() - interval '3 days' AND NOT EXISTS (SELECT FROM players WHERE lower(email) = address)`,
  );
