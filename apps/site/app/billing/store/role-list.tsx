import { type QueryState, Loaded } from '@hoshikraft/async-state';
import type { Schemas } from '@hoshikraft/api-client';
import { Button, EmptyState, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { AbilityTable } from './ability-table.tsx';
import { LowerRoles } from './lower-roles.tsx';
import { featuredRole, findHigherRole, usefulOffers } from './offer-choice.ts';
import { RoleCards } from './role-cards.tsx';
import { type Choice, ComparedAction } from './role-offers.tsx';
import { useIsGift } from './store-view.ts';

// The dialog and its fields are large, and most visitors do not buy.
const PurchaseDialog = lazy(() =>
  import('./purchase-dialog.tsx').then((module) => ({ default: module.PurchaseDialog })),
);

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the privileges`}>
      <div className="store-loading">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} variant="card" height={480} />
        ))}
      </div>
    </SkeletonGroup>
  );
};

const Empty = () => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <EmptyState
      title={t`This server has no privileges`}
      text={t`Everyone plays on equal terms here. Take a look at the other servers above.`}
      actions={<Button href={to('servers')}>{t`All servers`}</Button>}
    />
  );
};

/**
 * Returns the focus after the dialog. If the button that opened it no longer exists because there is nothing left to buy,
 * the focus moves to the card's other button.
 */
const useFocusAfter = (choice: Choice | null): void => {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (choice === null && before.current !== undefined && document.activeElement === document.body) {
      document.getElementById(before.current)?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    }
    before.current = choice?.role.id;
  }, [choice]);
};

interface View {
  serverName: string;
  period: Schemas['Period'];
}

interface OffersProps extends View {
  roles: readonly Schemas['StoreRole'][];
  abilities: readonly Schemas['ComparedAbility'][];
}

const Offers = ({ roles, abilities, serverName, period }: OffersProps) => {
  const [choice, setChoice] = useState<Choice | null>(null);
  useFocusAfter(choice);
  const isGift = useIsGift();
  if (roles.length === 0) return <Empty />;
  const names = new Map(roles.map(({ id, name }) => [id, name]));
  const lower = isGift ? [] : roles.filter((role) => findHigherRole(role, roles) !== null);
  const held = lower[0] && findHigherRole(lower[0], roles);
  const offersOf = (role: Schemas['StoreRole']) => usefulOffers(role, roles, period);
  return (
    <div className="store-offers own-slots">
      <RoleCards
        roles={roles.filter((role) => !lower.includes(role))}
        featured={featuredRole(roles)}
        {...{ names, period, offersOf }}
        onChoose={setChoice}
      />
      {held && <LowerRoles roles={lower} held={held.name} period={period} onChoose={setChoice} />}
      <AbilityTable
        abilities={abilities}
        roles={roles}
        action={(role) => <ComparedAction role={role} period={period} offers={offersOf(role)} onChoose={setChoice} />}
      />
      {choice && (
        <Suspense fallback={null}>
          <PurchaseDialog choice={choice} serverName={serverName} names={names} onClose={() => setChoice(null)} />
        </Suspense>
      )}
    </div>
  );
};

export interface RoleListProps extends View {
  comparison: QueryState<Schemas['StoreComparison']>;
}

/** Roles of one server with their comparison and the purchase dialog. */
export const RoleList = ({ comparison, ...view }: RoleListProps) => (
  <Loaded query={comparison} loading={<Loading />}>
    {({ roles, abilities }) => <Offers roles={roles} abilities={abilities} {...view} />}
  </Loaded>
);
