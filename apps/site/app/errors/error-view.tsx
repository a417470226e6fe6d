import { Button, ErrorState, ForbiddenState, NotFoundState, OfflineState, PageColumn } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { PageFailure } from '../page/define-page.ts';
import { PageHead } from '../page/page-head.tsx';
import { usePagePath } from '../page/site-facts.tsx';

interface Words {
  title: string;
  text: string;
}

const useWords = (status: number, failure: PageFailure | undefined): Words => {
  const { t } = useLingui();
  if (status === 404) {
    return {
      title: t`Page Not Found`,
      text: t`There is nothing at this address. It may have moved, or it may never have existed.`,
    };
  }
  if (failure?.code === 'NO_CONNECTION') {
    return {
      title: t`Unable to connect to the server`,
      text: t`Wait a little and try again. Nothing you own is lost.`,
    };
  }
  return {
    title: failure?.message || t`Internal Server Error`,
    text: failure?.description ?? t`Something went wrong on our side. Try again in a minute.`,
  };
};

const stateFor = (status: number, failure: PageFailure | undefined) => {
  if (status === 404) return NotFoundState;
  if (status === 401 || status === 403) return ForbiddenState;
  return failure?.code === 'NO_CONNECTION' ? OfflineState : ErrorState;
};

/** The error page: status code, status message, description, and where to go from here (product.md section 2). */
export const ErrorView = ({ status, failure }: { status: number; failure?: PageFailure | undefined }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { title, text } = useWords(status, failure);
  const requestId = failure?.requestId;
  const State = stateFor(status, failure);
  return (
    <PageColumn page sky>
      <PageHead title={title} description={text} hidden />
      <State
        level={1}
        title={title}
        text={text}
        code={requestId ? t`Error ${status}, request ${requestId}` : t`Error ${status}`}
        actions={
          <>
            {status !== 404 && (
              <Button variant="primary" startIcon="refresh" onClick={() => window.location.reload()}>
                {t`Try again`}
              </Button>
            )}
            <Button variant={status === 404 ? 'primary' : 'secondary'} href={to('')}>
              {t`Go to the home page`}
            </Button>
            {status === 404 && (
              <Button variant="secondary" href={to('servers')}>
                {t`See the servers`}
              </Button>
            )}
          </>
        }
      />
    </PageColumn>
  );
};
