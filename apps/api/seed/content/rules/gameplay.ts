import { words } from '../words.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const gameplayRules: RuleSectionContent = {
  id: 'gameplay',
  title: words('Игровой процесс', 'Gameplay'),
  updatedAt: '2026-05-18T09:00:00Z',
  items: [
    {
      text: words(
        'Запрещены читы, автокликеры, макросы с ветвлением, просвет сквозь блоки и изменённые клиенты.',
        'Cheats, auto-clickers, macros with branching, x-ray and altered clients are forbidden.',
      ),
      punishment: words('Бан на 30 дней, повторно — вечный', 'A ban for 30 days, then permanently'),
    },
    {
      text: words(
        'О найденной ошибке или дюпе сообщите администрации. Сообщившего ждёт награда, воспользовавшегося — наказание.',
        'Report any bug or item duplication to the administration. Those who report are rewarded, those who use it are punished.',
      ),
      punishment: words('Вечный бан и удаление всего полученного', 'A permanent ban, and all gains are removed'),
    },
    {
      text: words(
        'Ломать и красть на чужой территории запрещено, даже если она не защищена, но явно кому-то принадлежит.',
        "Griefing and stealing on others' land is forbidden, even if it is unprotected but clearly belongs to someone.",
      ),
      punishment: words('Бан от 3 до 14 дней и возврат вещей', 'A ban for 3 to 14 days, and the items are returned'),
    },
    {
      text: words(
        'Регион нельзя ставить вплотную к чужому ближе 16 блоков без согласия соседа.',
        "A region must not be set closer than 16 blocks to another's without the neighbour's consent.",
      ),
      punishment: words('Перенос региона за ваш счёт', 'The region is moved at your own cost'),
    },
    {
      text: words(
        'Ловушки для телепортирующихся к вам игроков запрещены на всех серверах, включая те, где разрешены бои.',
        'Traps for players who teleport to you are forbidden on every server, including those where fighting is on.',
      ),
      punishment: words('Бан на 3 дня и возврат вещей', 'A ban for 3 days, and the items are returned'),
    },
    {
      text: words(
        'На серверах с дуэлями бой возможен только по согласию обеих сторон. Вынуждать к нему запрещено.',
        'On servers with duels a fight needs the consent of both sides. Forcing one is forbidden.',
      ),
      punishment: words('Бан на 1 день', 'A ban for 1 day'),
    },
    {
      text: words(
        'Выходить из игры во время боя, чтобы спасти вещи, запрещено.',
        'Leaving the game in a fight to save your items is forbidden.',
      ),
      punishment: words('Гибель персонажа, повторно — бан на 1 день', 'Death of the character, then a ban for 1 day'),
    },
    {
      text: words(
        'Постройки не должны изображать запрещённую символику и непристойности.',
        'Buildings must not show forbidden symbols or obscenities.',
      ),
      punishment: words('Снос постройки и бан на 3 дня', 'The building is torn down, and a ban for 3 days'),
    },
    {
      text: words(
        'Заброшенный регион освобождается, если владелец не заходил 60 дней.',
        'An abandoned region is released once its owner has not joined for 60 days.',
      ),
      punishment: null,
    },
  ],
};
