import { callout, h2, image, list, p, quote, steps } from '../blocks.ts';
import { text, type SampleDocument } from '../document-types.ts';
import { words } from '../../words.ts';

export const interviewDaiku: SampleDocument = {
  slug: 'interview-daiku',
  author: 'InkAndQuill',
  publishedAt: '2026-03-06T12:00:00Z',
  tags: ['interview'],
  servers: {},
  cover: {
    picture: 'interview-daiku',
    alt: words(
      'Недостроенная пагода в лесах из брёвен, рядом стопки цветных блоков',
      'An unfinished pagoda in log scaffolding beside stacks of coloured blocks',
    ),
  },
  texts: {
    ru: text(
      'Daiku: «Сначала строю тень, потом стены»',
      'Главный строитель проекта — о спавне, который переделывали одиннадцать раз, о любви к некрасивым блокам и о том, с чего начинать, если вы строите коробки.',
      p(
        'Daiku построил все четыре спавна Hoshikraft и разрешил называть себя плотником — это и значит его ник. Мы поговорили в его мастерской: плоский мир, восемьсот недоделанных крыш.',
      ),
      h2('О спавне'),
      p('**— Сколько раз вы переделывали спавн TechnoMagic RPG?**'),
      p(
        '— Одиннадцать. Десять раз он был красивым. На одиннадцатый стал понятным. Новичок появляется спиной к порталу, видит дорогу, в конце дороги — свет. Он идёт на свет. Всё, задача решена, можно украшать.',
      ),
      p('**— То есть красота вторична?**'),
      p('— Красота — это когда не заметили, что их вели.'),
      image(
        'workshop',
        'Мастерская строителя: ряды крыш разных цветов под луной',
        'Плоский мир Daiku. Крыши он не удаляет: «вдруг пригодится карниз».',
      ),
      h2('О тени'),
      quote('Сначала строю тень, потом стены. Стену видно в полдень, а тень — весь день.'),
      p(
        '— Возьмите любую скучную коробку и утопите окна на один блок. Выдвиньте крышу на один. Поставьте столб на шаг перед стеной. Блоков вы потратили двадцать, а коробки больше нет.',
      ),
      h2('О блоках'),
      p('**— Любимый блок?**'),
      p(
        '— Андезит. Его все ненавидят, поэтому у меня его много. А ещё он серый по-честному: рядом с ним любой цвет становится ярче. Красивых блоков бояться надо, они тянут одеяло на себя.',
      ),
      p('**— А на HiTech?**'),
      p(
        '— Там у Chisel сорок оттенков бетона, это как попасть в магазин красок голодным. Правило прежнее: три материала на дом. Четвёртый — только если сможете объяснить его бабушке.',
      ),
      h2('Советы тем, кто строит коробки'),
      steps(
        'Нарисуйте план на бумаге. Хоть карандашом на чеке.',
        'Сделайте дом на два блока шире, чем хочется: внутрь ещё встанут вещи.',
        'Отойдите на тридцать блоков. Если не видно, где вход, — входа нет.',
        'Перед сном уберите одно украшение.',
      ),
      callout(
        'info',
        'Набор в строители открыт всегда: пришлите три снимка и один рассказ о том, что у вас не получилось. Второе важнее.',
      ),
      h2('Коротко'),
      list(
        '**Ступени или плиты?** Плиты. Ступени потом.',
        '**Симметрия?** Для храмов и людей, которые торопятся.',
        '**Что строите сейчас?** Пристань. Она будет старой уже в день открытия.',
      ),
    ),
    en: text(
      'Daiku: “I build the shadow first, then the walls”',
      'Our head builder on a spawn that was rebuilt eleven times, on loving ugly blocks, and on where to begin if all you build is boxes.',
      p(
        'Daiku built all four Hoshikraft spawns and lets us call him a carpenter, which is what his nickname means. We talked in his workshop: a flat world with eight hundred unfinished roofs.',
      ),
      h2('On the spawn'),
      p('**How many times did you rebuild the TechnoMagic RPG spawn?**'),
      p(
        'Eleven. Ten times it was beautiful. The eleventh time it made sense. A newcomer appears with their back to the portal, sees a road, and at the end of the road there is light. They walk towards the light. That is it, the problem is solved, now you may decorate.',
      ),
      p('**So beauty comes second?**'),
      p('Beauty is when nobody noticed they were being led.'),
      image(
        'workshop',
        "A builder's workshop: rows of roofs in different colours under the moon",
        "Daiku's flat world. He never deletes a roof: “I might need that eave.”",
      ),
      h2('On shadow'),
      quote('I build the shadow first, then the walls. You see a wall at noon; you see a shadow all day.'),
      p(
        'Take any dull box and sink the windows by one block. Push the roof out by one. Put a post one step in front of the wall. You spent twenty blocks and the box is gone.',
      ),
      h2('On blocks'),
      p('**Your favourite block?**'),
      p(
        'Andesite. Everyone hates it, so I have plenty. And it is an honest grey: any colour beside it looks brighter. Beautiful blocks are the ones to be afraid of; they pull the blanket to their side.',
      ),
      p('**And on HiTech?**'),
      p(
        'Chisel has forty shades of concrete there, which is like walking into a paint shop hungry. The rule stays: three materials to a house. A fourth only if you can explain it to your grandmother.',
      ),
      h2('Advice for people who build boxes'),
      steps(
        'Draw a plan on paper. A pencil and a receipt will do.',
        'Make the house two blocks wider than you would like: things still have to fit inside.',
        'Step back thirty blocks. If you cannot see the door, there is no door.',
        'Before you go to bed, take one ornament away.',
      ),
      callout(
        'info',
        'We are always looking for builders: send three screenshots and one story about something that did not work out. The story matters more.',
      ),
      h2('In short'),
      list(
        '**Stairs or slabs?** Slabs. Stairs later.',
        '**Symmetry?** For temples and people in a hurry.',
        '**What are you building now?** A pier. It will be old on opening day.',
      ),
    ),
  },
};
