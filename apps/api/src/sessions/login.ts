import { defineOperation } from '../contract-binder/operation-types.ts';
import { signIn } from './sign-in.ts';

export const login = defineOperation('login', ({ body }, context) => signIn(context, body, body));
