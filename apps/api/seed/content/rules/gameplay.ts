import { localized } from '../localized.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const gameplayRules: RuleSectionContent = {
  id: 'gameplay',
  title: localized('Игровой процесс', 'Gameplay'),
  updatedAt: '2026-05-18T09:00:00Z',
  items: [
    {
      title: localized('Читы', 'Cheats'),
      text: localized(
        'Не используйте читы, автокликеры, макросы с ветвлением, X-ray и изменённые клиенты.',
        'No cheats, auto-clickers, branching macros, X-ray or modified clients.',
      ),
      punishment: localized('Бан на 30 дней, повторно — вечный', '30-day ban; permanent for a repeat'),
    },
    {
      title: localized('Баги и дюпы', 'Bugs and dupes'),
      text: localized(
        'Нашли баг или дюп — сообщите команде и получите награду. Кто воспользуется им, будет наказан.',
        'Found a bug or a dupe? Report it to the team and get a reward. Exploiting it is punished.',
      ),
      punishment: localized('Вечный бан и удаление всего полученного', 'Permanent ban; all gains removed'),
    },
    {
      title: localized('Гриферство и кража', 'Griefing and theft'),
      text: localized(
        'Не ломайте и не крадите на чужой территории — даже на незащищённой, если видно, что у неё есть хозяин.',
        "Don't grief or steal on other players' land, even if it's unprotected but clearly has an owner.",
      ),
      punishment: localized('Бан от 3 до 14 дней и возврат вещей', 'Ban for 3 to 14 days; items returned'),
    },
    {
      title: localized('Регион у соседа', 'Claims near neighbours'),
      text: localized(
        'Не ставьте регион ближе 16 блоков к чужому без согласия соседа.',
        "Don't claim a region within 16 blocks of another without the neighbour's consent.",
      ),
      punishment: localized('Перенос региона за ваш счёт', 'Region moved at your expense'),
    },
    {
      title: localized('Ловушки', 'Traps'),
      text: localized(
        'Не ставьте ловушки на игроков, которые телепортируются к вам, — ни на одном сервере, даже где разрешены бои.',
        "Don't set traps for players who teleport to you, on any server, even where PvP is on.",
      ),
      punishment: localized('Бан на 3 дня и возврат вещей', '3-day ban; items returned'),
    },
    {
      title: localized('Навязанный бой', 'Forced fights'),
      text: localized(
        'На серверах с дуэлями бой возможен только по согласию обеих сторон. Не вынуждайте к нему.',
        "On servers with duels, both sides must agree to a fight. Don't force anyone into one.",
      ),
      punishment: localized('Бан на 1 день', '1-day ban'),
    },
    {
      title: localized('Выход во время боя', 'Combat logging'),
      text: localized(
        'Не выходите из игры во время боя, чтобы спасти вещи.',
        "Don't leave the game during a fight to save your items.",
      ),
      punishment: localized(
        'Гибель персонажа, повторно — бан на 1 день',
        'Your character dies; 1-day ban for a repeat',
      ),
    },
    {
      title: localized('Недопустимые постройки', 'Forbidden builds'),
      text: localized(
        'Не стройте запрещённую символику и непристойности.',
        "Don't build banned symbols or obscenities.",
      ),
      punishment: localized('Снос постройки и бан на 3 дня', 'Build removed; 3-day ban'),
    },
    {
      title: localized('Заброшенные регионы', 'Abandoned claims'),
      text: localized(
        'Регион освобождается, если владелец не заходил 60 дней.',
        'A region is freed if its owner has been away for 60 days.',
      ),
      punishment: null,
    },
  ],
};
