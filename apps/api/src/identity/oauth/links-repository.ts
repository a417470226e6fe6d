import type { Db, Trx } from '../../platform/database/types.ts';
import { countPasskeys } from '../webauthn/passkeys-repository.ts';
import type { LinkedService, SignInService } from './services.ts';

export interface Link {
  service: LinkedService;
  subject: string;
  name: string | null;
  linkedAt: Date;
  signsIn: boolean;
}

/** The sign-in methods and linked services of a player. */
export interface SignInAccount {
  email: string | null;
  hasPassword: boolean;
  /** Whether sign-in by password is on. */
  passwordSignIn: boolean;
  links: Link[];
  /** The number of passkeys. */
  passkeys: number;
}

/** Finds the player linked to an identity, and whether it is a sign-in method. */
export const findOwner = (db: Db, service: LinkedService, subject: string) =>
  db
    .selectFrom('linked_services')
    .select(['player_id', 'signs_in'])
    .where('service', '=', service)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** @param lock locks the player's row until the transaction ends, so that sign-in methods are removed one after the other */
export async function getSignInAccount(db: Db, playerId: string, lock: boolean): Promise<SignInAccount> {
  const player = await db
    .selectFrom('players')
    .select(['email', 'password_hash', 'password_sign_in'])
    .where('id', '=', playerId)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('linked_services')
    .select(['service', 'subject', 'name', 'linked_at', 'signs_in'])
    .where('player_id', '=', playerId)
    .orderBy('linked_at')
    .orderBy('service')
    .execute();
  return {
    email: player.email,
    hasPassword: player.password_hash !== null,
    passwordSignIn: player.password_sign_in,
    passkeys: await countPasskeys(db, playerId),
    links: rows.map((row) => ({
      service: row.service as LinkedService,
      subject: row.subject,
      name: row.name,
      linkedAt: row.linked_at,
      signsIn: row.signs_in,
    })),
  };
}

/** Links an identity. One linked meanwhile violates linked_services_subject_key or linked_services_pkey. */
export async function addLink(trx: Trx, playerId: string, link: Link): Promise<void> {
  const { service, subject, name, signsIn, linkedAt } = link;
  await trx
    .insertInto('linked_services')
    .values({ player_id: playerId, service, subject, name, signs_in: signsIn, linked_at: linkedAt })
    .execute();
}

export async function removeLink(trx: Trx, playerId: string, service: LinkedService): Promise<void> {
  await trx.deleteFrom('linked_services').where('player_id', '=', playerId).where('service', '=', service).execute();
}

export async function setSignIn(
  trx: Trx,
  playerId: string,
  method: SignInService | 'password',
  enabled: boolean,
): Promise<void> {
  if (method === 'password') {
    await trx.updateTable('players').set({ password_sign_in: enabled }).where('id', '=', playerId).execute();
    return;
  }
  await trx
    .updateTable('linked_services')
    .set({ signs_in: enabled })
    .where('player_id', '=', playerId)
    .where('service', '=', method)
    .execute();
}
