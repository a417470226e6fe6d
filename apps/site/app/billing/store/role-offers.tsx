import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import { Button, type ButtonProps, IconButton, Menu, type MenuItem } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { isSoldFor, kindOf } from './offer-choice.ts';
import { inWholeRoubles } from './saving.ts';
import { storeView, useIsGift, useRecipient } from './store-view.ts';
import { useKindMessages } from './store-messages.ts';

/** The player's choice on a card. A gift has no offer yet: it depends on the recipient. */
export interface Choice {
  role: Schemas['StoreRole'];
  period: Schemas['Period'];
  offer: Schemas['RoleOffer'] | 'gift';
}

export interface OfferProps {
  role: Schemas['StoreRole'];
  period: Schemas['Period'];
  /** Useful offers, in order of preference. */
  offers: readonly Schemas['RoleOffer'][];
  onChoose: (choice: Choice) => void;
}

type Action = { label: string } & Pick<ButtonProps, 'href' | 'onClick'>;

/** Action of a role: for visitors a link to sign in and return. Undefined if the role is not sold for the period. */
const useAction = ({ role, period, offers, onChoose }: OfferProps): Action | undefined => {
  const { t } = useLingui();
  const to = usePagePath();
  const kinds = useKindMessages();
  const signedIn = useSession().kind === 'signed-in';
  const recipient = useRecipient();
  const isGift = useIsGift();
  const [offer] = offers;
  if (!signedIn) {
    const back = new URLSearchParams({ return_to: to(storeView(role.serverId, period, recipient)) });
    return offer && { label: kinds.buy.button, href: `${to('login')}?${back}` };
  }
  if (offer && !isGift) {
    return { label: kinds[kindOf(offer)].button, onClick: () => onChoose({ role, period, offer }) };
  }
  return isSoldFor(role, period)
    ? { label: t`Give as a gift`, onClick: () => onChoose({ role, period, offer: 'gift' }) }
    : undefined;
};

/** What else can be done with a role: holding it beside another one, and giving it to another player. */
const MoreActions = ({ role, period, offers, onChoose }: OfferProps) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const { name } = role;
  const others = offers.slice(1).map((offer): MenuItem => {
    const price = money(inWholeRoubles(offer.price.final));
    return {
      key: offer.mode,
      icon: 'plus',
      label: t`Keep both: ${price}`,
      onSelect: () => onChoose({ role, period, offer }),
    };
  });
  const gift: MenuItem = {
    key: 'gift',
    icon: 'gift',
    label: t`Give as a gift`,
    onSelect: () => onChoose({ role, period, offer: 'gift' }),
  };
  return (
    <Menu
      align="end"
      items={[...others, gift]}
      trigger={(props) => (
        <IconButton {...props} icon="more" variant="secondary" label={`${t`More actions`}: ${name}`} />
      )}
    />
  );
};

export interface RoleActionsProps extends OfferProps {
  /** The one action of the page that stands out. */
  featured: boolean;
  /** Names of this server's roles by id. */
  names: ReadonlyMap<string, string>;
}

/** The action of a card, the menu of others beside it, and the role that an upgrade ends. */
export const RoleActions = ({ featured, names, ...offer }: RoleActionsProps) => {
  const { t } = useLingui();
  const action = useAction(offer);
  const signedIn = useSession().kind === 'signed-in';
  const isGift = useIsGift();
  const [first] = offer.offers;
  if (action === undefined) return null;
  const { label, ...pressed } = action;
  const { name } = offer.role;
  const replaced = isGift || !first?.replaces ? undefined : names.get(first.replaces);
  return (
    <>
      <div className="store-role__buttons">
        <Button
          fullWidth
          variant={featured ? 'primary' : 'secondary'}
          aria-label={action.href === undefined ? `${label}: ${name}` : t`Buy ${name}`}
          {...pressed}
        >
          {label}
        </Button>
        {signedIn && !isGift && first && <MoreActions {...offer} />}
      </div>
      {replaced !== undefined && <span className="hk-subtle">{t`Ends your ${replaced}`}</span>}
    </>
  );
};

/** The same action in the comparison, where the column names the role. */
export const ComparedAction = (offer: OfferProps) => {
  const action = useAction(offer);
  const isGift = useIsGift();
  if (action === undefined || (offer.offers.length === 0 && !isGift)) return null;
  const { label, ...pressed } = action;
  return (
    <Button size="small" aria-label={`${offer.role.name}: ${label}`} {...pressed}>
      {label}
    </Button>
  );
};
