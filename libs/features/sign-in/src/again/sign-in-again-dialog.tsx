import { Button, Notice, Stack, Text } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { ConfirmForm } from '../confirm-form.tsx';
import { LoginForm } from '../login-form.tsx';
import type { SignInPlatform } from '../sign-in-platform.ts';
import { type SignInAgainOptions, useSignInAgain } from './use-sign-in-again.ts';

export interface SignInAgainDialogProps extends SignInAgainOptions {
  /** Ways to sign in without a password. */
  OtherWays: ComponentType<{ platform: SignInPlatform }>;
  /** For a player without the second factor. */
  help?: ReactNode;
}

/** Signs a player in on the page whose session has ended, in any way, with a second factor where the account has one. */
export const SignInAgainDialog = ({ OtherWays, help, ...options }: SignInAgainDialogProps) => {
  const { t } = useLingui();
  const { onSettled } = options;
  const { login, step, platform, confirm, forget, goOn, isBusy } = useSignInAgain(options);
  const busy = { loading: isBusy, loadingLabel: t`One moment.` };
  const other = step.kind === 'other' ? step.login : '';
  return (
    <Modal
      open
      onClose={() => onSettled(false)}
      title={step.kind === 'other' ? t`This page belongs to ${login}` : t`Your session has ended`}
      closeLabel={t`Close and sign in later`}
    >
      <Stack gap={4}>
        {step.kind !== 'other' && (
          <Text>{t`Sign in again to continue. What you've typed stays here, and we'll finish what you started.`}</Text>
        )}
        {step.kind === 'sign-in' && (
          <>
            {step.isOver && (
              <Notice tone="warn" live="alert" title={t`Sign-in not completed`}>
                {t`Five minutes passed, the code was wrong five times, or you ended it on another device. Sign in again to get a new code.`}
              </Notice>
            )}
            <LoginForm platform={platform} />
            <OtherWays platform={platform} />
          </>
        )}
        {step.kind === 'confirm' && (
          <>
            <ConfirmForm pending={step.pending} platform={confirm} />
            {help}
            <Button {...busy} variant="quiet" fullWidth onClick={() => void forget()}>
              {t`Sign in another way`}
            </Button>
          </>
        )}
        {step.kind === 'other' && (
          <>
            <Text>{t`${other} is signed in here now, so we stopped what ${login} started. Sign in as ${login} to finish it, or continue as ${other} without it.`}</Text>
            <Button {...busy} fullWidth onClick={() => void forget()}>
              {t`Sign in as ${login}`}
            </Button>
            <Button {...busy} fullWidth onClick={() => void goOn()}>
              {t`Continue as ${other}`}
            </Button>
          </>
        )}
      </Stack>
    </Modal>
  );
};
