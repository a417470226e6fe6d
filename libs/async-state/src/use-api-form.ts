import { ApiFailure } from '@hoshikraft/api-client';
import { useLocale } from '@hoshikraft/i18n';
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';

/** Names of the fields in the order of the default values: `login`, `consents.rules`. */
const listFields = (values: object, prefix = ''): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? listFields(value, `${prefix}${name}.`) : [prefix + name],
  );

export interface ApiFormOptions<Values extends FieldValues> extends UseFormProps<Values> {
  /** Initial values: every field shown, under the name that the API uses in its error. */
  defaultValues: DefaultValues<Values>;
  /** Called on every failure, after field errors (code 1) are shown. Without it, errors other than ApiFailure are rethrown. */
  onFailure?: ((error: unknown) => void) | undefined;
  /** Tries are limited: values that the API has refused are sent again only after a change. */
  countedTries?: boolean | undefined;
}

/** After a change of language no error stays in the previous one: those of the form are checked again, others disappear. */
const useErrorsInLanguage = <Values extends FieldValues>(
  { getFieldState, clearErrors, trigger }: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
  clearProblem: () => void,
): void => {
  const locale = useLocale();
  const shown = useRef(locale);
  const renew = useEffectEvent(() => {
    clearProblem();
    const invalid = fields.filter((name) => getFieldState(name).invalid);
    clearErrors(invalid);
    if (invalid.length > 0) void trigger(invalid);
  });
  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    renew();
  }, [locale]);
};

/**
 * A form that shows the validation errors of the API (code 1, docs/product/site-shell.md#errors): errors of shown
 * fields at those fields, with the first one focused; the others in `problem`, above the form. The typed values stay.
 */
export const useApiForm = <Values extends FieldValues>({
  onFailure,
  countedTries = false,
  ...options
}: ApiFormOptions<Values>) => {
  const form = useForm<Values>(options);
  const [problem, setProblem] = useState<string | null>(null);
  useErrorsInLanguage(form, listFields(options.defaultValues) as Path<Values>[], () => setProblem(null));
  const isSending = useRef(false);
  const refused = useRef<{ values: string; failure: ApiFailure } | null>(null);

  const showErrors = (failure: ApiFailure): void => {
    const shown = listFields(options.defaultValues);
    const invalid = shown.filter((name) => failure.fields[name] !== undefined);
    invalid.forEach((name, index) => {
      const message = failure.fields[name] ?? '';
      form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    const others = Object.entries(failure.fields).filter(([name]) => !shown.includes(name));
    if (others.length > 0) setProblem(others.map(([, text]) => text).join(' '));
    else if (invalid.length === 0) setProblem(failure.details?.description ?? failure.message);
  };

  const trySend = async (values: Values, send: (values: Values) => Promise<unknown>): Promise<void> => {
    const text = JSON.stringify(values);
    if (countedTries && refused.current?.values === text) return showErrors(refused.current.failure);
    setProblem(null);
    try {
      await send(values);
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 1) {
        refused.current = { values: text, failure: error };
        showErrors(error);
      }
      if (onFailure) onFailure(error);
      else if (!(error instanceof ApiFailure)) throw error;
    }
  };

  /**
   * Handler for the form's `onSubmit`: validates the fields, then calls `send`. One submission runs at a time. `Form`
   * drops a second submit itself, but a code field also sends by itself once its last digit is typed.
   */
  const submit = (send: (values: Values) => Promise<unknown>) => {
    const handle = form.handleSubmit((values) => trySend(values, send));
    return async (event?: SyntheticEvent): Promise<void> => {
      event?.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      try {
        await handle(event);
      } finally {
        isSending.current = false;
      }
    };
  };

  return { ...form, submit, problem, setProblem };
};
