import type { Locale } from '@hoshikraft/shared';

const ru = {
  title: 'Вход через другие сайты',
  lead: 'Аккаунты VK ID, Google, Яндекса, Steam, Discord и YouTube. Выберите любой на странице входа.',
  person: 'Человек',
  mail: 'Почта',
  noMail: 'без почты',
  choose: 'Вход: {provider}',
  wants: '{client} запрашивает доступ к вашему профилю. Выберите, от чьего имени войти.',
  goOn: 'Войти как {name}',
  newPerson: 'Новый человек',
  goOnNew: 'Войти',
  deny: 'Отмена',
  wrong: 'Что пойдёт не так',
  nothing: 'Ничего',
  refused: 'Вход невозможен',
  unknownClient: 'Приложение не зарегистрировано: проверьте client_id.',
  unknownPlace: 'Адрес возврата не зарегистрирован: проверьте redirect_uri.',
  noSuchPerson: 'Выберите человека или введите имя нового.',
  add: 'Добавить',
};

const en: typeof ru = {
  title: 'Sign-in providers',
  lead: 'Accounts with VK ID, Google, Yandex, Steam, Discord and YouTube. Pick any of them on a sign-in page.',
  person: 'Person',
  mail: 'Email',
  noMail: 'no email',
  choose: 'Sign in with {provider}',
  wants: '{client} is requesting access to your profile. Choose an account.',
  goOn: 'Sign in as {name}',
  newPerson: 'New person',
  goOnNew: 'Sign in',
  deny: 'Cancel',
  wrong: 'What goes wrong',
  nothing: 'Nothing',
  refused: 'Sign-in failed',
  unknownClient: "This app isn't registered: check client_id.",
  unknownPlace: "This return address isn't registered: check redirect_uri.",
  noSuchPerson: 'Choose a person or enter a new name.',
  add: 'Add',
};

const words: Record<Locale, typeof ru> = { ru, en };

/** Words of the providers' pages in one language. */
export const identityWords = (locale: Locale): typeof ru => words[locale];
