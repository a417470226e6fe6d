import type { App } from '../app-parts.ts';
import { type PlaceRow, lookAtTop, readTop, type ReckonedTop, type TopQuestion } from './tops-repository.ts';

/** Places of a list (decisions.md section 6). */
const PLACES = 100;

interface KeptTop extends ReckonedTop {
  /** Who is in it, as PostgreSQL writes an array. */
  playerIds: string;
  /** Places of those who asked for their own, by their ids. */
  ownPlaces: Map<string, PlaceRow | null>;
}

/** Of each top, so that memory has an end. */
const MOST_OWN_PLACES = 10_000;

/** Tops as a process last read them: they stay as they are until they are reckoned anew, at most once a minute. */
const kept = new WeakMap<App, Map<string, KeptTop>>();

function keptOf(app: App): Map<string, KeptTop> {
  const known = kept.get(app) ?? new Map<string, KeptTop>();
  kept.set(app, known);
  return known;
}

export interface SeenTop {
  refreshedAt: Date | null;
  places: PlaceRow[];
  /** The viewer's own place, if they have one. */
  own: PlaceRow | null;
}

/**
 * A top as a viewer sees it. Who may be seen is asked of the database each time: who has just hidden is hidden, in the same
 * place as before.
 *
 * @returns null for a server that is none
 */
export async function seeTop(app: App, question: TopQuestion): Promise<SeenTop | null> {
  const tops = keptOf(app);
  const key = `${question.type} ${question.serverId ?? ''}`;
  const read = async (): Promise<KeptTop> => {
    const top = await readTop(app.db, question, PLACES);
    return { ...top, playerIds: `{${top.places.map(({ id }) => id).join()}}`, ownPlaces: new Map() };
  };
  const asker = question.viewer.playerId;
  const look = async ({ playerIds, ownPlaces }: KeptTop) => {
    const remembered = asker === null ? null : ownPlaces.get(asker);
    const seen = await lookAtTop(app.db, question, playerIds, remembered === undefined ? asker : null);
    return { ...seen, own: remembered ?? seen.own[0] ?? null };
  };
  let top = tops.get(key) ?? (await read());
  let seen = await look(top);
  if (!seen.known) return null;
  if (top.version === null || top.version !== seen.version) {
    top = await read();
    seen = await look(top);
  }
  tops.set(key, top);
  const hidden = new Set(seen.hidden);
  const places = top.places.map(({ id, place, login, value, change }) =>
    hidden.has(id) ? { place, login: null, value: null, change: null } : { place, login, value, change },
  );
  if (top.ownPlaces.size >= MOST_OWN_PLACES) top.ownPlaces.clear();
  if (asker !== null) top.ownPlaces.set(asker, seen.own);
  return { refreshedAt: top.refreshedAt, places, own: seen.own };
}
