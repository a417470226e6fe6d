import { sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';

const count = sql<number>`count(*)::int`.as('count');

export async function countDeadDeliveries(db: Db): Promise<number> {
  const row = await db.selectFrom('deliveries').select(count).where('status', '=', 'dead').executeTakeFirstOrThrow();
  return row.count;
}

export async function countRefusedEmails(db: Db): Promise<number> {
  const row = await db.selectFrom('refused_addresses').select(count).executeTakeFirstOrThrow();
  return row.count;
}

export async function countDebts(db: Db): Promise<number> {
  const debts = db.selectFrom('ledger_accounts').select(count).where('kind', '=', 'debt').where('balance', '<', 0);
  return (await debts.executeTakeFirstOrThrow()).count;
}

/** Events of payments that need a person. */
export async function countOpenEvents(db: Db): Promise<number> {
  const events = db.selectFrom('payment_events').select(count).where('needs', 'is not', null);
  return (await events.where('handled_at', 'is', null).executeTakeFirstOrThrow()).count;
}

/** Refunds asked for at this time or earlier that the payment service has not answered. */
export async function countAskedRefunds(db: Db, before: Date): Promise<number> {
  const asked = db.selectFrom('payment_reversals').select(count).where('state', '=', 'asked');
  return (await asked.where('created_at', '<=', before).executeTakeFirstOrThrow()).count;
}

/** Ids of the servers without a heartbeat since a moment, in the order of the site. */
export async function listSilentServers(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('servers')
    .leftJoin('heartbeats', 'heartbeats.server_id', 'servers.id')
    .select('servers.id')
    .where((where) =>
      where.or([where('heartbeats.received_at', 'is', null), where('heartbeats.received_at', '<', since)]),
    )
    .orderBy('servers.position')
    .execute();
  return rows.map(({ id }) => id);
}

/** The last check of the ledger that has ended. */
export const findLastCheck = (db: Db) =>
  db
    .selectFrom('ledger_checks')
    .select(['ended_at', 'faults'])
    .where('ended_at', 'is not', null)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
