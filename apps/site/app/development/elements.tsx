import { Hero, PageColumn, Section } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../framework/page/page-head.tsx';
import './development.css';
import { FRAME } from './samples/kit-components.ts';
import { Scales } from './samples/scales.tsx';
import { samples } from './samples/samples.ts';
import { ThemeFrame } from './theme-frame.tsx';

/** Every component of the kit in every state (docs/product/site-shell.md#addresses). */
const ElementsPage = () => {
  const { t } = useLingui();
  return (
    <ThemeFrame>
      <PageHead title={t`Elements`} description={t`Every UI component in every state.`} hidden />
      <Hero title={t`Elements`} lead={t`Every UI component in every state.`} />
      <PageColumn page>
        <Scales />
        {Object.entries(samples)
          .sort(([one], [other]) => one.localeCompare(other))
          .map(([name, Sample]) =>
            Sample === FRAME ? null : (
              <Section key={name} title={name}>
                <Sample />
              </Section>
            ),
          )}
      </PageColumn>
    </ThemeFrame>
  );
};

export default ElementsPage;
