import { ListSkeleton, type PagedQueryState, PagedList } from '@hoshikraft/async-state';
import { paymentQueries } from '@hoshikraft/api-client';
import { useLocale } from '@hoshikraft/i18n';
import { Button, EmptyState } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useMain } from '../../framework/page/use-main.ts';
import { useModalAddress } from '../../framework/page/use-modal-address.ts';
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
            {t`Go to the daily bonus`}
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

/** What can be done with the history: sending coins of the server, and downloading the entries that are shown. */
const Actions = ({ view, isEmpty }: { view: HistoryView; isEmpty: boolean }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const transfer = useModalAddress('transfer-coins');
  const download = t`Download as CSV`;
  return (
    <>
      {view.server !== null && (
        <Button startIcon="transfer" href={transfer}>
          {t`Send coins`}
        </Button>
      )}
      {!isEmpty && (
        <Button
          component="a"
          startIcon="download"
          href={tableAddress(view, locale)}
          title={download}
          aria-label={download}
          download
        >
          <span className="cabinet-history-bar__csv">{t`CSV`}</span>
        </Button>
      )}
    </>
  );
};

const Transactions = ({ view, list }: { view: HistoryView; list: PagedQueryState<HistoryEntry> }) => {
  const { t } = useLingui();
  return (
    <PagedList
      list={list}
      loading={<ListSkeleton label={t`Loading your transactions`} rows={6} height={64} />}
      empty={<Empty view={view} />}
    >
      {(entries) => <HistoryLedger entries={entries} ofCoins={view.server !== null} />}
    </PagedList>
  );
};

const TransactionsPage = () => {
  const { t } = useLingui();
  const view = viewOf(useSearchParams()[0], useMain());
  const list = page.use().history as PagedQueryState<HistoryEntry>;
  const isEmpty = list.data?.pages[0]?.items.length === 0;
  return (
    <>
      <TabHead
        title={t`Transactions`}
        lead={t`All changes to your balance and your coins on each server, newest first.`}
      />
      <HistoryFilters view={view} actions={<Actions view={view} isEmpty={isEmpty} />} />
      <Transactions view={view} list={list} />
    </>
  );
};

export default TransactionsPage;
