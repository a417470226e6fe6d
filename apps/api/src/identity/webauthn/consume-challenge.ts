import type { AppContext } from '../../context.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { type ChallengeScope, deleteChallenge } from './challenges-repository.ts';

/** Reads the challenge from the client data; null if there is none or the page is embedded in another site. */
function parseChallenge(clientDataJSON: string): string | null {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge, crossOrigin } = (clientData ?? {}) as Record<string, unknown>;
    return typeof challenge === 'string' && crossOrigin !== true ? challenge : null;
  } catch {
    return null;
  }
}

/**
 * Returns the challenge of an assertion after consuming it. This happens before any verification, so that each challenge
 * allows a single attempt, even in parallel.
 *
 * @throws ApiError `passkey_over`
 */
export async function consumeChallenge(
  app: AppContext,
  scope: ChallengeScope,
  clientDataJSON: string,
): Promise<string> {
  const challenge = parseChallenge(clientDataJSON);
  if (challenge === null || !(await deleteChallenge(app.db, scope, challenge, app.clock.now()))) {
    throw new ApiError('passkey_over');
  }
  return challenge;
}
