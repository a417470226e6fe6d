import { useApiForm } from '@hoshikraft/async-state/forms';
import type { Schemas } from '@hoshikraft/api-client';
import { Button, Notice } from '@hoshikraft/ui';
import { CodeField, Form, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type GetPasskeyAssertion, PasskeyButton } from './passkeys/passkey-button.tsx';
import { useResend } from './use-resend.ts';

/** Operations the form needs from its app. */
export interface ConfirmPlatform {
  /** Sends the code. */
  confirm(code: string): Promise<Schemas['SessionState']>;
  /** Confirms by a passkey; absent in the launcher, whose address has no passkeys. */
  confirmByPasskey?: (answer: GetPasskeyAssertion) => Promise<Schemas['SessionState']>;
  /** Called once the sign-in is confirmed: stores the session and navigates. */
  confirmed(state: Schemas['SessionState']): Promise<void>;
}

export interface ConfirmFormProps {
  platform: ConfirmPlatform;
  /** null if the API returned only that a confirmation is required. */
  pending: Schemas['PendingConfirmation'] | null;
}

const useCodeHint = (): ((pending: ConfirmFormProps['pending']) => string) => {
  const { t } = useLingui();
  return (pending) => {
    const withApp = pending?.factors.includes(3) === true;
    if (pending?.factor === 1) {
      return withApp
        ? t`We sent a code to you in Telegram. One from your app will do as well.`
        : t`We sent a code to you in Telegram.`;
    }
    if (pending?.factor === 2) {
      return withApp
        ? t`We sent a code to you in VK. One from your app will do as well.`
        : t`We sent a code to you in VK.`;
    }
    return t`Open your authenticator app: it shows a code of six digits.`;
  };
};

const Resend = ({ factor }: { factor: 1 | 2 }) => {
  const { t } = useLingui();
  const { wait, sending, send } = useResend(factor, true);
  return (
    <Button variant="quiet" fullWidth disabled={wait > 0} loading={sending} loadingLabel={t`Sending`} onClick={send}>
      {wait > 0 ? t`Send again in ${wait} s` : t`Send the code again`}
    </Button>
  );
};

/** Confirms a sign-in by a second factor or a recovery code (docs/product/accounts.md#second-factor, `/2fa`). */
export const ConfirmForm = ({ platform, pending }: ConfirmFormProps) => {
  const { t } = useLingui();
  const hint = useCodeHint()(pending);
  const { confirmByPasskey } = platform;
  const [byRecovery, setByRecovery] = useState(false);
  const { register, submit, formState, reset, problem } = useApiForm<{ code: string }>({
    defaultValues: { code: '' },
    onFailure: () => undefined,
    countedTries: true,
  });
  const send = submit(async ({ code }) => platform.confirmed(await platform.confirm(code)));
  const error = formState.errors.code?.message;
  const change = (): void => {
    reset();
    setByRecovery(!byRecovery);
  };
  return (
    <Form onSubmit={send} aria-label={t`Confirm your sign-in`}>
      {problem !== null && (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      )}
      {byRecovery ? (
        <TextField
          key="recovery"
          label={t`Recovery code`}
          help={t`One of the ten that you kept when you turned the protection on. Each works once.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={error}
          {...register('code', { required: t`Enter the code.` })}
        />
      ) : (
        <CodeField
          key="code"
          label={t`Code`}
          help={hint}
          error={error}
          {...register('code', { required: t`Enter the code.` })}
          onComplete={() => void send()}
        />
      )}
      <SubmitButton size="large" loadingLabel={t`Checking`}>
        {t`Confirm`}
      </SubmitButton>
      {!byRecovery && (pending?.factor === 1 || pending?.factor === 2) && <Resend factor={pending.factor} />}
      {confirmByPasskey !== undefined && pending?.factors.includes(4) && (
        <PasskeyButton action={async (answer) => platform.confirmed(await confirmByPasskey(answer))}>
          {t`Confirm with a passkey`}
        </PasskeyButton>
      )}
      <Button variant="quiet" fullWidth onClick={change}>
        {byRecovery ? t`Enter a code instead` : t`No phone at hand? Use a recovery code`}
      </Button>
    </Form>
  );
};
