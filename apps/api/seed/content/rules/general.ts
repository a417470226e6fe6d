import { localized } from '../localized.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const generalRules: RuleSectionContent = {
  id: 'general',
  title: localized('Общие положения', 'General'),
  updatedAt: '2026-03-02T09:00:00Z',
  items: [
    {
      title: localized('Согласие с правилами', 'Accepting the rules'),
      text: localized(
        'Регистрируясь, вы соглашаетесь с правилами. Незнание не освобождает от наказания.',
        'By registering, you agree to these rules. Not knowing them is no excuse.',
      ),
      punishment: null,
    },
    {
      title: localized('Равенство', 'Same rules for all'),
      text: localized(
        'Правила одинаковы для всех: привилегии и должности не дают права их нарушать.',
        'The rules are the same for everyone: no privilege or staff position lets you break them.',
      ),
      punishment: null,
    },
    {
      title: localized('Безопасность аккаунта', 'Account safety'),
      text: localized(
        'За свой аккаунт отвечаете вы. Не сообщайте пароль никому, даже друзьям и «администрации»: мы никогда его не спрашиваем.',
        "You're responsible for your account. Never share your password, even with friends or people who claim to be staff: we never ask for it.",
      ),
      punishment: null,
    },
    {
      title: localized('Вторые аккаунты', 'Second accounts'),
      text: localized(
        'Один человек — один аккаунт. Второй разрешён, если не даёт выгоды первому: ежедневных бонусов, наград за приглашение, лишних регионов.',
        'One person, one account. A second one is fine as long as it brings the first no daily bonuses, referral rewards or extra regions.',
      ),
      punishment: localized('Бан второго аккаунта, изъятие полученного', 'Second account banned; gains removed'),
    },
    {
      title: localized('Обход наказания', 'Evading a punishment'),
      text: localized('Не обходите наказание с другого аккаунта.', "Don't evade a punishment with another account."),
      punishment: localized('Бан обоих аккаунтов на срок до вечного', 'Both accounts banned, up to permanently'),
    },
    {
      title: localized('Недопустимый ник', 'Forbidden nickname'),
      text: localized(
        'Ник не должен оскорблять, разжигать вражду, рекламировать или выдавать вас за члена команды.',
        'Your nickname must not insult, stir up hatred, advertise or pass you off as staff.',
      ),
      punishment: localized(
        'Требование сменить ник, при отказе — бан',
        "You'll be asked to change it; ban if you refuse",
      ),
    },
    {
      title: localized('Торговля за реальные деньги', 'Real-money trading'),
      text: localized(
        'Не продавайте и не меняйте аккаунты, вещи и монеты за реальные деньги в обход магазина проекта.',
        "Don't sell or trade accounts, items or coins for real money outside our store.",
      ),
      punishment: localized('Вечный бан всех участников сделки', 'Permanent ban for everyone in the deal'),
    },
  ],
};
