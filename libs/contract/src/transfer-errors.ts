import { entry } from './error-entry.ts';

/** Errors of transfers of coins and roles. */
export const transferErrors = {
  transfer_to_self: entry(
    1,
    422,
    ['Это ваш ник', 'This is your own nickname'],
    [
      'Себе перевести монеты нельзя: введите ник другого игрока.',
      "You can't send coins to yourself: enter another player's nickname.",
    ],
  ),
  promo_code_unknown: entry(
    5,
    409,
    ['Такого промокода нет', "There's no such promo code"],
    ['Проверьте, нет ли опечатки.', 'Check the spelling.'],
  ),
  promo_code_over: entry(
    5,
    409,
    ['Промокод больше не действует', 'This promo code is over'],
    ['Купить можно и без него.', 'You can still buy without it.'],
  ),
  promo_code_elsewhere: entry(
    5,
    409,
    ['Промокод не для этой привилегии', "This promo code isn't for this privilege"],
    [
      'Промокод действует на другие привилегии или на другом сервере.',
      'This code works for other privileges or on another server.',
    ],
  ),
  promo_code_for_newcomers: entry(
    5,
    409,
    ['Промокод для новичков', 'This promo code is for newcomers'],
    ['Промокод действует только на первую покупку.', 'This code works for a first purchase only.'],
  ),
  promo_code_used: entry(
    5,
    409,
    ['Вы уже использовали этот промокод', "You've already used this promo code"],
    ['Купить можно и без него.', 'You can still buy without it.'],
  ),
  promo_code_used_up: entry(
    5,
    409,
    ['Промокод закончился', 'This promo code is used up'],
    [
      'Промокод уже использовали другие игроки. Купить можно и без него.',
      'Other players have used it. You can still buy without it.',
    ],
  ),
  recipient_banned: entry(
    1,
    422,
    ['Игрок забанен', 'The player is banned'],
    [
      'У получателя бан на этом сервере: пока он действует, перевести монеты или подарить привилегию нельзя.',
      "This player is banned on this server: you can't send them coins or privileges until the ban ends.",
    ],
  ),
  not_enough_coins: entry(
    5,
    409,
    ['Не хватает монет', 'Not enough coins'],
    [
      'Перевод не отправлен: на этом сервере у вас меньше монет.',
      "Nothing was sent: you don't have that many coins on this server.",
    ],
  ),
  transfer_limit: entry(
    5,
    409,
    ['Превышен суточный лимит', 'Over the daily limit'],
    [
      'Перевод не отправлен. Лимит на сервер за сутки: {limit}, осталось: {left}. {when}',
      'Nothing was sent. The 24-hour limit per server is {limit}, left: {left}. {when}',
    ],
  ),
  transfer_held: entry(
    5,
    409,
    ['Переводы пока недоступны', "You can't send coins yet"],
    [
      'Перевод не отправлен. Переводить монеты можно будет с {when} (UTC): так мы защищаем аккаунты от кражи.',
      'Nothing was sent. You can send coins from {when} (UTC): this protects players from account theft.',
    ],
  ),
  role_over: entry(
    5,
    409,
    ['Привилегия уже закончилась', 'This privilege has ended'],
    [
      'Ничего не списано: перенести можно только действующую привилегию.',
      "You haven't been charged: only an active privilege can be transferred.",
    ],
  ),
  no_equivalent_role: entry(
    5,
    409,
    ['На том сервере нет такой привилегии', "The other server doesn't have this privilege"],
    [
      'Ничего не списано. На том сервере нет привилегии того же уровня на тот же срок.',
      "You haven't been charged. The other server has no privilege of the same tier for the same period.",
    ],
  ),
  role_held_there: entry(
    5,
    409,
    ['У вас уже есть эта привилегия', 'You already have this privilege there'],
    [
      'Ничего не списано: на том сервере такая же привилегия ещё действует.',
      "You haven't been charged: the same privilege is still active on the other server.",
    ],
  ),
};
