import { callout, embed, h2, image, list, p, quote, spoiler, steps } from '../blocks.ts';
import { text, type SampleDocument } from '../document-types.ts';
import { words } from '../../words.ts';

export const wipeAutumn2023: SampleDocument = {
  slug: 'wipe-autumn-2023',
  author: 'Fumikaze',
  publishedAt: '2023-09-15T15:00:00Z',
  tags: ['wipe'],
  servers: { hitech: null },
  cover: {
    picture: 'wipe-autumn-2023',
    alt: words(
      'Цеха и трубы завода на закате, по небу летят кленовые листья',
      'Factory halls and chimneys at dusk, maple leaves crossing the sky',
    ),
  },
  texts: {
    ru: text(
      'Осенний вайп HiTech: первая ракета стартует 22 сентября',
      'HiTech переезжает на 1.12.2: новые моды, общий космос и уборка, которую мы откладывали полтора года.',
      p(
        'Полтора года HiTech жил на версии, где половина модов уже не обновлялась. Мы чинили их сами, пока не поняли, что чиним музей. **22 сентября в 19:00** сервер переходит на 1.12.2.',
      ),
      h2('Что приезжает'),
      list(
        '**Immersive Engineering** — механизмы, которые видно: ремни, стрелы кранов, искры.',
        '**NuclearCraft** — реакторы, где нужно думать об охлаждении до, а не после.',
        '**Industrial Foregoing** — фермы для тех, кто не хочет бегать с мотыгой.',
        'Орбитальная станция: один мир на всех, с причалами и общим воздухом. Не открывайте окно.',
      ),
      h2('Что уезжает'),
      p(
        'Три мода, которые роняли сервер чаще остальных. Мы не станем называть имён: авторы старались, просто время прошло.',
      ),
      callout(
        'warning',
        'Сборка новая целиком, 640 МБ. Старую папку клиента лаунчер удалит сам, но если вы хранили в ней снимки экрана, перенесите их до 22 сентября.',
      ),
      spoiler(
        'Почему не 1.16',
        p(
          'Мы собирали и её. Из двадцати семи модов, ради которых приходят на HiTech, там работали девятнадцать. Вернёмся к разговору, когда будет двадцать пять.',
        ),
      ),
      quote('На Луне уже стоит мой забор. Там никого нет, но забор стоит.', '— QuarryKing, за час до закрытия'),
    ),
    en: text(
      'HiTech autumn wipe: first rocket leaves on 22 September',
      'HiTech moves to 1.12.2 with new mods, a shared orbit and the clear-out we put off for a year and a half.',
      p(
        'For a year and a half HiTech lived on a version where half the mods were no longer updated. We patched them ourselves until we noticed we were running a museum. On **22 September at 19:00** Moscow time the server moves to 1.12.2.',
      ),
      h2('Coming in'),
      list(
        '**Immersive Engineering**: machines you can see working, with belts, crane arms and sparks.',
        '**NuclearCraft**: reactors that make you think about cooling before, not after.',
        '**Industrial Foregoing**: farms for people who would rather not run around with a hoe.',
        'An orbital station: one world for everybody, with docks and shared air. Do not open the window.',
      ),
      h2('Going out'),
      p(
        'Three mods that crashed the server more than all the others together. We will not name them: their authors did good work, time simply passed.',
      ),
      callout(
        'warning',
        'The pack is entirely new, 640 MB. The launcher removes the old client folder by itself; if you keep screenshots there, move them before 22 September.',
      ),
      spoiler(
        'Why not 1.16',
        p(
          'We built that one too. Of the twenty-seven mods people come to HiTech for, nineteen worked. We will talk again when it is twenty-five.',
        ),
      ),
      quote(
        'My fence is standing on the Moon. There is nobody there, but the fence is.',
        '— QuarryKing, an hour before closing',
      ),
    ),
  },
};

