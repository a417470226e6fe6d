import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';
import { foldCase } from '../players/players-repository.ts';
import { type Privacy, type PrivacyPart, IMPLIED_PARTS, type ViewerKind } from './sees.ts';
import { type Viewer, viewerKind } from './viewer.ts';

/** A viewer within a statement: given by value or by an expression. */
type ViewerInRows = { readonly [Part in keyof Viewer]: Viewer[Part] | RawBuilder<unknown> };

/** Whether the viewer is a friend of the player in this row of `players`. */
export const isFriend = (
  viewer: Pick<ViewerInRows, 'playerId'>,
  players = 'players',
): RawBuilder<boolean> => sql<boolean>`
  EXISTS (SELECT FROM friendships AS known
    WHERE known.player_id = ${sql.ref(`${players}.id`)} AND known.friend_id = ${viewer.playerId}::uuid)`;

/**
 * `sees` as SQL: whether the viewer sees a part of the player in a row of `players`. The same statement for all viewers. Use
 * it for what is shown, not for sorting: a row that moves when it is hidden reveals that.
 *
 * @param players alias of that table in the statement
 */
export function seenBy(viewer: ViewerInRows, part: PrivacyPart, players = 'players'): RawBuilder<boolean> {
  const shown = IMPLIED_PARTS[part].map((told) => {
    const keptTo = sql`${sql.ref(`${players}.privacy`)} ->> ${sql.lit(told)}`;
    return sql<boolean>`(${keptTo} IS NULL OR (${keptTo} = 'friends' AND ${isFriend(viewer, players)}))`;
  });
  return sql<boolean>`(${viewer.moderates}::boolean
    OR coalesce(${sql.ref(`${players}.id`)} = ${viewer.playerId}::uuid, false)
    OR (${sql.join(shown, sql` AND `)}))`;
}

/** A player seen by a viewer: the login as registered, privacy settings, and the kind of viewer. */
export interface Owner {
  readonly id: string;
  readonly login: string;
  readonly groups: readonly string[];
  readonly privacy: Privacy;
  readonly kind: ViewerKind;
}

/** Finds a player by nickname, case-insensitively; undefined if there is none. */
export async function findOwner(db: Db, viewer: Viewer, nickname: string): Promise<Owner | undefined> {
  const row = await db
    .selectFrom('players')
    .select(['id', 'login', 'privacy', 'groups'])
    .select(isFriend(viewer).as('is_friend'))
    .where(sql<string>`lower(players.login)`, '=', foldCase(nickname))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      login: row.login,
      groups: row.groups,
      privacy: row.privacy as Privacy,
      kind: viewerKind(viewer, row.id, row.is_friend),
    }
  );
}

/** Whether the viewer sees the roles of a player. */
export async function seesRoles(db: Db, viewer: Viewer, playerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('players')
    .select(seenBy(viewer, 'roles').as('sees'))
    .where('id', '=', playerId)
    .executeTakeFirst();
  return row?.sees ?? false;
}
