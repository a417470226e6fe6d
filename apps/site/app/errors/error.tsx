import { useSearchParams } from 'react-router';
import { SiteFrame } from '../shell/site-frame.tsx';
import { ErrorView } from './error-view.tsx';

const statusOf = (value: string | null): number => {
  const status = Number(value);
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
};

/** Only the status comes from the address: words put into a link would be words in our name. */
const ErrorPage = () => {
  const [search] = useSearchParams();
  return (
    <SiteFrame>
      <ErrorView status={statusOf(search.get('status'))} />
    </SiteFrame>
  );
};

export default ErrorPage;
