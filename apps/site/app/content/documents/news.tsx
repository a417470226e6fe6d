import { documentQueries } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { definePage } from '../../framework/page/define-page.ts';
import { viewOf, toDocumentsFilter } from './documents-view.ts';
import { withKnownFilters } from './known-filters.ts';
import { DocumentsPage } from './list/documents-page.tsx';

const page = definePage({
  queries: ({ api, search }) => ({
    list: documentQueries.list(api, toDocumentsFilter('news', viewOf(search))),
    tags: documentQueries.tags(api, 'news'),
  }),
});
export const loader = withKnownFilters('news', page.loader);
export const clientLoader = withKnownFilters('news', page.clientLoader);

const NewsPage = () => {
  const { t } = useLingui();
  return (
    <DocumentsPage
      target="news"
      title={t`News`}
      lead={t`Wipes, new worlds, festivals and fixes: what's happening on the servers.`}
      {...page.use()}
    />
  );
};

export default NewsPage;
