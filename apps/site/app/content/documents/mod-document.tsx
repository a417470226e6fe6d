import { documentQueries } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { definePage } from '../../framework/page/define-page.ts';
import { withStructuredData } from '../../framework/page/structured-data.ts';
import { withCanonicalAddress, idIn } from './canonical-address.ts';
import { ModFacts } from './reading/mod-facts.tsx';
import { ReadingPage } from './reading/reading-page.tsx';
import { structuredData } from './reading/structured-data.ts';

const page = definePage({
  queries: ({ api, params }) => ({ document: documentQueries.one(api, 'mods', idIn(params)) }),
});
export const loader = withStructuredData(withCanonicalAddress('mods', page.loader), structuredData('mods'));
export const clientLoader = withCanonicalAddress('mods', page.clientLoader);

const ModDocumentPage = () => {
  const { t } = useLingui();
  return (
    <ReadingPage
      target="mods"
      title={t`Mods`}
      answer={page.use().document}
      facts={(document) => <ModFacts document={document} />}
    />
  );
};

export default ModDocumentPage;
