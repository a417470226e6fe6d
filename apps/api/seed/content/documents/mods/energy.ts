import { callout, h2, item, items, list, p, spoiler, steps, table } from '../blocks.ts';
import { mod } from './mod.ts';

export const energyMods = [
  mod({
    slug: 'nuclearcraft',
    title: 'NuclearCraft',
    day: '2023-10-06',
    tags: ['energy', 'technology'],
    on: { hitech: '2.18y' },
    by: ['turbodiesel4598', 'https://github.com/tomdodd4598/NuclearCraft'],
    ru: [
      'Деление, синтез и сорок видов топлива. Реактор — это головоломка, где проигрыш слышно издалека.',
      p(
        'Вы раскладываете внутри короба стержни и охладители, и у каждого охладителя свои капризы: воде нужен стержень рядом, золоту — вода, редстоуну — стержень. Сложится — будет тихо гудеть. Не сложится — тоже узнаете.',
      ),
      table(
        ['Охладитель', 'Чего хочет'],
        ['Вода', 'хотя бы один стержень рядом'],
        ['Редстоун', 'хотя бы один стержень рядом'],
        ['Золото', 'вода и редстоун по соседству'],
        ['Криотеум', 'хотя бы два стержня'],
      ),
      callout('danger', 'Радиация включена. Отходы храните в свинцовых контейнерах, а не в сундуке под кроватью.'),
    ],
    en: [
      'Fission, fusion and forty kinds of fuel. A reactor is a puzzle in which losing is heard from afar.',
      p(
        'You lay out cells and coolers inside a box, and every cooler has its whims: water wants a cell beside it, gold wants water, redstone wants a cell. Get it right and it hums quietly. Get it wrong and you will know.',
      ),
      table(
        ['Cooler', 'What it wants'],
        ['Water', 'at least one cell beside it'],
        ['Redstone', 'at least one cell beside it'],
        ['Gold', 'water and redstone next door'],
        ['Cryotheum', 'at least two cells'],
      ),
      callout('danger', 'Radiation is on. Keep waste in lead-lined containers, not in the chest under your bed.'),
    ],
  }),
  mod({
    slug: 'extreme-reactors',
    title: 'Extreme Reactors',
    day: '2023-10-20',
    tags: ['energy', 'technology'],
    on: { hitech: '1.12.2-0.4.5' },
    by: ['ZeroNoRyouki', 'https://github.com/ZeroNoRyouki/ExtremeReactors2'],
    ru: [
      'Реактор любого размера, который не взрывается. Зато турбина к нему — высотой с дом.',
      p(
        'Самый добрый из наших реакторов: при ошибке он просто плохо греет. Поэтому его и ставят первым — желлорит внутрь, стержни сверху, управляющий блок на стену.',
      ),
      steps(
        'Начните с короба 5 × 5 × 5 и одного столба топлива.',
        'Залейте вокруг столба что-нибудь, что замедляет: воду, графит, криотеум.',
        'Опустите стержни до 80 процентов — топлива уйдёт впятеро меньше, энергии почти столько же.',
      ),
      p(
        'Когда энергии станет мало, переводите реактор на пар и стройте **турбину**: её лопасти видно через стекло, и это лучшее украшение базы.',
      ),
    ],
    en: [
      'A reactor of any size that does not explode. The turbine that goes with it is as tall as a house.',
      p(
        'The kindest of our reactors: when you make a mistake it merely heats badly. That is why people build it first: yellorium inside, control rods on top, a controller on the wall.',
      ),
      steps(
        'Start with a 5 × 5 × 5 box and a single column of fuel.',
        'Surround the column with something that slows neutrons: water, graphite, cryotheum.',
        'Lower the rods to 80 per cent: a fifth of the fuel, nearly all of the power.',
      ),
      p(
        'When power runs short, switch the reactor to steam and build a **turbine**. You can watch its blades through the glass, and no base has a better ornament.',
      ),
    ],
  }),
  mod({
    slug: 'flux-networks',
    title: 'Flux Networks',
    day: '2023-11-03',
    tags: ['energy', 'transport'],
    on: { hitech: '4.1.1' },
    by: ['Ollie Lansdell, BloCamLimb', 'https://github.com/SonarSonic/Flux-Networks'],
    ru: [
      'Энергия без проводов — хоть с Марса. Одна сеть, сколько угодно точек, и права на каждую.',
      p(
        'Вилка берёт энергию, точка отдаёт, контроллер показывает, кто сколько съел. Расстояние не важно: реактор под землёй питает станцию на орбите.',
      ),
      list(
        'Сеть можно закрыть паролем или открыть друзьям.',
        'У каждой точки есть приоритет: пусть сначала заряжается броня, потом завод.',
        'Зарядка по воздуху работает и для вещей в кармане.',
      ),
      callout(
        'info',
        'На HiTech точка стоит дороже обычного: так у кабелей остаётся смысл. Рецепт смотрите клавишей R.',
      ),
    ],
    en: [
      'Power without wires, all the way from Mars. One network, as many points as you like, and rights for each.',
      p(
        'A plug takes power, a point gives it, a controller shows who ate how much. Distance does not matter: a reactor underground can feed a station in orbit.',
      ),
      list(
        'Lock the network with a password or open it to your friends.',
        'Every point has a priority: armour first, the factory after.',
        'Wireless charging also works for what is in your pockets.',
      ),
      callout(
        'info',
        'On HiTech a point costs more than usual, so that cables keep their purpose. Press R to see the recipe.',
      ),
    ],
  }),
  mod({
    slug: 'draconic-evolution',
    title: 'Draconic Evolution',
    day: '2023-06-02',
    tags: ['energy', 'technology', 'magic'],
    on: { 'techno-magic-rpg': '1.0.2h', hitech: '2.3.28', 'techno-magic-sky': '2.3.28' },
    by: ['brandon3055', 'https://github.com/Draconic-Inc/Draconic-Evolution'],
    ru: [
      'Дракон был только началом. Ядро энергии размером с дом, броня со щитом и второй, злой дракон.',
      p(
        'Сюда приходят, когда остальное уже построено. Руда дракония редка, лучшая — в Крае, а пробуждённый слиток требует сердца дракона и терпения.',
      ),
      items(
        'Ступени',
        item('ingot', 'Драконий слиток'),
        item('chestplate', 'Виверновая броня'),
        item('gem', 'Сердце дракона'),
        item('ingot', 'Пробуждённый слиток', 4),
        item('bow', 'Драконий лук'),
      ),
      spoiler(
        'Про реактор',
        p(
          'Да, он даёт энергии больше всех остальных вместе. Да, если поле упадёт, вместо базы будет озеро. Стройте его в шахтёрском мире и следите за насыщением, а не за цифрой, которая вам нравится.',
        ),
      ),
    ],
    en: [
      'The dragon was only the beginning. An energy core the size of a house, shielded armour and a second, angry dragon.',
      p(
        'People come here when everything else is built. Draconium is rare, the best of it lies in the End, and an awakened ingot asks for a dragon heart and some patience.',
      ),
      items(
        'The steps',
        item('ingot', 'Draconium ingot'),
        item('chestplate', 'Wyvern armour'),
        item('gem', 'Dragon heart'),
        item('ingot', 'Awakened ingot', 4),
        item('bow', 'Draconic bow'),
      ),
      spoiler(
        'About the reactor',
        p(
          'Yes, it gives more power than all the others together. Yes, if the field drops you will have a lake for a base. Build it in the mining world and watch the saturation, not the number you like.',
        ),
      ),
    ],
  }),
  mod({
    slug: 'galacticraft',
    title: 'Galacticraft',
    day: '2023-04-21',
    tags: ['worldgen', 'technology', 'transport'],
    on: { 'techno-magic-rpg': '3.0.12', hitech: '4.0.6' },
    by: ['micdoodle8', 'https://github.com/micdoodle8/Galacticraft'],
    ru: [
      'Ракета, скафандр и тишина. Луна — за вечер подготовки, Марс — за неделю, обратно — если не забыли топливо.',
      p(
        'Вы собираете ракету по винтику, заправляете, садитесь — и через минуту смотрите сверху на собственный дом. Воздуха там нет, еду прямо из рук не съесть, зато прыгается высоко.',
      ),
      h2('Список перед стартом'),
      list(
        'Два баллона кислорода, маска, трубки — и запас.',
        'Топливо на **обратную** дорогу.',
        'Площадка и парашют: садиться на голову никому не понравится.',
        'Флаг. Без флага не считается.',
      ),
    ],
    en: [
      'A rocket, a suit and silence. The Moon takes an evening of preparation, Mars a week, the way back depends on fuel.',
      p(
        'You build the rocket bolt by bolt, fuel it, climb in, and a minute later you look down on your own house. There is no air up there and no eating by hand, but you jump very high.',
      ),
      h2('Before you launch'),
      list(
        'Two oxygen tanks, a mask, tubes, and spares.',
        'Fuel for the way **back**.',
        'A launch pad and a parachute: nobody enjoys a rocket on the head.',
        'A flag. Without a flag it does not count.',
      ),
    ],
  }),
];
