import { localized } from '../localized.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const chatRules: RuleSectionContent = {
  id: 'chat',
  title: localized('Общение', 'Chat'),
  updatedAt: '2026-03-02T09:00:00Z',
  items: [
    {
      text: localized(
        'Не оскорбляйте игроков, их близких и сотрудников проекта — ни прямо, ни намёками, ни на табличках.',
        'Do not insult players, their families or the staff, whether openly, by hints or on signs.',
      ),
      punishment: localized('Мут от 1 до 24 часов', 'A mute of 1 to 24 hours'),
    },
    {
      text: localized(
        'Запрещены угрозы в реальной жизни и публикация чужих личных данных.',
        "Real-life threats and publishing other people's personal data are forbidden.",
      ),
      punishment: localized('Бан от 7 дней до вечного', 'A ban from 7 days to permanent'),
    },
    {
      text: localized(
        'Запрещена вражда по признаку национальности, религии, пола и внешности, а также политическая агитация.',
        'Hatred over nationality, religion, gender or looks is forbidden, and so is political campaigning.',
      ),
      punishment: localized('Мут на 3 дня, повторно — бан на 7 дней', 'A 3-day mute, then a 7-day ban'),
    },
    {
      text: localized(
        'Не флудите: три одинаковых или бессмысленных сообщения подряд — уже флуд. Не пишите сплошными заглавными.',
        'Do not flood: three identical or meaningless messages in a row already count. Do not write in all caps.',
      ),
      punishment: localized('Мут на 30 минут', 'A 30-minute mute'),
    },
    {
      text: localized(
        'Мат в общем чате запрещён, в том числе скрытый символами.',
        'Swearing in the public chat is forbidden, even when disguised with symbols.',
      ),
      punishment: localized('Мут на 1 час', 'A 1-hour mute'),
    },
    {
      text: localized(
        'Реклама других проектов, каналов и магазинов запрещена везде, включая личные сообщения и скины.',
        'Advertising other projects, channels and shops is forbidden everywhere, private messages and skins included.',
      ),
      punishment: localized('Вечный бан', 'A permanent ban'),
    },
    {
      text: localized(
        'Ссылки на вредоносные файлы, взлом и «бесплатные монеты» запрещены.',
        'Links to malware, hacking and “free coins” are forbidden.',
      ),
      punishment: localized('Вечный бан', 'A permanent ban'),
    },
    {
      text: localized(
        'Не выпрашивайте вещи, монеты и привилегии у игроков и сотрудников.',
        'Do not beg players or staff for items, coins or privileges.',
      ),
      punishment: localized('Мут на 1 час', 'A 1-hour mute'),
    },
  ],
};
