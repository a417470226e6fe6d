import { failureText } from '@hoshikraft/async-state';
import { ApiFailure } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type * as browser from './webauthn.ts';
import { PasskeyError, type PasskeyErrorKind } from './passkey-error.ts';

type Browser = Pick<typeof browser, 'getPasskeyAssertion' | 'createPasskey'>;

export interface PasskeyAction {
  busy: boolean;
  /** Error message of the last action. */
  problem: string | null;
  /** Runs an action that needs a passkey; never rejects, an error is set as `problem`. */
  run: (action: (browser: Browser) => Promise<unknown>) => Promise<void>;
}

const useMessages = (): ((kind: PasskeyErrorKind) => string) => {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case 'unsupported':
        return t`This browser doesn't support passkeys. Update it or choose another way.`;
      case 'address':
        return t`Passkeys don't work at this address. Open the site at its main address.`;
      case 'cancelled':
        return t`That didn't work: the request was closed, or this device has no passkey for the site. Try again or choose another way.`;
      case 'known':
        return t`This device already has a passkey for your account.`;
      case 'unfit':
        return t`This device can't create a passkey. Set up a screen lock first: a fingerprint, face or PIN.`;
      case 'failed':
        return t`Something went wrong in the browser. Try again or choose another way.`;
    }
  };
};

/** Runs actions that need a passkey. The WebAuthn code is loaded on the first click. */
export const usePasskey = (): PasskeyAction => {
  const { i18n } = useLingui();
  const messages = useMessages();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const messageOf = (error: unknown): string => {
    if (error instanceof PasskeyError) return messages(error.kind);
    const text = failureText(i18n, error);
    return error instanceof ApiFailure && error.code === 1 ? `${error.message}. ${text}` : text;
  };
  const run: PasskeyAction['run'] = async (action) => {
    setBusy(true);
    setProblem(null);
    try {
      await action(await import('./webauthn.ts'));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
};
