import type { Schemas } from '@hoshikraft/api-client';
import { Button, Card, Heading, Icon, RoleFace, Tag, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { findHigherRole, usefulOffers } from './offer-choice.ts';
import { MoreOffers, type OfferButtonProps, MainOffer } from './role-offers.tsx';
import { RolePrice } from './role-price.tsx';
import { useEndText } from './store-messages.ts';

type Role = Schemas['StoreRole'];

export interface RoleCardProps extends Omit<OfferButtonProps, 'offers'> {
  /** All roles of the server. */
  roles: readonly Role[];
  /** Whether the features of the role are shown, and the id of their element. */
  opened: boolean;
  featuresId: string;
  onToggle: () => void;
}

const Marks = ({ role }: { role: Role }) => {
  const { t } = useLingui();
  const ends = useEndText('short');
  if (role.active) {
    const end = ends(role.active.expiresAt);
    return <Tag tone="success" icon="check">{t`Yours ${end}`}</Tag>;
  }
  return role.bestChoice ? <Tag tone="glow" icon="star">{t`Best choice`}</Tag> : null;
};

/** Card of a role: name, price and button, then its features. A compact row on phones. */
export const RoleCard = ({ roles, opened, featuresId, onToggle, ...buttons }: RoleCardProps) => {
  const { t } = useLingui();
  const { role, period } = buttons;
  const { name } = role;
  const offers = usefulOffers(role, roles, period);
  return (
    <Card
      as="li"
      id={role.id}
      className={opened ? 'store-role store-role--open' : 'store-role'}
      {...(role.bestChoice && { tone: 'glow' as const })}
    >
      <div className="store-role__face">
        <RoleFace role={role.id} tier={role.tier} colour={role.color} size={96} />
      </div>
      <div className="store-role__head">
        <Heading level={2} size="h3">
          {name}
        </Heading>
        <Marks role={role} />
      </div>
      <div className="store-role__price own-slot">
        <RolePrice role={role} period={period} offer={offers[0]} better={findHigherRole(role, roles)?.name} />
      </div>
      <div className="store-role__first own-slot">
        <MainOffer {...buttons} offers={offers} />
      </div>
      <div className="store-role__more own-slot">
        <MoreOffers {...buttons} offers={offers} />
      </div>
      <Text tone="muted" size="small" className="store-role__summary">
        {role.summary}
      </Text>
      <ul className="store-role__list">
        {role.highlights.map((highlight) => (
          <li key={highlight}>
            <Icon name="check" />
            {highlight}
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="small"
        className="store-role__toggle"
        endIcon={opened ? 'chevron-up' : 'chevron-down'}
        aria-expanded={opened}
        aria-controls={opened ? featuresId : undefined}
        aria-label={`${t`What you get`}: ${name}`}
        onClick={onToggle}
      >
        {t`What you get`}
      </Button>
    </Card>
  );
};
