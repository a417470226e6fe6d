import { callout, h2, item, items, list, p, recipe, steps } from '../blocks.ts';
import { mod } from './mod.ts';

export const machineMods = [
  mod({
    slug: 'industrialcraft-2',
    title: 'IndustrialCraft 2',
    day: '2023-02-10',
    tags: ['technology', 'energy'],
    on: { 'techno-magic-rpg': '2.2.827', hitech: '2.8.222' },
    by: ['Alblaka, IC2 Dev Team', null],
    ru: [
      'Дедушка всех заводов: дробилки, кабели, бур и реактор, который взорвётся, если отвлечься.',
      p(
        'С этого мода у многих начиналась вся техника: генератор на угле, медный кабель и дробилка, из одной руды дающая две порции пыли. Энергия здесь — **EU**, и у неё есть напряжение: подадите на слабую машину сильный ток — машины не станет.',
      ),
      recipe(
        'Дробилка',
        ['FFF', 'CMC', ' E '],
        { F: ['gem', 'Кремень'], C: ['block', 'Булыжник'], M: ['chest', 'Корпус машины'], E: ['key', 'Электросхема'] },
        item('block', 'Дробилка'),
      ),
      list(
        '**Начните** с генератора, дробилки и электропечи: хватит на неделю.',
        '**Дальше** — бур, наноброня и солнечные панели.',
        '**Потом** — реактор. Соберите его сперва на бумаге.',
      ),
      callout('warning', 'На HiTech взрывы реакторов отключены в чужих регионах, но не в вашем.'),
    ],
    en: [
      'The grandfather of all factories: macerators, cables, a drill and a reactor that explodes when you look away.',
      p(
        'For many people this is where it all began: a coal generator, a copper cable and a macerator that turns one ore into two dusts. Energy is called **EU** here, and it has a voltage: feed a strong current to a weak machine and you no longer have a machine.',
      ),
      recipe(
        'Macerator',
        ['FFF', 'CMC', ' E '],
        {
          F: ['gem', 'Flint'],
          C: ['block', 'Cobblestone'],
          M: ['chest', 'Machine casing'],
          E: ['key', 'Electronic circuit'],
        },
        item('block', 'Macerator'),
      ),
      list(
        '**Begin** with a generator, a macerator and an electric furnace: enough for a week.',
        '**Then** a drill, nano armour and solar panels.',
        '**After that**, a reactor. Build it on paper first.',
      ),
      callout('warning', "On HiTech reactor explosions are off in other people's regions, but not in yours."),
    ],
  }),
  mod({
    slug: 'thermal-expansion',
    title: 'Thermal Expansion',
    day: '2023-03-03',
    tags: ['technology', 'energy'],
    on: { 'techno-magic-rpg': '4.1.5', hitech: '5.5.7', 'techno-magic-sky': '5.5.7' },
    by: ['Team CoFH', 'https://github.com/CoFH/ThermalExpansion'],
    ru: [
      'Печи, измельчители и жидкости, которые понимают с полуслова. Лучший первый технический мод.',
      p(
        'Машины похожи друг на друга, и это достоинство: у каждой стороны блока настраивается, что через неё входит и выходит. Разобрались с одной — разобрались со всеми.',
      ),
      p('Динамо превращают в энергию пар, лаву, уголь и даже изумруды. Ёмкости хранят её, дукты разносят.'),
      h2('Как собрать первую линию'),
      steps(
        'Поставьте динамо и скормите ему уголь.',
        'Рядом — измельчитель: из руды выйдет два порошка.',
        'За ним — индукционная плавильня. Синяя сторона принимает, оранжевая отдаёт.',
      ),
    ],
    en: [
      'Furnaces, pulverizers and fluids that take a hint. The best technical mod to begin with.',
      p(
        'The machines look alike, and that is a virtue: on every side of a block you choose what goes in and what comes out. Once you understand one, you understand them all.',
      ),
      p('Dynamos turn steam, lava, coal and even emeralds into power. Cells store it, ducts carry it.'),
      h2('Your first line'),
      steps(
        'Place a dynamo and feed it coal.',
        'Put a pulverizer beside it: one ore gives two dusts.',
        'After it, an induction smelter. The blue side takes in, the orange one gives out.',
      ),
    ],
  }),
  mod({
    slug: 'mekanism',
    title: 'Mekanism',
    day: '2023-03-17',
    tags: ['technology', 'energy', 'transport'],
    on: { 'techno-magic-rpg': '9.1.1', hitech: '9.8.3', 'techno-magic-sky': '9.8.3' },
    by: ['aidancbrady', 'https://github.com/mekanism/Mekanism'],
    ru: [
      'Химия, роботы и пять слитков из одной руды — если хватит терпения на трубы с газом.',
      p(
        'Самая длинная цепочка обработки руды из всех, что у нас есть: сначала удваиваете, потом утраиваете, к пятикратной придёте с кислородом, хлороводородом и серной кислотой в отдельных трубах.',
      ),
      items(
        'Что собирают первым',
        item('block', 'Металлургический смеситель'),
        item('block', 'Камера обогащения'),
        item('pickaxe', 'Атомный расщепитель'),
        item('chest', 'Личный сундук'),
        item('boots', 'Реактивный ранец'),
      ),
      p(
        'Отдельная любовь — **цифровой шахтёр**: он видит руды сквозь землю и достаёт их, не оставляя ям. Соседи скажут спасибо.',
      ),
    ],
    en: [
      'Chemistry, robots and five ingots from one ore, provided you have the patience for gas pipes.',
      p(
        'The longest ore chain of everything we run: you double first, then triple, and reach five with oxygen, hydrogen chloride and sulphuric acid, each in a pipe of its own.',
      ),
      items(
        'What people build first',
        item('block', 'Metallurgic infuser'),
        item('block', 'Enrichment chamber'),
        item('pickaxe', 'Atomic disassembler'),
        item('chest', 'Personal chest'),
        item('boots', 'Jetpack'),
      ),
      p(
        'The **digital miner** deserves special love: it sees ores through the ground and takes them without leaving a pit. Your neighbours will be grateful.',
      ),
    ],
  }),
  mod({
    slug: 'ender-io',
    title: 'Ender IO',
    day: '2023-04-07',
    tags: ['technology', 'transport', 'mobs'],
    on: { 'techno-magic-rpg': '2.3.0.430', hitech: '5.3.72', 'techno-magic-sky': '5.3.72' },
    by: ['CrazyPants', 'https://github.com/SleepyTrousers/EnderIO-1.5-1.12'],
    ru: [
      'Трубы для всего сразу в одном блоке, сплавы с характером и генератор зомби. Спрячьте провода — и дом снова дом.',
      p(
        'Главное здесь — **кондуиты**: предметы, жидкости, энергия и сигнал идут в одном блоке и прячутся под фасад. Стена остаётся стеной, а внутри — метро.',
      ),
      p(
        'Сплавы варят в плавильне: из них делают капканы для душ, телепорт-якоря и доспех, который не стыдно надеть после алмазного.',
      ),
      callout(
        'info',
        'Спавнеры мобов, собранные через этот мод, на наших серверах работают не ближе 32 блоков друг от друга.',
      ),
    ],
    en: [
      'Pipes for everything in one block, alloys with character and a zombie generator. Hide the wires and a house is a house again.',
      p(
        'The point is **conduits**: items, fluids, power and signals share a block and hide behind a facade. The wall stays a wall, with a subway inside.',
      ),
      p(
        'Alloys come out of the smelter: soul traps, travel anchors and armour you can wear after diamond without blushing.',
      ),
      callout(
        'info',
        'Powered spawners from this mod work on our servers only when they stand at least 32 blocks apart.',
      ),
    ],
  }),
  mod({
    slug: 'immersive-engineering',
    title: 'Immersive Engineering',
    day: '2023-09-29',
    tags: ['technology', 'decoration', 'energy'],
    on: { hitech: '0.12-98' },
    by: ['BluSunrize', 'https://github.com/BluSunrize/ImmersiveEngineering'],
    ru: [
      'Техника, на которую приятно смотреть: провода провисают, ковши черпают, домна дымит.',
      p(
        'Здесь нет волшебных кубиков. Домна — это кирпичная башня три на три, дробилка — комната с барабанами, а ветряк нужно поставить так, чтобы лопасти ни за что не цеплялись.',
      ),
      recipe(
        'Кирпич для коксовой печи',
        ['CBC', 'BSB', 'CBC'],
        { C: ['gem', 'Глина'], B: ['ingot', 'Кирпич'], S: ['block', 'Песчаник'] },
        item('block', 'Кирпич коксовой печи', 3),
      ),
      p('Прежде чем строить, возьмите **молот инженера** и книгу: она показывает структуру слой за слоем.'),
    ],
    en: [
      'Machinery that is a pleasure to watch: wires sag, buckets scoop, the blast furnace smokes.',
      p(
        'There are no magic cubes here. A blast furnace is a brick tower three by three, a crusher is a room with drums, and a windmill has to stand where its sails catch on nothing.',
      ),
      recipe(
        'Coke oven brick',
        ['CBC', 'BSB', 'CBC'],
        { C: ['gem', 'Clay'], B: ['ingot', 'Brick'], S: ['block', 'Sandstone'] },
        item('block', 'Coke oven brick', 3),
      ),
      p("Before you build, take the **engineer's hammer** and the manual: it shows every structure layer by layer."),
    ],
  }),
  mod({
    slug: 'tinkers-construct',
    title: "Tinkers' Construct",
    day: '2023-05-12',
    tags: ['technology', 'comfort'],
    on: { 'techno-magic-rpg': '1.8.8', 'techno-magic-sky': '2.13.0' },
    by: ['mDiyo, SlimeKnights', 'https://github.com/SlimeKnights/TinkersConstruct'],
    ru: [
      'Кирка, которую вы собрали сами, починили сами и назвали в честь кота. Она переживёт мир.',
      p(
        'Инструмент состоит из частей, и у каждого материала свой нрав: кость крепка, слизь чинит сама себя, паутина терпелива. Кирка не выбрасывается — она растёт.',
      ),
      recipe(
        'Смесь для плавильни',
        ['SG ', 'C  ', '   '],
        { S: ['coin', 'Песок'], G: ['block', 'Гравий'], C: ['gem', 'Глина'] },
        item('block', 'Строительный раствор', 2),
      ),
      p(
        'Плавильня даёт два слитка с руды и льёт из них что угодно. Постройте её повыше: удобнее смотреть, как туда падает скелет.',
      ),
    ],
    en: [
      'A pickaxe you put together, repaired and named after your cat. It will outlive the world.',
      p(
        'A tool is made of parts, and every material has a temper: bone is sturdy, slime heals itself, string is patient. You do not throw the pickaxe away; it grows.',
      ),
      recipe(
        'Grout for the smeltery',
        ['SG ', 'C  ', '   '],
        { S: ['coin', 'Sand'], G: ['block', 'Gravel'], C: ['gem', 'Clay'] },
        item('block', 'Grout', 2),
      ),
      p(
        'The smeltery gives two ingots per ore and casts anything from them. Build it tall: it makes for a better view when a skeleton falls in.',
      ),
    ],
  }),
];
