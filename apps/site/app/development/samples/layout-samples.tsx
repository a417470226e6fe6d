import { Button, Card, FestivalScene, Grid, Row, Section, SidebarPage, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { FRAME, type Samples } from './kit-components.ts';

const Boxes = () => (
  <>
    {[1, 2, 3].map((place) => (
      <Card key={place} tone="sunken">
        {place}
      </Card>
    ))}
  </>
);

const StackSample = () => (
  <Stack gap={2}>
    <Boxes />
  </Stack>
);

const RowSample = () => (
  <Row gap={4} justify="space-between">
    <Boxes />
  </Row>
);

const GridSample = () => (
  <Grid min={160}>
    <Boxes />
  </Grid>
);

const SectionSample = () => {
  const { t } = useLingui();
  return (
    <Section title={t`A section`} lead={t`What it is about.`} action={<Button size="small">{t`All of them`}</Button>}>
      <Text>{t`A paragraph to be read at length.`}</Text>
    </Section>
  );
};

const SidebarPageSample = () => {
  const { t } = useLingui();
  return (
    <SidebarPage sidebar={<Card tone="sunken">{t`Beside`}</Card>}>
      <Card>{t`The page`}</Card>
    </SidebarPage>
  );
};

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
