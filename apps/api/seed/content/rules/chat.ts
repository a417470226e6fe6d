import { localized } from '../localized.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const chatRules: RuleSectionContent = {
  id: 'chat',
  title: localized('Общение', 'Chat'),
  updatedAt: '2026-03-02T09:00:00Z',
  items: [
    {
      title: localized('Оскорбления', 'Insults'),
      text: localized(
        'Не оскорбляйте игроков, их близких и команду — ни прямо, ни намёками, ни на табличках.',
        "Don't insult players, their families or staff: not openly, not in hints, not on signs.",
      ),
      punishment: localized('Мут от 1 до 24 часов', 'Mute for 1 to 24 hours'),
    },
    {
      title: localized('Угрозы и личные данные', 'Threats and personal data'),
      text: localized(
        'Не угрожайте расправой в реальной жизни и не публикуйте чужие личные данные.',
        "Don't make real-life threats or post other people's personal data.",
      ),
      punishment: localized('Бан от 7 дней до вечного', 'Ban from 7 days to permanent'),
    },
    {
      title: localized('Вражда и политика', 'Hatred and politics'),
      text: localized(
        'Не разжигайте вражду из-за национальности, религии, пола или внешности и не агитируйте за политику.',
        'No hate over nationality, religion, gender or looks, and no political campaigning.',
      ),
      punishment: localized('Мут на 3 дня, повторно — бан на 7 дней', '3-day mute; 7-day ban for a repeat'),
    },
    {
      title: localized('Флуд', 'Spam'),
      text: localized(
        'Не флудите: три одинаковых или бессмысленных сообщения подряд — уже флуд. Не пишите капсом.',
        "Don't spam: three identical or meaningless messages in a row count. Don't write in all caps.",
      ),
      punishment: localized('Мут на 30 минут', '30-minute mute'),
    },
    {
      title: localized('Мат', 'Swearing'),
      text: localized(
        'Не материтесь в общем чате, даже если прячете мат за символами.',
        'No swearing in public chat, even disguised with symbols.',
      ),
      punishment: localized('Мут на 1 час', '1-hour mute'),
    },
    {
      title: localized('Реклама', 'Advertising'),
      text: localized(
        'Не рекламируйте другие проекты, каналы и магазины — нигде, включая личные сообщения и скины.',
        "Don't advertise other projects, channels or shops anywhere, including private messages and skins.",
      ),
      punishment: localized('Вечный бан', 'Permanent ban'),
    },
    {
      title: localized('Вредоносные ссылки', 'Malicious links'),
      text: localized(
        'Не публикуйте ссылки на вирусы, взлом и «бесплатные монеты».',
        "Don't post links to malware, hacks or “free coins”.",
      ),
      punishment: localized('Вечный бан', 'Permanent ban'),
    },
    {
      title: localized('Попрошайничество', 'Begging'),
      text: localized(
        'Не выпрашивайте вещи, монеты и привилегии у игроков и команды.',
        "Don't beg players or staff for items, coins or privileges.",
      ),
      punishment: localized('Мут на 1 час', '1-hour mute'),
    },
  ],
};
