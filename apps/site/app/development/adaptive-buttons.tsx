import { Card, Heading, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../framework/page/page-head.tsx';
import { CompactPage } from '../shell/compact-page.tsx';
import './development.css';
import { ButtonSample } from './samples/action-samples.tsx';
import { ThemeFrame } from './theme-frame.tsx';

const WIDTHS = [200, 320, 480] as const;

/** Every button in boxes of several widths (docs/product/site-shell.md#addresses). */
const AdaptiveButtonsPage = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Buttons`} description={t`Every button in boxes of several widths.`} hidden />
      <CompactPage title={t`Buttons`} lead={t`Every button in boxes of several widths.`} wide>
        <ThemeFrame>
          <Stack gap={6}>
            {WIDTHS.map((width) => (
              <Card key={width} as="section" tone="sunken" style={{ maxWidth: width }}>
                <Heading level={2} size="h3">
                  {t`${width} pixels`}
                </Heading>
                <ButtonSample />
              </Card>
            ))}
          </Stack>
        </ThemeFrame>
      </CompactPage>
    </>
  );
};

export default AdaptiveButtonsPage;
