import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Card, Disclosure, Grid, Heading, type IconName, Meter, Section, Stat } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useHours } from '../players/use-hours.ts';
import { HiddenValue } from './hidden-value.tsx';

type Statistics = Schemas['PlayerStatistics'];

interface Figure {
  icon: IconName;
  label: string;
  /** null if hidden. */
  value: string | null;
}

const useFigures = ({ playtime, coins, ...counts }: Statistics) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const hours = useHours();
  const total: Figure = { icon: 'clock', label: t`Played`, value: playtime && hours(playtime.total) };
  const month: Figure = { icon: 'calendar', label: t`In the last month`, value: playtime && hours(playtime.month) };
  const broken: Figure = { icon: 'pickaxe', label: t`Blocks broken`, value: number(counts.blocksBroken) };
  const mobs: Figure = { icon: 'flame', label: t`Mobs killed`, value: number(counts.mobsKilled) };
  const groups: { name: string; figures: Figure[] }[] = [
    {
      name: t`Time`,
      figures: [
        { icon: 'calendar', label: t`In the last year`, value: playtime && hours(playtime.year) },
        { icon: 'moon', label: t`AFK`, value: playtime && hours(playtime.afk) },
        { icon: 'play', label: t`Times played`, value: playtime && number(playtime.sessions) },
      ],
    },
    {
      name: t`Building and fighting`,
      figures: [
        { icon: 'cube', label: t`Blocks placed`, value: number(counts.blocksPlaced) },
        { icon: 'sword', label: t`Players killed`, value: number(counts.playersKilled) },
        { icon: 'bolt', label: t`Deaths`, value: number(counts.deaths) },
        { icon: 'sparkle', label: t`Experience`, value: number(counts.experience) },
      ],
    },
    {
      name: t`Chat and loot`,
      figures: [
        { icon: 'chat', label: t`Chat messages`, value: number(counts.chatMessages) },
        { icon: 'chest', label: t`Cases opened`, value: number(counts.caseOpenings) },
        { icon: 'coin', label: t`Coins earned`, value: coins && number(coins.income) },
        { icon: 'coin', label: t`Coins spent`, value: coins && number(coins.expenses) },
      ],
    },
  ];
  return { first: [total, month, broken, mobs], groups };
};

const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <ul className="profile-numbers">
    {figures.map(({ icon, label, value }) => (
      <li key={label}>
        <Stat icon={icon} label={label} value={value ?? <HiddenValue />} />
      </li>
    ))}
  </ul>
);

/** Every figure of docs/product/community.md#playtime: the most important first, the rest in groups inside a disclosure. */
export const StatisticsTiles = ({ statistics }: { statistics: Statistics }) => {
  const { t } = useLingui();
  const { first, groups } = useFigures(statistics);
  return (
    <Card className="profile-statistics">
      <Figures figures={first} />
      <Disclosure summary={t`All stats`}>
        <Grid min={260}>
          {groups.map(({ name, figures }) => (
            <section key={name} aria-label={name}>
              <Heading level={3} size="h3">
                {name}
              </Heading>
              <Figures figures={figures} />
            </section>
          ))}
        </Grid>
      </Disclosure>
    </Card>
  );
};

/** Playtime of this week compared with the last. */
export const Weeks = ({ playtime }: { playtime: NonNullable<Statistics['playtime']> }) => {
  const { t } = useLingui();
  const hours = useHours();
  const { week, weekBefore } = playtime;
  const most = Math.max(week, weekBefore, 1);
  return (
    <Section title={t`This week`} lead={t`Compared with last week (Mon–Sun, UTC)`}>
      <Card className="profile-weeks">
        <Meter label={t`This week`} value={week} max={most} valueText={hours(week)} />
        <Meter label={t`Last week`} value={weekBefore} max={most} valueText={hours(weekBefore)} />
      </Card>
    </Section>
  );
};
