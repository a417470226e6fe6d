import { ApiFailure } from '@hoshikraft/api-client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Shows what the API refused at the fields it names, the first of them focused (code 1, product.md section 8).
 *
 * @returns what is left to say above the form: words about fields the form does not show, or null
 */
export const showRefusal = <Values extends FieldValues>(
  error: unknown,
  known: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): string | null => {
  if (!(error instanceof ApiFailure) || error.code !== 1) return null;
  const here = known.filter((name) => error.fields[name] !== undefined);
  here.forEach((name, index) => {
    setError(name, { type: 'server', message: error.fields[name] ?? '' }, { shouldFocus: index === 0 });
  });
  const others = Object.entries(error.fields).filter(([name]) => !known.includes(name as Path<Values>));
  if (others.length > 0) return others.map(([, text]) => text).join(' ');
  return here.length > 0 ? null : (error.details?.description ?? error.message);
};
