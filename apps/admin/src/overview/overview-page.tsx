import { PageTitle } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

export const OverviewPage = () => {
  const { t } = useLingui();
  return <PageTitle title={t`Overview`} />;
};
