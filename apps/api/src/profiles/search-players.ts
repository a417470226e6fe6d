import type { Db } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { defineOperation } from '../http/define-operation.ts';
import { foldCase } from '../players/players-repository.ts';
import { type Viewer, viewerOf } from '../privacy/viewer.ts';
import { playersOnline } from '../servers/online-players.ts';
import { presentPicture } from '../skins/present-picture.ts';
import { type FoundRow, resembling, searchNicknames } from './search-repository.ts';

/** Fewest characters of a search (docs/product/community.md#search). */
const FEWEST_CHARACTERS = 4;

/** What no nickname is made of. */
const NOT_OF_NICKNAMES = /[^a-z0-9_]/g;

/**
 * What the index of trigrams knows of a nickname: three in a row, or how a word of it begins or ends. Without them the whole
 * table would be read.
 */
const HAS_TRIGRAM = /[a-z0-9]{3}|[a-z0-9]{2}_|_[a-z0-9]/;

async function findPlayers(db: Db, viewer: Viewer, typed: string): Promise<FoundRow[]> {
  if (typed.length < FEWEST_CHARACTERS) return [];
  const found = await searchNicknames(db, { viewer, typed });
  return found.length > 0 || !HAS_TRIGRAM.test(typed) ? found : resembling(db, { viewer, typed });
}

/**
 * Players by a part of their nickname. What somebody hides has no part in whether, where and in which order they are found.
 *
 * @throws ApiError `search_too_short`
 */
export const searchPlayers = defineOperation('searchPlayers', async ({ query }, { app, session }) => {
  const typed = foldCase(query.q.trim());
  if ([...typed].length < FEWEST_CHARACTERS) throw new ApiError('search_too_short');
  const part = typed.replaceAll(NOT_OF_NICKNAMES, '');
  const [found, online] = await Promise.all([findPlayers(app.db, viewerOf(session), part), playersOnline(app)]);
  const players = found.map(({ id, login, seesOnline, ...look }) => {
    const serverId = seesOnline ? online.get(foldCase(login)) : undefined;
    return { id, login, avatarOrSkin: presentPicture(look), online: serverId === undefined ? null : { serverId } };
  });
  return { status: 200, body: { players } };
});
