import { entry } from './error-entry.ts';

/** Errors of account operations. */
export const accountErrors = {
  mail_change_over: entry(
    5,
    409,
    ['Смена почты уже в другом месте', 'The change of e-mail has moved on'],
    [
      'Смену почты отменили, закончили на другом устройстве или прошло больше часа. Начните её заново.',
      'The change of e-mail was cancelled, finished on another device, or took more than an hour. Begin it again.',
    ],
  ),
  mail_undo_over: entry(
    5,
    409,
    ['Ссылка больше не работает', 'This link no longer works'],
    [
      'Ссылка действует сутки и один раз. Восстановите пароль или напишите нам.',
      'The link lasts a day and works once. Reset your password, or write to us.',
    ],
  ),
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
      'Ссылка живёт час, работает один раз, и новое письмо отменяет прежнее. Запросите ещё одно.',
      'The link lasts an hour, works once, and a new letter voids the one before. Ask for another.',
    ],
  ),
  no_email: entry(
    5,
    409,
    ['У аккаунта нет почты', 'The account has no e-mail'],
    ['Код отправить некуда: войдите заново.', 'There is nowhere to send a code to: sign in anew.'],
  ),
};
