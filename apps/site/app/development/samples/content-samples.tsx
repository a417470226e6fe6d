import { useFormats } from '@hoshikraft/i18n';
import {
  Card,
  CardLink,
  DataList,
  Facts,
  Grid,
  Heading,
  LineChart,
  Meter,
  Notice,
  type NoticeTone,
  OnlineDot,
  PlayerName,
  Price,
  Row,
  Stack,
  Stat,
  Steps,
  Tag,
  type TagProps,
} from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { Samples } from './kit-components.ts';

const TAGS: readonly NonNullable<TagProps['tone']>[] = [
  'plain',
  'outline',
  'glow',
  'info',
  'success',
  'warn',
  'danger',
];
const NOTICES: readonly NoticeTone[] = ['info', 'success', 'warn', 'error'];

const CardSample = () => {
  const { t } = useLingui();
  return (
    <Grid min={220}>
      <Card>{t`Plain`}</Card>
      <Card tone="glow">{t`Glowing`}</Card>
      <Card tone="sunken">{t`Inset`}</Card>
      <Card size="large">{t`Large`}</Card>
      <Card flush>{t`No padding`}</Card>
    </Grid>
  );
};

const CardLinkSample = () => {
  const { t } = useLingui();
  return (
    <Card interactive>
      <Heading level={3}>
        <CardLink href="#cards">{t`A card with a link`}</CardLink>
      </Heading>
    </Card>
  );
};

const TagSample = () => (
  <Row>
    {TAGS.map((tone) => (
      <Tag key={tone} tone={tone} icon="star">
        {tone}
      </Tag>
    ))}
  </Row>
);

const DataListSample = () => {
  const { t } = useLingui();
  const { money } = useFormats();
  const rows = [
    { id: 1, name: t`Top-up`, amount: 50_000 },
    { id: 2, name: t`Privilege`, amount: 19_900 },
  ];
  return (
    <Stack>
      <DataList
        caption={t`A list of figures`}
        rows={rows}
        getKey={({ id }) => id}
        isCurrent={({ id }) => id === 2}
        columns={[
          { key: 'name', header: t`Description`, lead: true, render: ({ name }) => name },
          { key: 'place', header: t`Place`, wideOnly: true, render: ({ id }) => id },
          { key: 'amount', header: t`Amount`, align: 'number', render: ({ amount }) => money(amount) },
        ]}
      />
    </Stack>
  );
};

const LineChartSample = () => {
  const { t } = useLingui();
  const values = [4, 7, 9, null, null, 3, null, 6, 8, 12];
  return (
    <LineChart
      label={t`A list of figures`}
      lines={[
        { name: t`A figure`, points: values.map((value, at) => ({ at, value })) },
        {
          name: t`Another figure`,
          points: values.map((value, at) => ({ at, value: value && value / 2 })),
          colour: '#4fdcff',
        },
      ]}
      ticks={[0, 3, 6, 9].map((at) => ({ at, label: String(at) }))}
      number={String}
      time={String}
      value={String}
    />
  );
};

const FactsSample = () => {
  const { t } = useLingui();
  return (
    <Facts
      items={[
        { key: 'version', label: t`Version`, value: '1.20.1' },
        { key: 'world', label: t`World size`, value: '10 000 × 10 000' },
      ]}
    />
  );
};

const StepsSample = () => {
  const { t } = useLingui();
  return (
    <Steps
      doneLabel={t`done`}
      items={[
        { key: 'paid', title: t`Paid`, state: 'done' },
        { key: 'sent', title: t`Sent to the server`, body: t`It takes a few seconds.`, state: 'current' },
        { key: 'given', title: t`Delivered in the game`, state: 'ahead' },
      ]}
    />
  );
};

const NoticeSample = () => {
  const { t } = useLingui();
  return (
    <Stack>
      {NOTICES.map((tone) => (
        <Notice key={tone} tone={tone} title={tone}>
          {t`What just happened.`}
        </Notice>
      ))}
    </Stack>
  );
};

const OnlineDotSample = () => {
  const { t } = useLingui();
  return (
    <Row>
      <OnlineDot online>{t`Online`}</OnlineDot>
      <OnlineDot online={false}>{t`Offline`}</OnlineDot>
    </Row>
  );
};

const MeterSample = () => {
  const { t } = useLingui();
  return (
    <Stack>
      <Meter label={t`Players`} value={3} max={150} valueText="3 / 150" />
      <Meter label={t`Download`} kind="progress" value={70} max={100} valueText="70 %" />
      <Meter label={t`Players, bar alone`} bare value={150} max={150} valueText="150 / 150" />
    </Stack>
  );
};

const PlayerNameSample = () => {
  const { t } = useLingui();
  return (
    <Row>
      <PlayerName login="Kitsune" />
      <PlayerName login="Ryujin" href="#players" size={48}>
        {t`in the game`}
      </PlayerName>
    </Row>
  );
};

const PriceSample = () => {
  const { t } = useLingui();
  const { money } = useFormats();
  const labels = { final: t`Price`, base: t`Without discount` };
  return (
    <Stack>
      <Price final={money(19_900)} labels={labels} />
      <Price
        final={money(9_900)}
        base={money(19_900)}
        discount={{ label: '−50 %', reason: t`for your privilege` }}
        labels={labels}
      />
    </Stack>
  );
};

const StatSample = () => {
  const { t } = useLingui();
  return (
    <Row>
      <Stat label={t`Hours played`} value="128" icon="clock" />
      <Stat label={t`Players`} value="42" hint={t`most today: 97`} size="large" glow />
    </Row>
  );
};

/** Components that show content. */
export const contentSamples = {
  Card: CardSample,
  CardLink: CardLinkSample,
  Tag: TagSample,
  DataList: DataListSample,
  LineChart: LineChartSample,
  Facts: FactsSample,
  Steps: StepsSample,
  Notice: NoticeSample,
  OnlineDot: OnlineDotSample,
  Meter: MeterSample,
  PlayerName: PlayerNameSample,
  Price: PriceSample,
  Stat: StatSample,
} satisfies Partial<Samples>;
