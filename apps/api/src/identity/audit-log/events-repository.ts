import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';

interface NewEvent {
  playerId: string;
  target: string;
  kind: string;
  service: string | null;
  at: Date;
  addressPrefix: string | null;
  userAgent: string | null;
  /** The operator's reason, for changes made by an operator. */
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

interface EventCounts {
  sameInHour: number;
  sameInDay: number;
  allInDay: number;
}

/** Counts recent events of a player: of this kind since `hour` and since `day`, and of all kinds since `day`. */
export async function countEvents(
  trx: Trx,
  { playerId, kind }: Pick<NewEvent, 'playerId' | 'kind'>,
  { hour, day }: { hour: Date; day: Date },
): Promise<EventCounts> {
  const { rows } = await sql<EventCounts>`
    SELECT count(*) FILTER (WHERE kind = ${kind} AND at > ${hour})::int AS "sameInHour",
      count(*) FILTER (WHERE kind = ${kind})::int AS "sameInDay", count(*)::int AS "allInDay"
    FROM account_events WHERE player_id = ${playerId} AND at > ${day}`.execute(trx);
  const [counts] = rows;
  if (!counts) throw new Error('events were not counted');
  return counts;
}

/** Targets whose history includes events of other targets. Literals instead of parameters, so that the partial indexes match. */
const TARGET_FILTERS: Readonly<Record<string, RawBuilder<SqlBool>>> = {
  link: sql`(target = 'link' OR kind IN ('passkey_added', 'passkey_removed'))`,
  password: sql`(target = 'password' OR service = 'password')`,
};

/** Selects the events of one target of an account, such as `password`. */
export const selectAccountEvents = (db: Db, playerId: string, target: string) =>
  db
    .selectFrom('account_events')
    .select(['id', 'target', 'kind', 'service', 'at', 'address_prefix', 'user_agent'])
    .where('player_id', '=', playerId)
    .where((eb) => TARGET_FILTERS[target] ?? eb('target', '=', target));
