import { useApiForm } from '@hoshikraft/async-state/forms';
import { ApiFailure, passkeyCalls, proofCalls, type Schemas, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Button, Notice, Row, Stack, Text } from '@hoshikraft/ui';
import { CodeField, Form, PasswordField, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CaptchaWorker } from './captcha/solve-captcha.ts';
import { useCaptchaOnDemand } from './captcha/use-captcha-on-demand.ts';
import { type GetPasskeyAssertion, PasskeyButton } from './passkeys/passkey-button.tsx';
import { BotCodeButtons, BotCodeProblem, useCodeHint } from './bot-code-buttons.tsx';
import { useBotCodes } from './use-bot-codes.ts';
import { useCodeRules } from './use-code-rules.ts';

export interface StepUpFormProps {
  ways: Schemas['ProofWays'];
  onConfirmed: () => unknown;
  /** Buttons that confirm by a linked sign-in service; absent in the launcher. */
  services?: ReactNode;
  /** Starts the captcha worker; replaced in tests. */
  startWorker?: (() => Promise<CaptchaWorker>) | undefined;
}

/** Confirms by the password of the account. */
const ByPassword = ({ onConfirmed, startWorker }: Omit<StepUpFormProps, 'ways'>) => {
  const { t } = useLingui();
  const api = useApi();
  const captcha = useCaptchaOnDemand(startWorker);
  const form = useApiForm({
    defaultValues: { password: '' },
    onFailure: (error) => {
      if (!(error instanceof ApiFailure)) form.setProblem(t`The robot check failed. Reload the page and try again.`);
    },
  });
  const submit = form.submit(async ({ password }) => {
    const answer = await captcha.send((solved) => proofCalls.prove(api, { password, ...solved }));
    if (answer.success) return onConfirmed();
    form.resetField('password');
    return form.setError('password', { message: t`Wrong password. Check it and try again.` }, { shouldFocus: true });
  });
  return (
    <Form onSubmit={submit} aria-label={t`Confirm it's you`}>
      {form.problem !== null && (
        <Notice tone="error" live="alert">
          {form.problem}
        </Notice>
      )}
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        maxLength={256}
        labels={{ show: t`Show the password`, hide: t`Hide the password` }}
        error={form.formState.errors.password?.message}
        {...form.register('password', { required: t`Enter your current password.` })}
      />
      <SubmitButton loadingLabel={captcha.waiting ? t`Checking that you're not a robot` : t`Checking`}>
        {t`Confirm`}
      </SubmitButton>
    </Form>
  );
};

