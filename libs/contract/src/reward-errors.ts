import { entry } from './error-entry.ts';

/** Errors of free rewards. `{messenger}` is the messenger's name. */
export const rewardErrors = {
  bonus_claimed: entry(
    5,
    409,
    ['Бонус уже получен', 'The bonus has been claimed'],
    ['Следующий бонус можно забрать {wait}.', 'The next bonus can be claimed {wait}.'],
  ),
  bonus_steps_open: entry(
    5,
    409,
    ['Сделаны не все шаги', 'Not every step is done'],
    [
      'Привяжите аккаунт, вступите в группу и напишите в неё: чего не хватает, отмечено на странице бонуса.',
      'Link an account, join the group and write to it: the bonus page shows what is missing.',
    ],
  ),
  bonus_server_missing: entry(
    5,
    409,
    ['Не выбран сервер', 'No server is chosen'],
    [
      'Выберите на странице бонуса сервер, на который придут монеты, и заберите бонус ещё раз.',
      'Choose on the bonus page which server the coins go to, and claim again.',
    ],
  ),
  messenger_unavailable: entry(
    9,
    503,
    ['{messenger} не отвечает', '{messenger} is not responding'],
    [
      'Мы не смогли проверить группу. Ничего не потеряно: попробуйте забрать бонус через минуту.',
      'We could not check the group. Nothing is lost: try to claim the bonus in a minute.',
    ],
  ),
};
