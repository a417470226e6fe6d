import { callout, h2, h3, list, p, quote, table } from '../blocks.ts';
import { text, type SampleDocument } from '../document-types.ts';
import { words } from '../../words.ts';

export const fairUpgrades: SampleDocument = {
  slug: 'fair-upgrades',
  author: 'Fumikaze',
  publishedAt: '2025-05-16T12:00:00Z',
  tags: ['shop'],
  servers: {},
  cover: {
    picture: 'fair-upgrades',
    alt: words(
      'Лавка под красной крышей: фонари, сундук и стопка монет на прилавке',
      'A stall under a red roof: lanterns, a chest and a pile of coins on the counter',
    ),
  },
  texts: {
    ru: text(
      'Магазин: доплачивайте разницу, а не покупайте заново',
      'Привилегию теперь можно продлить, повысить с доплатой или держать рядом с другой. Показываем на примере, как считается цена.',
      p(
        'Самый частый вопрос в поддержке звучал так: «У меня осталось полмесяца Пилота, я хочу Киборга. Полмесяца сгорят?» Раньше — да. **Теперь нет.**',
      ),
      h2('Три кнопки вместо одной'),
      list(
        '**Продлить.** Срок прибавляется к концу текущего, ни день не пропадает.',
        '**Повысить.** Из цены новой роли вычитаем то, что осталось от старой.',
        '**Держать обе.** Бывает нужно, если младшая роль дарит набор, к которому вы привыкли.',
      ),
      h2('Как считается повышение'),
      p(
        'Берём цену новой роли сегодня и вычитаем сегодняшнюю цену старой, умноженную на оставшуюся долю срока. За сколько вы её когда-то купили, неважно: скидки прошлых лет вас не накажут и не наградят.',
      ),
      table(
        ['HiTech, месяц', 'Сумма'],
        ['Киборг, цена', '599 ₽'],
        ['Пилот меха, осталась половина от 349 ₽', '−174,50 ₽'],
        ['К оплате', '424,50 ₽'],
      ),
      p(
        'Тот же расчёт стоит под кнопкой в магазине. Если цена изменится, пока вы думаете, мы покажем новую и ничего не спишем.',
      ),
      callout('info', 'Месяц у нас всегда 31 день. Даже февраль.'),
      h3('А если подарить'),
      p(
        'В окне покупки впишите ник друга. Ограничения проверяются у того, кто получает, а открытку вы напишете ему сами.',
      ),
      quote('Наконец-то математика на моей стороне.', '— Aoi_chan, первая, кто доплатил разницу'),
    ),
    en: text(
      'Store: pay the difference instead of buying again',
      'You can now extend a privilege, upgrade it for the difference or hold it beside another. Here is how the price is worked out, with an example.',
      p(
        'The question support heard most went like this: “I have half a month of Mecha Pilot left and want Cyborg. Do I lose the half?” You used to. **You no longer do.**',
      ),
      h2('Three buttons instead of one'),
      list(
        '**Extend.** The time is added to the end of what you have; not a day is lost.',
        '**Upgrade.** We take what is left of the old role off the price of the new one.',
        '**Hold both.** Handy when the lower role comes with a kit you have grown used to.',
      ),
      h2('How an upgrade is priced'),
      p(
        "We take today's price of the new role and subtract today's price of the old one times the share of time it has left. What you once paid does not matter: past discounts neither punish nor reward you.",
      ),
      table(
        ['HiTech, one month', 'Amount'],
        ['Cyborg, price', '₽599'],
        ['Mecha Pilot, half of ₽349 left', '−₽174.50'],
        ['To pay', '₽424.50'],
      ),
      p(
        'The same sum stands below the button in the store. If the price changes while you are thinking, we show you the new one and charge nothing.',
      ),
      callout('info', 'A month here always has 31 days. Yes, February too.'),
      h3('As a present'),
      p(
        "Enter your friend's nickname when you buy. Limits are checked against whoever receives it. The card you will have to write yourself.",
      ),
      quote('At last, mathematics is on my side.', '— Aoi_chan, the first to pay the difference'),
    ),
  },
};

