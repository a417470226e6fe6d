import { entry } from './error-entry.ts';

/** Errors of passkeys. */
export const passkeyErrors = {
  passkey_over: entry(
    1,
    409,
    ['Время вышло', 'Time is up'],
    [
      'Прошло больше пяти минут, или попытка была в другом браузере. Начните заново.',
      'More than five minutes have passed, or this began in another browser. Start again.',
    ],
  ),
  passkey_refused: entry(
    1,
    409,
    ['Ключ доступа не подошёл', 'That passkey did not work'],
    [
      'Возможно, этот ключ доступа удалили из аккаунта. Выберите другой ключ или другой способ.',
      'This passkey may have been removed from the account. Choose another passkey, or another way.',
    ],
  ),
  passkey_taken: entry(
    1,
    409,
    ['Этот ключ доступа уже добавлен', 'This passkey was added already'],
    ['Создайте новый ключ или выберите другое устройство.', 'Make a new one, or choose another device.'],
  ),
  passkeys_full: entry(
    5,
    409,
    ['Ключей доступа уже десять', 'There are ten passkeys already'],
    ['Удалите тот, которым не пользуетесь.', 'Remove one that you do not use.'],
  ),
  no_passkey: entry(
    5,
    409,
    ['У аккаунта нет ключа доступа', 'The account has no passkey'],
    ['Подтвердите другим способом.', 'Confirm another way.'],
  ),
};
