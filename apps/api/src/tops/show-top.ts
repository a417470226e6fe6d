import type { components } from '@hoshikraft/contract';
import type { App } from '../app-parts.ts';
import type { Session } from '../http/authenticators.ts';
import { ApiError } from '../errors/api-error.ts';
import { viewerOf } from '../privacy/viewer.ts';
import type { TopType } from './top-types.ts';
import { seeTop } from './reckoned-tops.ts';

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
  const top = await seeTop(app, { type, serverId, viewer: viewerOf(session) }, session?.asOf ?? null);
  if (top === null) throw new ApiError('not_found');
  return {
    status: 200,
    body: { type, server: serverId, ...top, refreshedAt: top.refreshedAt?.toISOString() ?? null },
    headers: { vary: 'Access-Id' },
  };
}
