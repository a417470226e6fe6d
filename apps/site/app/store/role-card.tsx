import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Button, Card, Heading, Icon, RoleCrest, Tag, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../page/site-facts.tsx';
import { kindOf, offersFor } from './offer-choice.ts';
import { RolePrice } from './role-price.tsx';
import { storeView } from './store-view.ts';
import { useEndWords, useKindWords } from './store-words.ts';

type Role = Schemas['StoreRole'];

/** What the player chose on a card. A gift has no offer yet: it depends on who gets it. */
export interface Choice {
  role: Role;
  period: Schemas['Period'];
  offer: Schemas['RoleOffer'] | 'gift';
}

export interface RoleCardProps {
  role: Role;
  /** Names of this server's roles by id. */
  names: ReadonlyMap<string, string>;
  period: Schemas['Period'];
  onChoose: (choice: Choice) => void;
  /** Whether what the role gives is shown, and the id of the part of the page that shows it. */
  opened: boolean;
  featuresId: string;
  onToggle: () => void;
}

const Marks = ({ role }: { role: Role }) => {
  const { t } = useLingui();
  const ends = useEndWords();
  if (role.active) {
    const end = ends(role.active.expiresAt);
    return <Tag tone="success" icon="check">{t`Yours ${end}`}</Tag>;
  }
  return role.bestChoice ? <Tag tone="glow" icon="star">{t`Best choice`}</Tag> : null;
};

const Actions = ({ role, names, period, onChoose }: Omit<RoleCardProps, 'opened' | 'featuresId' | 'onToggle'>) => {
  const { t } = useLingui();
  const to = usePagePath();
  const words = useKindWords();
  const signedIn = useSession().kind === 'signed-in';
  const offers = offersFor(role.offers, period);
  const variantOf = (first: boolean) => (first && role.bestChoice ? 'primary' : 'secondary');
  const { name } = role;
  if (!signedIn) {
    const signIn = `${to('login')}?${new URLSearchParams({ return_to: to(storeView(role.serverId, period)) })}`;
    return offers.length === 0 ? null : (
      <Button fullWidth variant={variantOf(true)} href={signIn} aria-label={t`Buy ${name}`}>
        {t`Buy`}
      </Button>
    );
  }
  return (
    <>
      {offers.map((offer, place) => {
        const word = words[kindOf(offer)].button;
        const replaced = offer.replaces === null ? undefined : names.get(offer.replaces);
        return (
          <div key={offer.mode} className="store-role__offer">
            <Button
              fullWidth
              variant={variantOf(place === 0)}
              aria-label={`${word}: ${name}`}
              onClick={() => onChoose({ role, period, offer })}
            >
              {word}
            </Button>
            {replaced !== undefined && <span className="hk-subtle hk-small">{t`Your ${replaced} ends`}</span>}
          </div>
        );
      })}
      <Button
        fullWidth
        variant="quiet"
        startIcon="gift"
        aria-label={`${t`Give as a gift`}: ${name}`}
        onClick={() => onChoose({ role, period, offer: 'gift' })}
      >
        {t`Give as a gift`}
      </Button>
    </>
  );
};

/** One role of the server, to be compared with its neighbours. */
export const RoleCard = (props: RoleCardProps) => {
  const { t } = useLingui();
  const { role, period, opened, featuresId, onToggle } = props;
  const { name } = role;
  return (
    <Card as="li" id={role.id} className="store-role" {...(role.bestChoice && { tone: 'glow' as const })}>
      <div className="store-role__head">
        <RoleCrest tier={role.tier} colour={role.color} size={56} />
        <div>
          <Heading level={2} size="h3">
            {role.name}
          </Heading>
          <Marks role={role} />
        </div>
      </div>
      <Text tone="muted" size="small">
        {role.summary}
      </Text>
      <ul className="store-role__list">
        {role.highlights.map((highlight) => (
          <li key={highlight}>
            <Icon name="check" size={16} />
            {highlight}
          </li>
        ))}
      </ul>
      <div className="store-role__price">
        <RolePrice role={role} period={period} offer={offersFor(role.offers, period)[0]} />
      </div>
      <div className="store-role__actions">
        <Actions {...props} />
      </div>
      <Button
        fullWidth
        variant="quiet"
        endIcon={opened ? 'chevron-up' : 'chevron-down'}
        aria-expanded={opened}
        aria-controls={opened ? featuresId : undefined}
        aria-label={`${t`What it gives`}: ${name}`}
        onClick={onToggle}
      >
        {t`What it gives`}
      </Button>
    </Card>
  );
};
