import type { components } from '@hoshikraft/contract';
import type { AppContext } from '../../context.ts';
import { LIFETIMES, publicCache } from '../../platform/cache/public-cache.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Session } from '../../platform/http/authenticators.ts';
import { viewerOf } from '../privacy/viewer.ts';
import type { TopType } from './top-types.ts';
import { readForViewer, readTop } from './tops-repository.ts';

/** Number of places in a list (docs/product/community.md#leaderboards). */
const PLACES = 100;

/**
 * Computed places, including hidden players. Five seconds of age are acceptable, as leaderboards are computed once a minute.
 * Visibility is read for each request, so that a privacy change takes effect at once.
 */
const computed = publicCache({
  lifetimeMs: LIFETIMES.content,
  load: (app, type: TopType, serverId: string) => readTop(app.db, { type, serverId: serverId || null }, PLACES),
});

const HIDDEN = { login: null, value: null, change: null };

/**
 * A leaderboard as the viewer sees it.
 *
 * @param serverId null for all servers together
 * @throws ApiError `not_found` for an unknown server
 */
export async function getLeaderboard(
  { app, session }: { app: AppContext; session: Session | null },
  type: TopType,
  serverId: string | null,
): Promise<{ status: 200; body: components['schemas']['Top']; headers: Record<string, string> }> {
  const viewer = viewerOf(session);
  const { known, refreshedAt, places } = await computed.get(app, type, serverId ?? '');
  if (!known) throw new ApiError('not_found');
  const ids = places.map(({ id }) => id);
  const { hidden, own } = await readForViewer(app.db, { type, serverId, viewer }, ids);
  return {
    status: 200,
    body: {
      type,
      server: serverId,
      refreshedAt: refreshedAt?.toISOString() ?? null,
      places: places.map(({ id, ...place }) => (hidden.has(id) ? { ...HIDDEN, place: place.place } : place)),
      own,
    },
    headers: { vary: 'Access-Id' },
  };
}
