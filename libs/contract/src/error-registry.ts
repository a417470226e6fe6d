import { accountErrors } from './account-errors.ts';
import { entry, type ErrorEntry } from './error-entry.ts';
import { lookErrors } from './look-errors.ts';
import { oauthErrors } from './oauth-errors.ts';
import { moneyErrors } from './money-errors.ts';
import { operatorErrors } from './operator-errors.ts';
import { operatorMoneyErrors } from './operator-money-errors.ts';
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
    ['Измените отмеченные поля и отправьте ещё раз.', 'Change the marked fields and try again.'],
  ),
  recipient_unknown: entry(
    1,
    422,
    ['Игрок не найден', 'Player not found'],
    ['Игрока с таким ником нет. Проверьте ник.', 'No player has this nickname. Check the spelling.'],
  ),
  malformed_request: entry(
    2,
    400,
    ['Не удалось обработать запрос', "We couldn't process the request"],
    ['Обновите страницу и попробуйте ещё раз.', 'Reload the page and try again.'],
  ),
  idempotency_key_missing: entry(
    2,
    400,
    ['Не удалось обработать запрос', "We couldn't process the request"],
    [
      'Ничего не списано. Обновите страницу и попробуйте ещё раз.',
      "You haven't been charged. Reload the page and try again.",
    ],
  ),
  idempotency_key_reused: entry(
    2,
    422,
    ['Не удалось повторить запрос', "We couldn't repeat the request"],
    [
      'Данные изменились с прошлой попытки. Ничего не списано: обновите страницу и попробуйте ещё раз.',
      "The data has changed since your last attempt. You haven't been charged: reload the page and try again.",
    ],
  ),
  permission_missing: entry(
    3,
    403,
    ['Недостаточно прав', "You don't have permission"],
    ['У вас нет прав на это действие.', "You don't have permission for this action."],
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
    ['По этому адресу ничего нет. Проверьте его.', "There's nothing at this address. Check it for typos."],
  ),
  ban_over: entry(
    5,
    409,
    ['Этого бана больше нет', 'This ban has ended'],
    ['Ничего не списано: бан снят или закончился.', "You haven't been charged: the ban was lifted or has ended."],
  ),
  unban_not_for_sale: entry(
    5,
    409,
    ['Разбан не продаётся', "This unban isn't for sale"],
    [
      'Ничего не списано. Снять этот бан может только команда проекта.',
      "You haven't been charged. Only our team can lift this ban.",
    ],
  ),
  role_forever: entry(
    5,
    409,
    ['Привилегия уже куплена навсегда', 'You already own this privilege forever'],
    ['Продлевать её не нужно.', "There's no need to extend it."],
  ),
  role_active: entry(
    5,
    409,
    ['На этом сервере уже есть привилегия', 'You already have a privilege on this server'],
    [
      'На этом сервере у вас уже есть привилегия: продлите её или купите более высокую.',
      'You already have a privilege on this server: extend it or buy a higher one.',
    ],
  ),
  role_not_active: entry(
    5,
    409,
    ['Продлевать нечего', 'Nothing to extend'],
    ['Привилегия уже не действует: её можно купить заново.', "This privilege isn't active: you can buy it again."],
  ),
  nothing_to_stack: entry(
    5,
    409,
    ['Нет другой привилегии', 'No other privilege'],
    [
      'На этом сервере у вас нет другой привилегии: купите эту как обычно.',
      'You have no other privilege on this server: buy this one the usual way.',
    ],
  ),
  gift_refused: entry(
    5,
    409,
    ['Эту привилегию сейчас нельзя подарить', "This privilege can't be gifted right now"],
    [
      'Ничего не списано. Выберите другую привилегию или сервер.',
      "You haven't been charged. Choose another privilege or server.",
    ],
  ),
  replaced_role_changed: entry(
    5,
    409,
    ['Ваши привилегии изменились', 'Your privileges have changed'],
    [
      'Ничего не списано, привилегии не изменились. Проверьте новые условия и подтвердите ещё раз.',
      "You haven't been charged and no privilege has ended. Check the updated offer and confirm again.",
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
    ['Документ уже изменён', 'The document has changed'],
    [
      'Пока вы писали, документ сохранил другой редактор. Ваш текст на месте: сравните версии и выберите нужную.',
      'Another editor saved the document while you were writing. Your text is safe: compare the versions and choose one.',
    ],
  ),
  stale_facts: entry(
    5,
    409,
    ['Данные сервера уже изменены', 'The server details have changed'],
    [
      'Пока вы писали, данные сохранил другой редактор. Ваши правки на месте: сравните их и сохраните ещё раз.',
      'Another editor saved the details while you were writing. Your changes are still here: compare and save again.',
    ],
  ),
  document_in_trash: entry(
    5,
    409,
    ['Документ в корзине', 'The document is in the trash'],
    ['Верните документ из корзины и сохраните ещё раз.', 'Restore the document from the trash and save again.'],
  ),
  another_player: entry(
    5,
    409,
    ['Вы вошли как другой игрок', "You're signed in as another player"],
    [
      'В этом браузере вошли в другой аккаунт, поэтому ничего не сделано. Обновите страницу.',
      'This browser is now signed in to another account, so nothing was done. Reload the page.',
    ],
  ),
  payment_mismatch: entry(
    5,
    409,
    ['Событие не совпадает с платежом', "The event doesn't match the payment"],
    [
      'Сумма, валюта или заказ отличаются; ничего не зачислено.',
      'The amount, currency or order differs; nothing was credited.',
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
    ['Слишком большой запрос', 'The request is too large'],
    ['Слишком много данных: отправьте их частями.', 'Too much data: send it in smaller parts.'],
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
  ...moneyErrors,
  ...operatorErrors,
  ...operatorMoneyErrors,
  ...pictureErrors,
  ...playerErrors,
  ...refundErrors,
  ...rewardErrors,
  ...transferErrors,
  signed_out: entry(
    8,
    401,
    ['Вы вышли из аккаунта', "You're signed out"],
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
