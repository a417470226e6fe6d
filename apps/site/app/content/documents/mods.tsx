import { documentQueries } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { definePage } from '../../framework/page/define-page.ts';
import { viewOf, toDocumentsFilter } from './documents-view.ts';
import { withKnownFilters } from './known-filters.ts';
import { DocumentsPage } from './list/documents-page.tsx';

const page = definePage({
  queries: ({ api, search }) => ({
    list: documentQueries.list(api, toDocumentsFilter('mods', viewOf(search))),
    tags: documentQueries.tags(api, 'mods'),
  }),
});
export const loader = withKnownFilters('mods', page.loader);
export const clientLoader = withKnownFilters('mods', page.clientLoader);

const ModsPage = () => {
  const { t } = useLingui();
  return (
    <DocumentsPage
      target="mods"
      title={t`Mods`}
      lead={t`What each mod does, which servers run it, and which version.`}
      {...page.use()}
    />
  );
};

export default ModsPage;
