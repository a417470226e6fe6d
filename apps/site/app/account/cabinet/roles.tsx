import { ListSkeleton, PagedList } from '@hoshikraft/async-state';
import { cabinetQueries, type Schemas } from '@hoshikraft/api-client';
import { Button, Card, EmptyState, Heading, Row, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { definePage } from '../../framework/page/define-page.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { usePollRoles } from './poll-roles.ts';
import { ActiveRole, EndedRole } from './role-item.tsx';
import { RowList } from './row-list.tsx';
import { TabHead } from './tab-head.tsx';
import { useServerNames } from '../../framework/page/use-server-names.ts';

const page = definePage({ queries: ({ api }) => ({ roles: cabinetQueries.roles(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const MoveRoleDialog = lazy(async () => ({ default: (await import('./move-role-dialog.tsx')).MoveRoleDialog }));

const ToStore = ({ children }: { children: string }) => {
  const to = usePagePath();
  return (
    <Button startIcon="store" href={to('store')}>
      {children}
    </Button>
  );
};

interface RolesProps {
  items: readonly Schemas['CabinetRole'][];
  onMove: (item: Schemas['CabinetRole']) => void;
}

const Roles = ({ items, onMove }: RolesProps) => {
  const { t } = useLingui();
  const names = useServerNames();
  const held = items.filter(({ state }) => state === 'active');
  const ended = items.filter(({ state }) => state !== 'active');
  return (
    <>
      {held.length > 0 ? (
        <Stack gap={4}>
          <RowList>
            {held.map((item) => (
              <ActiveRole
                key={item.grantId}
                item={item}
                serverName={names(item.role.serverId)}
                onMove={() => onMove(item)}
              />
            ))}
          </RowList>
          <Card tone="sunken">
            <Row justify="space-between">
              <Text tone="muted">{t`Other privileges and gifts for friends are in the store.`}</Text>
              <ToStore>{t`Go to store`}</ToStore>
            </Row>
          </Card>
        </Stack>
      ) : (
        <EmptyState
          title={t`No active privileges`}
          text={t`The ones below have ended. You can buy them again at any time.`}
          actions={<ToStore>{t`Go to store`}</ToStore>}
        />
      )}
      {ended.length > 0 && (
        <section className="cabinet-ended">
          <Heading level={2} size="h3">
            {t`Ended`}
          </Heading>
          <RowList isQuiet>
            {ended.map((item) => (
              <EndedRole key={item.grantId} item={item} serverName={names(item.role.serverId)} />
            ))}
          </RowList>
        </section>
      )}
    </>
  );
};

const RoleList = () => {
  const { t } = useLingui();
  const { roles } = page.use();
  // Not inside the role, whose place in the list changes when it is moved.
  const [moving, setMoving] = useState<Schemas['CabinetRole']>();
  usePollRoles(roles);
  return (
    <>
      <PagedList
        list={roles}
        loading={<ListSkeleton label={t`Loading your privileges`} rows={3} height={96} />}
        empty={
          <EmptyState
            title={t`No privileges yet`}
            text={t`A privilege unlocks commands, kits and land on its server. Choose one, and it's delivered automatically.`}
            actions={<ToStore>{t`Choose a privilege`}</ToStore>}
          />
        }
      >
        {(items) => <Roles items={items} onMove={setMoving} />}
      </PagedList>
      {moving && (
        <Suspense>
          <MoveRoleDialog item={moving} onClose={() => setMoving(undefined)} />
        </Suspense>
      )}
    </>
  );
};

const RolesPage = () => {
  const { t } = useLingui();
  return (
    <>
      <TabHead title={t`My privileges`} lead={t`What you own, on which server and until when.`} />
      <RoleList />
    </>
  );
};

export default RolesPage;
