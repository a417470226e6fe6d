import { entry } from './error-entry.ts';

/** Errors of operations on other players. */
export const playerErrors = {
  search_too_short: entry(
    1,
    422,
    ['Введите не менее четырёх символов', 'Enter at least four characters'],
    ['Для поиска нужно не менее четырёх символов ника.', 'Enter at least four characters of the nickname.'],
  ),
  part_hidden: entry(
    3,
    403,
    ['Скрыто игроком', 'Hidden by the player'],
    ['Игрок скрыл эту часть профиля.', 'The player has hidden this part of their profile.'],
  ),
  own_profile: entry(
    5,
    409,
    ['Это ваш профиль', 'This is your own profile'],
    [
      'Со своим профилем так нельзя: откройте профиль другого игрока.',
      "You can't do this to your own profile: open another player's.",
    ],
  ),
  friend_blocked: entry(
    5,
    409,
    ['Вы заблокировали этого игрока', 'You have blocked this player'],
    ['Сначала разблокируйте игрока.', 'Unblock this player first.'],
  ),
  no_friend_request: entry(
    5,
    409,
    ['Этой заявки больше нет', 'This friend request no longer exists'],
    [
      'Заявку отозвали или отклонили. Отправьте свою.',
      'The friend request was withdrawn or declined. You can send your own.',
    ],
  ),
};
