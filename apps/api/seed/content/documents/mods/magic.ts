import { callout, h2, item, items, list, p, quote, spoiler, steps } from '../blocks.ts';
import { mod } from './mod.ts';

export const magicMods = [
  mod({
    slug: 'thaumcraft',
    title: 'Thaumcraft',
    day: '2023-02-24',
    tags: ['magic'],
    on: { 'techno-magic-rpg': '4.2.3.5', 'techno-magic-sky': '6.1.BETA26' },
    by: ['Azanor', null],
    ru: [
      'Наука о магии: разбирайте мир на аспекты, чертите исследования и не открывайте банку с порчей.',
      p(
        'Всё состоит из аспектов: факел — это свет и огонь, хлеб — еда и труд. Собираете их, складываете в цепочки, открываете следующую страницу. К вечеру на столе стоят тигли, под столом — голем, в лесу — узел, который вы мысленно уже назвали своим.',
      ),
      list(
        '**Таумометр** показывает, из чего вещь. Смотрите на всё: на кур, на камни, на соседа.',
        '**Тигель** варит, **инфузия** соединяет невозможное.',
        '**Големы** носят, собирают, сторожат и никогда не жалуются.',
      ),
      callout('warning', 'Искажение копится незаметно. Если слышите шёпот — это не сосед.'),
    ],
    en: [
      'Magic as a science: take the world apart into aspects, chart your research and leave the jar of taint closed.',
      p(
        'Everything is made of aspects: a torch is light and fire, bread is food and labour. You gather them, chain them together and turn to the next page. By evening there are crucibles on the table, a golem beneath it, and a node in the woods you already think of as yours.',
      ),
      list(
        'The **thaumometer** shows what a thing is made of. Point it at everything: chickens, rocks, your neighbour.',
        'A **crucible** brews; **infusion** joins what cannot be joined.',
        '**Golems** fetch, harvest, guard and never complain.',
      ),
      callout('warning', 'Warp builds up quietly. If you hear whispering, it is not your neighbour.'),
    ],
  }),
  mod({
    slug: 'botania',
    title: 'Botania',
    day: '2023-03-10',
    tags: ['magic', 'farming', 'decoration'],
    on: { 'techno-magic-rpg': 'r1.8-249', 'techno-magic-sky': 'r1.10-364', 'magic-rpg': '1.20.1-446' },
    by: ['Vazkii', 'https://github.com/VazkiiMods/Botania'],
    ru: [
      'Технический мод, который притворился клумбой. Цветы делают ману, мана делает всё остальное.',
      p(
        'Ни труб, ни окошек: мана летает искрами от цветка к бассейну, а сколько её — видно по уровню. Хороший сад работает сам, красивый — ещё и радует.',
      ),
      items(
        'Чтобы начать',
        item('food', 'Мистические лепестки', 16),
        item('block', 'Аптекарь лепестков'),
        item('book', 'Lexica Botania'),
        item('gem', 'Мана-алмаз'),
      ),
      quote('Сначала сад строился ради маны. Потом мана строилась ради сада.', '— Sumire, TechnoMagic SKY'),
    ],
    en: [
      'A technical mod pretending to be a flower bed. Flowers make mana, mana makes everything else.',
      p(
        'No pipes and no windows: mana flies in sparks from flower to pool, and you can see how much there is. A good garden runs by itself; a beautiful one makes you happy as well.',
      ),
      items(
        'To begin with',
        item('food', 'Mystical petals', 16),
        item('block', 'Petal apothecary'),
        item('book', 'Lexica Botania'),
        item('gem', 'Mana diamond'),
      ),
      quote('First I built a garden for the mana. Then I made mana for the garden.', '— Sumire, TechnoMagic SKY'),
    ],
  }),
  mod({
    slug: 'blood-magic',
    title: 'Blood Magic',
    day: '2023-04-14',
    tags: ['magic', 'mobs'],
    on: { 'techno-magic-rpg': '1.3.3', 'techno-magic-sky': '2.4.3' },
    by: ['WayofTime', 'https://github.com/WayofTime/BloodMagic'],
    ru: [
      'Сила в обмен на здоровье. Сначала ваше, потом — тех, кто неосторожно зашёл в ферму.',
      p(
        'Алтарь, нож и решимость. Первые капли отдаёте сами, дальше руны вокруг алтаря делают дело быстрее, а добровольцы приходят из спавнера.',
      ),
      h2('Что это даёт'),
      list(
        'Сигилы: лава, воздух, рост — по щелчку.',
        'Ритуалы, которые копают, поят сад и ловят метеориты.',
        'Доспех, который учится тому, что вы чаще всего делаете.',
      ),
      callout(
        'danger',
        'Не стойте на алтаре с одним сердцем, чтобы «добить последнюю каплю». Мы видели, чем это кончается. Четырежды.',
      ),
    ],
    en: [
      'Power in exchange for health. Yours at first, later that of whoever wandered into your farm.',
      p(
        'An altar, a knife and resolve. You give the first drops yourself; then runes around the altar speed things up, and volunteers come out of a spawner.',
      ),
      h2('What you get'),
      list(
        'Sigils: lava, air, growth at a click.',
        'Rituals that dig, water the garden and call down meteorites.',
        'Armour that learns whatever you do most.',
      ),
      callout(
        'danger',
        'Do not stand at the altar on one heart to “squeeze out the last drop”. We have seen how that ends. Four times.',
      ),
    ],
  }),
  mod({
    slug: 'ars-magica-2',
    title: 'Ars Magica 2',
    day: '2023-05-05',
    tags: ['magic'],
    on: { 'techno-magic-rpg': '1.4.0.009' },
    by: ['Mithion', null],
    ru: [
      'Заклинание как конструктор: форма, действие, усилитель. Придумайте своё и дайте ему глупое имя.',
      p(
        'Вы выбираете, **как** летит (снаряд, луч, касание), **что** делает (огонь, лёд, полёт, копание) и чем усилено. Получается что угодно: от «согреть руки» до «извини, сосед».',
      ),
      steps(
        'Соберите светящиеся цветы и сделайте книгу.',
        'Откройте три дерева навыков и не разбрасывайтесь очками.',
        'Первое заклинание — свет. Второе — копание. Третье придумаете сами.',
      ),
    ],
    en: [
      'Spells as a building set: a shape, an effect, a modifier. Invent your own and give it a silly name.',
      p(
        'You choose **how** it travels (projectile, beam, touch), **what** it does (fire, frost, flight, digging) and what strengthens it. The result can be anything from “warm my hands” to “sorry, neighbour”.',
      ),
      steps(
        'Gather the glowing flowers and make the compendium.',
        'Open the three skill trees and do not scatter your points.',
        'First spell: light. Second: dig. The third one is up to you.',
      ),
    ],
  }),
  mod({
    slug: 'witchery',
    title: 'Witchery',
    day: '2023-05-26',
    tags: ['magic', 'mobs', 'farming'],
    on: { 'techno-magic-rpg': '0.24.1' },
    by: ['Emoniph', null],
    ru: [
      'Котёл, круги, метла и вампир в роду. Самый атмосферный мод сборки — и самый неприятный для врагов.',
      p(
        'Начинается с травника в огороде, кончается полётом на метле над деревней. Между ними — проклятия, куклы, ковен из трёх ведьм и мутное зелье, которое вы обещали не пробовать.',
      ),
      spoiler(
        'Кем можно стать',
        list(
          '**Вампир:** не любит солнце, любит соседей.',
          '**Оборотень:** полнолуние расписано по календарю.',
          '**Ведьма ковена:** скучно, зато ритуалы работают вдвое лучше.',
        ),
      ),
      callout('warning', 'Проклинать новичков до двадцатого уровня запрещено правилами, и кот на вас обидится.'),
    ],
    en: [
      'A cauldron, circles, a broom and a vampire in the family. The most atmospheric mod in the pack, and the most unpleasant for enemies.',
      p(
        'It begins with herbs in the garden and ends with a broom above the village. In between: curses, dolls, a coven of three and a murky potion you promised not to taste.',
      ),
      spoiler(
        'What you can become',
        list(
          '**Vampire:** dislikes the sun, likes neighbours.',
          '**Werewolf:** full moons are in the calendar.',
          '**Coven witch:** dull, but rituals work twice as well.',
        ),
      ),
      callout('warning', 'Cursing newcomers below level twenty is against the rules, and your cat will take it badly.'),
    ],
  }),
  mod({
    slug: 'astral-sorcery',
    title: 'Astral Sorcery',
    day: '2023-06-30',
    tags: ['magic', 'worldgen'],
    on: { 'techno-magic-sky': '1.10.27' },
    by: ['HellFirePvP', 'https://github.com/HellFirePvP/AstralSorcery'],
    ru: [
      'Магия, которой нужен вид на небо. На островах его, к счастью, хватает.',
      p(
        'Ночью созвездия видно через телескоп, и каждое чем-то полезно: одно растит, другое чинит, третье лечит. Звёздный свет собирают линзами и ведут лучом — главное, чтобы над кристаллом не было крыши.',
      ),
      items(
        'На первый алтарь',
        item('block', 'Звёздный алтарь'),
        item('gem', 'Горный кристалл', 2),
        item('block', 'Мрамор', 32),
        item('potion', 'Жидкий звёздный свет'),
      ),
      p(
        'Бумажку с созвездием можно вклеить в плащ: одиннадцать узоров и столько же способов летать, светить и не тонуть.',
      ),
    ],
    en: [
      'Magic that needs a view of the sky. Luckily the islands have plenty.',
      p(
        'At night you find constellations through a telescope, and each is good for something: one grows, one repairs, one heals. Starlight is gathered with lenses and sent on as a beam; just keep roofs away from the crystal.',
      ),
      items(
        'For the first altar',
        item('block', 'Starlight altar'),
        item('gem', 'Rock crystal', 2),
        item('block', 'Marble', 32),
        item('potion', 'Liquid starlight'),
      ),
      p(
        'A paper with a constellation can be sewn into a cloak: eleven patterns and as many ways to fly, shine and not drown.',
      ),
    ],
  }),
];
