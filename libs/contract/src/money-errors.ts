import { entry } from './error-entry.ts';

/** Errors of paying from the balance. */
export const moneyErrors = {
  not_enough_money: entry(
    5,
    409,
    ['Не хватает денег', 'Not enough money'],
    [
      'Ничего не списано. Пополните баланс и попробуйте ещё раз.',
      "You haven't been charged. Top up your balance and try again.",
    ],
  ),
  price_changed: entry(
    5,
    409,
    ['Цена изменилась', 'The price has changed'],
    [
      'Ничего не списано. Проверьте новую цену и подтвердите ещё раз.',
      "You haven't been charged. Check the new price and confirm again.",
    ],
  ),
  debt_open: entry(
    5,
    409,
    ['Сначала нужно погасить долг', 'Your debt comes first'],
    [
      'Ваше пополнение вернули плательщику, а деньги уже потрачены. Пополните баланс: долг спишется первым.',
      'A top-up of yours was refunded after its money was spent. Top up your balance: the debt is paid first.',
    ],
  ),
};
