import type { Schemas } from '@hoshikraft/api-client';
import { Loaded } from '@hoshikraft/async-state';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import {
  Button,
  deferModule,
  Link,
  OnlineDot,
  PageColumn,
  ServerEmblem,
  Skeleton,
  VisuallyHidden,
} from '@hoshikraft/ui';
import { BanReason } from '@hoshikraft/unban';
import { Plural, useLingui } from '@lingui/react/macro';
import { PlayerFigure, type PlayerFigureProps } from '../community/players/player-figure.tsx';
import { usePagePath } from '../framework/page/site-facts.tsx';
import { useMonitoring } from '../framework/page/use-monitoring.ts';
import { useServerNames } from '../framework/page/use-server-names.ts';
import { BonusTile } from './bonus-tile.tsx';
import { FriendsTile, RoleTile, WipeTile } from './player-tiles.tsx';
import { LoadingTile } from './tile.tsx';
import { useHome } from './use-own-data.ts';
import './player-home.css';

const animated = deferModule(() => import('../community/players/animated-figure.tsx'));

/** The player's figure: a picture until the first activity on the page, then a 3D model that walks. */
export const OwnFigure = ({ login }: Pick<PlayerFigureProps, 'login'>) => {
  const Figure = animated.use(false)?.AnimatedFigure ?? PlayerFigure;
  return (
    <div className="home-figure">
      <Figure login={login} height={320} />
    </div>
  );
};

const LastServerName = ({ server }: { server: string }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const names = useServerNames();
  const live = useMonitoring().monitoring?.servers[server];
  return (
    <div className="home-last__server">
      <ServerEmblem server={server} size={56} />
      <div>
        <Link className="home-last__name" href={to(`servers/${server}`)}>
          {names(server)}
        </Link>
        <p className="hk-small">
          {live !== undefined && (
            <OnlineDot online={live.status !== 'offline'}>
              {live.status === 'offline' ? t`Offline` : <Plural value={live.online} one="# player" other="# players" />}
            </OnlineDot>
          )}
        </p>
      </div>
    </div>
  );
};

/** Instead of Play, for a player who can play on no server. */
const OwnBan = ({ ban }: { ban: Schemas['Ban'] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { date } = useFormats();
  const end = ban.unban_at === null ? null : date(ban.unban_at);
  return (
    <div className="home-last">
      <div className="home-last__ban">
        <p>
          <strong>{t`You are banned`}</strong>
        </p>
        <p>
          <BanReason ban={ban} />
        </p>
        <p>{end === null ? t`Permanent` : t`Until ${end}`}</p>
      </div>
      <Button variant="primary" size="large" className="home-play" startIcon="warning" href={to('banlist')}>
        {t`See my ban`}
      </Button>
    </div>
  );
};

/** The server that the player was on last, and Play. */
const PlayOnLastServer = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const names = useServerNames();
  const { data, error } = useHome();
  const server = data?.lastServer ?? null;
  const name = server === null ? null : names(server);
  return (
    <div className="home-last">
      {server !== null && <LastServerName server={server} />}
      {data === undefined && !error && <Skeleton variant="block" width={200} height={56} />}
      <Button
        variant="primary"
        size="large"
        className="home-play"
        startIcon="play"
        href={to('start')}
        {...(name !== null && { 'aria-label': t`Play on ${name}` })}
      >
        {t`Play`}
      </Button>
    </div>
  );
};

/** What the player's hero leads to: the game, or their ban on every server. */
export const NextStep = () => {
  const session = useSession();
  const ban = session.kind === 'signed-in' ? session.auth.managers.ban.current : null;
  return ban?.server === null ? <OwnBan ban={ban} /> : <PlayOnLastServer />;
};

const Tiles = ({ home }: { home: Schemas['Home'] | undefined }) => (
  <>
    {home === undefined ? <LoadingTile /> : <RoleTile roles={home.roles} />}
    <BonusTile />
    {home === undefined ? <LoadingTile /> : <FriendsTile home={home} />}
    {home === undefined ? <LoadingTile /> : <WipeTile wipe={home.nextWipe} />}
  </>
);

/** Shown if the player's home data cannot be loaded. The bonus is loaded separately, so its tile stays. */
const FailedTiles = ({ home }: { home: ReturnType<typeof useHome> }) => (
  <>
    <BonusTile />
    <li className="home-tiles__failure">
      <Loaded query={home} level={3} loading={null}>
        {() => null}
      </Loaded>
    </li>
  </>
);

/** Privilege, daily bonus, friends who are online, and the next wipe. */
export const OwnTiles = () => {
  const { t } = useLingui();
  const home = useHome();
  return (
    <PageColumn>
      <section aria-labelledby="own">
        <h2 id="own">
          <VisuallyHidden>{t`For you today`}</VisuallyHidden>
        </h2>
        <ul className="home-tiles">{home.isLoadingError ? <FailedTiles home={home} /> : <Tiles home={home.data} />}</ul>
      </section>
    </PageColumn>
  );
};
