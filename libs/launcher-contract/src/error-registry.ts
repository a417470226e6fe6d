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
    ['Запрос не разобран', 'The request could not be read'],
    [
      'Перезапустите лаунчер; если не поможет, напишите в поддержку.',
      'Restart the launcher; if that does not help, contact support.',
    ],
  ),
  value_invalid: entry(
    1,
    422,
    ['Такое значение не подходит', 'This value cannot be used'],
    ['Исправьте отмеченные поля и сохраните ещё раз.', 'Correct the marked fields and save again.'],
  ),
  not_allowed: entry(
    3,
    403,
    ['Запрос не от лаунчера', 'Not a request from the launcher'],
    ['Откройте страницу из самого лаунчера.', 'Open the page from the launcher itself.'],
  ),
  not_found: entry(4, 404, ['Не найдено', 'Not found'], ['Обновите страницу лаунчера.', 'Reload the launcher page.']),
  sign_in_needed: entry(
    3,
    409,
    ['Нужно войти', 'Sign in first'],
    ['Без входа в аккаунт эта игра не запустится.', 'You need to be signed in to start this game.'],
  ),
  client_unknown: entry(
    4,
    404,
    ['Такого клиента нет', 'There is no such client'],
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
    ['Дождитесь конца текущей загрузки или отмените её.', 'Wait for the current download to finish, or cancel it.'],
  ),
  game_running: entry(
    5,
    409,
    ['Игра запущена', 'The game is running'],
    [
      'Закройте игру или подтвердите, что её нужно остановить.',
      'Close the game, or confirm that it should be stopped.',
    ],
  ),
  files_locked: entry(
    5,
    423,
    ['С файлами игры работает другой лаунчер', "Another launcher is using the game's files"],
    [
      'Дождитесь, пока он закончит, или закройте его, а потом попробуйте ещё раз.',
      'Wait until it is done, or close it, then try again.',
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
    ['Такой формат не принимается', 'This format is not accepted'],
    ['Перезапустите лаунчер.', 'Restart the launcher.'],
  ),
  manifest_unavailable: entry(
    9,
    503,
    ['Список клиентов недоступен', 'The list of clients is unavailable'],
    [
      'Проверьте соединение с интернетом: лаунчер попробует снова сам.',
      'Check your internet connection: the launcher will try again by itself.',
    ],
  ),
  proxy_unavailable: entry(
    9,
    503,
    ['Прокси не отвечает', 'The proxy is not responding'],
    [
      'Соединиться через прокси {path} не удаётся. Проверьте его или задайте другой: «Настройки» → «Прочее» → «Прокси».',
      'No connection through the proxy {path} succeeds. Check it, or set another one: Settings → Other → Proxy.',
    ],
  ),
  metadata_expired: entry(
    9,
    503,
    ['Список клиентов устарел', 'The list of clients is out of date'],
    [
      'Его подпись истекла. Проверьте дату и время на компьютере; если они верны, подождите: нам нужно подписать список заново.',
      'Its signature has expired. Check the date and time on this computer; if they are right, wait: we need to sign the list again.',
    ],
  ),
  clock_wrong: entry(
    9,
    503,
    ['Часы компьютера идут неверно', "This computer's clock is wrong"],
    [
      'С неверными датой или временем подписи не проверить. Включите в настройках системы автоматическую установку времени и попробуйте ещё раз.',
      "We can't verify files while the date or time is wrong. Turn on automatic time in the system settings and try again.",
    ],
  ),
  manifest_untrusted: entry(
    9,
    503,
    ['Подпись обновления не сошлась', 'The signature of the update does not match'],
    [
      'Ничего не установлено. Подождите немного; если повторится, скачайте лаунчер с сайта заново.',
      'Nothing was installed. Wait a little; if it happens again, download the launcher from the site again.',
    ],
  ),
  preview_gone: entry(
    5,
    409,
    ['Показанного журнала больше нет', 'The log you were shown is no longer kept'],
    [
      'Ничего не отправлено. Посмотрите журнал заново, потом отправьте его.',
      'Nothing was sent. Open the log again, then send it.',
    ],
  ),
  upload_unavailable: entry(
    9,
    503,
    ['Журнал не отправлен', 'The log was not sent'],
    [
      'Сервер не отвечает. Скопируйте журнал и пришлите его в поддержку.',
      'The server is not responding. Copy the log and send it to support.',
    ],
  ),
  opener_missing: entry(
    9,
    503,
    ['Открыть не удалось', 'It could not be opened'],
    [
      'На этом компьютере не нашлось программы, которая это открывает. Откройте папку или ссылку сами.',
      'No program that opens it was found on this computer. Open the folder or the link yourself.',
    ],
  ),
  folder_unavailable: entry(
    9,
    503,
    ['Папки игры нет на месте', "The game's folder is not there"],
    [
      'Создать её не удалось. Подключите диск, на котором она лежит, или выберите другую папку.',
      'It could not be created. Connect the disk it is on, or choose another folder.',
    ],
  ),
  not_saved: entry(
    500,
    500,
    ['Не сохранено', 'Not saved'],
    [
      'Система не даёт лаунчеру писать сюда: {path}. Проверьте, не защищён ли диск от записи и есть ли права на папку, потом попробуйте ещё раз.',
      'The system does not let the launcher write here: {path}. Check that the disk is not write-protected and that you have permission for the folder, then try again.',
    ],
  ),
  disk_full: entry(
    9,
    507,
    ['Не сохранено: диск полон', 'Not saved: the disk is full'],
    [
      'На диске, где лежит {path}, не осталось места. Освободите его и попробуйте ещё раз.',
      'There is no space left on the disk with {path}. Free some up and try again.',
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
