import { useSession } from '@hoshikraft/auth-session';
import { Button, GlowText, Hero, OnlineDot, Skeleton } from '@hoshikraft/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { usePagePath } from '../framework/page/site-facts.tsx';
import { useMonitoring } from '../framework/page/use-monitoring.ts';

const OnlineNow = () => {
  const { monitoring, loading } = useMonitoring();
  if (loading) return <Skeleton width={180} />;
  if (monitoring === undefined) return <Trans>Anime-themed servers with mods</Trans>;
  const online = monitoring.records.onlineCurrent;
  return (
    <OnlineDot online={online > 0}>
      <Plural
        value={online}
        _0="Nobody is playing: be the first"
        one="# player is here now"
        other="# players are here now"
      />
    </OnlineDot>
  );
};

/** Hero of the home page: what the site is, and the main action. */
export const HomeHero = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const signedIn = useSession().kind === 'signed-in';
  return (
    <Hero
      eyebrow={<OnlineNow />}
      title={
        <Trans>
          The festival that <GlowText>never ends</GlowText>
        </Trans>
      }
      lead={t`Anime-themed servers with mods. Build factories, learn magic, settle on an island in the sky. The lanterns are already lit.`}
      actions={
        <>
          {signedIn ? (
            <Button variant="primary" size="large" className="home-call home-play" startIcon="play" href={to('start')}>
              {t`Play`}
            </Button>
          ) : (
            <Button
              variant="primary"
              size="large"
              className="home-call home-play own-slot"
              startIcon="play"
              href={to('register')}
            >
              {t`Start playing`}
            </Button>
          )}
          <Button size="large" className="home-call" startIcon="store" href={to('store')}>
            {t`Store`}
          </Button>
        </>
      }
    />
  );
};
