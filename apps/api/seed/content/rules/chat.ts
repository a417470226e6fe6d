import { words } from '../words.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const chatRules: RuleSectionContent = {
  id: 'chat',
  title: words('Общение', 'Chat'),
  updatedAt: '2026-03-02T09:00:00Z',
  items: [
    {
      text: words(
        'Не оскорбляйте игроков, их близких и сотрудников проекта — ни прямо, ни намёками, ни на табличках.',
        'Do not insult players, their families or the staff: not openly, not by hints and not on signs.',
      ),
      punishment: words('Мут от 1 до 24 часов', 'A mute for 1 to 24 hours'),
    },
    {
      text: words(
        'Запрещены угрозы в реальной жизни и публикация чужих личных данных.',
        "Real-life threats and publishing other people's personal data are forbidden.",
      ),
      punishment: words('Бан от 7 дней до вечного', 'A ban for 7 days up to permanently'),
    },
    {
      text: words(
        'Запрещена вражда по признаку национальности, религии, пола и внешности, а также политическая агитация.',
        'Hatred over nationality, religion, gender or looks is forbidden, and so is political campaigning.',
      ),
      punishment: words('Мут на 3 дня, повторно — бан на 7 дней', 'A mute for 3 days, then a ban for 7 days'),
    },
    {
      text: words(
        'Не флудите: три одинаковых или бессмысленных сообщения подряд — уже флуд. Не пишите сплошными заглавными.',
        'Do not flood: three equal or meaningless messages in a row are a flood. Do not write in capitals only.',
      ),
      punishment: words('Мут на 30 минут', 'A mute for 30 minutes'),
    },
    {
      text: words(
        'Мат в общем чате запрещён, в том числе скрытый символами.',
        'Swearing in the public chat is forbidden, disguised with symbols too.',
      ),
      punishment: words('Мут на 1 час', 'A mute for 1 hour'),
    },
    {
      text: words(
        'Реклама других проектов, каналов и магазинов запрещена везде, включая личные сообщения и скины.',
        'Advertising other projects, channels and shops is forbidden everywhere, private messages and skins included.',
      ),
      punishment: words('Вечный бан', 'A permanent ban'),
    },
    {
      text: words(
        'Ссылки на вредоносные файлы, взлом и «бесплатные монеты» запрещены.',
        'Links to malware, hacking and “free coins” are forbidden.',
      ),
      punishment: words('Вечный бан', 'A permanent ban'),
    },
    {
      text: words(
        'Не выпрашивайте вещи, монеты и привилегии у игроков и сотрудников.',
        'Do not beg players or staff for items, coins or privileges.',
      ),
      punishment: words('Мут на 1 час', 'A mute for 1 hour'),
    },
  ],
};
