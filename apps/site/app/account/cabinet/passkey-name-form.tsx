import { Button, Notice, Row, Stack } from '@hoshikraft/ui';
import { Form, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';

export interface PasskeyNameFormProps {
  /** Accessible name of the form: what the name is for. */
  label: string;
  name?: string;
  submitLabel: string;
  busy: boolean;
  busyLabel: string;
  problem?: string | null;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

/** Form for the name of a passkey. */
export const PasskeyNameForm = ({ name = '', busy, problem = null, ...rest }: PasskeyNameFormProps) => {
  const { t } = useLingui();
  const { label, submitLabel, busyLabel, onSubmit, onCancel } = rest;
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() === '') setMissing(true);
    else onSubmit(typed.trim());
  };
  return (
    <Form onSubmit={send} aria-label={label}>
      {problem !== null && (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      )}
      <Stack gap={3}>
        <TextField
          label={t`Name of the passkey`}
          help={t`A name you'll recognise, like “My phone” or “Blue key”.`}
          autoComplete="off"
          maxLength={50}
          value={typed}
          error={isMissing && typed.trim() === '' ? t`Enter a name.` : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Row gap={2}>
          <Button type="submit" variant="primary" loading={busy} loadingLabel={busyLabel}>
            {submitLabel}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t`Cancel`}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
};
