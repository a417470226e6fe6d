import { accountErrors } from './account-errors.ts';
import { entry, type ErrorEntry } from './error-entry.ts';
import { lookErrors } from './look-errors.ts';
import { oauthErrors } from './oauth-errors.ts';
import { outageErrors } from './outage-errors.ts';
import { passkeyErrors } from './passkey-errors.ts';
import { pictureErrors } from './picture-errors.ts';
import { playerErrors } from './player-errors.ts';
import { refundErrors } from './refund-errors.ts';
import { rewardErrors } from './reward-errors.ts';
import { transferErrors } from './transfer-errors.ts';
import { twoFactorErrors } from './two-factor-errors.ts';

/**
 * All errors of the API, by `details.type`: the source of the contract's enum, of the server's errors and of the texts in both
 * languages. `{name}` in a text is filled in when the error is thrown, `{wait}` from its `retryAfter`.
 */
export const errorRegistry = {
  ...passkeyErrors,
  ...twoFactorErrors,
  form_invalid: entry(
    1,
    422,
    ['Проверьте форму', 'Check the form'],
    ['Исправьте отмеченные поля и отправьте ещё раз.', 'Correct the marked fields and try again.'],
  ),
  already_taken: entry(
    1,
    409,
    ['Уже занято', 'Already taken'],
    ['Выберите другое значение в отмеченных полях.', 'Choose another value in the marked fields.'],
  ),
  recipient_unknown: entry(
    1,
    422,
    ['Игрок не найден', 'No such player'],
    ['Проверьте ник: такого игрока у нас нет.', 'Check the nickname: there is no such player.'],
  ),
  malformed_request: entry(
    2,
    400,
    ['Запрос составлен неверно', 'Malformed request'],
    ['Обновите страницу и попробуйте ещё раз.', 'Reload the page and try again.'],
  ),
  idempotency_key_missing: entry(
    2,
    400,
    ['Запрос без ключа повтора', 'Idempotency key missing'],
    [
      'Ничего не списано. Обновите страницу и попробуйте ещё раз.',
      'You have not been charged. Reload the page and try again.',
    ],
  ),
  idempotency_key_reused: entry(
    2,
    422,
    ['Ключ повтора уже использован', 'Idempotency key used before'],
    [
      'Этот ключ уже пришёл с другими данными. Ничего не списано: обновите страницу и попробуйте ещё раз.',
      'This key has already been used with other data. You have not been charged: reload the page and try again.',
    ],
  ),
  permission_missing: entry(
    3,
    403,
    ['Недостаточно прав', 'You do not have permission'],
    ['Это действие вам недоступно.', 'This action is not available to you.'],
  ),
  banned: entry(
    3,
    403,
    ['Вы забанены', 'You are banned'],
    ['Причина: {reason}. Бан выдан: {by}. {end}', 'Reason: {reason}. Banned by: {by}. {end}'],
  ),
  not_found: entry(
    4,
    404,
    ['Не найдено', 'Not found'],
    ['Проверьте адрес: здесь ничего нет.', 'Check the address: there is nothing here.'],
  ),
  not_enough_money: entry(
    5,
    409,
    ['Не хватает денег', 'Not enough money'],
    [
      'Ничего не списано. Пополните баланс и повторите.',
      'You have not been charged. Top up your balance and try again.',
    ],
  ),
  price_changed: entry(
    5,
    409,
    ['Цена изменилась', 'The price has changed'],
    [
      'Ничего не списано. Посмотрите новую цену и подтвердите ещё раз.',
      'You have not been charged. Check the new price and confirm again.',
    ],
  ),
  ban_over: entry(
    5,
    409,
    ['Этого бана больше нет', 'This ban is over'],
    ['Ничего не списано: бан снят или закончился.', 'You have not been charged: the ban has been lifted or has ended.'],
  ),
  unban_not_for_sale: entry(
    5,
    409,
    ['Разбан не продаётся', 'This ban cannot be bought off'],
    [
      'Ничего не списано. Снять этот бан может только команда.',
      'You have not been charged. Only the team can lift this ban.',
    ],
  ),
  role_forever: entry(
    5,
    409,
    ['Привилегия уже куплена навсегда', 'The privilege is already yours forever'],
    ['Продлевать её не нужно.', 'There is no need to extend it.'],
  ),
  role_active: entry(
    5,
    409,
    ['На этом сервере уже есть привилегия', 'A privilege is already active on this server'],
    [
      'Привилегию можно продлить или купить более высокую и оставить обе.',
      'You can extend the privilege, or buy a higher one and keep both.',
    ],
  ),
  role_not_active: entry(
    5,
    409,
    ['Продлевать нечего', 'Nothing to extend'],
    ['Этой привилегии сейчас нет: её можно купить.', 'This privilege is not active now: you can buy it.'],
  ),
  nothing_to_stack: entry(
    5,
    409,
    ['Пока нет первой привилегии', 'Nothing to stack on'],
    [
      'На этом сервере нет другой привилегии: купите эту обычным способом.',
      'There is no other privilege on this server: buy it the usual way.',
    ],
  ),
  gift_refused: entry(
    5,
    409,
    ['Эту привилегию сейчас нельзя подарить', 'This privilege cannot be given now'],
    [
      'Ничего не списано. Выберите другую привилегию или сервер.',
      'You have not been charged. Choose another privilege or server.',
    ],
  ),
  replaced_role_changed: entry(
    5,
    409,
    ['Ваши привилегии изменились', 'Your privileges have changed'],
    [
      'Ничего не списано и не завершено. Проверьте обновлённое предложение и подтвердите ещё раз.',
      'You have not been charged and nothing has ended. Check the refreshed offer and confirm again.',
    ],
  ),
  request_in_progress: entry(
    5,
    409,
    ['Запрос уже выполняется', 'The request is already in progress'],
    ['Подождите несколько секунд и проверьте результат.', 'Wait a few seconds and check the result.'],
  ),
  stale_version: entry(
    5,
    409,
    ['Документ уже изменён', 'The document has been changed'],
    [
      'Пока вы писали, его сохранил кто-то ещё. Ваш текст не потерян: сравните обе версии и выберите.',
      'Somebody else saved it while you were writing. Your text is not lost: compare both versions and choose.',
    ],
  ),
  stale_facts: entry(
    5,
    409,
    ['Данные сервера уже изменены', 'The facts of the server have been changed'],
    [
      'Пока вы писали, их сохранил кто-то ещё. Ваши правки на месте: сравните их с сохранёнными и сохраните ещё раз.',
      'Somebody else saved them while you were writing. Your changes are still here: compare them and save again.',
    ],
  ),
  document_in_trash: entry(
    5,
    409,
    ['Документ в корзине', 'The document is in the trash'],
    ['Верните его из корзины и сохраните ещё раз.', 'Take it out of the trash and save again.'],
  ),
  another_player: entry(
    5,
    409,
    ['Здесь уже другой игрок', 'Another player is here now'],
    [
      'В этом браузере вошёл другой игрок: ничего не сделано. Обновите страницу.',
      'Somebody else has signed in in this browser: nothing was done. Reload the page.',
    ],
  ),
  payment_mismatch: entry(
    5,
    409,
    ['Событие не совпадает с платежом', 'The event does not match the payment'],
    [
      'Сумма, валюта или заказ отличаются; ничего не зачислено.',
      'Amount, currency or order differ; nothing was credited.',
    ],
  ),
  too_many_requests: entry(
    6,
    429,
    ['Слишком много попыток', 'Too many attempts'],
    ['Попробуйте снова {wait}.', 'Try again {wait}.'],
  ),
  body_too_large: entry(
    7,
    413,
    ['Слишком большой запрос', 'Request too large'],
    ['Отправьте меньше данных за раз.', 'Send less at a time.'],
  ),
  unsupported_media_type: entry(
    7,
    415,
    ['Формат не поддерживается', 'Unsupported format'],
    [
      'Отправьте данные как JSON, а файлы — как multipart/form-data.',
      'Send data as JSON, and files as multipart/form-data.',
    ],
  ),
  ...accountErrors,
  ...oauthErrors,
  ...lookErrors,
  ...pictureErrors,
  ...playerErrors,
  ...refundErrors,
  ...rewardErrors,
  ...transferErrors,
  signed_out: entry(
    8,
    401,
    ['Вы вышли из аккаунта', 'You are signed out'],
    ['Войдите снова, чтобы продолжить.', 'Sign in again to continue.'],
  ),
  signature_invalid: entry(
    8,
    401,
    ['Подпись не принята', 'Signature not accepted'],
    ['Проверьте ключ, время и подпись.', 'Check the key, the clock and the signature.'],
  ),
  ...outageErrors,
} as const satisfies Record<string, ErrorEntry>;

/** Error type: `details.type` of the error body. */
export type ErrorType = keyof typeof errorRegistry;
