import type { Schemas } from '@hoshikraft/api-client';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { PasskeyProblem, type PasskeyProblemKind } from './passkey-problem.ts';

/** Names of DOMException (WebAuthn, 5.1.3 and 5.1.4). */
const KINDS: Readonly<Record<string, PasskeyProblemKind>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'address',
  ConstraintError: 'unfit',
  NotSupportedError: 'unfit',
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

async function asked<Result>(ask: () => Promise<Result>): Promise<Result> {
  if (!browserSupportsWebAuthn()) throw new PasskeyProblem('unsupported');
  try {
    return await ask();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    throw new PasskeyProblem(KINDS[nameOf(cause)] ?? KINDS[nameOf(error)] ?? 'failed', error);
  }
}

/** Has the browser answer by one of its passkeys. */
export const answerPasskey = (question: Schemas['PasskeyQuestion']): Promise<Schemas['Assertion']> =>
  asked(async () => {
    const { id, response } = await startAuthentication({ optionsJSON: question });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
  });

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Has the browser make a passkey. */
export const makePasskey = (wanted: Schemas['PasskeyWanted']): Promise<Omit<Schemas['NewPasskey'], 'name'>> =>
  asked(async () => {
    const { id, response } = await startRegistration({ optionsJSON: wanted });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return {
      id,
      clientDataJSON,
      attestationObject,
      transports: TRANSPORTS.filter((one) => (transports as readonly string[]).includes(one)),
    };
  });
