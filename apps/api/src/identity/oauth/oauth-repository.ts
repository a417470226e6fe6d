import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { SignInService } from './services.ts';

/** What a flow is for. */
export type Purpose = 'enter' | 'link' | 'prove';

export interface Flow {
  /** SHA-256 of the state. */
  state: Buffer;
  /** SHA-256 of the browser's key. */
  browser: Buffer;
  service: string;
  purpose: Purpose;
  /** null for a visitor who is about to sign in. */
  playerId: string | null;
}

export async function addFlow(db: Db, flow: Flow, expiresAt: Date): Promise<void> {
  const { state, browser, service, purpose, playerId } = flow;
  await db
    .insertInto('oauth_flows')
    .values({ state, browser, service, purpose, player_id: playerId, expires_at: expiresAt })
    .execute();
}

/** Deletes the flow with this state, browser and player, and returns its purpose; of parallel calls only one gets it. */
export async function consumeFlow(db: Db, flow: Omit<Flow, 'purpose'>, now: Date): Promise<Purpose | undefined> {
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

/** Saves the identity that a browser may register, replacing the previous one. */
export async function saveTicket(db: Db, browser: Buffer, ticket: Ticket): Promise<void> {
  const { service, subject, name, expiresAt } = ticket;
  const row = { service, subject, name, expires_at: expiresAt };
  await db
    .insertInto('oauth_tickets')
    .values({ browser, ...row })
    .onConflict((conflict) => conflict.column('browser').doUpdateSet(row))
    .execute();
}

const toTicket = (row: { service: string; subject: string; name: string | null; expires_at: Date }): Ticket => ({
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
  return row && toTicket(row);
}

export async function consumeTicket(trx: Trx, browser: Buffer, now: Date): Promise<Ticket | undefined> {
  const row = await trx
    .deleteFrom('oauth_tickets')
    .where('browser', '=', browser)
    .where('expires_at', '>', now)
    .returning(['service', 'subject', 'name', 'expires_at'])
    .executeTakeFirst();
  return row && toTicket(row);
}

/** Records that a nonce of Steam was used. Returns false if it was already used. */
export async function markNonceUsed(db: Db, nonce: Buffer, expiresAt: Date): Promise<boolean> {
  const used = await db
    .insertInto('steam_nonces')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return used !== undefined;
}

/** Deletes a batch of flows, tickets and nonces that expired before a moment. Returns whether more may remain. */
export async function deleteExpiredOauth(trx: Trx, moment: Date): Promise<boolean> {
  const flows = await deleteBatch(trx, 'oauth_flows', sql`expires_at < ${moment}`);
  const tickets = await deleteBatch(trx, 'oauth_tickets', sql`expires_at < ${moment}`);
  const nonces = await deleteBatch(trx, 'steam_nonces', sql`expires_at < ${moment}`);
  return flows || tickets || nonces;
}
