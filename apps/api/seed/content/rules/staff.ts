import { localized } from '../localized.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const staffRules: RuleSectionContent = {
  id: 'staff',
  title: localized('Команда и жалобы', 'Staff and complaints'),
  updatedAt: '2026-03-02T09:00:00Z',
  items: [
    {
      text: localized(
        'Законные требования модератора выполняются сразу. Не согласны — выполните и обжалуйте.',
        "Follow a moderator's legitimate request at once. If you disagree, follow it first and then appeal.",
      ),
      punishment: localized('Мут или бан до 1 дня', 'A mute or a ban of up to 1 day'),
    },
    {
      text: localized(
        'Жалоба подаётся в течение 7 дней, с доказательствами: видео или снимком экрана без обрезки.',
        'Complaints are accepted within 7 days and with proof: a video or an uncropped screenshot.',
      ),
      punishment: null,
    },
    {
      text: localized(
        'Заведомо ложная жалоба и поддельные доказательства запрещены.',
        'Knowingly false complaints and forged proof are forbidden.',
      ),
      punishment: localized('Бан на 7 дней', 'A 7-day ban'),
    },
    {
      text: localized(
        'Сотрудникам запрещено выдавать вещи, вмешиваться в торговлю и наказывать в споре, где они сами участники.',
        'Staff may not hand out items, meddle in trade or punish in disputes they are part of.',
      ),
      punishment: localized('Снятие с должности', 'Removal from the position'),
    },
    {
      text: localized(
        'Наказание обжалуют один раз. Жалобу на модератора рассматривает не он сам, а старший по должности.',
        'A punishment can be appealed once. A complaint about a moderator is settled by someone more senior, never by that moderator.',
      ),
      punishment: null,
    },
    {
      text: localized(
        'Выдавать себя за сотрудника проекта запрещено.',
        'Pretending to be a member of staff is forbidden.',
      ),
      punishment: localized('Бан на 14 дней', 'A 14-day ban'),
    },
  ],
};
