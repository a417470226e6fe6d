import type { Db } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { foldCase } from '../players/players-repository.ts';
import { type Viewer, viewerOf } from '../privacy/viewer.ts';
import { playersOnline } from '../../game/servers/online-players.ts';
import { presentPicture } from '../skins/present-picture.ts';
import { type FoundRow, findSimilarNicknames, searchNicknames } from './search-repository.ts';

/** Minimum length of a search (docs/product/community.md#search). */
const FEWEST_CHARACTERS = 4;

/** Characters that no nickname contains. */
const NOT_OF_NICKNAMES = /[^a-z0-9_]/g;

/**
 * Text with at least one trigram: three characters in a row, or two at the start or end of a word. Without one the index
 * cannot be used and the whole table would be read.
 */
const HAS_TRIGRAM = /[a-z0-9]{3}|[a-z0-9]{2}_|_[a-z0-9]/;

async function findPlayers(db: Db, viewer: Viewer, typed: string): Promise<FoundRow[]> {
  if (typed.length < FEWEST_CHARACTERS) return [];
  const found = await searchNicknames(db, { viewer, typed });
  return found.length > 0 || !HAS_TRIGRAM.test(typed) ? found : findSimilarNicknames(db, { viewer, typed });
}

/**
 * Finds players by a part of their nickname. Privacy settings do not affect which players are found, nor their order.
 *
 * @throws ApiError `search_too_short`
 */
export const searchPlayers = defineOperation('searchPlayers', async ({ query }, { app, session }) => {
  const typed = foldCase(query.q);
  if ([...typed].length < FEWEST_CHARACTERS) throw new ApiError('search_too_short');
  const part = typed.replaceAll(NOT_OF_NICKNAMES, '');
  const [found, online] = await Promise.all([findPlayers(app.db, viewerOf(session), part), playersOnline(app)]);
  const players = found.map(({ id, login, seesOnline, ...look }) => {
    const serverId = seesOnline ? online.get(foldCase(login)) : undefined;
    return { id, login, avatarOrSkin: presentPicture(look), online: serverId === undefined ? null : { serverId } };
  });
  return { status: 200, body: { players } };
});
