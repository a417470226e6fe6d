import { findActiveBanOn } from '../bans/bans-repository.ts';
import { banMessageValues, presentBan } from '../bans/present-ban.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { addressPrefix } from '../../platform/http/address-prefix.ts';
import { GAME_SESSION_MS } from '../../identity/sessions/lifetimes.ts';
import { addSession } from '../../identity/sessions/sessions-repository.ts';
import { newToken } from '../../identity/sessions/token.ts';
import { endGameSession, findServerOfClient } from './game-sessions-repository.ts';

/**
 * Creates the session for a game start. Its token is visible in command lines on the player's machine, so it is accepted only
 * by `game/join` on one server. Like sign-in, the reply holds a secret and is not stored under an idempotency key.
 */
export const startGameSession = defineOperation('startGameSession', async ({ body }, context) => {
  const { app, session, locale } = context;
  const { playerId, login } = session;
  const now = app.clock.now();
  const serverId = await findServerOfClient(app.db, body.clientUuid);
  if (serverId === undefined) throw new ApiError('not_found');
  const ban = await findActiveBanOn(app.db, playerId, serverId, now);
  if (ban !== undefined)
    throw new ApiError('banned', { details: { ban: presentBan(ban, locale) }, values: banMessageValues(ban, locale) });
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
