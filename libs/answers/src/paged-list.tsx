import { Button, Notice, Skeleton, SkeletonGroup, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Answer, Loaded, type LoadedProps } from './loaded.tsx';

/** The result of an infinite query whose answers are lists. */
export interface PagedAnswer<Item> extends Answer<{ pages: readonly { items: readonly Item[] }[] }> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

const LoadMore = ({ list }: { list: PagedAnswer<unknown> }) => {
  const { t } = useLingui();
  return (
    <Stack gap={3} className="hk-load-more">
      {list.isFetchNextPageError && (
        <Notice tone="error" live="alert">
          {t`The rest could not be loaded. Try again.`}
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
  /** Spoken: "Loading your roles". */
  label: string;
  rows: number;
  /** Height of what will stand there, in px. */
  height: number;
}

/** Rows of the size of what is being loaded. */
export const ListSkeleton = ({ label, rows, height }: ListSkeletonProps) => (
  <SkeletonGroup label={label}>
    <Stack gap={3}>
      {Array.from({ length: rows }, (_, place) => (
        <Skeleton key={place} variant="card" height={height} />
      ))}
    </Stack>
  </SkeletonGroup>
);

export interface PagedListProps<Item> extends Pick<LoadedProps<unknown>, 'loading' | 'level'> {
  list: PagedAnswer<Item>;
  /** Stands in where there is not one item. */
  empty: ReactNode;
  /** Draws everything that has been loaded so far. */
  children: (items: readonly Item[]) => ReactNode;
}

/** A list of any length: its place while it loads, why it cannot be loaded, what to do where it is empty, and its rest. */
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
