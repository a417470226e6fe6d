import { callout, h2, h3, image, item, items, list, p, quote, spoiler, steps, table } from '../blocks.ts';
import { text, type SampleDocument } from '../document-types.ts';
import { words } from '../../words.ts';

export const hitechPage: SampleDocument = {
  slug: 'hitech',
  author: 'InkAndQuill',
  publishedAt: '2023-01-20T16:05:00Z',
  tags: [],
  servers: { hitech: null },
  cover: {
    picture: 'server-hitech',
    alt: words(
      'Завод и реактор на берегу ночного залива, в окнах голубой свет',
      'A factory and a reactor on the shore of a night bay, blue light in the windows',
    ),
  },
  texts: {
    ru: text(
      'HiTech: завод, который работает, пока вы спите',
      'Ни капли магии: реакторы, роботы, автокрафт и ракета во дворе. Для тех, кто любит, когда само.',
      p(
        'На HiTech есть игрок, который за месяц не поставил ни одного блока руками: всё за него построили роботы. Есть другой — он третий год рисует один и тот же завод, каждый раз красивее. **Оба играют правильно.**',
      ),
      h2('Что это за место'),
      p(
        'Двадцать семь модов о том, как превратить руду в вещи, вещи в машины, а машины — в ракету. Магии нет совсем. Боёв тоже: соревнуемся в мегаваттах.',
      ),
      list(
        '**Начало** — [Immersive Engineering](/mods/immersive-engineering) и [Thermal Expansion](/mods/thermal-expansion): всё крутится и видно.',
        '**Середина** — [Mekanism](/mods/mekanism), [Ender IO](/mods/ender-io) и склад на [Applied Energistics 2](/mods/applied-energistics-2).',
        '**Вершина** — [реакторы](/mods/nuclearcraft), драконий металл и [космос](/mods/galacticraft).',
      ),
      image(
        'hitech-hall',
        'Машинный зал: шестерни, синий кристалл и штабель цветных блоков',
        'Зал TeslaBoy. Хозяин утверждает, что знает назначение каждого блока.',
      ),
      h2('Как начать'),
      steps(
        'Возьмите у спавна стартовый ящик и карту промзон: там отмечено, где ещё свободно.',
        'Первая энергия — водяное колесо или угольное динамо. Не стройте большой зал, пока не знаете, что в нём будет.',
        'Удвойте руду в первый же вечер: измельчитель окупается за час.',
        'Поставьте рядом два ящика и подпишите их. Через неделю вы скажете себе спасибо.',
      ),
      items(
        'Первая линия',
        item('block', 'Динамо'),
        item('block', 'Измельчитель'),
        item('block', 'Печь'),
        item('chest', 'Ящик', 2),
        item('key', 'Ключ инженера'),
      ),
      h2('Энергия: что во что'),
      table(
        ['Источник', 'Когда', 'На что хватит'],
        ['Водяное колесо', 'первый вечер', 'лампочка и гордость'],
        ['Угольные динамо', 'первая неделя', 'линия обработки'],
        ['Extreme Reactors', 'вторая', 'весь завод'],
        ['NuclearCraft', 'месяц', 'соседям тоже'],
        ['Синтез', 'когда-нибудь', 'свет в окне видно с Луны'],
      ),
      h2('Экономика'),
      p(
        'Монеты платят за заказы: каждый вечер доска у спавна просит что-нибудь собрать — двадцать процессоров, сотню труб, один торт. Рынок (`/market`) принимает всё, но лучше всего идут **сплавы и готовые корпуса**: новички покупают время.',
      ),
      p(
        'Чанки, которые работают без вас рядом, зависят от привилегии: от двух до тридцати двух. Засыпают они вместе с вами — когда вы выходите из игры, завод отдыхает.',
      ),
      h2('Правила места'),
      list(
        'Карьер — только в шахтёрском мире, он обновляется в первую пятницу месяца.',
        'Механизмы не должны нарочно нагружать сервер. Тысяча поршней ради красоты — это нарочно.',
        'Реактор взрывается только у вас. Радиация — тоже.',
        'Робот в чужом регионе не копает. Не просите его, ему неловко.',
      ),
      h2('Советы'),
      h3('Про порядок'),
      p(
        'Цвет кабеля — это язык. Договоритесь с собой: красный — энергия, синий — вещи, и не меняйте правила посреди стройки.',
      ),
      h3('Про космос'),
      p('Летите втроём. Один забудет кислород, второй — топливо, третий всё взял с запасом.'),
      spoiler(
        'Как понять, что пора остановиться',
        p(
          'Если вы автоматизировали производство тортов, которые никто не ест, чтобы кормить ферму, которая нужна для тортов, — пора. Или стройте вторую.',
        ),
      ),
      quote(
        'Сначала я автоматизировал руду, потом печи, потом рынок. Теперь сижу и смотрю. Лучший отпуск.',
        '— PavelDrill',
      ),
      callout(
        'info',
        'Живой TPS и онлайн — в начале этой страницы. Как мы держим двадцать тиков, написано [отдельно](/news/keeping-twenty-tps), по-английски.',
      ),
    ),
    en: text(
      'HiTech: a factory that works while you sleep',
      'Not a drop of magic: reactors, robots, autocrafting and a rocket in the yard. For people who like things to run by themselves.',
      p(
        'There is a player on HiTech who has not placed a block by hand for a month; robots build everything for him. There is another who has been drawing the same factory for three years, more beautiful each time. **Both are playing it right.**',
      ),
      h2('What kind of place it is'),
      p(
        'Twenty-seven mods about turning ore into things, things into machines and machines into a rocket. There is no magic at all. No combat either: we compete in megawatts.',
      ),
      list(
        '**The start**: [Immersive Engineering](/mods/immersive-engineering) and [Thermal Expansion](/mods/thermal-expansion), where everything turns and shows.',
        '**The middle**: [Mekanism](/mods/mekanism), [Ender IO](/mods/ender-io) and storage on [Applied Energistics 2](/mods/applied-energistics-2).',
        '**The top**: [reactors](/mods/nuclearcraft), draconic metal and [space](/mods/galacticraft).',
      ),
      image(
        'hitech-hall',
        'A machine hall: gears, a blue crystal and a stack of coloured blocks',
        "TeslaBoy's hall. The owner claims to know what every block is for.",
      ),
      h2('How to start'),
      steps(
        'Take the starter crate at spawn and the map of industrial zones, which shows what is still free.',
        'First power: a water wheel or a coal dynamo. Do not build a large hall before you know what goes in it.',
        'Double your ore on the first evening: a pulverizer pays for itself within the hour.',
        'Put two crates side by side and label them. In a week you will thank yourself.',
      ),
      items(
        'A first line',
        item('block', 'Dynamo'),
        item('block', 'Pulverizer'),
        item('block', 'Furnace'),
        item('chest', 'Crate', 2),
        item('key', "Engineer's wrench"),
      ),
      h2('Power: what for what'),
      table(
        ['Source', 'When', 'Enough for'],
        ['Water wheel', 'first evening', 'a light bulb and some pride'],
        ['Coal dynamos', 'first week', 'an ore line'],
        ['Extreme Reactors', 'second week', 'the whole factory'],
        ['NuclearCraft', 'first month', 'the neighbours as well'],
        ['Fusion', 'some day', 'a window you can see from the Moon'],
      ),
      h2('Economy'),
      p(
        'Coins are paid for orders: every evening the board at spawn asks for something to be built, twenty processors, a hundred pipes, one cake. The market (`/market`) takes anything, but **alloys and finished casings** sell best: newcomers are buying time.',
      ),
      p(
        'How many chunks keep working without you nearby depends on your privilege, from two to thirty-two. They go to sleep when you do: leave the game and the factory rests.',
      ),
      h2('Rules of the place'),
      list(
        'Quarries run in the mining world only, which resets on the first Friday of the month.',
        'Machines must not strain the server on purpose. A thousand pistons for beauty is on purpose.',
        'A reactor explodes only at your place. So does its radiation.',
        "Robots do not dig in other people's regions. Do not ask them to, it is awkward.",
      ),
      h2('Advice'),
      h3('On order'),
      p(
        'Cable colours are a language. Agree with yourself that red is power and blue is items, and do not change the rules halfway through.',
      ),
      h3('On space'),
      p('Fly in threes. One will forget the oxygen, one the fuel, and one will have brought spares of both.'),
      spoiler(
        'How to tell it is time to stop',
        p(
          'If you have automated cakes nobody eats to feed a farm that is needed for the cakes, it is time. Or build a second one.',
        ),
      ),
      quote(
        'First I automated the ore, then the furnaces, then the market. Now I sit and watch. Best holiday ever.',
        '— PavelDrill',
      ),
      callout(
        'info',
        'Live TPS and players are at the top of this page. How we keep twenty ticks is [a story of its own](/news/keeping-twenty-tps).',
      ),
    ),
  },
};
