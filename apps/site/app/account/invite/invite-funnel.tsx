import type { Schemas } from '@hoshikraft/api-client';
import { useFormats, useLocale } from '@hoshikraft/i18n';
import { Card, LineChart, Stat, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { ChartTable } from '../../servers/charts/chart-table.tsx';
import { fewTicks, shortTick } from '../../servers/charts/ticks.ts';
import { useStepFormat } from '../../servers/charts/use-step-format.ts';

type Referral = Schemas['Referral'];
type Step = 'visits' | 'downloads' | 'registrations' | 'hours' | 'coins';

const ICONS = { visits: 'link', downloads: 'download', registrations: 'users', hours: 'clock', coins: 'coin' } as const;
const COLOURS = {
  downloads: 'var(--hk-graph-marker)',
  registrations: 'var(--hk-graph-text)',
  hours: 'var(--hk-accent-2)',
};

/** Funnel from visits to coins: totals, and each step over time. */
export const InviteFunnel = ({ referral }: { referral: Referral }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const locale = useLocale();
  const names: Record<Step, string> = {
    visits: t`Visits`,
    downloads: t`Launcher downloads`,
    registrations: t`Sign-ups`,
    hours: t`Hours played`,
    coins: t`Coins`,
  };
  const steps = Object.keys(names) as Step[];
  const lineOf = (step: Exclude<Step, 'coins'>) => ({
    name: names[step],
    points: referral.points.map((point) => ({ at: Date.parse(point.at), value: point[step] })),
    colour: step === 'visits' ? undefined : COLOURS[step],
  });
  const lines = (['visits', 'downloads', 'registrations', 'hours'] as const).map(lineOf);
  const day = useStepFormat(true);
  const isEmpty = referral.points.every((point) => steps.every((step) => point[step] === 0));
  const label = t`Referral stats over time`;
  return (
    <>
      <Card className="invite-totals">
        <ol className="invite-funnel">
          {steps.map((step) => (
            <li key={step}>
              <Stat label={names[step]} value={number(referral[step])} icon={ICONS[step]} />
            </li>
          ))}
        </ol>
      </Card>
      <Card>
        {isEmpty ? (
          <Text tone="muted">{t`Nothing for this period yet. Send your link to a friend to get started.`}</Text>
        ) : (
          <>
            <LineChart
              label={label}
              lines={lines}
              filled={false}
              ticks={fewTicks(lines[0]?.points ?? [], (at) => shortTick(at, locale, referral.step))}
              number={number}
              time={day}
              value={number}
            />
            <ChartTable
              caption={label}
              rows={referral.points.toReversed()}
              getKey={({ at }) => at}
              columns={[
                { key: 'from', header: t`From`, render: ({ at }) => day(Date.parse(at)), lead: true },
                ...steps.map((step) => ({
                  key: step,
                  header: names[step],
                  align: 'number' as const,
                  render: (point: Referral['points'][number]) => number(point[step]),
                })),
              ]}
            />
          </>
        )}
      </Card>
    </>
  );
};
