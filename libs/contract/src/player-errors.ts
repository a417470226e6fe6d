import { entry } from './error-entry.ts';

/** Errors of operations on other players. */
export const playerErrors = {
  search_too_short: entry(
    1,
    422,
    ['Введите не менее четырёх символов', 'Enter at least four characters'],
    ['Ник ищется по четырём символам и больше.', 'A nickname is searched for by four characters or more.'],
  ),
  part_hidden: entry(
    3,
    403,
    ['Скрыто игроком', 'Hidden by the player'],
    ['Игрок не показывает эту часть профиля.', 'The player does not show this part of the profile.'],
  ),
  own_profile: entry(
    5,
    409,
    ['Это ваш профиль', 'This is your own profile'],
    ['Себе это сделать нельзя.', 'You cannot do this to yourself.'],
  ),
  friend_blocked: entry(
    5,
    409,
    ['Вы заблокировали этого игрока', 'You have blocked this player'],
    ['Сначала снимите блокировку.', 'Unblock them first.'],
  ),
  no_friend_request: entry(
    5,
    409,
    ['Заявки больше нет', 'The request is gone'],
    [
      'Заявку отозвали или уже отклонили. Отправьте свою.',
      'The request was taken back or declined. Send one of your own.',
    ],
  ),
};
