import type { ListedDocument, Schemas } from '@hoshikraft/api-client';
import type { QueryState, PagedQueryState } from '@hoshikraft/async-state';
import { hasPermission, useSession } from '@hoshikraft/auth-session';
import { Button, PageColumn, PageTitle, Row } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../../framework/page/page-head.tsx';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import { type ReadTarget, viewOf } from '../documents-view.ts';
import { DocumentList } from './document-list.tsx';
import { ListFilters } from './list-filters.tsx';
import './documents-page.css';

export interface DocumentsPageProps {
  target: ReadTarget;
  title: string;
  lead: string;
  list: PagedQueryState<ListedDocument>;
  tags: QueryState<Schemas['DocumentTagList']>;
}

/** A list of documents with its filters. */
export const DocumentsPage = ({ target, title, lead, list, tags }: DocumentsPageProps) => {
  const { t } = useLingui();
  const to = usePagePath();
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
                  {target === 'news' ? t`Write news` : t`Add a mod`}
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
