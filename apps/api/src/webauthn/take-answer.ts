import type { AppContext } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import { type Asked, takeChallenge } from './challenges-repository.ts';

/** The challenge that a browser says it answers; null where it says none, or speaks for a page inside another site's. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge, crossOrigin } = (said ?? {}) as Record<string, unknown>;
    return typeof challenge === 'string' && crossOrigin !== true ? challenge : null;
  } catch {
    return null;
  }
}

/**
 * The challenge that is answered, used up before anything else is looked at: of many answers at once one goes on, and of
 * one that is wrong none after it.
 *
 * @throws ApiError `passkey_over`
 */
export async function takeAnswer(app: AppContext, asked: Asked, clientDataJSON: string): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null || !(await takeChallenge(app.db, asked, challenge, app.clock.now()))) {
    throw new ApiError('passkey_over');
  }
  return challenge;
}
