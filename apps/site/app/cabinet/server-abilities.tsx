import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Card, Grid, Heading, Icon, KitItem, RoleBadge, ServerEmblem } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { CopyCommand } from '../store/copy-command.tsx';
import { abilityIcon, itemIcon } from '../page/drawn-names.ts';
import { useCooldownWords } from '../store/store-words.ts';

const Ability = ({ ability }: { ability: Schemas['Ability'] }) => (
  <Card as="li" className="cabinet-ability">
    <div className="cabinet-ability__head">
      <span className="cabinet-ability__icon">
        <Icon name={abilityIcon(ability.icon)} />
      </span>
      <div>
        <Heading level={4} className="cabinet-item__title">
          {ability.title}
        </Heading>
        {ability.value !== null && <p className="cabinet-ability__value">{ability.value}</p>}
      </div>
    </div>
    <p className="hk-muted hk-small">{ability.description}</p>
    {ability.command !== null && (
      <span className="cabinet-command">
        <CopyCommand command={ability.command} />
      </span>
    )}
  </Card>
);

const Kit = ({ kit, roleName }: { kit: Schemas['Kit']; roleName: string | undefined }) => {
  const { number } = useFormats();
  const often = useCooldownWords();
  return (
    <Card as="li" className="cabinet-kit">
      <div>
        <Heading level={4} className="cabinet-item__title">
          {kit.name}
        </Heading>
        <p className="hk-subtle hk-small">
          {roleName !== undefined && `${roleName} · `}
          {often(kit.cooldown)}
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

/** What the roles held on one server allow there. */
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
      {abilities.length > 0 && (
        <>
          <Heading level={3} className="cabinet-server__part">{t`Abilities`}</Heading>
          <Grid as="ul" min={300}>
            {abilities.map((ability) => (
              <Ability key={ability.id} ability={ability} />
            ))}
          </Grid>
        </>
      )}
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
