import { ListSkeleton, PagedList } from '@hoshikraft/async-state';
import { documentWorkQueries, type Schemas } from '@hoshikraft/api-client';
import { hasPermission, useSession } from '@hoshikraft/auth-session';
import { Button, EmptyState, PageColumn, PageTitle, Row, Stack, Tabs } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import stylesUrl from './editor.css?url';
import { useStateWords } from './page/use-state-words.ts';
import { UnsavedDrafts } from './work/unsaved-drafts.tsx';
import { WorkItem } from './work/work-item.tsx';

type State = Schemas['DocumentState'];

const STATES: readonly State[] = ['draft', 'scheduled', 'published', 'unpublished', 'trash'];

/** The state in the URL; drafts by default. */
const stateIn = (search: URLSearchParams): State => STATES.find((state) => state === search.get('state')) ?? 'draft';

const page = definePage({
  queries: ({ api, search }) => ({ work: documentWorkQueries.list(api, { state: stateIn(search) }) }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const NewButtons = () => {
  const { t } = useLingui();
  const to = usePagePath();
  if (!hasPermission(useSession(), 'web.documents.create')) return null;
  return (
    <Row gap={2} className="work-new">
      <Button startIcon="plus" variant="primary" href={to('news/create')}>{t`Write news`}</Button>
      <Button startIcon="plus" href={to('mods/create')}>{t`Add a mod`}</Button>
      <Button startIcon="plus" href={to('servers/create')}>{t`Add a server page`}</Button>
    </Row>
  );
};

/** All documents by state: drafts, scheduled, published, trash. */
const WorkPage = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const labels = { ...useStateWords(), draft: t`Drafts`, trash: t`Trash` };
  const [search] = useSearchParams();
  const now = stateIn(search);
  const { work } = page.use();
  // The list is empty: the buttons stand in its place.
  const isEmpty = work.data?.pages[0]?.items.length === 0;
  const tabs = STATES.map((state) => ({
    href: to(`documents/work?state=${state}`),
    label: labels[state],
    current: state === now,
  }));
  return (
    <PageColumn page sky>
      <link rel="stylesheet" href={stylesUrl} precedence="default" />
      <PageHead
        title={t`Drafts and trash`}
        description={t`All news, mods and server pages, from draft to trash.`}
        hidden
      />
      <PageTitle title={t`Drafts and trash`} lead={t`All news, mods and server pages, from draft to trash.`} />
      <Stack gap={6}>
        {!isEmpty && <NewButtons />}
        <UnsavedDrafts />
        <Tabs label={t`State`} items={tabs} />
        <PagedList
          list={work}
          loading={<ListSkeleton label={t`Loading the documents`} rows={4} height={72} />}
          empty={
            now === 'trash' ? (
              <EmptyState title={t`The trash is empty`} text={t`What you delete stays here for 30 days.`} />
            ) : (
              <EmptyState
                title={t`Nothing here`}
                text={t`Open another tab or write something new.`}
                actions={<NewButtons />}
              />
            )
          }
        >
          {(items) => (
            <Stack as="ul" gap={3}>
              {items.map((item) => (
                <WorkItem key={item.key} item={item} />
              ))}
            </Stack>
          )}
        </PagedList>
      </Stack>
    </PageColumn>
  );
};

export default WorkPage;
