import { callout, h2, h3, image, item, items, list, p, quote, spoiler, steps } from '../blocks.ts';
import { text, type SampleDocument } from '../document-types.ts';
import { words } from '../../words.ts';

export const launcherNovember2026: SampleDocument = {
  slug: 'launcher-november-2026',
  author: 'Nekobyte',
  publishedAt: '2026-11-13T12:00:00Z',
  tags: ['launcher'],
  servers: {},
  cover: {
    picture: 'launcher-november-2026',
    alt: words(
      'Окно с большой светящейся кнопкой над ночной водой, рядом пиксельная лиса',
      'A window with one large glowing button above night water, a pixel fox beside it',
    ),
  },
  texts: {
    ru: text(
      'Новый лаунчер: одна кнопка, четыре мира, ноль лишних гигабайтов',
      'Качает только изменившееся, переживает обрыв связи и подбирает память сам. Обновление придёт при следующем запуске.',
      p(
        'Старый лаунчер был честным: показывал всё, что делает. Всё. Одновременно. Новый показывает **одну кнопку** и то, что происходит прямо сейчас.',
      ),
      image(
        'launcher-window',
        'Окно лаунчера: слева сервера, в центре остров и кнопка «Играть»',
        'Слева — сервера, в середине — ваш, внизу — кнопка. Больше ничего учить не надо.',
      ),
      h2('Что нового'),
      list(
        '**Докачка.** Оборвалась связь на 97 процентах — продолжит с 97.',
        '**Общие файлы.** Если мод одинаков на двух серверах, на диске он лежит один раз. У меня освободилось 2,3 ГБ.',
        '**Память «авто».** Смотрит, сколько есть, и оставляет системе на браузер с музыкой.',
        '**Проверка по-тихому.** Файлы сверяются, пока вы выбираете сервер, а не после нажатия.',
      ),
      h3('Для любопытных'),
      p(
        'В настройках есть журнал и отладчик. Журнал теперь можно отправить в поддержку одной кнопкой: пути и имя пользователя из него вырезаются до отправки, а не после.',
      ),
      h2('Как обновиться'),
      steps('Запустите лаунчер.', 'Это всё. Он обновится сам и попросит перезапуск.'),
      callout(
        'warning',
        'Второй клиент, пока запущен первый, лаунчер не откроет. Это не ошибка: два клиента на одной сборке портят настройки друг другу.',
      ),
      spoiler(
        'Известные шероховатости',
        list(
          'На экранах шириной меньше 1000 точек список серверов сворачивается в значки.',
          'Если папку с игрой перенесли вручную, укажите новую в настройках — искать по диску он не станет.',
        ),
      ),
      quote('Я нажал на кнопку и заиграло. Подозрительно.', '— Zloy_Kotik, закрытая проверка'),
    ),
    en: text(
      'New launcher: one button, four worlds, no spare gigabytes',
      'It downloads only what changed, survives a lost connection and picks the memory for you. The update arrives the next time you start it.',
      p(
        'The old launcher was honest: it showed everything it was doing. Everything. At once. The new one shows **one button** and what is going on right now.',
      ),
      image(
        'launcher-window',
        'The launcher window: servers on the left, an island and the Play button in the middle',
        'Servers on the left, yours in the middle, a button below. There is nothing else to learn.',
      ),
      h2('What is new'),
      list(
        '**Resuming.** If the connection drops at 97 per cent, it goes on from 97.',
        '**Shared files.** A mod that two servers have in common lies on your disk once. That freed 2.3 GB on mine.',
        '**Automatic memory.** It looks at what you have and leaves the system enough for a browser and some music.',
        '**Quiet checks.** Files are compared while you choose a server, not after you press the button.',
      ),
      h3('For the curious'),
      p(
        'The settings have a log and a debugger. One click now sends the log to support; paths and your user name are cut out before it leaves, not after.',
      ),
      h2('How to update'),
      steps('Start the launcher.', 'That is all. It updates itself and asks to restart.'),
      callout(
        'warning',
        'It will not open a second client while the first is running. That is not a bug: two clients sharing a pack spoil each other’s settings.',
      ),
      spoiler(
        'Known rough edges',
        list(
          'On screens narrower than 1000 pixels the server list folds into icons.',
          'If you moved the game folder by hand, point the settings to the new one. It will not search your disk.',
        ),
      ),
      quote('I pressed the button and it played. Suspicious.', '— Zloy_Kotik, closed testing'),
    ),
  },
};

