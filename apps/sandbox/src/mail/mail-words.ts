import type { Locale } from '@hoshikraft/shared';

const ru = {
  title: 'Почта',
  lead: 'Все письма, отправленные кому угодно. Дальше этой страницы они не уходят.',
  none: 'Писем ещё не было.',
  of: 'Адрес',
  show: 'Показать',
  to: 'Кому',
  from: 'От кого',
  noSubject: 'Без темы',
  letter: 'Письмо',
  text: 'Текст',
  source: 'Исходник',
  missing: 'Такого письма нет',
  missingText: 'Его вытеснили более новые, или данные очищены.',
};

const en: typeof ru = {
  title: 'Inbox',
  lead: 'All letters, to whomever they were sent. They go no further than this page.',
  none: 'No letters yet.',
  of: 'Address',
  show: 'Show',
  to: 'To',
  from: 'From',
  noSubject: 'No subject',
  letter: 'Letter',
  text: 'Text',
  source: 'Source',
  missing: 'There is no such letter',
  missingText: 'Newer ones have pushed it out, or the data were cleared.',
};

const words: Record<Locale, typeof ru> = { ru, en };

/** Words of the inbox in one language. */
export const mailWords = (locale: Locale): typeof ru => words[locale];
