import type { Locale } from '@hoshikraft/shared';
import type { Messenger } from './chat-store.ts';

const ru = {
  title: 'Чаты',
  lead: 'Пишите ботам сайта за любого человека. Ответы настоящие: их даёт API.',
  names: { telegram: 'Telegram', vk: 'ВКонтакте' } satisfies Record<Messenger, string>,
  chatOf: '{name} и бот, {messenger}',
  who: 'За кого писать',
  newPerson: 'Новый человек',
  add: 'Добавить',
  said: 'Переписка с ботом',
  silent: 'Здесь ещё ничего не написано.',
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
  lead: 'Write to the bots of the site as anybody. The answers are real: the API gives them.',
  names: { telegram: 'Telegram', vk: 'VK' },
  chatOf: '{name} and the bot, {messenger}',
  who: 'Whom to write as',
  newPerson: 'Somebody new',
  add: 'Add',
  said: 'Conversation with the bot',
  silent: 'Nothing has been written here yet.',
  message: 'Message',
  send: 'Send',
  group: 'Group',
  member: 'In the group',
  stranger: 'Not in the group',
  join: 'Join',
  leave: 'Leave',
  groupMessage: 'Message to the group',
  write: 'Write to the group',
  bot: 'Bot',
};

const words: Record<Locale, typeof ru> = { ru, en };

/** Words of the chats in one language. */
export const chatWords = (locale: Locale): typeof ru => words[locale];
