import type { Locale } from '@hoshikraft/shared';
import type { Messenger } from './chat-store.ts';

const ru = {
  title: 'Чаты',
  lead: 'Напишите ботам сайта от имени любого человека. Отвечает настоящий API.',
  names: { telegram: 'Telegram', vk: 'ВКонтакте' } satisfies Record<Messenger, string>,
  chatOf: '{name} и бот, {messenger}',
  who: 'От чьего имени писать',
  newPerson: 'Новый человек',
  add: 'Добавить',
  said: 'Переписка с ботом',
  silent: 'Сообщений пока нет. Напишите боту первым.',
  message: 'Сообщение',
  send: 'Отправить',
  group: 'Группа',
  member: 'В группе',
  stranger: 'Не в группе',
  join: 'Вступить',
  leave: 'Выйти',
  groupMessage: 'Сообщение в группу',
  write: 'Написать в группу',
  bot: 'Бот',
};

const en: typeof ru = {
  title: 'Chats',
  lead: "Message the site's bots as anyone. The real API replies.",
  names: { telegram: 'Telegram', vk: 'VK' },
  chatOf: '{name} and the bot, {messenger}',
  who: 'Write as',
  newPerson: 'New person',
  add: 'Add',
  said: 'Conversation with the bot',
  silent: 'No messages yet. Send the bot one.',
  message: 'Message',
  send: 'Send',
  group: 'Group',
  member: 'In the group',
  stranger: 'Not in the group',
  join: 'Join',
  leave: 'Leave',
  groupMessage: 'Group message',
  write: 'Send to the group',
  bot: 'Bot',
};

const words: Record<Locale, typeof ru> = { ru, en };

/** Words of the chats in one language. */
export const chatWords = (locale: Locale): typeof ru => words[locale];
