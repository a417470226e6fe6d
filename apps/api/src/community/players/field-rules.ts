import type { ApiMessages } from '../../platform/messages/api-messages.ts';
import { isCommonPassword } from './common-passwords.ts';

export type FieldFault = keyof ApiMessages['fields'];

/** Nicknames that deleted accounts get. */
const DELETED_LOGIN = /^deleted_[0-9a-f]{8}$/i;

const LOGIN = /^[A-Za-z0-9_]+$/;

export function loginFault(login: string): FieldFault | null {
  if (login.length < 3 || login.length > 16) return 'loginLength';
  if (DELETED_LOGIN.test(login)) return 'loginTaken';
  return LOGIN.test(login) ? null : 'loginCharacters';
}

/** @param login null if it is not known yet */
export function passwordFault(password: string, login: string | null): FieldFault | null {
  const length = [...password].length;
  if (length < 8 || length > 128) return 'passwordLength';
  if (isCommonPassword(password)) return 'passwordCommon';
  return login !== null && login.length >= 3 && password.toLowerCase().includes(login.toLowerCase())
    ? 'passwordHasLogin'
    : null;
}
