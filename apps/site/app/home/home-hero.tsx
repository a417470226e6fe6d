import { useSession } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import { Button, GlowText, Hero, OnlineDot, Skeleton, Stat } from '@hoshikraft/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { usePagePath } from '../page/site-facts.tsx';
import { useMonitoring } from '../servers/use-monitoring.ts';

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

const Records = () => {
  const { t } = useLingui();
  const { number, dateTime } = useFormats();
  const { monitoring } = useMonitoring();
  if (monitoring === undefined) return null;
  const { onlineDay, timeOnlineDay, onlineMax, timeOnlineMax } = monitoring.records;
  if (timeOnlineDay === null || timeOnlineMax === null) return null;
  return (
    <div className="home-records">
      <Stat icon="sparkle" label={t`Most in 24 hours`} value={number(onlineDay)} hint={dateTime(timeOnlineDay)} />
      <Stat icon="trophy" label={t`Most ever`} value={number(onlineMax)} hint={dateTime(timeOnlineMax)} />
    </div>
  );
};

/** The festival night: what this place is, and the one thing to do next. */
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
            <Button variant="primary" size="large" startIcon="play" href={to('servers')}>
              {t`Choose a server`}
            </Button>
          ) : (
            <Button variant="primary" size="large" startIcon="play" href={`${to('')}#start`}>
              {t`Start playing`}
            </Button>
          )}
          <Button size="large" startIcon="store" href={to('store')}>
            {t`Store`}
          </Button>
        </>
      }
      footer={<Records />}
    />
  );
};
