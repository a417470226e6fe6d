import { ListSkeleton, PagedList } from '@hoshikraft/async-state';
import { banQueries } from '@hoshikraft/api-client';
import { Button, EmptyState, PageColumn, PageTitle } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { BanFilters } from './ban-filters.tsx';
import { BanTable } from './ban-table.tsx';
import './bans.css';
import { addressOf, type BansView, NO_FILTERS, isFiltered, viewOf, toBansFilter } from './bans-view.ts';
import { OwnBan } from './own-ban.tsx';

const page = definePage({
  queries: ({ api, search }) => ({ bans: banQueries.list(api, toBansFilter(viewOf(search))) }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Empty = ({ view }: { view: BansView }) => {
  const { t } = useLingui();
  const to = usePagePath();
  if (!isFiltered(view)) {
    return <EmptyState title={t`No one is banned`} text={t`Everyone plays by the rules. Let's keep it that way.`} />;
  }
  return (
    <EmptyState
      title={t`No bans found`}
      text={t`Check the start of the nickname or clear the filters.`}
      actions={
        <Button startIcon="refresh" href={to(addressOf(NO_FILTERS))}>
          {t`Show all bans`}
        </Button>
      }
    />
  );
};

const BanlistPage = () => {
  const { t } = useLingui();
  const view = viewOf(useSearchParams()[0]);
  const { bans } = page.use();
  const about = t`Who's banned, why, by whom and until when.`;
  return (
    <PageColumn page sky>
      <PageHead title={t`Ban list`} description={about} hidden />
      <PageTitle title={t`Ban list`} lead={about} />
      <OwnBan />
      <BanFilters view={view} />
      <PagedList
        list={bans}
        loading={<ListSkeleton label={t`Loading the bans`} rows={8} height={64} />}
        empty={<Empty view={view} />}
      >
        {(items) => <BanTable bans={items} />}
      </PagedList>
    </PageColumn>
  );
};

export default BanlistPage;
