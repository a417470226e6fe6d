import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Db, Trx } from '../database/types.ts';
import type { SignInService } from './services.ts';

/** What somebody went to a service for. */
export type Purpose = 'enter' | 'link' | 'prove';

export interface Flow {
  /** SHA-256 of the state. */
  state: Buffer;
  /** SHA-256 of the key that the browser holds. */
  browser: Buffer;
  service: string;
  purpose: Purpose;
  /** null for somebody who is about to sign in. */
  playerId: string | null;
}

export async function addFlow(db: Db, flow: Flow, expiresAt: Date): Promise<void> {
  const { state, browser, service, purpose, playerId } = flow;
  await db
    .insertInto('oauth_flows')
    .values({ state, browser, service, purpose, player_id: playerId, expires_at: expiresAt })
    .execute();
}

/** Uses up what was begun with this state, by this browser and player, and tells what for; of two at once one gets it. */
export async function takeFlow(db: Db, flow: Omit<Flow, 'purpose'>, now: Date): Promise<Purpose | undefined> {
  const row = await db
    .deleteFrom('oauth_flows')
    .where('state', '=', flow.state)
    .where('browser', '=', flow.browser)
    .where('service', '=', flow.service)
    .where('player_id', 'is not distinct from', flow.playerId)
    .where('expires_at', '>', now)
    .returning('purpose')
    .executeTakeFirst();
  return row?.purpose as Purpose | undefined;
}

export interface Ticket {
  service: SignInService;
  subject: string;
  name: string | null;
  expiresAt: Date;
}

/** Keeps who waits to be registered in a browser; a later one takes the place of an earlier. */
export async function keepTicket(db: Db, browser: Buffer, ticket: Ticket): Promise<void> {
  const { service, subject, name, expiresAt } = ticket;
  const row = { service, subject, name, expires_at: expiresAt };
  await db
    .insertInto('oauth_tickets')
    .values({ browser, ...row })
    .onConflict((conflict) => conflict.column('browser').doUpdateSet(row))
    .execute();
}

const asTicket = (row: { service: string; subject: string; name: string | null; expires_at: Date }): Ticket => ({
  service: row.service as SignInService,
  subject: row.subject,
  name: row.name,
  expiresAt: row.expires_at,
});

export async function findTicket(db: Db, browser: Buffer, now: Date): Promise<Ticket | undefined> {
  const row = await db
    .selectFrom('oauth_tickets')
    .select(['service', 'subject', 'name', 'expires_at'])
    .where('browser', '=', browser)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && asTicket(row);
}

export async function takeTicket(trx: Trx, browser: Buffer, now: Date): Promise<Ticket | undefined> {
  const row = await trx
    .deleteFrom('oauth_tickets')
    .where('browser', '=', browser)
    .where('expires_at', '>', now)
    .returning(['service', 'subject', 'name', 'expires_at'])
    .executeTakeFirst();
  return row && asTicket(row);
}

/** Notes that a nonce of Steam was used; false where it was used before. */
export async function useNonce(db: Db, nonce: Buffer, expiresAt: Date): Promise<boolean> {
  const used = await db
    .insertInto('steam_nonces')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return used !== undefined;
}

/** Forgets some of what had run out by a moment; answers whether there may be more of it. */
export async function forgetOauthBefore(trx: Trx, moment: Date): Promise<boolean> {
  const flows = await deleteSome(trx, 'oauth_flows', sql`expires_at < ${moment}`);
  const tickets = await deleteSome(trx, 'oauth_tickets', sql`expires_at < ${moment}`);
  const nonces = await deleteSome(trx, 'steam_nonces', sql`expires_at < ${moment}`);
  return flows || tickets || nonces;
}