/** Confirms by a code sent to the email of the account. */
const ByEmail = ({ email, onConfirmed }: { email: string; onConfirmed: () => unknown }) => {
  const { t } = useLingui();
  const api = useApi();
  const session = useSession();
  const isRefused = session.kind === 'signed-in' && session.auth.refusedEmail !== null;
  /** Messages by the codes that were refused. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const sending = useMutation({
    mutationFn: () => proofCalls.sendCode(api),
    onSuccess: () => setRefused(new Map()),
  });
  const form = useApiForm({ defaultValues: { code: '' } });
  const rules = useCodeRules();
  const submit = form.submit(async ({ code }) => {
    const refuse = (message: string): void => {
      setRefused(new Map(refused).set(code, message));
      form.resetField('code');
      form.setError('code', { message }, { shouldFocus: true });
    };
    // The same code again would only cost another try.
    const known = refused.get(code);
    if (known !== undefined) return refuse(known);
    const answer = await proofCalls.prove(api, { code });
    if (answer.success) return onConfirmed();
    const triesLeft = 'triesLeft' in answer ? answer.triesLeft : 0;
    return refuse(
      triesLeft === 0 ? t`This code no longer works. Send a new one.` : t`Wrong code. Attempts left: ${triesLeft}.`,
    );
  });
  return (
    <Stack gap={4}>
      {isRefused ? (
        <Notice tone="warn" live="status">
          {t`We couldn't deliver our last message to ${email}: its mail server refused it. A code may not arrive either.`}
        </Notice>
      ) : (
        <Text>{t`We'll send a code to ${email}.`}</Text>
      )}
      <Button
        variant="secondary"
        loading={sending.isPending}
        loadingLabel={t`Sending`}
        onClick={() => sending.mutate()}
      >
        {sending.isSuccess ? t`Send another code` : t`Send a code`}
      </Button>
      {sending.isSuccess && (
        <Form onSubmit={submit} aria-label={t`Confirm it's you`}>
          <CodeField
            label={t`Code from the email`}
            error={form.formState.errors.code?.message}
            {...form.register('code', { ...rules, required: t`Enter the code from the email.` })}
          />
          <SubmitButton loadingLabel={t`Checking`}>{t`Confirm`}</SubmitButton>
        </Form>
      )}
    </Stack>
  );
};

/** Confirms by a code of a second factor. */
const ByFactor = ({ factors, onConfirmed }: { factors: readonly Schemas['Factor'][]; onConfirmed: () => unknown }) => {
  const { t } = useLingui();
  const api = useApi();
  const codes = useBotCodes(factors);
  const sent = useCodeHint(codes);
  const form = useApiForm({ defaultValues: { code: '' }, onFailure: () => undefined, countedTries: true });
  const rules = useCodeRules();
  const submit = form.submit(async ({ code }) => {
    await proofCalls.prove(api, { factorCode: code });
    return onConfirmed();
  });
  return (
    <Form onSubmit={submit} aria-label={t`Confirm it's you`}>
      {form.problem !== null && (
        <Notice tone="error" live="alert">
          {form.problem}
        </Notice>
      )}
      <BotCodeProblem codes={codes} />
      <BotCodeButtons codes={codes} />
      <TextField
        label={t`Two-factor code`}
        help={sent ?? t`From your bot or app. A recovery code works too.`}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={form.formState.errors.code?.message}
        {...form.register('code', rules)}
      />
      <SubmitButton loadingLabel={t`Checking`}>{t`Confirm`}</SubmitButton>
    </Form>
  );
};

/** Confirms by a passkey of the account. */
const ByPasskey = ({ onConfirmed }: { onConfirmed: () => unknown }) => {
  const { t } = useLingui();
  const api = useApi();
  const confirm = async (getAssertion: GetPasskeyAssertion): Promise<void> => {
    await passkeyCalls.prove(api, await getAssertion(await passkeyCalls.check(api)));
    onConfirmed();
  };
  return <PasskeyButton action={confirm}>{t`Confirm with a passkey`}</PasskeyButton>;
};

type Method = 'password' | 'passkey' | 'factor' | 'email';

/** Every factor but a passkey (4) has a code. */
const hasCode = (factor: Schemas['Factor']): boolean => factor !== 4;

const listMethods = ({ password, factors, email }: Schemas['ProofWays']): Method[] => [
  ...(password ? (['password'] as const) : []),
  ...(factors.includes(4) ? (['passkey'] as const) : []),
  ...(factors.some(hasCode) ? (['factor'] as const) : []),
  ...(email === null ? [] : (['email'] as const)),
];

/** Step-up authentication: confirms the identity of the player by a method of the account, the password first. */
export const StepUpForm = ({ ways, services, ...rest }: StepUpFormProps) => {
  const { t } = useLingui();
  const [first, ...others] = listMethods(ways);
  const [chosen, setChosen] = useState(first);
  const names: Readonly<Record<Method, string>> = {
    password: t`Use your password`,
    passkey: t`Use a passkey`,
    factor: t`Use a code from your bot or app`,
    email: t`Get a code by email`,
  };
  const { onConfirmed } = rest;
  const nothing = first === undefined && ways.services.length === 0;
  if (nothing) return <Text>{t`Your account has no way to confirm this. Sign out, sign in again, then retry.`}</Text>;
  return (
    <Stack gap={4}>
      {chosen === 'password' && <ByPassword {...rest} />}
      {chosen === 'passkey' && <ByPasskey onConfirmed={onConfirmed} />}
      {chosen === 'factor' && <ByFactor factors={ways.factors} onConfirmed={onConfirmed} />}
      {chosen === 'email' && <ByEmail email={ways.email ?? ''} onConfirmed={onConfirmed} />}
      {others.length > 0 && first !== undefined && (
        <Row gap={2}>
          {[first, ...others]
            .filter((method) => method !== chosen)
            .map((method) => (
              <Button key={method} size="small" variant="quiet" onClick={() => setChosen(method)}>
                {names[method]}
              </Button>
            ))}
        </Row>
      )}
      {ways.services.length > 0 && services}
    </Stack>
  );
};