export const rulesMay2026: SampleDocument = {
  slug: 'rules-may-2026',
  author: 'Fumikaze',
  publishedAt: '2026-05-18T09:00:00Z',
  tags: ['rule-changes'],
  servers: {},
  cover: {
    picture: 'rules-may-2026',
    alt: words(
      'Свиток на каменном столе, по краям два фонаря и тории',
      'A scroll on a stone table between two lanterns and a torii',
    ),
  },
  texts: {
    ru: text(
      'Правила: что изменилось в игровом процессе с 18 мая',
      'Три уточнения, одно новое ограничение и причина каждого. Читать две минуты — короче, чем спорить о них в чате.',
      p(
        'Правила мы меняем редко и никогда — задним числом. Всё, что ниже, действует **с сегодняшнего дня**; споры, начатые раньше, разберём по старой редакции.',
      ),
      h2('Было и стало'),
      table(
        ['О чём', 'Было', 'Стало'],
        ['Расстояние между регионами', '8 блоков', '16 блоков, ближе — с согласия соседа'],
        ['Заброшенный регион', '90 дней без хозяина', '60 дней'],
        ['Ловушки для телепортирующихся', 'запрещены без боёв', 'запрещены на всех серверах'],
        ['Выход во время боя', 'предупреждение', 'гибель персонажа, повторно — бан на день'],
      ),
      h2('Почему'),
      list(
        '**Шестнадцать блоков** — это один чанк. Соседские механизмы перестанут делить его между собой, и спорить о том, чья воронка, станет не о чем.',
        '**Шестьдесят дней** — потому что у спавна негде поставить палатку, а половина участков пустует с зимы.',
        '**Ловушки** обижают новичков сильнее, чем кого бы то ни было. На Magic RPG бои разрешены, засада у портала — нет.',
      ),
      callout(
        'warning',
        'Если ваш регион уже стоит ближе 16 блоков к чужому, переносить его не нужно. Правило касается новых.',
      ),
      p(
        'Полный текст — на странице «Правила», там же видно, когда какой раздел менялся. Нашли противоречие? Напишите Kagerou: за каждое настоящее мы говорим спасибо монетами.',
      ),
    ),
    en: text(
      'Rules: what changed in gameplay on 18 May',
      'Three clarifications, one new limit and a reason for each. Two minutes to read, which is shorter than arguing about them in chat.',
      p(
        'We change the rules rarely and never backwards. Everything below applies **from today**; disputes that began earlier are settled by the old wording.',
      ),
      h2('Before and after'),
      table(
        ['About', 'Before', 'Now'],
        ['Distance between regions', '8 blocks', "16 blocks, closer with the neighbour's consent"],
        ['Abandoned region', '90 days without its owner', '60 days'],
        ['Traps for people who teleport', 'forbidden where there is no combat', 'forbidden on every server'],
        ['Leaving during a fight', 'a warning', 'your character dies, then a one-day ban'],
      ),
      h2('Why'),
      list(
        '**Sixteen blocks** are one chunk. Neighbouring machines will stop sharing it, and there will be nothing left to argue about hoppers.',
        '**Sixty days**, because there is nowhere to pitch a tent near spawn while half the plots have stood empty since winter.',
        '**Traps** hurt newcomers more than anyone. On Magic RPG combat is allowed; an ambush at a portal is not.',
      ),
      callout(
        'warning',
        'If your region already stands closer than 16 blocks to another, you do not have to move it. The rule is about new ones.',
      ),
      p(
        'The full text is on the Rules page, where you can also see when each section last changed. Found a contradiction? Write to Kagerou: we say thank you in coins for every real one.',
      ),
    ),
  },
};
