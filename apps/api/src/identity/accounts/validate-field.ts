import { defineOperation } from '../../platform/http/define-operation.ts';
import type { Db } from '../../platform/database/types.ts';
import { loginFault, passwordFault } from '../../community/players/field-rules.ts';
import { canonicalEmail } from '../../community/players/canonical-email.ts';
import type { FieldFault } from '../../community/players/field-rules.ts';
import { isEmailTaken, isLoginTaken } from '../../community/players/players-repository.ts';
import { messagesFor } from '../../platform/messages/messages.ts';

async function faultOf(
  db: Db,
  field: { login?: string; email?: string; password?: string },
): Promise<FieldFault | null> {
  if (field.login !== undefined) {
    return loginFault(field.login) ?? ((await isLoginTaken(db, field.login)) ? 'loginTaken' : null);
  }
  if (field.email !== undefined) {
    const email = canonicalEmail(field.email);
    if (email === null) return 'emailForm';
    return (await isEmailTaken(db, email)) ? 'emailTaken' : null;
  }
  return passwordFault(field.password ?? '', null);
}

export const validateField = defineOperation('validateField', async ({ body }, { app, locale }) => {
  const fault = await faultOf(app.db, body);
  return {
    status: 200,
    body: { valid: fault === null, reason: fault === null ? null : messagesFor(locale).fields[fault] },
  };
});
