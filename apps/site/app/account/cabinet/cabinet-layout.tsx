import { cabinetQueries } from '@hoshikraft/api-client';
import { classNames, PageColumn } from '@hoshikraft/ui';
import { Outlet } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { useIsOverview } from './cabinet-groups.ts';
import { CabinetHead } from './cabinet-head.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { BackToOverview, CabinetRail } from './cabinet-rail.tsx';
import { StepUpProvider } from './step-up-provider.tsx';
import './cabinet-layout.css';
import './cabinet-lists.css';
import './cabinet.css';

const page = definePage({ optional: ({ api }) => ({ overview: cabinetQueries.overview(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Layout of the cabinet: its pages in groups at the left, the player, and the current page. */
const CabinetLayout = () => {
  const isOverview = useIsOverview();
  const { overview } = page.use();
  return (
    <PageColumn page sky>
      <div className={classNames('cabinet', isOverview && 'cabinet--overview')}>
        <CabinetRail />
        <div className="cabinet__page">
          {!isOverview && <BackToOverview />}
          {overview.data?.deleteAt != null && <DeletionNotice deleteAt={overview.data.deleteAt} />}
          <CabinetHead overview={overview} />
          <StepUpProvider>
            <Outlet />
          </StepUpProvider>
        </div>
      </div>
    </PageColumn>
  );
};

export default CabinetLayout;
