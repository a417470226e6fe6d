import { callout, h2, h3, image, item, items, list, p, quote, spoiler, steps, table } from '../blocks.ts';
import { text, type SampleDocument } from '../document-types.ts';
import { words } from '../../words.ts';

export const technoMagicRpgPage: SampleDocument = {
  slug: 'techno-magic-rpg',
  author: 'InkAndQuill',
  publishedAt: '2023-01-20T16:00:00Z',
  tags: [],
  servers: { 'techno-magic-rpg': null },
  cover: {
    picture: 'server-techno-magic-rpg',
    alt: words(
      'Большие шестерни с фиолетовым кристаллом, рядом пагода с горящими окнами',
      'Great gears with a violet crystal beside a pagoda with lit windows',
    ),
  },
  texts: {
    ru: text(
      'TechnoMagic RPG: шестерёнки, заклинания и герой между ними',
      'Наш старейший сервер: завод и башня мага через забор, гильдии, подземелья и герой, который растёт вместе с базой.',
      p(
        'Представьте деревню, где кузнец спорит с чародеем, чья печь лучше, а вечером оба идут в подземелье, потому что там обещали дракона. Это и есть TechnoMagic RPG. Здесь **тридцать модов**, половина из них считает энергию, половина — ману, и ни одна половина не обязательна.',
      ),
      h2('Что это за место'),
      p(
        'Версия 1.7.10 — та самая, для которой написаны лучшие моды старой школы. Их не осталось больше нигде в таком составе: [Thaumcraft](/mods/thaumcraft) четвёртой версии, [Witchery](/mods/witchery), [Ars Magica 2](/mods/ars-magica-2) и рядом с ними [IndustrialCraft 2](/mods/industrialcraft-2) и [Galacticraft](/mods/galacticraft).',
      ),
      p(
        'Поверх модов лежит игра в героя: уровни, три пути (техник, маг, воин), задания гильдии и шесть подземелий с боссами. Герой помогает базе, база кормит героя.',
      ),
      image(
        'guild-evening',
        'Вечер в квартале гильдий: дом, пагода и лиса под гирляндой фонарей',
        'Квартал гильдий. Лису кормят все, хозяина у неё нет.',
      ),
      h2('Как начать'),
      steps(
        'На спавне возьмите сундук новичка и поговорите со смотрителем ворот: он выдаст дневник с первыми заданиями.',
        'Уйдите на тысячу блоков и поставьте `/sethome`. Хороших долин хватает, у воды их разбирают первыми.',
        'Первый вечер — дерево, камень, дом. Второй — дробилка или таумометр, смотря к чему тянет.',
        'На третий зайдите в гильдию: хотя бы гостем. Половина интересного здесь — люди.',
      ),
      items(
        'Хорошее начало',
        item('pickaxe', 'Кирка'),
        item('book', 'Дневник'),
        item('food', 'Хлеб', 16),
        item('gem', 'Кремень', 8),
        item('chest', 'Сундук', 2),
      ),
      h2('Экономика'),
      p(
        'Монеты появляются, когда кто-то что-то сделал: выполнил задание, победил босса, забрал бонус. Продать серверу карьер булыжника нельзя.',
      ),
      table(
        ['Откуда монеты', 'Сколько'],
        ['Ежедневный бонус', '40–50'],
        ['Задание гильдии', '60'],
        ['Босс подземелья', '400 на отряд'],
      ),
      p(
        'Тратят их на рынке у спавна (`/market`), на гильдейский дом и на взносы в общую стройку. Самый ходовой товар — не алмазы, а **готовая еда**: герой без рагу бьёт вполсилы.',
      ),
      h2('Правила места'),
      list(
        'Бои — только дуэли и только по согласию. Вызвать можно кого угодно, принуждать нельзя никого.',
        'Регионы — не ближе 16 блоков друг от друга.',
        'Проклятия Witchery на новичков до двадцатого уровня не накладываем.',
        'Взрывы в чужих регионах отключены, в шахтёрском мире включены. Не стройте там дачу.',
      ),
      h2('Советы старожилов'),
      h3('Про базу'),
      p('Ставьте машины так, чтобы пройти между ними вдвоём. Через неделю вас будет двое.'),
      h3('Про магию'),
      p(
        'Исследования лучше вести одному человеку в гильдии, а вещи — всем: так страница открывается быстрее, а порча остаётся в одном подвале.',
      ),
      spoiler('Про тайную комнату', p('Она есть. Под библиотекой, за третьим стеллажом. Ключ носит лиса.')),
      quote('Я пришёл строить реактор. Четвёртый месяц варю зелья. Реактор подождёт.', '— ThaumDima'),
      callout(
        'success',
        'Вайпы здесь раз в год, зимой. Дата появляется на этой странице за месяц, обратный отсчёт — рядом с кнопкой «Играть».',
      ),
    ),
    en: text(
      'TechnoMagic RPG: gears, spells and a hero in between',
      'Our oldest server: a factory and a mage tower across the fence, guilds, dungeons, and a hero who grows with the base.',
      p(
        'Imagine a village where the smith argues with the wizard about whose furnace is better, and in the evening both go down a dungeon because somebody promised a dragon. That is TechnoMagic RPG. It has **thirty mods**; half of them count power, half count mana, and neither half is compulsory.',
      ),
      h2('What kind of place it is'),
      p(
        'Version 1.7.10 is the one the best mods of the old school were written for. You will not find them together anywhere else any more: [Thaumcraft](/mods/thaumcraft) 4, [Witchery](/mods/witchery), [Ars Magica 2](/mods/ars-magica-2), and next to them [IndustrialCraft 2](/mods/industrialcraft-2) and [Galacticraft](/mods/galacticraft).',
      ),
      p(
        'On top of the mods lies a game of heroes: levels, three paths (engineer, mage, warrior), guild quests and six dungeons with bosses. The hero helps the base, the base feeds the hero.',
      ),
      image(
        'guild-evening',
        'Evening in the guild quarter: a house, a pagoda and a fox under a string of lanterns',
        'The guild quarter. Everyone feeds the fox; nobody owns it.',
      ),
      h2('How to start'),
      steps(
        'At spawn, take the newcomer chest and talk to the gatekeeper, who gives you a journal with your first quests.',
        'Walk a thousand blocks and set `/sethome`. There are plenty of good valleys; those by the water go first.',
        'First evening: wood, stone, a house. Second: a macerator or a thaumometer, whichever calls you.',
        'On the third, look in on a guild, if only as a guest. Half of the fun here is people.',
      ),
      items(
        'A good beginning',
        item('pickaxe', 'Pickaxe'),
        item('book', 'Journal'),
        item('food', 'Bread', 16),
        item('gem', 'Flint', 8),
        item('chest', 'Chest', 2),
      ),
      h2('Economy'),
      p(
        'Coins appear when somebody has done something: finished a quest, beaten a boss, taken the bonus. You cannot sell the server a quarry of cobblestone.',
      ),
      table(
        ['Where coins come from', 'How many'],
        ['Daily bonus', '40–50'],
        ['Guild quest', '60'],
        ['Dungeon boss', '400 for the party'],
      ),
      p(
        'They go to the market at spawn (`/market`), a guild house and shared building projects. What sells best is not diamonds but **cooked food**: a hero without stew fights at half strength.',
      ),
      h2('Rules of the place'),
      list(
        'Combat means duels, and duels need consent. You may challenge anyone and force no one.',
        'Regions stand at least 16 blocks apart.',
        'No Witchery curses on newcomers below level twenty.',
        "Explosions are off in other people's regions and on in the mining world. Do not build a cottage there.",
      ),
      h2('Advice from old hands'),
      h3('On the base'),
      p('Leave room between machines for two people. A week from now there will be two of you.'),
      h3('On magic'),
      p(
        'Let one person in the guild do the research and everyone else bring things: pages open faster, and the taint stays in a single cellar.',
      ),
      spoiler('On the secret room', p('There is one. Below the library, behind the third shelf. The fox has the key.')),
      quote(
        'I came to build a reactor. I have been brewing potions for four months. The reactor can wait.',
        '— ThaumDima',
      ),
      callout(
        'success',
        'Wipes come once a year, in winter. The date appears on this page a month ahead, with a countdown beside the Play button.',
      ),
    ),
  },
};
