import type { components } from '@hoshikraft/contract';
import type { App } from '../app-parts.ts';
import type { Session } from '../http/authenticators.ts';
import { ApiError } from '../errors/api-error.ts';
import { viewerOf } from '../privacy/viewer.ts';
import type { TopType } from './top-types.ts';
import { findTop } from './tops-repository.ts';

/** Places of a list (decisions.md section 6). */
const PLACES = 100;

interface Asked {
  app: App;
  session: Session | null;
}

/**
 * A top as the asker sees it.
 *
 * @param serverId null is all servers together
 * @throws ApiError `not_found` for a server that is none
 */
export async function showTop(
  { app, session }: Asked,
  type: TopType,
  serverId: string | null,
): Promise<{ status: 200; body: components['schemas']['Top']; headers: Record<string, string> }> {
  const { refreshedAt, known, places, own } = await findTop(
    app.db,
    { type, serverId, viewer: viewerOf(session) },
    PLACES,
  );
  if (!known) throw new ApiError('not_found');
  return {
    status: 200,
    body: { type, server: serverId, refreshedAt: refreshedAt?.toISOString() ?? null, places, own: own[0] ?? null },
    headers: { vary: 'Access-Id' },
  };
}
