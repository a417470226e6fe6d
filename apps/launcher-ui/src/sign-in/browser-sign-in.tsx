import type { SignInPlatform } from '@hoshikraft/sign-in';
import { Button, Notice, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useBrowserSignIn } from './use-browser-sign-in.ts';

export interface BrowserSignInProps {
  platform: SignInPlatform;
  /** Below the button until it is pressed: for whom it is. */
  children?: ReactNode;
}

/** Sign-in in the browser, for players without a password and for those already signed in on the site. */
export const BrowserSignIn = ({ platform, children }: BrowserSignInProps) => {
  const { t } = useLingui();
  const { state, start, cancel } = useBrowserSignIn(platform);
  if (state === 'waiting') {
    return (
      <Stack gap={3}>
        <Notice live="status" title={t`Confirm in your browser`}>
          {t`The site is open in your browser. Sign in, confirm and come back: the launcher will sign in automatically.`}
        </Notice>
        <Button fullWidth startIcon="external" onClick={start}>
          {t`Open the browser again`}
        </Button>
        <Button fullWidth variant="quiet" onClick={cancel}>
          {t`Cancel`}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={3}>
      {state === 'refused' && (
        <Notice tone="warn" live="alert">
          {t`You didn't confirm the sign-in in your browser. Try again to sign in.`}
        </Notice>
      )}
      {state === 'expired' && (
        <Notice tone="warn" live="alert">
          {t`You didn't confirm within ten minutes. Start again.`}
        </Notice>
      )}
      <Button fullWidth size="large" startIcon="external" onClick={start}>
        {t`Sign in via browser`}
      </Button>
      {children}
    </Stack>
  );
};
