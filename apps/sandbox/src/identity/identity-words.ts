import type { Locale } from '@hoshikraft/shared';

const ru = {
  title: 'Входы через другие сайты',
  lead: 'Люди, которых знают VK ID, Google, Яндекс, Steam, Discord и YouTube песочницы. Выбор — на странице входа каждого.',
  person: 'Человек',
  mail: 'Почта',
  noMail: 'без почты',
  choose: 'Вход: {provider}',
  wants: '{client} хочет узнать, кто вы. Выберите, кем войти.',
  goOn: 'Войти как {name}',
  newPerson: 'Новый человек',
  goOnNew: 'Войти новым',
  deny: 'Отказаться',
  wrong: 'Что пойдёт не так',
  nothing: 'Ничего',
  refused: 'Вход невозможен',
  unknownClient: 'Такого приложения мы не знаем (client_id).',
  unknownPlace: 'Этот адрес возврата не записан за приложением (redirect_uri).',
  noSuchPerson: 'Выберите человека или назовите нового.',
  add: 'Добавить',
};

const en: typeof ru = {
  title: 'Sign-ins by other sites',
  lead: 'People whom VK ID, Google, Yandex, Steam, Discord and YouTube of the sandbox know. Each one’s sign-in page offers them.',
  person: 'Person',
  mail: 'E-mail',
  noMail: 'no e-mail',
  choose: 'Sign-in: {provider}',
  wants: '{client} wants to know who you are. Choose whom to be.',
  goOn: 'Sign in as {name}',
  newPerson: 'Somebody new',
  goOnNew: 'Sign in as new',
  deny: 'Refuse',
  wrong: 'What goes wrong',
  nothing: 'Nothing',
  refused: 'No way in',
  unknownClient: 'We know no such application (client_id).',
  unknownPlace: 'This address to return to is not registered for the application (redirect_uri).',
  noSuchPerson: 'Choose somebody, or name somebody new.',
  add: 'Add',
};

const words: Record<Locale, typeof ru> = { ru, en };

/** Words of the providers' pages in one language. */
export const identityWords = (locale: Locale): typeof ru => words[locale];
