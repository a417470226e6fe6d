import { callout, h2, item, items, list, p, recipe, steps, table } from '../blocks.ts';
import { mod } from './mod.ts';

export const storageMods = [
  mod({
    slug: 'applied-energistics-2',
    title: 'Applied Energistics 2',
    day: '2023-03-31',
    tags: ['storage', 'technology'],
    on: { 'techno-magic-rpg': 'rv3-beta-6', hitech: 'rv6-stable-7', 'techno-magic-sky': 'rv6-stable-7' },
    by: ['AlgorithmX2', 'https://github.com/AppliedEnergistics/Applied-Energistics-2'],
    ru: [
      'Все сундуки мира в одном окошке с поиском — и автокрафт, который сам знает, чего не хватает.',
      p(
        'Вещи превращаются в данные, данные лежат на дисках, а вы печатаете «дуб» и получаете дуб. Через пару недель обычные сундуки кажутся бумажной почтой.',
      ),
      table(
        ['Диск', 'Видов вещей', 'Для чего'],
        ['1k', '63', 'первый день'],
        ['4k', '63', 'первая неделя'],
        ['16k', '63', 'всё остальное'],
        ['64k', '63', 'булыжник, конечно'],
      ),
      h2('Каналы без слёз'),
      p(
        'Одно устройство — один канал. По тонкому кабелю идёт восемь, по плотному тридцать два. Если что-то погасло, считайте от контроллера, а не от лампочки.',
      ),
      callout(
        'info',
        'Добыли небесный камень? Не ломайте метеорит целиком: оставьте один блок для тех, кто придёт за прессами.',
      ),
    ],
    en: [
      'Every chest you own in one window with a search box, and autocrafting that knows what is missing.',
      p(
        'Items become data, data sits on drives, and you type “oak” to get oak. Two weeks in, ordinary chests feel like paper mail.',
      ),
      table(
        ['Drive', 'Kinds of items', 'Good for'],
        ['1k', '63', 'day one'],
        ['4k', '63', 'week one'],
        ['16k', '63', 'everything else'],
        ['64k', '63', 'cobblestone, of course'],
      ),
      h2('Channels without tears'),
      p(
        'One device, one channel. A thin cable carries eight, a dense one thirty-two. When something goes dark, count from the controller, not from the lamp.',
      ),
      callout(
        'info',
        'Found sky stone? Do not take the whole meteorite apart: leave one block for whoever comes for the presses.',
      ),
    ],
  }),
  mod({
    slug: 'storage-drawers',
    title: 'Storage Drawers',
    day: '2023-07-14',
    tags: ['storage', 'comfort'],
    on: { hitech: '5.5.0', 'techno-magic-sky': '5.5.0' },
    by: ['jaquadro', 'https://github.com/jaquadro/StorageDrawers'],
    ru: [
      'Ящик на один вид вещей: видно, что внутри и сколько. Стена таких ящиков успокаивает лучше чая.',
      p(
        'Один ящик — тысячи одинаковых вещей, картинка и число на лицевой стороне. Ударили — достали, щёлкнули — положили, двойной щелчок — ушло всё из карманов.',
      ),
      recipe(
        'Простой ящик',
        ['WWW', ' C ', 'WWW'],
        { W: ['block', 'Доски'], C: ['chest', 'Сундук'] },
        item('chest', 'Ящик'),
      ),
      p(
        'Контроллер соединяет целую стену: кидаете в него всё подряд, а он сам раскладывает по местам. Булыжник — в булыжник, розы — в розы.',
      ),
    ],
    en: [
      'A drawer for one kind of item: you see what is inside and how much. A wall of them calms you better than tea.',
      p(
        'One drawer holds thousands of the same thing, with its picture and number on the front. Hit it to take, click to put, double-click to empty your pockets.',
      ),
      recipe(
        'Basic drawer',
        ['WWW', ' C ', 'WWW'],
        { W: ['block', 'Planks'], C: ['chest', 'Chest'] },
        item('chest', 'Drawer'),
      ),
      p(
        'A controller joins the whole wall: throw everything at it and it sorts itself. Cobble to cobble, roses to roses.',
      ),
    ],
  }),
  mod({
    slug: 'iron-chests',
    title: 'Iron Chests',
    day: '2023-02-17',
    tags: ['storage'],
    on: { 'techno-magic-rpg': '6.0.62', hitech: '7.0.72', 'techno-magic-sky': '7.0.72' },
    by: ['cpw, progwml6', 'https://github.com/progwml6/ironchest'],
    ru: [
      'Сундуки, которые растут вместе с вами: от железного до хрустального, сквозь который видно добро.',
      p(
        'Обычный сундук обкладывают металлом — и места становится больше, а вещи из него никуда не деваются. Улучшать можно прямо на месте, не вынимая ничего.',
      ),
      recipe(
        'Железный сундук',
        ['III', 'ICI', 'III'],
        { I: ['ingot', 'Железный слиток'], C: ['chest', 'Сундук'] },
        item('chest', 'Железный сундук'),
      ),
      list(
        'Железный — 54 места.',
        'Золотой — 81.',
        'Алмазный — 108. Хрустальный столько же, но хвастаться удобнее.',
        'Обсидиановый — те же 108, и его не берёт взрыв.',
      ),
    ],
    en: [
      'Chests that grow with you, from iron to crystal, which lets everyone admire your goods.',
      p(
        'Wrap a plain chest in metal and it holds more, while nothing inside goes anywhere. You can upgrade it where it stands without taking a single thing out.',
      ),
      recipe(
        'Iron chest',
        ['III', 'ICI', 'III'],
        { I: ['ingot', 'Iron ingot'], C: ['chest', 'Chest'] },
        item('chest', 'Iron chest'),
      ),
      list(
        'Iron: 54 slots.',
        'Gold: 81.',
        'Diamond: 108. Crystal holds the same but is better for showing off.',
        'Obsidian: also 108, and explosions leave it alone.',
      ),
    ],
  }),
  mod({
    slug: 'occultism',
    title: 'Occultism',
    day: '2024-05-03',
    tags: ['magic', 'storage', 'mobs'],
    on: { 'magic-rpg': '1.141.2' },
    by: ['klikli-dev', 'https://github.com/klikli-dev/occultism'],
    ru: [
      'Мел, свечи и дух, который носит ваши вещи. Склад для тех, кто не признаёт провода.',
      p(
        'Вы рисуете круг, кладёте дары, читаете — и появляется помощник. Одни рубят лес, другие толкут руду, третий живёт в складе и знает, где что лежит.',
      ),
      steps(
        'Найдите «Словарь духов»: без него не видно другой стороны.',
        'Сожгите одну траву в одном костре. Книга объяснит лучше.',
        'Первым вызовите фолиота: он мелок, ворчлив и безотказен.',
      ),
      callout('warning', 'Дух, оставленный без дела, уходит. Дух, оставленный без контейнера, уходит с вашими вещами.'),
    ],
    en: [
      'Chalk, candles and a spirit that carries your things. Storage for people who do not hold with wires.',
      p(
        'You draw a circle, lay down gifts, read aloud, and a helper appears. Some fell trees, some crush ore, and one lives in the storage and knows where everything is.',
      ),
      steps(
        'Find the Dictionary of Spirits: you cannot see the other side without it.',
        'Burn a certain herb in a certain fire. The book explains it better.',
        'Call a Foliot first: small, grumpy, never says no.',
      ),
      callout(
        'warning',
        'A spirit left with nothing to do leaves. A spirit left without a container leaves with your things.',
      ),
    ],
  }),
  mod({
    slug: 'opencomputers',
    title: 'OpenComputers',
    day: '2023-08-04',
    tags: ['technology', 'comfort'],
    on: { 'techno-magic-rpg': '1.8.3', hitech: '1.8.3' },
    by: ['Sangar', 'https://github.com/MightyPirates/OpenComputers'],
    ru: [
      'Настоящие компьютеры из слитков и настоящий Lua. Робот копает, экран рисует, вы пьёте чай.',
      p(
        'Системный блок, экран, клавиатура, дискета — и мигающий курсор. Дальше всё зависит от вас: один игрок сделал на нём биржу, другой — тетрис во всю стену.',
      ),
      items(
        'Первый компьютер',
        item('block', 'Системный блок'),
        item('gem', 'Процессор'),
        item('ingot', 'Память', 2),
        item('key', 'Дискета с системой'),
        item('block', 'Экран'),
      ),
      callout(
        'info',
        'Роботы на HiTech не ломают блоки в чужих регионах и засыпают вместе с чанком. Программы хранятся отдельно, вайп им не страшен, если вы сохранили файл.',
      ),
    ],
    en: [
      'Real computers made of ingots, running real Lua. The robot digs, the screen draws, you drink tea.',
      p(
        'A case, a screen, a keyboard, a floppy disk, and a blinking cursor. The rest is up to you: one player built an exchange on it, another a wall-sized Tetris.',
      ),
      items(
        'A first computer',
        item('block', 'Computer case'),
        item('gem', 'Processor'),
        item('ingot', 'Memory', 2),
        item('key', 'Floppy disk with the system'),
        item('block', 'Screen'),
      ),
      callout(
        'info',
        "Robots on HiTech do not break blocks in other people's regions and fall asleep with their chunk. Keep your programs as a file and a wipe cannot hurt them.",
      ),
    ],
  }),
];
