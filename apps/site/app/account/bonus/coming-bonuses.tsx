import type { Schemas } from '@hoshikraft/api-client';
import { Card, Grid, Heading, Icon } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

const Coming = ({ day, amount }: { day: number; amount: number }) => {
  const { t } = useLingui();
  return (
    <li className="bonus-coming__day">
      <span className="hk-muted hk-small">{t`Day ${day}`}</span>
      <span className="bonus-coming__amount">
        <Icon name="coin" size={16} label={t`Coins`} /> {amount}
      </span>
    </li>
  );
};

/** Amounts of the next claims if no day is missed. */
export const ComingBonuses = ({ status: { upcoming, streak } }: { status: Schemas['BonusStatus'] }) => {
  const { t } = useLingui();
  return (
    <Card as="section" className="bonus-coming">
      <Heading level={2} size="h3">{t`Coming up`}</Heading>
      <p className="hk-muted hk-small">{t`Come back in 24–48 hours and the bonus will grow.`}</p>
      <Grid as="ol" min={60} gap={2}>
        {upcoming.map((amount, index) => (
          <Coming key={streak + 1 + index} day={streak + 1 + index} amount={amount} />
        ))}
      </Grid>
    </Card>
  );
};
