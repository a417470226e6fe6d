import type { Locale } from '@hoshikraft/shared';
import { passwordFault } from '../../community/players/field-rules.ts';
import { refuseFields } from '../../community/players/refuse-fields.ts';

interface NewPassword {
  newPassword: string;
  passwordConfirmation: string;
}

/** @throws ApiError `form_invalid` if the password is not acceptable for this player or the confirmation differs */
export function assertValidPassword(form: NewPassword, login: string, locale: Locale): void {
  refuseFields(
    'form_invalid',
    {
      newPassword: passwordFault(form.newPassword, login),
      passwordConfirmation: form.newPassword === form.passwordConfirmation ? null : 'passwordsDiffer',
    },
    locale,
  );
}
