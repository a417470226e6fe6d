import type { components } from '@hoshikraft/contract';
import type { Locale, Region } from '@hoshikraft/shared';

export type PaymentMethod = components['schemas']['PaymentMethod'];

/** decisions.md sections 5 and 9: the region decides which methods there are, in the order they are shown. */
const METHODS: Readonly<Record<Region, readonly PaymentMethod[]>> = {
  russia: ['bank_card', 'instant_payment', 'cryptocurrency'],
  global: ['bank_card', 'cryptocurrency'],
};

interface Words {
  readonly title: string;
  readonly description: string;
}

const WORDS: Readonly<Record<Locale, Readonly<Record<PaymentMethod, Words>>>> = {
  ru: {
    bank_card: { title: 'Банковская карта', description: 'Мир, Visa или Mastercard. Зачисление сразу после оплаты.' },
    instant_payment: { title: 'СБП', description: 'Перевод через приложение вашего банка по QR-коду.' },
    cryptocurrency: {
      title: 'Криптовалюта',
      description: 'USDT, TON или Bitcoin. Зачисление после подтверждения сети, обычно до получаса.',
    },
  },
  en: {
    bank_card: { title: 'Bank card', description: 'Mir, Visa or Mastercard. Credited right after payment.' },
    instant_payment: { title: 'SBP instant transfer', description: "A QR code, paid in your bank's app." },
    cryptocurrency: {
      title: 'Cryptocurrency',
      description: 'USDT, TON or Bitcoin. Credited once the network confirms, usually within half an hour.',
    },
  },
};

/** Whether a player of that region can pay so. */
export const isOffered = (method: PaymentMethod, region: Region): boolean => METHODS[region].includes(method);

/** Methods of a region in the words of the asker. */
export const presentMethods = (region: Region, locale: Locale): components['schemas']['PaymentOptions']['methods'] =>
  METHODS[region].map((id) => ({ id, ...WORDS[locale][id] }));
