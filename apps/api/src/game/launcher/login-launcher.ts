import { defineOperation } from '../../platform/http/define-operation.ts';
import { signIn } from '../../identity/sessions/sign-in.ts';

export const loginLauncher = defineOperation('loginLauncher', ({ body }, context) =>
  signIn(context, body, { system: body.systemData }),
);
