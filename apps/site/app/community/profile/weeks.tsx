import type { Schemas } from '@hoshikraft/api-client';
import { Card, Meter, Section } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useHours } from '../players/use-hours.ts';

/** Playtime of this week compared with the last. */
export const Weeks = ({ playtime }: { playtime: NonNullable<Schemas['PlayerStatistics']['playtime']> }) => {
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
