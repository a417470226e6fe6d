import { Loaded } from '@hoshikraft/async-state';
import { bonusQueries } from '@hoshikraft/api-client';
import { useTimeZone } from '@hoshikraft/i18n';
import { Notice, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { TabHead } from '../cabinet/tab-head.tsx';
import { definePage } from '../../framework/page/define-page.ts';
import { BonusSteps, type BonusStepsProps } from './bonus-steps.tsx';
import './bonus.css';
import { ClaimCard } from './claim-card.tsx';
import { ComingBonuses } from './coming-bonuses.tsx';
import { msUntilChange } from './next-change.ts';
import { StreakCalendar } from './streak-calendar.tsx';

const page = definePage({ optional: ({ api }) => ({ status: bonusQueries.status(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your bonus`}>
      <div className="bonus">
        {[168, 316, 320].map((height) => (
          <Skeleton key={height} variant="card" height={height} />
        ))}
      </div>
    </SkeletonGroup>
  );
};

/** Refetches the status once it becomes outdated, at most a second late. */
const useRefetchOnChange = ({ status, onCheck }: Pick<BonusStepsProps, 'status' | 'onCheck'>): void => {
  const wait = msUntilChange(status, useTimeZone());
  const { now } = status;
  useEffect(() => {
    const timer = setTimeout(() => void onCheck(), wait + 500);
    return () => clearTimeout(timer);
  }, [wait, now, onCheck]);
};

const Bonus = ({ status, checking, onCheck }: BonusStepsProps) => {
  const { t } = useLingui();
  useRefetchOnChange({ status, onCheck });
  const offered = status.messengers.length > 0;
  return (
    <div className="bonus">
      {offered ? (
        <>
          <ClaimCard status={status} />
          {status.steps.some(({ done }) => !done) && (
            <BonusSteps status={status} checking={checking} onCheck={onCheck} />
          )}
        </>
      ) : (
        <Notice tone="info" title={t`No bonus to claim right now`}>
          {t`You can't complete the steps right now. Check back later.`}
        </Notice>
      )}
      {status.claims.length > 0 && <StreakCalendar status={status} />}
      {offered && <ComingBonuses status={status} />}
    </div>
  );
};

/** The daily bonus: three steps, a claim a day, and the days in a row (docs/product/money.md#daily-bonus). */
const BonusPage = () => {
  const { t } = useLingui();
  const { status: query } = page.use();
  return (
    <>
      <TabHead title={t`Daily bonus`} lead={t`Get coins every day for joining us on Telegram or VK.`} />
      <Loaded query={query} loading={<Loading />}>
        {(status) => <Bonus status={status} checking={query.isFetching} onCheck={query.refetch} />}
      </Loaded>
    </>
  );
};

export default BonusPage;