export const wipeSummer2023: SampleDocument = {
  slug: 'wipe-summer-2023',
  author: 'Fumikaze',
  publishedAt: '2023-06-09T15:00:00Z',
  tags: ['wipe'],
  servers: { 'techno-magic-sky': null },
  cover: {
    picture: 'wipe-summer-2023',
    alt: words(
      'Летающий остров с одним деревом, под ним плывут бумажные фонари',
      'A floating island with a single tree, paper lanterns drifting below it',
    ),
  },
  texts: {
    ru: text(
      'Летний вайп TechnoMagic SKY: одно дерево на всех, 16 июня',
      'Острова начинаются заново: решето вместо кирки, общий архипелаг для друзей и сетка, которая ловит упавших. Один раз.',
      p(
        'На старте у каждого остров шесть на шесть, одно дерево и мешок земли. Через неделю у кого-то завод, у кого-то сад с кои, а у кого-то всё ещё мешок земли — и это тоже путь.',
      ),
      embed('youtube', 'aqz-KE-bpKQ'),
      p(
        'Пока мы монтируем ролик об островах прошлого мира, вот короткий мультфильм, который крутили на вечере закрытия. Он про кролика, который долго терпел, — соседи по небу поймут.',
      ),
      h2('Что меняется 16 июня'),
      list(
        'Решето шустрее: руда первых трёх ступеней просеивается вдвое быстрее.',
        'Остров можно объединить с соседним мостом: жители становятся общими, граница — тоже.',
        'Под стартовым островом натянута сетка. Она держит одно падение и рвётся. Дальше — сами.',
      ),
      image(
        'island-dawn',
        'Летающий остров с садом на рассвете',
        'Остров Sumire за неделю до вайпа: сорок одно дерево, ни одного сундука на виду.',
      ),
      h2('Первый час на острове'),
      steps(
        'Не рубите дерево, пока не упал первый саженец.',
        'Сделайте крюк из палок: с ним листья роняют саженцы чаще.',
        'Бочка, листья, вода — и у вас земля. Дальше вы уже знаете.',
      ),
      callout('info', 'Открытие в 18:00 по Москве. Привилегии, баланс и список жителей острова сохраняются.'),
    ),
    en: text(
      'TechnoMagic SKY summer wipe: one tree each, 16 June',
      'The islands start over: a sieve instead of a pickaxe, a shared archipelago for friends and a net that catches those who fall. Once.',
      p(
        'Everyone begins with an island six blocks wide, one tree and a bag of dirt. A week later somebody has a factory, somebody has a koi garden and somebody still has a bag of dirt, which is also a way to live.',
      ),
      embed('youtube', 'aqz-KE-bpKQ'),
      p(
        'While we are still cutting the film about last season’s islands, here is the short cartoon we screened on closing night. It is about a rabbit who put up with a lot. Sky neighbours will understand.',
      ),
      h2('What changes on 16 June'),
      list(
        'A brisker sieve: ore of the first three tiers sifts twice as fast.',
        'Two islands can be joined by a bridge: members are shared, and so is the border.',
        'There is a net under the starting island. It holds one fall and tears. After that you are on your own.',
      ),
      image(
        'island-dawn',
        'A floating island with a garden at dawn',
        "Sumire's island a week before the wipe: forty-one trees and not a chest in sight.",
      ),
      h2('Your first hour on an island'),
      steps(
        'Leave the tree alone until the first sapling has dropped.',
        'Make a crook out of sticks: leaves drop saplings more often with it.',
        'A barrel, leaves, water, and you have dirt. You know the rest.',
      ),
      callout('info', 'Doors open at 18:00 Moscow time. Privileges, balance and the list of island members are kept.'),
    ),
  },
};

/** Only in Russian, as the site itself was then. */
export const wipeWinter2023: SampleDocument = {
  slug: 'wipe-winter-2023',
  author: 'Fumikaze',
  publishedAt: '2023-01-13T15:00:00Z',
  tags: ['wipe'],
  servers: { 'techno-magic-rpg': null },
  cover: {
    picture: 'wipe-winter-2023',
    alt: words('Лиса смотрит на первый снег у каменного фонаря', 'A fox watches the first snow beside a stone lantern'),
  },
  texts: {
    ru: text(
      'Зимний вайп TechnoMagic RPG: с чего всё началось',
      'Первый вайп, о котором мы написали новость. Мир меньше, правил больше, и лиса на спавне теперь отвечает, если её погладить.',
      p(
        'Раньше о вайпе узнавали по сундукам, которых больше нет. Некрасиво вышло. С этого раза предупреждаем за неделю: **20 января в 19:00** TechnoMagic RPG откроется с чистым миром.',
      ),
      h2('Коротко'),
      list(
        'Карта — 10 000 на 10 000 блоков. Прошлая была вчетверо больше, и люди не встречались неделями.',
        'Дуэли вместо открытых боёв: драться можно, если согласны оба.',
        'Рынок у спавна, лавка — по команде `/market`. Торговать в чате больше не нужно, пожалейте соседей.',
      ),
      h2('Лиса'),
      p(
        'Hoshiyomi поставил на спавн лису — «пока не придумаем логотип». Логотип не придумали, лиса осталась. Погладьте её правой кнопкой: иногда она что-нибудь приносит.',
      ),
      quote('Моя лиса принесла мне мою же кирку. Я её не терял.', '— Kuroshi, с закрытой проверки'),
      callout('info', 'Привилегии сохраняются. Всё остальное начинаем вместе и с нуля.'),
    ),
    en: null,
  },
};
