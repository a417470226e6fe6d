import { useApiForm } from '@hoshikraft/async-state/forms';
import type { Schemas } from '@hoshikraft/api-client';
import { BotCodeButtons, BotCodeProblem, useBotCodes, useCodeHint, useCodeRules } from '@hoshikraft/sign-in';
import { Button, Notice, Row, Stack } from '@hoshikraft/ui';
import { Form, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';

export interface CodeFormProps {
  /** Accessible name of the form: what the code is for. */
  name: string;
  submitLabel: string;
  help: string;
  /** Enabled second factors: the bots among them can send the code. */
  factors?: readonly Schemas['Factor'][] | undefined;
  send: (code: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Form for a code, required before second factors are changed. */
export const CodeForm = ({ name, submitLabel, help, factors = [], send, onCancel }: CodeFormProps) => {
  const { t } = useLingui();
  const { register, submit, formState, problem } = useApiForm<{ code: string }>({
    defaultValues: { code: '' },
    onFailure: () => undefined,
    countedTries: true,
  });
  const codes = useBotCodes(factors);
  const sent = useCodeHint(codes);
  return (
    <Form className="cabinet-code-form" onSubmit={submit(({ code }) => send(code))} aria-label={name}>
      {problem !== null && (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      )}
      <Stack gap={3}>
        <BotCodeProblem codes={codes} />
        <TextField
          label={t`Code`}
          help={sent === null ? help : `${sent} ${help}`}
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={formState.errors.code?.message}
          {...register('code', useCodeRules())}
        />
        <Row gap={2}>
          <SubmitButton loadingLabel={t`Checking`}>{submitLabel}</SubmitButton>
          <BotCodeButtons codes={codes} />
          <Button variant="quiet" onClick={onCancel}>
            {t`Cancel`}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
};
