import { type ApiClient, ApiFailure, launcherCalls } from '@hoshikraft/api-client';
import type { SessionState } from '@hoshikraft/auth-session';
import type { ServiceSchemas } from '../service/service-queries.ts';

type Player = ServiceSchemas['LaunchRequest']['player'];

/** Longest wait for a session of the game while the API is known to be away, in ms: it may have just come back. */
const SHORT_WAIT_MS = 3000;
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

const isAway = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.code === 'NO_CONNECTION' || AWAY.has(failure.httpCode));

/** Aborts in a while. Not AbortSignal.timeout: what is derived from it may be collected before it fires. */
const soon = (): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), SHORT_WAIT_MS);
  return controller.signal;
};

/**
 * In whose name a game is started: with a session of the game, without one while the API is away, and in nobody's where
 * nobody is signed in.
 *
 * @param away the API is known not to answer
 * @throws ApiFailure what the API refuses
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
    // Exactly what the service takes: it refuses a field more.
    return { login, playerId, accessId, accessToken };
  } catch (failure) {
    if (!isAway(failure)) throw failure;
    const { login, id } = session.auth.data;
    return { login, playerId: id, accessId: null, accessToken: null };
  }
};
