import { StatePicture } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { PageHead } from '../../framework/page/page-head.tsx';
import { CompactPage } from '../compact-page.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { ErrorActions, kindOf, useErrorMessages } from './error-view.tsx';

/** Reads only the status from the address: a text in a link could pretend to come from the site. */
const statusOf = (search: URLSearchParams): number => {
  const status = Number(search.get('status'));
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
};

/** Responds with the same HTTP status that the page shows, for search engines and monitoring. */
export const loader = ({ url }: LoaderFunctionArgs) => data(null, { status: statusOf(url.searchParams) });

export const clientLoader = () => null;

/** Opens the page that failed again. It is the one before: reloading this one would show the same error. */
const retryPrevious = (home: string): void => {
  if (window.history.length > 1) window.history.back();
  else window.location.assign(home);
};

/** Error page in the compact layout. */
const ErrorPage = () => {
  const status = statusOf(useSearchParams()[0]);
  const { t } = useLingui();
  const to = usePagePath();
  const { title, text } = useErrorMessages(status, undefined);
  return (
    <CompactPage title={title} lead={text}>
      <PageHead title={title} description={text} hidden />
      <StatePicture kind={kindOf(status, undefined)} />
      <div className="hk-state__actions">
        <ErrorActions missing={status === 404} onRetry={() => retryPrevious(to(''))} />
      </div>
      <p className="hk-state__code">{t`Error ${status}`}</p>
    </CompactPage>
  );
};

export default ErrorPage;
