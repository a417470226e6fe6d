import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Card, Grid, type IconName, Meter, Section, Stat } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useHours } from '../players/use-hours.ts';
import { HiddenPart } from './hidden-part.tsx';

type Statistics = Schemas['PlayerStatistics'];

interface Tile {
  icon: IconName;
  label: string;
  value: string | null;
}

const useTiles = (): ((statistics: Statistics) => Tile[]) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const hours = useHours();
  return ({ playtime, coins, ...counts }) => [
    { icon: 'clock', label: t`Played`, value: playtime && hours(playtime.total) },
    { icon: 'calendar', label: t`In the last month`, value: playtime && hours(playtime.month) },
    { icon: 'calendar', label: t`In the last year`, value: playtime && hours(playtime.year) },
    { icon: 'moon', label: t`Away from the keyboard`, value: playtime && hours(playtime.afk) },
    { icon: 'play', label: t`Times in the game`, value: playtime && number(playtime.sessions) },
    { icon: 'pickaxe', label: t`Blocks broken`, value: number(counts.blocksBroken) },
    { icon: 'cube', label: t`Blocks placed`, value: number(counts.blocksPlaced) },
    { icon: 'sword', label: t`Players killed`, value: number(counts.playersKilled) },
    { icon: 'flame', label: t`Mobs killed`, value: number(counts.mobsKilled) },
    { icon: 'bolt', label: t`Deaths`, value: number(counts.deaths) },
    { icon: 'sparkle', label: t`Experience`, value: number(counts.experience) },
    { icon: 'chat', label: t`Chat messages`, value: number(counts.chatMessages) },
    { icon: 'chest', label: t`Cases opened`, value: number(counts.caseOpenings) },
    { icon: 'coin', label: t`Coins earned`, value: coins && number(coins.income) },
    { icon: 'coin', label: t`Coins spent`, value: coins && number(coins.expenses) },
  ];
};

/** Every figure of product.md section 3, each on a tile. */
export const StatisticsTiles = ({ statistics }: { statistics: Statistics }) => (
  <Grid as="ul" min={200}>
    {useTiles()(statistics).map(({ icon, label, value }) => (
      <Card as="li" key={label}>
        <Stat icon={icon} label={label} value={value ?? <HiddenPart />} />
      </Card>
    ))}
  </Grid>
);

/** This week's play beside that of the last. */
export const Weeks = ({ playtime }: { playtime: NonNullable<Statistics['playtime']> }) => {
  const { t } = useLingui();
  const hours = useHours();
  const { week, weekBefore } = playtime;
  const most = Math.max(week, weekBefore, 1);
  return (
    <Section title={t`This week`} lead={t`Beside the week before; a week begins on Monday, UTC.`}>
      <Card className="profile-weeks">
        <Meter label={t`This week`} value={week} max={most} valueText={hours(week)} />
        <Meter label={t`The week before`} value={weekBefore} max={most} valueText={hours(weekBefore)} />
      </Card>
    </Section>
  );
};
