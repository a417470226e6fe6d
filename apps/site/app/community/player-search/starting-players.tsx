import type { Schemas } from '@hoshikraft/api-client';
import { Button, Section } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useMonitoring } from '../../framework/page/use-monitoring.ts';
import { useHours } from '../players/use-hours.ts';
import { PlayerList } from './player-list.tsx';
import { playingNow } from './player-search-view.ts';

/** Maximum players per section. */
const MAX_PLAYERS_SHOWN = 8;

const More = ({ to, label }: { to: string; label: string }) => (
  <Button variant="quiet" size="small" endIcon="arrow-right" href={usePagePath()(to)}>
    {label}
  </Button>
);

/** Some players who are online and show it; nothing if there are none. */
export const PlayingNow = () => {
  const { t } = useLingui();
  const { monitoring } = useMonitoring();
  const players = playingNow(monitoring, MAX_PLAYERS_SHOWN);
  if (players.length === 0) return null;
  return (
    <Section title={t`In the game now`} action={<More to="servers" label={t`All servers`} />}>
      <PlayerList label={t`In the game now`} players={players} />
    </Section>
  );
};

/** The first players of the playtime leaderboard who are not hidden; nothing if there are none. */
export const MostPlayed = ({ places }: Pick<Schemas['Top'], 'places'>) => {
  const { t } = useLingui();
  const hours = useHours();
  const players = places.flatMap(({ login, value }) =>
    login === null ? [] : [{ login, note: value === null ? undefined : hours(value) }],
  );
  if (players.length === 0) return null;
  return (
    <Section title={t`Most playtime`} action={<More to="top/playtime" label={t`Full leaderboard`} />}>
      <PlayerList label={t`Most playtime`} players={players.slice(0, MAX_PLAYERS_SHOWN)} />
    </Section>
  );
};
