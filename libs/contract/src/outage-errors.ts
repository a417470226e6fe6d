import { entry, type ErrorEntry } from './error-entry.ts';

/** Outages: a service behind the API does not respond, or fails. */
export const outageErrors = {
  outside_unavailable: entry(
    9,
    503,
    ['Платёжная система не отвечает', 'The payment service is not responding'],
    ['Ничего не списано. Попробуйте через минуту.', 'You have not been charged. Try again in a minute.'],
  ),
  database_unavailable: entry(
    9,
    503,
    ['Сервис временно недоступен', 'The service is temporarily unavailable'],
    ['Ничего не потеряно. Попробуйте через несколько секунд.', 'Nothing has been lost. Try again in a few seconds.'],
  ),
  outcome_unknown: entry(
    9,
    503,
    ['Неизвестно, прошёл ли запрос', 'We do not know whether it went through'],
    [
      'Ответ не дошёл. Повторите: то, что уже сделано, второй раз не выполнится и не спишется.',
      'The answer got lost. Try again: what has already been done will not be done or charged twice.',
    ],
  ),
  internal: entry(
    500,
    500,
    ['Ошибка на нашей стороне', 'Something went wrong on our side'],
    [
      'Мы уже записали её. Попробуйте ещё раз; если не поможет, напишите в поддержку номер запроса.',
      'We have logged it. Try again; if that does not help, send support the request number.',
    ],
  ),
} as const satisfies Record<string, ErrorEntry>;
