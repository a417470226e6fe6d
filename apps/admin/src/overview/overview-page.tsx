import type { Schemas } from '@hoshikraft/api-client';
import { Time, useFormats } from '@hoshikraft/i18n';
import { Card, CardLink, Grid, type IconName, Notice, PageTitle, Stack, Stat, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMay, useOperator } from '../shell/session.tsx';

type Attention = Schemas['Attention'];

const LedgerCheck = ({ ledger }: Pick<Attention, 'ledger'>) => {
  const { t } = useLingui();
  if (ledger === null) return <Text tone="muted">{t`The ledger is checked once a day; no check has ended yet.`}</Text>;
  const time = <Time at={ledger.checkedAt} />;
  if (ledger.faults.length === 0) {
    return (
      <Text tone="muted">
        {t`Ledger checked, no faults`}: {time}
      </Text>
    );
  }
  return (
    <Notice tone="error" title={t`The ledger has faults`}>
      <Stack as="ul" gap={1}>
        {ledger.faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </Stack>
      <p>
        {t`Checked`}: {time}
      </p>
    </Notice>
  );
};

interface CountProps {
  icon: IconName;
  count: number;
  label: string;
  hint: string;
  /** Where to act on it. */
  href?: string;
}

const Count = ({ icon, count, label, hint, href }: CountProps) => {
  const { number } = useFormats();
  return (
    <Card as="li" interactive={href !== undefined}>
      <Stat
        icon={icon}
        value={number(count)}
        label={href === undefined ? label : <CardLink href={href}>{label}</CardLink>}
        hint={hint}
      />
    </Card>
  );
};

/** What needs a person now. */
export const OverviewPage = () => {
  const { t } = useLingui();
  const may = useMay();
  const { ledger, silentServers, ...counts } = useOperator().attention;
  const silent = silentServers ?? [];
  const all: readonly (Omit<CountProps, 'count'> & { count: number | null })[] = [
    {
      icon: 'chest',
      count: counts.deadDeliveries,
      label: t`Undelivered purchases`,
      hint: t`Send them again or refund them.`,
      href: '/deliveries',
    },
    {
      icon: 'warning',
      count: counts.paymentEvents,
      label: t`Events of payments`,
      hint: t`They couldn't be applied, or need an answer.`,
      href: '/payment-events',
    },
    {
      icon: 'refund',
      count: counts.askedRefunds,
      label: t`Refunds without an answer`,
      hint: t`Asked for more than an hour ago.`,
      href: '/payments?asked=true',
    },
    {
      icon: 'wallet',
      count: counts.debts,
      label: t`Debts`,
      hint: t`Players who had spent a top-up that went back.`,
      href: '/debts',
    },
    {
      icon: 'mail',
      count: counts.refusedEmails,
      label: t`Refused emails`,
      hint: t`Accounts whose last email didn't arrive.`,
    },
    { icon: 'server', count: silent.length, label: t`Silent servers`, hint: silent.join(', ') },
  ];
  const shown = all.flatMap(({ count, ...card }) => (count === null || count === 0 ? [] : [{ ...card, count }]));
  return (
    <>
      <PageTitle title={t`Overview`} />
      <Stack gap={5}>
        {shown.length === 0 && (ledger?.faults ?? []).length === 0 && (
          <Notice tone="success" title={t`All quiet`}>
            {t`Nothing needs you now.`}
          </Notice>
        )}
        {shown.length > 0 && (
          <Grid as="ul" gap={4}>
            {shown.map((card) => (
              <Count key={card.icon} {...card} />
            ))}
          </Grid>
        )}
        {may('admin.money') && <LedgerCheck ledger={ledger} />}
      </Stack>
    </>
  );
};
