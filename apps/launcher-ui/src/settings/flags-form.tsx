import { Notice, showToast } from '@hoshikraft/ui';
import { Form, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useFailureMessage } from '../service/failure-message.ts';
import { useService } from '../service/service-context.tsx';
import { ServiceFailure } from '../service/service-failure.ts';
import { serviceQueries, type ServiceSchemas } from '../service/service-queries.ts';

type Flags = ServiceSchemas['JvmFlags'];
type SavedFlags = ServiceSchemas['SavedJvmFlags'];

const Outcome = ({ tokens, ignored }: Flags) => {
  const { t } = useLingui();
  return (
    <div className="flags">
      {tokens.length > 0 && (
        <>
          <h3 className="hk-small hk-muted">{t`Passed to Java`}</h3>
          <ul className="flags__tokens">
            {tokens.map((token, place) => (
              <li key={`${place} ${token}`}>
                <code>{token}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {ignored.length > 0 && (
        <Notice tone="warn" live="status" title={t`Ignored flags`}>
          <ul className="flags__ignored">
            {ignored.map(({ flag, text }, place) => (
              <li key={`${place} ${flag}`}>
                <code>{flag}</code> {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
};

/** Result of saving the flags. */
const useSavedWords = (): ((flags: SavedFlags) => string) => {
  const { t } = useLingui();
  return ({ tokens, tried }) => {
    if (tokens.length === 0) return t`Saved. Java will start without your own flags.`;
    if (tried) return t`Saved. Java will start with these flags.`;
    return t`Saved. There's no Java on this computer yet: the flags will be tested at the first launch.`;
  };
};

/** Flags for Java as text; if a Java is installed, the service saves only flags that it accepts. */
export const FlagsForm = ({ flags }: { flags: Flags }) => {
  const { t } = useLingui();
  const words = useFailureMessage();
  const savedWords = useSavedWords();
  const { mutateAsync } = useMutation(serviceQueries.setJvmFlags(useService()));
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { value: flags.value } });
  const save = handleSubmit(async ({ value }) => {
    let flagsSaved: SavedFlags;
    try {
      flagsSaved = await mutateAsync(value);
    } catch (failure) {
      const { title, text } = words(failure);
      const message = (failure instanceof ServiceFailure && failure.fields['value']) || `${title}. ${text}`;
      setError('value', { message }, { shouldFocus: true });
      return;
    }
    showToast({ id: 'saved', type: 'success', text: savedWords(flagsSaved) });
  });
  return (
    <>
      <Form onSubmit={save} aria-label={t`JVM flags`}>
        <TextField
          rows={3}
          className="flags-field"
          label={t`Flags`}
          help={t`Separate flags with spaces and put quotes around a flag that contains a space. If this computer has Java, we'll test them before saving.`}
          error={formState.errors.value?.message}
          placeholder="-XX:+UseG1GC -Dsun.java2d.opengl=true"
          spellCheck={false}
          autoCapitalize="off"
          {...register('value')}
        />
        <SubmitButton loadingLabel={t`Testing with Java…`} fullWidth={false}>
          {t`Save`}
        </SubmitButton>
      </Form>
      <Outcome {...flags} />
    </>
  );
};
