import { Button, Notice, Skeleton, SkeletonGroup, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type QueryState, Loaded, type LoadedProps } from './loaded.tsx';

/** State of an infinite query whose pages are lists. */
export interface PagedQueryState<Item> extends QueryState<{ pages: readonly { items: readonly Item[] }[] }> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

const LoadMore = ({ list }: { list: PagedQueryState<unknown> }) => {
  const { t } = useLingui();
  return (
    <Stack gap={3} className="hk-load-more">
      {list.isFetchNextPageError && (
        <Notice tone="error" live="alert">
          {t`Couldn't load the rest. Try again.`}
        </Notice>
      )}
      <Button
        loading={list.isFetchingNextPage}
        loadingLabel={t`Loading`}
        endIcon="chevron-down"
        onClick={() => void list.fetchNextPage()}
      >
        {t`Show more`}
      </Button>
    </Stack>
  );
};

export interface ListSkeletonProps {
  /** Read by screen readers: "Loading your roles". */
  label: string;
  rows: number;
  /** Height of one row, in px. */
  height: number;
}

/** Placeholder rows of the same size as the items being loaded. */
export const ListSkeleton = ({ label, rows, height }: ListSkeletonProps) => (
  <SkeletonGroup label={label}>
    <Stack gap={3}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} variant="card" height={height} />
      ))}
    </Stack>
  </SkeletonGroup>
);

export interface PagedListProps<Item> extends Pick<LoadedProps<unknown>, 'loading' | 'level'> {
  list: PagedQueryState<Item>;
  /** Shown if there are no items. */
  empty: ReactNode;
  /** Renders all items loaded so far. */
  children: (items: readonly Item[]) => ReactNode;
}

/** A paged list with its loading, failed and empty states, and a button that loads the next page. */
export function PagedList<Item>({ list, loading, level, empty, children }: PagedListProps<Item>) {
  return (
    <Loaded query={list} loading={loading} level={level}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return empty;
        return (
          <>
            {children(items)}
            {list.hasNextPage && <LoadMore list={list} />}
          </>
        );
      }}
    </Loaded>
  );
}
