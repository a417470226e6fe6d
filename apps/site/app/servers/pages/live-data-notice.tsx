import { Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMonitoring } from '../../framework/page/use-monitoring.ts';

/** Notice that live figures cannot be updated; renders nothing while they can. */
export const LiveDataNotice = () => {
  const { t } = useLingui();
  const { monitoring, lost } = useMonitoring();
  if (!lost) return null;
  return (
    <Notice tone="warn" live="status" title={t`Connection lost`}>
      {monitoring === undefined
        ? t`Couldn't load player counts. Retrying every 5 seconds.`
        : t`Showing the latest data we have. Retrying every 5 seconds.`}
    </Notice>
  );
};
