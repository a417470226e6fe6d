import type { Schemas } from '@hoshikraft/api-client';
import type { QueryState, PagedQueryState } from '@hoshikraft/async-state';
import { hasPermission, useSession } from '@hoshikraft/auth-session';
import { Button, PageColumn, PageTitle, Row } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../../framework/page/page-head.tsx';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import { type ReadTarget, viewOf } from '../documents-view.ts';
import { DocumentList } from './document-list.tsx';
import { ListFilters } from './list-filters.tsx';
import './documents-page.css';

/** How long a list is looked at before what reads a document is fetched, in ms (docs/product/content.md#reading). */
const LOOKED_AT_MS = 1000;

/** Fetches the page that a card leads to before it is pressed: on a slow line its scripts would come one after another. */
const useReadingAhead = (): void =>
  useEffect(() => {
    const timer = setTimeout(() => {
      // Nothing is lost without it: the press fetches it then.
      import('../reading/reading-page.tsx').catch(() => undefined);
    }, LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, []);

export interface DocumentsPageProps {
  target: ReadTarget;
  title: string;
  lead: string;
  list: PagedQueryState<Schemas['DocumentCard']>;
  tags: QueryState<Schemas['DocumentTagList']>;
}

/** A list of documents with what it can be narrowed to. */
export const DocumentsPage = ({ target, title, lead, list, tags }: DocumentsPageProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  useReadingAhead();
  const view = viewOf(useSearchParams()[0]);
  const session = useSession();
  const mayWrite = hasPermission(session, 'web.documents.create');
  const mayEdit = hasPermission(session, 'web.documents.edit');
  return (
    <PageColumn page sky>
      <PageHead title={title} description={lead} hidden={view.q !== ''} />
      <PageTitle
        title={title}
        lead={lead}
        action={
          (mayWrite || mayEdit) && (
            <Row gap={2}>
              {mayEdit && (
                <Button variant="quiet" startIcon="folder" href={to('documents/work')}>
                  {t`Drafts and trash`}
                </Button>
              )}
              {mayWrite && (
                <Button startIcon="pen" href={to(`${target}/create`)}>
                  {target === 'news' ? t`Write news` : t`Describe a mod`}
                </Button>
              )}
            </Row>
          )
        }
      />
      <ListFilters target={target} view={view} tags={tags.data?.items ?? []} />
      <DocumentList target={target} view={view} list={list} />
    </PageColumn>
  );
};
