import { entry } from './error-entry.ts';

/** Errors of free rewards. `{messenger}` is the messenger's name. */
export const rewardErrors = {
  bonus_claimed: entry(
    5,
    409,
    ['Бонус уже получен', 'Bonus already claimed'],
    ['Следующий бонус можно забрать {wait}.', 'You can claim the next bonus {wait}.'],
  ),
  bonus_steps_open: entry(
    5,
    409,
    ['Выполнены не все шаги', 'Some steps are left'],
    [
      'Привяжите аккаунт, вступите в группу и напишите в неё. Что осталось, видно на странице бонуса.',
      "Link an account, join the group and send it a message. The bonus page shows what's left.",
    ],
  ),
  bonus_server_missing: entry(
    5,
    409,
    ['Сервер не выбран', 'No server selected'],
    [
      'Выберите на странице бонуса сервер, куда придут монеты, и заберите бонус.',
      'On the bonus page, choose the server for your coins and claim the bonus again.',
    ],
  ),
  messenger_unavailable: entry(
    9,
    503,
    ['{messenger} не отвечает', "{messenger} isn't responding"],
    [
      'Не удалось проверить, вступили ли вы в группу. Бонус не пропадёт: попробуйте через минуту.',
      "We couldn't check that you've joined the group. Your bonus is safe: try again in a minute.",
    ],
  ),
};
