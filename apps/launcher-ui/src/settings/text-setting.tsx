import { Form, TextField, type TextFieldProps } from '@hoshikraft/ui/forms';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useFailureMessage } from '../service/failure-message.ts';
import { ServiceFailure } from '../service/service-failure.ts';
import { SaveStatus } from './save-status.tsx';

export interface TextSettingProps<Saved> extends Pick<
  TextFieldProps,
  'label' | 'help' | 'placeholder' | 'rows' | 'className'
> {
  /** Spoken name of the setting. */
  name: string;
  /** The stored text. */
  value: string;
  mutation: UseMutationOptions<Saved, Error, string>;
  savedText: (saved: Saved) => string;
  savingText?: string;
}

/** A text setting: saved when the player leaves the field or presses Enter. A refused text stays, with the reason. */
export function TextSetting<Saved>(props: TextSettingProps<Saved>) {
  const { name, value: stored, mutation, savedText, savingText, ...field } = props;
  const words = useFailureMessage();
  // One after another: the text entered last is the one that stays.
  const { mutate, ...saving } = useMutation({ ...mutation, scope: { id: name } });
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { value: stored } });
  const sent = saving.isError ? undefined : (saving.variables ?? stored);
  const refuse = (failure: Error) => {
    const { title, text } = words(failure);
    const message = (failure instanceof ServiceFailure && failure.fields['value']) || `${title}. ${text}`;
    setError('value', { message });
  };
  const save = handleSubmit(({ value }) => {
    if (value !== sent) mutate(value, { onError: refuse });
  });
  return (
    <Form onSubmit={save} aria-label={name}>
      <TextField
        {...field}
        error={formState.errors.value?.message}
        spellCheck={false}
        autoCapitalize="off"
        {...register('value', { onBlur: () => void save() })}
      />
      <SaveStatus
        saving={saving}
        savedText={saving.data === undefined ? '' : savedText(saving.data)}
        {...(savingText !== undefined && { savingText })}
      />
    </Form>
  );
}
