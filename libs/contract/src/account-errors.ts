import { entry } from './error-entry.ts';

/** Errors of account operations. */
export const accountErrors = {
  mail_change_over: entry(
    5,
    409,
    ['Смена почты прервана', 'This email change has ended'],
    [
      'Смену почты отменили, закончили на другом устройстве, или прошло больше часа. Начните заново.',
      'The email change was cancelled, finished on another device, or took more than an hour. Start again.',
    ],
  ),
  mail_undo_over: entry(
    5,
    409,
    ['Ссылка больше не действует', 'This link no longer works'],
    [
      'Ссылка действует сутки и только один раз. Восстановите пароль или напишите в поддержку.',
      'The link works once, within a day. Reset your password or contact support.',
    ],
  ),
  proof_needed: entry(
    3,
    403,
    ['Подтвердите, что это вы', "Confirm it's you"],
    ['Введите пароль или код и попробуйте ещё раз.', 'Enter your password or a code and try again.'],
  ),
  reset_link_old: entry(
    1,
    409,
    ['Ссылка больше не действует', 'The link no longer works'],
    [
      'Ссылка действует час и только один раз, а новое письмо отменяет прежнее. Запросите ещё одно.',
      'The link works once, within an hour, and a newer email replaces it. Request another one.',
    ],
  ),
  no_email: entry(
    5,
    409,
    ['У аккаунта нет почты', 'Your account has no email'],
    ['Код отправить некуда: войдите в аккаунт заново.', 'We have nowhere to send the code: sign in again instead.'],
  ),
  export_not_yet: entry(
    5,
    409,
    ['Архив можно запросить раз в сутки', 'One archive a day'],
    [
      'Последний архив уже готовится или запрошен меньше суток назад.',
      'The last archive is still being made, or was requested less than a day ago.',
    ],
  ),
};
