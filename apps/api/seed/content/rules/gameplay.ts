import { localized } from '../localized.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const gameplayRules: RuleSectionContent = {
  id: 'gameplay',
  title: localized('Игровой процесс', 'Gameplay'),
  updatedAt: '2026-05-18T09:00:00Z',
  items: [
    {
      text: localized(
        'Запрещены читы, автокликеры, макросы с ветвлением, X-ray и изменённые клиенты.',
        'Cheats, auto-clickers, macros with branching, X-ray and modified clients are forbidden.',
      ),
      punishment: localized('Бан на 30 дней, повторно — вечный', 'A 30-day ban, then a permanent one'),
    },
    {
      text: localized(
        'О найденной ошибке или дюпе сообщите администрации. Сообщившего ждёт награда, воспользовавшегося — наказание.',
        'Report bugs and dupes to the administration. Those who report them are rewarded, those who exploit them are punished.',
      ),
      punishment: localized('Вечный бан и удаление всего полученного', 'A permanent ban, and all gains are removed'),
    },
    {
      text: localized(
        'Ломать и красть на чужой территории запрещено, даже если она не защищена, но явно кому-то принадлежит.',
        "Griefing and stealing on other people's land are forbidden, even where it is unprotected but clearly belongs to someone.",
      ),
      punishment: localized('Бан от 3 до 14 дней и возврат вещей', 'A ban of 3 to 14 days, and the items are returned'),
    },
    {
      text: localized(
        'Регион нельзя ставить ближе 16 блоков к чужому без согласия соседа.',
        "A region must not be placed within 16 blocks of another without the neighbour's consent.",
      ),
      punishment: localized('Перенос региона за ваш счёт', 'The region is moved at your expense'),
    },
    {
      text: localized(
        'Ловушки для телепортирующихся к вам игроков запрещены на всех серверах, включая те, где разрешены бои.',
        'Traps for players who teleport to you are forbidden on every server, including those where fighting is on.',
      ),
      punishment: localized('Бан на 3 дня и возврат вещей', 'A 3-day ban, and the items are returned'),
    },
    {
      text: localized(
        'На серверах с дуэлями бой возможен только по согласию обеих сторон. Вынуждать к нему запрещено.',
        'On servers with duels a fight needs the consent of both sides. Forcing someone into one is forbidden.',
      ),
      punishment: localized('Бан на 1 день', 'A 1-day ban'),
    },
    {
      text: localized(
        'Выходить из игры во время боя, чтобы спасти вещи, запрещено.',
        'Leaving the game in a fight to save your items is forbidden.',
      ),
      punishment: localized('Гибель персонажа, повторно — бан на 1 день', 'Your character dies, then a 1-day ban'),
    },
    {
      text: localized(
        'Постройки не должны изображать запрещённую символику и непристойности.',
        'Buildings must not show forbidden symbols or obscenities.',
      ),
      punishment: localized('Снос постройки и бан на 3 дня', 'The building is torn down, and a 3-day ban'),
    },
    {
      text: localized(
        'Заброшенный регион освобождается, если владелец не заходил 60 дней.',
        'An abandoned region is released once its owner has not joined for 60 days.',
      ),
      punishment: null,
    },
  ],
};
