import { newsQueries, roleQueries, serverQueries } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../framework/page/page-head.tsx';
import { definePage } from '../framework/page/define-page.ts';
import { withStructuredData } from '../framework/page/structured-data.ts';
import '../servers/live/server-live.css';
import { BestRoles } from './best-roles.tsx';
import { Communities } from './communities.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeNews } from './home-news.tsx';
import { HomeServers } from './home-servers.tsx';
import { HowToStart } from './how-to-start.tsx';
import { structuredData } from './structured-data.ts';
import './home.css';

const page = definePage({
  optional: ({ api }) => ({
    servers: serverQueries.cards(api),
    monitoring: serverQueries.monitoring(api),
    news: newsQueries.latest(api),
    roles: roleQueries.bestRoles(api),
  }),
});
export const loader = withStructuredData(page.loader, structuredData);
export const clientLoader = page.clientLoader;

const HomePage = () => {
  const { t } = useLingui();
  const { servers, news, roles } = page.use();
  return (
    <>
      <PageHead
        description={t`Anime-themed game servers with mods: technology, magic and islands in the sky. See who is online, choose a server and start playing.`}
      />
      <HomeHero />
      <HomeServers list={servers} />
      <HomeNews news={news} />
      <HowToStart />
      <BestRoles roles={roles} />
      <Communities />
    </>
  );
};

export default HomePage;
