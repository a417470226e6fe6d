import type { components } from '@hoshikraft/contract';
import { MINUTE_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { type ChallengeScope, insertChallenge } from './challenges-repository.ts';
import { loadWebAuthn } from './library.ts';
import { relyingParty } from './relying-party.ts';

type Schemas = components['schemas'];

/** How long a challenge is valid. */
export const CHALLENGE_MS = 5 * MINUTE_MS;

/** Saves a challenge, which can be answered once. */
export const saveChallenge = (app: AppContext, scope: ChallengeScope, challenge: string): Promise<void> =>
  insertChallenge(app.db, scope, challenge, new Date(app.clock.now().getTime() + CHALLENGE_MS));

/** Describes a passkey to the browser. */
export const describeCredential = (passkey: {
  credential_id: Buffer;
  transports: readonly string[];
}): Schemas['CredentialNamed'] => ({
  id: passkey.credential_id.toString('base64url'),
  type: 'public-key',
  transports: [...passkey.transports] as Schemas['Transport'][],
});

/**
 * Creates a request for an assertion, which `consumeChallenge` and `verifyPasskey` check. User verification is required,
 * because a passkey counts as two factors.
 *
 * @param allowed if empty, the user chooses among all passkeys for this site
 */
export async function createPasskeyRequest(
  app: AppContext,
  scope: ChallengeScope,
  allowed: readonly Schemas['CredentialNamed'][],
): Promise<Schemas['PasskeyQuestion']> {
  const { id: rpId } = relyingParty(app);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  await saveChallenge(app, scope, challenge);
  return { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required', allowCredentials: [...allowed] };
}
