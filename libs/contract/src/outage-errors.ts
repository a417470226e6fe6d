import { entry, type ErrorEntry } from './error-entry.ts';

/** Outages: a service behind the API does not respond, or fails. */
export const outageErrors = {
  outside_unavailable: entry(
    9,
    503,
    ['Платёжная система не отвечает', "The payment service isn't responding"],
    ['Ничего не списано. Попробуйте через минуту.', "You haven't been charged. Try again in a minute."],
  ),
  database_unavailable: entry(
    9,
    503,
    ['Сервис временно недоступен', 'The service is temporarily unavailable'],
    ['Ничего не потеряно. Попробуйте через несколько секунд.', 'Nothing is lost. Try again in a few seconds.'],
  ),
  outcome_unknown: entry(
    9,
    503,
    ['Неизвестно, выполнен ли запрос', "We don't know if it went through"],
    [
      'Ответ не дошёл. Попробуйте ещё раз: дважды ничего не выполнится и не спишется.',
      "We didn't get a reply. Try again: nothing will be done or charged twice.",
    ],
  ),
  internal: entry(
    500,
    500,
    ['Ошибка на нашей стороне', 'Something went wrong on our side'],
    [
      'Мы уже знаем об ошибке. Попробуйте ещё раз; если не поможет, сообщите поддержке номер запроса.',
      "We've logged the problem. Try again; if that doesn't help, send support the request number.",
    ],
  ),
} as const satisfies Record<string, ErrorEntry>;
