import { localized } from '../localized.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const generalRules: RuleSectionContent = {
  id: 'general',
  title: localized('Общие положения', 'General'),
  updatedAt: '2026-03-02T09:00:00Z',
  items: [
    {
      text: localized(
        'Регистрируясь, вы соглашаетесь с этими правилами. Незнание правил от наказания не освобождает.',
        'By registering you agree to these rules. Not knowing them is no excuse.',
      ),
      punishment: null,
    },
    {
      text: localized(
        'Правила одинаковы для всех: привилегии и должности не дают права их нарушать.',
        'The rules are the same for everyone: no privilege or position gives anyone the right to break them.',
      ),
      punishment: null,
    },
    {
      text: localized(
        'За свой аккаунт отвечаете вы. Не передавайте пароль никому, даже друзьям и тем, кто представился администрацией: мы никогда его не спрашиваем.',
        'You are responsible for your account. Never give your password to anyone, not even to friends or people who claim to be staff: we never ask for it.',
      ),
      punishment: null,
    },
    {
      text: localized(
        'Один человек играет с одного аккаунта. Второй разрешён, если оба не получают выгоды друг от друга: ежедневных бонусов, награды за приглашение, лишних регионов.',
        'One person plays from one account. A second one is allowed as long as neither profits from the other through daily bonuses, referral rewards or extra regions.',
      ),
      punishment: localized(
        'Блокировка второго аккаунта, изъятие полученного',
        'The second account is banned and the gains are taken back',
      ),
    },
    {
      text: localized(
        'Запрещено обходить наказание с другого аккаунта.',
        'Evading a punishment with another account is forbidden.',
      ),
      punishment: localized('Бан обоих аккаунтов на срок до вечного', 'Both accounts are banned, up to permanently'),
    },
    {
      text: localized(
        'Ник не должен оскорблять, разжигать вражду, рекламировать или выдавать вас за сотрудника проекта.',
        'A nickname must not insult, stir up hatred, advertise or pass you off as a member of staff.',
      ),
      punishment: localized(
        'Требование сменить ник, при отказе — бан',
        'You are asked to change it; a ban if you refuse',
      ),
    },
    {
      text: localized(
        'Продажа и обмен аккаунтов, вещей и монет за реальные деньги в обход магазина проекта запрещены.',
        'Selling or trading accounts, items and coins for real money outside the project store is forbidden.',
      ),
      punishment: localized('Вечный бан всех участников сделки', 'A permanent ban for everyone in the deal'),
    },
  ],
};
