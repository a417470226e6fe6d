import { documentQueries } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { definePage } from '../../framework/page/define-page.ts';
import { withStructuredData } from '../../framework/page/structured-data.ts';
import { withCanonicalAddress, idIn } from './canonical-address.ts';
import { ReadingPage } from './reading/reading-page.tsx';
import { structuredData } from './reading/structured-data.ts';

const page = definePage({
  queries: ({ api, params }) => ({ document: documentQueries.one(api, 'news', idIn(params)) }),
});
export const loader = withStructuredData(withCanonicalAddress('news', page.loader), structuredData('news'));
export const clientLoader = withCanonicalAddress('news', page.clientLoader);

const NewsDocumentPage = () => {
  const { t } = useLingui();
  return <ReadingPage target="news" title={t`News`} answer={page.use().document} />;
};

export default NewsDocumentPage;
