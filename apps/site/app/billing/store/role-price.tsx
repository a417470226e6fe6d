import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Icon, Price } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { savingOf } from './saving.ts';
import { useEndText, usePeriodMessages } from './store-messages.ts';

type Period = Schemas['Period'];

/** Full price, discount with its reason, and final price. */
const OfferPrice = ({ price }: { price: Schemas['Price'] }) => {
  const { t } = useLingui();
  const { money, moneyChange } = useFormats();
  const { base, discount, final } = price;
  return (
    <Price
      final={money(final)}
      labels={{ final: t`Price`, base: t`Full price` }}
      {...(discount && {
        base: money(base),
        discount: { label: moneyChange(-discount.amount), reason: discount.text },
      })}
    />
  );
};

const SavingLine = ({ role, period }: { role: Schemas['StoreRole']; period: Period }) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const saving = savingOf(role.prices, period);
  if (saving === null) return null;
  if (saving.kind === 'cheaper') {
    const amount = money(saving.amount);
    return <span className="store-role__saving">{t`${amount} less than paying monthly`}</span>;
  }
  return (
    <span className="store-role__saving">
      <Plural value={saving.months} one="For the price of # month" other="For the price of # months" />
    </span>
  );
};

export interface RolePriceProps {
  role: Schemas['StoreRole'];
  period: Period;
  /** The main offer; undefined if there is none for this period. */
  offer: Schemas['RoleOffer'] | undefined;
  /** Name of a higher role that the player holds and that includes this one. */
  better: string | undefined;
}

/** Price of a role for the period, and the saving of a longer one. */
export const RolePrice = ({ role, period, offer, better }: RolePriceProps) => {
  const { t } = useLingui();
  const periods = usePeriodMessages();
  const ends = useEndText();
  const listed = role.prices.some((price) => price.period === period);
  if (better !== undefined) {
    return (
      <p className="store-role__held">
        <Icon name="check" size={16} />
        <span>{t`You already have ${better}, which gives more.`}</span>
      </p>
    );
  }
  if (offer === undefined) {
    if (role.active?.expiresAt === null) return <p className="hk-muted">{t`Yours forever: nothing more to pay.`}</p>;
    return (
      <p className="hk-muted">{listed ? t`Not available for this period right now.` : t`Not sold for this period.`}</p>
    );
  }
  const end = ends(offer.expiresAt);
  return (
    <>
      <OfferPrice price={offer.price} />
      <span className="hk-subtle hk-small">{offer.mode === 'extend' ? t`Lasts ${end}` : periods[period].length}</span>
      {offer.price.discount === null && <SavingLine role={role} period={period} />}
    </>
  );
};
