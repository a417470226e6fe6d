import { callout, h2, list, p, quote, table } from '../blocks.ts';
import { text, type SampleDocument } from '../document-types.ts';
import { words } from '../../words.ts';

export const wipeWinter2024: SampleDocument = {
  slug: 'wipe-winter-2024',
  author: 'Fumikaze',
  publishedAt: '2024-01-12T15:00:00Z',
  tags: ['wipe'],
  servers: { 'techno-magic-rpg': null },
  cover: {
    picture: 'wipe-winter-2024',
    alt: words(
      'Огромные шестерни в снегу, между ними горит фиолетовый кристалл',
      'Huge gears in the snow with a violet crystal burning between them',
    ),
  },
  texts: {
    ru: text(
      'Зимний вайп TechnoMagic RPG: шестерни крутятся с 19 января',
      'Гильдии получают общий склад, герои — второе дерево навыков, а экономика — монету, которую нельзя напечатать.',
      p(
        'Прошлый мир закончился инфляцией: обед на рынке стоил дороже алмазной кирки, потому что кирку давали в наборе, а готовить было лень. В новом мире мы начали с денег.',
      ),
      h2('Монеты'),
      table(
        ['Откуда берутся', 'Было', 'Стало'],
        ['Ежедневный бонус', '40–50', '40–50, без изменений'],
        ['Продажа булыжника серверу', 'без предела', 'отменена'],
        ['Задание гильдии', '25', '60, но требует вещь, сделанную руками'],
        ['Победа над боссом', '150 каждому', '400 на отряд'],
      ),
      p('Смысл простой: монета появляется, когда кто-то что-то сделал, а не когда кто-то оставил включённым карьер.'),
      h2('Гильдии'),
      list(
        'Общий склад на 540 ячеек с журналом: видно, кто взял и кто принёс.',
        'Гильдейский дом в отдельном мире. Соседей можно выбрать — или нарочно не выбирать.',
        'Ежедневные задания теперь делятся на троих. Одиночкам мастер гильдии выдаёт короткие.',
      ),
      h2('Герой'),
      p(
        'Второе дерево навыков открывается на двадцатом уровне. Техник учится чинить чужие механизмы, маг — вкладывать заклинания в предметы, воин — держать удар за другого. Сбросить выбор можно раз в месяц.',
      ),
      callout(
        'info',
        'Старый мир закроется 19 января в 12:00, новый откроется в 19:00 по Москве. Привилегии и баланс остаются, вещи и монеты начинаются с нуля.',
      ),
      quote(
        'Я строил мельницу, а построил фондовую биржу. Спасибо, верните мельницу.',
        '— Borsch_San, из опроса о старом мире',
      ),
    ),
    en: text(
      'TechnoMagic RPG winter wipe: gears turn again on 19 January',
      'Guilds get shared storage, heroes get a second skill tree, and the economy gets a coin nobody can print.',
      p(
        'The last world ended in inflation: lunch on the market cost more than a diamond pickaxe, because the pickaxe came with a kit and nobody could be bothered to cook. In the new world we started with the money.',
      ),
      h2('Coins'),
      table(
        ['Where they come from', 'Before', 'Now'],
        ['Daily bonus', '40–50', '40–50, unchanged'],
        ['Selling cobblestone to the server', 'no limit', 'gone'],
        ['Guild quest', '25', '60, but it asks for something made by hand'],
        ['Boss kill', '150 each', '400 for the party'],
      ),
      p(
        'The idea is simple: a coin appears when somebody has done something, not when somebody left a quarry running.',
      ),
      h2('Guilds'),
      list(
        'Shared storage with 540 slots and a log that shows who took and who brought.',
        'A guild house in a world of its own. You can choose your neighbours, or pointedly not.',
        'Daily quests are now shared by three. The guild master has short ones for loners.',
      ),
      h2('Your hero'),
      p(
        "The second skill tree opens at level twenty. An engineer learns to repair other people's machines, a mage to put spells into items, a warrior to take a blow for someone else. You can reset your choice once a month.",
      ),
      callout(
        'info',
        'The old world closes on 19 January at 12:00, the new one opens at 19:00 Moscow time. Privileges and balance stay; items and coins start from zero.',
      ),
      quote(
        'I was building a mill and ended up with a stock exchange. Thank you. Please give the mill back.',
        '— Borsch_San, in our survey about the old world',
      ),
    ),
  },
};
