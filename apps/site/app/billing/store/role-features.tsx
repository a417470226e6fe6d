import { Loaded } from '@hoshikraft/async-state';
import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Card, Heading, Icon, KitItem, SkeletonGroup, SkeletonText } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { abilityIcon, itemIcon } from '../../framework/page/icon-names.ts';
import { useCooldownText } from './store-messages.ts';
import { useRoleFeatures } from './use-role-features.ts';

const AbilityLine = ({ ability }: { ability: Schemas['Ability'] }) => (
  <li className="store-ability">
    <Icon name={abilityIcon(ability.icon)} size={20} />
    <div>
      <p className="store-ability__title">
        {ability.title}
        {ability.value !== null && <span className="store-ability__value">{ability.value}</span>}
      </p>
      <p className="hk-muted hk-small">{ability.description}</p>
      {ability.command !== null && <code className="store-ability__command">{ability.command}</code>}
    </div>
  </li>
);

const KitBlock = ({ kit }: { kit: Schemas['Kit'] }) => {
  const { number } = useFormats();
  const cooldownText = useCooldownText();
  return (
    <section className="store-kit">
      <h4 className="store-kit__name">
        {kit.name}
        <span className="hk-subtle hk-small">{cooldownText(kit.cooldown)}</span>
      </h4>
      <ul className="store-kit__items">
        {kit.items.map(({ icon, name, count }) => (
          <li key={`${icon} ${name}`}>
            <KitItem icon={itemIcon(icon)} name={name} count={count > 1 ? number(count) : undefined} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading what's included`}>
      <SkeletonText lines={6} />
    </SkeletonGroup>
  );
};

const Features = ({ abilities, kits }: Schemas['RoleFeatures']) => {
  const { t } = useLingui();
  if (abilities.length === 0 && kits.length === 0) {
    return <p className="hk-muted">{t`This privilege has no description yet.`}</p>;
  }
  return (
    <div className="store-features">
      {abilities.length > 0 && (
        <ul className="store-abilities">
          {abilities.map((ability) => (
            <AbilityLine key={ability.id} ability={ability} />
          ))}
        </ul>
      )}
      {kits.length > 0 && (
        <div className="store-kits">
          {kits.map((kit) => (
            <KitBlock key={kit.id} kit={kit} />
          ))}
        </div>
      )}
    </div>
  );
};

export interface RoleFeaturesProps {
  role: Schemas['StoreRole'];
  /** Id for the button that opens and closes it. */
  id: string;
}

/** Abilities and kits of a role, at full width below its row; loaded when opened. */
export const RoleFeatures = ({ role, id }: RoleFeaturesProps) => {
  const { t } = useLingui();
  const { name } = role;
  return (
    <Card as="li" tone="sunken" id={id} className="store-opened">
      <Heading level={3}>{t`What you get with ${name}`}</Heading>
      <Loaded query={useRoleFeatures(role.id)} level={3} loading={<Loading />}>
        {(features) => <Features {...features} />}
      </Loaded>
    </Card>
  );
};
