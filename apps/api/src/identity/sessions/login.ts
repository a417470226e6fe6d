import { defineOperation } from '../../platform/http/define-operation.ts';
import { signIn } from './sign-in.ts';

export const login = defineOperation('login', ({ body }, context) => signIn(context, body, body));
