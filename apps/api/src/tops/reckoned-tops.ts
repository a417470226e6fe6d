import type { App } from '../app-parts.ts';
import { type PlaceRow, lookAtTop, readTop, type ReckonedTop, type TopQuestion } from './tops-repository.ts';

/** Places of a list (decisions.md section 6). */
const PLACES = 100;

interface KeptTop extends ReckonedTop {
  /** Who is in it, as PostgreSQL writes an array. */
  playerIds: string;
  /** Places of those who asked for their own, by their ids. */
  owns: Map<string, PlaceRow | null>;
}

/** So many of them are remembered of each top. */
const MOST_OWNS = 10_000;

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
    return { ...top, playerIds: `{${top.places.map(({ id }) => id).join()}}`, owns: new Map() };
  };
  const asker = question.viewer.playerId;
  const look = ({ playerIds, owns }: KeptTop) =>
    lookAtTop(app.db, question, playerIds, asker !== null && !owns.has(asker) ? asker : null);
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
  const own = (asker === null ? null : top.owns.get(asker)) ?? seen.own[0] ?? null;
  if (top.owns.size >= MOST_OWNS) top.owns.clear();
  if (asker !== null) top.owns.set(asker, own);
  return { refreshedAt: top.refreshedAt, places, own };
}
