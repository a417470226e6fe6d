import { entry } from './error-entry.ts';

/** Errors of passkeys. */
export const passkeyErrors = {
  passkey_over: entry(
    1,
    409,
    ['Время вышло', 'Time is up'],
    [
      'Прошло больше пяти минут, или вы начали в другом браузере. Начните заново.',
      'More than five minutes have passed, or you started in another browser. Start again.',
    ],
  ),
  passkey_refused: entry(
    1,
    409,
    ['Ключ доступа не подошёл', "That passkey didn't work"],
    [
      'Возможно, этот ключ доступа удалили из аккаунта. Выберите другой ключ или другой способ.',
      'This passkey may have been removed from the account. Choose another passkey or another method.',
    ],
  ),
  passkey_taken: entry(
    1,
    409,
    ['Этот ключ доступа уже добавлен', 'This passkey is already added'],
    ['Создайте новый ключ или выберите другое устройство.', 'Create a new passkey or choose another device.'],
  ),
  passkeys_full: entry(
    5,
    409,
    ['Ключей доступа уже десять', 'You already have ten passkeys'],
    ['Удалите ключ, которым не пользуетесь.', "Remove a passkey you don't use."],
  ),
  no_passkey: entry(
    5,
    409,
    ['У аккаунта нет ключа доступа', 'Your account has no passkey'],
    ['Подтвердите, что это вы, другим способом.', "Confirm it's you another way."],
  ),
};
