import { entry } from './error-entry.ts';

/** Errors that only operators see. */
export const operatorErrors = {
  not_an_operator: entry(
    3,
    403,
    ['Этот аккаунт не оператор', "This account isn't an operator"],
    [
      'Попросите администратора добавить аккаунт в группу или откройте одноразовую ссылку.',
      'Ask an administrator to add the account to a group, or open a one-time link.',
    ],
  ),
  second_factor_missing: entry(
    5,
    409,
    ['Нужна двухфакторная защита', 'Two-factor sign-in is needed'],
    [
      'Подключите бота или приложение с кодами в настройках безопасности на сайте и войдите снова.',
      'Add a bot or an authenticator app in the security settings of the site, then sign in again.',
    ],
  ),
  invite_over: entry(
    5,
    409,
    ['Ссылка больше не действует', 'This link no longer works'],
    [
      'Ссылка работает один раз и сутки. Создайте новую командой на сервере.',
      'A link works once and for 24 hours. Make a new one by the command on the server.',
    ],
  ),
  groups_changed: entry(
    5,
    409,
    ['Группы изменились', 'The groups have changed'],
    [
      'Группы сейчас: {groups}. Ничего не изменено: проверьте и подтвердите ещё раз.',
      'The groups are now: {groups}. Nothing was changed: check them and confirm again.',
    ],
  ),
  groups_same: entry(
    5,
    409,
    ['Менять нечего', 'Nothing to change'],
    ['Игрок уже состоит именно в этих группах.', 'The player is already in exactly these groups.'],
  ),
  last_admin: entry(
    5,
    409,
    ['Это последний администратор', 'This is the last administrator'],
    ['Сначала добавьте в группу admin кого-то ещё.', 'Add another player to the group admin first.'],
  ),
  admin_account: entry(
    5,
    409,
    ['Это аккаунт администратора', "This is an administrator's account"],
    ['Сначала уберите игрока из группы admin.', 'Remove the player from the group admin first.'],
  ),
  deletion_same: entry(
    5,
    409,
    ['Менять нечего', 'Nothing to change'],
    ['Удаление аккаунта уже назначено или отменено.', 'The deletion is already scheduled or cancelled.'],
  ),
  promo_code_exists: entry(
    5,
    409,
    ['Такой промокод уже есть', 'This promo code exists already'],
    [
      'Придумайте другой: прошедшие коды не используются заново.',
      "Choose another one: codes that are over aren't reused.",
    ],
  ),
  act_undone: entry(
    5,
    409,
    ['Действие уже отменено', 'This has been undone already'],
    ['Ничего не изменено. Обновите журнал.', 'Nothing was changed. Reload the audit log.'],
  ),
  act_not_undoable: entry(
    5,
    409,
    ['Это действие нельзя отменить', "This can't be undone"],
    [
      'Отменяются изменения баланса, групп и привилегий, пока их сроки не прошли.',
      'Changes of a balance, of groups and of privileges can be undone, unless their time is over.',
    ],
  ),
  ban_not_active: entry(
    5,
    409,
    ['Бан уже не действует', 'This ban is over'],
    ['Бан снят или закончился. Обновите страницу.', 'The ban was lifted or has ended. Reload the page.'],
  ),
  nothing_to_take_down: entry(
    5,
    409,
    ['Снимать нечего', 'Nothing to take down'],
    ['У игрока больше нет этой картинки.', 'The player no longer has this picture.'],
  ),
  no_sessions: entry(
    5,
    409,
    ['Завершать нечего', 'Nothing to end'],
    ['У игрока нет активных сессий.', 'The player has no active sessions.'],
  ),
  email_invalid: entry(
    5,
    409,
    ['Это не адрес почты', "This isn't an email address"],
    ['Проверьте адрес: в нём опечатка.', 'Check the address for typos.'],
  ),
  email_unchanged: entry(
    5,
    409,
    ['У игрока уже эта почта', 'The player already has this email'],
    ['Ссылку для нового пароля пришлёт страница сброса.', 'The reset page sends a link for a new password.'],
  ),
  email_of_another: entry(
    5,
    409,
    ['Почта занята', 'This email is taken'],
    [
      'Адрес принадлежит другому аккаунту или ещё может к нему вернуться.',
      'The address belongs to another account or can still return to it.',
    ],
  ),
  email_alone: entry(
    5,
    409,
    ['Двухфакторная защита выключена', 'Two-factor sign-in is off'],
    [
      'Новая почта сама по себе откроет аккаунт. Подтвердите, что игрок — владелец.',
      'The new email alone will open the account. Confirm that the player is its owner.',
    ],
  ),
  email_missing: entry(
    5,
    409,
    ['У игрока нет почты', 'The player has no email'],
    ['Сбросить пароль некуда: сначала укажите почту.', 'There is no address to reset the password by: set one first.'],
  ),
  factors_off: entry(
    5,
    409,
    ['Двухфакторная защита выключена', 'Two-factor sign-in is off'],
    ['Игрок входит без кода.', 'The player signs in without a code.'],
  ),
  replaced_recently: entry(
    5,
    409,
    ['Недавно уже меняли другое', 'The other was replaced recently'],
    [
      'Почту и двухфакторную защиту нельзя заменить вместе: между ними 30 дней.',
      "Email and two-factor sign-in can't both be replaced within 30 days.",
    ],
  ),
  delivery_not_dead: entry(
    5,
    409,
    ['Эта выдача больше не ждёт', 'This delivery no longer waits'],
    [
      'Выдачу уже отправили снова, выполнили или вернули за неё деньги. Обновите список.',
      'The delivery was sent again, completed or refunded. Reload the list.',
    ],
  ),
  delivery_outdated: entry(
    5,
    409,
    ['Выдача устарела', 'This delivery is out of date'],
    [
      'Привилегия закончилась, куплена снова, или её заменяет более поздняя выдача.',
      'The privilege has ended, was bought again, or a later delivery replaces this one.',
    ],
  ),
  delivery_unpaid: entry(
    5,
    409,
    ['Возвращать нечего', 'Nothing to refund'],
    ['За эту выдачу никто не платил.', 'Nobody paid for this delivery.'],
  ),
  delivery_given: entry(
    5,
    409,
    ['Покупка выдана другой выдачей', 'Another delivery covers this purchase'],
    [
      'Другая выдача выполнена, ещё в пути, или деньги нужно вернуть сначала за неё.',
      'The other delivery was completed, is still on its way, or has to be refunded first.',
    ],
  ),
} as const;
