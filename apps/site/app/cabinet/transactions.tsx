import { ListSkeleton, PagedList } from '@hoshikraft/answers';
import { paymentQueries, type Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, DataList, EmptyState, Icon, type IconName } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { definePage } from '../page/define-page.ts';
import { usePagePath } from '../page/site-facts.tsx';
import { TabHead } from './tab-head.tsx';

const page = definePage({ queries: ({ api }) => ({ history: paymentQueries.history(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

type Entry = Schemas['MoneyEntry'];

const ICONS: Readonly<Record<Entry['kind'], IconName>> = {
  top_up: 'wallet',
  top_up_bonus: 'percent',
  purchase: 'crown',
  gift: 'gift',
  unban: 'key',
  unban_refund: 'refresh',
  order_refund: 'refresh',
  role_transfer: 'transfer',
  opening: 'star',
};

const Empty = () => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <EmptyState
      title={t`No transactions yet`}
      text={t`Your top-ups, bonuses and purchases will show up here.`}
      actions={
        <Button startIcon="wallet" href={to('pay')}>
          {t`Top up`}
        </Button>
      }
    />
  );
};

const Ledger = ({ entries }: { entries: readonly Entry[] }) => {
  const { t } = useLingui();
  const { money, moneyChange, dateTime } = useFormats();
  return (
    <DataList
      caption={t`Transactions, newest first`}
      rows={entries}
      getKey={({ id }) => id}
      columns={[
        {
          key: 'what',
          header: t`What for`,
          lead: true,
          render: ({ kind, description }) => (
            <span className="cabinet-entry">
              <span className={`cabinet-entry__icon cabinet-entry__icon--${kind}`}>
                <Icon name={ICONS[kind]} />
              </span>
              {description}
            </span>
          ),
        },
        { key: 'at', header: t`When`, render: ({ at }) => <time dateTime={at}>{dateTime(at)}</time> },
        {
          key: 'amount',
          header: t`Amount`,
          align: 'number',
          render: ({ amount }) => (
            <span className={amount > 0 ? 'cabinet-entry__sum cabinet-entry__in' : 'cabinet-entry__sum'}>
              {moneyChange(amount)}
            </span>
          ),
        },
        {
          key: 'balance',
          header: t`Balance after`,
          align: 'number',
          render: ({ balanceAfter }) => money(balanceAfter),
        },
      ]}
    />
  );
};

const Transactions = () => {
  const { t } = useLingui();
  const { history } = page.use();
  return (
    <PagedList
      list={history}
      loading={<ListSkeleton label={t`Loading your transactions`} rows={6} height={64} />}
      empty={<Empty />}
    >
      {(entries) => <Ledger entries={entries} />}
    </PagedList>
  );
};

const TransactionsPage = () => {
  const { t } = useLingui();
  return (
    <>
      <TabHead title={t`Transactions`} lead={t`Everything that changed your balance, newest first.`} />
      <Transactions />
    </>
  );
};

export default TransactionsPage;
