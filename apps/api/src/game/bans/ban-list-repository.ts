import { type Expression, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';
import { type BrokenRuleRow, selectBrokenRule } from './broken-rule-repository.ts';

export interface ListedBanRow {
  id: string;
  login: string;
  login_key: string;
  server_id: string | null;
  banned_by: string;
  ban_reason: string;
  rule: BrokenRuleRow | null;
  banned_at: Date;
  unban_at: Date | null;
  lifted_at: Date | null;
}

export type BanListState = 'active' | 'permanent' | 'ended';

export interface BanFilter {
  /** Beginning of a login, in any case. */
  q?: string | undefined;
  state?: BanListState | undefined;
  server?: string | undefined;
  since?: Date | undefined;
}

/** The conditions match the partial indexes literally: with a parameter PostgreSQL would not use them. */
const IN_STATE = {
  active: sql<boolean>`NOT bans.is_over`,
  permanent: sql<boolean>`NOT bans.is_over AND bans.unban_at IS NULL`,
  ended: sql<boolean>`bans.is_over`,
};

/** Sorts after every character of a login. */
const AFTER_LOGIN_CHARACTERS = '~';

const selectListed = (db: Db) =>
  db
    .selectFrom('bans')
    .innerJoin('players', 'players.id', 'bans.player_id')
    .select(['bans.id', 'players.login', 'bans.login_key', 'bans.server_id', 'bans.banned_by', 'bans.ban_reason'])
    .select(['bans.banned_at', 'bans.unban_at', 'bans.lifted_at', selectBrokenRule]);

/** Query of the bans of one player. */
export const selectBansOf = (db: Db, playerId: string): Expression<ListedBanRow> =>
  selectListed(db).where('bans.player_id', '=', playerId);

/** Query of all bans. Each filter uses an index. */
export const selectBans = (db: Db, { q, state, server, since }: BanFilter, now: Date): Expression<ListedBanRow> => {
  const prefix = q?.toLowerCase();
  return (
    selectListed(db)
      .$if(state !== undefined, (query) => query.where(IN_STATE[state ?? 'active']))
      // A ban that has expired may not be marked yet. The time is in a SELECT so that PostgreSQL reuses the plan: planning for
      // each time costs more than the query and chooses the same index.
      .$if(state === 'active', (query) =>
        query.where(sql<boolean>`(bans.unban_at IS NULL OR bans.unban_at > (SELECT ${now}::timestamptz))`),
      )
      .$if(server !== undefined, (query) => query.where('bans.server_id', '=', server ?? ''))
      .$if(since !== undefined, (query) => query.where('bans.banned_at', '>=', since ?? now))
      .$if(prefix !== undefined, (query) =>
        query
          .where('bans.login_key', '>=', prefix ?? '')
          .where('bans.login_key', '<', `${prefix}${AFTER_LOGIN_CHARACTERS}`),
      )
  );
};

/** Largest number of bans that one step marks. */
const EXPIRE_BATCH = 1000;

/** Marks some bans as expired. Returns whether there may be more. */
export const markSomeExpired = async (trx: Trx, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE bans SET expired_at = unban_at WHERE id IN (
      SELECT id FROM bans WHERE NOT is_over AND unban_at <= ${now}
      ORDER BY unban_at LIMIT ${EXPIRE_BATCH} FOR UPDATE SKIP LOCKED)`.execute(trx);
  return Number(numAffectedRows) >= EXPIRE_BATCH;
};
