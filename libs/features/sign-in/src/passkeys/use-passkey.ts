import { failureText } from '@hoshikraft/answers';
import { ApiFailure } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type * as browser from './ask-browser.ts';
import { PasskeyProblem, type PasskeyProblemKind } from './passkey-problem.ts';

type Browser = Pick<typeof browser, 'answerPasskey' | 'makePasskey'>;

export interface PasskeyAction {
  busy: boolean;
  /** Why it came to nothing, in words. */
  problem: string | null;
  /** Does what takes a passkey; what comes of it that is no success is told by `problem`. */
  run: (action: (browser: Browser) => Promise<unknown>) => Promise<void>;
}

const useWords = (): ((kind: PasskeyProblemKind) => string) => {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case 'unsupported':
        return t`This browser knows no passkeys. Update it, or choose another way.`;
      case 'address':
        return t`Your browser has no passkeys for the address of this page. Open the site by its main address.`;
      case 'cancelled':
        return t`Nothing came of it: the question was closed, or this device has no passkey for the site. Try again, or choose another way.`;
      case 'known':
        return t`This device has a passkey of your account already.`;
      case 'unfit':
        return t`This device can’t make such a passkey: it needs a screen lock, a fingerprint, a face or a PIN.`;
      case 'failed':
        return t`The browser could not do it. Try again, or choose another way.`;
    }
  };
};

/** What takes a passkey: the part of the browser's that asks for it is fetched by the first press. */
export const usePasskey = (): PasskeyAction => {
  const { i18n } = useLingui();
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const say = (error: unknown): string => {
    if (error instanceof PasskeyProblem) return words(error.kind);
    const told = failureText(i18n, error);
    return error instanceof ApiFailure && error.code === 1 ? `${error.message}. ${told}` : told;
  };
  const run: PasskeyAction['run'] = async (action) => {
    setBusy(true);
    setProblem(null);
    try {
      await action(await import('./ask-browser.ts'));
    } catch (error) {
      setProblem(say(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
};
