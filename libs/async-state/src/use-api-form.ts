import { ApiFailure } from '@hoshikraft/api-client';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormProps } from 'react-hook-form';

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
}

/**
 * A form that shows the validation errors of the API (code 1, docs/product/site-shell.md#errors): errors of shown
 * fields at those fields, with the first one focused; the others in `problem`, above the form. The typed values stay.
 */
export const useApiForm = <Values extends FieldValues>({ onFailure, ...options }: ApiFormOptions<Values>) => {
  const form = useForm<Values>(options);
  const [problem, setProblem] = useState<string | null>(null);

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

  /** Handler for the form's `onSubmit`: validates the fields, then calls `send`. */
  const submit = (send: (values: Values) => Promise<unknown>) =>
    form.handleSubmit(async (values) => {
      setProblem(null);
      try {
        await send(values);
      } catch (error) {
        if (error instanceof ApiFailure && error.code === 1) showErrors(error);
        if (onFailure) onFailure(error);
        else if (!(error instanceof ApiFailure)) throw error;
      }
    });

  return { ...form, submit, problem, setProblem };
};
