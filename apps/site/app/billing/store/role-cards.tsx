import type { Schemas } from '@hoshikraft/api-client';
import { Card, classNames, deferModule, SkeletonText } from '@hoshikraft/ui';
import { Fragment, useState } from 'react';
import { RoleCard } from './role-card.tsx';
import type { RoleActionsProps } from './role-offers.tsx';

type Role = Schemas['StoreRole'];

// The code of features is loaded when a role is opened.
const features = deferModule(() => import('./role-features.tsx'));

export interface RoleCardsProps extends Pick<RoleActionsProps, 'names' | 'period' | 'onChoose'> {
  roles: readonly Role[];
  featured: Role | undefined;
  offersOf: (role: Role) => readonly Schemas['RoleOffer'][];
}

/** Cards of the roles; the features of one of them are opened below its row. */
export const RoleCards = ({ roles, featured, offersOf, ...view }: RoleCardsProps) => {
  const [opened, setOpened] = useState<string | null>(null);
  const code = features.use(opened !== null);
  return (
    <ul className={classNames('store-roles own-slots', roles.length <= 2 && 'store-roles--few')}>
      {roles.map((role) => {
        const isOpen = role.id === opened;
        const featuresId = `features-${role.id}`;
        return (
          <Fragment key={role.id}>
            <RoleCard
              {...view}
              {...{ role, featuresId }}
              offers={offersOf(role)}
              featured={role.id === featured?.id}
              opened={isOpen}
              onToggle={() => setOpened(isOpen ? null : role.id)}
            />
            {isOpen &&
              (code ? (
                <code.RoleFeatures role={role} id={featuresId} />
              ) : (
                <Card as="li" tone="sunken" id={featuresId} className="store-opened">
                  <SkeletonText lines={6} />
                </Card>
              ))}
          </Fragment>
        );
      })}
    </ul>
  );
};
