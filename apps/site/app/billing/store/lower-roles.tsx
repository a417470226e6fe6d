import type { Schemas } from '@hoshikraft/api-client';
import { Icon, IconButton, RoleFace } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { isSoldFor } from './offer-choice.ts';
import type { OfferProps } from './role-offers.tsx';

export interface LowerRolesProps extends Pick<OfferProps, 'period' | 'onChoose'> {
  roles: readonly Schemas['StoreRole'][];
  /** Name of the highest role that the player holds. */
  held: string;
}

/** A strip of the roles below the one that the player holds: they add nothing, and can only be given. */
export const LowerRoles = ({ roles, held, period, onChoose }: LowerRolesProps) => {
  const { t } = useLingui();
  return (
    <section className="store-lower" aria-label={t`Privileges below yours`}>
      <p className="store-lower__why">
        <Icon name="check" />
        {t`Your ${held} gives more than these:`}
      </p>
      <ul className="store-lower__roles">
        {roles.map((role) => (
          <li key={role.id} className="store-lower__role">
            <RoleFace role={role.id} tier={role.tier} colour={role.color} size={32} />
            {role.name}
            {isSoldFor(role, period) && (
              <IconButton
                icon="gift"
                label={`${t`Give as a gift`}: ${role.name}`}
                onClick={() => onChoose({ role, period, offer: 'gift' })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
