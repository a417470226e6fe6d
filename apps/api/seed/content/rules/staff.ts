import { localized } from '../localized.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const staffRules: RuleSectionContent = {
  id: 'staff',
  title: localized('Команда и жалобы', 'Staff and complaints'),
  updatedAt: '2026-03-02T09:00:00Z',
  items: [
    {
      title: localized('Требования модератора', 'Moderator requests'),
      text: localized(
        'Выполняйте законные требования модератора сразу. Не согласны — выполните и обжалуйте.',
        "Follow a moderator's legitimate request right away. Disagree? Follow it, then appeal.",
      ),
      punishment: localized('Мут или бан до 1 дня', 'Mute or ban for up to 1 day'),
    },
    {
      title: localized('Подача жалобы', 'Filing a complaint'),
      text: localized(
        'Подавайте жалобу в течение 7 дней с доказательством: видео или необрезанным скриншотом.',
        'File a complaint within 7 days with proof: a video or an uncropped screenshot.',
      ),
      punishment: null,
    },
    {
      title: localized('Ложные жалобы', 'False complaints'),
      text: localized(
        'Не подавайте ложных жалоб и не подделывайте доказательства.',
        "Don't file false complaints or fake evidence.",
      ),
      punishment: localized('Бан на 7 дней', '7-day ban'),
    },
    {
      title: localized('Запреты для команды', 'Staff conduct'),
      text: localized(
        'Команда не выдаёт вещи, не вмешивается в торговлю и не наказывает в споре, в котором участвует сама.',
        "Staff don't hand out items, interfere in trade or punish in disputes they're part of.",
      ),
      punishment: localized('Снятие с должности', 'Removal from staff'),
    },
    {
      title: localized('Обжалование', 'Appeals'),
      text: localized(
        'Обжаловать наказание можно один раз. Жалобу на модератора рассматривает старший по должности.',
        'You can appeal a punishment once. A complaint about a moderator goes to a senior member of staff.',
      ),
      punishment: null,
    },
    {
      title: localized('Ложный модератор', 'Impersonating staff'),
      text: localized('Не выдавайте себя за члена команды.', "Don't pretend to be staff."),
      punishment: localized('Бан на 14 дней', '14-day ban'),
    },
  ],
};
