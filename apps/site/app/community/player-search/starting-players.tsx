import type { Schemas } from '@hoshikraft/api-client';
import { Button, Section } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useMonitoring } from '../../framework/page/use-monitoring.ts';
import { useHours } from '../players/use-hours.ts';
import { PlayerList } from './player-list.tsx';
import { playingNow } from './player-search-view.ts';

/** So many of a kind are offered. */
const MOST_OFFERED = 8;

const More = ({ to, label }: { to: string; label: string }) => (
  <Button variant="quiet" size="small" endIcon="arrow-right" href={usePagePath()(to)}>
    {label}
  </Button>
);

/** Some who play now and let everybody see it; nothing where nobody does. */
export const PlayingNow = () => {
  const { t } = useLingui();
  const { monitoring } = useMonitoring();
  const players = playingNow(monitoring, MOST_OFFERED);
  if (players.length === 0) return null;
  return (
    <Section title={t`In the game now`} action={<More to="servers" label={t`All servers`} />}>
      <PlayerList label={t`In the game now`} players={players} />
    </Section>
  );
};

/** The first of a top who show that they are; nothing where nobody played. */
export const MostPlayed = ({ places }: Pick<Schemas['Top'], 'places'>) => {
  const { t } = useLingui();
  const hours = useHours();
  const players = places.flatMap(({ login, value }) =>
    login === null ? [] : [{ login, note: value === null ? undefined : hours(value) }],
  );
  if (players.length === 0) return null;
  return (
    <Section title={t`Played most`} action={<More to="top/playtime" label={t`The whole top`} />}>
      <PlayerList label={t`Played most`} players={players.slice(0, MOST_OFFERED)} />
    </Section>
  );
};
