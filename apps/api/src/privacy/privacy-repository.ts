import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { askedTogether } from '../database/asked-together.ts';
import { compiledOnce } from '../database/compiled-once.ts';
import { inPlaces, rowLists } from '../database/row-lists.ts';
import type { Database, Db } from '../database/types.ts';
import { folded } from '../players/players-repository.ts';
import { type Privacy, type PrivacyPart, TOLD_BY, type ViewerKind } from './sees.ts';
import { type Viewer, viewerKind } from './viewer.ts';

/** A viewer within a statement: by id, or whoever is named in a row. */
type ViewerInRows = { readonly [Part in keyof Viewer]: Viewer[Part] | RawBuilder<unknown> };

/** Whether the viewer is a friend of the player in this row of `players`. */
export const isFriend = (
  viewer: Pick<ViewerInRows, 'playerId'>,
  players = 'players',
): RawBuilder<boolean> => sql<boolean>`
  EXISTS (SELECT FROM friendships AS known
    WHERE known.player_id = ${sql.ref(`${players}.id`)} AND known.friend_id = ${viewer.playerId}::uuid)`;

/**
 * `sees` within a statement: whether the viewer sees a part of the player in a row of `players`. One text for all viewers. Use
 * it on what is shown, not on what is sorted by: a row that moves when it is hidden gives away that it is.
 *
 * @param players what the statement calls that table
 */
export function seenBy(viewer: ViewerInRows, part: PrivacyPart, players = 'players'): RawBuilder<boolean> {
  const shown = TOLD_BY[part].map((told) => {
    const keptTo = sql`${sql.ref(`${players}.privacy`)} ->> ${sql.lit(told)}`;
    return sql<boolean>`(${keptTo} IS NULL OR (${keptTo} = 'friends' AND ${isFriend(viewer, players)}))`;
  });
  return sql<boolean>`(${viewer.moderates}::boolean
    OR coalesce(${sql.ref(`${players}.id`)} = ${viewer.playerId}::uuid, false)
    OR (${sql.join(shown, sql` AND `)}))`;
}

/** A player who is asked for. */
export interface PlayerQuestion {
  /** Their nickname as `folded` has it. */
  readonly login: string;
  readonly viewer: Viewer;
}

const QUESTIONS = rowLists<{ place: number; login: string; viewer: string | null }>({
  place: 'integer',
  login: 'text',
  viewer: 'uuid',
});

/** Players who are asked for, as a statement gets them. */
export type PlayersAsked = ReturnType<typeof QUESTIONS.of>;
export const playersAsked = (questions: readonly PlayerQuestion[]): PlayersAsked =>
  QUESTIONS.of(questions.map(({ login, viewer }, place) => ({ place, login, viewer: viewer.playerId })));

/** As a statement reads them: rows of `place`, `login` and `viewer`, named `asked`. */
export const asAsked = (asked: PlayersAsked) => QUESTIONS.as('asked', asked);
export const ASKED_VIEWER = sql.ref<string | null>('asked.viewer');

/**
 * The player of a row of `asked` alone. Told that there is one, PostgreSQL reads each over the indexes, and no table whole for
 * several of them.
 */
export const onlyAsked = <Row>(
  players: SelectQueryBuilder<Database, 'players', Row>,
): SelectQueryBuilder<Database, 'players', Row> =>
  players.where(sql<string>`lower(players.login)`, '=', sql.ref<string>('asked.login')).limit(sql.lit(1));

/** A player as a viewer meets them: the login as registered, what they keep from whom, and what the viewer is to them. */
export interface Owner {
  readonly id: string;
  readonly login: string;
  readonly groups: readonly string[];
  readonly privacy: Privacy;
  readonly kind: ViewerKind;
}

const ownersAsked = compiledOnce((db, { asked }: { asked: PlayersAsked }) =>
  db
    .selectFrom(asAsked(asked))
    .innerJoinLateral(
      onlyAsked(db.selectFrom('players').select(['id', 'login', 'privacy', 'groups']))
        .select(isFriend({ playerId: ASKED_VIEWER }).as('is_friend'))
        .as('owner'),
      (join) => join.onTrue(),
    )
    .select(['place', 'id', 'owner.login', 'privacy', 'groups', 'is_friend']),
);

/** Those who are asked for in one moment come in one statement. */
const askOwner = askedTogether(async (db: Db, questions: readonly PlayerQuestion[]) => {
  const { rows } = await db.executeQuery(ownersAsked({ asked: playersAsked(questions) }));
  return inPlaces(questions, rows);
});

/** The player of a nickname in any case; undefined where there is none. */
export async function findOwner(db: Db, viewer: Viewer, nickname: string): Promise<Owner | undefined> {
  const row = await askOwner(db, { login: folded(nickname), viewer });
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

/** Which of these players are friends of one. */
export async function friendsAmong(db: Db, playerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    SELECT player_id AS id FROM friendships WHERE friend_id = ${playerId}::uuid AND player_id = ANY(${ids}::uuid[])`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
