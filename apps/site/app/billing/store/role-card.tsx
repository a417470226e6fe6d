import type { Schemas } from '@hoshikraft/api-client';
import { Button, Card, Heading, Icon, RoleFace, Tag, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { RoleActions, type RoleActionsProps } from './role-offers.tsx';
import { RolePrice } from './role-price.tsx';
import { useEndText } from './store-messages.ts';

type Role = Schemas['StoreRole'];

export interface RoleCardProps extends RoleActionsProps {
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

/** Card of a role: name, price and action, then its features. On phones these are folded until opened. */
export const RoleCard = ({ opened, featuresId, onToggle, ...actions }: RoleCardProps) => {
  const { t } = useLingui();
  const { role, period, offers, featured } = actions;
  const { name } = role;
  return (
    <Card
      as="li"
      id={role.id}
      className={opened ? 'store-role store-role--open' : 'store-role'}
      tone={featured ? 'glow' : 'plain'}
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
      <div className="store-role__price">
        <RolePrice role={role} period={period} offer={offers[0]} />
      </div>
      <div className="store-role__actions">
        <RoleActions {...actions} />
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
