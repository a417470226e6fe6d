import { type PagedQueryState, PagedList } from '@hoshikraft/async-state';
import type { ListedDocument } from '@hoshikraft/api-client';
import { Button, EmptyState, Grid, Skeleton, SkeletonGroup, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import { DocumentCard } from '../document-card.tsx';
import { addressOf, type DocumentsView, NO_FILTERS, isFiltered, type ReadTarget } from '../documents-view.ts';

const CARD_WIDTH = 290;

const Loading = ({ target }: { target: ReadTarget }) => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={target === 'news' ? t`Loading the news` : t`Loading the mods`}>
      <Grid min={CARD_WIDTH} gap={5}>
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} variant="card" height={400} />
        ))}
      </Grid>
    </SkeletonGroup>
  );
};

const Empty = ({ target, view }: { target: ReadTarget; view: DocumentsView }) => {
  const { t } = useLingui();
  const to = usePagePath();
  if (isFiltered(view)) {
    return (
      <EmptyState
        title={t`Nothing found`}
        text={t`Try other words or clear the filters.`}
        actions={
          <Button startIcon="refresh" href={to(addressOf(target, { ...NO_FILTERS, sort: view.sort }))}>
            {t`Show everything`}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={target === 'news' ? t`No news yet` : t`No mods yet`}
      text={
        target === 'news'
          ? t`News appears first in our communities: the links are at the bottom of the page.`
          : t`Each server's card lists the mods it runs.`
      }
      actions={
        <Button startIcon="server" href={to('servers')}>
          {t`Browse servers`}
        </Button>
      }
    />
  );
};

/** The newest of all news is the lead story; in other orders and among found documents all are alike. */
const hasLead = (target: ReadTarget, view: DocumentsView): boolean =>
  target === 'news' && view.sort === 'newest' && !isFiltered(view);

export interface DocumentListProps {
  target: ReadTarget;
  view: DocumentsView;
  list: PagedQueryState<ListedDocument>;
}

/** The loaded documents of a view. */
export const DocumentList = ({ target, view, list }: DocumentListProps) => (
  <PagedList list={list} loading={<Loading target={target} />} empty={<Empty target={target} view={view} />}>
    {(cards) => {
      const lead = hasLead(target, view) ? cards[0] : undefined;
      const others = cards.filter((card) => card !== lead);
      return (
        <Stack gap={5}>
          {lead && (
            <ul className="documents-lead">
              <DocumentCard card={lead} lead />
            </ul>
          )}
          {others.length > 0 && (
            <Grid as="ul" min={CARD_WIDTH} gap={5} className="documents-list">
              {others.map((card) => (
                <DocumentCard key={card.id} card={card} />
              ))}
            </Grid>
          )}
        </Stack>
      );
    }}
  </PagedList>
);
