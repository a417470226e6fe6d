import type { Locale } from '@hoshikraft/shared';

const ru = {
  title: 'Песочница',
  lead: 'Всё, что в настоящей жизни снаружи: платёжный сервис и игровые серверы. Только для разработки и проверок.',
  servers: 'Игровые серверы',
  running: 'работает',
  stopped: 'остановлен',
  players: 'Игроков',
  received: 'Получено поручений',
  trouble: 'API не отвечает: {text}',
  start: 'Запустить',
  stop: 'Остановить',
  faults: 'Следующее поручение',
  failed: 'Провалить',
  deferred: 'Отложить',
  unanswered: 'Выполнить молча',
  faultSet: 'ещё {left}: {mode}',
  state: 'Состояние (JSON)',
  orders: 'Последние заказы платёжного сервиса',
  noOrders: 'Заказов ещё не было. Пополните баланс на сайте, и заказ появится здесь.',
  open: 'ждёт оплаты',
  paid: 'оплачен',
  declined: 'отклонён',
  owed: 'Неотправленных уведомлений: {count}',
};

const en: typeof ru = {
  title: 'Sandbox',
  lead: 'Everything that is outside in real life: the payment service and the game servers. For development and tests only.',
  servers: 'Game servers',
  running: 'running',
  stopped: 'stopped',
  players: 'Players',
  received: 'Deliveries received',
  trouble: 'The API does not answer: {text}',
  start: 'Start',
  stop: 'Stop',
  faults: 'The next delivery',
  failed: 'Fail it',
  deferred: 'Put it off',
  unanswered: 'Do it, say nothing',
  faultSet: '{left} more: {mode}',
  state: 'State (JSON)',
  orders: 'Latest orders of the payment service',
  noOrders: 'No orders yet. Top up on the site and the order will show here.',
  open: 'waits for payment',
  paid: 'paid',
  declined: 'declined',
  owed: 'Reports not delivered yet: {count}',
};

const words: Record<Locale, typeof ru> = { ru, en };

/** Words of the control page in one language. */
export const controlWords = (locale: Locale): typeof ru => words[locale];
