import { useApiForm } from '@hoshikraft/async-state/forms';
import { type Schemas, twoFactorQueries, useApi } from '@hoshikraft/api-client';
import { Button, Notice, Row, showToast, Stack } from '@hoshikraft/ui';
import { Form, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

export interface CodeFormProps {
  /** Accessible name of the form: what the code is for. */
  name: string;
  submitLabel: string;
  help: string;
  /** A bot that can send the code. */
  bot?: 1 | 2 | undefined;
  send: (code: string) => Promise<unknown>;
  onCancel: () => void;
}

/** The bot among the enabled second factors. */
export const botIn = ({ methods }: Schemas['TwoFactor']): 1 | 2 | undefined =>
  methods.map(({ factor }) => factor).find((factor) => factor === 1 || factor === 2);

/** Form for a code, required before second factors are changed. */
export const CodeForm = ({ name, submitLabel, help, bot, send, onCancel }: CodeFormProps) => {
  const { t } = useLingui();
  const { register, submit, formState, problem } = useApiForm<{ code: string }>({
    defaultValues: { code: '' },
    onFailure: () => undefined,
    countedTries: true,
  });
  const sendCode = useMutation({
    ...twoFactorQueries.sendCode(useApi()),
    onSuccess: () => showToast({ type: 'success', text: t`The bot is sending you a code.` }),
  });
  return (
    <Form className="cabinet-code-form" onSubmit={submit(({ code }) => send(code))} aria-label={name}>
      {problem !== null && (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      )}
      <Stack gap={3}>
        <TextField
          label={t`Code`}
          help={help}
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={formState.errors.code?.message}
          {...register('code', { required: t`Enter the code.` })}
        />
        <Row gap={2}>
          <SubmitButton loadingLabel={t`Checking`}>{submitLabel}</SubmitButton>
          {bot !== undefined && (
            <Button
              loading={sendCode.isPending}
              loadingLabel={t`Sending`}
              onClick={() => sendCode.mutate({ factor: bot })}
            >
              {t`Send me a code`}
            </Button>
          )}
          <Button variant="quiet" onClick={onCancel}>
            {t`Cancel`}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
};
