import { entry } from './error-entry.ts';

/** Errors of transfers of coins and roles. */
export const transferErrors = {
  transfer_to_self: entry(
    1,
    422,
    ['Это вы сами', 'This is you'],
    [
      'Себе монеты не переводят: введите ник другого игрока.',
      'You cannot send coins to yourself: enter another nickname.',
    ],
  ),
  recipient_banned: entry(
    1,
    422,
    ['Игрок забанен', 'The player is banned'],
    [
      'Пока у получателя бан на этом сервере, ему не переводят монеты и не дарят привилегии.',
      'While a player is banned on this server, they can be sent no coins and given no privileges.',
    ],
  ),
  not_enough_coins: entry(
    5,
    409,
    ['Не хватает монет', 'Not enough coins'],
    ['Ничего не переведено: на этом сервере у вас меньше.', 'Nothing was sent: you have fewer on this server.'],
  ),
  transfer_limit: entry(
    5,
    409,
    ['Больше суточного лимита', 'More than the daily limit'],
    [
      'Ничего не переведено. За сутки с одного сервера: {limit}, сейчас осталось: {left}. {when}',
      'Nothing was sent. In 24 hours from one server: {limit}, left now: {left}. {when}',
    ],
  ),
  transfer_held: entry(
    5,
    409,
    ['Аккаунт ещё слишком новый', 'The account is still too new'],
    [
      'Ничего не переведено. Переводить монеты можно будет с {when} (UTC): так мы бережём украденные аккаунты.',
      'Nothing was sent. You can send coins from {when} (UTC): this is how we protect stolen accounts.',
    ],
  ),
  role_over: entry(
    5,
    409,
    ['Этой привилегии уже нет', 'This privilege is over'],
    [
      'Ничего не списано: переносить можно только действующую.',
      'You have not been charged: only an active one can be moved.',
    ],
  ),
  no_equivalent_role: entry(
    5,
    409,
    ['Там нет такой привилегии', 'There is no such privilege there'],
    [
      'Ничего не списано. На том сервере нет привилегии той же ступени на тот же срок.',
      'You have not been charged. That server has no privilege of the same tier for the same period.',
    ],
  ),
  role_held_there: entry(
    5,
    409,
    ['Там она у вас уже есть', 'You already have it there'],
    [
      'Ничего не списано: такая же привилегия на том сервере ещё действует.',
      'You have not been charged: the same privilege is still active on that server.',
    ],
  ),
};
