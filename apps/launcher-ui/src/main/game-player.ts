import { type ApiClient, ApiFailure, launcherCalls } from '@hoshikraft/api-client';
import type { SessionState } from '@hoshikraft/auth-session';
import type { ServiceSchemas } from '../service/service-queries.ts';

type Player = ServiceSchemas['LaunchRequest']['player'];

/** Timeout for a game session while the API is known to be unavailable, in ms: it may have recovered. */
const SHORT_WAIT_MS = 3000;
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

const isAway = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.code === 'NO_CONNECTION' || AWAY.has(failure.httpCode));

/** Aborts after a time. Not AbortSignal.timeout: signals derived from it may be garbage collected before it fires. */
const soon = (): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), SHORT_WAIT_MS);
  return controller.signal;
};

/**
 * Player for a launch: with a game session, without one while the API is unavailable, and null if no player is signed
 * in.
 *
 * @param away the API is known to be unavailable
 * @throws ApiFailure errors of the API
 */
export const gamePlayer = async (
  api: ApiClient,
  session: SessionState,
  client: string,
  away: boolean,
): Promise<Player> => {
  if (session.kind !== 'signed-in') return null;
  try {
    const { login, playerId, accessId, accessToken } = await launcherCalls.startGameSession(
      api,
      client,
      away ? soon() : undefined,
    );
    // Exactly the fields of the contract: the service refuses others.
    return { login, playerId, accessId, accessToken };
  } catch (failure) {
    if (!isAway(failure)) throw failure;
    const { login, id } = session.auth.data;
    return { login, playerId: id, accessId: null, accessToken: null };
  }
};
