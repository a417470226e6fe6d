import { roleQueries, serverQueries } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../page/page-head.tsx';
import { definePage } from '../page/define-page.ts';
import '../servers/server-live.css';
import { BestRoles } from './best-roles.tsx';
import { Communities } from './communities.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeServers } from './home-servers.tsx';
import { HowToStart } from './how-to-start.tsx';
import './home.css';

const page = definePage({
  optional: ({ api, main }) => ({
    servers: serverQueries.cards(api),
    monitoring: serverQueries.monitoring(api),
    roles: (main?.servers ?? []).map(({ id }) => roleQueries.bestRole(api, id)),
  }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const HomePage = () => {
  const { t } = useLingui();
  const { servers, roles } = page.use();
  return (
    <>
      <PageHead
        description={t`Anime-themed game servers with mods: technology, magic and islands in the sky. See who is online, choose a server and start playing.`}
      />
      <HomeHero />
      <HomeServers list={servers} />
      <HowToStart />
      <BestRoles answers={roles} />
      <Communities />
    </>
  );
};

export default HomePage;
