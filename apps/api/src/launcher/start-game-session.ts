import { banFrom } from '../bans/bans-repository.ts';
import { banWords, presentBan } from '../bans/present-ban.ts';
import { defineOperation } from '../http/define-operation.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { ApiError } from '../errors/api-error.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import { GAME_SESSION_MS } from '../sessions/lifetimes.ts';
import { addSession } from '../sessions/sessions-repository.ts';
import { newToken } from '../sessions/token.ts';
import { endGameSession, serverOfClient } from './game-sessions-repository.ts';

/**
 * The session a game is started with. It travels through command lines of the player's machine, so it opens nothing but
 * `game/join` on the one server. Like sign-in it is not kept for a repeated key: the answer holds a secret.
 */
export const startGameSession = defineOperation('startGameSession', async ({ body }, context) => {
  const { app, session, locale } = context;
  const { playerId, login } = session;
  const now = app.clock.now();
  const serverId = await serverOfClient(app.db, body.clientUuid);
  if (serverId === undefined) throw new ApiError('not_found');
  const ban = await banFrom(app.db, playerId, serverId, now);
  if (ban !== undefined)
    throw new ApiError('banned', { details: { ban: presentBan(ban) }, words: banWords(ban, locale) });
  const accessToken = newToken();
  const expiresAt = new Date(now.getTime() + GAME_SESSION_MS);
  const accessId = await inTransaction(app.db, async (trx) => {
    await endGameSession(trx, playerId, serverId, now);
    return addSession(trx, {
      playerId,
      token: accessToken,
      source: 'game',
      serverId,
      begunBy: session.id,
      userAgent: null,
      browser: null,
      system: null,
      addressPrefix: addressPrefix(context.ip),
      now,
      expiresAt,
    });
  });
  return {
    status: 200,
    body: { login, playerId, accessId, accessToken, expiresAt: expiresAt.toISOString() },
    headers: { 'cache-control': 'private, no-store' },
  };
});
