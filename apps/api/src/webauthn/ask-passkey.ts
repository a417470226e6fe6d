import type { components } from '@hoshikraft/contract';
import { MINUTE_MS } from '@hoshikraft/shared';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { AppContext } from '../context.ts';
import { type Asked, keepChallenge } from './challenges-repository.ts';
import { relyingParty } from './relying-party.ts';

type Schemas = components['schemas'];

/** How long an answer is waited for. */
export const PASSKEY_MS = 5 * MINUTE_MS;

/** Notes what somebody was asked; the answer is good once. */
export const awaitAnswer = (app: AppContext, asked: Asked, challenge: string): Promise<void> =>
  keepChallenge(app.db, asked, challenge, new Date(app.clock.now().getTime() + PASSKEY_MS));

/** How a browser is told which passkeys are meant. */
export const namedCredential = (passkey: {
  credential_id: Buffer;
  transports: readonly string[];
}): Schemas['CredentialNamed'] => ({
  id: passkey.credential_id.toString('base64url'),
  type: 'public-key',
  transports: [...passkey.transports] as Schemas['Transport'][],
});

/**
 * Puts the question to a browser whose answer `takeAnswer` and `spendPasskey` check. The device has to recognise its owner:
 * a passkey stands for two factors.
 *
 * @param allowed none lets the person choose among all that are for this site
 */
export async function askPasskey(
  app: AppContext,
  asked: Asked,
  allowed: readonly Schemas['CredentialNamed'][],
): Promise<Schemas['PasskeyQuestion']> {
  const { id: rpId } = relyingParty(app);
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  await awaitAnswer(app, asked, challenge);
  return { challenge, rpId, timeout: PASSKEY_MS, userVerification: 'required', allowCredentials: [...allowed] };
}
