import { ForbiddenState } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { StatePage } from './state-page.tsx';

/** The page has no token, or an outdated one: only the launcher itself can open it again. */
export const RefusedPage = () => {
  const { t } = useLingui();
  return (
    <StatePage title={t`Open the launcher again`}>
      <ForbiddenState
        level={1}
        title={t`Open the launcher again`}
        text={t`This page isn't connected to the running launcher: the launcher was restarted, or the address was opened by hand. Start the launcher from its icon; your downloads and sign-in are kept.`}
      />
    </StatePage>
  );
};
