import { Loaded } from '@hoshikraft/async-state';
import { documentWorkQueries } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { PageColumn, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useParams } from 'react-router';
import { definePage } from '../../../framework/page/define-page.ts';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import type { Source, Target } from '../written.ts';
import stylesUrl from '../editor.css?url';
import { DocumentEditor } from './document-editor.tsx';

/** Page for a new document, or for an existing one, whose address is in the path. */
export const editorPage = (target: Target) =>
  definePage({
    queries: ({ api, params }) => {
      const { document_id: id } = params;
      return { source: id === undefined ? undefined : documentWorkQueries.source(api, target, id) };
    },
  });

const Loading = () => {
  const { t } = useLingui();
  return (
    <PageColumn page sky>
      <SkeletonGroup label={t`Loading the document`}>
        <Skeleton variant="block" height={520} />
      </SkeletonGroup>
    </PageColumn>
  );
};

interface EditorPageProps {
  target: Target;
  source: ReturnType<ReturnType<typeof editorPage>['use']>['source'];
}

/** The editor of news, mods or server pages; its styles are loaded only here. */
export const EditorPage = ({ target, source }: EditorPageProps) => {
  const to = usePagePath();
  const session = useSession();
  const { key } = useLocation();
  const { document_id: id } = useParams();
  const login = session.kind === 'signed-in' ? session.auth.data.login : '';
  // Not by the router: it would remount the page and lose the cursor.
  const nameAddress = ({ slug }: Source): void =>
    window.history.replaceState(window.history.state, '', to(`${target}/${slug}/edit`));
  return (
    <>
      <link rel="stylesheet" href={stylesUrl} precedence="default" />
      {source === undefined ? (
        <DocumentEditor key={key} target={target} source={null} login={login} onAddress={nameAddress} />
      ) : (
        <Loaded query={source} loading={<Loading />}>
          {(document) => (
            <DocumentEditor key={id} target={target} source={document} login={login} onAddress={nameAddress} />
          )}
        </Loaded>
      )}
    </>
  );
};
