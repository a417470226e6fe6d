import type { Schemas } from '@hoshikraft/api-client';

export const OPTIONS: Schemas['PaymentOptions'] = {
  methods: [
    { id: 'bank_card', title: 'Банковская карта', description: 'Зачисление сразу.' },
    { id: 'instant_payment', title: 'СБП', description: 'По QR-коду.' },
  ],
  limits: { min: 1_000, max: 10_000_000 },
  bonuses: [
    { from: 50_000, percent: 5 },
    { from: 100_000, percent: 10 },
    { from: 300_000, percent: 20 },
  ],
  currency: 'RUB',
  debt: 0,
};

export const moneyEntry = (
  id: string,
  kind: Schemas['MoneyEntry']['kind'],
  amount: number,
  more: Partial<Schemas['MoneyEntry']> = {},
): Schemas['MoneyEntry'] => ({
  id,
  at: '2026-06-01T10:00:00.000Z',
  kind,
  amount,
  balanceAfter: 500_000,
  currency: 'RUB',
  description: `Запись ${id}`,
  ...more,
});

export const historyOf = (...items: Schemas['MoneyEntry'][]): Schemas['MoneyHistory'] => ({ items, nextCursor: null });
