import type { AppContext } from '../../context.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Session } from '../../platform/http/authenticators.ts';
import type { Owner } from '../../community/privacy/privacy-repository.ts';
import type { PrivacyPart } from '../../community/privacy/sees.ts';
import { visibleUntil } from '../../community/privacy/days-over.ts';
import { showOwner } from '../../community/privacy/show-owner.ts';
import { viewerOf } from '../../community/privacy/viewer.ts';
import { serverExists } from '../servers/servers-repository.ts';
import type { SessionScope } from './playtime-repository.ts';

/** Player and server from the request's path, and the caller. */
export interface PlayerRequest {
  app: AppContext;
  session: Session | null;
  nick: string;
  /** null for all servers. */
  server: string | null;
  part: PrivacyPart;
}

/**
 * Resolves the player and the server of a request, and checks that the caller may see them.
 *
 * @throws ApiError `not_found`, `part_hidden`
 */
export async function showPlayer({
  app,
  session,
  nick,
  server,
  part,
}: PlayerRequest): Promise<{ owner: Owner; scope: SessionScope }> {
  if (server !== null && !(await serverExists(app.db, server))) throw new ApiError('not_found');
  const owner = await showOwner(app.db, viewerOf(session), nick, part);
  const until = visibleUntil(owner.kind, owner.privacy, app.clock.now());
  return { owner, scope: { playerId: owner.id, serverId: server, until } };
}
