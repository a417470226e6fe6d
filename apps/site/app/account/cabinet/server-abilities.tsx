import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Card, Grid, Heading, Icon, KitItem, RoleBadge, ServerEmblem } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { CopyCommand } from '../../billing/store/copy-command.tsx';
import { abilityIcon, itemIcon } from '../../framework/page/icon-names.ts';
import { useCooldownText } from '../../billing/store/store-messages.ts';

const Ability = ({ ability: { icon, title, value, description, command } }: { ability: Schemas['Ability'] }) => (
  <li className="cabinet-ability">
    <span className="cabinet-ability__icon">
      <Icon name={abilityIcon(icon)} />
    </span>
    <div className="cabinet-ability__text">
      <div className="cabinet-ability__name">
        <Heading level={4} className="cabinet-item__title">
          {title}
        </Heading>
        {value !== null && <span className="cabinet-ability__value">{value}</span>}
      </div>
      <p className="hk-muted hk-small">{description}</p>
    </div>
    {command !== null && (
      <span className="cabinet-command">
        <CopyCommand command={command} />
      </span>
    )}
  </li>
);

/** Abilities of one kind, one per row. */
const Abilities = ({ title, abilities }: { title: string; abilities: readonly Schemas['Ability'][] }) =>
  abilities.length === 0 ? null : (
    <>
      <Heading level={3} className="cabinet-server__part">
        {title}
      </Heading>
      <Card flush>
        <ul className="cabinet-abilities" aria-label={title}>
          {abilities.map((ability) => (
            <Ability key={ability.id} ability={ability} />
          ))}
        </ul>
      </Card>
    </>
  );

const Kit = ({ kit, roleName }: { kit: Schemas['Kit']; roleName: string | undefined }) => {
  const { number } = useFormats();
  const cooldownText = useCooldownText();
  return (
    <Card as="li" className="cabinet-kit">
      <div>
        <Heading level={4} className="cabinet-item__title">
          {kit.name}
        </Heading>
        <p className="hk-subtle hk-small">
          {roleName !== undefined && `${roleName} · `}
          {cooldownText(kit.cooldown)}
        </p>
      </div>
      <ul className="cabinet-kit__items">
        {kit.items.map(({ icon, name, count }) => (
          <li key={`${icon} ${name}`}>
            <KitItem icon={itemIcon(icon)} name={name} count={count > 1 ? number(count) : undefined} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

export interface ServerAbilitiesProps {
  held: Schemas['CabinetAbilities']['servers'][number];
  serverName: string;
}

/** Abilities and kits of the player's roles on one server. */
export const ServerAbilities = ({ held, serverName }: ServerAbilitiesProps) => {
  const { t } = useLingui();
  const { serverId, roles, abilities, kits } = held;
  return (
    <section className="cabinet-server" aria-labelledby={`abilities-${serverId}`}>
      <div className="cabinet-server__head">
        <ServerEmblem server={serverId} size={48} />
        <Heading level={2} id={`abilities-${serverId}`}>
          {serverName}
        </Heading>
        <ul className="cabinet-server__roles" aria-label={t`Your privileges here`}>
          {roles.map(({ id, name, tier, color }) => (
            <li key={id}>
              <RoleBadge role={id} name={name} tier={tier} colour={color} />
            </li>
          ))}
        </ul>
      </div>
      <Abilities title={t`Commands`} abilities={abilities.filter(({ command }) => command !== null)} />
      <Abilities title={t`No command needed`} abilities={abilities.filter(({ command }) => command === null)} />
      {kits.length > 0 && (
        <>
          <Heading level={3} className="cabinet-server__part">{t`Kits`}</Heading>
          <Grid as="ul" min={300}>
            {kits.map((kit) => (
              <Kit key={kit.id} kit={kit} roleName={roles.find(({ id }) => id === kit.roleId)?.name} />
            ))}
          </Grid>
        </>
      )}
    </section>
  );
};
