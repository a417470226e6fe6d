import { ListSkeleton, Loaded, PagedList } from '@hoshikraft/async-state';
import { type ReferralPeriod, referralQueries } from '@hoshikraft/api-client';
import { EmptyState, Section } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { TabHead } from '../cabinet/tab-head.tsx';
import { ChartLoading } from '../../servers/charts/chart-loading.tsx';
import { PeriodControl } from '../../servers/charts/period-control.tsx';
import { definePage } from '../../framework/page/define-page.ts';
import { InviteFunnel } from './invite-funnel.tsx';
import { InviteLink } from './invite-link.tsx';
import { InvitedList } from './invited-list.tsx';
import './invite.css';

const periodIn = (search: URLSearchParams): ReferralPeriod => (search.get('period') === '1y' ? '1y' : '1m');

const page = definePage({
  queries: ({ api, search }) => ({ referral: referralQueries.own(api, periodIn(search)) }),
  optional: ({ api }) => ({ invited: referralQueries.invited(api) }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Period = () => {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const choose = (period: ReferralPeriod) =>
    setSearch(period === '1m' ? {} : { period }, { replace: true, preventScrollReset: true });
  return (
    <PeriodControl
      value={periodIn(search)}
      options={[
        { value: '1m', label: t`31 days` },
        { value: '1y', label: t`12 months` },
      ]}
      onChange={choose}
    />
  );
};

const InvitePage = () => {
  const { t } = useLingui();
  const { referral, invited } = page.use();
  return (
    <>
      <TabHead title={t`Invite friends`} lead={t`Get coins for every hour your friends play.`} />
      <Loaded query={referral} loading={<ChartLoading />}>
        {(own) => (
          <>
            <InviteLink referral={own} />
            <Section title={t`Referral stats`} action={<Period />}>
              <InviteFunnel referral={own} />
            </Section>
          </>
        )}
      </Loaded>
      <Section title={t`Your friends`}>
        <PagedList
          list={invited}
          loading={<ListSkeleton label={t`Loading your friends`} rows={4} height={64} />}
          empty={
            <EmptyState
              title={t`No one has signed up with your link yet`}
              text={t`Copy the link above and send it to a friend: they'll appear here once they sign up.`}
            />
          }
        >
          {(friends) => <InvitedList friends={friends} />}
        </PagedList>
      </Section>
    </>
  );
};

export default InvitePage;
