import { entry } from './error-entry.ts';

/** Errors of what operators do with money, privileges and sales. */
export const operatorMoneyErrors = {
  balance_changed: entry(
    5,
    409,
    ['Баланс изменился', 'The balance has changed'],
    [
      'Сейчас на балансе {balance}. Ничего не изменено: проверьте сумму и подтвердите ещё раз.',
      'The balance is now {balance}. Nothing was changed: check the amount and confirm again.',
    ],
  ),
  debit_over_balance: entry(
    5,
    409,
    ['Списать столько нельзя', "That much can't be debited"],
    ['На балансе {balance}. Ничего не списано.', 'The balance is {balance}. Nothing was debited.'],
  ),
  sale_end_past: entry(
    1,
    422,
    ['Проверьте время', 'Check the times'],
    [
      'Конец должен быть позже начала и позже текущего времени. Ничего не изменено.',
      'The end has to be after the start and after now. Nothing was changed.',
    ],
  ),
  sale_without_prices: entry(
    1,
    422,
    ['Такая распродажа ничего не снижает', 'This sale lowers no price'],
    [
      'Ни одна привилегия не подходит под выбранные серверы, привилегии и сроки.',
      'No privilege matches these servers, privileges and periods.',
    ],
  ),
  sale_changed: entry(
    5,
    409,
    ['Конец распродажи уже другой', 'The end of the sale has changed'],
    ['Ничего не изменено: обновите список и повторите.', 'Nothing was changed: reload the list and try again.'],
  ),
  sale_over: entry(
    5,
    409,
    ['Распродажа уже закончилась', 'The sale is already over'],
    ['Создайте новую: прошедшая не открывается заново.', "Make a new one: a sale that's over doesn't start again."],
  ),
  price_edited: entry(
    5,
    409,
    ['Цена уже другая', 'The price has changed'],
    [
      'Сейчас цена {price}. Ничего не изменено: проверьте и подтвердите ещё раз.',
      'The price is {price} now. Nothing was changed: check it and confirm again.',
    ],
  ),
  price_start_past: entry(
    1,
    422,
    ['Проверьте время', 'Check the time'],
    [
      'Начало должно быть позже текущего времени. Ничего не изменено.',
      'The start has to be after now. Nothing was changed.',
    ],
  ),
  price_same: entry(
    1,
    422,
    ['Такая цена уже действует', "That's the price already"],
    ['Ничего не изменено: введите другую цену.', 'Nothing was changed: enter another price.'],
  ),
  planned_price_over: entry(
    5,
    409,
    ['Этой смены цены уже нет', 'This change of the price is gone'],
    [
      'Новая цена отменена или уже действует. Обновите список.',
      'The new price was cancelled or has begun. Reload the list.',
    ],
  ),
  game_key_exists: entry(
    5,
    409,
    ['Такой ключ уже есть', 'That key exists already'],
    [
      'Ничего не изменено: выберите другое имя или смените секрет этого ключа.',
      'Nothing was changed: choose another name, or give that key a new secret.',
    ],
  ),
  role_held: entry(
    5,
    409,
    ['У игрока уже есть эта привилегия', 'The player already has this privilege'],
    ['Измените её срок в списке привилегий игрока.', "Change its end in the list of the player's privileges."],
  ),
  role_over: entry(
    5,
    409,
    ['Привилегия уже не действует', 'This privilege is over'],
    ['Ничего не изменено. Обновите страницу.', 'Nothing was changed. Reload the page.'],
  ),
  role_end_changed: entry(
    5,
    409,
    ['Срок привилегии изменился', 'The end of the privilege has changed'],
    [
      'Ничего не изменено: проверьте новый срок и подтвердите ещё раз.',
      'Nothing was changed: check the new end and confirm again.',
    ],
  ),
  role_end_same: entry(
    5,
    409,
    ['Менять нечего', 'Nothing to change'],
    ['Привилегия уже действует именно до этого времени.', 'The privilege already ends exactly then.'],
  ),
  role_end_past: entry(
    5,
    409,
    ['Это время уже прошло', 'This time is past'],
    ['Выберите время в будущем.', 'Choose a time in the future.'],
  ),
  payment_not_paid: entry(
    5,
    409,
    ['Этот платёж не оплачен', "This payment wasn't paid"],
    ['Возвращать нечего. Обновите страницу.', 'There is nothing to refund. Reload the page.'],
  ),
  payment_event_done: entry(
    5,
    409,
    ['С этим событием уже разобрались', 'This event is dealt with already'],
    ['Обновите страницу.', 'Reload the page.'],
  ),
  refundable_changed: entry(
    5,
    409,
    ['Остаток платежа изменился', 'What is left of the payment has changed'],
    [
      'Вернуть можно {left}. Ничего не изменено: проверьте сумму и подтвердите ещё раз.',
      '{left} can be refunded. Nothing was changed: check the amount and confirm again.',
    ],
  ),
  refund_too_large: entry(
    5,
    409,
    ['Столько вернуть нельзя', "That much can't be refunded"],
    ['Вернуть можно {left}.', '{left} can be refunded.'],
  ),
  refund_refused: entry(
    5,
    409,
    ['Платёжный сервис отказал', 'The payment service refused'],
    [
      'Деньги не возвращены. Найдите платёж на сайте сервиса.',
      'Nothing was refunded. Look the payment up in its dashboard.',
    ],
  ),
};
