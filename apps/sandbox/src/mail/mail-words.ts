import type { Locale } from '@hoshikraft/shared';

const ru = {
  title: 'Почта',
  lead: 'Все письма, которые отправил сайт. Настоящим адресатам они не уходят.',
  none: 'Писем пока нет. Зарегистрируйтесь или смените пароль на сайте — письмо появится здесь.',
  of: 'Адрес',
  show: 'Показать',
  to: 'Кому',
  from: 'От кого',
  noSubject: 'Без темы',
  letter: 'Письмо',
  text: 'Текст',
  source: 'Исходник',
  missing: 'Письмо не найдено',
  missingText: 'Его вытеснили новые письма, или данные очищены. Отправьте письмо ещё раз.',
};

const en: typeof ru = {
  title: 'Inbox',
  lead: 'Every email the site has sent. Nothing is delivered to real addresses.',
  none: 'No emails yet. Sign up or reset a password on the site, and the email will appear here.',
  of: 'Address',
  show: 'Show',
  to: 'To',
  from: 'From',
  noSubject: 'No subject',
  letter: 'Email',
  text: 'Text',
  source: 'Source',
  missing: 'Email not found',
  missingText: 'Newer emails replaced it, or the data was cleared. Send it again.',
};

const words: Record<Locale, typeof ru> = { ru, en };

/** Words of the inbox in one language. */
export const mailWords = (locale: Locale): typeof ru => words[locale];
