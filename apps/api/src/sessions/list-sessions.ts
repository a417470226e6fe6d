import type { components } from '@hoshikraft/contract';
import { sql } from 'kysely';
import { defineOperation } from '../http/define-operation.ts';
import type { Db } from '../database/types.ts';
import { cutPage, type RankedPlace, readRankedCursor } from '../paging/cursor.ts';
import { IDLE_MS, idleSince } from './lifetimes.ts';

type Session = components['schemas']['Session'];

/** Sessions of a player after a place, the active first, each newest sight first. */
async function sessionsAfter(db: Db, playerId: string, now: Date, limit: number, after: RankedPlace | null) {
  const active = sql<number>`CASE WHEN ended_at IS NULL AND expires_at > ${now} AND last_seen_at > ${idleSince(now)} THEN 1 ELSE 0 END`;
  let query = db
    .selectFrom('sessions')
    .select(['id', 'source', 'user_agent', 'address_prefix', 'created_at', 'last_seen_at', 'expires_at', 'ended_at'])
    .select(active.as('active'))
    .where('player_id', '=', playerId)
    .orderBy(active, 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after !== null) {
    query = query.where(
      sql<boolean>`(${active}, last_seen_at, id) < (${after[0]}, ${new Date(after[1])}, ${after[2]}::uuid)`,
    );
  }
  return query.execute();
}

type Row = Awaited<ReturnType<typeof sessionsAfter>>[number];

/** When a session ended: when it was ended, else when its time ran out. */
function endOf(row: Row): Date {
  const idle = new Date(row.last_seen_at.getTime() + IDLE_MS);
  return row.ended_at ?? (row.expires_at < idle ? row.expires_at : idle);
}

function present(row: Row, current: string): Session {
  return {
    id: row.id,
    source: row.source as Session['source'],
    state: row.active === 1 ? 'active' : 'terminated',
    current: row.id === current,
    device: row.user_agent,
    address: row.address_prefix,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    endedAt: row.active === 1 ? null : endOf(row).toISOString(),
  };
}

export const listSessions = defineOperation('listSessions', async ({ query }, { app, session }) => {
  const { limit = 25, cursor } = query;
  const after = cursor === undefined ? null : readRankedCursor(cursor);
  const rows = await sessionsAfter(app.db, session.playerId, app.clock.now(), limit + 1, after);
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.active, row.last_seen_at.getTime(), row.id]);
  return { status: 200, body: { items: page.map((row) => present(row, session.id)), nextCursor } };
});
