interface Words {
  ru: string;
  en: string;
}

interface Entry {
  code: 1 | 2 | 3 | 4 | 5 | 7 | 9 | 500;
  status: 400 | 403 | 404 | 409 | 413 | 415 | 422 | 423 | 500 | 503 | 507;
  message: Words;
  description: Words;
}

const entry = (
  code: Entry['code'],
  status: Entry['status'],
  message: [string, string],
  description: [string, string],
): Entry => ({
  code,
  status,
  message: { ru: message[0], en: message[1] },
  description: { ru: description[0], en: description[1] },
});

/**
 * Every error of the local service, by `details.type`, with its texts in both languages; codes as in the API.
 * The page shows the texts unchanged (docs/product/api.md#errors); the service replaces `{path}` by a file or folder.
 */
export const serviceErrors = {
  malformed_request: entry(
    2,
    400,
    ['Не удалось обработать запрос', "The request couldn't be processed"],
    [
      'Перезапустите лаунчер; если не поможет, напишите в поддержку.',
      "Restart the launcher; if that doesn't help, contact support.",
    ],
  ),
  value_invalid: entry(
    1,
    422,
    ['Такое значение не подходит', "This value can't be used"],
    ['Исправьте отмеченные поля и сохраните ещё раз.', 'Correct the marked fields and save again.'],
  ),
  not_allowed: entry(
    3,
    403,
    ['Запрос не от лаунчера', 'Not a request from the launcher'],
    ['Откройте эту страницу в лаунчере.', 'Open this page in the launcher.'],
  ),
  not_found: entry(4, 404, ['Не найдено', 'Not found'], ['Обновите страницу лаунчера.', 'Reload the launcher page.']),
  sign_in_needed: entry(
    3,
    409,
    ['Нужно войти', 'Sign in first'],
    ['Чтобы играть, войдите в аккаунт.', 'Sign in to your account to play.'],
  ),
  client_unknown: entry(
    4,
    404,
    ['Такого клиента нет', 'Client not found'],
    ['Выберите сервер из списка.', 'Choose a server from the list.'],
  ),
  already_running: entry(
    5,
    409,
    ['Нельзя запустить больше одного клиента', 'More than one client cannot be launched at once'],
    [
      'Закройте игру, которая уже запущена, и нажмите «Играть» ещё раз.',
      'Close the game that is already running and press Play again.',
    ],
  ),
  busy: entry(
    5,
    409,
    ['Лаунчер занят', 'The launcher is busy'],
    ['Дождитесь конца текущей загрузки или отмените её.', 'Wait for the current download to finish or cancel it.'],
  ),
  game_running: entry(
    5,
    409,
    ['Игра запущена', 'The game is running'],
    ['Закройте игру или подтвердите, что её нужно остановить.', 'Close the game or confirm that you want to stop it.'],
  ),
  files_locked: entry(
    5,
    423,
    ['С файлами игры работает другой лаунчер', "Another launcher is using the game's files"],
    [
      'Дождитесь, пока он закончит, или закройте его и попробуйте ещё раз.',
      'Wait for it to finish or close it, then try again.',
    ],
  ),
  body_too_large: entry(
    7,
    413,
    ['Слишком много данных', 'Too much data'],
    ['Сократите текст и сохраните ещё раз.', 'Shorten the text and save again.'],
  ),
  body_type: entry(
    7,
    415,
    ['Не удалось обработать запрос', "The request couldn't be processed"],
    ['Перезапустите лаунчер.', 'Restart the launcher.'],
  ),
  manifest_unavailable: entry(
    9,
    503,
    ['Список клиентов недоступен', 'The list of clients is unavailable'],
    [
      'Проверьте соединение с интернетом. Лаунчер повторит попытку сам.',
      'Check your internet connection. The launcher will try again automatically.',
    ],
  ),
  proxy_unavailable: entry(
    9,
    503,
    ['Прокси не отвечает', "The proxy isn't responding"],
    [
      'Не удалось соединиться через прокси {path}. Проверьте его или укажите другой: «Настройки» → «Прочее» → «Прокси».',
      "We couldn't connect through the proxy {path}. Check it or set another one: Settings → Other → Proxy.",
    ],
  ),
  metadata_expired: entry(
    9,
    503,
    ['Список клиентов устарел', 'The list of clients is out of date'],
    [
      'Срок подписи списка истёк. Проверьте дату и время на компьютере. Если они верны, попробуйте позже: нам нужно подписать список заново.',
      "The list's signature has expired. Check the date and time on this computer. If they're right, try again later: we need to sign the list again.",
    ],
  ),
  clock_wrong: entry(
    9,
    503,
    ['Часы компьютера идут неверно', "This computer's clock is wrong"],
    [
      'С неверной датой или временем проверить файлы нельзя. Включите автоматическую установку времени в настройках системы и попробуйте ещё раз.',
      "We can't verify files while the date or time is wrong. Turn on automatic time in the system settings and try again.",
    ],
  ),
  manifest_untrusted: entry(
    9,
    503,
    ['Подпись обновления не сошлась', "The update's signature doesn't match"],
    [
      'Ничего не установлено. Попробуйте через несколько минут; если повторится, скачайте лаунчер с сайта заново.',
      'Nothing was installed. Try again in a few minutes; if it happens again, download the launcher from the site.',
    ],
  ),
  preview_gone: entry(
    5,
    409,
    ['Журнал изменился', 'The log has changed'],
    [
      'Ничего не отправлено: показанного журнала больше нет. Откройте журнал ещё раз и отправьте его.',
      'Nothing was sent: the log you saw no longer exists. Open the log again and send it.',
    ],
  ),
  upload_unavailable: entry(
    9,
    503,
    ['Журнал не отправлен', "The log wasn't sent"],
    [
      'Сервер не отвечает. Скопируйте журнал и пришлите его в поддержку.',
      "The server isn't responding. Copy the log and send it to support.",
    ],
  ),
  opener_missing: entry(
    9,
    503,
    ['Не удалось открыть', "Couldn't open it"],
    [
      'На этом компьютере нет подходящей программы. Откройте папку или ссылку сами.',
      'This computer has no program to open it. Open the folder or the link yourself.',
    ],
  ),
  folder_unavailable: entry(
    9,
    503,
    ['Папка игры не найдена', 'Game folder not found'],
    [
      'Создать папку игры не удалось. Подключите диск, на котором она лежит, или выберите другую папку.',
      "The game folder couldn't be created. Connect the disk it's on or choose another folder.",
    ],
  ),
  not_saved: entry(
    500,
    500,
    ['Не сохранено', 'Not saved'],
    [
      'Система не даёт лаунчеру сохранять файлы сюда: {path}. Проверьте, что диск не защищён от записи и у вас есть права на папку, и попробуйте ещё раз.',
      "The system doesn't let the launcher save files here: {path}. Check that the disk isn't write-protected and that you have access to the folder, then try again.",
    ],
  ),
  disk_full: entry(
    9,
    507,
    ['Не сохранено: диск полон', 'Not saved: the disk is full'],
    [
      'На диске с {path} закончилось место. Освободите его и попробуйте ещё раз.',
      'The disk with {path} is full. Free up some space and try again.',
    ],
  ),
  internal: entry(
    500,
    500,
    ['В лаунчере что-то сломалось', 'Something broke in the launcher'],
    [
      'Попробуйте ещё раз; если повторится, перезапустите лаунчер.',
      'Try again; if it happens again, restart the launcher.',
    ],
  ),
} as const satisfies Record<string, Entry>;

/** Type of an error. */
export type ServiceErrorType = keyof typeof serviceErrors;
