import { entry } from './error-entry.ts';

/** Refusals of what has to do with one's own account. */
export const accountErrors = {
  proof_needed: entry(
    3,
    403,
    ['Подтвердите, что это вы', 'Confirm that it is you'],
    ['Введите пароль или код и повторите.', 'Enter your password or a code and try again.'],
  ),
};
