import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Card, Heading } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useHours } from '../players/use-hours.ts';
import { HiddenValue } from './hidden-value.tsx';

type Statistics = Schemas['PlayerStatistics'];

interface Group {
  name: string;
  /** Name and value of each figure; a value is null if hidden. */
  figures: [label: string, value: string | null][];
}

const useGroups = ({ playtime, coins, ...counts }: Statistics): Group[] => {
  const { t } = useLingui();
  const { number } = useFormats();
  const hours = useHours();
  return [
    {
      name: t`Time`,
      figures: [
        [t`Played`, playtime && hours(playtime.total)],
        [t`In the last month`, playtime && hours(playtime.month)],
        [t`In the last year`, playtime && hours(playtime.year)],
        [t`AFK`, playtime && hours(playtime.afk)],
        [t`Times played`, playtime && number(playtime.sessions)],
      ],
    },
    {
      name: t`Building and fighting`,
      figures: [
        [t`Blocks broken`, number(counts.blocksBroken)],
        [t`Blocks placed`, number(counts.blocksPlaced)],
        [t`Mobs killed`, number(counts.mobsKilled)],
        [t`Players killed`, number(counts.playersKilled)],
        [t`Deaths`, number(counts.deaths)],
      ],
    },
    {
      name: t`Chat and loot`,
      figures: [
        [t`Experience`, number(counts.experience)],
        [t`Chat messages`, number(counts.chatMessages)],
        [t`Cases opened`, number(counts.caseOpenings)],
        [t`Coins earned`, coins && number(coins.income)],
        [t`Coins spent`, coins && number(coins.expenses)],
      ],
    },
  ];
};

/** Every figure of docs/product/community.md#playtime, in groups beside each other. */
export const StatisticsTable = ({ statistics }: { statistics: Statistics }) => (
  <Card className="profile-figure-groups">
    {useGroups(statistics).map(({ name, figures }) => (
      <section key={name} aria-label={name}>
        <Heading level={2} size="h3">
          {name}
        </Heading>
        <dl className="profile-figure-list">
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? <HiddenValue />}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </Card>
);
