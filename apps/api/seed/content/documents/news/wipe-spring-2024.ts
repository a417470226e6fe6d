import { callout, gallery, h2, image, list, p, steps } from '../blocks.ts';
import { text, type SampleDocument } from '../document-types.ts';
import { words } from '../../words.ts';

export const wipeSpring2024: SampleDocument = {
  slug: 'wipe-spring-2024',
  author: 'Fumikaze',
  publishedAt: '2024-04-12T15:00:00Z',
  tags: ['wipe'],
  servers: { 'magic-rpg': null, 'techno-magic-sky': null },
  cover: {
    picture: 'wipe-spring-2024',
    alt: words(
      'Академия магии под луной, по воздуху летят лепестки сакуры',
      'The academy of magic under the moon, cherry petals in the air',
    ),
  },
  texts: {
    ru: text(
      'Весенний вайп: Magic RPG и TechnoMagic SKY зацветают 19 апреля',
      'Два сервера в один вечер: у академии новый двор и четыре факультета, у островов — настоящая погода и рынок, до которого можно долететь.',
      p(
        'Сакура цветёт десять дней, потом её подметают. С мирами похоже: лучшее время — начало. Поэтому весной мы перезапускаем сразу два сервера, **19 апреля в 18:00** — Magic RPG, в 20:00 — TechnoMagic SKY.',
      ),
      h2('Magic RPG: академия открывает ворота'),
      list(
        'Новый спавн: двор с прудом, библиотека в три этажа и арена, которую видно из любого окна.',
        'Четыре факультета вместо общего класса. Факультет выбирают один раз за мир — он даёт заклинание, которого нет у других.',
        'Питомцы-фамильяры больше не застревают в дверях. Мы чинили это четыре месяца и немного гордимся.',
      ),
      gallery(
        image(
          'academy-yard',
          'Двор академии: пруд, фонари и лестница к библиотеке',
          'Двор строила MossyTorii с семью помощниками.',
        ),
        image('academy-gate', 'Ворота академии со звездой над аркой', 'Звезда загорается, когда начинается рейд.'),
        image('sky-market', 'Небесный рынок на трёх соединённых островах', 'А это уже SKY: рынок со всеми лавками.'),
      ),
      h2('TechnoMagic SKY: выше, чем было'),
      p(
        'Острова теперь стоят на расстоянии 1 200 блоков — сосед не закроет вам рассвет. Над ними ходит ветер: в грозу ветряки дают вдвое больше энергии, зато паруса лучше снять. А рынок переехал в отдельный мир, куда ведёт портал с каждого острова.',
      ),
      h2('Если вы начинаете заново'),
      steps(
        'Обновите обе сборки: между 12:00 и 18:00 лаунчер загружен меньше всего.',
        'На SKY пригласите друзей до первого сундука — `/island invite` бесплатно, а делить вещи потом труднее.',
        'На Magic RPG не спешите с факультетом: первые три дня заклинания можно пробовать на полигоне.',
      ),
      callout(
        'success',
        'Привилегии и остаток их срока сохраняются. Траты за последние 14 дней можно один раз вернуть на баланс.',
      ),
    ),
    en: text(
      'Spring wipe: Magic RPG and TechnoMagic SKY bloom on 19 April',
      'Two servers in one evening: the academy gets a new courtyard and four houses, the islands get real weather and a market you can fly to.',
      p(
        'Cherry trees bloom for ten days, then somebody sweeps up. Worlds are much the same: the beginning is the best part. So this spring we restart two servers on **19 April**: Magic RPG at 18:00 Moscow time, TechnoMagic SKY at 20:00.',
      ),
      h2('Magic RPG: the academy opens its gates'),
      list(
        'A new spawn: a courtyard with a pond, a library on three floors and an arena you can see from every window.',
        'Four houses instead of one class for all. You choose yours once per world, and it teaches a spell nobody else has.',
        'Familiars no longer get stuck in doors. It took us four months and we are a little proud.',
      ),
      gallery(
        image(
          'academy-yard',
          'The academy courtyard: a pond, lanterns and stairs to the library',
          'The courtyard was built by MossyTorii and seven helpers.',
        ),
        image('academy-gate', 'The academy gate with a star above the arch', 'The star lights up when a raid begins.'),
        image(
          'sky-market',
          'The sky market on three joined islands',
          'And this is SKY already: the market with every stall.',
        ),
      ),
      h2('TechnoMagic SKY: higher than before'),
      p(
        'Islands now sit 1,200 blocks apart, so no neighbour blocks your sunrise. There is wind: in a storm, turbines give twice the power, but you had better take the sails down. And the market has moved to a world of its own, with a portal on every island.',
      ),
      h2('If you are starting over'),
      steps(
        'Update both packs between 12:00 and 18:00, when the launcher is least busy.',
        'On SKY, invite your friends before you place the first chest. `/island invite` is free; dividing things up later is harder.',
        'On Magic RPG, take your time choosing a house: for the first three days you can try the spells on the training ground.',
      ),
      callout(
        'success',
        'Privileges keep the time they have left. What you spent in the last 14 days can be returned to your balance once.',
      ),
    ),
  },
};
