import { useApiForm } from '@hoshikraft/async-state/forms';
import type { Schemas } from '@hoshikraft/api-client';
import { Button, Notice, Stack } from '@hoshikraft/ui';
import { CodeField, Form, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BotCodeButtons, BotCodeProblem, useCodeHint } from './bot-code-buttons.tsx';
import { type GetPasskeyAssertion, PasskeyButton } from './passkeys/passkey-button.tsx';
import { useBotCodes } from './use-bot-codes.ts';
import { useCodeRules } from './use-code-rules.ts';

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

/** No bot has sent a code for this sign-in: the player has requested one at another sign-in within the rate limit. */
const NoCode = () => {
  const { t } = useLingui();
  return (
    <Notice tone="warn" live="status" title={t`No code was sent`}>
      {t`We just sent a code for another sign-in, and it won't work here. Wait, then send a code for this one: we send one a minute and up to 20 an hour.`}
    </Notice>
  );
};

/** Confirms a sign-in by a second factor or a recovery code (docs/product/accounts.md#second-factor, `/2fa`). */
export const ConfirmForm = ({ platform, pending }: ConfirmFormProps) => {
  const { t } = useLingui();
  const factors = pending?.factors ?? [];
  const codes = useBotCodes(factors);
  const sent = useCodeHint(codes);
  const app = codes.bots.length === 0 || factors.includes(3);
  const appHint =
    sent === null ? t`Open your authenticator app: it shows a code of six digits.` : t`A code from your app works too.`;
  const hint = [sent, app ? appHint : null].filter(Boolean).join(' ');
  const rules = useCodeRules();
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
      {!byRecovery && codes.delivery?.state === 'none' && <NoCode />}
      {!byRecovery && <BotCodeProblem codes={codes} />}
      {byRecovery ? (
        <TextField
          key="recovery"
          label={t`Recovery code`}
          help={t`One of the ten codes you saved when you turned on two-factor sign-in. Each works once.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={error}
          {...register('code', rules)}
        />
      ) : (
        <CodeField
          key="code"
          label={t`Code`}
          help={hint === '' ? undefined : hint}
          error={error}
          {...register('code', rules)}
          onComplete={() => void send()}
        />
      )}
      <SubmitButton size="large" loadingLabel={t`Checking`}>
        {t`Confirm`}
      </SubmitButton>
      <Stack gap={2}>
        {!byRecovery && <BotCodeButtons codes={codes} fullWidth />}
        {confirmByPasskey !== undefined && pending?.factors.includes(4) && (
          <PasskeyButton action={async (answer) => platform.confirmed(await confirmByPasskey(answer))}>
            {t`Confirm with a passkey`}
          </PasskeyButton>
        )}
        <Button variant="quiet" fullWidth onClick={change}>
          {byRecovery ? t`Enter a code instead` : t`No phone? Use a recovery code`}
        </Button>
      </Stack>
    </Form>
  );
};
