import { type Expression, sql } from 'kysely';
import type { Db, Trx } from '../database/types.ts';

export interface ListedBanRow {
  id: string;
  login: string;
  login_key: string;
  server_id: string | null;
  banned_by: string;
  ban_reason: string;
  banned_at: Date;
  unban_at: Date | null;
  lifted_at: Date | null;
}

export type BanListState = 'active' | 'permanent' | 'ended';

export interface BanFilter {
  /** How a login begins, in any case. */
  q?: string | undefined;
  state?: BanListState | undefined;
  server?: string | undefined;
  since?: Date | undefined;
}

/** Written as the indexes have it: none of them would answer the same thing said with a parameter. */
const IN_STATE = {
  active: sql<boolean>`NOT bans.is_over`,
  permanent: sql<boolean>`NOT bans.is_over AND bans.unban_at IS NULL`,
  ended: sql<boolean>`bans.is_over`,
};

/** Comes after every letter that a login may have. */
const PAST_LETTERS = '~';

/** Everybody's bans, each narrowing straight over an index. */
export const listedBans = (db: Db, { q, state, server, since }: BanFilter, now: Date): Expression<ListedBanRow> => {
  const beginning = q?.toLowerCase();
  return (
    db
      .selectFrom('bans')
      .innerJoin('players', 'players.id', 'bans.player_id')
      .select(['bans.id', 'players.login', 'bans.login_key', 'bans.server_id', 'bans.banned_by', 'bans.ban_reason'])
      .select(['bans.banned_at', 'bans.unban_at', 'bans.lifted_at'])
      .$if(state !== undefined, (query) => query.where(IN_STATE[state ?? 'active']))
      // One that ran out may not have been written down yet. Behind a SELECT, or PostgreSQL would plan anew for each time of
      // asking, which costs more than the page and comes to the same index.
      .$if(state === 'active', (query) =>
        query.where(sql<boolean>`(bans.unban_at IS NULL OR bans.unban_at > (SELECT ${now}::timestamptz))`),
      )
      .$if(server !== undefined, (query) => query.where('bans.server_id', '=', server ?? ''))
      .$if(since !== undefined, (query) => query.where('bans.banned_at', '>=', since ?? now))
      .$if(beginning !== undefined, (query) =>
        query
          .where('bans.login_key', '>=', beginning ?? '')
          .where('bans.login_key', '<', `${beginning}${PAST_LETTERS}`),
      )
  );
};

const EXPIRED_AT_ONCE = 1000;

/** Writes down that some bans ran out; answers whether there may be more. */
export const expireSome = async (trx: Trx, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE bans SET expired_at = unban_at WHERE id IN (
      SELECT id FROM bans WHERE NOT is_over AND unban_at <= ${now}
      ORDER BY unban_at LIMIT ${EXPIRED_AT_ONCE} FOR UPDATE SKIP LOCKED)`.execute(trx);
  return Number(numAffectedRows) >= EXPIRED_AT_ONCE;
};
