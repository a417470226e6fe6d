import type { Schemas } from '@hoshikraft/api-client';
import { Time, useFormats } from '@hoshikraft/i18n';
import { Card, CardLink, Grid, Notice, PageTitle, Stack, Stat, Text } from '@hoshikraft/ui';
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

/** What needs a person now. */
export const OverviewPage = () => {
  const { t } = useLingui();
  const { number } = useFormats();
  const may = useMay();
  const { deadDeliveries, refusedEmails, silentServers, ledger } = useOperator().attention;
  const dead = deadDeliveries ?? 0;
  const refused = refusedEmails ?? 0;
  const silent = silentServers ?? [];
  const faults = ledger?.faults ?? [];
  const isQuiet = dead + refused + silent.length + faults.length === 0;
  return (
    <>
      <PageTitle title={t`Overview`} />
      <Stack gap={5}>
        {isQuiet && (
          <Notice tone="success" title={t`All quiet`}>
            {t`Nothing needs you now.`}
          </Notice>
        )}
        {dead + refused + silent.length > 0 && (
          <Grid as="ul" gap={4}>
            {dead > 0 && (
              <Card as="li" interactive>
                <Stat
                  icon="chest"
                  value={number(dead)}
                  label={<CardLink href="/deliveries">{t`Undelivered purchases`}</CardLink>}
                  hint={t`Send them again or refund them.`}
                />
              </Card>
            )}
            {refused > 0 && (
              <Card as="li">
                <Stat
                  icon="mail"
                  value={number(refused)}
                  label={t`Refused emails`}
                  hint={t`Accounts whose last email didn't arrive.`}
                />
              </Card>
            )}
            {silent.length > 0 && (
              <Card as="li">
                <Stat icon="server" value={number(silent.length)} label={t`Silent servers`} hint={silent.join(', ')} />
              </Card>
            )}
          </Grid>
        )}
        {may('admin.money') && <LedgerCheck ledger={ledger} />}
      </Stack>
    </>
  );
};
