import { ListSkeleton, Loaded } from '@hoshikraft/answers';
import { refundQueries, type Schemas } from '@hoshikraft/api-client';
import { EmptyState } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { definePage } from '../page/define-page.ts';
import { RefundOfWipe } from './refund-of-wipe.tsx';
import './refund.css';
import { TabHead } from './tab-head.tsx';
import { useFollowRefunds } from './use-follow-refunds.ts';

const page = definePage({ queries: ({ api }) => ({ refunds: refundQueries.list(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Wipes = ({ wipes }: Schemas['Refunds']) => {
  const { t } = useLingui();
  if (wipes.length === 0) {
    return (
      <EmptyState
        title={t`No wipe lately`}
        text={t`When the worlds of a server are made anew, you can take back here what you spent there in the 14 days before.`}
      />
    );
  }
  return (
    <ul className="refunds">
      {wipes.map((wipe) => (
        <RefundOfWipe key={wipe.wipeId} wipe={wipe} />
      ))}
    </ul>
  );
};

const RefundPage = () => {
  const { t } = useLingui();
  const { refunds } = page.use();
  useFollowRefunds(refunds);
  return (
    <>
      <TabHead title={t`Refund after a wipe`} lead={t`What you spent on a server in the 14 days before its wipe.`} />
      <Loaded query={refunds} loading={<ListSkeleton label={t`Looking for wipes`} rows={2} height={200} />}>
        {({ wipes }) => <Wipes wipes={wipes} />}
      </Loaded>
    </>
  );
};

export default RefundPage;
