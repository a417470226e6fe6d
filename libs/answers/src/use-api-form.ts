import { ApiFailure } from '@hoshikraft/api-client';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormProps } from 'react-hook-form';

/** Names of fields, in their order, by the values that a form begins with: `login`, `consents.rules`. */
const fieldsOf = (values: object, prefix = ''): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? fieldsOf(value, `${prefix}${name}.`) : [prefix + name],
  );

export interface ApiFormOptions<Values extends FieldValues> extends UseFormProps<Values> {
  /** What the form begins with: every field it shows, by the name that the API refuses it with. */
  defaultValues: DefaultValues<Values>;
  /** Hears of every failure, once refusals (code 1) stand in the form. Without it what is no ApiFailure is thrown on. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * A form whose answer may be a refusal: what the API says of a field stands at that field, the first of them focused, the
 * rest in `problem` above the form (code 1, docs/product/site-shell.md#errors). Nothing that was typed is lost.
 */
export const useApiForm = <Values extends FieldValues>({ onFailure, ...options }: ApiFormOptions<Values>) => {
  const form = useForm<Values>(options);
  const [problem, setProblem] = useState<string | null>(null);

  const refuse = (failure: ApiFailure): void => {
    const shown = fieldsOf(options.defaultValues);
    const here = shown.filter((name) => failure.fields[name] !== undefined);
    here.forEach((name, index) => {
      const message = failure.fields[name] ?? '';
      form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    const others = Object.entries(failure.fields).filter(([name]) => !shown.includes(name));
    if (others.length > 0) setProblem(others.map(([, text]) => text).join(' '));
    else if (here.length === 0) setProblem(failure.details?.description ?? failure.message);
  };

  /** For the form's `onSubmit`: checks the fields, then sends. */
  const submit = (send: (values: Values) => Promise<unknown>) =>
    form.handleSubmit(async (values) => {
      setProblem(null);
      try {
        await send(values);
      } catch (error) {
        if (error instanceof ApiFailure && error.code === 1) refuse(error);
        if (onFailure) onFailure(error);
        else if (!(error instanceof ApiFailure)) throw error;
      }
    });

  return { ...form, submit, problem, setProblem };
};
