import { authorizationQueries, cabinetQueries, twoFactorQueries } from '@hoshikraft/api-client';
import { Button, Heading } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { definePage } from '../../framework/page/define-page.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { type CabinetGroup, useCabinetGroups } from './cabinet-groups.ts';
import './overview.css';
import { PageRow } from './page-row.tsx';
import { RowList } from './row-list.tsx';
import { TabHead } from './tab-head.tsx';
import { type PageStates, usePageStates } from './use-page-states.ts';

const page = definePage({
  optional: ({ api }) => ({
    overview: cabinetQueries.overview(api),
    authorization: authorizationQueries.state(api),
    twoFactor: twoFactorQueries.state(api),
  }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Group = ({ group: { id, title, pages }, states }: { group: CabinetGroup; states: PageStates }) => (
  <section className="cabinet-group" aria-labelledby={`overview-${id}`}>
    <Heading level={2} size="h3" id={`overview-${id}`}>
      {title}
    </Heading>
    <RowList>
      {pages.map((one) => (
        <PageRow key={one.id} {...one} state={states[one.id]} />
      ))}
    </RowList>
  </section>
);

/** Every page of the cabinet with its state in a line: the list from which a phone opens them. */
const OverviewPage = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const groups = useCabinetGroups();
  const { overview, authorization, twoFactor } = page.use();
  const states = usePageStates({
    cabinet: overview.data,
    authorization: authorization.data,
    twoFactor: twoFactor.data,
  });
  return (
    <>
      <TabHead title={t`Account`} lead={t`Your game, money, appearance and security at a glance.`} />
      <div className="cabinet-overview">
        {groups.map((group) => (
          <Group key={group.id} group={group} states={states} />
        ))}
        <Button variant="quiet" startIcon="logout" href={to('logout')}>
          {t`Sign out`}
        </Button>
      </div>
    </>
  );
};

export default OverviewPage;
