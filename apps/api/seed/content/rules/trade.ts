import { words } from '../words.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const tradeRules: RuleSectionContent = {
  id: 'trade',
  title: words('Торговля и монеты', 'Trade and coins'),
  updatedAt: '2026-03-02T09:00:00Z',
  items: [
    {
      text: words(
        'Обман при обмене, продаже и аренде запрещён. Условия сделки, записанные в чате, считаются договором.',
        'Cheating in a trade, sale or lease is forbidden. Terms written in chat count as a contract.',
      ),
      punishment: words('Возврат вещей и бан на 7 дней', 'The items are returned, and a 7-day ban'),
    },
    {
      text: words(
        'Название товара на рынке должно соответствовать содержимому.',
        'The name of a market offer must match what is inside.',
      ),
      punishment: words('Снятие лота и запрет торговли на 3 дня', 'The offer is removed, and no trading for 3 days'),
    },
    {
      text: words(
        'Передавать монеты самому себе через вторые аккаунты ради бонусов запрещено.',
        'Passing coins to yourself through second accounts for the sake of bonuses is forbidden.',
      ),
      punishment: words('Обнуление монет, повторно — бан на 14 дней', 'The coins are removed, then a 14-day ban'),
    },
    {
      text: words(
        'Монеты разных серверов не обмениваются друг на друга.',
        'Coins of different servers are not exchanged for one another.',
      ),
      punishment: null,
    },
    {
      text: words(
        'В споры о долгах администрация вмешивается, только если условия подтвердил модератор.',
        'The administration steps into disputes about debts only if a moderator has confirmed the terms.',
      ),
      punishment: null,
    },
    {
      text: words(
        'Оспорить платёж в банке, оставив себе купленное, — мошенничество.',
        'Disputing a payment with the bank while keeping the purchase is fraud.',
      ),
      punishment: words('Бан до возврата денег', 'A ban until the money is returned'),
    },
  ],
};
