import {
  Button,
  Card,
  Divider,
  type DividerKind,
  FestivalScene,
  Grid,
  PlayerName,
  Row,
  Rows,
  Section,
  serverHueOf,
  SidebarPage,
  Stack,
  Text,
} from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { FRAME, type Samples } from './kit-components.ts';

const boxes = (count: number) =>
  Array.from({ length: count }, (_, place) => (
    <Card key={place} tone="sunken">
      {place + 1}
    </Card>
  ));

const StackSample = () => <Stack gap={2}>{boxes(3)}</Stack>;

const RowSample = () => (
  <Row gap={4} justify="space-between">
    {boxes(3)}
  </Row>
);

const GridSample = () => (
  <Stack>
    {[3, 5, 7].map((count) => (
      <Grid key={count} min={160}>
        {boxes(count)}
      </Grid>
    ))}
  </Stack>
);

const SectionSample = () => {
  const { t } = useLingui();
  return (
    <Section title={t`A section`} lead={t`What it's about.`} action={<Button size="small">{t`All of them`}</Button>}>
      <Text>{t`A paragraph of body text.`}</Text>
    </Section>
  );
};

const SidebarPageSample = () => {
  const { t } = useLingui();
  return (
    <SidebarPage sidebar={<Card tone="sunken">{t`Sidebar`}</Card>}>
      <Card>{t`The page`}</Card>
    </SidebarPage>
  );
};

const DIVIDERS: readonly DividerKind[] = ['roofs', 'water', 'lanterns'];

const DividerSample = () => (
  <Stack>
    {DIVIDERS.map((kind) => (
      <Divider key={kind} kind={kind} />
    ))}
  </Stack>
);

const ServerTintSample = () => {
  const { t } = useLingui();
  return (
    <Card
      data-server-hue={serverHueOf('hitech')}
    >{t`A card in the hue of a server; ServerTint tints a whole page.`}</Card>
  );
};

const RowsSample = () => (
  <Rows>
    {['player', 'rich', 'editor'].map((login) => (
      <li key={login}>
        <PlayerName login={login} />
      </li>
    ))}
  </Rows>
);

const FestivalSceneSample = () => (
  <div className="development-scene">
    <FestivalScene />
  </div>
);

/** Layout components. */
export const layoutSamples = {
  Stack: StackSample,
  Row: RowSample,
  Grid: GridSample,
  Section: SectionSample,
  SidebarPage: SidebarPageSample,
  Divider: DividerSample,
  ServerTint: ServerTintSample,
  Rows: RowsSample,
  FestivalScene: FestivalSceneSample,
  // Hero is the title of the elements page, CompactCard is on the buttons page, PageTitle on the icons page.
  Hero: FRAME,
  CompactCard: FRAME,
  PageTitle: FRAME,
  // The shell around every page.
  PageShell: FRAME,
  PageColumn: FRAME,
  FixedHeader: FRAME,
  Footer: FRAME,
  SkipLink: FRAME,
  SceneBackdrop: FRAME,
} satisfies Partial<Samples>;
