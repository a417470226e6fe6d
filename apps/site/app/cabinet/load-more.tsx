import { Button, Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

/** The part of an infinite query that its end needs. */
export interface LoadMoreProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

/** Goes on with a long list from where it stopped; nothing once it is at its end. */
export const LoadMore = ({ list }: LoadMoreProps) => {
  const { t } = useLingui();
  if (!list.hasNextPage) return null;
  return (
    <div className="cabinet-more">
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
    </div>
  );
};
