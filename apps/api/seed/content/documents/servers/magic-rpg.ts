import { callout, gallery, h2, h3, image, item, items, list, p, quote, spoiler, steps, table } from '../blocks.ts';
import { text, type SampleDocument } from '../document-types.ts';
import { words } from '../../words.ts';

export const magicRpgPage: SampleDocument = {
  slug: 'magic-rpg',
  author: 'InkAndQuill',
  publishedAt: '2024-04-19T15:00:00Z',
  tags: [],
  servers: { 'magic-rpg': null },
  cover: {
    picture: 'server-magic-rpg',
    alt: words(
      'Академия магии над озером с фонарями, в воздухе лепестки сакуры',
      'The academy of magic above a lake of lanterns, cherry petals in the air',
    ),
  },
  texts: {
    ru: text(
      'Magic RPG: академия, где домашнее задание кусается',
      'Ни одного провода: школы магии, фамильяры, руины с боссами и арена, которую видно из окна спальни.',
      p(
        'В академию принимают всех, кто дошёл до ворот. Экзамен один: **не потеряться в библиотеке**. Дальше вам дадут книгу, койку и совет не трогать светящийся мел.',
      ),
      h2('Что это за место'),
      p(
        'Самая свежая из наших версий — 1.20.1, самый красивый мир и самая опасная ночь. Двадцать семь модов: половина учит колдовать, половина проверяет, как вы научились.',
      ),
      list(
        '[Ars Nouveau](/mods/ars-nouveau) — собираете заклинания сами.',
        '[Iron’s Spells](/mods/irons-spells) — ищете и бережёте чужие.',
        '[Occultism](/mods/occultism) и [Botania](/mods/botania) — договариваетесь с духами и цветами.',
        '[Cataclysm](/mods/cataclysm) и [Сумеречный лес](/mods/twilight-forest) — применяете всё сразу.',
      ),
      gallery(
        image('magic-court', 'Двор академии ночью: башни, пруд и плывущие фонари', 'Двор. Пруд глубже, чем кажется.'),
        image(
          'magic-arena',
          'Арена академии под красной луной: руины и каменные ворота',
          'Арена. Зрителям наливают чай.',
        ),
      ),
      h2('Как начать'),
      steps(
        'Пройдите ворота и поговорите с привратницей: она выдаст книгу Patchouli с картой академии.',
        'Три дня пробуйте заклинания на полигоне — там они ничего не стоят и никого не бьют.',
        'Выберите факультет. Передумать нельзя до следующего мира, так что сперва пообедайте.',
        'Найдите первый путевой камень за стенами: обратно дойдёте быстрее, чем туда.',
      ),
      items(
        'Сумка первокурсника',
        item('book', 'Книга заклинаний'),
        item('potion', 'Чернила', 2),
        item('food', 'Горячее рагу', 8),
        item('helmet', 'Шляпа'),
        item('key', 'Ключ от общежития'),
      ),
      h2('Факультеты'),
      table(
        ['Факультет', 'Чему учит', 'Кого зовут'],
        ['Лунной воды', 'лечить и возвращать', 'терпеливых'],
        ['Красных фонарей', 'огню и зрелищам', 'громких'],
        ['Тихого леса', 'зверям и ростку', 'внимательных'],
        ['Разбитого зеркала', 'иллюзиям и кражам (учебным)', 'остальных'],
      ),
      h2('Экономика'),
      p(
        'Монеты платят за задания факультета, рейды и уроки: да, старшекурсник может учить младших, и за это платят. На рынке (`/market`) лучше всего продаются чернила, редкие свитки и **обеды**. Свиток девятого круга однажды обменяли на пирог. Обе стороны довольны.',
      ),
      p(
        'Привязанные предметы (`/bind`) нельзя ни потерять, ни продать. Сколько их — зависит от привилегии: от одного до восьми.',
      ),
      h2('Правила места'),
      list(
        'Бои между игроками разрешены — вне стен академии и вне регионов.',
        'Засады у порталов, камней и на телепортирующихся запрещены всегда.',
        'Выходить из игры посреди боя нельзя: персонаж погибнет без вас.',
        'Фамильяр — тоже житель академии. Чужого не кормим, не зовём и не красим.',
      ),
      h2('Советы'),
      h3('Про первую дуэль'),
      p('Проиграйте её быстро и спросите, чем вас победили. Это самый дешёвый урок в академии.'),
      h3('Про рейды'),
      p('Отряд из пяти — это один щит, один лекарь, двое с огнём и один, кто взял еду. Последний — самый важный.'),
      spoiler('Что за дверь на четвёртом этаже библиотеки', p('В библиотеке три этажа.')),
      quote('Поступил на огонь. Сжёг общежитие. Перевели на воду — тушу.', '— Kamaitachi'),
      callout(
        'info',
        'Расписание рейдов — на доске во дворе и в новостях. Первый рейд новичков — каждую субботу в 18:00 по Москве.',
      ),
    ),
    en: text(
      'Magic RPG: an academy where homework bites',
      'Not a single wire: schools of magic, familiars, ruins with bosses and an arena you can see from your bedroom window.',
      p(
        'The academy takes anyone who makes it to the gate. There is one exam: **do not get lost in the library**. After that you are given a book, a bunk and the advice to leave the glowing chalk alone.',
      ),
      h2('What kind of place it is'),
      p(
        'The newest of our versions, 1.20.1, the most beautiful world and the most dangerous night. Twenty-seven mods: half of them teach you magic, half of them check how well you learned.',
      ),
      list(
        '[Ars Nouveau](/mods/ars-nouveau): you build the spells yourself.',
        "[Iron's Spells](/mods/irons-spells): you find other people's and take care of them.",
        '[Occultism](/mods/occultism) and [Botania](/mods/botania): you come to terms with spirits and flowers.',
        '[Cataclysm](/mods/cataclysm) and the [Twilight Forest](/mods/twilight-forest): you use everything at once.',
      ),
      gallery(
        image(
          'magic-court',
          'The academy courtyard at night: towers, a pond and floating lanterns',
          'The courtyard. The pond is deeper than it looks.',
        ),
        image(
          'magic-arena',
          'The academy arena under a red moon: ruins and a stone gate',
          'The arena. Spectators are served tea.',
        ),
      ),
      h2('How to start'),
      steps(
        'Walk through the gate and talk to the porter, who gives you a Patchouli book with a map of the academy.',
        'For three days try spells on the training ground: there they cost nothing and hurt nobody.',
        'Choose a house. You cannot change your mind until the next world, so have lunch first.',
        'Find the first waystone outside the walls. The way back is shorter than the way there.',
      ),
      items(
        "A first-year's satchel",
        item('book', 'Spell book'),
        item('potion', 'Ink', 2),
        item('food', 'Hot stew', 8),
        item('helmet', 'Hat'),
        item('key', 'Key to the dormitory'),
      ),
      h2('Houses'),
      table(
        ['House', 'What it teaches', 'Whom it wants'],
        ['Moonlit Water', 'healing and bringing back', 'the patient'],
        ['Red Lanterns', 'fire and spectacle', 'the loud'],
        ['Silent Wood', 'beasts and growth', 'the attentive'],
        ['Broken Mirror', 'illusion and theft (for practice)', 'everyone else'],
      ),
      h2('Economy'),
      p(
        'Coins are paid for house quests, raids and lessons: yes, a senior may teach juniors and is paid for it. Ink, rare scrolls and **lunches** sell best on the market (`/market`). A legendary scroll was once traded for a pie. Both sides are happy.',
      ),
      p(
        'Bound items (`/bind`) can be neither lost nor sold. How many you get depends on your privilege, from one to eight.',
      ),
      h2('Rules of the place'),
      list(
        'Players may fight each other outside the academy walls and outside regions.',
        'No ambushes at portals and waystones or on people who teleport. Ever.',
        'Do not leave the game in the middle of a fight: your character will die without you.',
        "A familiar lives at the academy too. Do not feed, call or dye somebody else's.",
      ),
      h2('Advice'),
      h3('On your first duel'),
      p('Lose it quickly and ask what beat you. There is no cheaper lesson at the academy.'),
      h3('On raids'),
      p(
        'A party of five is one shield, one healer, two with fire and one who brought the food. The last one is the most important.',
      ),
      spoiler('What is behind the door on the fourth floor of the library', p('The library has three floors.')),
      quote('Enrolled in fire. Burned down the dormitory. Transferred to water; now I put things out.', '— Kamaitachi'),
      callout(
        'info',
        'Raid times are on the board in the courtyard and in the news. The newcomers’ raid is every Saturday at 18:00 Moscow time.',
      ),
    ),
  },
};
