import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Trx } from '../database/types.ts';

interface NewEvent {
  playerId: string;
  target: string;
  kind: string;
  service: string | null;
  at: Date;
  addressPrefix: string | null;
  userAgent: string | null;
  /** Why an operator did it. */
  reason: string | null;
}

export async function addEvent(trx: Trx, event: NewEvent): Promise<void> {
  await trx
    .insertInto('account_events')
    .values({
      player_id: event.playerId,
      target: event.target,
      kind: event.kind,
      service: event.service,
      at: event.at,
      address_prefix: event.addressPrefix,
      user_agent: event.userAgent,
      reason: event.reason,
    })
    .execute();
}

interface Told {
  sameInHour: number;
  sameInDay: number;
  allInDay: number;
}

/** How many events of a player, and of this kind, there were since those moments. */
export async function countEvents(
  trx: Trx,
  { playerId, kind }: Pick<NewEvent, 'playerId' | 'kind'>,
  { hour, day }: { hour: Date; day: Date },
): Promise<Told> {
  const { rows } = await sql<Told>`
    SELECT count(*) FILTER (WHERE kind = ${kind} AND at > ${hour})::int AS "sameInHour",
      count(*) FILTER (WHERE kind = ${kind})::int AS "sameInDay", count(*)::int AS "allInDay"
    FROM account_events WHERE player_id = ${playerId} AND at > ${day}`.execute(trx);
  const [told] = rows;
  if (!told) throw new Error('events were not counted');
  return told;
}

/** Sides that are read with events of another one, as their indexes have it: in words, no values beside the statement. */
const READ_WITH: Readonly<Record<string, RawBuilder<SqlBool>>> = {
  link: sql`(target = 'link' OR kind IN ('passkey_added', 'passkey_removed'))`,
  password: sql`(target = 'password' OR service = 'password')`,
};

/** What happened to one side of an account. */
export const accountEvents = (db: Db, playerId: string, target: string) =>
  db
    .selectFrom('account_events')
    .select(['id', 'target', 'kind', 'service', 'at', 'address_prefix', 'user_agent'])
    .where('player_id', '=', playerId)
    .where((eb) => READ_WITH[target] ?? eb('target', '=', target));
