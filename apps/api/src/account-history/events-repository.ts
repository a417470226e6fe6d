import type { Db, Trx } from '../database/types.ts';

interface NewEvent {
  playerId: string;
  target: string;
  kind: string;
  service: string | null;
  at: Date;
  addressPrefix: string | null;
  userAgent: string | null;
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
    })
    .execute();
}

export const accountEvents = (db: Db, playerId: string, target: string) =>
  db
    .selectFrom('account_events')
    .select(['id', 'target', 'kind', 'service', 'at', 'address_prefix', 'user_agent'])
    .where('player_id', '=', playerId)
    .where('target', '=', target);
