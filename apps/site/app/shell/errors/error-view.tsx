import { Button, ErrorState, ForbiddenState, NotFoundState, OfflineState, PageColumn } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { PageFailure } from '../../framework/page/page-failure.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useSiteSearch } from '../header-search.tsx';

interface ErrorMessages {
  title: string;
  text: string;
}

/** Title and text of an error page. */
export const useErrorMessages = (status: number, failure: PageFailure | undefined): ErrorMessages => {
  const { t } = useLingui();
  if (status === 404) {
    return {
      title: t`Page Not Found`,
      text: t`There's nothing at this address: the page may have moved or never existed. Check the address or search the site.`,
    };
  }
  if (failure?.code === 'NO_CONNECTION') {
    return {
      title: t`Unable to connect to the server`,
      text: t`Wait a moment and try again. Nothing is lost.`,
    };
  }
  return {
    title: failure?.message || t`Internal Server Error`,
    text: failure?.description ?? t`Something went wrong on our side. Try again in a minute.`,
  };
};

const STATES = { missing: NotFoundState, forbidden: ForbiddenState, offline: OfflineState, error: ErrorState };

export const kindOf = (status: number, failure: PageFailure | undefined): keyof typeof STATES => {
  if (status === 404) return 'missing';
  if (status === 401 || status === 403) return 'forbidden';
  return failure?.code === 'NO_CONNECTION' ? 'offline' : 'error';
};

const SearchButton = () => {
  const { t } = useLingui();
  const { button, dialog } = useSiteSearch();
  return (
    <>
      <Button variant="secondary" startIcon="search" loadingLabel={t`Opening the search`} {...button}>
        {t`Search the site`}
      </Button>
      {dialog}
    </>
  );
};

/** Buttons of an error page: home page and retry, or a search where there is nothing to find. */
export const ErrorActions = ({ missing, onRetry }: { missing: boolean; onRetry: () => void }) => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <>
      {!missing && (
        <Button variant="primary" startIcon="refresh" onClick={onRetry}>
          {t`Try again`}
        </Button>
      )}
      <Button variant={missing ? 'primary' : 'secondary'} href={to('')}>
        {t`Go to the home page`}
      </Button>
      {missing && <SearchButton />}
    </>
  );
};

/** Error page: status code, status message, description and actions (docs/product/site-shell.md#errors). */
export const ErrorView = ({ status, failure }: { status: number; failure?: PageFailure | undefined }) => {
  const { t } = useLingui();
  const { title, text } = useErrorMessages(status, failure);
  const requestId = failure?.requestId;
  const State = STATES[kindOf(status, failure)];
  return (
    <PageColumn page sky>
      <PageHead title={title} description={text} hidden />
      <State
        level={1}
        title={title}
        text={text}
        code={requestId ? t`Error ${status}, request ${requestId}` : t`Error ${status}`}
        actions={<ErrorActions missing={status === 404} onRetry={() => window.location.reload()} />}
      />
    </PageColumn>
  );
};
