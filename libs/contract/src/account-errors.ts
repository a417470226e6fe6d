import { entry } from './error-entry.ts';

/** Refusals of what has to do with one's own account. */
export const accountErrors = {
  proof_needed: entry(
    3,
    403,
    ['Подтвердите, что это вы', 'Confirm that it is you'],
    ['Введите пароль или код и повторите.', 'Enter your password or a code and try again.'],
  ),
  reset_link_old: entry(
    1,
    409,
    ['Ссылка больше не действует', 'The link no longer works'],
    [
      'Она живёт час, работает один раз, и новое письмо отменяет прежнее. Запросите ещё одно.',
      'It lasts an hour, works once, and a new letter voids the one before. Ask for another.',
    ],
  ),
  no_email: entry(
    5,
    409,
    ['У аккаунта нет почты', 'The account has no e-mail'],
    ['Код отправить некуда: войдите заново.', 'There is nowhere to send a code to: sign in anew.'],
  ),
};
