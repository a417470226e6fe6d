import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import { Button, type ButtonVariant } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { kindOf } from './offer-choice.ts';
import { storeView } from './store-view.ts';
import { useKindMessages } from './store-messages.ts';

/** The player's choice on a card. A gift has no offer yet: it depends on the recipient. */
export interface Choice {
  role: Schemas['StoreRole'];
  period: Schemas['Period'];
  offer: Schemas['RoleOffer'] | 'gift';
}

export interface OfferButtonProps {
  role: Schemas['StoreRole'];
  period: Schemas['Period'];
  /** Useful offers, in order of preference. */
  offers: readonly Schemas['RoleOffer'][];
  /** Names of this server's roles by id. */
  names: ReadonlyMap<string, string>;
  onChoose: (choice: Choice) => void;
}

interface OneOfferProps extends Omit<OfferButtonProps, 'offers'> {
  offer: Schemas['RoleOffer'];
  variant: ButtonVariant;
}

const OfferButton = ({ role, period, offer, names, variant, onChoose }: OneOfferProps) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const kind = kindOf(offer);
  const label = useKindMessages()[kind].button;
  // The card shows only the price of the main offer.
  const price = kind === 'stack' ? `: ${money(offer.price.final)}` : '';
  const replaced = offer.replaces === null ? undefined : names.get(offer.replaces);
  return (
    <div className="store-role__offer">
      <Button
        fullWidth
        variant={variant}
        aria-label={`${label}${price}: ${role.name}`}
        onClick={() => onChoose({ role, period, offer })}
      >
        {label + price}
      </Button>
      {replaced !== undefined && <span className="hk-subtle">{t`Ends your ${replaced}`}</span>}
    </div>
  );
};

/** Button of the main offer; for visitors a link to sign in and return. */
export const MainOffer = ({ offers, ...props }: OfferButtonProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const signedIn = useSession().kind === 'signed-in';
  const [first] = offers;
  if (first === undefined) return null;
  const { role, period } = props;
  const { name } = role;
  const variant = role.bestChoice ? 'primary' : 'secondary';
  if (signedIn) return <OfferButton {...props} offer={first} variant={variant} />;
  const signIn = `${to('login')}?${new URLSearchParams({ return_to: to(storeView(role.serverId, period)) })}`;
  return (
    <Button fullWidth variant={variant} href={signIn} aria-label={t`Buy ${name}`}>
      {t`Buy`}
    </Button>
  );
};

/** Buttons of the other offers and of a gift. */
export const MoreOffers = ({ offers, ...props }: OfferButtonProps) => {
  const { t } = useLingui();
  const signedIn = useSession().kind === 'signed-in';
  if (!signedIn) return null;
  const { role, period, onChoose } = props;
  return (
    <>
      {offers.slice(1).map((offer) => (
        <OfferButton key={offer.mode} {...props} offer={offer} variant="secondary" />
      ))}
      <Button
        fullWidth
        variant="quiet"
        size="small"
        startIcon="gift"
        aria-label={`${t`Give as a gift`}: ${role.name}`}
        onClick={() => onChoose({ role, period, offer: 'gift' })}
      >
        {t`Give as a gift`}
      </Button>
    </>
  );
};
