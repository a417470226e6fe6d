import { newsQueries, roleQueries, serverQueries } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
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

// Only for players: visitors do not load it.
const OwnTiles = lazy(async () => ({ default: (await import('./player-home.tsx')).OwnTiles }));

const HomePage = () => {
  const { t } = useLingui();
  const signedIn = useSession().kind === 'signed-in';
  const { servers, news, roles } = page.use();
  return (
    <>
      <PageHead
        description={t`Anime-themed game servers with mods: technology, magic and islands in the sky. See who is online, choose a server and start playing.`}
      />
      <HomeHero />
      {/* Rendered for visitors too: it takes its place as soon as a player's page is shown. */}
      <div className={signedIn ? 'home-own home-own--shown' : 'home-own'}>
        {signedIn && (
          <Suspense>
            <OwnTiles />
          </Suspense>
        )}
      </div>
      <HomeServers list={servers} />
      <HomeNews news={news} />
      {!signedIn && (
        <div className="home-visitors">
          <HowToStart />
        </div>
      )}
      <BestRoles roles={roles} />
      <Communities />
    </>
  );
};

export default HomePage;
