import { callout, gallery, h2, image, item, items, p, quote, table } from '../blocks.ts';
import { text, type SampleDocument } from '../document-types.ts';
import { words } from '../../words.ts';

export const festival2026: SampleDocument = {
  slug: 'lantern-festival-2026',
  author: 'Fumikaze',
  publishedAt: '2026-07-03T12:00:00Z',
  tags: ['event'],
  servers: { 'techno-magic-rpg': null, hitech: null, 'techno-magic-sky': null, 'magic-rpg': null },
  cover: {
    picture: 'lantern-festival-2026',
    alt: words(
      'Праздничная ночь: десятки фонарей над водой, луна и тории',
      'Festival night: dozens of lanterns above the water, a moon and a torii',
    ),
  },
  texts: {
    ru: text(
      'Фестиваль фонарей: десять вечеров июля',
      'С 10 по 19 июля на всех серверах: четыре праздничные деревни и одна река, по которой каждый отправит свой фонарь. Где гулять и что ловить.',
      p(
        'Десятого июля с закатом в деревнях зажгут первые фонари. Строил их весь отдел PaperLantern: семь недель, сорок тысяч блоков, ни одного одинакового прилавка.',
      ),
      gallery(
        image(
          'festival-river',
          'Река с плывущими фонарями между двумя рядами лавок',
          'Река на TechnoMagic RPG. Фонарь можно подписать.',
        ),
        image(
          'festival-sky',
          'Летающие острова, соединённые гирляндами фонарей',
          'SKY: до каждого острова тянется гирлянда.',
        ),
        image('festival-reactor', 'Градирни, украшенные бумажными фонарями', 'HiTech: градирни тоже хотят праздника.'),
      ),
      h2('Что где'),
      table(
        ['Вечер', 'Событие', 'Сервер'],
        ['10 июля, 20:00', 'Открытие и первый салют', 'все'],
        ['12 июля, 19:00', 'Гонка на роботах вокруг реактора', 'HiTech'],
        ['15 июля, 19:00', 'Прыжки с острова на зонте: на точность', 'TechnoMagic SKY'],
        ['17 июля, 20:00', 'Ночь историй: страшное — на сцену академии', 'Magic RPG'],
        ['19 июля, 21:00', 'Спуск фонарей на воду', 'TechnoMagic RPG'],
      ),
      h2('Праздничные вещи'),
      p('Их не продают. Их ловят сачком, выигрывают в лавках и дарят друг другу. После фестиваля они остаются вашими.'),
      items(
        'На прилавках',
        item('food', 'Такояки', 8),
        item('potion', 'Сироп со льдом', 3),
        item('helmet', 'Маска кицунэ'),
        item('bow', 'Лук для тира'),
        item('coin', 'Билет лавки', 12),
        item('key', 'Ключ от реки'),
      ),
      callout(
        'success',
        'Зайдите все десять вечеров — и фонарь над вашим домом не погаснет до следующего лета. На карте его видно издалека.',
      ),
      quote('В прошлом году я подписал фонарь «сдам экзамен». Сдал. Ничего не утверждаю.', '— Misha_Gear'),
    ),
    en: text(
      'Lantern festival: ten evenings in July',
      'From 10 to 19 July on every server: four festival villages and one river that carries a lantern from everyone. Where to stroll and what to catch.',
      p(
        'On the tenth of July, at dusk, the first lanterns go up in the villages. PaperLantern and the whole crew built them: seven weeks, forty thousand blocks, no two stalls alike.',
      ),
      gallery(
        image(
          'festival-river',
          'A river of floating lanterns between two rows of stalls',
          'The river on TechnoMagic RPG. You can write on your lantern.',
        ),
        image(
          'festival-sky',
          'Floating islands joined by strings of lanterns',
          'SKY: a string of lights reaches every island.',
        ),
        image(
          'festival-reactor',
          'Cooling towers dressed in paper lanterns',
          'HiTech: cooling towers like a holiday too.',
        ),
      ),
      h2('What is on'),
      table(
        ['Evening', 'Event', 'Server'],
        ['10 July, 20:00', 'Opening and first fireworks', 'all'],
        ['12 July, 19:00', 'Robot race around the reactor', 'HiTech'],
        ['15 July, 19:00', 'Umbrella jump from an island, for accuracy', 'TechnoMagic SKY'],
        ['17 July, 20:00', 'Night of stories: the scary ones on the academy stage', 'Magic RPG'],
        ['19 July, 21:00', 'Lanterns go down the river', 'TechnoMagic RPG'],
      ),
      p('All times are Moscow time.'),
      h2('Festival things'),
      p(
        'They are not for sale. You catch them with a net, win them at stalls and give them to each other. They stay yours when the festival ends.',
      ),
      items(
        'On the stalls',
        item('food', 'Takoyaki', 8),
        item('potion', 'Syrup on ice', 3),
        item('helmet', 'Kitsune mask'),
        item('bow', 'Shooting gallery bow'),
        item('coin', 'Stall ticket', 12),
        item('key', 'Key to the river'),
      ),
      callout(
        'success',
        'Come on all ten evenings and the lantern above your home stays lit until next summer. It shows on the map from afar.',
      ),
      quote('Last year I wrote “pass the exam” on my lantern. I passed. I am not claiming anything.', '— Misha_Gear'),
    ),
  },
};
