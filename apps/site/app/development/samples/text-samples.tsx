import { GlowText, Heading, Icon, Prose, Row, Stack, Text, VisuallyHidden, Written } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { Samples } from './kit-components.ts';

const HeadingSample = () => (
  <Stack>
    {([2, 3, 4] as const).map((level) => (
      <Heading key={level} level={level}>
        {`h${level}`}
      </Heading>
    ))}
    <Heading level={4} size="hero">
      hero
    </Heading>
    <Heading level={4} size="h1">
      h1
    </Heading>
  </Stack>
);

const TextSample = () => {
  const { t } = useLingui();
  return (
    <Stack>
      <Text size="lead">{t`A leading line`}</Text>
      <Text>{t`Plain`}</Text>
      <Text tone="muted">{t`Muted`}</Text>
      <Text tone="subtle" size="small">{t`Subtle and small`}</Text>
      <Text tabular>0123456789</Text>
    </Stack>
  );
};

const GlowTextSample = () => {
  const { t } = useLingui();
  return (
    <Heading level={3}>
      <GlowText>{t`Glowing`}</GlowText>
    </Heading>
  );
};

const VisuallyHiddenSample = () => {
  const { t } = useLingui();
  return (
    <p>
      {t`Text for screen readers follows.`}
      <VisuallyHidden>{t`Screen readers only.`}</VisuallyHidden>
    </p>
  );
};

const ONE_WORD = 'hoshi'.repeat(40);

const WrittenSample = () => (
  <p>
    <Written>{ONE_WORD}</Written>
  </p>
);

const ProseSample = () => {
  const { t } = useLingui();
  return (
    <Prose>
      <p>{t`A paragraph of body text.`}</p>
      <ul>
        <li>{t`First`}</li>
        <li>{t`Second`}</li>
      </ul>
    </Prose>
  );
};

const IconSample = () => {
  const { t } = useLingui();
  return (
    <Row>
      {[16, 24, 40].map((size) => (
        <Icon key={size} name="star" size={size} label={t`Star, ${size}\u00a0px`} />
      ))}
    </Row>
  );
};

/** Text and icons. */
export const textSamples = {
  Heading: HeadingSample,
  Text: TextSample,
  GlowText: GlowTextSample,
  VisuallyHidden: VisuallyHiddenSample,
  Written: WrittenSample,
  Prose: ProseSample,
  Icon: IconSample,
} satisfies Partial<Samples>;
