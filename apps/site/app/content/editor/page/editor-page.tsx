import { Loaded } from '@hoshikraft/async-state';
import { documentWorkQueries } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { PageColumn, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { redirect, useLocation, useParams } from 'react-router';
import { definePage } from '../../../framework/page/define-page.ts';
import { pageContext } from '../../../framework/page/page-context.ts';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import type { LoaderArgs } from '../../documents/loader-args.ts';
import type { Target } from '../written.ts';
import stylesUrl from '../editor.css?url';
import { DocumentEditor } from './document-editor.tsx';

/** Page for a new document, or for an existing one, by its key; an address in the path leads to the key, which never changes. */
export const editorPage = (target: Target) => {
  const page = definePage({
    queries: ({ api, params }) => {
      const { document_id: id } = params;
      return { source: id === undefined ? undefined : documentWorkQueries.source(api, target, id) };
    },
  });
  const byKey =
    <Args extends LoaderArgs, Data>(load: (args: Args) => Promise<Data>) =>
    async (args: Args): Promise<Data> => {
      const data = await load(args);
      const id = args.params['document_id'];
      if (id === undefined) return data;
      const { api, facts, queryClient } = args.context.get(pageContext);
      const source = queryClient.getQueryData(documentWorkQueries.source(api, target, id).queryKey);
      if (source === undefined || source.key === id) return data;
      throw redirect(`/${facts.locale}/${target}/${source.key}/edit${args.url.search}`, 302);
    };
  return { use: page.use, loader: byKey(page.loader), clientLoader: byKey(page.clientLoader) };
};

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
  const nameAddress = (document: string): void =>
    window.history.replaceState(window.history.state, '', to(`${target}/${document}/edit`));
  return (
    <>
      <link rel="stylesheet" href={stylesUrl} precedence="default" />
      {source === undefined ? (
        <DocumentEditor key={key} target={target} source={null} login={login} onCreated={nameAddress} />
      ) : (
        <Loaded query={source} loading={<Loading />}>
          {(document) => (
            <DocumentEditor key={id} target={target} source={document} login={login} onCreated={nameAddress} />
          )}
        </Loaded>
      )}
    </>
  );
};
