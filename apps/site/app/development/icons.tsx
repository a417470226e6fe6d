import { Grid, Icon, iconNames, PageColumn, PageTitle, Section } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../framework/page/page-head.tsx';
import './development.css';
import { KitPictureSample, ServerEmblemSample } from './samples/artwork-samples.tsx';
import { ThemeFrame } from './theme-frame.tsx';

/** Every icon by its name, and other small pictures (docs/product/site-shell.md#addresses). */
const IconsPage = () => {
  const { t } = useLingui();
  return (
    <ThemeFrame>
      <PageHead title={t`Icons`} description={t`Every icon in the UI kit, by name.`} hidden />
      <PageColumn page>
        <PageTitle title={t`Icons`} lead={t`Every icon in the UI kit, by name.`} />
        <Grid as="ul" min={140} className="development-list">
          {iconNames.map((name) => (
            <li key={name} className="development-icon">
              <Icon name={name} size={28} />
              <code>{name}</code>
            </li>
          ))}
        </Grid>
        <Section title={t`Kit items`}>
          <KitPictureSample />
        </Section>
        <Section title={t`Server emblems`}>
          <ServerEmblemSample />
        </Section>
      </PageColumn>
    </ThemeFrame>
  );
};

export default IconsPage;
