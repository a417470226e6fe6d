import { showToast } from '@hoshikraft/ui';
import { Form, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useFailureMessage } from '../service/failure-message.ts';
import { useService } from '../service/service-context.tsx';
import { ServiceFailure } from '../service/service-failure.ts';
import { serviceQueries } from '../service/service-queries.ts';
import { SettingQuery } from './setting-query.tsx';

const AddressForm = ({ address }: { address: string }) => {
  const { t } = useLingui();
  const words = useFailureMessage();
  const { mutateAsync } = useMutation(serviceQueries.setProxy(useService()));
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { value: address } });
  const save = handleSubmit(async ({ value }) => {
    try {
      await mutateAsync(value);
    } catch (failure) {
      const { title, text } = words(failure);
      const message = (failure instanceof ServiceFailure && failure.fields['value']) || `${title}. ${text}`;
      setError('value', { message }, { shouldFocus: true });
      return;
    }
    showToast({ id: 'saved', type: 'success', text: t`Saved. It applies from the next download.` });
  });
  return (
    <Form onSubmit={save} aria-label={t`Proxy`}>
      <TextField
        label={t`Proxy address`}
        help={t`Leave empty to use the system's HTTP_PROXY and HTTPS_PROXY. Enter “none” to connect without a proxy.`}
        error={formState.errors.value?.message}
        placeholder="http://proxy.example:3128"
        spellCheck={false}
        autoCapitalize="off"
        {...register('value')}
      />
      <SubmitButton loadingLabel={t`Saving…`} fullWidth={false}>{t`Save`}</SubmitButton>
    </Form>
  );
};

/** Proxy for requests to our servers. */
export const ProxyForm = () => (
  <SettingQuery query={useQuery(serviceQueries.proxy(useService()))}>
    {({ value }) => <AddressForm address={value} />}
  </SettingQuery>
);
