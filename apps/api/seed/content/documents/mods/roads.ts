import { callout, item, items, list, p, recipe, spoiler, table } from '../blocks.ts';
import { mod } from './mod.ts';

export const roadMods = [
  mod({
    slug: 'buildcraft',
    title: 'BuildCraft',
    day: '2023-02-03',
    tags: ['transport', 'technology'],
    on: { 'techno-magic-rpg': '7.1.26', hitech: '7.99.24.8' },
    by: ['SpaceToad', 'https://github.com/BuildCraft/BuildCraft'],
    ru: [
      'Трубы, в которых видно, что едет, и карьер, с которого когда-то всё началось.',
      p(
        'Деревянная труба вытягивает, каменная везёт, золотая разгоняет, алмазная сортирует. Никаких настроек: всё решает материал, и всё видно сквозь стекло.',
      ),
      recipe(
        'Деревянная транспортная труба',
        ['   ', 'PGP', '   '],
        { P: ['block', 'Доски'], G: ['gem', 'Стекло'] },
        item('block', 'Деревянная труба', 8),
      ),
      callout(
        'info',
        'Карьер на HiTech работает только в шахтёрском мире: он обновляется в первую пятницу месяца, копайте на здоровье.',
      ),
    ],
    en: [
      'Pipes in which you see what is travelling, and the quarry where it all began.',
      p(
        'A wooden pipe pulls, a stone one carries, a golden one speeds up, a diamond one sorts. No settings: the material decides, and you watch it through glass.',
      ),
      recipe(
        'Wooden transport pipe',
        ['   ', 'PGP', '   '],
        { P: ['block', 'Planks'], G: ['gem', 'Glass'] },
        item('block', 'Wooden pipe', 8),
      ),
      callout(
        'info',
        'On HiTech the quarry runs in the mining world only. It resets on the first Friday of the month, so dig to your heart’s content.',
      ),
    ],
  }),
  mod({
    slug: 'railcraft',
    title: 'Railcraft',
    day: '2023-04-28',
    tags: ['transport', 'technology'],
    on: { 'techno-magic-rpg': '9.12.3', hitech: '12.0.0' },
    by: ['CovertJaguar', 'https://github.com/Railcraft/Railcraft'],
    ru: [
      'Поезда с расписанием, семафоры и туннелепроходчик. Для тех, кому телепорт кажется грубостью.',
      p(
        'Паровоз тянет вагоны, стрелки узнают поезд по цвету, станция сама грузит и отпускает. На TechnoMagic RPG между спавном и портовым районом ходит общественная линия: она бесплатная и почти не опаздывает.',
      ),
      table(
        ['Путь', 'Зачем'],
        ['Усиленный', 'не боится взрывов'],
        ['Скоростной', 'вдвое быстрее, но не терпит поворотов'],
        ['Электрический', 'без угля и дыма'],
      ),
      p('Туннелепроходчик прогрызает гору и сам кладёт рельсы. Ставьте регион на выход, а не на вход.'),
    ],
    en: [
      'Trains with timetables, semaphores and a tunnel bore. For people who find teleporting rude.',
      p(
        'A steam engine pulls the wagons, switches know a train by its colour, a station loads and releases by itself. On TechnoMagic RPG a public line runs between spawn and the harbour: free of charge and hardly ever late.',
      ),
      table(
        ['Track', 'What for'],
        ['Reinforced', 'explosions do not bother it'],
        ['High speed', 'twice as fast, intolerant of curves'],
        ['Electric', 'no coal, no smoke'],
      ),
      p(
        'The tunnel bore gnaws through a mountain and lays its own rails. Put your region at the exit, not at the entrance.',
      ),
    ],
  }),
  mod({
    slug: 'waystones',
    title: 'Waystones',
    day: '2024-05-24',
    tags: ['transport', 'comfort'],
    on: { 'magic-rpg': '14.1.4' },
    by: ['BlayTheNinth', 'https://github.com/TwelveIterationMods/Waystones'],
    ru: [
      'Камни, которые помнят дорогу. Нашли — коснулись — вернётесь за горсть опыта.',
      p(
        'Камни стоят в деревнях и руинах, свой можно поставить дома и назвать как угодно. Цена — опыт, и чем дальше, тем дороже, так что ходить пешком иногда всё-таки полезно.',
      ),
      list(
        'Свиток возврата работает один раз, камень возврата — сколько угодно, но с перезарядкой.',
        'Камень в чужом регионе видит только хозяин, пока не откроет его для всех.',
        'На арене академии камни молчат.',
      ),
    ],
    en: [
      'Stones that remember the way. Find one, touch it, and come back for a handful of experience.',
      p(
        'They stand in villages and ruins, and you can place one at home and name it as you please. The price is experience and grows with distance, so walking still pays now and then.',
      ),
      list(
        'A return scroll works once; a warp stone works for ever, with a cooldown.',
        "A stone in somebody's region is visible to its owner alone until they open it to all.",
        'In the academy arena the stones keep silent.',
      ),
    ],
  }),
  mod({
    slug: 'just-enough-items',
    title: 'Just Enough Items',
    day: '2023-09-08',
    tags: ['comfort'],
    on: { hitech: '4.16.1.302', 'techno-magic-sky': '4.16.1.302', 'magic-rpg': '15.20.0.106' },
    by: ['mezz', 'https://github.com/mezz/JustEnoughItems'],
    ru: [
      'Все вещи и рецепты сборки справа от инвентаря. Две клавиши, которые заменяют половину вопросов в чате.',
      p(
        'Наведите курсор: **R** — как сделать, **U** — куда пригодится. Плюсик в окне рецепта сам переложит вещи из сундука, если они там есть.',
      ),
      items(
        'Поиск понимает',
        item('book', '@botania: вещи мода'),
        item('book', '#ore: по тегу'),
        item('book', 'слово: по имени'),
      ),
      spoiler(
        'Маленькие радости',
        list(
          '**A** добавляет вещь в закладки слева.',
          'Двойной щелчок по строке поиска подсвечивает подходящее в сундуках.',
          'Колесо мыши листает страницы.',
        ),
      ),
    ],
    en: [
      'Every item and recipe of the pack to the right of your inventory. Two keys that replace half the questions in chat.',
      p(
        'Point at something: **R** shows how to make it, **U** what it is for. The plus in a recipe window moves the things over if you have them at hand.',
      ),
      items(
        'The search understands',
        item('book', '@botania: items of a mod'),
        item('book', '#ore: by tag'),
        item('book', 'a word: by name'),
      ),
      spoiler(
        'Small pleasures',
        list(
          '**A** bookmarks an item on the left.',
          'Double-click the search box to highlight matching things in your chests.',
          'The mouse wheel turns the pages.',
        ),
      ),
    ],
  }),
  mod({
    slug: 'extra-utilities-2',
    title: 'Extra Utilities 2',
    day: '2023-07-21',
    tags: ['comfort', 'energy', 'technology'],
    on: { 'techno-magic-sky': '1.9.9' },
    by: ['RWTema', null],
    ru: [
      'Ангельское кольцо, мусорка, которая прощает, и генератор на лобстерах. Мод полезных странностей.',
      p(
        'У мода нет одной темы — у него есть хорошее настроение. Кольцо даёт полёт, пока хватает мощности; генераторы жгут зелья, снежки, семена и стыд.',
      ),
      items(
        'Чаще всего берут',
        item('gem', 'Ангельское кольцо'),
        item('block', 'Генератор выживальщика'),
        item('pickaxe', 'Разрушитель'),
        item('bow', 'Палочка строителя'),
        item('chest', 'Передатчик предметов'),
      ),
      callout(
        'info',
        'На островах кольцо не работает во время падения через границу: сетка всё равно ловит только раз.',
      ),
    ],
    en: [
      'An angel ring, a forgiving bin and a generator that runs on odd things. A mod of useful quirks.',
      p(
        'It has no single theme; it has a good mood. The ring lets you fly while there is power, and the generators burn potions, snowballs, seeds and embarrassment.',
      ),
      items(
        'People mostly take',
        item('gem', 'Angel ring'),
        item('block', 'Survival generator'),
        item('pickaxe', 'Destruction pickaxe'),
        item('bow', "Builder's wand"),
        item('chest', 'Transfer node'),
      ),
      callout(
        'info',
        'On the islands the ring does not work while you fall past the border: the net still catches you only once.',
      ),
    ],
  }),
];
