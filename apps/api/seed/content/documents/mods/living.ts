import { callout, h2, item, items, list, p, recipe, steps, table } from '../blocks.ts';
import { mod } from './mod.ts';

export const livingMods = [
  mod({
    slug: 'forestry',
    title: 'Forestry',
    day: '2023-06-16',
    tags: ['farming', 'technology'],
    on: { 'techno-magic-rpg': '4.2.16', hitech: '5.8.2' },
    by: ['SirSengir', 'https://github.com/ForestryMC/ForestryMC'],
    ru: [
      'Пчёлы с генами, деревья с характером и фермы, которые пашут за вас.',
      p(
        'Пчёл здесь скрещивают, как ботаники — горох: лесная с луговой дают обычную, обычная с простой — культурную, и так до пород, чей мёд лечит, а соты плавятся в слитки.',
      ),
      items(
        'Пасека начинается с',
        item('block', 'Пчелиный домик'),
        item('bow', 'Сачок'),
        item('block', 'Рамка', 3),
        item('book', 'Анализатор пчёл'),
      ),
      p(
        'Не любите жужжание? Многоблочная ферма сажает, поливает и жнёт на площади с футбольное поле, а почта доставит урожай другу.',
      ),
    ],
    en: [
      'Bees with genes, trees with character and farms that plough for you.',
      p(
        'You breed bees the way botanists bred peas: forest with meadows makes common, common with a simple one makes cultivated, and so on to breeds whose honey heals and whose combs melt into ingots.',
      ),
      items(
        'An apiary begins with',
        item('block', 'Bee house'),
        item('bow', 'Scoop'),
        item('block', 'Frame', 3),
        item('book', 'Beealyzer'),
      ),
      p(
        'Not fond of buzzing? A multiblock farm plants, waters and reaps a field the size of a football pitch, and the post will deliver the harvest to a friend.',
      ),
    ],
  }),
  mod({
    slug: 'industrial-foregoing',
    title: 'Industrial Foregoing',
    day: '2023-10-27',
    tags: ['farming', 'technology', 'mobs'],
    on: { hitech: '1.12.13', 'techno-magic-sky': '1.12.13' },
    by: ['Buuz135', 'https://github.com/InnovativeOnlineIndustries/Industrial-Foregoing'],
    ru: [
      'Фермы всего на свете: пшеницы, коров, опыта и чёрного кубика с розовой жижей.',
      p(
        'Каждая машина делает одну работу: сеялка сеет, жнец жнёт, дробилка мобов… ну, вы поняли. Между ними бегают конвейеры, и смотреть на это можно вечно.',
      ),
      steps(
        'Надрежьте дерево латексным экстрактором: из сока получается пластик.',
        'Соберите корпус машины. Теперь вам доступно всё.',
        'Поставьте сеялку и жнеца друг напротив друга и забудьте о голоде.',
      ),
      callout(
        'info',
        'Ферма мобов больше чем на 40 голов будет мягко уменьшена сервером: остальные просто не появятся.',
      ),
    ],
    en: [
      'Farms for everything: wheat, cows, experience and a black cube full of pink slime.',
      p(
        'Every machine does one job: the sower sows, the gatherer gathers, the mob crusher… you see. Conveyors run between them, and you can watch it for ever.',
      ),
      steps(
        'Tap a tree with the fluid extractor: its latex becomes plastic.',
        'Build a machine frame. Everything is open to you now.',
        'Face a sower and a gatherer at each other and forget about hunger.',
      ),
      callout('info', 'The server gently trims a mob farm beyond 40 heads: the rest simply never appear.'),
    ],
  }),
  mod({
    slug: 'ex-nihilo-creatio',
    title: 'Ex Nihilo: Creatio',
    day: '2023-06-23',
    tags: ['worldgen', 'farming'],
    on: { 'techno-magic-sky': '0.4.7.2' },
    by: ['BloodWorkXGaming', 'https://github.com/BloodWorkXGaming/ExNihiloCreatio'],
    ru: [
      'Всё из ничего: просейте землю, разбейте гравий, получите железо. Сердце островов.',
      p(
        'Под ногами шесть блоков земли, над головой небо. Молот превращает булыжник в гравий, гравий в песок, песок в пыль, а решето достаёт из каждого что-нибудь полезное.',
      ),
      table(
        ['Просеиваем', 'Попадается'],
        ['Землю', 'камешки, семена, саженцы'],
        ['Гравий', 'крупицы железа, кремень, уголь'],
        ['Песок', 'крупицы золота, какао, кактусы'],
        ['Пыль', 'редстоун, костная мука, светопыль'],
      ),
      p(
        'Бочка с листьями станет землёй, бочка с водой под открытым небом наполнится сама. Терпение в рецепт не входит, но пригодится.',
      ),
    ],
    en: [
      'Everything from nothing: sift dirt, crush gravel, get iron. The heart of the islands.',
      p(
        'Six blocks of dirt under your feet, sky above. A hammer turns cobble into gravel, gravel into sand, sand into dust, and a sieve finds something useful in each.',
      ),
      table(
        ['You sift', 'You may find'],
        ['Dirt', 'pebbles, seeds, saplings'],
        ['Gravel', 'iron pieces, flint, coal'],
        ['Sand', 'gold pieces, cocoa, cacti'],
        ['Dust', 'redstone, bone meal, glowstone dust'],
      ),
      p(
        'A barrel of leaves becomes dirt; a barrel under open sky fills with rain. Patience is not in the recipe, but you will need some.',
      ),
    ],
  }),
  mod({
    slug: 'mystical-agriculture',
    title: 'Mystical Agriculture',
    day: '2023-07-07',
    tags: ['farming', 'magic'],
    on: { 'techno-magic-sky': '1.7.5' },
    by: ['BlakeBr0', 'https://github.com/BlakeBr0/MysticalAgriculture'],
    ru: [
      'Посадил алмаз — вырос алмаз. Медленно, зато без единой шахты.',
      p(
        'Из инфериумовой пыли складывают эссенции пяти ступеней, из эссенций — семена: железо, редстоун, алмазы, даже звёзды Незера. На острове, где копать нечего, это целая экономика.',
      ),
      h2('Совет'),
      p(
        'Начните с инфериума и не бросайте его, даже когда вырастет что-то блестящее: он нужен в каждом рецепте до самого конца. Под грядку положите ускоритель роста, он складывается в столбик.',
      ),
    ],
    en: [
      'Plant a diamond, grow a diamond. Slowly, but without a single mine.',
      p(
        'Inferium dust makes essences of five tiers, and essences make seeds: iron, redstone, diamonds, even nether stars. On an island with nothing to dig that is an entire economy.',
      ),
      h2('Advice'),
      p(
        'Start with inferium and keep growing it even when something shiny comes up: every recipe needs it to the very end. Put growth accelerators under the soil; they stack downwards.',
      ),
    ],
  }),
  mod({
    slug: 'farmers-delight',
    title: "Farmer's Delight",
    day: '2024-05-10',
    tags: ['farming', 'decoration', 'comfort'],
    on: { 'magic-rpg': '1.2.4' },
    by: ['vectorwing', 'https://github.com/vectorwing/FarmersDelight'],
    ru: [
      'Кастрюля, разделочная доска и рагу, после которого не страшен ни один босс.',
      p(
        'Еда здесь — не полоска голода, а настроение: горячее блюдо согревает и лечит понемногу, а пир на столе кормит весь отряд.',
      ),
      recipe(
        'Кастрюля',
        ['ILI', 'IWI', 'III'],
        { I: ['ingot', 'Железный слиток'], L: ['axe', 'Деревянная лопата'], W: ['potion', 'Ведро воды'] },
        item('block', 'Кастрюля'),
      ),
      list(
        'Рис растёт в воде, помидоры — на верёвке, лук — где попало.',
        'Нож достаёт из туши больше, чем меч.',
        'Плита под кастрюлей обязательна: без огня получится салат.',
      ),
    ],
    en: [
      'A cooking pot, a cutting board and a stew after which no boss is frightening.',
      p(
        'Food here is not a hunger bar but a mood: a hot meal warms you and heals a little, and a feast on the table serves the whole party.',
      ),
      recipe(
        'Cooking pot',
        ['ILI', 'IWI', 'III'],
        { I: ['ingot', 'Iron ingot'], L: ['axe', 'Wooden shovel'], W: ['potion', 'Water bucket'] },
        item('block', 'Cooking pot'),
      ),
      list(
        'Rice grows in water, tomatoes on a rope, onions anywhere.',
        'A knife gets more from the hunt than a sword.',
        'A stove under the pot is a must: without fire you get salad.',
      ),
    ],
  }),
];
