import { callout, embed, h2, h3, image, item, items, list, p, rule, spoiler, steps, table } from '../blocks.ts';
import { text, type SampleDocument } from '../document-types.ts';
import { words } from '../../words.ts';

const servers = (ru: boolean) =>
  table(
    ru ? ['Сервер', 'Версия', 'Бои', 'Кому'] : ['Server', 'Version', 'Combat', 'For whom'],
    [
      'TechnoMagic RPG',
      '1.7.10',
      ru ? 'дуэли' : 'duels',
      ru ? 'хочется всего сразу и в компании' : 'everything at once, in company',
    ],
    [
      'HiTech',
      '1.12.2',
      ru ? 'нет' : 'none',
      ru ? 'любите, когда само работает' : 'you like things that run by themselves',
    ],
    [
      'TechnoMagic SKY',
      '1.12.2',
      ru ? 'нет' : 'none',
      ru ? 'строить с нуля над бездной' : 'building from nothing above the void',
    ],
    ['Magic RPG', '1.20.1', ru ? 'да' : 'yes', ru ? 'магия, боссы и красивые виды' : 'magic, bosses and fine views'],
  );

export const howToStart: SampleDocument = {
  slug: 'how-to-start',
  author: 'InkAndQuill',
  publishedAt: '2026-09-01T09:00:00Z',
  tags: ['guide'],
  servers: {},
  cover: {
    picture: 'how-to-start',
    alt: words(
      'Дорога из фонарей ведёт к ториям, у дороги сидит лиса',
      'A path of lanterns leads to a torii, a fox sits beside it',
    ),
  },
  texts: {
    ru: text(
      'С чего начать: первый вечер на Hoshikraft',
      'От пустого рабочего стола до собственного дома с дверью. Без терминов, с картинками и честным списком того, что все забывают.',
      p(
        'Этот текст для тех, кто только пришёл. Если вы играли в обычную версию, считайте, что знаете алфавит: остались слова. Если не играли совсем — тоже ничего, **за вечер справитесь**.',
      ),
      h2('Выберите сервер'),
      p(
        'Их четыре, и они разные. Персонаж, вещи и монеты на каждом свои, аккаунт и баланс — общие. Передумать можно в любой момент.',
      ),
      servers(true),
      p('Не знаете, что выбрать? Берите тот, где сейчас играет ваш друг. Это правило работает лучше любого описания.'),
      h2('Установите игру'),
      steps(
        'Зарегистрируйтесь: нужен ник из латинских букв, почта и пароль.',
        'Скачайте лаунчер на странице «Начать игру». Он сам поставит всё нужное, отдельно ничего искать не надо.',
        'Выберите сервер и нажмите «Играть». Первый запуск долгий: качается сборка. Второй — секунды.',
      ),
      callout(
        'info',
        'Выделите игре хотя бы 2 ГБ памяти, а лучше 4. Ползунок — в настройках лаунчера, вкладка «Память». Значение «авто» обычно угадывает.',
      ),
      h2('Первый час'),
      image(
        'first-home',
        'Маленький дом с фонарём у входа, за ним горы и луна',
        'Так выглядит дом мечты в первую ночь. Через неделю вы будете над ним смеяться, а через месяц — скучать.',
      ),
      h3('Найдите место'),
      p(
        'Уйдите от спавна хотя бы на тысячу блоков: ближе всё занято или выкопано. Наберите `/sethome` там, где понравилось, — теперь `/home` вернёт вас сюда откуда угодно.',
      ),
      h3('Защитите его'),
      p(
        'Чужой не сломает и не откроет ничего внутри вашего региона. Поставить его можно командой `/region`, на островах он есть с самого начала. Между регионами соседей должно быть не меньше 16 блоков.',
      ),
      h3('Загляните в рецепты'),
      p(
        'Наведите курсор на любую вещь и нажмите **R** — покажут, как её сделать. **U** — где она пригодится. Этих двух клавиш хватит на первые сто часов.',
      ),
      items(
        'Соберите в первый вечер',
        item('pickaxe', 'Кирка'),
        item('food', 'Еда', 16),
        item('block', 'Доски', 64),
        item('chest', 'Сундук', 2),
        item('axe', 'Топор'),
      ),
      h2('Что все забывают'),
      list(
        'Забрать **ежедневный бонус** в кабинете: от 40 до 50 монет, и с каждым днём подряд на две больше.',
        'Включить второй фактор. Пять минут сегодня дешевле, чем письмо в поддержку потом.',
        'Прочитать правила про соседей и ловушки. Там немного.',
        'Сказать в чате «привет». Серьёзно: половина гильдий так и собралась.',
      ),
      h2('Куда расти'),
      p(
        'Через несколько вечеров руки сами потянутся к чему-то одному: кто-то считает энергию, кто-то рисует круги мелом. Загляните в раздел модов: у каждого написано, зачем он и на каком он сервере.',
      ),
      embed('youtube', 'eRsGyueVLvQ'),
      p(
        'И напоследок — короткометражка о девушке и маленьком драконе, которую мы смотрели на вечере новичков. К игре она отношения не имеет, но настроение то самое.',
      ),
      rule(),
      spoiler(
        'Не запускается?',
        steps(
          'Перезапустите лаунчер: он проверит файлы и докачает недостающее.',
          'Посмотрите, хватает ли места на диске: сборка занимает до 3 ГБ.',
          'Включите показ журнала в настройках и пришлите последние строки в поддержку. Не пугайтесь красного, это нормально.',
        ),
      ),
    ),
    en: text(
      'Where to begin: your first evening on Hoshikraft',
      'From an empty desktop to a house with a door. No jargon, some pictures and an honest list of what everybody forgets.',
      p(
        'This one is for people who have just arrived. If you have played the plain game, you know the alphabet and only need the words. If you have never played at all, that is fine too: **one evening is enough**.',
      ),
      h2('Choose a server'),
      p(
        'There are four, and they differ. Your character, items and coins are separate on each; your account and balance are shared. You can change your mind at any time.',
      ),
      servers(false),
      p('Cannot decide? Take the one your friend is playing on right now. That rule beats any description.'),
      h2('Install the game'),
      steps(
        'Sign up: you need a nickname in Latin letters, an e-mail and a password.',
        'Get the launcher from the Start page. It installs everything by itself; there is nothing else to look for.',
        'Pick a server and press Play. The first start is slow because it downloads the pack. The second takes seconds.',
      ),
      callout(
        'info',
        'Give the game at least 2 GB of memory, better 4. The slider is in the launcher settings under Memory. “Auto” usually guesses right.',
      ),
      h2('The first hour'),
      image(
        'first-home',
        'A small house with a lantern by the door, mountains and the moon behind it',
        'A dream home on the first night. In a week you will laugh at it; in a month you will miss it.',
      ),
      h3('Find a place'),
      p(
        'Walk at least a thousand blocks away from spawn: anything closer is taken or dug up. Type `/sethome` where you like it, and `/home` will bring you back from anywhere.',
      ),
      h3('Protect it'),
      p(
        "Nobody else can break or open anything inside your region. Place one with `/region`; on the islands you have one from the start. Keep at least 16 blocks between your region and a neighbour's.",
      ),
      h3('Look at recipes'),
      p(
        'Point at any item and press **R** to see how it is made, **U** to see what it is good for. Those two keys will carry you through the first hundred hours.',
      ),
      items(
        'Gather on the first evening',
        item('pickaxe', 'Pickaxe'),
        item('food', 'Food', 16),
        item('block', 'Planks', 64),
        item('chest', 'Chest', 2),
        item('axe', 'Axe'),
      ),
      h2('What everybody forgets'),
      list(
        'Taking the **daily bonus** in the cabinet: 40 to 50 coins, two more for every day in a row.',
        'Turning on two-factor sign-in. Five minutes now are cheaper than a letter to support later.',
        'Reading the rules about neighbours and traps. It is not much.',
        'Saying hello in chat. Really: half of the guilds began that way.',
      ),
      h2('Where to go from there'),
      p(
        'After a few evenings you will lean towards something: some people count energy, others draw circles in chalk. Have a look at the mods section: each page says what it is for and which server has it.',
      ),
      embed('youtube', 'eRsGyueVLvQ'),
      p(
        'And to end with, a short film about a girl and a small dragon that we watched on newcomers’ night. It has nothing to do with the game, but the mood is right.',
      ),
      rule(),
      spoiler(
        'It will not start?',
        steps(
          'Restart the launcher: it checks the files and fetches what is missing.',
          'Check your disk space: a pack takes up to 3 GB.',
          'Turn on the log in the settings and send its last lines to support. Do not be alarmed by red text, that is normal.',
        ),
      ),
    ),
  },
};
