import { Loaded } from '@hoshikraft/async-state';
import { cabinetQueries } from '@hoshikraft/api-client';
import { Button, EmptyState, Grid, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { definePage } from '../../framework/page/define-page.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { ServerAbilities } from './server-abilities.tsx';
import { TabHead } from './tab-head.tsx';
import { useServerNames } from '../../framework/page/use-server-names.ts';

const page = definePage({ queries: ({ api }) => ({ abilities: cabinetQueries.abilities(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your abilities`}>
      <Grid min={300}>
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} variant="card" height={150} />
        ))}
      </Grid>
    </SkeletonGroup>
  );
};

const Empty = () => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <EmptyState
      title={t`No special abilities yet`}
      text={t`Privileges come with abilities: flight, homes, kits and more. See what each one includes in the store.`}
      actions={
        <Button startIcon="store" href={to('store')}>
          {t`Go to store`}
        </Button>
      }
    />
  );
};

const Abilities = () => {
  const serverName = useServerNames();
  const { abilities } = page.use();
  return (
    <Loaded query={abilities} loading={<Loading />}>
      {({ servers }) =>
        servers.length === 0 ? (
          <Empty />
        ) : (
          servers.map((held) => (
            <ServerAbilities key={held.serverId} held={held} serverName={serverName(held.serverId)} />
          ))
        )
      }
    </Loaded>
  );
};

const AbilitiesPage = () => {
  const { t } = useLingui();
  return (
    <>
      <TabHead
        title={t`My abilities`}
        lead={t`What your privileges let you do on each server. Type the commands in the game chat.`}
      />
      <Abilities />
    </>
  );
};

export default AbilitiesPage;
