import type { App } from '../app-parts.ts';
import { sharedRuns } from '../database/shared-runs.ts';
import { WhileUnwritten } from '../http/while-unwritten.ts';
import { friendsAmong } from '../privacy/privacy-repository.ts';
import { sees } from '../privacy/sees.ts';
import { viewerKind } from '../privacy/viewer.ts';
import {
  findOwnPlace,
  type Look,
  lookAtTop,
  type OwnPlace,
  type PlaceRow,
  readTop,
  type ReckonedTop,
  type TopQuestion,
} from './tops-repository.ts';
import { PART_OF } from './top-types.ts';

/** Places of a list (docs/product/community.md#leaderboards). */
const PLACES = 100;

interface KeptTop extends ReckonedTop {
  /** Who is in it, as PostgreSQL writes an array. */
  playerIds: string;
  /** Places of those who asked for their own, by their ids. */
  ownPlaces: Map<string, OwnPlace['own']>;
  /** What has changed since it was reckoned, for those whose session says that nothing was written since. */
  looks: WhileUnwritten<Look>;
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

const nameOf = ({ type, serverId }: TopQuestion): string => `${type} ${serverId ?? ''}`;

/** Those who look at once ask together: what has changed is the same for all of them. */
const reads = sharedRuns<App, KeptTop>();
const looks = sharedRuns<KeptTop, Look>();

export interface SeenTop {
  refreshedAt: Date | null;
  places: PlaceRow[];
  /** The viewer's own place, if they have one. */
  own: PlaceRow | null;
}

const read = (app: App, question: TopQuestion): Promise<KeptTop> =>
  reads(app, nameOf(question), async () => {
    const top = await readTop(app.db, question, PLACES);
    const playerIds = `{${top.places.map(({ id }) => id).join()}}`;
    return { ...top, playerIds, ownPlaces: new Map(), looks: new WhileUnwritten() };
  });

/** @param asOf what the viewer's session was read of; null for a visitor, who is told what is read since they came */
async function lookSince(app: App, top: KeptTop, serverId: string | null, asOf: string | null): Promise<Look> {
  const known = asOf === null ? undefined : top.looks.find(app, asOf, '');
  if (known !== undefined) return known;
  const look = await looks(top, '', () => lookAtTop(app.db, serverId, top.playerIds));
  if (asOf !== null) top.looks.keep(app, asOf, '', look, Infinity);
  return look;
}

/** The viewer's own place and of which reckoning it is; null where nobody's is asked for. */
async function ownPlace(app: App, top: KeptTop, question: TopQuestion): Promise<OwnPlace | null> {
  const { playerId } = question.viewer;
  if (playerId === null) return null;
  const remembered = top.ownPlaces.get(playerId);
  if (remembered !== undefined) return { version: top.version, own: remembered };
  return findOwnPlace(app.db, { type: question.type, serverId: question.serverId, playerId });
}

/** Who of a top is hidden from the viewer. */
async function hiddenFrom(app: App, { type, viewer }: TopQuestion, keeping: Look['keeping']): Promise<Set<string>> {
  const part = PART_OF[type];
  if (part === null || viewer.moderates) return new Set();
  const hiddenAs = (isFriend: (id: string) => boolean) =>
    keeping.filter(({ id, privacy }) => !sees(viewerKind(viewer, id, isFriend(id)), privacy, part)).map(({ id }) => id);
  const fromStrangers = hiddenAs(() => false);
  if (viewer.playerId === null || fromStrangers.length === 0) return new Set(fromStrangers);
  const friends = await friendsAmong(app.db, viewer.playerId, fromStrangers);
  return new Set(hiddenAs((id) => friends.has(id)));
}

/**
 * A top as a viewer sees it. Whether somebody has hidden is asked of the database each time, of a player signed in with their
 * session (`asOf`): who has just hidden is hidden, in the same place as before.
 *
 * @returns null for a server that is none
 */
export async function seeTop(app: App, question: TopQuestion, asOf: string | null): Promise<SeenTop | null> {
  const tops = keptOf(app);
  const key = nameOf(question);
  const look = (top: KeptTop) =>
    Promise.all([lookSince(app, top, question.serverId, asOf), ownPlace(app, top, question)]);
  let top = tops.get(key) ?? (await read(app, question));
  let [seen, own] = await look(top);
  if (!seen.known) return null;
  if ([seen, own].some((told) => told !== null && (told.version === null || told.version !== top.version))) {
    top = await read(app, question);
    [seen, own] = await look(top);
  }
  tops.set(key, top);
  const hidden = await hiddenFrom(app, question, seen.keeping);
  const places = top.places.map(({ id, place, login, value, change }) =>
    hidden.has(id) ? { place, login: null, value: null, change: null } : { place, login, value, change },
  );
  if (top.ownPlaces.size >= MOST_OWN_PLACES) top.ownPlaces.clear();
  if (own !== null) top.ownPlaces.set(question.viewer.playerId ?? '', own.own);
  return { refreshedAt: top.refreshedAt, places, own: own?.own ?? null };
}
