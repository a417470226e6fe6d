import type { Locale } from '@hoshikraft/shared';
import { isCommonPassword } from './common-passwords.ts';

type Words = Record<Locale, string>;

/** What may be wrong with a field of the registration form (product.md section 5): whole sentences, as all field errors. */
export const FIELD_WORDS = {
  loginLength: { ru: 'Ник должен быть от 3 до 16 символов.', en: 'A nickname has 3 to 16 characters.' },
  loginCharacters: {
    ru: 'В нике можно использовать латинские буквы, цифры и подчёркивание.',
    en: 'A nickname has Latin letters, digits and underscores only.',
  },
  loginTaken: { ru: 'Этот ник уже занят.', en: 'This nickname is taken.' },
  emailForm: { ru: 'Проверьте адрес почты.', en: 'Check the e-mail address.' },
  emailTaken: { ru: 'Эта почта уже зарегистрирована.', en: 'This e-mail address is registered already.' },
  passwordLength: { ru: 'Пароль должен быть от 8 до 128 символов.', en: 'A password has 8 to 128 characters.' },
  passwordCommon: {
    ru: 'Этот пароль слишком распространён: придумайте другой.',
    en: 'This password is too common: think of another one.',
  },
  passwordHasLogin: { ru: 'Пароль не должен содержать ник.', en: 'The password must not contain the nickname.' },
  passwordsDiffer: { ru: 'Пароли не совпадают.', en: 'The passwords do not match.' },
  consentOffer: { ru: 'Нужно принять публичную оферту.', en: 'The public offer has to be accepted.' },
  consentPrivacy: { ru: 'Нужно принять политику конфиденциальности.', en: 'The privacy policy has to be accepted.' },
  consentRules: { ru: 'Нужно принять правила.', en: 'The rules have to be accepted.' },
  captcha: { ru: 'Пройдите проверку ещё раз.', en: 'Pass the check once more.' },
} as const satisfies Record<string, Words>;

export type FieldFault = keyof typeof FIELD_WORDS;

const LOGIN = /^[A-Za-z0-9_]+$/;
/** One @ with something on both sides and a dot after it: whether it exists only a letter can tell. */
const EMAIL =
  /^[^\s@"<>()[\],;:\\]{1,64}@(?:[A-Za-z0-9\u0080-\uffff](?:[A-Za-z0-9\u0080-\uffff-]{0,62})\.)+[A-Za-z\u0080-\uffff][A-Za-z0-9\u0080-\uffff-]{1,62}$/u;

export function loginFault(login: string): FieldFault | null {
  if (login.length < 3 || login.length > 16) return 'loginLength';
  return LOGIN.test(login) ? null : 'loginCharacters';
}

export function emailFault(email: string): FieldFault | null {
  return email.length <= 254 && EMAIL.test(email) ? null : 'emailForm';
}

/** @param login null where it is not known yet */
export function passwordFault(password: string, login: string | null): FieldFault | null {
  const length = [...password].length;
  if (length < 8 || length > 128) return 'passwordLength';
  if (isCommonPassword(password)) return 'passwordCommon';
  return login !== null && login.length >= 3 && password.toLowerCase().includes(login.toLowerCase())
    ? 'passwordHasLogin'
    : null;
}
