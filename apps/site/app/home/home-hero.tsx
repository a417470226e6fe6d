import { useSession } from '@hoshikraft/auth-session';
import { Button, GlowText, Hero, OnlineDot, Skeleton } from '@hoshikraft/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { usePagePath } from '../framework/page/site-facts.tsx';
import { useMonitoring } from '../framework/page/use-monitoring.ts';

// Only for players: visitors do not load it.
const OwnFigure = lazy(async () => ({ default: (await import('./player-home.tsx')).OwnFigure }));
const NextStep = lazy(async () => ({ default: (await import('./player-home.tsx')).NextStep }));

const OnlineNow = () => {
  const { monitoring, loading } = useMonitoring();
  if (loading) return <Skeleton width={180} />;
  if (monitoring === undefined) return <Trans>Anime-themed servers with mods</Trans>;
  const online = monitoring.records.onlineCurrent;
  return (
    <OnlineDot online={online > 0}>
      <Plural value={online} _0="No one is playing: be the first" one="# player online" other="# players online" />
    </OnlineDot>
  );
};

const VisitorActions = () => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <>
      <Button variant="primary" size="large" className="home-call home-play" startIcon="play" href={to('register')}>
        {t`Start playing`}
      </Button>
      <Button size="large" className="home-call" startIcon="store" href={to('store')}>
        {t`Store`}
      </Button>
    </>
  );
};

/**
 * Hero of the home page: what the site is, or for a player their figure and last server. Its HTML is that of a visitor: until
 * the account is loaded, the style sheet gives it the size of a player's hero and hides its text. One `Hero` for both, so
 * that its scene stays as it is.
 */
export const HomeHero = () => {
  const { t } = useLingui();
  const session = useSession();
  const login = session.kind === 'signed-in' ? session.auth.data.login : null;
  return (
    <div className={login === null ? 'home-hero' : 'home-hero home-hero--own'}>
      <Hero
        eyebrow={<OnlineNow />}
        title={
          login === null ? (
            <Trans>
              The festival that <GlowText>never ends</GlowText>
            </Trans>
          ) : (
            t`Hello, ${login}!`
          )
        }
        lead={
          login === null &&
          t`Anime-themed servers with mods. Build factories, learn magic, settle on an island in the sky. The lanterns are already lit.`
        }
        actions={
          login === null ? (
            <VisitorActions />
          ) : (
            <Suspense>
              <NextStep />
            </Suspense>
          )
        }
        footer={
          login !== null && (
            <Suspense>
              <OwnFigure login={login} />
            </Suspense>
          )
        }
      />
    </div>
  );
};
