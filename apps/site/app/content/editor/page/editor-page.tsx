import { Loaded } from '@hoshikraft/async-state';
import { documentWorkQueries } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { PageColumn, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { redirect, useLocation, useNavigate, useParams } from 'react-router';
import { definePage } from '../../../framework/page/define-page.ts';
import { pageContext } from '../../../framework/page/page-context.ts';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import type { LoaderArgs } from '../../documents/loader-args.ts';
import type { Target } from '../written.ts';
import stylesUrl from '../editor.css?url';
import { SAME_PAGE } from '../../../framework/page/same-page.ts';
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

/** The document that is open in the editor. */
interface Opened {
  /** React key of its editor. */
  name: string;
  /** Key of the document; undefined until its first save. */
  id: string | undefined;
  /** Whether it was created in this editor. */
  created: boolean;
  locale: string | undefined;
  /** Key of the history entry. */
  entry: string;
}

/** The open document: the same one after its first save gives it an address, and after a change of language. */
const useOpened = () => {
  const { key: entry } = useLocation();
  const { document_id: id, locale } = useParams();
  const [opened, setOpened] = useState<Opened>({ name: entry, id, created: false, locale, entry });
  if (opened.entry !== entry) {
    const isSame = id === opened.id && (id !== undefined || locale !== opened.locale);
    setOpened(isSame ? { ...opened, locale, entry } : { name: entry, id, created: false, locale, entry });
  }
  return { opened, setCreated: (key: string) => setOpened((now) => ({ ...now, id: key, created: true })) };
};

interface EditorPageProps {
  target: Target;
  source: ReturnType<ReturnType<typeof editorPage>['use']>['source'];
}

/** The editor of news, mods or server pages; its styles are loaded only here. */
export const EditorPage = ({ target, source }: EditorPageProps) => {
  const to = usePagePath();
  const navigate = useNavigate();
  const session = useSession();
  const { opened, setCreated } = useOpened();
  const login = session.kind === 'signed-in' ? session.auth.data.login : '';
  const nameAddress = (document: string): void => {
    setCreated(document);
    void navigate(to(`${target}/${document}/edit`), { replace: true, state: SAME_PAGE });
  };
  const editor = { target, login, onCreated: nameAddress };
  return (
    <>
      <link rel="stylesheet" href={stylesUrl} precedence="default" />
      {source === undefined || opened.created ? (
        <DocumentEditor key={opened.name} source={null} {...editor} />
      ) : (
        <Loaded query={source} loading={<Loading />}>
          {(document) => <DocumentEditor key={opened.name} source={document} {...editor} />}
        </Loaded>
      )}
    </>
  );
};
