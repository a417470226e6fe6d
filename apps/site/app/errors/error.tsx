import { Row, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { PageHead } from '../page/page-head.tsx';
import { CompactPage } from '../shell/compact-page.tsx';
import { useWords, Ways } from './error-view.tsx';

/** Only the status comes from the address: words put into a link would be words in our name. */
const statusOf = (search: URLSearchParams): number => {
  const status = Number(search.get('status'));
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
};

/** What the page says of itself is its status too: searches and monitors read no words. */
export const loader = ({ url }: LoaderFunctionArgs) => data(null, { status: statusOf(url.searchParams) });

export const clientLoader = () => null;

/** The same as any error page in the compact layout. Loading it anew would only say the same again. */
const ErrorPage = () => {
  const status = statusOf(useSearchParams()[0]);
  const { t } = useLingui();
  const { title, text } = useWords(status, undefined);
  return (
    <CompactPage title={title} lead={text}>
      <PageHead title={title} description={text} hidden />
      <Text tone="muted">{t`Error ${status}`}</Text>
      <Row>
        <Ways missing={status === 404} retry={false} />
      </Row>
    </CompactPage>
  );
};

export default ErrorPage;
