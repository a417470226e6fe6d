import { callout, h2, item, items, list, p, quote, steps, table } from '../blocks.ts';
import { text, type SampleDocument } from '../document-types.ts';
import { words } from '../../words.ts';

export const wipeWinter2025: SampleDocument = {
  slug: 'wipe-winter-2025',
  author: 'Fumikaze',
  publishedAt: '2025-01-17T15:00:00Z',
  tags: ['wipe'],
  servers: { 'techno-magic-rpg': null },
  cover: {
    picture: 'wipe-winter-2025',
    alt: words(
      'Заснеженные тории над замёрзшим озером, вдали светятся окна деревни',
      'A snow-covered torii over a frozen lake, village windows glowing far behind',
    ),
  },
  texts: {
    ru: text(
      'Зимний вайп TechnoMagic RPG: новый мир 24 января',
      'Старый мир закрывается в полдень, новый откроется в семь вечера. Рассказываем, что сгорит, что останется и почему за узлами магии теперь придётся ходить.',
      p(
        'Миру TechnoMagic RPG исполнилось двенадцать месяцев. За это время вы построили четыре действующих космодрома, одну подводную железную дорогу и статую лягушки высотой до неба. Мы всё сфотографировали. А теперь — **чистый лист**.',
      ),
      h2('Расписание'),
      p('Время московское, 24 января, пятница.'),
      table(
        ['Когда', 'Что происходит'],
        ['12:00', 'Сервер закрывается, снимаем последнюю копию мира'],
        ['14:00', 'Лаунчер начинает раздавать новую сборку: скачайте её заранее, она весит 412 МБ'],
        ['19:00', 'Открытие. Спавн, портал в шахтёрский мир и рынок работают сразу'],
        ['21:00', 'Первый общий рейд в подземелье гильдии, ведёт Tsukumogami'],
      ),
      h2('Что сгорит и что останется'),
      list(
        '**Сгорит:** миры, регионы, дома, вещи, монеты, уровень героя и прогресс исследований.',
        '**Останется:** привилегии с остатком срока, баланс, друзья, скины и плащи, места в гильдиях.',
        '**Перейдёт в музей:** восемь построек, которые вы выбрали голосованием. Дойти до них можно командой `/warp museum`.',
      ),
      callout(
        'info',
        'Покупали что-то на этом сервере за последние две недели? В течение 14 дней после вайпа это можно один раз вернуть на баланс в кабинете, на вкладке «Возврат».',
      ),
      h2('Что нового'),
      p(
        'Узлы магии больше не рождаются у порога. Мы переписали их расселение: сильные прячутся в горах и под водой, зато и сила у них теперь такая, ради которой стоит идти. Рядом с каждым может ждать сторож.',
      ),
      p(
        'Подземелий стало шесть. Новое — **Зал ледяных фонарей**: свет в нём гаснет, если долго стоять на месте. Мы проверяли его втроём и прошли с девятого раза.',
      ),
      quote('Если вы прошли его с первого раза, напишите мне. Я хочу знать, где ошибся.', '— Tsukumogami'),
      items(
        'В сундуке новичка',
        item('pickaxe', 'Каменная кирка'),
        item('food', 'Онигири', 16),
        item('book', 'Путевой дневник'),
        item('key', 'Ключ от первой двери'),
      ),
      h2('Как встретить первый вечер'),
      steps(
        'Обновите сборку до семи: в очереди на скачивание веселее всего не нам.',
        'Договоритесь с друзьями о направлении. От спавна все бегут на запад — значит, на востоке просторно.',
        'Поставьте регион раньше, чем сундук. `/region` работает с первой минуты.',
      ),
      p('Увидимся в снегу.'),
    ),
    en: text(
      'TechnoMagic RPG winter wipe: a new world on 24 January',
      'The old world closes at noon, the new one opens at seven in the evening. Here is what burns, what stays, and why aura nodes now take a walk to reach.',
      p(
        'The world of TechnoMagic RPG is twelve months old. In that time you built four working spaceports, one underwater railway and a frog statue that reaches the build limit. We took pictures of all of it. Now, **a clean page**.',
      ),
      h2('Timetable'),
      p('Friday 24 January, Moscow time.'),
      table(
        ['When', 'What happens'],
        ['12:00', 'The server closes and we take the last copy of the world'],
        ['14:00', 'The launcher starts handing out the new build: get it early, it is 412 MB'],
        ['19:00', 'Doors open. Spawn, the mining world portal and the market work right away'],
        ['21:00', 'The first open raid on a guild dungeon, led by Tsukumogami'],
      ),
      h2('What burns and what stays'),
      list(
        '**Gone:** worlds, regions, homes, items, coins, your hero level and your research.',
        '**Kept:** privileges with the time left on them, balance, friends, skins and capes, guild membership.',
        '**Off to the museum:** the eight builds you voted for. Visit them with `/warp museum`.',
      ),
      callout(
        'info',
        'Bought something on this server in the last two weeks? For 14 days after the wipe you can return it to your balance once, on the Refund tab of your cabinet.',
      ),
      h2('What is new'),
      p(
        'Aura nodes no longer spawn on your doorstep. We rewrote how they settle: the strong ones hide in mountains and under water, and they are finally strong enough to be worth the trip. Something may be guarding them.',
      ),
      p(
        'There are six dungeons now. The newest is the **Hall of Ice Lanterns**, where the light goes out if you stand still for too long. Three of us tested it and cleared it on the ninth try.',
      ),
      quote('If you clear it on your first try, write to me. I want to know where I went wrong.', '— Tsukumogami'),
      items(
        'In the newcomer chest',
        item('pickaxe', 'Stone pickaxe'),
        item('food', 'Onigiri', 16),
        item('book', 'Travel journal'),
        item('key', 'Key to the first door'),
      ),
      h2('How to spend the first evening'),
      steps(
        'Update before seven. Nobody enjoys a download queue, least of all us.',
        'Agree on a direction with your friends. Everyone runs west from spawn, so the east is roomy.',
        'Place your region before your chest. `/region` works from the first minute.',
      ),
      p('See you in the snow.'),
    ),
  },
};
