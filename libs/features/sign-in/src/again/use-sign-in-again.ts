import { accountCalls, ApiFailure, mainQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { pendingTwoFactor, type PendingTwoFactor, useSession } from '@hoshikraft/auth-session';
import { showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ConfirmPlatform } from '../confirm-form.tsx';
import type { SignInPlatform } from '../sign-in-platform.ts';

export interface SignInAgainOptions {
  /** Signs in without leaving the page; `secondFactor` only stores the credentials. */
  platform: SignInPlatform;
  confirm: ConfirmPlatform;
  /** Shows the page from its start to another player; `switchPlayer` makes the page's session theirs. */
  startOver: (switchPlayer: () => Promise<void>) => Promise<void>;
  /** Called once the dialog is closed: with true if the same player has signed in again. */
  onSettled: (hasSignedIn: boolean) => void;
}

type Step =
  | { kind: 'sign-in'; isOver: boolean }
  | { kind: 'confirm'; pending: PendingTwoFactor }
  /** Another player has signed in, here or in another tab. */
  | { kind: 'other'; login: string; switchPlayer: () => Promise<void> };

const SIGN_IN: Step = { kind: 'sign-in', isOver: false };
const OVER: Step = { kind: 'sign-in', isOver: true };

type Signed = Pick<Schemas['AuthState'], 'data'>;

/**
 * The steps of a sign-in on the page whose session has ended. One in another tab of the browser counts too. What one player has
 * started is never done as another.
 */
export const useSignInAgain = ({ platform, confirm, startOver, onSettled }: SignInAgainOptions) => {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const session = useSession();
  // The session of the page changes before `onSettled`: its player is the one of the first render.
  const [login] = useState(session.kind === 'signed-in' ? session.auth.data.login : '');
  const [step, setStep] = useState<Step>(SIGN_IN);
  const [isBusy, setBusy] = useState(false);
  // Queries refetched after the sign-in report it a second time.
  const isFinished = useRef(false);

  const finish = async (signed: Signed, switchPlayer: () => Promise<void>): Promise<void> => {
    if (signed.data.login !== login) {
      setStep({ kind: 'other', login: signed.data.login, switchPlayer });
      return;
    }
    if (isFinished.current) return;
    isFinished.current = true;
    await switchPlayer();
    showToast({ type: 'success', text: t`You're signed in again. Nothing was lost.` });
    void queryClient.invalidateQueries();
    onSettled(true);
  };
  const finishLoaded = async (state: Schemas['SessionState']): Promise<void> => {
    if (state.auth !== null) await finish(state.auth, () => confirm.confirmed(state));
  };
  /** A reply about the previous session may still be on its way. */
  const startStep = async (next: Step): Promise<void> => {
    await queryClient.cancelQueries({ queryKey: mainQueries.ofBrowser(api).queryKey });
    setStep(next);
  };

  const follow = useEffectEvent((auth: Schemas['AuthState'] | null, error: Error | null): void => {
    if (auth !== null) {
      const isKnown = step.kind === 'other' && step.login === auth.data.login;
      if (!isKnown) void finishLoaded({ auth, region: null });
    } else if (error instanceof ApiFailure && error.code === -7) {
      if (step.kind === 'sign-in') setStep({ kind: 'confirm', pending: pendingTwoFactor(error.details) });
    } else if (step.kind === 'confirm' && (error === null || (error instanceof ApiFailure && error.httpCode === 401))) {
      setStep(OVER);
    }
  });
  useEffect(() => {
    let followedAt = 0;
    const observer = new QueryObserver(queryClient, mainQueries.ofBrowser(api));
    return observer.subscribe(({ data, error, dataUpdatedAt, errorUpdatedAt }) => {
      const at = Math.max(dataUpdatedAt, errorUpdatedAt);
      if (at <= followedAt) return;
      followedAt = at;
      follow(error === null ? (data?.auth ?? null) : null, error);
    });
  }, [api, queryClient]);

  const orOver = async (confirming: Promise<Schemas['SessionState']>): Promise<Schemas['SessionState']> => {
    try {
      return await confirming;
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.httpCode === 401) await startStep(OVER);
      throw failure;
    }
  };
  const { confirmByPasskey } = confirm;
  return {
    login,
    step,
    platform: {
      ...platform,
      secondFactor: async (answer) => {
        await platform.secondFactor(answer);
        await startStep({ kind: 'confirm', pending: answer.pending });
      },
      signedIn: (answer) => finish(answer, () => platform.signedIn(answer)),
    } satisfies SignInPlatform as SignInPlatform,
    confirm: {
      ...confirm,
      confirm: (code) => orOver(confirm.confirm(code)),
      ...(confirmByPasskey && { confirmByPasskey: (answer) => orOver(confirmByPasskey(answer)) }),
      confirmed: finishLoaded,
    } satisfies ConfirmPlatform as ConfirmPlatform,
    /** Ends the sign-in of another player, or the one that waits for a second factor. */
    forget: async () => {
      setBusy(true);
      await accountCalls.logout(api).catch(() => undefined);
      await startStep(SIGN_IN);
      setBusy(false);
    },
    /** The page is left after it, so that it stays busy. */
    goOn: async () => {
      setBusy(true);
      if (step.kind === 'other') await startOver(step.switchPlayer);
    },
    isBusy,
  };
};
