import { data, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { CompactError } from './error-view.tsx';

/** Only the status comes from the address: words put into a link would be words in our name. */
const statusOf = (search: URLSearchParams): number => {
  const status = Number(search.get('status'));
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
};

/** What the page says of itself is its status too: searches and monitors read no words. */
export const loader = ({ url }: LoaderFunctionArgs) => data(null, { status: statusOf(url.searchParams) });

export const clientLoader = () => null;

const ErrorPage = () => {
  const [search] = useSearchParams();
  return <CompactError status={statusOf(search)} />;
};

export default ErrorPage;