export const cataclysmArrives: SampleDocument = {
  slug: 'cataclysm-arrives',
  author: 'InkAndQuill',
  publishedAt: '2026-02-06T12:00:00Z',
  tags: ['new-mods'],
  servers: { 'magic-rpg': null },
  cover: {
    picture: 'cataclysm-arrives',
    alt: words(
      'Пылающие руины под красной луной, перед ними маленькая фигура лисы',
      'Burning ruins under a red moon, the small figure of a fox before them',
    ),
  },
  texts: {
    ru: text(
      'Magic RPG: из пустыни, моря и Края пришли боссы Cataclysm',
      'L_Ender’s Cataclysm добавили в сборку: шесть битв, после которых хочется чаю, и оружие, ради которого возвращаются.',
      p(
        'Рейды академии были хороши, но к третьему месяцу их проходили в тапках. Поэтому в сборке теперь [L_Ender’s Cataclysm](/mods/cataclysm): боссы живут в собственных руинах и не любят гостей.',
      ),
      h2('Где искать'),
      list(
        '**Игнис** — на арене в Незере. Щит держит плохо, терпение — ещё хуже.',
        '**Левиафан** — на дне затонувшего города. Захватите зелье дыхания и друга, который не боится темноты.',
        '**Страж Края** — в цитадели, где пол иногда решает, что он потолок.',
        '**Древний остов** — в проклятой пирамиде. Дышать песком вредно, но вы попробуете.',
      ),
      h2('Что мы подкрутили'),
      p(
        'Здоровье боссов растёт с числом участников, начиная с третьего, а добычу каждый видит свою: драка за сундук после драки с боссом — лишняя. Руины не стоят ближе двух тысяч блоков от академии.',
      ),
      items(
        'Собраться в дорогу',
        item('sword', 'Меч получше'),
        item('potion', 'Зелье огнестойкости', 4),
        item('food', 'Горячее рагу', 12),
        item('bow', 'Лук и стрелы'),
        item('key', 'Точка возврата у входа'),
      ),
      callout(
        'danger',
        'Вещи, потерянные в цитадели во время битвы, мы не возвращаем. Привяжите главное командой `/bind`, она есть у каждой привилегии.',
      ),
    ),
    en: text(
      'Magic RPG: the bosses of Cataclysm rise from desert, sea and End',
      'L_Ender’s Cataclysm joins the pack: six fights that leave you wanting tea, and weapons worth coming back for.',
      p(
        'The academy raids were good, but by the third month people cleared them in slippers. So the pack now has [L_Ender’s Cataclysm](/mods/cataclysm), whose bosses live in ruins of their own and dislike guests.',
      ),
      h2('Where to look'),
      list(
        '**Ignis** waits in an arena in the Nether. Shields do badly against him, patience even worse.',
        '**The Leviathan** sleeps in a sunken city. Bring a breathing potion and a friend who is not afraid of the dark.',
        '**The Ender Guardian** keeps a citadel whose floor sometimes decides to be a ceiling.',
        '**The Ancient Remnant** lies in a cursed pyramid. Breathing sand is bad for you, but you will try.',
      ),
      h2('What we adjusted'),
      p(
        'Boss health grows with the party from the third member on, and everyone sees loot of their own: a fight over the chest after a fight with the boss is one too many. No ruin stands within two thousand blocks of the academy.',
      ),
      items(
        'Pack for the road',
        item('sword', 'A better sword'),
        item('potion', 'Fire resistance potion', 4),
        item('food', 'Hot stew', 12),
        item('bow', 'Bow and arrows'),
        item('key', 'A return point by the door'),
      ),
      callout(
        'danger',
        'We do not restore items lost in the citadel during the fight. Bind what matters with `/bind`; every privilege has it.',
      ),
    ),
  },
};
