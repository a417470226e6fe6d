import type { Locale } from '@hoshikraft/shared';
import type { FaultKind, StandIn } from './fault-store.ts';

const ru = {
  title: 'Сбои',
  lead: 'Что сломано снаружи. Без числа сбой держится, пока его не снимут; с числом — столько ответов.',
  names: {
    mail: 'Почта (SMTP)',
    telegram: 'Telegram',
    vk_bot: 'Бот ВКонтакте',
    vk: 'Вход VK ID',
    google: 'Вход Google',
    yandex: 'Вход Яндекс',
    discord: 'Вход Discord',
    youtube: 'Вход YouTube',
    steam: 'Вход Steam',
  } satisfies Record<StandIn, string>,
  kinds: {
    down: 'Лежит',
    slow: 'Медлит',
    garbage: 'Отвечает мусором',
    denied: 'Отказывает',
    busy: 'Просит подождать',
    unanswered: 'Делает молча',
    wrong_state: 'Чужой state',
    no_mail: 'Не даёт почту',
  } satisfies Record<FaultKind, string>,
  works: 'работает',
  count: 'Сколько раз (пусто: пока не снимут)',
  ms: 'Насколько медлит, мс',
  clear: 'Починить',
  left: 'ещё {left}',
};

const en: typeof ru = {
  title: 'Faults',
  lead: 'What is broken outside. Without a number a fault stays until it is taken back; with one it is so many answers.',
  names: {
    mail: 'Mail (SMTP)',
    telegram: 'Telegram',
    vk_bot: 'VK bot',
    vk: 'VK ID sign-in',
    google: 'Google sign-in',
    yandex: 'Yandex sign-in',
    discord: 'Discord sign-in',
    youtube: 'YouTube sign-in',
    steam: 'Steam sign-in',
  },
  kinds: {
    down: 'Is down',
    slow: 'Is slow',
    garbage: 'Answers garbage',
    denied: 'Refuses',
    busy: 'Asks to wait',
    unanswered: 'Does it, says nothing',
    wrong_state: 'Wrong state',
    no_mail: 'Gives no e-mail',
  },
  works: 'works',
  count: 'How often (empty: until taken back)',
  ms: 'How slow, ms',
  clear: 'Mend it',
  left: '{left} more',
};

const words: Record<Locale, typeof ru> = { ru, en };

/** Words of the page of faults in one language. */
export const faultWords = (locale: Locale): typeof ru => words[locale];
