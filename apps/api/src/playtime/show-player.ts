import type { AppContext } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Session } from '../http/authenticators.ts';
import type { Owner } from '../privacy/privacy-repository.ts';
import type { PrivacyPart } from '../privacy/sees.ts';
import { toldUntil } from '../privacy/days-over.ts';
import { showOwner } from '../privacy/show-owner.ts';
import { viewerOf } from '../privacy/viewer.ts';
import { isServer } from '../servers/servers-repository.ts';
import type { Whose } from './playtime-repository.ts';

/** What the address names, and who asks. */
export interface Asked {
  app: AppContext;
  session: Session | null;
  nick: string;
  /** null is all of them together. */
  server: string | null;
  part: PrivacyPart;
}

/**
 * The player and the server that a call is about.
 *
 * @throws ApiError `not_found`, `part_hidden`
 */
export async function showPlayer({ app, session, nick, server, part }: Asked): Promise<{ owner: Owner; whose: Whose }> {
  if (server !== null && !(await isServer(app.db, server))) throw new ApiError('not_found');
  const owner = await showOwner(app.db, viewerOf(session), nick, part);
  const until = toldUntil(owner.kind, owner.privacy, app.clock.now());
  return { owner, whose: { playerId: owner.id, serverId: server, until } };
}
