import { ListSkeleton, type PagedQueryState, PagedList } from '@hoshikraft/async-state';
import { paymentQueries } from '@hoshikraft/api-client';
import { useLocale } from '@hoshikraft/i18n';
import { Button, EmptyState } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useMain } from '../../framework/page/use-main.ts';
import { HistoryFilters } from './history-filters.tsx';
import { type HistoryEntry, HistoryLedger } from './history-ledger.tsx';
import {
  addressOf,
  apiQueryOf,
  type HistoryView,
  isFiltered,
  tableAddress,
  viewOf,
  withoutFilters,
} from './history-view.ts';
import { TabHead } from './tab-head.tsx';

const page = definePage({
  queries: ({ api, search, main }) => {
    const view = viewOf(search, main);
    const { server } = view;
    const wanted = apiQueryOf(view);
    return {
      history: server === null ? paymentQueries.history(api, wanted) : paymentQueries.coins(api, server, wanted),
    };
  },
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Empty = ({ view }: { view: HistoryView }) => {
  const { t } = useLingui();
  const to = usePagePath();
  if (isFiltered(view)) {
    return (
      <EmptyState
        title={t`No matching transactions`}
        text={t`Choose another type or a longer period.`}
        actions={
          <Button startIcon="refresh" href={to(addressOf(withoutFilters(view)))}>
            {t`Show everything`}
          </Button>
        }
      />
    );
  }
  if (view.server !== null) {
    return (
      <EmptyState
        title={t`No coin transactions yet`}
        text={t`Daily bonuses, rewards for invited friends and transfers will appear here.`}
        actions={
          <Button startIcon="lantern" href={to('cabinet/bonus')}>
            {t`Go to daily bonus`}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t`No transactions yet`}
      text={t`Your top-ups, bonuses and purchases will appear here.`}
      actions={
        <Button startIcon="wallet" href={to('pay')}>
          {t`Top up`}
        </Button>
      }
    />
  );
};

const Shown = ({ view, entries }: { view: HistoryView; entries: readonly HistoryEntry[] }) => {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <>
      <div className="cabinet-history-table">
        <Button component="a" startIcon="download" href={tableAddress(view, locale)} download>
          {t`Download as CSV`}
        </Button>
      </div>
      <HistoryLedger entries={entries} ofCoins={view.server !== null} />
    </>
  );
};

const Transactions = ({ view }: { view: HistoryView }) => {
  const { t } = useLingui();
  const { history } = page.use();
  return (
    <PagedList
      list={history as PagedQueryState<HistoryEntry>}
      loading={<ListSkeleton label={t`Loading your transactions`} rows={6} height={64} />}
      empty={<Empty view={view} />}
    >
      {(entries) => <Shown view={view} entries={entries} />}
    </PagedList>
  );
};

const TransactionsPage = () => {
  const { t } = useLingui();
  const view = viewOf(useSearchParams()[0], useMain());
  return (
    <>
      <TabHead
        title={t`Transactions`}
        lead={t`All changes to your balance and your coins on each server, newest first.`}
      />
      <HistoryFilters view={view} />
      <Transactions view={view} />
    </>
  );
};

export default TransactionsPage;
