import { callout, h2, image, list, p, quote, spoiler } from '../blocks.ts';
import { text, type SampleDocument } from '../document-types.ts';
import { words } from '../../words.ts';

export const wipeAutumn2024: SampleDocument = {
  slug: 'wipe-autumn-2024',
  author: 'Fumikaze',
  publishedAt: '2024-09-13T15:00:00Z',
  tags: ['wipe'],
  servers: { hitech: null },
  cover: {
    picture: 'wipe-autumn-2024',
    alt: words(
      'Градирни реактора светятся голубым среди осенних листьев',
      'Reactor cooling towers glow blue among falling autumn leaves',
    ),
  },
  texts: {
    ru: text(
      'Осенний вайп HiTech: глушим реакторы 20 сентября',
      'Мир HiTech уходит на покой вместе с 214 реакторами. В новом — карта 12 000 на 12 000, честная добыча и Марс, до которого придётся долететь.',
      p(
        'В последний день старого мира мы разрешили то, что обычно запрещаем: **взорвать собственный реактор**. Запись пришло смотреть сорок человек. Сервер выдержал, три базы — нет.',
      ),
      p('Новый мир HiTech открывается **20 сентября в 19:00** по Москве. Старый закроется утром того же дня.'),
      h2('Чему научил прошлый мир'),
      list(
        'Карьеры забирали чанк за чанком, и к весне шахтёрский мир напоминал сыр. Теперь он обновляется в первую пятницу месяца, а карьер в основном мире не работает.',
        'Передача энергии без проводов стала дешевле всего на свете. Точки Flux Networks подорожали, зато кабели снова имеют смысл.',
        'Ракету собирали на третий день. Топливо теперь варят, а не покупают на рынке, и Луна останется целью недели, а не вечера.',
      ),
      image(
        'reactor-night',
        'Два реактора над ночной водой, над градирнями поднимается пар',
        'Промзона Volt_Sensei за день до вайпа. Работала без единой аварии 207 суток.',
      ),
      h2('Что сохраняем'),
      p(
        'Привилегии, баланс и друзья не трогаем. Вещи, монеты и регионы обнуляются. Потраченное на HiTech за 14 дней до вайпа можно один раз вернуть на баланс — вкладка «Возврат» появится в кабинете в день открытия.',
      ),
      callout(
        'warning',
        'Сохраните чертежи! Схемы Applied Energistics и программы OpenComputers не переезжают. Код роботов мы отдаём файлом: напишите Kaminari до 19 сентября.',
      ),
      spoiler(
        'Рекорды старого мира',
        list(
          'Самая большая сеть хранения: 61 400 видов вещей. Хозяин признался, что пользуется шестью.',
          'Самый долгий полёт: 3 часа 12 минут до Марса. Забыли включить второй двигатель.',
          'Больше всего взрывов за сутки: 17, и все в одном доме.',
        ),
      ),
      quote('Реактор не виноват. Он делал ровно то, что вы построили.', '— RustyGear, из ответа в поддержке'),
    ),
    en: text(
      'HiTech autumn wipe: reactors go cold on 20 September',
      'The HiTech world retires together with its 214 reactors. The new one brings a 12,000 by 12,000 map, honest mining and a Mars you have to fly to.',
      p(
        'On the last day of the old world we allowed what we normally forbid: **blowing up your own reactor**. Forty people came to watch. The server survived; three bases did not.',
      ),
      p('The new HiTech opens on **20 September at 19:00** Moscow time. The old one closes that morning.'),
      h2('What the last world taught us'),
      list(
        'Quarries ate chunk after chunk until the mining world looked like cheese. It now resets on the first Friday of every month, and quarries no longer run in the main world.',
        'Wireless power became the cheapest thing around. Flux Networks points cost more now, so cables make sense again.',
        'People had a rocket by day three. Fuel is now brewed rather than bought on the market, which keeps the Moon a goal for the week, not for the evening.',
      ),
      image(
        'reactor-night',
        'Two reactors above dark water, steam rising from the cooling towers',
        "Volt_Sensei's industrial zone the day before the wipe. It ran 207 days without an accident.",
      ),
      h2('What we keep'),
      p(
        'Privileges, balance and friends stay. Items, coins and regions start from zero. Whatever you spent on HiTech in the 14 days before the wipe can be returned to your balance once; the Refund tab appears in your cabinet on opening day.',
      ),
      callout(
        'warning',
        'Save your blueprints! Applied Energistics patterns and OpenComputers programs do not move. We hand out robot code as a file: write to Kaminari before 19 September.',
      ),
      spoiler(
        'Records of the old world',
        list(
          'Largest storage network: 61,400 kinds of items. The owner admits to using six.',
          'Longest flight: 3 hours 12 minutes to Mars. Somebody forgot the second engine.',
          'Most explosions in a day: 17, all of them in one house.',
        ),
      ),
      quote('The reactor is not to blame. It did exactly what you built.', '— RustyGear, in a support reply'),
    ),
  },
};
