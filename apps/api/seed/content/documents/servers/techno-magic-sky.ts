import { callout, h2, h3, image, item, items, list, p, quote, spoiler, steps, table } from '../blocks.ts';
import { text, type SampleDocument } from '../document-types.ts';
import { words } from '../../words.ts';

export const technoMagicSkyPage: SampleDocument = {
  slug: 'techno-magic-sky',
  author: 'InkAndQuill',
  publishedAt: '2023-01-20T16:10:00Z',
  tags: [],
  servers: { 'techno-magic-sky': null },
  cover: {
    picture: 'server-techno-magic-sky',
    alt: words(
      'Летающий остров с деревом и домом, за ним цепочка островов с мостами',
      'A floating island with a tree and a house, a chain of bridged islands behind it',
    ),
  },
  texts: {
    ru: text(
      'TechnoMagic SKY: остров, дерево и всё небо',
      'Начните с шести блоков земли над бездной. Дальше — решето, сад, завод, соседи и мосты между ними.',
      p(
        'Первое, что делают на SKY, — смотрят вниз. Второе — отходят от края. Через час вы уже бежите по самому краю с саженцем в руках, потому что **дерево важнее страха**.',
      ),
      h2('Что это за место'),
      p(
        'Здесь нет шахт и пещер: всё, что у вас будет, вы вырастите, просеете или сварите. Двадцать четыре мода подобраны так, чтобы из ничего получалось что-то, а из чего-то — слишком много.',
      ),
      list(
        '[Ex Nihilo](/mods/ex-nihilo-creatio) даёт первую руду, [Mystical Agriculture](/mods/mystical-agriculture) — последнюю.',
        '[Botania](/mods/botania) и [Astral Sorcery](/mods/astral-sorcery) любят открытое небо, а его тут хватает.',
        '[Mekanism](/mods/mekanism) и [Industrial Foregoing](/mods/industrial-foregoing) — когда захочется, чтобы само.',
      ),
      image(
        'sky-first-tree',
        'Остров с одним большим деревом и маленьким домом над морем облаков',
        'Первая неделя: дерево, дом и уверенность, что завтра будет сарай.',
      ),
      h2('Как начать'),
      steps(
        'Не рубите дерево, пока не упал первый саженец. Серьёзно.',
        'Сделайте крюк и бочку: листья превращаются в землю, дождь — в воду.',
        'Молот из досок, решето из палок — и в гравии найдётся железо.',
        'Пригласите друга: `/island invite`. Вдвоём просеивать втрое быстрее, это не опечатка.',
      ),
      items(
        'Первые инструменты',
        item('axe', 'Крюк'),
        item('block', 'Бочка'),
        item('pickaxe', 'Деревянный молот'),
        item('block', 'Решето'),
        item('food', 'Саженец', 2),
      ),
      h2('Ступени острова'),
      table(
        ['Ступень', 'Что умеете', 'Обычно это'],
        ['Росток', 'дерево, земля, камень', 'первый вечер'],
        ['Сад', 'руда решетом, первые цветы', 'первая неделя'],
        ['Мастерская', 'машины и склад', 'вторая'],
        ['Архипелаг', 'мосты, рынок, свои варпы', 'месяц'],
        ['Созвездие', 'драконий металл и скука по земле', 'потом'],
      ),
      h2('Экономика'),
      p(
        'Рынок живёт в отдельном мире: портал есть на каждом острове. Продают там саженцы, эссенции и — неожиданно — обычный булыжник: сады большие, дорожек много. Монеты дают ежедневный бонус, заказы смотрителя рынка и продажа еды.',
      ),
      p(
        'Остров растёт с привилегией, от 128 до 400 блоков в сторону, и не сужается, пока она действует. Когда срок выйдет, построенное останется: новое за старой границей просто не поставить.',
      ),
      h2('Правила места'),
      list(
        'Остров — это регион: чужой на нём ничего не тронет, даже если вы не дома.',
        'Мост к соседу — с согласия соседа. Даже красивый. Особенно красивый.',
        'Ловушки на порталах запрещены.',
        'Упали? Сетка под стартовым островом держит один раз. Вещи она не держит.',
      ),
      h2('Советы'),
      h3('Про место'),
      p('Стройте вниз. Под островом столько же места, сколько над ним, и там не дует.'),
      h3('Про свет'),
      p('Освещайте всё сразу: мобам тоже хочется на ваш остров, а места им нужно всего один блок.'),
      spoiler(
        'Зачем на краю каждого острова фонарь',
        p(
          'Так повелось. Первым фонарь поставила Sumire, чтобы друг нашёл дорогу ночью. Теперь по ним видно, кто дома.',
        ),
      ),
      quote('Спустился в Незер впервые за год. Потолок! Забытое чувство.', '— Ryu_no_Sora'),
      callout('success', 'Играете вдвоём? Берите один остров. Разделить его потом можно, подружить два — сложнее.'),
    ),
    en: text(
      'TechnoMagic SKY: an island, a tree and all of the sky',
      'Start with six blocks of dirt above the void. A sieve, a garden, a factory, neighbours and bridges come after.',
      p(
        'The first thing everyone does on SKY is look down. The second is step away from the edge. An hour later you are running along that very edge with a sapling in your hands, because **a tree matters more than fear**.',
      ),
      h2('What kind of place it is'),
      p(
        'There are no mines and no caves: whatever you will own, you grow, sift or brew. Twenty-four mods are chosen so that nothing becomes something, and something becomes too much.',
      ),
      list(
        '[Ex Nihilo](/mods/ex-nihilo-creatio) gives you the first ore, [Mystical Agriculture](/mods/mystical-agriculture) the last.',
        '[Botania](/mods/botania) and [Astral Sorcery](/mods/astral-sorcery) love an open sky, and there is plenty.',
        '[Mekanism](/mods/mekanism) and [Industrial Foregoing](/mods/industrial-foregoing) for when you want it to run by itself.',
      ),
      image(
        'sky-first-tree',
        'An island with one big tree and a small house above a sea of clouds',
        'The first week: a tree, a house, and certainty that tomorrow there will be a shed.',
      ),
      h2('How to start'),
      steps(
        'Leave the tree alone until the first sapling drops. Really.',
        'Make a crook and a barrel: leaves turn into dirt, rain into water.',
        'A hammer of planks, a sieve of sticks, and there is iron in the gravel.',
        'Invite a friend: `/island invite`. Two people sift three times as fast, and that is not a misprint.',
      ),
      items(
        'First tools',
        item('axe', 'Crook'),
        item('block', 'Barrel'),
        item('pickaxe', 'Wooden hammer'),
        item('block', 'Sieve'),
        item('food', 'Sapling', 2),
      ),
      h2('Stages of an island'),
      table(
        ['Stage', 'What you can do', 'Usually'],
        ['Sprout', 'wood, dirt, stone', 'first evening'],
        ['Garden', 'ore from a sieve, first flowers', 'first week'],
        ['Workshop', 'machines and storage', 'second week'],
        ['Archipelago', 'bridges, the market, warps of your own', 'first month'],
        ['Constellation', 'draconic metal and missing the ground', 'later'],
      ),
      h2('Economy'),
      p(
        'The market lives in a world of its own, with a portal on every island. People sell saplings, essences and, surprisingly, plain cobblestone: the gardens are large and need paths. Coins come from the daily bonus, the market keeper’s orders and food.',
      ),
      p(
        'An island grows with your privilege, from 128 to 400 blocks a side, and does not shrink while it lasts. When it ends, what you built stays; you just cannot place anything new beyond the old border.',
      ),
      h2('Rules of the place'),
      list(
        'An island is a region: no stranger touches anything on it, even while you are away.',
        'A bridge to a neighbour needs the neighbour’s consent. Even a beautiful one. Especially a beautiful one.',
        'No traps on portals.',
        'Fell off? The net under the starting island holds once. It does not hold your items.',
      ),
      h2('Advice'),
      h3('On room'),
      p('Build downwards. There is as much room under an island as above it, and less wind.'),
      h3('On light'),
      p('Light everything at once: mobs would like to live on your island too, and one block is all they need.'),
      spoiler(
        'Why every island has a lantern at its edge',
        p(
          'It became a custom. Sumire hung the first one so that a friend could find the way at night. Now they show who is at home.',
        ),
      ),
      quote(
        'Went to the Nether for the first time in a year. A ceiling! I had forgotten the feeling.',
        '— Ryu_no_Sora',
      ),
      callout(
        'success',
        'Playing as a pair? Share one island. You can always split it later; befriending two is harder.',
      ),
    ),
  },
};
