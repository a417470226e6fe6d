import { newsQueries, roleQueries, serverQueries } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { JsonLd } from '../page/json-ld.tsx';
import { PageHead } from '../page/page-head.tsx';
import { definePage } from '../page/define-page.ts';
import { useSiteFacts } from '../page/site-facts.tsx';
import { useMain } from '../page/use-main.ts';
import { communitiesOf } from '../shell/communities.ts';
import '../live/server-live.css';
import { BestRoles } from './best-roles.tsx';
import { Communities } from './communities.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeNews } from './home-news.tsx';
import { HomeServers } from './home-servers.tsx';
import { HowToStart } from './how-to-start.tsx';
import { structuredData } from './structured-data.ts';
import './home.css';

const page = definePage({
  optional: ({ api, main }) => ({
    servers: serverQueries.cards(api),
    monitoring: serverQueries.monitoring(api),
    news: newsQueries.latest(api),
    roles: (main?.servers ?? []).map(({ id }) => roleQueries.bestRole(api, id)),
  }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const HomePage = () => {
  const { t } = useLingui();
  const { servers, roles, news } = page.use();
  const facts = useSiteFacts();
  const main = useMain();
  return (
    <>
      <PageHead
        description={t`Anime-themed game servers with mods: technology, magic and islands in the sky. See who is online, choose a server and start playing.`}
      />
      <JsonLd data={structuredData(facts, communitiesOf(main))} />
      <HomeHero />
      <HomeServers list={servers} />
      <HomeNews news={news} />
      <HowToStart />
      <BestRoles answers={roles} />
      <Communities />
    </>
  );
};

export default HomePage;
