import type { Locale } from '@hoshikraft/shared';

const ru = {
  title: 'Оплата заказа',
  testMode: 'Тестовый режим: деньги не списываются',
  total: 'К оплате',
  order: 'Заказ',
  method: 'Способ оплаты',
  bank_card: 'Карта',
  instant_payment: 'СБП',
  cryptocurrency: 'Криптовалюта',
  cardNumber: 'Номер карты',
  expiry: 'Срок действия',
  cvc: 'Код с обратной стороны',
  cardHint: 'Тестовая карта уже вписана. С картой 4000 0000 0000 0002 банк откажет.',
  qrTitle: 'Отсканируйте код в приложении банка',
  qrHint: 'Код ведёт на эту же страницу. В тестовом режиме достаточно нажать кнопку ниже.',
  qrLabel: 'QR-код со ссылкой на эту страницу оплаты',
  cryptoTitle: 'Переведите на адрес',
  cryptoHint: 'Сеть TRON, токен USDT. Адрес тестовый: не отправляйте на него настоящие монеты.',
  pay: 'Оплатить',
  paid_transfer: 'Перевод отправлен',
  decline: 'Отказаться от оплаты',
  bench: 'Для проверки магазина',
  payLate: 'Оплатить, уведомление придёт через {seconds} с',
  payTwice: 'Оплатить, уведомление придёт дважды',
  paidTitle: 'Заказ оплачен',
  declinedTitle: 'Платёж отклонён',
  paidText: 'Мы сообщим магазину об оплате.',
  declinedText: 'Деньги не списаны. Вернитесь в магазин и попробуйте ещё раз.',
  back: 'Вернуться в магазин',
  reports: 'Уведомления магазину',
  delivered: 'доставлено, ответ {answer}',
  waiting: 'ожидает отправки',
  retrying: 'попыток: {attempts}, последний ответ: {answer}',
  reportAgain: 'Отправить уведомление ещё раз',
  notFoundTitle: 'Такого заказа нет',
  notFoundText: 'Ссылка устарела или введена с ошибкой. Начните оплату в магазине заново.',
  footer: 'Тестовый платёжный сервис, принимает только ненастоящие платежи.',
};

const en: typeof ru = {
  title: 'Checkout',
  testMode: 'Test mode: no money is taken',
  total: 'To pay',
  order: 'Order',
  method: 'Payment method',
  bank_card: 'Card',
  instant_payment: 'Instant transfer',
  cryptocurrency: 'Crypto',
  cardNumber: 'Card number',
  expiry: 'Expiry date',
  cvc: 'Security code',
  cardHint: 'A test card is filled in. The bank declines the card 4000 0000 0000 0002.',
  qrTitle: 'Scan the code with your bank’s app',
  qrHint: 'The code leads to this very page. In test mode the button below is enough.',
  qrLabel: 'QR code with a link to this checkout page',
  cryptoTitle: 'Transfer to this address',
  cryptoHint: 'TRON network, USDT token. It is a test address: never send real coins to it.',
  pay: 'Pay',
  paid_transfer: 'I have sent the transfer',
  decline: 'Cancel the payment',
  bench: 'For testing the shop',
  payLate: 'Pay, the shop hears of it in {seconds} s',
  payTwice: 'Pay, the shop hears of it twice',
  paidTitle: 'The order is paid',
  declinedTitle: 'The payment was declined',
  paidText: 'We will tell the shop about the payment.',
  declinedText: 'No money was taken. Go back to the shop and try again.',
  back: 'Back to the shop',
  reports: 'Reports to the shop',
  delivered: 'delivered, answer {answer}',
  waiting: 'waiting to be sent',
  retrying: 'tries: {attempts}, last answer: {answer}',
  reportAgain: 'Report again',
  notFoundTitle: 'No such order',
  notFoundText: 'The link is out of date or mistyped. Start the payment in the shop again.',
  footer: 'Test payment service; it takes pretend payments only.',
};

const words: Record<Locale, typeof ru> = { ru, en };

/** Words of the checkout page in one language. */
export const checkoutWords = (locale: Locale): typeof ru => words[locale];

/** Fills `{name}` in a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
