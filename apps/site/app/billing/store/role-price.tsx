import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Plural, useLingui } from '@lingui/react/macro';
import { OfferPrice, priceForAll } from './offer-price.tsx';
import { savingOf } from './saving.ts';
import { useEndText, usePeriodMessages } from './store-messages.ts';
import { useIsGift } from './store-view.ts';

type Period = Schemas['Period'];

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
}

/** Price of a role for the period, and the saving of a longer one; the same for everyone for a gift. */
export const RolePrice = ({ role, period, offer }: RolePriceProps) => {
  const { t } = useLingui();
  const periods = usePeriodMessages();
  const ends = useEndText();
  const isGift = useIsGift();
  const listed = role.prices.find((price) => price.period === period);
  if (isGift && listed) {
    return (
      <>
        <OfferPrice price={priceForAll(listed)} />
        <span className="hk-subtle hk-small">{periods[period].length}</span>
        <SavingLine role={role} period={period} />
      </>
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
