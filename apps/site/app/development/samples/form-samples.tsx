import { useFormats } from '@hoshikraft/i18n';
import { Button, Stack } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import {
  CheckboxField,
  CodeField,
  Form,
  MoneyField,
  PasswordField,
  SearchField,
  SelectField,
  SubmitButton,
  TextField,
} from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Samples } from './kit-components.ts';

const noop = (): void => undefined;

const TextFieldSample = () => {
  const { t } = useLingui();
  return (
    <Stack>
      <TextField label={t`Nickname`} help={t`3 to 16 characters.`} />
      <TextField label={t`Nickname, refused`} error={t`This nickname is taken.`} defaultValue="Kitsune" />
      <TextField label={t`About me`} optionalLabel={t`optional`} rows={3} />
      <TextField label={t`Not available`} disabled />
    </Stack>
  );
};

const PasswordFieldSample = () => {
  const { t } = useLingui();
  return (
    <PasswordField
      label={t`Password`}
      autoComplete="new-password"
      labels={{ show: t`Show the password`, hide: t`Hide the password` }}
    />
  );
};

const CheckboxFieldSample = () => {
  const { t } = useLingui();
  return (
    <Stack>
      <CheckboxField label={t`I agree`} help={t`What it means.`} />
      <CheckboxField label={t`Agreed`} defaultChecked />
      <CheckboxField label={t`I agree, refused`} error={t`This field is required.`} />
    </Stack>
  );
};

const CodeFieldSample = () => {
  const { t } = useLingui();
  return <CodeField label={t`Code from the email`} help={t`Six digits.`} />;
};

const MoneyFieldSample = () => {
  const { t } = useLingui();
  const { money } = useFormats();
  const [amount, setAmount] = useState(money(50_000));
  return <MoneyField label={t`Amount`} value={amount} onChange={setAmount} format={money} currency="₽" />;
};

const SelectFieldSample = () => {
  const { t } = useLingui();
  return (
    <SelectField label={t`Server`}>
      <option>HiTech</option>
      <option>Magic RPG</option>
    </SelectField>
  );
};

const SearchFieldSample = () => {
  const { t } = useLingui();
  return <SearchField label={t`Player`} help={t`At least four letters.`} />;
};

const FormSample = () => {
  const { t } = useLingui();
  return (
    <Form onSubmit={noop} aria-label={t`A form`}>
      <TextField label={t`Name`} />
      <SubmitButton loadingLabel={t`Loading`}>{t`Save`}</SubmitButton>
    </Form>
  );
};

const SubmitButtonSample = () => {
  const { t } = useLingui();
  return (
    <Stack>
      <SubmitButton loadingLabel={t`Loading`}>{t`Save`}</SubmitButton>
      <SubmitButton pending loadingLabel={t`Loading`}>{t`Save`}</SubmitButton>
    </Stack>
  );
};

const ModalSample = () => {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t`Open a dialog`}</Button>
      <Modal
        open={open}
        onClose={close}
        title={t`A dialog`}
        closeLabel={t`Close`}
        actions={<Button onClick={close}>{t`Done`}</Button>}
      >
        {t`Shown over the page.`}
      </Modal>
    </>
  );
};

/** Form fields, and the dialog. */
export const formSamples = {
  TextField: TextFieldSample,
  PasswordField: PasswordFieldSample,
  CheckboxField: CheckboxFieldSample,
  CodeField: CodeFieldSample,
  MoneyField: MoneyFieldSample,
  SelectField: SelectFieldSample,
  SearchField: SearchFieldSample,
  Form: FormSample,
  SubmitButton: SubmitButtonSample,
  Modal: ModalSample,
} satisfies Partial<Samples>;
