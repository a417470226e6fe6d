import { callout, h2, image, item, items, list, p, quote, recipe, steps } from '../blocks.ts';
import { mod } from './mod.ts';

export const worldMods = [
  mod({
    slug: 'twilight-forest',
    title: 'Twilight Forest',
    day: '2023-03-24',
    tags: ['worldgen', 'mobs'],
    on: { 'techno-magic-rpg': '2.3.8', 'magic-rpg': '4.3.2508' },
    by: ['Benimatic, Team Twilight', 'https://github.com/TeamTwilight/twilightforest'],
    ru: [
      'Лес, где всегда вечер: замки, лабиринты, змея-шутник и лич на чердаке.',
      p(
        'Вырыть лужу два на два, обсадить цветами, бросить алмаз — и прыгнуть. По ту сторону вечные сумерки, деревья выше облаков и дорога от босса к боссу, которую нельзя срезать.',
      ),
      steps(
        '**Нага** — во дворе из старого камня. Разминка.',
        '**Лич** — на вершине башни. Берите щит, а не обиду.',
        '**Минотавр, гидра, фантомы** — дальше сами, тут уже интересно.',
        '**Ледяная королева** живёт там, где холодно и красиво.',
      ),
      quote('Я вошёл за светлячками, вышел через неделю с головой гидры.', '— MoonRabbit, TechnoMagic RPG'),
    ],
    en: [
      'A forest where it is always evening: castles, mazes, a prankster of a snake and a lich in the attic.',
      p(
        'Dig a pool two by two, plant flowers around it, throw in a diamond and jump. On the other side there is endless dusk, trees above the clouds, and a road from boss to boss with no shortcuts.',
      ),
      steps(
        '**The Naga**, in a courtyard of old stone. A warm-up.',
        '**The Lich**, on top of a tower. Bring a shield, not a grudge.',
        '**Minotaur, hydra, phantoms**: find out for yourself, this is where it gets good.',
        '**The Snow Queen** lives where it is cold and beautiful.',
      ),
      quote('I went in for fireflies and came out a week later with a hydra head.', '— MoonRabbit, TechnoMagic RPG'),
    ],
  }),
  mod({
    slug: 'cataclysm',
    title: "L_Ender's Cataclysm",
    day: '2026-02-06',
    tags: ['mobs', 'worldgen'],
    on: { 'magic-rpg': '2.65' },
    by: ['L_Ender', null],
    ru: [
      'Боссы с собственными руинами и собственным мнением о вашей броне.',
      p(
        'Каждая битва — маленькое представление: рассмотрите замах, отойдите, ударьте. Кто стоит на месте, смотрит финал с пола.',
      ),
      image(
        'cataclysm-hall',
        'Пылающий зал древних руин под красной луной',
        'Пирамида в пустыне ночью. Днём не краше.',
      ),
      list(
        'Боссов шесть, каждый в своём мире или биоме.',
        'Добыча у каждого участника своя.',
        'Оружие боссов чинится их же материалами: сохраните запас.',
      ),
      callout('info', 'О том, что мы подкрутили под отряды, — в [новости](/news/cataclysm-arrives).'),
    ],
    en: [
      'Bosses with ruins of their own and opinions about your armour.',
      p(
        'Every fight is a small performance: watch the swing, step back, strike. Whoever stands still sees the finale from the floor.',
      ),
      image(
        'cataclysm-hall',
        'A burning hall of ancient ruins under a red moon',
        'The desert pyramid at night. It is no prettier by day.',
      ),
      list(
        'Six bosses, each in a world or biome of its own.',
        'Everyone in the party gets loot of their own.',
        'Boss weapons are repaired with boss materials: keep some in reserve.',
      ),
      callout('info', 'What we adjusted for parties is in [the news](/news/cataclysm-arrives).'),
    ],
  }),
  mod({
    slug: 'alexs-mobs',
    title: "Alex's Mobs",
    day: '2024-04-26',
    tags: ['mobs'],
    on: { 'magic-rpg': '1.22.9' },
    by: ['AlexModGuy', 'https://github.com/AlexModGuy/AlexsMobs'],
    ru: [
      'Девяносто с лишним зверей, и половина хочет вам помочь. Вторая половина — капуцины.',
      p(
        'Медведи ловят рыбу, колибри опыляют сад, еноты моют всё, что найдут, — в том числе вашу еду. У каждого зверя есть привычка, а у многих и польза.',
      ),
      items(
        'Что любят',
        item('food', 'Лосось для медведя'),
        item('food', 'Банан для капуцина'),
        item('food', 'Личинки для земляной кукушки'),
        item('book', 'Справочник животных'),
      ),
      p('Книга о животных открывает страницу, когда вы встречаете зверя. Собрать её всю — дело месяца и пары укусов.'),
    ],
    en: [
      'Ninety-odd animals, half of which want to help you. The other half are capuchins.',
      p(
        'Bears catch fish, hummingbirds pollinate the garden, raccoons wash whatever they find, your lunch included. Every animal has a habit and many have a use.',
      ),
      items(
        'What they like',
        item('food', 'Salmon for the bear'),
        item('food', 'A banana for the capuchin'),
        item('food', 'Maggots for the roadrunner'),
        item('book', 'Animal dictionary'),
      ),
      p('The animal book opens a page whenever you meet one. Completing it takes a month and a couple of bites.'),
    ],
  }),
  mod({
    slug: 'chisel',
    title: 'Chisel',
    day: '2023-05-19',
    tags: ['decoration'],
    on: { 'techno-magic-rpg': '2.9.5', hitech: '1.0.2', 'techno-magic-sky': '1.0.2' },
    by: ['Chisel Team', 'https://github.com/Chisel-Team/Chisel'],
    ru: [
      'Один блок — тридцать узоров. Отсюда вырастают и храмы, и плитка в ванной.',
      p(
        'Щёлкните стамеской, выберите узор — и булыжник стал мозаикой. Соседние блоки срастаются в один рисунок, так что пол не выглядит клетчатой тетрадью.',
      ),
      recipe(
        'Стамеска',
        ['  I', ' S ', '   '],
        { I: ['ingot', 'Железный слиток'], S: ['axe', 'Палка'] },
        item('pickaxe', 'Стамеска'),
      ),
      p(
        'Правило нашего главного строителя: три материала на дом. Об этом и о любви к андезиту — [в интервью](/news/interview-daiku).',
      ),
    ],
    en: [
      'One block, thirty patterns. Temples grow out of it, and so do bathroom tiles.',
      p(
        'Click with the chisel, choose a pattern, and cobblestone becomes mosaic. Neighbouring blocks join into one drawing, so your floor stops looking like graph paper.',
      ),
      recipe(
        'Chisel',
        ['  I', ' S ', '   '],
        { I: ['ingot', 'Iron ingot'], S: ['axe', 'Stick'] },
        item('pickaxe', 'Chisel'),
      ),
      p(
        "Our head builder's rule: three materials to a house. That, and his love of andesite, are [in the interview](/news/interview-daiku).",
      ),
    ],
  }),
  mod({
    slug: 'supplementaries',
    title: 'Supplementaries',
    day: '2024-06-07',
    tags: ['decoration', 'comfort'],
    on: { 'magic-rpg': '2.8.17' },
    by: ['MehVahdJukaar', 'https://github.com/MehVahdJukaar/Supplementaries'],
    ru: [
      'Сотня мелочей, без которых дом — просто коробка: флюгеры, таблички, банки со светлячками.',
      p(
        'Здесь нет ни одной вещи, без которой нельзя жить, и ни одной, от которой захочется отказаться. Указатель на перекрёстке, верёвка между домами, часы, по которым правда видно время.',
      ),
      h2('С чего начать украшать'),
      list(
        'Фонарь на стену — и вечер готов.',
        'Песочные часы редстоун-механику понравятся больше, чем повторители.',
        'Банка держит рыбку, печенье или светлячка. Лучше светлячка.',
      ),
    ],
    en: [
      'A hundred small things without which a house is just a box: weather vanes, signs, jars of fireflies.',
      p(
        'Nothing here is anything you need to live, and nothing here is anything you would give up. A signpost at the crossroads, a rope between houses, a clock that really tells the time.',
      ),
      h2('Where to start decorating'),
      list(
        'A lantern on the wall, and the evening is done.',
        'Redstone people will like the hourglass better than repeaters.',
        'A jar holds a fish, cookies or a firefly. The firefly is best.',
      ),
    ],
  }),
  mod({
    slug: 'avaritia',
    title: 'Avaritia',
    day: '2023-08-18',
    tags: ['technology', 'comfort'],
    on: { 'techno-magic-rpg': '1.13', hitech: '3.3.0', 'techno-magic-sky': '3.3.0' },
    by: ['SpitefulFox', 'https://github.com/SpitefulFox/Avaritia'],
    ru: [
      'Верстак девять на девять и броня, которая смеётся над драконом. Сюда приходят, когда больше некуда.',
      p(
        'Каждый рецепт — восемьдесят одна клетка и недели работы всей базы. Слиток бесконечности делают один раз, и обычно всей гильдией, под музыку.',
      ),
      p('Начало прозаично: сжатый булыжник, сингулярности и горшок с ультимативным рагу, куда идёт вся еда сервера.'),
      callout('warning', 'Меч Космоса в бою с игроками отключён. В бою с пугалом — пожалуйста.'),
    ],
    en: [
      'A nine by nine workbench and armour that laughs at the dragon. People come here when there is nowhere else to go.',
      p(
        'Every recipe has eighty-one cells and takes a whole base weeks of work. An infinity ingot is made once, usually by an entire guild, with music playing.',
      ),
      p(
        'The start is prosaic: compressed cobble, singularities and an ultimate stew that takes every food on the server.',
      ),
      callout('warning', 'The Sword of the Cosmos is disabled against players. Against a scarecrow, be our guest.'),
    ],
  }),
];
