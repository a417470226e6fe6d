import type { Schemas } from '@hoshikraft/api-client';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { PasskeyError, type PasskeyErrorKind } from './passkey-error.ts';

/** Names of DOMException (WebAuthn, 5.1.3 and 5.1.4). */
const KINDS: Readonly<Record<string, PasskeyErrorKind>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'address',
  ConstraintError: 'unfit',
  NotSupportedError: 'unfit',
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

async function callBrowser<Result>(call: () => Promise<Result>): Promise<Result> {
  if (!browserSupportsWebAuthn()) throw new PasskeyError('unsupported');
  try {
    return await call();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    throw new PasskeyError(KINDS[nameOf(cause)] ?? KINDS[nameOf(error)] ?? 'failed', error);
  }
}

/** Signs the challenge with one of the passkeys of the browser. Throws PasskeyError. */
export const getPasskeyAssertion = (options: Schemas['PasskeyQuestion']): Promise<Schemas['Assertion']> =>
  callBrowser(async () => {
    const { id, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
  });

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Creates a passkey in the browser. Throws PasskeyError. */
export const createPasskey = (options: Schemas['PasskeyWanted']): Promise<Omit<Schemas['NewPasskey'], 'name'>> =>
  callBrowser(async () => {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return {
      id,
      clientDataJSON,
      attestationObject,
      transports: TRANSPORTS.filter((one) => (transports as readonly string[]).includes(one)),
    };
  });
