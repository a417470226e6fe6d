import { localized } from '../localized.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const tradeRules: RuleSectionContent = {
  id: 'trade',
  title: localized('Торговля и монеты', 'Trade and coins'),
  updatedAt: '2026-03-02T09:00:00Z',
  items: [
    {
      text: localized(
        'Обман при обмене, продаже и аренде запрещён. Условия сделки, записанные в чате, считаются договором.',
        'Cheating in a trade, sale or lease is forbidden. Terms written in chat count as a contract.',
      ),
      punishment: localized('Возврат вещей и бан на 7 дней', 'The items are returned, and a 7-day ban'),
    },
    {
      text: localized(
        'Название товара на рынке должно соответствовать содержимому.',
        'The name of a market offer must match what is inside.',
      ),
      punishment: localized(
        'Снятие лота и запрет торговли на 3 дня',
        'The offer is removed, and no trading for 3 days',
      ),
    },
    {
      text: localized(
        'Передавать монеты самому себе через вторые аккаунты ради бонусов запрещено.',
        'Passing coins to yourself through second accounts for the sake of bonuses is forbidden.',
      ),
      punishment: localized('Обнуление монет, повторно — бан на 14 дней', 'The coins are removed, then a 14-day ban'),
    },
    {
      text: localized(
        'Монеты разных серверов не обмениваются друг на друга.',
        'Coins of different servers are not exchanged for one another.',
      ),
      punishment: null,
    },
    {
      text: localized(
        'В споры о долгах администрация вмешивается, только если условия подтвердил модератор.',
        'The administration steps into disputes about debts only if a moderator has confirmed the terms.',
      ),
      punishment: null,
    },
    {
      text: localized(
        'Оспорить платёж в банке, оставив себе купленное, — мошенничество.',
        'Disputing a payment with the bank while keeping the purchase is fraud.',
      ),
      punishment: localized('Бан до возврата денег', 'A ban until the money is returned'),
    },
  ],
};
