import { useApiForm } from '@hoshikraft/async-state/forms';
import { mailQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Notice, Text } from '@hoshikraft/ui';
import { Form, SubmitButton } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';

export interface SendCodeFormProps {
  onMail: (mail: Schemas['MailSettings']) => void;
}

/** First form: sends a code to the current address, so that a stolen session cannot change it. */
export const SendCodeForm = ({ onMail }: SendCodeFormProps) => {
  const { t } = useLingui();
  const api = useApi();
  const form = useApiForm({ defaultValues: {} });
  const send = async (): Promise<void> => onMail(await mailQueries.send(api, {}));
  return (
    <Form onSubmit={form.submit(send)} aria-label={t`Change email`}>
      {form.problem !== null && (
        <Notice tone="error" live="alert">
          {form.problem}
        </Notice>
      )}
      <Text>{t`We'll send a code to your current email first. Then you'll enter the new one and confirm it with another code.`}</Text>
      <SubmitButton loadingLabel={t`Sending the code`}>{t`Send a code`}</SubmitButton>
    </Form>
  );
};
