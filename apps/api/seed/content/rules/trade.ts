import { localized } from '../localized.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const tradeRules: RuleSectionContent = {
  id: 'trade',
  title: localized('Торговля и монеты', 'Trade and coins'),
  updatedAt: '2026-03-02T09:00:00Z',
  items: [
    {
      title: localized('Обман в сделке', 'Scams'),
      text: localized(
        'Не обманывайте при обмене, продаже и аренде. Условия, записанные в чате, — это договор.',
        "Don't scam in trades, sales or rentals. Terms written in chat are a contract.",
      ),
      punishment: localized('Возврат вещей и бан на 7 дней', 'Items returned; 7-day ban'),
    },
    {
      title: localized('Неверное название товара', 'Misleading offers'),
      text: localized(
        'Название лота на рынке должно соответствовать содержимому.',
        "A market listing must match what's inside.",
      ),
      punishment: localized('Снятие лота и запрет торговли на 3 дня', 'Listing removed; no trading for 3 days'),
    },
    {
      title: localized('Накрутка монет', 'Coin farming'),
      text: localized(
        'Не передавайте монеты самому себе через вторые аккаунты ради бонусов.',
        "Don't pass coins to yourself through second accounts to farm bonuses.",
      ),
      punishment: localized('Обнуление монет, повторно — бан на 14 дней', 'Coins removed; 14-day ban for a repeat'),
    },
    {
      title: localized('Обмен монет', 'Coin exchange'),
      text: localized(
        'Монеты одного сервера нельзя обменять на монеты другого.',
        "Coins can't be exchanged between servers.",
      ),
      punishment: null,
    },
    {
      title: localized('Споры о долгах', 'Debt disputes'),
      text: localized(
        'Команда разбирает споры о долгах, только если условия подтвердил модератор.',
        'The team settles debt disputes only if a moderator confirmed the terms.',
      ),
      punishment: null,
    },
    {
      title: localized('Оспаривание платежа', 'Chargebacks'),
      text: localized(
        'Оспорить платёж в банке, оставив себе купленное, — мошенничество.',
        'Disputing a payment with your bank while keeping the purchase is fraud.',
      ),
      punishment: localized('Бан до возврата денег', 'Ban until the money is returned'),
    },
  ],
};
