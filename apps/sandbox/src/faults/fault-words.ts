import type { Locale } from '@hoshikraft/shared';
import type { FaultKind, StandIn } from './fault-store.ts';

const ru = {
  title: 'Сбои',
  lead: 'Сломайте внешний сервис и посмотрите, что увидит игрок. Без числа сбой длится, пока вы его не уберёте.',
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
    down: 'Недоступен',
    slow: 'Отвечает медленно',
    garbage: 'Отвечает неразборчиво',
    denied: 'Отказывает',
    busy: 'Просит повторить позже',
    unanswered: 'Выполняет без ответа',
    wrong_state: 'Чужой state',
    no_mail: 'Не передаёт почту',
  } satisfies Record<FaultKind, string>,
  works: 'работает',
  count: 'Сколько раз (пусто — пока не уберёте)',
  ms: 'Задержка, мс',
  clear: 'Убрать сбой',
  left: 'ещё {left}',
};

const en: typeof ru = {
  title: 'Faults',
  lead: 'Break an external service and see what players get. Without a number, the fault lasts until you clear it.',
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
    down: 'Down',
    slow: 'Slow',
    garbage: 'Malformed replies',
    denied: 'Denies access',
    busy: 'Asks to retry later',
    unanswered: 'Works without a reply',
    wrong_state: 'Wrong state',
    no_mail: 'Withholds the email address',
  },
  works: 'working',
  count: 'How many times (empty: until cleared)',
  ms: 'Delay, ms',
  clear: 'Clear fault',
  left: '{left} more',
};

const words: Record<Locale, typeof ru> = { ru, en };

/** Words of the page of faults in one language. */
export const faultWords = (locale: Locale): typeof ru => words[locale];
