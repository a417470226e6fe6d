import { ApiError } from './api-error.ts';
import { Refusal } from './refusal.ts';

/** For `catch`: rethrows the refusal of an operator's change as the error that a call answers. */
export function asApiError(error: unknown): never {
  if (error instanceof Refusal && error.type !== undefined) throw new ApiError(error.type, { cause: error });
  throw error;
}
